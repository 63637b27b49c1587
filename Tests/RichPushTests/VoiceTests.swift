import CarillonTesting
import Foundation
import Testing

@testable import RichPush

@Suite("Payment voice", .timeLimit(.minutes(1)))
struct VoiceTests {
    private static func voice(
        _ group: TestGroup,
        _ ways: [PaymentVoice.Way],
        sentence: TextTemplate = "支付宝到账{amount}",
        language: SpokenLanguage = .chinese
    ) -> PaymentVoice {
        PaymentVoice(amount: "params.pay", language: language, sentence: sentence, ways: ways, group: group.identifier)
    }

    private static func pay(
        _ amount: String,
        _ voice: PaymentVoice,
        more: [String: String] = [:],
        center: CenterAccess = .none
    ) async throws -> Delivered {
        let params = more.merging(["pay": amount]) { _, new in new }
        return try await Push.deliver(["params": params], center: center, configure: { $0.voice = voice })
    }

    /// The one sound in the group, which must be the notification's.
    private static func sound(_ group: TestGroup, of seen: Delivered) throws -> Waveform {
        let sounds = try group.sounds()
        let (name, data) = try #require(sounds.first)
        #expect(sounds.count == 1)
        #expect(seen.soundText.contains(name), "\(seen.soundText)")
        return try Waveform(wav: data)
    }

    @Test("A spoken sound is made and set, seconds long, not silent", arguments: SpokenLanguage.allCases)
    func spoken(language: SpokenLanguage) async throws {
        let group = try TestGroup()
        let sentence: TextTemplate = language == .chinese ? "支付宝到账{amount}" : "You received {amount}"
        let seen = try await Self.pay(
            "128.5",
            Self.voice(group, [.spoken(SpeechStyle())], sentence: sentence, language: language)
        )
        let sound = try Self.sound(group, of: seen)
        #expect(seen.problems == [])
        #expect(1...8 ~= sound.duration)
        #expect(sound.samples.contains { abs(Int($0)) > 3000 })
    }

    @Test("A longer amount takes longer to say: the amount is in the sound")
    func longerAmount() async throws {
        let groups = [try TestGroup(), try TestGroup()]
        let short = try await Self.pay("5", Self.voice(groups[0], [.spoken(SpeechStyle())]))
        let long = try await Self.pay("123456789.99", Self.voice(groups[1], [.spoken(SpeechStyle())]))
        let durations = (try Self.sound(groups[0], of: short).duration, try Self.sound(groups[1], of: long).duration)
        #expect(durations.1 > durations.0 + 2)
    }

    @Test("A sentence that would last half a minute or more is shortened to the amount")
    func shortened() async throws {
        let group = try TestGroup()
        let long = String(repeating: "感谢您的光临欢迎再次惠顾", count: 40)
        let seen = try await Self.pay(
            "100",
            Self.voice(group, [.spoken(SpeechStyle())], sentence: TextTemplate(long + "{amount}"))
        )
        #expect(try Self.sound(group, of: seen).duration < 5)
    }

    @Test("When even the amount is too long, the sound is cut at the limit")
    func cut() async throws {
        let group = try TestGroup()
        var voice = Self.voice(group, [.spoken(SpeechStyle())])
        voice.longest = 2
        let seen = try await Self.pay("9999999999999999.99", voice)
        #expect(try Self.sound(group, of: seen).duration == 2)
    }

    @Test("A server's speech file becomes the sound")
    func serverFile() async throws {
        let group = try TestGroup()
        let file = Sample.wav(2)
        try await MediaServer.run({ _ in .answer(200, ["Content-Type": "audio/wav"], file) }) { server in
            let seen = try await Self.pay(
                "1",
                Self.voice(group, [.serverFile("params.url")]),
                more: ["url": server.url("/a")]
            )
            #expect(try group.sounds().values.first == file)
            #expect(try Self.sound(group, of: seen).duration == 2)
        }
    }

    @Test("A server's speech file of 40 seconds is cut below 30, and an MP3 is refused for the next way")
    func serverFileLimits() async throws {
        let groups = [try TestGroup(), try TestGroup()]
        let answer: MediaServer.Answer = {
            .answer(200, [:], $0.path == "/long" ? Sample.wav(40) : Data("ID3".utf8) + Data(count: 500))
        }
        try await MediaServer.run(answer) { server in
            let long = try await Self.pay(
                "1",
                Self.voice(groups[0], [.serverFile("params.url")]),
                more: ["url": server.url("/long")]
            )
            #expect(try Self.sound(groups[0], of: long).duration == 29.5)

            let mp3 = try await Self.pay(
                "1",
                Self.voice(groups[1], [.serverFile("params.url"), .spoken(SpeechStyle())]),
                more: ["url": server.url("/mp3")]
            )
            #expect(mp3.problems.count == 1)
            #expect(try Self.sound(groups[1], of: mp3).duration < 5)
        }
    }

    /// Recorded words: each is as long as its name says, so that a joined sound tells which are in it.
    private static func clips(_ lengths: [String: Double]) throws -> ClipLibrary {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("Clips-\(UUID())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for (name, seconds) in lengths {
            try Sample.wav(seconds).write(to: folder.appendingPathComponent(name + ".wav"))
        }
        return ClipLibrary(folder: folder, opening: ["received"])
    }

    private static let words = ["received": 1, "1": 0.1, "100": 0.2, "5": 0.3, "yuan": 0.4, "0": 0.05, "fen": 0.6]

    @Test("A sentence is joined from recorded words in order")
    func joined() async throws {
        let group = try TestGroup()
        let seen = try await Self.pay("100.05", Self.voice(group, [.clips(try Self.clips(Self.words))]))
        // received 一 百 元 零 五 分
        #expect(abs(try Self.sound(group, of: seen).duration - (1 + 0.1 + 0.2 + 0.4 + 0.05 + 0.3 + 0.6)) < 0.001)
        #expect(seen.problems == [])
    }

    @Test("Too many seconds of recorded words: the amount alone, then whole words from its end")
    func joinedTooLong() throws {
        let library = try Self.clips(Self.words)
        let sentence = try #require(
            try PaymentSentence(
                PaymentVoice(amount: "pay", sentence: "{amount}", ways: [], group: ""),
                in: ["pay": "100.05"]
            )
        )
        let amount = try ClipSequence(sentence, from: library, longest: 2)
        let short = try ClipSequence(sentence, from: library, longest: 1)
        #expect(amount.clips.map(\.fileName) == ["1.wav", "100.wav", "yuan.wav", "0.wav", "5.wav", "fen.wav"])
        #expect(short.clips.map(\.fileName) == ["1.wav", "100.wav", "yuan.wav", "0.wav"])
        #expect(throws: SoundError.self) { try ClipSequence(sentence, from: library, longest: 0.01) }
    }

    @Test("A recorded word that is missing is named, and the push keeps its sound")
    func missingClip() async throws {
        let group = try TestGroup()
        let seen = try await Self.pay("7", Self.voice(group, [.clips(try Self.clips(Self.words))]))
        #expect(seen.hasSound)
        #expect(try group.sounds().isEmpty)
        #expect(seen.problems.first?.contains("7.wav") == true)
    }

    @Test("A chain adds one local notification per word, one behind the other, and the push itself is silent")
    func chain() async throws {
        let group = try TestGroup()
        let (links, added) = AsyncStream.makeStream(of: PaymentAnnouncer.ChainLink.self)
        let center = CenterAccess(
            register: { _, wanted in wanted },
            addSound: { link, _ in
                added.yield(link)
                return nil
            }
        )
        let seen = try await Self.pay("100", Self.voice(group, [.chain(try Self.clips(Self.words))]), center: center)
        added.finish()
        let chain = await links.reduce(into: []) { $0.append($1) }
        #expect(!seen.hasSound)
        #expect(chain.map(\.soundName) == ["received.wav", "1.wav", "100.wav", "yuan.wav"])
        #expect(zip(chain.map(\.delay), [0.5, 1.5, 1.6, 1.8]).allSatisfy { abs($0 - $1) < 0.001 })
    }

    @Test("Speaking at once holds the notification until the speech has ended, then it is silent")
    func aloud() async throws {
        let group = try TestGroup()
        let began = ContinuousClock.now
        var style = SpeechStyle()
        style.rate = 1
        let seen = try await Self.pay("1", Self.voice(group, [.aloud(style)], sentence: "{amount}"))
        #expect(!seen.hasSound)
        #expect(seen.problems == [])
        #expect(ContinuousClock.now - began > .milliseconds(200))
    }

    @Test(
        "Without a payment, with an amount that cannot be read, or without the group, the push keeps its sound",
        arguments: [("", 1), ("a lot", 1), ("99999999999999999999", 1)]
    )
    func unreadable(amount: String, problems: Int) async throws {
        let seen = try await Self.pay(amount, Self.voice(try TestGroup(), [.spoken(SpeechStyle())]))
        #expect(seen.hasSound)
        #expect(seen.problems.count == problems)
    }

    @Test("A payload without an amount is no payment: nothing is spoken, nothing complained of")
    func noPayment() async throws {
        let voice = Self.voice(try TestGroup(), [.spoken(SpeechStyle())])
        let seen = try await Push.deliver(["x": 1], configure: { $0.voice = voice })
        #expect(seen.hasSound)
        #expect(seen.problems == [])
    }

    @Test("A group that the extension is not entitled to is named")
    func noGroup() async throws {
        let voice = PaymentVoice(
            amount: "pay",
            sentence: "{amount}",
            ways: [.spoken(SpeechStyle())],
            group: "group.none"
        )
        let seen = try await Push.deliver(["pay": "1"], configure: { $0.voice = voice })
        #expect(seen.hasSound)
        #expect(seen.problems.first?.contains("group.none") == true)
    }

    @Test("Sounds of yesterday are removed, others' sounds are not")
    func oldSounds() async throws {
        let group = try TestGroup()
        try FileManager.default.createDirectory(at: group.soundFolder, withIntermediateDirectories: true)
        for name in ["richpush-old.wav", "ours.wav"] {
            let file = group.soundFolder.appendingPathComponent(name)
            try Sample.wav(1).write(to: file)
            try FileManager.default.setAttributes(
                [.modificationDate: Date(timeIntervalSince1970: 0)],
                ofItemAtPath: file.path
            )
        }
        _ = try await Self.pay("1", Self.voice(group, [.spoken(SpeechStyle())]))
        let names = try group.sounds().keys
        #expect(!names.contains("richpush-old.wav"))
        #expect(names.contains("ours.wav"))
        #expect(names.count == 2)
    }
}

@Suite("Sound files")
struct SoundFileTests {
    @Test("What is written is read again", arguments: [8_000, 22_050, 48_000])
    func roundTrip(rate: Int) throws {
        let sound = Waveform(sampleRate: rate, samples: [0, 1, -1, 32_767, -32_768, 12_345])
        #expect(try Waveform(wav: sound.wavData()) == sound)
        #expect(try SoundFileHeader(sound.wavData()).container == .wav)
    }

    @Test("A file that is cut off, or is something else, is refused or read as far as it goes")
    func broken() throws {
        let data = Sample.wav(1)
        for count in 0..<44 {
            #expect(throws: SoundError.self) { try Waveform(wav: data.prefix(count)) }
        }
        #expect(try Waveform(wav: data.prefix(44 + 800)).samples.count == 400)
        #expect(throws: SoundError.self) { try Waveform(wav: Sample.html) }
        #expect(throws: SoundError.self) { try SoundFileHeader(Data("ID3".utf8)) }
    }

    @Test("A length that is no number, or endless, cuts and fills within bounds")
    func lengthsWithoutEnd() {
        let sound = Waveform(sampleRate: 8_000, samples: [1, 2, 3])
        #expect(sound.cut(to: .infinity) == sound)
        #expect(sound.cut(to: .nan).samples.isEmpty && sound.cut(to: -1).samples.isEmpty)
        var filled = sound
        filled.appendSilence(.nan)
        #expect(filled == sound)
        filled.appendSilence(.infinity)
        #expect(filled.duration <= 3_601)
    }

    @Test("Other rates are brought to one, and keep their length")
    func resampled() {
        let sound = Waveform(sampleRate: 8_000, samples: (0..<8_000).map { Int16($0) })
        let other = sound.resampled(to: 22_050)
        #expect(other.samples.count == 22_050)
        #expect(other.samples.last.map { Int($0) } ?? 0 >= 7_998)
    }

    @Test("The length of aiff and caf files is read from their headers")
    func headers() throws {
        var aiff = Data("FORM".utf8) + Data([0, 0, 0, 0]) + Data("AIFFCOMM".utf8) + Data([0, 0, 0, 18, 0, 1])
        aiff += Data([0, 0, 0xAC, 0x44, 0, 16, 0x40, 0x0E, 0xAC, 0x44, 0, 0, 0, 0, 0, 0])
        #expect(try SoundFileHeader(aiff).duration == 1)
        var caf = Data("caff".utf8) + Data([0, 1, 0, 0]) + Data("desc".utf8) + Data([0, 0, 0, 0, 0, 0, 0, 32])
        caf += Swift.withUnsafeBytes(of: (8_000.0).bitPattern.bigEndian) { Data($0) } + Data("lpcm".utf8)
        for value: UInt32 in [0, 2, 1, 1, 16] { caf += Swift.withUnsafeBytes(of: value.bigEndian) { Data($0) } }
        caf += Data("data".utf8) + Data([0, 0, 0, 0, 0, 0, 0x3E, 0x84]) + Data(count: 16_004)
        #expect(try SoundFileHeader(caf).duration == 1)
        #expect(try SoundFileHeader(caf).container == .caf)
    }
}
