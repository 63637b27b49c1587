import CEspeak
import Foundation

/// espeak-ng, which is one per process: everything that calls it takes turns.
final class SpeechEngine: Sendable {
    static let shared = SpeechEngine()

    /// Samples per second that espeak-ng makes.
    static let sampleRate = 22_050
    static let format = AVAudioFormat(commonFormat: .pcmFormatInt16, sampleRate: 22_050, interleaved: false)

    /// The longest text of one utterance, in characters; the rest is not spoken.
    static let textLimit = 10_000

    private let lock = NSLock()
    private let isReady: Bool

    private init() {
        isReady = espeak_Initialize(AUDIO_OUTPUT_SYNCHRONOUS, 100, nil, 1 << 15) > 0
        espeak_SetSynthCallback { samples, count, events in
            SpeechEngine.current?.take(samples, count: Int(count), events: events) == false ? 1 : 0
        }
    }

    // Touched only between `lock.lock()` and `lock.unlock()` of the one engine: espeak-ng calls back on the thread that
    // called `espeak_Synth`, before that returns, and its own pointer for the caller's data is absent in some blocks.
    nonisolated(unsafe) private static var current: SpeechBlocks?

    /// Turns text into sound, block by block, before it returns; a `block` that returns false stops the speech.
    ///
    /// The result is false if espeak-ng cannot speak: its data is missing, or the voice is unknown to it.
    func speak(_ order: SpeechOrder, block: (SpeechBlock) -> Bool) -> Bool {
        lock.lock()
        defer { lock.unlock() }
        guard isReady, espeak_SetVoiceByName(order.voice) == EE_OK else { return false }
        espeak_SetParameter(espeakRATE, Int32(order.wordsPerMinute), 0)
        espeak_SetParameter(espeakVOLUME, Int32(order.volume), 0)
        espeak_SetParameter(espeakPITCH, Int32(order.pitch), 0)
        let text = String(order.text.prefix(Self.textLimit))
        return withoutActuallyEscaping(block) { block in
            Self.current = SpeechBlocks(block)
            defer { Self.current = nil }
            let result = text.withCString { pointer in
                espeak_Synth(
                    pointer,
                    strlen(pointer) + 1,
                    0,
                    POS_CHARACTER,
                    0,
                    UInt32(espeakCHARS_UTF8),
                    nil,
                    nil
                )
            }
            return result == EE_OK
        }
    }

    /// Every voice's file name and its readable name.
    func voiceNames() -> [(language: String, name: String)] {
        lock.lock()
        defer { lock.unlock() }
        guard isReady, var entry = espeak_ListVoices(nil) else { return [] }
        var voices: [(String, String)] = []
        while let voice = entry.pointee {
            // `languages` is a priority byte, then the name; the file of a language has the same name.
            if let languages = voice.pointee.languages, let name = voice.pointee.name {
                voices.append((String(cString: languages + 1), String(cString: name)))
            }
            entry += 1
        }
        return voices
    }
}

/// What to say, and how, in espeak-ng's measures.
struct SpeechOrder: Hashable, Sendable {
    var text: String
    var voice: String
    var wordsPerMinute: Int
    /// 0…200; 100 is normal.
    var volume: Int
    /// 0…99; 50 is normal.
    var pitch: Int
}

/// A piece of speech as it is made.
struct SpeechBlock: Sendable {
    var samples: [Int16]
    /// The words that begin: where in the sound, and where in the text, in characters.
    var words: [Word]

    struct Word: Hashable, Sendable {
        /// Seconds from the utterance's beginning.
        var time: Double
        var location: Int
        var length: Int
    }
}

/// Hands espeak-ng's blocks on.
private final class SpeechBlocks {
    private let block: (SpeechBlock) -> Bool

    init(_ block: @escaping (SpeechBlock) -> Bool) {
        self.block = block
    }

    func take(_ samples: UnsafeMutablePointer<Int16>?, count: Int, events: UnsafeMutablePointer<espeak_EVENT>?) -> Bool
    {
        guard let samples else { return true }
        var words: [SpeechBlock.Word] = []
        var next = events
        while let event = next, event.pointee.type != espeakEVENT_LIST_TERMINATED {
            if event.pointee.type == espeakEVENT_WORD {
                words.append(
                    SpeechBlock.Word(
                        time: Double(event.pointee.audio_position) / 1000,
                        location: max(0, Int(event.pointee.text_position) - 1),
                        length: Int(event.pointee.length)
                    )
                )
            }
            next = event + 1
        }
        return block(
            SpeechBlock(samples: Array(UnsafeBufferPointer(start: samples, count: count)), words: words)
        )
    }
}
