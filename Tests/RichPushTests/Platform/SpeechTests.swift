import Foundation
import OpenAVFAudio
import Synchronization
import Testing

@Suite("AVSpeechSynthesizer over espeak-ng", .timeLimit(.minutes(1)))
struct SpeechTests {
    private static func utterance(_ text: String, _ language: String = "en-US") throws -> AVSpeechUtterance {
        let utterance = AVSpeechUtterance(string: text)
        let voice: AVSpeechSynthesisVoice? = AVSpeechSynthesisVoice(language: language)
        utterance.voice = try #require(voice) as AVSpeechSynthesisVoice
        return utterance
    }

    /// What `write` makes, in seconds and loudness.
    private static func write(_ utterance: AVSpeechUtterance) async -> (seconds: Double, loudest: Int) {
        let sound = Mutex<(frames: Int, loudest: Int)>((0, 0))
        let synthesizer = AVSpeechSynthesizer()
        await withCheckedContinuation { done in
            synthesizer.write(utterance) { buffer in
                guard let buffer = buffer as? AVAudioPCMBuffer, buffer.frameLength > 0 else { return done.resume() }
                let samples = UnsafeBufferPointer(start: buffer.int16ChannelData?[0], count: Int(buffer.frameLength))
                sound.withLock {
                    $0.frames += samples.count
                    $0.loudest = max($0.loudest, samples.map { abs(Int($0)) }.max() ?? 0)
                }
            }
        }
        return sound.withLock { (Double($0.frames) / 22_050, $0.loudest) }
    }

    @Test("Text becomes sound; the last buffer is empty")
    func written() async throws {
        let sound = await Self.write(try Self.utterance("The app received one hundred yuan"))
        #expect(1...5 ~= sound.seconds)
        #expect(sound.loudest > 3000)
    }

    @Test("Faster speech is shorter, softer speech is softer")
    func rateAndVolume() async throws {
        let text = "The quick brown fox jumps over the lazy dog"
        let usual = await Self.write(try Self.utterance(text))
        let fast = try Self.utterance(text)
        fast.rate = AVSpeechUtteranceMaximumSpeechRate
        let soft = try Self.utterance(text)
        soft.volume = 0.2
        #expect(await Self.write(fast).seconds < usual.seconds * 0.7)
        #expect(await Self.write(soft).loudest < usual.loudest / 2)
    }

    @Test("Chinese text and the digits in it are read in Chinese")
    func chinese() async throws {
        let spelled = await Self.write(try Self.utterance("到账一百二十八点五元", "zh-CN"))
        let digits = await Self.write(try Self.utterance("到账128.5元", "zh-CN"))
        #expect(abs(spelled.seconds - digits.seconds) < 0.05)
    }

    @Test(
        "Voices by language",
        arguments: [("zh-CN", true), ("en-GB", true), ("de-DE", true), ("zh-HK", true), ("xx-XX", false)]
    )
    func voices(language: String, exists: Bool) {
        #expect((AVSpeechSynthesisVoice(language: language) != nil) == exists)
    }

    @Test("Every voice is found by its identifier")
    func identifiers() {
        let voices = AVSpeechSynthesisVoice.speechVoices()
        #expect(voices.count > 50)
        for voice in voices {
            #expect(AVSpeechSynthesisVoice(identifier: voice.identifier)?.identifier == voice.identifier)
        }
    }

    final class Listener: NSObject, AVSpeechSynthesizerDelegate, Sendable {
        let events = Mutex<[String]>([])
        var seen: [String] { events.withLock { $0 } }

        func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance) {
            events.withLock { $0.append("start") }
        }
        func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance) {
            events.withLock { $0.append("finish") }
        }
        func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance) {
            events.withLock { $0.append("cancel") }
        }
        func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didPause utterance: AVSpeechUtterance) {
            events.withLock { $0.append("pause") }
        }
        func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didContinue utterance: AVSpeechUtterance) {
            events.withLock { $0.append("continue") }
        }
        func speechSynthesizer(
            _ synthesizer: AVSpeechSynthesizer,
            willSpeakRangeOfSpeechString characterRange: NSRange,
            utterance: AVSpeechUtterance
        ) {
            let word = (utterance.speechString as NSString).substring(with: characterRange)
            events.withLock { $0.append(word) }
        }
    }

    @Test("The delegate hears the start, every word, and the end")
    func delegate() async throws {
        let listener = Listener()
        let synthesizer = AVSpeechSynthesizer()
        synthesizer.delegate = listener
        let utterance = try Self.utterance("one two three")
        utterance.rate = 1
        synthesizer.speak(utterance)
        #expect(await eventually { listener.seen.last == "finish" })
        #expect(listener.seen == ["start", "one", "two", "three", "finish"])
        #expect(await eventually { !synthesizer.isSpeaking })
    }

    @Test("Speech pauses, goes on, and stops; what waits behind it is cancelled")
    func pausing() async throws {
        let listener = Listener()
        let synthesizer = AVSpeechSynthesizer()
        synthesizer.delegate = listener
        synthesizer.speak(try Self.utterance("one two three four five six seven eight nine ten eleven twelve"))
        synthesizer.speak(try Self.utterance("never heard"))
        #expect(await eventually { listener.seen.contains("one") })
        #expect(synthesizer.pauseSpeaking(at: .immediate))
        #expect(await eventually { listener.seen.last == "pause" })
        #expect(synthesizer.isPaused)
        #expect(synthesizer.continueSpeaking())
        #expect(await eventually { listener.seen.contains("two") })
        #expect(synthesizer.stopSpeaking(at: .word))
        #expect(await eventually { listener.seen.count { $0 == "cancel" } == 2 && !synthesizer.isSpeaking })
        #expect(!listener.seen.contains("twelve"))
        #expect(!listener.seen.contains("never"))
        #expect(!synthesizer.stopSpeaking(at: .immediate))
    }

    @Test("Buffers are written to wav and caf files and read again", arguments: ["wav", "caf"])
    func files(kind: String) throws {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).\(kind)")
        defer { try? FileManager.default.removeItem(at: url) }
        let format = try #require(
            AVAudioFormat(commonFormat: .pcmFormatInt16, sampleRate: 22_050, channels: 1, interleaved: false)
        )
        let buffer = try #require(AVAudioPCMBuffer(pcmFormat: format, frameCapacity: 4))
        buffer.frameLength = 4
        for (index, sample) in [Int16](arrayLiteral: 0, 1000, -1000, 32_767).enumerated() {
            buffer.int16ChannelData?[0][index] = sample
        }
        let writing = try AVAudioFile(
            forWriting: url,
            settings: format.settings,
            commonFormat: .pcmFormatInt16,
            interleaved: false
        )
        try writing.write(from: buffer)
        try writing.write(from: buffer)

        let reading = try AVAudioFile(forReading: url)
        #expect(reading.length == 8)
        #expect(reading.processingFormat.sampleRate == 22_050)
        let read = try #require(AVAudioPCMBuffer(pcmFormat: reading.processingFormat, frameCapacity: 100))
        try reading.read(into: read)
        #expect(read.frameLength == 8)
        let samples = (0..<8).map { Int(((read.floatChannelData?[0][$0] ?? 0) * 32_768).rounded()) }
        #expect(samples == [0, 1000, -1000, 32_767, 0, 1000, -1000, 32_767])
    }

    @Test("A player plays a file for as long as it lasts")
    func player() async throws {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).wav")
        defer { try? FileManager.default.removeItem(at: url) }
        try Sample.wav(0.2).write(to: url)
        final class Listener: NSObject, AVAudioPlayerDelegate, Sendable {
            let ended = Mutex(false)
            func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {
                ended.withLock { $0 = flag }
            }
        }
        let listener = Listener()
        let player = try AVAudioPlayer(contentsOf: url)
        player.delegate = listener
        #expect(abs(player.duration - 0.2) < 0.001)
        #expect(player.play())
        #expect(player.isPlaying)
        #expect(await eventually { listener.ended.withLock { $0 } })
        #expect(!player.isPlaying)
        #expect(throws: (any Error).self) { try AVAudioPlayer(contentsOf: URL(fileURLWithPath: "/nowhere.wav")) }
    }
}
