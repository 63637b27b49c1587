/// What a tagger can be asked about a token.
public struct NLTagScheme: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }

    public static let tokenType = Self("TokenType"), lexicalClass = Self("LexicalClass"), nameType = Self("NameType")
    public static let nameTypeOrLexicalClass = Self("NameTypeOrLexicalClass"), lemma = Self("Lemma")
    public static let language = Self("Language"), script = Self("Script"), sentimentScore = Self("SentimentScore")
}

/// What a token is.
public struct NLTag: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }

    public static let word = Self("Word"), punctuation = Self("Punctuation"), whitespace = Self("Whitespace")
    public static let other = Self("Other"), noun = Self("Noun"), verb = Self("Verb"), adjective = Self("Adjective")
    public static let adverb = Self("Adverb"), pronoun = Self("Pronoun"), determiner = Self("Determiner")
    public static let particle = Self("Particle"), preposition = Self("Preposition"), number = Self("Number")
    public static let conjunction = Self("Conjunction"), interjection = Self("Interjection")
    public static let classifier = Self("Classifier"), idiom = Self("Idiom"), otherWord = Self("OtherWord")
    public static let personalName = Self("PersonalName"), placeName = Self("PlaceName")
    public static let organizationName = Self("OrganizationName"), dash = Self("Dash")
    public static let sentenceTerminator = Self("SentenceTerminator"), otherPunctuation = Self("OtherPunctuation")
}

/// Says of the tokens of a text which language and letters they are in, and whether they are words.
///
/// Parts of speech, names, base forms and moods need models of Apple's: such a tag is nil, and
/// ``availableTagSchemes(for:language:)`` has none of them.
open class NLTagger: NSObject {
    /// What of a text is left aside.
    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let omitWords = Self(rawValue: 1 << 0), omitPunctuation = Self(rawValue: 1 << 1)
        public static let omitWhitespace = Self(rawValue: 1 << 2), omitOther = Self(rawValue: 1 << 3)
        public static let joinNames = Self(rawValue: 1 << 4), joinContractions = Self(rawValue: 1 << 5)
    }

    /// Whether something was loaded.
    public enum AssetsResult: Int, Sendable { case available = 0, notAvailable, error }

    public let tagSchemes: [NLTagScheme]
    /// What is looked at.
    open var string: String?
    private var language: NLLanguage?

    public init(tagSchemes: [NLTagScheme]) { self.tagSchemes = tagSchemes }

    /// What can be asked of any language.
    open class func availableTagSchemes(for unit: NLTokenUnit, language: NLLanguage) -> [NLTagScheme] {
        unit == .word ? [.tokenType, .language, .script] : [.language, .script]
    }

    /// There is nothing to load.
    open class func requestAssets(
        for language: NLLanguage,
        tagScheme: NLTagScheme,
        completionHandler: @escaping (AssetsResult, (any Error)?) -> Void
    ) {
        let isKnown = [.tokenType, .language, .script].contains(tagScheme)
        completionHandler(isKnown ? .available : .notAvailable, nil)
    }

    /// The language of the whole text.
    open var dominantLanguage: NLLanguage? { language ?? NLLanguageRecognizer.dominantLanguage(for: string ?? "") }

    /// Whose text it is; it is recognized otherwise.
    open func setLanguage(_ language: NLLanguage, range: Range<String.Index>) { self.language = language }

    /// The token at a place, and what it is.
    open func tag(
        at index: String.Index,
        unit: NLTokenUnit,
        scheme: NLTagScheme
    ) -> (NLTag?, Range<String.Index>) {
        let text = string ?? ""
        guard index < text.endIndex else { return (nil, index..<index) }
        let all = pieces(in: text.startIndex..<text.endIndex, unit)
        guard let piece = all.first(where: { $0.range.contains(index) }) else { return (nil, index..<index) }
        return (tag(piece, scheme), piece.range)
    }

    /// The tokens in a range, and what each is.
    open func tags(
        in range: Range<String.Index>,
        unit: NLTokenUnit,
        scheme: NLTagScheme,
        options: Options = []
    ) -> [(NLTag?, Range<String.Index>)] {
        pieces(in: range, unit).filter { !isLeft($0.kind, options) }.map { (tag($0, scheme), $0.range) }
    }

    /// Tells of one after the other, until that is answered with false.
    open func enumerateTags(
        in range: Range<String.Index>,
        unit: NLTokenUnit,
        scheme: NLTagScheme,
        options: Options = [],
        using block: (NLTag?, Range<String.Index>) -> Bool
    ) {
        for (tag, range) in tags(in: range, unit: unit, scheme: scheme, options: options) {
            guard block(tag, range) else { return }
        }
    }

    /// Of what a token might be, as far as that is known.
    open func tagHypotheses(
        at index: String.Index,
        unit: NLTokenUnit,
        scheme: NLTagScheme,
        maximumCount: Int
    ) -> ([String: Double], Range<String.Index>) {
        let (tag, range) = tag(at: index, unit: unit, scheme: scheme)
        guard let tag, maximumCount > 0 else { return ([:], range) }
        return ([tag.rawValue: 1], range)
    }

    private var gazetteers: [NLTagScheme: [NLGazetteer]] = [:]
    /// Words whose tags an app knows.
    open func setGazetteers(_ gazetteers: [NLGazetteer], for tagScheme: NLTagScheme) {
        self.gazetteers[tagScheme] = gazetteers
    }
    open func gazetteers(for tagScheme: NLTagScheme) -> [NLGazetteer] { gazetteers[tagScheme] ?? [] }
    /// The token at a place.
    open func tokenRange(at index: String.Index, unit: NLTokenUnit) -> Range<String.Index> {
        tag(at: index, unit: unit, scheme: .tokenType).1
    }
    /// The tokens that a range touches.
    open func tokenRange(for range: Range<String.Index>, unit: NLTokenUnit) -> Range<String.Index> {
        let (first, last) = (tokenRange(at: range.lowerBound, unit: unit), range.upperBound)
        guard last > range.lowerBound, let text = string else { return first }
        return first.lowerBound..<max(first.upperBound, tokenRange(at: text.index(before: last), unit: unit).upperBound)
    }

    private struct Piece {
        let range: Range<String.Index>
        let kind: NLTag
    }

    private func isLeft(_ kind: NLTag, _ options: Options) -> Bool {
        switch kind {
        case .word: options.contains(.omitWords)
        case .punctuation: options.contains(.omitPunctuation)
        case .whitespace: options.contains(.omitWhitespace)
        default: options.contains(.omitOther)
        }
    }

    /// The tokens, and between words what lies there, letter by letter of one kind.
    private func pieces(in range: Range<String.Index>, _ unit: NLTokenUnit) -> [Piece] {
        let text = string ?? ""
        let asked = range.clamped(to: text.startIndex..<text.endIndex)
        let tokens = Tokens.find(text, asked, unit, language).map { Piece(range: $0.range, kind: .word) }
        guard unit == .word else { return tokens }
        var found: [Piece] = []
        var next = asked.lowerBound
        func fill(to end: String.Index) {
            while next < end {
                let kind = Self.kind(text[next])
                var after = text.index(after: next)
                while kind == .whitespace, after < end, Self.kind(text[after]) == kind {
                    after = text.index(after: after)
                }
                found.append(Piece(range: next..<min(after, end), kind: kind))
                next = after
            }
        }
        for token in tokens {
            fill(to: token.range.lowerBound)
            found.append(token)
            next = token.range.upperBound
        }
        fill(to: asked.upperBound)
        return found
    }

    private static func kind(_ letter: Character) -> NLTag {
        letter.isWhitespace ? .whitespace : letter.isPunctuation ? .punctuation : .other
    }

    private func tag(_ piece: Piece, _ scheme: NLTagScheme) -> NLTag? {
        let text = string ?? ""
        let word = String(text[piece.range])
        if let known = gazetteers(for: scheme).lazy.compactMap({ $0.label(for: word) }).first { return NLTag(known) }
        switch scheme {
        case .tokenType: return piece.kind
        case .language:
            let own = NLLanguageRecognizer.dominantLanguage(for: String(text[piece.range]))
            return (piece.range.isEmpty ? nil : dominantLanguage ?? own).map { NLTag($0.rawValue) }
        case .script:
            return text[piece.range].unicodeScalars.lazy.compactMap(Script.init).first.map { NLTag($0.rawValue) }
        default: return nil
        }
    }
}
