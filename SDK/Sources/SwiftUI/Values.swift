public import UIKit

/// What fills a shape.
public protocol ShapeStyle: Sendable {}

/// A place in a view, in parts of it.
public struct UnitPoint: Hashable, Sendable {
    public var x: CGFloat
    public var y: CGFloat
    public init(x: CGFloat, y: CGFloat) { (self.x, self.y) = (x, y) }

    public init() { self.init(x: 0, y: 0) }
    public static let zero = UnitPoint(x: 0, y: 0), center = UnitPoint(x: 0.5, y: 0.5)
    public static let top = UnitPoint(x: 0.5, y: 0), bottom = UnitPoint(x: 0.5, y: 1)
    public static let leading = UnitPoint(x: 0, y: 0.5), trailing = UnitPoint(x: 1, y: 0.5)
    public static let topLeading = UnitPoint(x: 0, y: 0), topTrailing = UnitPoint(x: 1, y: 0)
    public static let bottomLeading = UnitPoint(x: 0, y: 1), bottomTrailing = UnitPoint(x: 1, y: 1)
}

/// A typeface in a size.
public struct Font: Hashable, Sendable {
    /// How bold a face is.
    public struct Weight: Hashable, Sendable {
        public init(value: CGFloat) {}
        init() {}
        public static let ultraLight = Weight(), thin = Weight(), light = Weight(), regular = Weight(),
            medium = Weight()
        public static let semibold = Weight(), bold = Weight(), heavy = Weight(), black = Weight()
    }

    /// How wide a face is.
    public struct Width: Hashable, Sendable {
        public static let compressed = Width(), condensed = Width(), standard = Width(), expanded = Width()
    }
    /// How far lines are apart.
    public enum Leading: Hashable, Sendable { case standard, tight, loose }

    /// What kind of face.
    public enum Design: Hashable, Sendable { case `default`, serif, rounded, monospaced }
    /// What a font is for.
    public enum TextStyle: Hashable, Sendable, CaseIterable {
        case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2
    }

    public static let largeTitle = Font(), title = Font(), title2 = Font(), title3 = Font(), headline = Font()
    public static let subheadline = Font(), body = Font(), callout = Font(), footnote = Font(), caption = Font()
    public static let caption2 = Font()
    public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font { Font() }
    public func monospaced() -> Font { self }
    public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font { Font() }
    public static func custom(_ name: String, size: CGFloat) -> Font { Font() }
    public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font { Font() }
    public static func custom(_ name: String, fixedSize: CGFloat) -> Font { Font() }
    public init(_ font: UIFont) {}
    init() {}
    public func leading(_ leading: Leading) -> Font { self }
    public func width(_ width: Width) -> Font { self }
    public func smallCaps() -> Font { self }
    public func lowercaseSmallCaps() -> Font { self }
    public func uppercaseSmallCaps() -> Font { self }
    public func weight(_ weight: Weight) -> Font { self }
    public func bold() -> Font { self }
    public func bold(_ isActive: Bool) -> Font { self }
    public func italic() -> Font { self }
    public func italic(_ isActive: Bool) -> Font { self }
    public func scaled(by factor: CGFloat) -> Font { self }
    public func pointSize(_ size: CGFloat) -> Font { self }
    public func monospacedDigit() -> Font { self }
}

/// How views lie across a column.
public struct HorizontalAlignment: Hashable, Sendable {
    private let id: ObjectIdentifier?
    private let number: Int
    private init(_ number: Int) { (id, self.number) = (nil, number) }
    public init(_ id: any AlignmentID.Type) { (self.id, number) = (ObjectIdentifier(id), 0) }
    public static let listRowSeparatorLeading = Self(4), listRowSeparatorTrailing = Self(5)
    public static let leading = Self(1), center = Self(2), trailing = Self(3)
}

/// How views lie across a row.
public struct VerticalAlignment: Hashable, Sendable {
    private let id: ObjectIdentifier?
    private let number: Int
    private init(_ number: Int) { (id, self.number) = (nil, number) }
    public init(_ id: any AlignmentID.Type) { (self.id, number) = (ObjectIdentifier(id), 0) }
    public static let top = Self(1), center = Self(2), bottom = Self(3)
    public static let firstTextBaseline = Self(4), lastTextBaseline = Self(5)
}

/// How a view lies in another.
public struct Alignment: Hashable, Sendable {
    public var horizontal: HorizontalAlignment
    public var vertical: VerticalAlignment

    public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
        (self.horizontal, self.vertical) = (horizontal, vertical)
    }
    private init(_ horizontal: HorizontalAlignment, _ vertical: VerticalAlignment) {
        self.init(horizontal: horizontal, vertical: vertical)
    }
    public static let leadingFirstTextBaseline = Self(.leading, .firstTextBaseline)
    public static let centerFirstTextBaseline = Self(.center, .firstTextBaseline)
    public static let trailingFirstTextBaseline = Self(.trailing, .firstTextBaseline)
    public static let leadingLastTextBaseline = Self(.leading, .lastTextBaseline)
    public static let centerLastTextBaseline = Self(.center, .lastTextBaseline)
    public static let trailingLastTextBaseline = Self(.trailing, .lastTextBaseline)
    public static let center = Self(.center, .center), leading = Self(.leading, .center)
    public static let trailing = Self(.trailing, .center), top = Self(.center, .top)
    public static let bottom = Self(.center, .bottom), topLeading = Self(.leading, .top)
    public static let topTrailing = Self(.trailing, .top), bottomLeading = Self(.leading, .bottom)
    public static let bottomTrailing = Self(.trailing, .bottom)
}

/// Where an author's alignment lies in a view.
public protocol AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// The size of a view and where its alignments lie.
public struct ViewDimensions: Equatable, Sendable {
    public var width: CGFloat { 0 }
    public var height: CGFloat { 0 }
    public subscript(guide: HorizontalAlignment) -> CGFloat { 0 }
    public subscript(guide: VerticalAlignment) -> CGFloat { 0 }
}

/// How lines of text lie.
public enum TextAlignment: Hashable, Sendable, CaseIterable { case leading, center, trailing }
/// How a view fills another.
public enum ContentMode: Hashable, Sendable, CaseIterable { case fit, fill }
/// Directions.
public enum Axis: Int8, Hashable, Sendable, CaseIterable {
    case horizontal, vertical

    /// Some of them.
    public struct Set: OptionSet, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let horizontal = Set(rawValue: 1), vertical = Set(rawValue: 2)
    }
}

/// Edges of a view.
public enum Edge: Int8, Hashable, Sendable, CaseIterable {
    case top, leading, bottom, trailing

    /// Some of them.
    public struct Set: OptionSet, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let top = Set(rawValue: 1), leading = Set(rawValue: 2), bottom = Set(rawValue: 4)
        public init(_ edge: Edge) { rawValue = 1 << Int(edge.rawValue) }
        public static let trailing = Set(rawValue: 8), all = Set(rawValue: 15)
        public static let horizontal: Set = [.leading, .trailing], vertical: Set = [.top, .bottom]
    }
}

/// Distances from the edges of a view.
public struct EdgeInsets: Hashable, Sendable {
    public var top, leading, bottom, trailing: CGFloat
    public init(top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0) {
        (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
    }
    /// UIKit's.
    public init(_ nsEdgeInsets: NSDirectionalEdgeInsets) {
        self.init(
            top: nsEdgeInsets.top,
            leading: nsEdgeInsets.leading,
            bottom: nsEdgeInsets.bottom,
            trailing: nsEdgeInsets.trailing
        )
    }
}

extension NSDirectionalEdgeInsets {
    /// SwiftUI's.
    public init(_ edgeInsets: EdgeInsets) {
        self.init(
            top: edgeInsets.top,
            leading: edgeInsets.leading,
            bottom: edgeInsets.bottom,
            trailing: edgeInsets.trailing
        )
    }
}
