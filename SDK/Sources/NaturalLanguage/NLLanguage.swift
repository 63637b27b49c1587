// Brought along, as by Apple's.
@_exported public import Foundation

/// A language, by its BCP 47 name.
public struct NLLanguage: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }

    public static let undetermined = Self("und")
    public static let amharic = Self("am"), arabic = Self("ar"), armenian = Self("hy"), bengali = Self("bn")
    public static let bulgarian = Self("bg"), burmese = Self("my"), catalan = Self("ca"), cherokee = Self("chr")
    public static let croatian = Self("hr"), czech = Self("cs"), danish = Self("da"), dutch = Self("nl")
    public static let english = Self("en"), finnish = Self("fi"), french = Self("fr"), georgian = Self("ka")
    public static let german = Self("de"), greek = Self("el"), gujarati = Self("gu"), hebrew = Self("he")
    public static let hindi = Self("hi"), hungarian = Self("hu"), icelandic = Self("is"), indonesian = Self("id")
    public static let italian = Self("it"), japanese = Self("ja"), kannada = Self("kn"), kazakh = Self("kk")
    public static let khmer = Self("km"), korean = Self("ko"), lao = Self("lo"), malay = Self("ms")
    public static let malayalam = Self("ml"), marathi = Self("mr"), mongolian = Self("mn"), norwegian = Self("nb")
    public static let oriya = Self("or"), persian = Self("fa"), polish = Self("pl"), portuguese = Self("pt")
    public static let punjabi = Self("pa"), romanian = Self("ro"), russian = Self("ru")
    public static let simplifiedChinese = Self("zh-Hans"), traditionalChinese = Self("zh-Hant")
    public static let sinhalese = Self("si"), slovak = Self("sk"), spanish = Self("es"), swedish = Self("sv")
    public static let tamil = Self("ta"), telugu = Self("te"), thai = Self("th"), tibetan = Self("bo")
    public static let turkish = Self("tr"), ukrainian = Self("uk"), urdu = Self("ur"), vietnamese = Self("vi")
}

/// How much of a text one token is.
public enum NLTokenUnit: Int, Sendable { case word = 0, sentence, paragraph, document }
