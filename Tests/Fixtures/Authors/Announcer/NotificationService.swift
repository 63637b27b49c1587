import AVFoundation
import UserNotifications

class NotificationService: UNNotificationServiceExtension, AVSpeechSynthesizerDelegate {
    private let synthesizer = AVSpeechSynthesizer()
    private var contentHandler: ((UNNotificationContent) -> Void)?
    private var content: UNMutableNotificationContent!
    private var file: AVAudioFile?

    override func didReceive(_ request: UNNotificationRequest, withContentHandler contentHandler: @escaping (UNNotificationContent) -> Void) {
        self.contentHandler = contentHandler
        content = request.content.mutableCopy() as? UNMutableNotificationContent
        synthesizer.delegate = self
        let utterance = AVSpeechUtterance(string: content.body)
        utterance.voice = AVSpeechSynthesisVoice(language: "en-GB") ?? AVSpeechSynthesisVoice(language: AVSpeechSynthesisVoice.currentLanguageCode())
        utterance.rate = AVSpeechUtteranceDefaultSpeechRate
        utterance.pitchMultiplier = 1.1
        guard let sounds = sounds else {
            contentHandler(content)
            return
        }
        let url = sounds.appendingPathComponent("announcement.caf")
        try? FileManager.default.removeItem(at: url)
        synthesizer.write(utterance) { [self] (buffer: AVAudioBuffer) in
            guard let buffer = buffer as? AVAudioPCMBuffer else { return }
            if buffer.frameLength == 0 {
                file = nil
                content.sound = UNNotificationSound(named: UNNotificationSoundName(url.lastPathComponent))
                finish()
            } else {
                do {
                    if file == nil {
                        file = try AVAudioFile(
                            forWriting: url, settings: buffer.format.settings, commonFormat: .pcmFormatInt16, interleaved: false)
                    }
                    try file?.write(from: buffer)
                } catch {
                    print("speech:", error)
                    finish()
                }
            }
        }
    }

    private var sounds: URL? {
        guard let group = FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: "group.com.example.announcer") else { return nil }
        let folder = group.appendingPathComponent("Library/Sounds", isDirectory: true)
        try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        return folder
    }

    private func finish() {
        contentHandler?(content)
        contentHandler = nil
    }

    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance) {
        print("spoken \(utterance.speechString.count) letters")
    }

    override func serviceExtensionTimeWillExpire() {
        synthesizer.stopSpeaking(at: .immediate)
        finish()
    }
}
