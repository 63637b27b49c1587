import Foundation

/// Makes one payment heard, by the first way that works.
///
/// Written rule for speech that would be too long: first the amount alone is spoken; if that is still too long, it is
/// cut off at the limit.
struct PaymentAnnouncer: Sendable {
    let voice: PaymentVoice
    let loader: MediaLoader
    let now: Date

    /// What the notification is to do.
    enum Outcome: Hashable, Sendable {
        /// Play the file of that name.
        case sound(named: String)
        /// Be silent, and add a local notification per sound, at those seconds from now.
        case chain([ChainLink])
        /// Be silent: it has been said.
        case said
    }

    struct ChainLink: Hashable, Sendable {
        var soundName: String
        var delay: Double
    }

    /// The most local notifications of one payment: what an app may have pending is limited.
    static let chainLimit = 20

    /// What the notification is to do; nil if no way worked.
    ///
    /// `problem` gets a line for each that did not.
    func announce(
        _ sentence: PaymentSentence,
        userInfo: PayloadCopy,
        problem: (String) -> Void
    ) async -> Outcome? {
        for way in voice.ways {
            do throws(SoundError) {
                return try await perform(way, sentence, userInfo)
            } catch {
                problem("voice: \(error)")
            }
        }
        return nil
    }

    private func perform(
        _ way: PaymentVoice.Way,
        _ sentence: PaymentSentence,
        _ userInfo: PayloadCopy
    ) async throws(SoundError) -> Outcome {
        switch way {
        case .spoken(let style):
            return .sound(named: try shelve(await speech(sentence, style)))
        case .serverFile(let path):
            return .sound(named: try await serverFile(path, userInfo))
        case .clips(let library):
            return .sound(named: try shelve(ClipSequence(sentence, from: library, longest: voice.longest).joined()))
        case .chain(let library):
            return .chain(try chain(ClipSequence(sentence, from: library, longest: voice.longest)))
        case .aloud(let style):
            try await SpeechAloud.speak(sentence.text, language: voice.language.voiceLanguage, style: style)
            return .said
        }
    }

    private func speech(_ sentence: PaymentSentence, _ style: SpeechStyle) async throws(SoundError) -> Waveform {
        var sound = Waveform(sampleRate: 1)
        for text in [sentence.text, sentence.amountText] {
            sound = try await SpeechRecorder.record(
                text,
                language: voice.language.voiceLanguage,
                style: style,
                longest: voice.longest
            )
            if sound.duration <= voice.longest { return sound }
        }
        return sound.cut(to: voice.longest)
    }

    private func serverFile(_ path: PayloadPath, _ userInfo: PayloadCopy) async throws(SoundError) -> String {
        guard let text = path.text(in: userInfo.value) else {
            throw SoundError("the payload has no address at \(path)")
        }
        guard let url = MediaWish.webAddress(text) else { throw SoundError("\(path) holds no http address") }
        let file: LoadedMedia
        do throws(MediaError) {
            file = try await loader.load(
                MediaWish(url: url, typeHint: nil),
                for: .notificationSound,
                name: "voice"
            )
        } catch {
            throw SoundError(error.description)
        }
        defer { try? FileManager.default.removeItem(at: file.url) }
        guard let data = try? Data(contentsOf: file.url) else { throw SoundError("the loaded sound cannot be read") }
        let header = try SoundFileHeader(data)
        if header.duration <= voice.longest {
            return try SoundsFolder(group: AppGroup(voice.group))
                .put(data, fileExtension: header.container.rawValue, now: now)
        }
        guard header.container == .wav else {
            throw SoundError(
                "the sound lasts \(Int(min(header.duration, 1e9))) seconds, and a \(header.container.rawValue) is not cut"
            )
        }
        return try shelve(Waveform(wav: data).cut(to: voice.longest))
    }

    private func chain(_ sequence: ClipSequence) throws(SoundError) -> [ChainLink] {
        guard sequence.clips.count <= Self.chainLimit else {
            throw SoundError("\(sequence.clips.count) words are more than the \(Self.chainLimit) of a chain")
        }
        // The push itself is shown first; a trigger's interval must be above zero.
        return zip(sequence.clips, sequence.beginnings()).map { clip, beginning in
            ChainLink(soundName: clip.fileName, delay: 0.5 + beginning)
        }
    }

    private func shelve(_ sound: Waveform) throws(SoundError) -> String {
        try SoundsFolder(group: AppGroup(voice.group)).put(sound.wavData(), fileExtension: "wav", now: now)
    }
}

/// A payload on its way to a parallel task.
///
/// `@unchecked Sendable`: a payload is property-list values (generating-a-remote-notification), which do not change;
/// the dictionary is a copy that nobody writes to.
struct PayloadCopy: @unchecked Sendable {
    let value: [AnyHashable: Any]
}
