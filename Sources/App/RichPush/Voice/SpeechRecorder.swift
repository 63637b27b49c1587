import Foundation

#if os(Linux)
import OpenAVFAudio
#else
import AVFoundation
#endif

/// Makes sound of text through `AVSpeechSynthesizer.write`.
///
/// `@unchecked Sendable`: the buffers come one after the other from the synthesizer, and everything mutable is only
/// touched inside `lock`.
final class SpeechRecorder: @unchecked Sendable {
    private let lock = NSLock()
    private let synthesizer = AVSpeechSynthesizer()
    private let longest: Double
    private var sound: Waveform?
    private var waiter: CheckedContinuation<Waveform?, Never>?

    private init(longest: Double) {
        self.longest = longest
    }

    /// The sound of a text.
    ///
    /// What is spoken beyond `longest` seconds is not kept; the sound is then a little longer than that, so that the
    /// caller sees that it is too long. Throws if nothing could be spoken.
    static func record(
        _ text: String,
        language: String,
        style: SpeechStyle,
        longest: Double
    ) async throws(SoundError) -> Waveform {
        let utterance = try utterance(text, language: language, style: style)
        let recorder = SpeechRecorder(longest: longest)
        let sound = await withTaskCancellationHandler {
            await withCheckedContinuation { waiter in
                recorder.lock.withLock { recorder.waiter = waiter }
                recorder.synthesizer.write(utterance) { recorder.take($0) }
                if Task.isCancelled { recorder.end() }
            }
        } onCancel: {
            recorder.end()
        }
        guard let sound, !sound.samples.isEmpty else { throw SoundError("no voice spoke \"\(text)\"") }
        return sound
    }

    static func utterance(
        _ text: String,
        language: String,
        style: SpeechStyle
    ) throws(SoundError) -> AVSpeechUtterance {
        let tag = style.voice ?? language
        guard let voice = AVSpeechSynthesisVoice(language: tag)
        else { throw SoundError("there is no voice that speaks \(tag)") }
        let utterance = AVSpeechUtterance(string: text)
        utterance.voice = voice
        utterance.rate = style.rate
        utterance.volume = style.volume
        utterance.pitchMultiplier = style.pitch
        return utterance
    }

    private func take(_ buffer: AVAudioBuffer) {
        guard let buffer = buffer as? AVAudioPCMBuffer, buffer.frameLength > 0 else { return end() }
        let rate = Int(buffer.format.sampleRate)
        let samples = Self.samples(of: buffer)
        let isFull = lock.withLock {
            var sound = self.sound ?? Waveform(sampleRate: rate)
            if sound.duration <= longest { sound.append(samples) }
            self.sound = sound
            return sound.duration > longest
        }
        if isFull { end() }
    }

    /// The first channel.
    private static func samples(of buffer: AVAudioPCMBuffer) -> [Int16] {
        let count = Int(buffer.frameLength)
        if let data = buffer.int16ChannelData?[0] {
            return (0..<count).map { data[$0 * buffer.stride] }
        }
        if let data = buffer.int32ChannelData?[0] {
            return (0..<count).map { Int16(truncatingIfNeeded: data[$0 * buffer.stride] >> 16) }
        }
        guard let data = buffer.floatChannelData?[0] else { return [] }
        return (0..<count).map { index in
            let sample = data[index * buffer.stride] * 32_768
            return sample.isNaN ? 0 : Int16(max(-32_768, min(32_767, sample)))
        }
    }

    private func end() {
        let (waiter, sound) = lock.withLock {
            defer { self.waiter = nil }
            return (self.waiter, self.sound)
        }
        waiter?.resume(returning: sound)
    }
}
