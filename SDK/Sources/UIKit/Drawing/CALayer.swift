package import DeviceLink
public import Foundation

/// What a view draws its box with (Core Animation: CALayer).
@preconcurrency @MainActor
open class CALayer: NSObject {
    let nodeID = NodeIDs.next()
    /// The view that this is the layer of; nil for a layer that was added by hand.
    weak var view: UIView?
    open private(set) weak var superlayer: CALayer?
    open private(set) var sublayers: [CALayer]?
    private var ownFrame = CGRect.zero
    /// What a layer of another module shows, such as a player's pictures.
    package var contentProvider: (() -> ViewContent)?

    open var cornerRadius: CGFloat = 0 { didSet { Display.changed() } }
    open var maskedCorners: CACornerMask = .all { didSet { Display.changed() } }
    open var cornerCurve = CALayerCornerCurve.circular
    open var borderWidth: CGFloat = 0 { didSet { Display.changed() } }
    open var borderColor: CGColor? { didSet { Display.changed() } }
    open var shadowColor: CGColor? = UIColor.black.cgColor { didSet { Display.changed() } }
    open var shadowOpacity: Float = 0 { didSet { Display.changed() } }
    open var shadowOffset = CGSize(width: 0, height: -3) { didSet { Display.changed() } }
    open var shadowRadius: CGFloat = 3 { didSet { Display.changed() } }
    open var shouldRasterize = false
    open var rasterizationScale: CGFloat = 1
    open var zPosition: CGFloat = 0
    open var name: String?
    private var ownMasksToBounds = false { didSet { Display.changed() } }
    private var ownOpacity: Float = 1 { didSet { Display.changed() } }
    private var ownIsHidden = false { didSet { Display.changed() } }
    private var ownBackground: CGColor? { didSet { Display.changed() } }

    public nonisolated override required init() {
        super.init()
    }

    open var frame: CGRect {
        get { view?.frame ?? ownFrame }
        set {
            if let view { view.frame = newValue } else { ownFrame = newValue }
            Display.changed()
        }
    }

    open var bounds: CGRect {
        get { view?.bounds ?? CGRect(origin: .zero, size: ownFrame.size) }
        set {
            if let view { view.bounds = newValue } else { ownFrame.size = newValue.size }
            Display.changed()
        }
    }

    open var position: CGPoint {
        get { frame.center }
        set { frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2) }
    }

    open var masksToBounds: Bool {
        get { view?.clipsToBounds ?? ownMasksToBounds }
        set { if let view { view.clipsToBounds = newValue } else { ownMasksToBounds = newValue } }
    }

    open var opacity: Float {
        get { view.map { Float($0.alpha) } ?? ownOpacity }
        set { if let view { view.alpha = CGFloat(newValue) } else { ownOpacity = newValue } }
    }

    open var isHidden: Bool {
        get { view?.isHidden ?? ownIsHidden }
        set { if let view { view.isHidden = newValue } else { ownIsHidden = newValue } }
    }

    open var backgroundColor: CGColor? {
        get { view.map { $0.backgroundColor?.cgColor } ?? ownBackground }
        set {
            if let view {
                view.backgroundColor = newValue.map(UIColor.init(cgColor:))
            } else {
                ownBackground = newValue
            }
        }
    }

    open func addSublayer(_ layer: CALayer) { insertSublayer(layer, at: UInt32(sublayers?.count ?? 0)) }

    open func insertSublayer(_ layer: CALayer, at index: UInt32) {
        layer.removeFromSuperlayer()
        var list = sublayers ?? []
        list.insert(layer, at: min(Int(index), list.count))
        sublayers = list
        layer.superlayer = self
        Display.changed()
    }

    open func removeFromSuperlayer() {
        superlayer?.sublayers?.removeAll { $0 === self }
        superlayer = nil
        Display.changed()
    }

    open func setNeedsDisplay() { Display.changed() }
    open func setNeedsLayout() { Display.changed() }
    open func layoutIfNeeded() {}
    open func removeAllAnimations() {}

    /// How the box is drawn, but for what its view adds.
    var style: ViewStyle {
        var style = ViewStyle()
        style.background = backgroundColor.flatMap { $0.alpha > 0 ? UIColor(cgColor: $0).wire : nil }
        style.gradient = (self as? CAGradientLayer)?.gradient
        style.alpha = opacity < 1 ? Double(max(opacity, 0)) : nil
        style.isHidden = isHidden ? true : nil
        style.clips = masksToBounds ? true : nil
        if cornerRadius > 0 {
            style.cornerRadius = Double(cornerRadius)
            style.corners = maskedCorners == .all ? nil : maskedCorners.wire
        }
        if borderWidth > 0 {
            let color = borderColor.map(UIColor.init(cgColor:)) ?? .black
            style.border = ViewBorder(width: Double(borderWidth), color: color.wire)
        }
        if shadowOpacity > 0, !masksToBounds, let shadowColor {
            let color = UIColor(cgColor: shadowColor).withAlphaComponent(shadowColor.alpha * CGFloat(shadowOpacity))
            style.shadow = ViewShadow(
                color: color.wire,
                offset: ViewPoint(x: Double(shadowOffset.width), y: Double(shadowOffset.height)),
                radius: Double(shadowRadius)
            )
        }
        return style
    }
}

/// Corners of a layer.
public struct CACornerMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let layerMinXMinYCorner = CACornerMask(rawValue: 1 << 0)
    public static let layerMaxXMinYCorner = CACornerMask(rawValue: 1 << 1)
    public static let layerMinXMaxYCorner = CACornerMask(rawValue: 1 << 2)
    public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 1 << 3)

    static let all = CACornerMask(rawValue: 15)

    var wire: [ViewStyle.Corner] {
        let corners: [(CACornerMask, ViewStyle.Corner)] = [
            (.layerMinXMinYCorner, .topLeft), (.layerMaxXMinYCorner, .topRight),
            (.layerMinXMaxYCorner, .bottomLeft), (.layerMaxXMaxYCorner, .bottomRight),
        ]
        return corners.filter { contains($0.0) }.map(\.1)
    }
}

/// The curve of a layer's corners; the page draws circles.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let circular = CALayerCornerCurve(rawValue: "circular")
    public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

/// A layer that is filled with a gradient.
@preconcurrency @MainActor
open class CAGradientLayer: CALayer {
    /// Of type CGColor.
    open var colors: [Any]? { didSet { Display.changed() } }
    open var locations: [NSNumber]? { didSet { Display.changed() } }
    open var startPoint = CGPoint(x: 0.5, y: 0) { didSet { Display.changed() } }
    open var endPoint = CGPoint(x: 0.5, y: 1) { didSet { Display.changed() } }

    var gradient: ViewGradient? {
        let list = (colors ?? []).compactMap { ($0 as? CGColor).map(UIColor.init(cgColor:)) ?? $0 as? UIColor }
        guard list.count > 1 else { return nil }
        return ViewGradient(
            colors: list.map(\.wire),
            locations: (locations ?? []).map(\.doubleValue),
            start: ViewPoint(x: Double(startPoint.x), y: Double(startPoint.y)),
            end: ViewPoint(x: Double(endPoint.x), y: Double(endPoint.y))
        )
    }
}
