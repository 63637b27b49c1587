public import Foundation

/// Writes names of people as their language has it (Foundation: PersonNameComponentsFormatter).
///
/// Author code has it by its name of Apple's; Foundation on Linux has a class of that name which cannot be used.
open class NameFormatter: Formatter, @unchecked Sendable {
    // Its properties are set before it is shared, as with every formatter of Foundation's.

    /// How much of a name is written.
    public enum Style: Int, Sendable {
        case `default`
        /// The given name, or what the person is called.
        case short
        /// Given and family name.
        case medium
        /// With titles and what stands between.
        case long
        /// Initials.
        case abbreviated
    }

    /// How a name is written otherwise.
    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// By the sounds in `phoneticRepresentation`.
        public static let phonetic = Self(rawValue: 1 << 1)
    }

    open var style = Style.default
    open var isPhonetic = false
    open var locale: Locale! = PhoneLanguage.locale

    /// A name in a style.
    open class func localizedString(
        from components: PersonNameComponents,
        style: Style,
        options: Options = []
    ) -> String {
        let formatter = NameFormatter()
        (formatter.style, formatter.isPhonetic) = (style, options.contains(.phonetic))
        return formatter.string(from: components)
    }

    /// The name.
    open func string(from components: PersonNameComponents) -> String {
        let name = isPhonetic ? components.phoneticRepresentation ?? components : components
        let (given, family) = (Self.text(name.givenName), Self.text(name.familyName))
        let isEastern = Self.isEastern(name)
        let both = [isEastern ? family : given, isEastern ? given : family]
        let between = isEastern ? "" : " "
        switch style {
        case .short:
            if let nickname = Self.text(name.nickname) { return nickname }
            // Where the family name comes first a given name alone is for children.
            return isEastern ? both.compactMap(\.self).joined() : given ?? family ?? ""
        case .abbreviated:
            if isEastern { return family ?? given.map { String($0.prefix(1)) } ?? "" }
            return both.compactMap { $0?.first.map(String.init) }.joined().uppercased()
        case .long:
            let parts =
                isEastern
                ? both + [name.nameSuffix] : [name.namePrefix, given, name.middleName, family, name.nameSuffix]
            return parts.compactMap(Self.text).joined(separator: between)
        case .default, .medium:
            return both.compactMap(\.self).joined(separator: between)
        }
    }

    /// The parts of a name; nil for an empty text. Titles of English are known.
    open func personNameComponents(from string: String) -> PersonNameComponents? {
        var words = string.split(whereSeparator: \.isWhitespace).map(String.init)
        guard !words.isEmpty else { return nil }
        var name = PersonNameComponents()
        if words.count == 1, words[0].count < 5, words[0].allSatisfy(Self.isHan) {
            (name.familyName, name.givenName) = (String(words[0].prefix(1)), Self.text(String(words[0].dropFirst())))
            return name
        }
        func bare(_ word: String) -> String { word.lowercased().trimmingCharacters(in: .punctuationCharacters) }
        if words.count > 1, Self.titles.contains(bare(words[0])) { name.namePrefix = words.removeFirst() }
        if words.count > 2, Self.suffixes.contains(bare(words[words.count - 1])) {
            name.nameSuffix = words.removeLast()
        }
        if words.count > 1, words[0].hasSuffix(",") {
            name.familyName = String(words.removeFirst().dropLast())
            name.givenName = words.removeFirst()
        } else {
            name.givenName = words.removeFirst()
            if !words.isEmpty { name.familyName = words.removeLast() }
        }
        name.middleName = Self.text(words.joined(separator: " "))
        return name
    }

    open override func string(for obj: Any?) -> String? { (obj as? PersonNameComponents).map(string(from:)) }

    private static let titles: Set<String> = [
        "dr", "miss", "mr", "mrs", "ms", "mx", "prof", "professor", "rev", "sir", "lady",
    ]
    private static let suffixes: Set<String> = ["jr", "sr", "ii", "iii", "iv", "md", "phd", "esq"]

    /// Whether the family name comes first, without a space: by the letters of the name, not the person's language.
    private static func isEastern(_ name: PersonNameComponents) -> Bool {
        let letters = (name.familyName ?? "") + (name.givenName ?? "")
        return !letters.isEmpty && letters.allSatisfy { isHan($0) || isKanaOrHangul($0) }
    }

    private static func isHan(_ letter: Character) -> Bool {
        letter.unicodeScalars.allSatisfy {
            (0x3400...0x9FFF).contains($0.value) || (0x20000...0x3FFFF).contains($0.value)
        }
    }

    private static func isKanaOrHangul(_ letter: Character) -> Bool {
        letter.unicodeScalars.allSatisfy {
            (0x3041...0x30FF).contains($0.value) || (0xAC00...0xD7A3).contains($0.value)
        }
    }

    private static func text(_ text: String?) -> String? { text?.isEmpty == false ? text : nil }
}

extension PersonNameComponents {
    /// The name in the medium style.
    public func formatted() -> String { FormatStyle().format(self) }

    /// As a style has it.
    public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput where S.FormatInput == Self {
        style.format(self)
    }

    /// How a name is written (Foundation: PersonNameComponents.FormatStyle).
    public struct FormatStyle: Foundation.FormatStyle {
        /// How much of it.
        public enum Style: Int, Codable, Hashable, Sendable { case short, medium, long, abbreviated }

        public var style: Style
        public var locale: Locale

        public init(style: Style = .medium, locale: Locale = .autoupdatingCurrent) {
            self.style = style
            self.locale = locale
        }

        /// The name.
        public func format(_ value: PersonNameComponents) -> String {
            let formatter = NameFormatter()
            formatter.style = NameFormatter.Style(rawValue: style.rawValue + 1) ?? .medium
            return formatter.string(from: value)
        }

        /// In another language.
        public func locale(_ locale: Locale) -> Self { Self(style: style, locale: locale) }
    }
}

extension FormatStyle where Self == PersonNameComponents.FormatStyle {
    /// A name in a style.
    public static func name(style: PersonNameComponents.FormatStyle.Style) -> Self { Self(style: style) }
}
