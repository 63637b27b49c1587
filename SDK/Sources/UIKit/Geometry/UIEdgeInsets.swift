public import Foundation

/// Distances from the edges of a rectangle inwards.
public struct UIEdgeInsets: Hashable, Codable, Sendable {
    public var top: CGFloat
    public var left: CGFloat
    public var bottom: CGFloat
    public var right: CGFloat

    public static let zero = UIEdgeInsets()

    public init() {
        self.init(top: 0, left: 0, bottom: 0, right: 0)
    }

    public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
        self.top = top
        self.left = left
        self.bottom = bottom
        self.right = right
    }

    var width: CGFloat { left + right }
    var height: CGFloat { top + bottom }
}

/// Distances from the edges of a rectangle inwards, by reading direction.
public struct NSDirectionalEdgeInsets: Hashable, Codable, Sendable {
    public var top: CGFloat
    public var leading: CGFloat
    public var bottom: CGFloat
    public var trailing: CGFloat

    public static let zero = NSDirectionalEdgeInsets()

    public init() {
        self.init(top: 0, leading: 0, bottom: 0, trailing: 0)
    }

    public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }
}

/// A horizontal and a vertical distance.
public struct UIOffset: Hashable, Codable, Sendable {
    public var horizontal: CGFloat
    public var vertical: CGFloat

    public static let zero = UIOffset()

    public init() {
        self.init(horizontal: 0, vertical: 0)
    }

    public init(horizontal: CGFloat, vertical: CGFloat) {
        self.horizontal = horizontal
        self.vertical = vertical
    }
}

/// The edges of a rectangle.
public struct UIRectEdge: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let top = UIRectEdge(rawValue: 1 << 0)
    public static let left = UIRectEdge(rawValue: 1 << 1)
    public static let bottom = UIRectEdge(rawValue: 1 << 2)
    public static let right = UIRectEdge(rawValue: 1 << 3)
    public static let all: UIRectEdge = [.top, .left, .bottom, .right]
}

extension CGRect {
    /// The rectangle that is left within the insets.
    public func inset(by insets: UIEdgeInsets) -> CGRect {
        CGRect(
            x: origin.x + insets.left,
            y: origin.y + insets.top,
            width: max(0, size.width - insets.width),
            height: max(0, size.height - insets.height)
        )
    }

    var center: CGPoint { CGPoint(x: midX, y: midY) }
}

/// Rounds up to a whole pixel of a phone's screen, three to a point.
func ceilToPixel(_ value: CGFloat) -> CGFloat { (value * 3 - 0.001).rounded(.up) / 3 }

/// Rounds to the nearest pixel of a phone's screen, three to a point.
func roundToPixel(_ value: CGFloat) -> CGFloat { (value * 3).rounded() / 3 }

/// The edge or the corner of a rectangle that something stands at.
public struct NSRectAlignment: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let none = NSRectAlignment(rawValue: 0)
    public static let top = NSRectAlignment(rawValue: 1)
    public static let topLeading = NSRectAlignment(rawValue: 2)
    public static let leading = NSRectAlignment(rawValue: 3)
    public static let bottomLeading = NSRectAlignment(rawValue: 4)
    public static let bottom = NSRectAlignment(rawValue: 5)
    public static let bottomTrailing = NSRectAlignment(rawValue: 6)
    public static let trailing = NSRectAlignment(rawValue: 7)
    public static let topTrailing = NSRectAlignment(rawValue: 8)
}

extension CGRect {
    /// The rectangle that is left within the insets, leading at the left.
    func inset(by insets: NSDirectionalEdgeInsets) -> CGRect {
        inset(by: UIEdgeInsets(top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing))
    }
}
