public import Foundation

/// How wide or high something in a compositional layout is.
public final class NSCollectionLayoutDimension: NSObject, Sendable {
    enum Kind: Sendable { case width, height, absolute, estimated }

    let kind: Kind
    /// Points, or a part of what it lies in.
    public let dimension: CGFloat

    private init(_ kind: Kind, _ dimension: CGFloat) { (self.kind, self.dimension) = (kind, dimension) }

    public class func fractionalWidth(_ fractionalWidth: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(.width, fractionalWidth)
    }
    public class func fractionalHeight(_ fractionalHeight: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(.height, fractionalHeight)
    }
    public class func absolute(_ absoluteDimension: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(.absolute, absoluteDimension)
    }
    /// What the content wants; so much until it is asked.
    public class func estimated(_ estimatedDimension: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(.estimated, estimatedDimension)
    }
    public class func uniformAcrossSiblings(estimate: CGFloat) -> NSCollectionLayoutDimension { .estimated(estimate) }

    public var isFractionalWidth: Bool { kind == .width }
    public var isFractionalHeight: Bool { kind == .height }
    public var isAbsolute: Bool { kind == .absolute }
    public var isEstimated: Bool { kind == .estimated }

    func resolve(in room: CGSize) -> CGFloat {
        switch kind {
        case .width: max(0, room.width * dimension)
        case .height: max(0, room.height * dimension)
        case .absolute, .estimated: max(0, dimension)
        }
    }
}

/// A width and a height.
public final class NSCollectionLayoutSize: NSObject, Sendable {
    public let widthDimension: NSCollectionLayoutDimension
    public let heightDimension: NSCollectionLayoutDimension

    public init(widthDimension width: NSCollectionLayoutDimension, heightDimension height: NSCollectionLayoutDimension)
    {
        (widthDimension, heightDimension) = (width, height)
    }

    func resolve(in room: CGSize) -> CGSize {
        CGSize(width: widthDimension.resolve(in: room), height: heightDimension.resolve(in: room))
    }
}

/// The room between items: so much, or at least so much.
public final class NSCollectionLayoutSpacing: NSObject, Sendable {
    public let spacing: CGFloat
    public let isFlexible: Bool

    private init(_ spacing: CGFloat, isFlexible: Bool) { (self.spacing, self.isFlexible) = (spacing, isFlexible) }

    public class func fixed(_ fixedSpacing: CGFloat) -> NSCollectionLayoutSpacing { Self.make(fixedSpacing, false) }
    public class func flexible(_ flexibleSpacing: CGFloat) -> NSCollectionLayoutSpacing {
        Self.make(flexibleSpacing, true)
    }
    private class func make(_ spacing: CGFloat, _ isFlexible: Bool) -> NSCollectionLayoutSpacing {
        NSCollectionLayoutSpacing(spacing, isFlexible: isFlexible)
    }

    public var isFixedSpacing: Bool { !isFlexible }
    public var isFlexibleSpacing: Bool { isFlexible }
}

/// The room around an item.
public final class NSCollectionLayoutEdgeSpacing: NSObject, Sendable {
    public let leading: NSCollectionLayoutSpacing?
    public let top: NSCollectionLayoutSpacing?
    public let trailing: NSCollectionLayoutSpacing?
    public let bottom: NSCollectionLayoutSpacing?

    public init(
        leading: NSCollectionLayoutSpacing?,
        top: NSCollectionLayoutSpacing?,
        trailing: NSCollectionLayoutSpacing?,
        bottom: NSCollectionLayoutSpacing?
    ) {
        (self.leading, self.top, self.trailing, self.bottom) = (leading, top, trailing, bottom)
    }

    var insets: NSDirectionalEdgeInsets {
        NSDirectionalEdgeInsets(
            top: top?.spacing ?? 0,
            leading: leading?.spacing ?? 0,
            bottom: bottom?.spacing ?? 0,
            trailing: trailing?.spacing ?? 0
        )
    }
}

/// Where something is tied to what it belongs to: at edges, and so far from them.
public final class NSCollectionLayoutAnchor: NSObject, Sendable {
    public let edges: NSDirectionalRectEdge
    public let offset: CGPoint
    /// Whether the offset is a part of its own size.
    public let isFractionalOffset: Bool

    private init(_ edges: NSDirectionalRectEdge, _ offset: CGPoint, isFractional: Bool) {
        (self.edges, self.offset, isFractionalOffset) = (edges, offset, isFractional)
    }

    public convenience init(edges: NSDirectionalRectEdge) { self.init(edges, .zero, isFractional: false) }
    public convenience init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
        self.init(edges, absoluteOffset, isFractional: false)
    }
    public convenience init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
        self.init(edges, fractionalOffset, isFractional: true)
    }

    public var isAbsoluteOffset: Bool { !isFractionalOffset }

    /// The place of something of a size beside, or within, a frame.
    func place(_ size: CGSize, at frame: CGRect) -> CGRect {
        var x = frame.midX - size.width / 2
        var y = frame.midY - size.height / 2
        if edges.contains(.leading) { x = frame.minX }
        if edges.contains(.trailing) { x = frame.maxX - size.width }
        if edges.contains(.top) { y = frame.minY }
        if edges.contains(.bottom) { y = frame.maxY - size.height }
        let unit = isFractionalOffset ? size : CGSize(width: 1, height: 1)
        return CGRect(
            origin: CGPoint(x: x + offset.x * unit.width, y: y + offset.y * unit.height),
            size: size
        )
    }
}
