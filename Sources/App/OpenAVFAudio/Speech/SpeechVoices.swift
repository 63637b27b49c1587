import CEspeak

/// The voices that espeak-ng has.
enum SpeechVoices {
    /// Every voice, in espeak-ng's order.
    static let all: [AVSpeechSynthesisVoice] = SpeechEngine.shared.voiceNames().map { voice in
        AVSpeechSynthesisVoice(language: languageTag(voice.language), engineName: voice.language, name: voice.name)
    }

    /// What Apple's tags are called here, where the names differ.
    ///
    /// Mandarin is read by the voice that knows characters; the plain one would spell pinyin in English letters.
    private static let engineNames = [
        "zh": "cmn-latn-pinyin", "zh-cn": "cmn-latn-pinyin", "zh-tw": "cmn-latn-pinyin", "zh-hans": "cmn-latn-pinyin",
        "zh-hant": "cmn-latn-pinyin", "zh-hans-cn": "cmn-latn-pinyin", "zh-hant-tw": "cmn-latn-pinyin",
        "cmn": "cmn-latn-pinyin", "zh-hk": "yue", "yue-cn": "yue", "en": "en-us", "en-au": "en-gb", "en-ie": "en-gb",
        "en-in": "en-gb", "en-za": "en-gb", "es-mx": "es-419", "pt-pt": "pt", "no": "nb", "no-no": "nb",
    ]

    /// The voice for a tag: its own, else the language's without a region.
    static func forLanguage(_ tag: String) -> AVSpeechSynthesisVoice? {
        let wanted = tag.lowercased().replacingOccurrences(of: "_", with: "-")
        let language = wanted.split(separator: "-").first.map(String.init) ?? wanted
        for name in [engineNames[wanted], wanted, engineNames[language], language].compactMap(\.self) {
            if let voice = all.first(where: { $0.engineName == name }) { return voice }
        }
        return all.first { $0.engineName.split(separator: "-").first.map(String.init) == language }
    }

    private static func languageTag(_ engineName: String) -> String {
        switch engineName {
        case "cmn-latn-pinyin", "cmn": return "zh-CN"
        case "yue": return "zh-HK"
        default:
            let parts = engineName.split(separator: "-", maxSplits: 1)
            guard parts.count == 2, parts[1].count == 2 else { return engineName }
            return "\(parts[0])-\(parts[1].uppercased())"
        }
    }
}
