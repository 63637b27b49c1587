public import Foundation

// Layers that a view of the page needs nothing of: what is in them is drawn as in any layer.

/// A layer whose sublayers keep their depth (Core Animation: CATransformLayer); here they lie in one plane.
@preconcurrency @MainActor
open class CATransformLayer: CALayer {}

/// A layer that shows a part of what is in it (Core Animation: CAScrollLayer). Kept: what is in it stays where it is.
@preconcurrency @MainActor
open class CAScrollLayer: CALayer {
    open var scrollMode = CAScrollLayerScrollMode.both
    open func scroll(to p: CGPoint) {}
    open func scroll(to r: CGRect) {}
}

/// Which ways a layer may scroll.
public struct CAScrollLayerScrollMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let none = Self(rawValue: "none")
    public static let vertically = Self(rawValue: "vertically")
    public static let horizontally = Self(rawValue: "horizontally")
    public static let both = Self(rawValue: "both")
}

/// A layer that is drawn in tiles when they are seen (Core Animation: CATiledLayer); here it is drawn at once.
@preconcurrency @MainActor
open class CATiledLayer: CALayer {
    open var tileSize = CGSize(width: 256, height: 256)
    open var levelsOfDetail = 1
    open var levelsOfDetailBias = 0
    open class func fadeDuration() -> CFTimeInterval { 0.25 }
}

/// How what moves along a path is turned.
public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(stringLiteral value: String) { self.init(rawValue: value) }

    public static let rotateAuto = Self(rawValue: "auto")
    public static let rotateAutoReverse = Self(rawValue: "autoReverse")
}
