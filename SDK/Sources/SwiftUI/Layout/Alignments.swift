public import UIKit

/// Where an author's alignment lies in a view.
public protocol AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// One alignment, across or along.
struct AlignmentKey: Hashable {
    /// SwiftUI's own.
    enum Usual: Hashable {
        case leading, center, trailing, top, middle, bottom, firstBaseline, lastBaseline, separatorStart, separatorEnd
    }
    let usual: Usual?
    /// Whether it is one of rows, whose place is measured from the top.
    let isVertical: Bool
    private let own: ObjectIdentifier?
    private let type: (any AlignmentID.Type)?

    init(_ usual: Usual) {
        (self.usual, own, type) = (usual, nil, nil)
        isVertical = ![.leading, .center, .trailing, .separatorStart, .separatorEnd].contains(usual)
    }
    init(_ type: any AlignmentID.Type, isVertical: Bool) {
        (usual, own, self.type, self.isVertical) = (nil, ObjectIdentifier(type), type, isVertical)
    }

    static func == (left: Self, right: Self) -> Bool {
        left.usual == right.usual && left.own == right.own && left.isVertical == right.isVertical
    }
    func hash(into hasher: inout Hasher) {
        hasher.combine(usual)
        hasher.combine(own)
        hasher.combine(isVertical)
    }

    /// Where it lies if nothing else was said. Points from the top left.
    func usual(in size: ViewDimensions) -> CGFloat {
        switch usual {
        case .leading, .top, .separatorStart: 0
        case .center: size.width / 2
        case .middle: size.height / 2
        case .trailing, .separatorEnd: size.width
        case .bottom, .firstBaseline, .lastBaseline: size.height
        case nil: type?.defaultValue(in: size) ?? 0
        }
    }
}

/// How views lie across a column.
public struct HorizontalAlignment: Hashable, Sendable {
    // A metatype and names; nothing of it changes.
    nonisolated(unsafe) let key: AlignmentKey
    private init(_ usual: AlignmentKey.Usual) { key = AlignmentKey(usual) }
    public init(_ id: any AlignmentID.Type) { key = AlignmentKey(id, isVertical: false) }
    public static let listRowSeparatorLeading = Self(.separatorStart), listRowSeparatorTrailing = Self(.separatorEnd)
    public static let leading = Self(.leading), center = Self(.center), trailing = Self(.trailing)
}

/// How views lie across a row.
public struct VerticalAlignment: Hashable, Sendable {
    // A metatype and names; nothing of it changes.
    nonisolated(unsafe) let key: AlignmentKey
    private init(_ usual: AlignmentKey.Usual) { key = AlignmentKey(usual) }
    public init(_ id: any AlignmentID.Type) { key = AlignmentKey(id, isVertical: true) }
    public static let top = Self(.top), center = Self(.middle), bottom = Self(.bottom)
    public static let firstTextBaseline = Self(.firstBaseline), lastTextBaseline = Self(.lastBaseline)
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

/// The size of a view and where its alignments lie.
public struct ViewDimensions: Equatable, Sendable {
    public let width: CGFloat
    public let height: CGFloat
    // Asked on the main actor alone, where views are laid out.
    private nonisolated(unsafe) weak var item: DrawnItem?

    init(size: CGSize = .zero, item: DrawnItem? = nil) {
        (width, height) = (size.width, size.height)
        self.item = item
    }

    public subscript(guide: HorizontalAlignment) -> CGFloat { position(guide.key) }
    public subscript(guide: VerticalAlignment) -> CGFloat { position(guide.key) }
    public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { explicit(guide.key) }
    public subscript(explicit guide: VerticalAlignment) -> CGFloat? { explicit(guide.key) }

    private func position(_ key: AlignmentKey) -> CGFloat { explicit(key) ?? key.usual(in: self) }
    private func explicit(_ key: AlignmentKey) -> CGFloat? {
        // As the protocols of layouts say no actor, but views are laid out on the main one.
        guard let item, MainQueue.isCurrent else { return nil }
        nonisolated(unsafe) let name = key
        let size = CGSize(width: width, height: height)
        return MainActor.assumeIsolated { item.guide(name, in: size) }
    }

    public static func == (left: Self, right: Self) -> Bool {
        left.width == right.width && left.height == right.height
    }
}

extension CGRect {
    /// Where a rectangle of a size lies in this one by an alignment, if its own alignments lie where `position` says.
    @MainActor
    func aligned(_ item: DrawnItem, _ size: CGSize, _ alignment: Alignment) -> CGRect {
        let own = ViewDimensions(size: self.size)
        let x = alignment.horizontal.key.usual(in: own) - item.position(alignment.horizontal.key, in: size)
        let y = alignment.vertical.key.usual(in: own) - item.position(alignment.vertical.key, in: size)
        return CGRect(x: minX + x, y: minY + y, width: size.width, height: size.height)
    }
}
