/// Makes buffers of an utterance.
enum SpeechWriter {
    static func write(_ plan: SpeechPlan, to callback: (AVAudioBuffer) -> Void) {
        silence(plan.leadingSilence, to: callback)
        let spoke = SpeechEngine.shared.speak(plan.order) { block in
            deliver(block.samples, to: callback)
            return true
        }
        if spoke {
            silence(plan.trailingSilence, to: callback)
        } else {
            PlaybackReport.print("speech: espeak-ng cannot speak with the voice \(plan.order.voice)")
        }
        deliver([], to: callback)
    }

    private static func silence(_ seconds: Double, to callback: (AVAudioBuffer) -> Void) {
        guard seconds > 0 else { return }
        deliver(Array(repeating: 0, count: Int(seconds * Double(SpeechEngine.sampleRate))), to: callback)
    }

    private static func deliver(_ samples: [Int16], to callback: (AVAudioBuffer) -> Void) {
        let format = SpeechEngine.format
        guard let buffer = AVAudioPCMBuffer(pcmFormat: format, frameCapacity: UInt32(max(1, samples.count)))
        else { return }
        buffer.frameLength = UInt32(samples.count)
        if let channel = buffer.int16ChannelData?[0] {
            for (index, sample) in samples.enumerated() { channel[index] = sample }
        }
        callback(buffer)
    }
}
