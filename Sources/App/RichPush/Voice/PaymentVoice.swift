public import Foundation

/// A payment, spoken: "支付宝到账一百元".
///
/// The ways are tried in order until one works; when none does, the push keeps the sound it came with.
public struct PaymentVoice: Sendable {
    /// Where the amount stands.
    ///
    /// A payload without one is not a payment, and nothing is spoken.
    public var amount: PayloadPath
    /// Where the currency's ISO code stands; nil for always ``currency``.
    public var currencyCode: PayloadPath?
    public var currency = Currency.yuan
    public var language: SpokenLanguage
    /// What is said; `{amount}` is the amount in words, other places come from the payload.
    public var sentence: TextTemplate
    public var ways: [Way]
    /// The app group whose `Library/Sounds` the system looks for the sound in.
    public var group: String
    /// The longest sound in seconds; the system plays its default instead of one of 30 seconds or more.
    public var longest = 29.5

    /// How the payment gets to be heard.
    public enum Way: Sendable {
        /// Speech made here, set as the notification's sound.
        case spoken(SpeechStyle)
        /// A speech file of the server, whose address stands there, set as the notification's sound.
        case serverFile(PayloadPath)
        /// Recorded words joined into one file, set as the notification's sound.
        case clips(ClipLibrary)
        /// One local notification per recorded word, each with that word as its sound.
        case chain(ClipLibrary)
        /// Spoken at once, before the notification is shown.
        ///
        /// Since iOS 12 an extension is silent when it speaks by itself; on Carillon's device it is heard.
        case aloud(SpeechStyle)
    }

    public init(
        amount: PayloadPath,
        language: SpokenLanguage = .chinese,
        sentence: TextTemplate,
        ways: [Way],
        group: String
    ) {
        self.amount = amount
        self.language = language
        self.sentence = sentence
        self.ways = ways
        self.group = group
    }
}

/// How a voice speaks.
public struct SpeechStyle: Hashable, Sendable {
    /// The BCP 47 tag of the voice; nil for the language's own.
    public var voice: String?
    /// 0…1; 0.5 is usual.
    public var rate: Float = 0.5
    /// 0…1.
    public var volume: Float = 1
    /// 0.5…2; 1 is usual.
    public var pitch: Float = 1

    public init(voice: String? = nil) {
        self.voice = voice
    }
}

/// Recorded words: one sound file per word.
public struct ClipLibrary: Sendable {
    /// Where the files are: the extension's bundle, or a folder of the app group.
    public var folder: URL
    public var fileExtension = "wav"
    /// Names of the files before the amount, such as `received`.
    public var opening: [String]
    /// Names of the files behind the amount.
    public var closing: [String]
    /// Silence between two words, in seconds.
    public var pause = 0.0
    /// The file's name for a word of the amount.
    public var name: @Sendable (String) -> String

    /// Recorded words in a folder.
    ///
    /// - Parameters:
    ///   - folder: Where the files are.
    ///   - opening: Names of the files before the amount.
    ///   - closing: Names of the files behind the amount.
    ///   - name: The file's name for a word: by default ``usualNames``, and any other word is its own name.
    public init(
        folder: URL,
        opening: [String] = [],
        closing: [String] = [],
        name: @escaping @Sendable (String) -> String = { Self.usualNames[$0] ?? $0 }
    ) {
        self.folder = folder
        self.opening = opening
        self.closing = closing
        self.name = name
    }

    /// What Chinese words are called in file names: `0`…`9`, `10`, `100`, `1000`, `10000`, `100000000`, `yuan`, `jiao`, `fen`,
    /// `point`, `minus`.
    public static let usualNames = [
        "零": "0", "一": "1", "二": "2", "三": "3", "四": "4", "五": "5", "六": "6", "七": "7", "八": "8", "九": "9",
        "十": "10", "百": "100", "千": "1000", "万": "10000", "亿": "100000000", "元": "yuan", "角": "jiao", "分": "fen",
        "点": "point", "负": "minus",
    ]

    func file(_ name: String) -> URL {
        folder.appendingPathComponent(name).appendingPathExtension(fileExtension)
    }
}
