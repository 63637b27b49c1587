import Foundation

#if os(Linux)
import OpenAVFAudio
#else
import AVFoundation
#endif

/// Speaks at once, and returns when the speech has ended.
///
/// `@unchecked Sendable`: `waiter` is only touched inside `lock`, the synthesizer may be told to stop from anywhere.
final class SpeechAloud: NSObject, AVSpeechSynthesizerDelegate, @unchecked Sendable {
    private let lock = NSLock()
    private let synthesizer = AVSpeechSynthesizer()
    private var waiter: CheckedContinuation<Bool, Never>?

    /// - Throws: ``SoundError`` if the speech was broken off, or no voice speaks the language.
    static func speak(_ text: String, language: String, style: SpeechStyle) async throws(SoundError) {
        let utterance = try SpeechRecorder.utterance(text, language: language, style: style)
        let session = AVAudioSession.sharedInstance()
        try? session.setCategory(.playback, options: [.duckOthers])
        try? session.setActive(true)
        let speech = SpeechAloud()
        speech.synthesizer.delegate = speech
        let hasFinished = await withTaskCancellationHandler {
            await withCheckedContinuation { waiter in
                speech.lock.withLock { speech.waiter = waiter }
                speech.synthesizer.speak(utterance)
                if Task.isCancelled { speech.breakOff() }
            }
        } onCancel: {
            speech.breakOff()
        }
        try? session.setActive(false, options: .notifyOthersOnDeactivation)
        guard hasFinished else { throw SoundError("the speech was broken off") }
    }

    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance) {
        end(true)
    }

    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance) {
        end(false)
    }

    private func breakOff() {
        synthesizer.stopSpeaking(at: .immediate)
        end(false)
    }

    private func end(_ hasFinished: Bool) {
        let waiter = lock.withLock {
            defer { self.waiter = nil }
            return self.waiter
        }
        waiter?.resume(returning: hasFinished)
    }
}
