/// The language in which an amount is read.
public enum SpokenLanguage: String, Hashable, Sendable, CaseIterable {
    case chinese
    case english

    /// The words of an amount, in order: what the clips of a sentence are named by.
    public func words(of amount: Amount, in currency: Currency) -> [String] {
        switch self {
        case .chinese: ChineseReading.amount(amount, in: currency)
        case .english: EnglishReading.amount(amount, in: currency)
        }
    }

    /// An amount as text that a voice reads right, such as 一百二十八元五角.
    public func text(of amount: Amount, in currency: Currency) -> String {
        words(of: amount, in: currency).joined(separator: self == .chinese ? "" : " ")
    }

    /// The BCP 47 tag of the voice that reads it.
    public var voiceLanguage: String {
        switch self {
        case .chinese: "zh-CN"
        case .english: "en-US"
        }
    }
}
