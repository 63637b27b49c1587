public import Foundation

/// Words whose tags an app knows: they are looked up as they are.
open class NLGazetteer: NSObject {
    private let labels: [String: String]
    public let language: NLLanguage?
    /// Of the words by their tags.
    public init(dictionary: [String: [String]], language: NLLanguage?) throws {
        labels = dictionary.reduce(into: [:]) { labels, entry in
            for word in entry.value { labels[word.lowercased()] = entry.key }
        }
        self.language = language
    }
    open func label(for string: String) -> String? { labels[string.lowercased()] }
}

/// Words as vectors by what stands around them: the phone has no model for it.
open class NLContextualEmbedding: NSObject {
    /// Whether something was loaded.
    public enum AssetsResult: Int, Sendable { case available = 0, notAvailable, error }
    private override init() { super.init() }
    /// nil: the phone has none, as the others.
    public convenience init?(language: NLLanguage) { return nil }
    public convenience init?(script: NLScript) { return nil }
    public convenience init?(modelIdentifier: String) { return nil }
    open var dimension: Int { 0 }
    open var maximumSequenceLength: Int { 0 }
    open var languages: [NLLanguage] { [] }
    open var hasAvailableAssets: Bool { false }
    open func unload() {}
}

/// The letters of a text.
public struct NLScript: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let latin = Self(rawValue: "Latn"), cyrillic = Self(rawValue: "Cyrl")
    public static let arabic = Self(rawValue: "Arab"), devanagari = Self(rawValue: "Deva")
    public static let greek = Self(rawValue: "Grek"), hebrew = Self(rawValue: "Hebr")
    public static let japanese = Self(rawValue: "Jpan"), korean = Self(rawValue: "Kore")
    public static let simplifiedChinese = Self(rawValue: "Hans"), thai = Self(rawValue: "Thai")
    public static let traditionalChinese = Self(rawValue: "Hant"), undetermined = Self(rawValue: "Zyyy")
}
