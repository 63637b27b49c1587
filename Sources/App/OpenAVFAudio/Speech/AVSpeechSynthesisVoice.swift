/// A voice that speaks a language; here one of espeak-ng's.
open class AVSpeechSynthesisVoice: NSObject, NSSecureCoding, @unchecked Sendable {
    // @unchecked: every stored property is a constant of a Sendable type, and there is nothing to override.

    /// The BCP 47 tag, such as `zh-CN`.
    public let language: String
    /// The name by which a voice is asked for.
    public let identifier: String
    /// The name for people.
    public let name: String
    /// What espeak-ng calls it.
    let engineName: String

    /// Every voice here is of the default quality.
    public var quality: AVSpeechSynthesisVoiceQuality { .default }
    /// Not told by the speech engine.
    public var gender: AVSpeechSynthesisVoiceGender { .unspecified }
    /// The format in which the voice speaks, as settings for a file.
    public var audioFileSettings: [String: Any] { SpeechEngine.format.settings }

    public static var supportsSecureCoding: Bool { true }

    /// A voice for a BCP 47 tag; nil asks for the current language.
    ///
    /// - Returns: nil if no voice speaks the language.
    public convenience init?(language: String?) {
        let wanted = language ?? Self.currentLanguageCode()
        guard let voice = SpeechVoices.forLanguage(wanted) else { return nil }
        self.init(language: wanted, engineName: voice.engineName, name: voice.name)
    }

    /// The voice of an identifier that ``speechVoices()`` gave; nil if there is none.
    public convenience init?(identifier: String) {
        guard let voice = SpeechVoices.all.first(where: { $0.identifier == identifier }) else { return nil }
        self.init(language: voice.language, engineName: voice.engineName, name: voice.name)
    }

    init(language: String, engineName: String, name: String) {
        self.language = language
        self.engineName = engineName
        self.name = name
        self.identifier = "carillon.espeak-ng.\(engineName)"
    }

    public required convenience init?(coder: NSCoder) {
        guard let identifier = coder.decodeObject(of: NSString.self, forKey: "identifier") else { return nil }
        self.init(identifier: identifier as String)
    }

    public func encode(with coder: NSCoder) {
        coder.encode(identifier as NSString, forKey: "identifier")
    }

    /// Every voice there is.
    public class func speechVoices() -> [AVSpeechSynthesisVoice] { SpeechVoices.all }

    /// The language of the person who uses the device.
    public class func currentLanguageCode() -> String {
        Locale.preferredLanguages.first ?? "en-US"
    }

    open override func isEqual(_ object: Any?) -> Bool {
        (object as? AVSpeechSynthesisVoice)?.identifier == identifier
    }

    open override var hash: Int { identifier.hashValue }

    open override var description: String { "[AVSpeechSynthesisVoice] Language: \(language), Name: \(name)" }
}

/// How good a voice is.
public enum AVSpeechSynthesisVoiceQuality: Int, Sendable {
    case `default` = 1
    case enhanced = 2
    case premium = 3
}

/// Whose voice it sounds like.
public enum AVSpeechSynthesisVoiceGender: Int, Sendable {
    case unspecified = 0
    case male = 1
    case female = 2
}
