public import Foundation
package import ViewLink

/// What a view draws its box with (Core Animation: CALayer).
@preconcurrency @MainActor
open class CALayer: CALayerBase {
    let nodeID = NodeIDs.next()
    /// The view that this is the layer of; nil for a layer that was added by hand.
    weak var view: UIView?
    open private(set) weak var superlayer: CALayer?
    private var list: [CALayer] = []
    /// Those of subviews and those that were added by hand, the lowest first; nil where there are none.
    ///
    /// A subview whose layer is taken out is not seen any more, though it stays among the subviews.
    open var sublayers: [CALayer]? {
        get { list.isEmpty ? nil : list }
        set {
            for layer in list { layer.superlayer = nil }
            for layer in newValue ?? [] { layer.removeFromSuperlayer() }
            list = newValue ?? []
            for layer in list { layer.superlayer = self }
            Display.changed()
        }
    }
    private var ownSize = CGSize.zero {
        didSet {
            guard ownSize != oldValue else { return }
            setNeedsLayout()
            if needsDisplayOnBoundsChange { setNeedsDisplay() }
        }
    }
    private var ownPosition = CGPoint.zero
    /// What a layer of another module shows, such as a player's pictures.
    package var contentProvider: (() -> ViewContent)?
    /// What a layer draws itself; nil draws nothing but its box.
    var ownContent: ViewContent? {
        if let image = contents as? CGImage {
            return .image(image.image.content(fit: contentsGravity.fit, tintColor: .tintColor))
        }
        return drawn.map { .drawing($0) }
    }
    /// What ``draw(in:)`` drew last.
    var drawn: ViewDrawing?
    /// What is done before the next picture.
    private var awaits = Awaited()
    /// Whether it draws itself now: what animations make of its own properties is asked then.
    private(set) var isDisplaying = false

    private struct Awaited {
        var display = false
        var layout = false
    }
    var running = LayerAnimations()

    /// A `CGImage`.
    open var contents: Any? { didSet { Display.changed() } }
    open var contentsGravity = CALayerContentsGravity.resize { didSet { Display.changed() } }
    open var contentsScale: CGFloat = 3
    /// What is seen of the layer: where this one is not clear.
    open var mask: CALayer? { didSet { Display.changed() } }
    open var transform = CATransform3DIdentity { didSet { Display.changed() } }
    /// Kept: what lies in the layer is drawn without it.
    open var sublayerTransform = CATransform3DIdentity
    /// What the layer turns about and is placed by, in parts of its box.
    open var anchorPoint = CGPoint(x: 0.5, y: 0.5) { didSet { Display.changed() } }
    open weak var delegate: (any CALayerDelegate)?
    /// What casts the shadow; the page takes the layer's own shape.
    open var shadowPath: CGPath?

    open var cornerRadius: CGFloat = 0 { didSet { Display.changed() } }
    open var maskedCorners: CACornerMask = .all { didSet { Display.changed() } }
    open var cornerCurve = CALayerCornerCurve.circular
    open var borderWidth: CGFloat = 0 { didSet { Display.changed() } }
    open var borderColor: CGColor? { didSet { Display.changed() } }
    open var shadowColor: CGColor? = UIColor.black.cgColor { didSet { Display.changed() } }
    open var shadowOpacity: Float = 0 { didSet { Display.changed() } }
    open var shadowOffset = CGSize(width: 0, height: -3) { didSet { Display.changed() } }
    open var shadowRadius: CGFloat = 3 { didSet { Display.changed() } }
    open var zPosition: CGFloat = 0 { didSet { Display.changed() } }
    open var name: String?
    /// What is done to the picture of the layer and of what lies in it.
    package var pictureFilters: [ViewFilter] = [] { didSet { if pictureFilters != oldValue { Display.changed() } } }
    /// How that picture is laid over what is behind it; nil does as ``compositingFilter`` says.
    package var blend: ViewBlend? { didSet { if blend != oldValue { Display.changed() } } }
    /// By the names of properties that are `@NSManaged`.
    var managed: [String: Any] = [:]
    private var ownMasksToBounds = false { didSet { Display.changed() } }
    private var ownOpacity: Float = 1 { didSet { Display.changed() } }
    private var ownIsHidden = false { didSet { Display.changed() } }
    private var ownBackground: CGColor? { didSet { Display.changed() } }

    public nonisolated override required init() {
        super.init()
    }

    /// A copy that an animation shows; nobody makes one here.
    public nonisolated init(layer: Any) { super.init() }

    /// One of an archive, which holds nothing of it.
    public nonisolated required init?(coder: NSCoder) { super.init() }

    open var frame: CGRect {
        get {
            let size = bounds.size
            let box = CGRect(
                x: -size.width * anchorPoint.x,
                y: -size.height * anchorPoint.y,
                width: size.width,
                height: size.height
            )
            let map = CATransform3DGetAffineTransform(
                view.map { CATransform3DMakeAffineTransform($0.transform) } ?? transform
            )
            return (map.isIdentity ? box : box.applying(map)).offsetBy(dx: position.x, dy: position.y)
        }
        set {
            if let view {
                view.frame = newValue
            } else {
                ownSize = newValue.size
                ownPosition = CGPoint(
                    x: newValue.minX + newValue.width * anchorPoint.x,
                    y: newValue.minY + newValue.height * anchorPoint.y
                )
                layoutIfNeeded()
            }
            Display.changed()
        }
    }

    open var bounds: CGRect {
        get { view?.bounds ?? CGRect(origin: .zero, size: ownSize) }
        set {
            if let view { view.bounds = newValue } else { ownSize = newValue.size }
            Display.changed()
        }
    }

    open var position: CGPoint {
        get { view?.center ?? ownPosition }
        set {
            if let view { view.center = newValue } else { ownPosition = newValue }
            Display.changed()
        }
    }

    /// The box before the transform.
    var frameBeforeTransform: CGRect {
        CGRect(bounds.size, anchor: anchorPoint, at: position)
    }

    open func setAffineTransform(_ m: CGAffineTransform) { transform = CATransform3DMakeAffineTransform(m) }
    open func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }

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
        place(layer, at: Int(index))
    }

    open func removeFromSuperlayer() { takeOut() }

    /// What `insertSublayer` does, for subviews, whose layers a class of the author's does not hear of.
    func place(_ layer: CALayer, at index: Int) {
        layer.takeOut()
        list.insert(layer, at: min(max(index, 0), list.count))
        layer.superlayer = self
        Display.changed()
    }

    func place(_ layer: CALayer, below sibling: CALayer) {
        layer.takeOut()
        place(layer, at: list.firstIndex { $0 === sibling } ?? list.count)
    }

    func exchange(_ one: CALayer, _ other: CALayer) {
        guard let first = list.firstIndex(where: { $0 === one }), let second = list.firstIndex(where: { $0 === other })
        else { return }
        list.swapAt(first, second)
    }

    func takeOut() {
        superlayer?.list.removeAll { $0 === self }
        superlayer = nil
        Display.changed()
    }

    open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
        insertSublayer(layer, at: UInt32(sublayers?.firstIndex { $0 === sibling } ?? 0))
    }

    open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
        insertSublayer(
            layer,
            at: UInt32((sublayers?.firstIndex { $0 === sibling }).map { $0 + 1 } ?? sublayers?.count ?? 0)
        )
    }

    open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
        guard let index = sublayers?.firstIndex(where: { $0 === oldLayer }) else { return }
        oldLayer.removeFromSuperlayer()
        insertSublayer(newLayer, at: UInt32(index))
    }

    // MARK: Animations

    /// Runs an animation; one of the same key ends.
    open func add(_ anim: CAAnimation, forKey key: String?) { run(anim, forKey: key) }
    open func removeAnimation(forKey key: String) { endAnimation(forKey: key) }
    open func removeAllAnimations() { endAnimations() }
    open func animation(forKey key: String) -> CAAnimation? { running.entries.first { $0.key == key }?.animation }
    open func animationKeys() -> [String]? { running.entries.isEmpty ? nil : running.entries.compactMap(\.key) }
    /// What is seen of the layer at the moment: a copy with what its animations make of it, outside of any layer. A layer
    /// that no animation changes, or that is of a class of the author's, is itself.
    open func presentation() -> Self? { presented ?? self }
    open func model() -> Self { self }
    /// Draws the layer and all that it holds, as it is now: boxes, words, pictures and shapes. Controls that the page
    /// draws, as switches and sliders, are left out, and so are masks and shadows.
    open func render(in ctx: CGContext) { drawAll(in: ctx) }

    // MARK: Display

    /// Has the layer drawn anew before the next picture; one that is new draws nothing before it is asked to.
    open func setNeedsDisplay() {
        awaits.display = true
        view?.forgetDrawing()
        Display.changed()
    }
    open func setNeedsDisplay(_ r: CGRect) { setNeedsDisplay() }
    open func needsDisplay() -> Bool { awaits.display }
    open func displayIfNeeded() {
        guard awaits.display else { return }
        awaits.display = false
        isDisplaying = true
        display()
        isDisplaying = false
    }

    /// Has the delegate show the layer by its ``contents``, or else draws it (CALayer: "Providing the Layer's Content").
    open func display() {
        asked?.display(self)
        guard contents == nil else { return }
        asked?.layerWillDraw(self)
        let context = CGContext(size: bounds.size, scale: contentsScale)
        draw(in: context)
        let drawing = context.drawing
        drawn = drawing.marks.isEmpty ? nil : drawing
    }

    /// Draws what is seen of the layer; without an override the delegate does.
    open func draw(in ctx: CGContext) { asked?.draw(self, in: ctx) }

    /// Who lays out and draws for it: a view's layer has the view.
    private var asked: (any CALayerDelegate)? { delegate ?? view }

    open func setNeedsLayout() {
        awaits.layout = true
        Display.changed()
    }
    open func needsLayout() -> Bool { awaits.layout }

    /// Lays out what lies in the layer, and in those in it that wait for it.
    open func layoutIfNeeded() {
        awaits.layout = false
        layoutSublayers()
        for layer in sublayers ?? [] where layer.view == nil && layer.needsLayout() { layer.layoutIfNeeded() }
    }

    /// What waits for the next picture.
    func prepare() {
        if view == nil, awaits.layout { layoutIfNeeded() }
        displayIfNeeded()
    }
    open func layoutSublayers() { asked?.layoutSublayers(of: self) }

    open func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }
    /// The foremost layer at a point of the one that this lies in.
    open func hitTest(_ p: CGPoint) -> CALayer? { foremost(at: p) }
    open func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint { fromTop(l?.toTop(p) ?? p) }
    open func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint { l?.fromTop(toTop(p)) ?? toTop(p) }
    open func convert(_ r: CGRect, from l: CALayer?) -> CGRect {
        CGRect(origin: convert(r.origin, from: l), size: r.size)
    }
    open func convert(_ r: CGRect, to l: CALayer?) -> CGRect { CGRect(origin: convert(r.origin, to: l), size: r.size) }
    open var visibleRect: CGRect { bounds }
    open func scroll(_ p: CGPoint) {}
    open func scrollRectToVisible(_ r: CGRect) {}
    open func preferredFrameSize() -> CGSize { bounds.size }

    override func clockChanged() { retime() }

    /// Values for properties that are not set; kept, and not asked.
    open var style: [AnyHashable: Any]?

    /// How the box is drawn, but for what its view adds.
    var boxStyle: ViewStyle {
        var style = ViewStyle()
        style.background = backgroundColor.flatMap { $0.alpha > 0 ? UIColor(cgColor: $0).wire : nil }
        style.gradient = (self as? CAGradientLayer)?.gradient
        style.animations = wireAnimations
        setShape(of: &style)
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
        if shadowOpacity > 0, shadowColor != nil { style.shadow = shadow }
        if !pictureFilters.isEmpty { style.filters = Array(pictureFilters.prefix(ViewTree.Limits.filters)) }
        style.blend = blend ?? (compositingFilter as? String).flatMap(ViewBlend.init(compositingFilter:))
        return style
    }
    /// The shadow, seen or not.
    var shadow: ViewShadow {
        let color = shadowColor.map(UIColor.init(cgColor:)) ?? .clear
        return ViewShadow(
            color: color.withAlphaComponent((shadowColor?.alpha ?? 0) * CGFloat(shadowOpacity)).wire,
            offset: ViewPoint(x: Double(shadowOffset.width), y: Double(shadowOffset.height)),
            radius: Double(shadowRadius)
        )
    }
    private func setShape(of style: inout ViewStyle) {
        if let mask {
            style.maskGradient = (mask as? CAGradientLayer)?.gradient
            style.mask = style.maskGradient == nil ? mask.outline : nil
        }
        if running.changeParts {
            style.parts = TransformDecomposition(transform).wire
        } else if !CATransform3DIsIdentity(transform) {
            style.transform = transform.wire
        }
        if anchorPoint != CGPoint(x: 0.5, y: 0.5) {
            style.anchor = ViewPoint(x: Double(anchorPoint.x), y: Double(anchorPoint.y))
        }
    }

    /// What the layer covers of the one that it masks.
    var outline: VectorPath {
        var path = Outline()
        path.rect(frameBeforeTransform, radii: CGSize(width: cornerRadius, height: cornerRadius))
        return VectorPath(data: path.data, fill: UIColor.black.wire)
    }
}

extension UIView: CALayerDelegate {}

/// Lays out and draws for a layer.
@preconcurrency @MainActor
public protocol CALayerDelegate: NSObjectProtocol {
    func layoutSublayers(of layer: CALayer)
    func display(_ layer: CALayer)
    func draw(_ layer: CALayer, in ctx: CGContext)
    func layerWillDraw(_ layer: CALayer)
    func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
    public func display(_ layer: CALayer) {}
    public func draw(_ layer: CALayer, in ctx: CGContext) {}
    public func layerWillDraw(_ layer: CALayer) {}
    public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
    public func layoutSublayers(of layer: CALayer) {}
}

/// How a layer's picture lies in it.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let center = Self(rawValue: "center")
    public static let resize = Self(rawValue: "resize")
    public static let resizeAspect = Self(rawValue: "resizeAspect")
    public static let resizeAspectFill = Self(rawValue: "resizeAspectFill")
    public static let top = Self(rawValue: "top"), bottom = Self(rawValue: "bottom")
    public static let left = Self(rawValue: "left"), right = Self(rawValue: "right")
    public static let topLeft = Self(rawValue: "topLeft"), topRight = Self(rawValue: "topRight")
    public static let bottomLeft = Self(rawValue: "bottomLeft"), bottomRight = Self(rawValue: "bottomRight")

    var fit: ImageContent.Fit {
        switch self {
        case .center: .center
        case .resizeAspect: .aspectFit
        case .resizeAspectFill: .aspectFill
        default: .fill
        }
    }
}
