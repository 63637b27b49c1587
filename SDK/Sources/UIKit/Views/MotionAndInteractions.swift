public import Foundation

/// Follows how a phone is held; a simulated one lies still.
@preconcurrency @MainActor
open class UIMotionEffect: NSObject {
    public override init() {}
    open func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? { nil }
}

/// Between two values.
@preconcurrency @MainActor
open class UIInterpolatingMotionEffect: UIMotionEffect {
    /// Which way the phone is tilted.
    public enum EffectType: Int, Sendable { case tiltAlongHorizontalAxis = 0, tiltAlongVerticalAxis }

    public let keyPath: String
    public let type: EffectType
    open var minimumRelativeValue: Any?
    open var maximumRelativeValue: Any?

    public init(keyPath: String, type: EffectType) { (self.keyPath, self.type) = (keyPath, type) }
}

/// Several together.
@preconcurrency @MainActor
open class UIMotionEffectGroup: UIMotionEffect {
    open var motionEffects: [UIMotionEffect]?
}

extension UIView {
    /// How a tint looks below what is presented.
    public enum TintAdjustmentMode: Int, Sendable { case automatic = 0, normal, dimmed }

    public class func userInterfaceLayoutDirection(
        for semanticContentAttribute: UISemanticContentAttribute
    ) -> UIUserInterfaceLayoutDirection {
        semanticContentAttribute == .forceRightToLeft ? .rightToLeft : .leftToRight
    }
    public func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] { constraints }
    public var hasAmbiguousLayout: Bool { false }
    public func exerciseAmbiguityInLayout() {}

    /// Draws the view and those in it over a rectangle, as ``CALayer/render(in:)`` does.
    ///
    /// - Returns: whether there was a context to draw into.
    @discardableResult
    public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
        guard let context = UIGraphicsGetCurrentContext(), bounds.width > 0, bounds.height > 0 else { return false }
        context.saveGState()
        context.translateBy(x: rect.minX, y: rect.minY)
        context.scaleBy(x: rect.width / bounds.width, y: rect.height / bounds.height)
        layer.render(in: context)
        context.restoreGState()
        return true
    }
    /// A picture of the view as it is now.
    public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
        let context = GraphicsContexts.record(size: bounds.size) {
            drawHierarchy(in: CGRect(origin: .zero, size: bounds.size), afterScreenUpdates: afterUpdates)
        }
        let copy = UIImageView(image: UIImage(drawing: context.drawing))
        copy.frame = bounds
        return copy
    }
    public func resizableSnapshotView(
        from rect: CGRect,
        afterScreenUpdates afterUpdates: Bool,
        withCapInsets capInsets: UIEdgeInsets
    ) -> UIView? {
        let copy = snapshotView(afterScreenUpdates: afterUpdates)
        copy?.frame = CGRect(origin: .zero, size: rect.size)
        return copy
    }

    /// What a system does with views.
    public enum SystemAnimation: UInt, Sendable { case delete = 0 }
    public class func perform(
        _ animation: SystemAnimation,
        on views: [UIView],
        options: AnimationOptions = [],
        animations parallelAnimations: (() -> Void)?,
        completion: ((Bool) -> Void)? = nil
    ) {
        for view in views { view.removeFromSuperview() }
        parallelAnimations?()
        completion?(true)
    }
}

/// Something that those who hear a view can do with it; nobody hears it.
@preconcurrency @MainActor
open class UIAccessibilityCustomAction: NSObject {
    /// The part of ``UIAccessibilityCustomAction/category`` of what is edited.
    public static let editCategory = "UIAccessibilityCustomActionCategoryEdit"

    open var name: String { didSet { attributed = nil } }
    private var attributed: NSAttributedString?
    open var attributedName: NSAttributedString {
        get { attributed ?? NSAttributedString(string: name) }
        set {
            name = newValue.string
            attributed = newValue
        }
    }
    /// What a person chooses it under; kept.
    open var category: String?
    open weak var target: AnyObject?
    open var selector: Selector?
    open var image: UIImage?
    open var actionHandler: ((UIAccessibilityCustomAction) -> Bool)?

    public init(name: String, target: Any?, selector: Selector) {
        (self.name, self.selector) = (name, selector)
        self.target = target.map { $0 as AnyObject }
    }
    public init(name: String, image: UIImage? = nil, actionHandler: ((UIAccessibilityCustomAction) -> Bool)?) {
        (self.name, self.image, self.actionHandler) = (name, image, actionHandler)
    }
    public convenience init(name: String, image: UIImage?, target: Any?, selector: Selector) {
        self.init(name: name, target: target, selector: selector)
        self.image = image
    }
    public convenience init(
        attributedName: NSAttributedString,
        image: UIImage? = nil,
        target: Any?,
        selector: Selector
    ) {
        self.init(name: attributedName.string, target: target, selector: selector)
        self.image = image
        attributed = attributedName
    }
    public convenience init(
        attributedName: NSAttributedString,
        image: UIImage? = nil,
        actionHandler: ((UIAccessibilityCustomAction) -> Bool)?
    ) {
        self.init(name: attributedName.string, image: image, actionHandler: actionHandler)
        attributed = attributedName
    }
}

/// A part of a view that is heard by itself.
@preconcurrency @MainActor
open class UIAccessibilityElement: UIResponder {
    open weak var accessibilityContainer: AnyObject?
    open var accessibilityFrameInContainerSpace = CGRect.zero
    public init(accessibilityContainer container: Any) {
        super.init()
        accessibilityContainer = container as AnyObject
        isAccessibilityElement = true
    }
}
