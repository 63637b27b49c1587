public import Foundation

/// What of a layer needs nothing of its box: members of `CALayer`.
///
/// What is set is kept: a layer changes at once, and is drawn by the page in its own way.
@preconcurrency @MainActor
open class CALayerBase: NSObject, CAMediaTiming {
    public nonisolated override init() { super.init() }

    /// The layer's time goes another way from now on.
    func clockChanged() {}

    open var speed: Float = 1 { didSet { clockChanged() } }
    open var fillMode = CAMediaTimingFillMode.removed
    open var duration: CFTimeInterval = 0
    open var repeatCount: Float = 0
    open var repeatDuration: CFTimeInterval = 0
    open var autoreverses = false
    open var timeOffset: CFTimeInterval = 0 { didSet { clockChanged() } }
    open var beginTime: CFTimeInterval = 0 { didSet { clockChanged() } }
    open var actions: [String: Any]?
    open var isOpaque = false
    open var isDoubleSided = true
    open var isGeometryFlipped = false
    open var anchorPointZ: CGFloat = 0
    /// Whether the layer is drawn anew when its size changes; else what it drew is stretched.
    open var needsDisplayOnBoundsChange = false
    open var drawsAsynchronously = false
    open var shouldRasterize = false
    open var rasterizationScale: CGFloat = 1
    open var allowsEdgeAntialiasing = false
    open var allowsGroupOpacity = true
    open var edgeAntialiasingMask: CAEdgeAntialiasingMask = [
        .layerLeftEdge, .layerRightEdge, .layerBottomEdge, .layerTopEdge,
    ]
    open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
    open var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
    open var contentsFormat = CALayerContentsFormat.RGBA8Uint
    open var minificationFilter = CALayerContentsFilter.linear
    open var magnificationFilter = CALayerContentsFilter.linear
    open var minificationFilterBias: Float = 0
    /// The name of a blend mode, such as `multiplyBlendMode`.
    open var compositingFilter: Any? { didSet { Display.changed() } }
    open var filters: [Any]?
    open var backgroundFilters: [Any]?
    open var wantsExtendedDynamicRangeContent = false
    open func contentsAreFlipped() -> Bool { isGeometryFlipped }

    // Properties change at once: nobody asks these.
    open func action(forKey event: String) -> (any CAAction)? { nil }
    open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }
    open class func needsDisplay(forKey key: String) -> Bool { false }
    open class func defaultValue(forKey key: String) -> Any? { nil }
    open func shouldArchiveValue(forKey key: String) -> Bool { false }
    open func encode(with coder: NSCoder) {}
}

/// What happens when a layer's property changes.
@preconcurrency @MainActor
public protocol CAAction {
    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

/// A time of one's own.
@preconcurrency @MainActor
public protocol CAMediaTiming {
    var beginTime: CFTimeInterval { get set }
    var duration: CFTimeInterval { get set }
    var speed: Float { get set }
    var timeOffset: CFTimeInterval { get set }
    var repeatCount: Float { get set }
    var repeatDuration: CFTimeInterval { get set }
    var autoreverses: Bool { get set }
    var fillMode: CAMediaTimingFillMode { get set }
}

/// Edges that are smoothed.
public struct CAEdgeAntialiasingMask: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let layerLeftEdge = Self(rawValue: 1), layerRightEdge = Self(rawValue: 2)
    public static let layerBottomEdge = Self(rawValue: 4), layerTopEdge = Self(rawValue: 8)
}

/// How pixels of a layer's contents are kept.
public struct CALayerContentsFormat: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let RGBA8Uint = Self(rawValue: "RGBA8"), RGBA16Float = Self(rawValue: "RGBAh")
    public static let gray8Uint = Self(rawValue: "Gray8"), automatic = Self(rawValue: "Automatic")
}

/// How a layer's contents are made smaller and larger.
public struct CALayerContentsFilter: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let nearest = Self(rawValue: "nearest"), linear = Self(rawValue: "linear")
    public static let trilinear = Self(rawValue: "trilinear")
}

extension CALayer {
    private var frameOrigin: CGPoint {
        let box = frameBeforeTransform
        return CGPoint(x: box.minX - bounds.minX, y: box.minY - bounds.minY)
    }
    private var above: CALayer? { superlayer ?? view?.superview?.layer }

    /// A point in the coordinates of the layer at the top; of layers that are turned as if they were not.
    func toTop(_ point: CGPoint) -> CGPoint {
        if let view { return view.convert(point, to: nil) }
        let outer = CGPoint(x: point.x + frameOrigin.x, y: point.y + frameOrigin.y)
        return above?.toTop(outer) ?? outer
    }

    func fromTop(_ point: CGPoint) -> CGPoint {
        if let view { return view.convert(point, from: nil) }
        let outer = above?.fromTop(point) ?? point
        return CGPoint(x: outer.x - frameOrigin.x, y: outer.y - frameOrigin.y)
    }

    func foremost(at point: CGPoint) -> CALayer? {
        guard !isHidden else { return nil }
        let inner = CGPoint(x: point.x - frameOrigin.x, y: point.y - frameOrigin.y)
        guard contains(inner) else { return nil }
        for layer in (sublayers ?? []).reversed() { if let found = layer.foremost(at: inner) { return found } }
        return self
    }
}
