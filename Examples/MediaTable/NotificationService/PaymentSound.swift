import AVFoundation
import UserNotifications

/// Sounds of payments, in the app group's `Library/Sounds`, where the system looks for them.
///
/// Since iOS 12.1 an extension may not play anything by itself; the notification's sound is what is heard.
enum PaymentSound {
    /// A sound that the server has made.
    static func load(_ url: URL) async throws -> UNNotificationSound {
        let loaded = try await Downloads.file(from: url)
        let file = try place("pay.\(url.pathExtension)")
        try FileManager.default.moveItem(at: loaded, to: file)
        return UNNotificationSound(named: UNNotificationSoundName(file.lastPathComponent))
    }

    /// A sentence, spoken into a file.
    @MainActor static func speak(_ sentence: String) async throws -> UNNotificationSound {
        let file = try place("payments.caf")
        try await SpeechFile().write(sentence, language: "zh-CN", to: file)
        return UNNotificationSound(named: UNNotificationSoundName(file.lastPathComponent))
    }

    /// Where a sound of that name goes; the one of the last payment makes room.
    private static func place(_ name: String) throws -> URL {
        let files = FileManager.default
        let group = "group.com.example.MediaTable"
        guard let container = files.containerURL(forSecurityApplicationGroupIdentifier: group) else {
            throw CocoaError(.fileNoSuchFile)
        }
        let sounds = container.appendingPathComponent("Library/Sounds", isDirectory: true)
        try files.createDirectory(at: sounds, withIntermediateDirectories: true)
        let file = sounds.appendingPathComponent(name)
        try? files.removeItem(at: file)
        return file
    }
}

/// Speaks into a file.
@MainActor
final class SpeechFile {
    private let synthesizer = AVSpeechSynthesizer()

    /// Writes a text as a voice of that language speaks it.
    func write(_ text: String, language: String, to url: URL) async throws {
        let utterance = AVSpeechUtterance(string: text)
        utterance.voice = AVSpeechSynthesisVoice(language: language)
        var file: AVAudioFile?
        var ending: CheckedContinuation<Void, Error>?
        try await withCheckedThrowingContinuation { continuation in
            ending = continuation
            synthesizer.write(utterance) { buffer in
                guard let buffer = buffer as? AVAudioPCMBuffer else { return }
                // The last buffer is empty.
                guard buffer.frameLength > 0 else {
                    ending?.resume()
                    ending = nil
                    return
                }
                do {
                    if file == nil {
                        file = try AVAudioFile(
                            forWriting: url,
                            settings: buffer.format.settings,
                            commonFormat: .pcmFormatInt16,
                            interleaved: false
                        )
                    }
                    try file?.write(from: buffer)
                } catch {
                    ending?.resume(throwing: error)
                    ending = nil
                }
            }
        }
    }
}
