public import Foundation

/// How a piece of text within a paragraph is meant (Foundation: InlinePresentationIntent).
public struct InlinePresentationIntent: OptionSet, Hashable, Codable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let emphasized = Self(rawValue: 1 << 0)
    public static let stronglyEmphasized = Self(rawValue: 1 << 1)
    public static let code = Self(rawValue: 1 << 2)
    public static let strikethrough = Self(rawValue: 1 << 5)
    public static let softBreak = Self(rawValue: 1 << 6)
    public static let lineBreak = Self(rawValue: 1 << 7)
    public static let inlineHTML = Self(rawValue: 1 << 8)
    public static let blockHTML = Self(rawValue: 1 << 9)
}

/// How a block of text is meant, the innermost first (Foundation: PresentationIntent).
public struct PresentationIntent: Hashable, Sendable {
    /// A kind of block.
    public enum Kind: Hashable, Sendable {
        case paragraph
        case header(level: Int)
        case orderedList, unorderedList
        case listItem(ordinal: Int)
        case codeBlock(languageHint: String?)
        case blockQuote, thematicBreak
    }

    /// One of the blocks that a text is in.
    public struct IntentType: Hashable, Sendable, Identifiable {
        public var kind: Kind
        /// The same for all texts of one block.
        public var identity: Int
        public var id: Int { identity }
    }

    public var components: [IntentType]
    /// How deep lists lie in one another.
    public var indentationLevel: Int {
        components.filter { $0.kind == .orderedList || $0.kind == .unorderedList }.count
    }

    init(_ components: [IntentType]) { self.components = components }
}

extension AttributeScopes.FoundationAttributes {
    /// The key of ``InlinePresentationIntent``.
    public enum InlinePresentationIntentAttribute: CodableAttributedStringKey {
        public typealias Value = InlinePresentationIntent
        public static let name = "NSInlinePresentationIntent"
    }

    /// The key of ``PresentationIntent``.
    public enum PresentationIntentAttribute: AttributedStringKey {
        public typealias Value = PresentationIntent
        public static let name = "NSPresentationIntent"
    }

    /// Names the key; a scope has no values.
    public var inlinePresentationIntent: InlinePresentationIntentAttribute { fatalError("a scope has no values") }
    /// Names the key; a scope has no values.
    public var presentationIntent: PresentationIntentAttribute { fatalError("a scope has no values") }
}
