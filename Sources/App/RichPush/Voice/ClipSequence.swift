import Foundation

/// Recorded words in the order they are said, read from their files.
///
/// Written rule for what would be too long: first the words around the amount are left out; then what still goes beyond
/// the limit is left out from the end, whole words at a time.
struct ClipSequence {
    struct Clip: Hashable, Sendable {
        let fileName: String
        let sound: Waveform
    }

    let clips: [Clip]
    let pause: Double

    /// The most words of one sentence.
    static let countLimit = 64

    /// - Throws: ``SoundError`` that names the file that is missing or is no WAV file.
    init(_ sentence: PaymentSentence, from library: ClipLibrary, longest: Double) throws(SoundError) {
        let amount = try Self.read(sentence.words.map(library.name), from: library)
        let opening = try Self.read(library.opening, from: library)
        let closing = try Self.read(library.closing, from: library)
        let whole = opening + amount + closing
        pause = library.pause
        clips =
            Self.duration(whole, pause) <= longest
            ? whole : Self.fitting(amount, pause: library.pause, longest: longest)
        guard !clips.isEmpty else { throw SoundError("no recorded word fits into \(longest) seconds") }
    }

    /// All in one; files of other rates are brought to the first one's.
    func joined() -> Waveform {
        var sound = Waveform(sampleRate: clips.first?.sound.sampleRate ?? 22_050)
        for (index, clip) in clips.enumerated() {
            if index > 0 { sound.appendSilence(pause) }
            sound.append(clip.sound.resampled(to: sound.sampleRate).samples)
        }
        return sound
    }

    /// When each begins, in seconds from the first.
    func beginnings() -> [Double] {
        var time = 0.0
        return clips.map { clip in
            defer { time += clip.sound.duration + pause }
            return time
        }
    }

    private static func duration(_ clips: [Clip], _ pause: Double) -> Double {
        clips.reduce(0) { $0 + $1.sound.duration } + pause * Double(max(0, clips.count - 1))
    }

    private static func fitting(_ clips: [Clip], pause: Double, longest: Double) -> [Clip] {
        var kept = clips
        while duration(kept, pause) > longest { kept.removeLast() }
        return kept
    }

    private static func read(_ names: [String], from library: ClipLibrary) throws(SoundError) -> [Clip] {
        guard names.count <= countLimit else {
            throw SoundError("a sentence has more than \(countLimit) recorded words")
        }
        var clips: [Clip] = []
        for name in names {
            let file = library.file(name)
            guard let data = try? Data(contentsOf: file)
            else { throw SoundError("there is no recorded word \(file.lastPathComponent) in \(library.folder.path)") }
            do throws(SoundError) {
                clips.append(Clip(fileName: file.lastPathComponent, sound: try Waveform(wav: data)))
            } catch {
                throw SoundError("the recorded word \(file.lastPathComponent): \(error)")
            }
        }
        return clips
    }
}
