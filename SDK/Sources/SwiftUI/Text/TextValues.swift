public import UIKit

// What texts and fields are given beside their words. None of it is drawn.

extension SystemLook: TextEditorStyle {}
extension TextEditorStyle where Self == SystemLook {
    public nonisolated static var automatic: Self { Self() }
    public nonisolated static var plain: Self { Self("plain") }
    public nonisolated static var roundedBorder: Self { Self("roundedBorder") }
}

/// On which side of a place in a text the next stands.
public enum TextSelectionAffinity: Hashable, Sendable { case automatic, upstream, downstream }

/// How far writing tools go.
public struct WritingToolsBehavior: Hashable, Sendable {
    public static let automatic = Self(), complete = Self(), limited = Self(), disabled = Self()
}

/// What of a text is chosen.
public struct TextSelection: Hashable, Sendable {
    /// One part, or several.
    public enum Indices: Hashable, Sendable {
        case selection(Range<String.Index>)
        case multiSelection(RangeSet<String.Index>)
    }

    public var indices: Indices
    public var affinity: TextSelectionAffinity { .automatic }
    public init(range: Range<String.Index>) { indices = .selection(range) }
    public init(ranges: RangeSet<String.Index>) { indices = .multiSelection(ranges) }
    public init(insertionPoint: String.Index) { indices = .selection(insertionPoint..<insertionPoint) }
    public var isInsertion: Bool { if case .selection(let range) = indices { range.isEmpty } else { false } }
}

/// Draws text in an author's way.
@preconcurrency @MainActor
public protocol TextRenderer: Animatable {
    func draw(layout: Text.Layout, in context: inout GraphicsContext)
}

/// Something that an author says of a text's parts.
public protocol TextAttribute {}

extension Text {
    /// The lines of a text. None is laid out here.
    public nonisolated struct Layout: RandomAccessCollection, Sendable {
        /// A line.
        public nonisolated struct Line: RandomAccessCollection, Sendable {
            public var startIndex: Int { 0 }
            public var endIndex: Int { 0 }
            public subscript(index: Int) -> Run { Run() }
            public var typographicBounds: TypographicBounds { TypographicBounds() }
        }
        /// A part of a line in one style.
        public nonisolated struct Run: RandomAccessCollection, Sendable {
            public var startIndex: Int { 0 }
            public var endIndex: Int { 0 }
            public subscript(index: Int) -> RunSlice { RunSlice() }
            public subscript<Attribute: TextAttribute>(key: Attribute.Type) -> Attribute? { nil }
            public var typographicBounds: TypographicBounds { TypographicBounds() }
        }
        /// A letter or more of it.
        public nonisolated struct RunSlice: RandomAccessCollection, Sendable {
            public var startIndex: Int { 0 }
            public var endIndex: Int { 0 }
            public subscript(index: Int) -> RunSlice { self }
            public subscript<Attribute: TextAttribute>(key: Attribute.Type) -> Attribute? { nil }
            public var typographicBounds: TypographicBounds { TypographicBounds() }
        }
        /// How much room something takes.
        public struct TypographicBounds: Hashable, Sendable {
            public var origin = CGPoint.zero
            public var width: CGFloat = 0
            public var ascent: CGFloat = 0
            public var descent: CGFloat = 0
            public var leading: CGFloat = 0
            public var rect: CGRect {
                CGRect(x: origin.x, y: origin.y - ascent, width: width, height: ascent + descent)
            }
        }

        public var startIndex: Int { 0 }
        public var endIndex: Int { 0 }
        public subscript(index: Int) -> Line { Line() }
        public var isTruncated: Bool { false }
    }

    public func customAttribute(_ value: some TextAttribute) -> Text { self }
    public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> Text { self }
    public func speechSpellsOutCharacters(_ value: Bool = true) -> Text { self }
    public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> Text { self }
    public func accessibilityLabel(_ label: Text) -> Text { self }
    public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> Text { self }
}

nonisolated extension GraphicsContext {
    public func draw(_ line: Text.Layout.Line, options: DrawingOptions = DrawingOptions()) {}
    public func draw(_ run: Text.Layout.Run, options: DrawingOptions = DrawingOptions()) {}
    public func draw(_ slice: Text.Layout.RunSlice, options: DrawingOptions = DrawingOptions()) {}

    /// How a text is drawn.
    public struct DrawingOptions: OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        public static let disablesSubpixelQuantization = Self(rawValue: 1)
    }
}
