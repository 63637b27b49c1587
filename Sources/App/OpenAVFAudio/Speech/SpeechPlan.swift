/// What an utterance says when it is spoken: taken when it is handed in, as later changes have no effect.
struct SpeechPlan: Sendable {
    let order: SpeechOrder
    let leadingSilence: Double
    let trailingSilence: Double
    private let reading: SpokenText

    init(_ utterance: AVSpeechUtterance) {
        let voice =
            utterance.voice ?? AVSpeechSynthesisVoice(language: nil) ?? AVSpeechSynthesisVoice(language: "en-US")
        let name = voice?.engineName ?? "en-us"
        reading = SpokenText(utterance.speechString, spellsNumbersInChinese: name.hasPrefix("cmn") || name == "yue")
        order = SpeechOrder(
            text: reading.text,
            voice: name,
            wordsPerMinute: Self.wordsPerMinute(utterance.rate),
            volume: Int((min(max(utterance.volume, 0), 1) * 100).rounded()),
            pitch: Self.pitch(utterance.pitchMultiplier)
        )
        leadingSilence = min(max(0, utterance.preUtteranceDelay), 60)
        trailingSilence = min(max(0, utterance.postUtteranceDelay), 60)
    }

    /// The characters of the author's text that a word covers, in UTF-16 units as `NSRange` counts.
    func range(of word: SpeechBlock.Word) -> NSRange { reading.range(location: word.location, length: word.length) }

    /// espeak-ng speaks 80 to 450 words a minute, usually 175: two straight lines through 0, 0.5 and 1.
    static func wordsPerMinute(_ rate: Float) -> Int {
        let rate = min(max(rate, AVSpeechUtteranceMinimumSpeechRate), AVSpeechUtteranceMaximumSpeechRate)
        return rate <= 0.5 ? Int(80 + rate * 190) : Int(175 + (rate - 0.5) * 550)
    }

    /// 0.5…2 around 1 becomes 0…99 around 50.
    static func pitch(_ multiplier: Float) -> Int {
        let multiplier = min(max(multiplier, 0.5), 2)
        return multiplier <= 1 ? Int((multiplier - 0.5) * 100) : min(99, Int(50 + (multiplier - 1) * 50))
    }
}
