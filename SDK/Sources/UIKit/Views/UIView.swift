public import Foundation
import ViewLink

/// A rectangle on the screen that shows something and holds others.
@preconcurrency @MainActor
open class UIView: UIViewBase, UITraitChangeObservable {
    /// How what a view shows fills it, and where it goes when the size changes.
    public enum ContentMode: Int, Sendable {
        case scaleToFill = 0
        case scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right
        case topLeft, topRight, bottomLeft, bottomRight
    }

    package let nodeID = NodeIDs.next()
    public let layer: CALayer

    // Geometry: the bounds' origin and size, and the centre in the superview; the frame is made of them.
    private var size: CGSize
    private var position: CGPoint
    private var boundsOrigin = CGPoint.zero

    open var transform = CGAffineTransform.identity { didSet { Display.changed() } }
    open var alpha: CGFloat = 1 { didSet { Display.changed() } }
    open var isHidden = false {
        didSet {
            guard isHidden != oldValue else { return }
            superview?.setNeedsLayout()
            Display.changed()
        }
    }
    open var isOpaque = true
    open var clipsToBounds = false { didSet { Display.changed() } }
    open var backgroundColor: UIColor? { didSet { Display.changed() } }
    open var contentMode = ContentMode.scaleToFill { didSet { Display.changed() } }
    open var tag = 0
    open var isUserInteractionEnabled = true { didSet { Display.changed() } }
    open var isMultipleTouchEnabled = false
    /// Whether its margins are at least what its superview's leave of it.
    open var preservesSuperviewLayoutMargins = false { didSet { constraintsChanged() } }
    /// Its margins while it is told no others.
    var usualMargins: UIEdgeInsets { Self.plainMargins }
    open var motionEffects: [UIMotionEffect] = []
    open var semanticContentAttribute = UISemanticContentAttribute.unspecified { didSet { setNeedsLayout() } }
    /// Light or dark for the view and all that it holds, whatever the phone is.
    open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
        didSet { styleChanged(from: oldValue, to: overrideUserInterfaceStyle) }
    }
    private(set) var ownTint: UIColor?

    open internal(set) var subviews: [UIView] = []
    open internal(set) weak var superview: UIView?
    /// The controller that this is the view of.
    weak var controller: UIViewController?
    open var gestureRecognizers: [UIGestureRecognizer]? {
        didSet {
            for one in oldValue ?? [] where gestureRecognizers?.contains(one) != true { one.view = nil }
            for one in gestureRecognizers ?? [] where one.view !== self { one.view = self }
            Display.changed()
        }
    }
    open var interactions: [any UIInteraction] = []

    open var autoresizingMask: AutoresizingMask = []
    open var autoresizesSubviews = true
    open var translatesAutoresizingMaskIntoConstraints = true { didSet { setNeedsLayout() } }
    open internal(set) var constraints: [NSLayoutConstraint] = []
    open internal(set) var layoutGuides: [UILayoutGuide] = []
    var layoutState = LayoutState()

    /// Who watches properties by name or key path; nil until somebody does.
    nonisolated(unsafe) final var watchers: KeyValueObservers?

    /// A property that is told of when it changes, as an observer names it; a subclass adds its own.
    open func observedValue(of name: String) -> Any? {
        switch name {
        case "frame": frame
        case "bounds": bounds
        case "center": center
        default: nil
        }
    }

    /// The class of the layer.
    open class var layerClass: AnyClass { CALayer.self }

    public init(frame: CGRect) {
        layer = Self.makeLayer()
        size = frame.size
        position = frame.center
        super.init()
        layer.view = self
        layoutState.hugging = Self.ownHugging
    }

    /// How strongly views of the class keep to their size, horizontally and vertically.
    class var ownHugging: [UILayoutPriority] { [.defaultLow, .defaultLow] }

    /// As ``whereItStands`` says it; without the frame on another thread than the main one.
    open override var description: String {
        Thread.isMainThread ? MainActor.assumeIsolated { whereItStands } : "<\(type(of: self))>"
    }

    /// `<UILabel: 0x7f3a2c00; frame = (0 0; 42 20)>`.
    var whereItStands: String {
        let numbers = [frame.minX, frame.minY, frame.width, frame.height].map { String(format: "%g", Double($0)) }
        let address = String(UInt(bitPattern: Unmanaged.passUnretained(self).toOpaque()), radix: 16)
        return "<\(type(of: self)): 0x\(address); frame = (\(numbers[0]) \(numbers[1]); \(numbers[2]) \(numbers[3]))>"
    }

    /// A view of a storyboard.
    public required init?(coder: NSCoder) {
        layer = Self.makeLayer()
        size = .zero
        position = .zero
        super.init()
        layer.view = self
        layoutState.hugging = Self.ownHugging
    }

    public override convenience init() { self.init(frame: .zero) }

    private static func makeLayer() -> CALayer {
        (layerClass as? CALayer.Type ?? CALayer.self).init()
    }

    // MARK: Geometry

    open var bounds: CGRect {
        get { CGRect(origin: boundsOrigin, size: size) }
        set {
            let resized = size != newValue.size
            guard resized || boundsOrigin != newValue.origin else { return }
            let old = size
            boundsOrigin = newValue.origin
            size = newValue.size
            if resized { sizeChanged(from: old) }
            watchers?.changed()
            Display.changed()
        }
    }

    open var center: CGPoint {
        get { position }
        set {
            guard position != newValue else { return }
            position = newValue
            geometryChanged()
        }
    }

    open var frame: CGRect {
        get {
            guard !transform.isIdentity else { return frameBeforeTransform }
            let anchor = layer.anchorPoint
            let box = CGRect(
                x: -size.width * anchor.x,
                y: -size.height * anchor.y,
                width: size.width,
                height: size.height
            )
            return box.applying(transform).offsetBy(dx: position.x, dy: position.y)
        }
        set {
            let old = size
            let anchor = layer.anchorPoint
            position = CGPoint(
                x: newValue.minX + newValue.width * anchor.x,
                y: newValue.minY + newValue.height * anchor.y
            )
            size = newValue.size
            if old != size { sizeChanged(from: old) }
            geometryChanged()
        }
    }

    var frameBeforeTransform: CGRect {
        CGRect(size, anchor: layer.anchorPoint, at: position)
    }

    private func geometryChanged() {
        watchers?.changed()
        if translatesAutoresizingMaskIntoConstraints { superview?.constraintsChanged() }
        Display.changed()
    }

    private func sizeChanged(from old: CGSize) {
        if autoresizesSubviews {
            for child in subviews { child.autoresize(from: old, to: size) }
        }
        if translatesAutoresizingMaskIntoConstraints || superview == nil { constraintsChanged() }
        drawn = nil
        setNeedsLayout()
    }

    // MARK: Looks

    /// What `draw(_:)` drew last; nil has it asked again.
    private var drawn: ViewDrawing?

    /// What the view draws itself; nil where it draws nothing.
    var ownDrawing: ViewDrawing? {
        let drawing = drawn ?? GraphicsContexts.record(size: bounds.size) { draw(bounds) }.drawing
        drawn = drawing
        return drawing.marks.isEmpty ? nil : drawing
    }

    /// What of the view is seen: where this one is not clear.
    open var mask: UIView? {
        didSet { layer.mask = mask?.layer }
    }

    open var tintColor: UIColor! {
        get { ownTint ?? superview?.tintColor ?? .tintColor }
        set {
            ownTint = newValue
            tintColorDidChange()
        }
    }

    open func tintColorDidChange() { Display.changed() }

    open var traitCollection: UITraitCollection {
        var each: UIView? = self
        var style: UIUserInterfaceStyle?
        var own = TraitValues()
        while let view = each {
            style = style ?? view.ownStyle
            own.take(view.ownTraits)
            each = view.superview
        }
        let base = style.map { UITraitCollection(userInterfaceStyle: $0) } ?? .current
        return own.isEmpty ? base : UITraitCollection(base, own: own)
    }
    /// What it says of its traits.
    final var ownTraits = TraitValues()

    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    public private(set) lazy var traitListeners = TraitListeners()

    open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        switch semanticContentAttribute {
        case .forceLeftToRight: .leftToRight
        case .forceRightToLeft: .rightToLeft
        default: traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
        }
    }

    var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    open func setNeedsDisplay() { layer.setNeedsDisplay() }
    /// Has `draw(_:)` asked again.
    func forgetDrawing() { drawn = nil }
    open func setNeedsDisplay(_ rect: CGRect) { setNeedsDisplay() }

    // MARK: Responding

    open override var next: UIResponder? { controller ?? superview }

    open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
        gestureRecognizers = (gestureRecognizers ?? []) + [gestureRecognizer]
    }

    open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        gestureRecognizers?.removeAll { $0 === gestureRecognizer }
    }

    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

    /// The foremost view at a point of this one's coordinates that takes touches; nil if there is none.
    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard isUserInteractionEnabled, !isHidden, alpha >= 0.01 else { return nil }
        guard self.point(inside: point, with: event) else { return nil }
        for child in subviews.reversed() {
            if let hit = child.hitTest(child.convert(point, from: self), with: event) { return hit }
        }
        return self
    }

    // MARK: What holds what; the work is in `UIView+Hierarchy`

    open var window: UIWindow? { self as? UIWindow ?? superview?.window }
    /// Above all that are there once the view has heard that it is added (it may add others).
    open func addSubview(_ view: UIView) { insert(view, at: .max) }
    open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }
    open func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
        insert(view, at: subviews.firstIndex { $0 === sibling } ?? 0)
    }
    open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
        insert(view, at: (subviews.firstIndex { $0 === sibling } ?? subviews.count - 1) + 1)
    }
    open func bringSubviewToFront(_ view: UIView) { move(view, toFront: true) }
    open func sendSubviewToBack(_ view: UIView) { move(view, toFront: false) }
    open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) { exchange(index1, index2) }
    /// Takes the view out, with the constraints that tie it to others.
    open func removeFromSuperview() { takeOut() }
    open func isDescendant(of view: UIView) -> Bool { self === view || superview?.isDescendant(of: view) ?? false }
    open func viewWithTag(_ tag: Int) -> UIView? { firstView(withTag: tag) }
    /// Has whoever in the view has the keyboard give it back.
    ///
    /// - Returns: whether nobody in the view has it now.
    @discardableResult
    open func endEditing(_ force: Bool) -> Bool { giveKeyboardBack(force: force) }
    /// A point of this view's in another's coordinates; nil is the window.
    open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { moved(point, to: view) }
    /// A point of another view's in this one's coordinates; nil is the window.
    open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint { moved(point, from: view) }
    open func convert(_ rect: CGRect, to view: UIView?) -> CGRect { moved(rect, to: view) }
    open func convert(_ rect: CGRect, from view: UIView?) -> CGRect { moved(rect, from: view) }
    open func addInteraction(_ interaction: any UIInteraction) { take(interaction) }
    open func removeInteraction(_ interaction: any UIInteraction) { giveBack(interaction) }
    open func addMotionEffect(_ effect: UIMotionEffect) { motionEffects.append(effect) }
    open func removeMotionEffect(_ effect: UIMotionEffect) { motionEffects.removeAll { $0 === effect } }
    /// The pixels of a point; those of the screen, whatever is set.
    open var contentScaleFactor: CGFloat {
        get { UIScreen.main.scale }
        set {}
    }

    // MARK: Layout; the work is in `UIView+Layout` and `UIView+Margins`

    open func setNeedsLayout() { noteNeedsLayout() }
    /// Lays out now what would be laid out before the next drawing.
    open func layoutIfNeeded() { LayoutPass.run(topmost) }
    open func setNeedsUpdateConstraints() { noteNeedsUpdateConstraints() }
    /// Has ``updateProperties()`` called before the next layout (iOS 26).
    open func setNeedsUpdateProperties() {
        layoutState.needsUpdateProperties = true
        setNeedsLayout()
    }
    open func updatePropertiesIfNeeded() { LayoutPass.updateProperties(self) }
    open func needsUpdateConstraints() -> Bool { layoutState.needsUpdateConstraints }
    open func updateConstraintsIfNeeded() { LayoutPass.updateConstraints(topmost) }
    open func invalidateIntrinsicContentSize() { constraintsChanged() }
    open func addConstraint(_ constraint: NSLayoutConstraint) { hold(constraint) }
    open func addConstraints(_ constraints: [NSLayoutConstraint]) { for one in constraints { addConstraint(one) } }
    open func removeConstraint(_ constraint: NSLayoutConstraint) { letGo(constraint) }
    open func removeConstraints(_ constraints: [NSLayoutConstraint]) {
        for one in constraints { removeConstraint(one) }
    }
    open func addLayoutGuide(_ guide: UILayoutGuide) { hold(guide) }
    open func removeLayoutGuide(_ guide: UILayoutGuide) { letGo(guide) }
    open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        layoutState.hugging[axis.rawValue]
    }
    open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        layoutState.hugging[axis.rawValue] = priority
        constraintsChanged()
    }
    open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        layoutState.compression[axis.rawValue]
    }
    open func setContentCompressionResistancePriority(
        _ priority: UILayoutPriority,
        for axis: NSLayoutConstraint.Axis
    ) {
        layoutState.compression[axis.rawValue] = priority
        constraintsChanged()
    }
    /// The size that satisfies the constraints and comes nearest to `targetSize`.
    open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        systemLayoutSizeFitting(
            targetSize,
            withHorizontalFittingPriority: .fittingSizeLevel,
            verticalFittingPriority: .fittingSizeLevel
        )
    }
    /// The size that satisfies the constraints and comes nearest to `targetSize`, by how much each direction matters.
    open func systemLayoutSizeFitting(
        _ targetSize: CGSize,
        withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize { fittingSize(targetSize, horizontalFittingPriority, verticalFittingPriority) }
    /// What bars cover of the view: on an app's screen the status bar and the home indicator, and bars of controllers.
    /// With them, what its controller says in addition.
    open var safeAreaInsets: UIEdgeInsets { covered }
    open var safeAreaLayoutGuide: UILayoutGuide { guide(.safeArea, \.safeAreaGuide) }
    open var layoutMarginsGuide: UILayoutGuide { guide(.margins, \.marginsGuide) }
    open var readableContentGuide: UILayoutGuide { layoutMarginsGuide }
    /// How far content stays away from the edges, in points: what was set, else 8, and of a controller's view what the
    /// system wants at the sides and nothing above and below; with them the safe area, and the superview's margins where
    /// ``preservesSuperviewLayoutMargins`` asks for these.
    open var layoutMargins: UIEdgeInsets {
        get { margins }
        set { margins = newValue }
    }
    open var directionalLayoutMargins: NSDirectionalEdgeInsets {
        get { directionalMargins }
        set { directionalMargins = newValue }
    }

    // MARK: For subclasses to say

    open func layoutSubviews() {
        layer.layoutSublayers()
    }
    open func updateConstraints() { layoutState.needsUpdateConstraints = false }
    /// Sets what a view shows, before it is laid out: once at first, then after ``setNeedsUpdateProperties()``.
    open func updateProperties() {}
    open func didAddSubview(_ subview: UIView) {}
    open func willRemoveSubview(_ subview: UIView) {}
    open func willMove(toSuperview newSuperview: UIView?) {}
    open func didMoveToSuperview() {}
    open func willMove(toWindow newWindow: UIWindow?) {}
    open func didMoveToWindow() {}
    // What a layer asks its delegate, which is its view.
    open func draw(_ layer: CALayer, in ctx: CGContext) {}
    open func display(_ layer: CALayer) {}
    open func layoutSublayers(of layer: CALayer) {}
    open func safeAreaInsetsDidChange() {}
    open func layoutMarginsDidChange() {}
    open class var requiresConstraintBasedLayout: Bool { false }
    open var alignmentRectInsets: UIEdgeInsets { .zero }
    open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }
    open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
        let insets = alignmentRectInsets
        return alignmentRect.inset(
            by: UIEdgeInsets(top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right)
        )
    }
    open func forBaselineLayout() -> UIView { self }
    open var forFirstBaselineLayout: UIView { self }
    open var forLastBaselineLayout: UIView { self }
    open func draw(_ rect: CGRect) {}

    /// The size that the view's content wants; `noIntrinsicMetric` where it wants none.
    open var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }

    /// The size that fits best in another; of a plain view its own.
    open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

    /// The size of a view whose constraints are those of a view inside it; nil for all others.
    func ownFittingSize(_ target: CGSize) -> CGSize? { nil }

    open func sizeToFit() {
        let size = sizeThatFits(bounds.size)
        if transform.isIdentity { frame.size = size } else { bounds.size = size }
    }

    /// Of the baseline of the first line under the view's upper edge; without one Auto Layout takes that edge, says
    /// `forFirstBaselineLayout`.
    var firstBaseline: CGFloat { 0 }
    /// Of the baseline of the last line above the view's lower edge; without one Auto Layout takes that edge, says
    /// `forLastBaselineLayout`.
    var lastBaselineFromBottom: CGFloat { 0 }

    /// The colour of the box.
    var wireBackground: UIColor? { backgroundColor }
    /// How the box is drawn turned.
    var wireTransform: CGAffineTransform { transform }
    /// What draws it itself, and holds it in no other way: a button's title and picture.
    weak var partOf: UIView?
    /// Whether what lies behind the box is blurred.
    var blursBehind: Bool { false }
    /// How round the box is where its layer does not say.
    var wireCornerRadius: CGFloat? { nil }
    /// What is in the box, as it travels.
    var content: ViewContent { .plain }
    /// What a child's frame is told against.
    var drawnOrigin: CGPoint { bounds.origin }

    /// What the page listens for.
    var senses: Set<ViewSense> {
        let own = Set((gestureRecognizers ?? []).filter(\.isEnabled).compactMap(\.sense))
        let isDragged = interactions.contains { ($0 as? UIDragInteraction)?.isEnabled == true }
        return isDragged ? own.union([.longPress]) : own
    }

    /// Relations that the view makes between its subviews, in layout.
    var ownRelations: [LayoutRelation] { [] }
}
