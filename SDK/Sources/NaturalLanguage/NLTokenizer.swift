import FoundationAdditions

/// Takes a text apart into words, sentences or paragraphs.
open class NLTokenizer: NSObject {
    /// What is known of a token.
    public struct Attributes: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// It has digits.
        public static let numeric = Self(rawValue: 1 << 0)
        /// It has symbols.
        public static let symbolic = Self(rawValue: 1 << 1)
        /// It is an emoji.
        public static let emoji = Self(rawValue: 1 << 2)
    }

    public let unit: NLTokenUnit
    /// What is taken apart.
    open var string: String?
    private var language: NLLanguage?

    public init(unit: NLTokenUnit) { self.unit = unit }

    /// Whose words they are; the letters say it otherwise.
    open func setLanguage(_ language: NLLanguage) { self.language = language }

    /// The tokens in a range.
    open func tokens(for range: Range<String.Index>) -> [Range<String.Index>] {
        Tokens.find(string ?? "", range, unit, language).map(\.range)
    }

    /// Tells of one after the other, until that is answered with false.
    open func enumerateTokens(in range: Range<String.Index>, using block: (Range<String.Index>, Attributes) -> Bool) {
        for token in Tokens.find(string ?? "", range, unit, language) {
            guard block(token.range, token.isNumber ? .numeric : []) else { return }
        }
    }

    /// The token that a place is in; an empty range there if it is in none.
    open func tokenRange(at index: String.Index) -> Range<String.Index> {
        let text = string ?? ""
        return tokens(for: text.startIndex..<text.endIndex).first { $0.contains(index) } ?? index..<index
    }

    /// The tokens that a range touches, as one.
    open func tokenRange(for range: Range<String.Index>) -> Range<String.Index> {
        let text = string ?? ""
        let touched = tokens(for: text.startIndex..<text.endIndex).filter {
            $0.overlaps(range) || $0.contains(range.lowerBound)
        }
        guard let first = touched.first, let last = touched.last else { return range }
        return first.lowerBound..<last.upperBound
    }
}

/// The tokens of a text, as ICU finds them.
enum Tokens {
    struct Token {
        let range: Range<String.Index>
        let isNumber: Bool
    }

    static func find(_ text: String, _ range: Range<String.Index>, _ unit: NLTokenUnit, _ language: NLLanguage?)
        -> [Token]
    {
        let asked = range.clamped(to: text.startIndex..<text.endIndex)
        switch unit {
        case .word, .sentence:
            let locale = language.map { Locale(identifier: $0.rawValue) }
            let place = NSRange(asked, in: text)
            return TextParts.find(text, in: place, sentences: unit == .sentence, locale: locale).compactMap { part in
                Range(part.range, in: text).map { Token(range: $0, isNumber: part.isNumber) }
            }
        case .paragraph:
            var found: [Token] = []
            text.enumerateSubstrings(in: asked, options: .byParagraphs) { _, _, all, _ in
                found.append(Token(range: all, isNumber: false))
            }
            return found
        case .document:
            return asked.isEmpty ? [] : [Token(range: asked, isNumber: false)]
        }
    }
}
