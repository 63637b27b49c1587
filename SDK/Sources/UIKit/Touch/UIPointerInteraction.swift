public import Foundation

/// How a pointer looks over a view: the page's is the browser's own, so that nobody is asked.
@preconcurrency @MainActor
open class UIPointerInteraction: NSObject, UIInteraction {
    open weak var view: UIView?
    open private(set) weak var delegate: (any UIPointerInteractionDelegate)?
    open var isEnabled = true

    public init(delegate: (any UIPointerInteractionDelegate)?) { self.delegate = delegate }

    open func invalidate() {}
    open func willMove(to view: UIView?) {}
    open func didMove(to view: UIView?) { self.view = view }
}

/// Where the pointer looks in one way.
@preconcurrency @MainActor
open class UIPointerRegion: NSObject {
    open private(set) var rect: CGRect
    open private(set) var identifier: AnyHashable?

    public init(rect: CGRect, identifier: AnyHashable? = nil) {
        self.rect = rect
        self.identifier = identifier
    }
}

/// Where the pointer is; there is none.
@preconcurrency @MainActor
open class UIPointerRegionRequest: NSObject {
    open var location: CGPoint { .zero }
    open var modifiers: UIKeyModifierFlags { [] }
}

/// What becomes of a view under a pointer.
public enum UIPointerEffect {
    /// Where a tint lies.
    public enum TintMode: Int, Sendable { case none = 0, overlay, underlay }

    case automatic(UITargetedPreview)
    case highlight(UITargetedPreview)
    case lift(UITargetedPreview)
    case hover(
        UITargetedPreview,
        preferredTintMode: TintMode = .overlay,
        prefersShadow: Bool = false,
        prefersScaledContent: Bool = true
    )

    public var preview: UITargetedPreview {
        switch self {
        case .automatic(let preview), .highlight(let preview), .lift(let preview): preview
        case .hover(let preview, _, _, _): preview
        }
    }
}

/// What becomes of a pointer.
public enum UIPointerShape {
    case path(UIBezierPath)
    case roundedRect(CGRect, radius: CGFloat = UIPointerShape.defaultCornerRadius)
    case verticalBeam(length: CGFloat)
    case horizontalBeam(length: CGFloat)

    public static let defaultCornerRadius: CGFloat = 8
}

/// A look of a pointer.
@preconcurrency @MainActor
open class UIPointerStyle: NSObject {
    open private(set) var effect: UIPointerEffect?
    open private(set) var shape: UIPointerShape?
    open private(set) var constrainedAxes: UIAxis = []

    public convenience init(effect: UIPointerEffect, shape: UIPointerShape? = nil) {
        self.init()
        (self.effect, self.shape) = (effect, shape)
    }

    public convenience init(shape: UIPointerShape, constrainedAxes axes: UIAxis = []) {
        self.init()
        (self.shape, constrainedAxes) = (shape, axes)
    }

    open class func hidden() -> Self { self.init() }
    open class func system() -> Self { self.init() }

    public required override nonisolated init() { super.init() }
}

/// Says how a pointer looks; nobody asks.
@preconcurrency @MainActor
public protocol UIPointerInteractionDelegate: NSObjectProtocol {
    func pointerInteraction(
        _ interaction: UIPointerInteraction,
        regionFor request: UIPointerRegionRequest,
        defaultRegion: UIPointerRegion
    ) -> UIPointerRegion?
    func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle?
}

extension UIPointerInteractionDelegate {
    public func pointerInteraction(
        _ interaction: UIPointerInteraction,
        regionFor request: UIPointerRegionRequest,
        defaultRegion: UIPointerRegion
    ) -> UIPointerRegion? { defaultRegion }
    public func pointerInteraction(
        _ interaction: UIPointerInteraction,
        styleFor region: UIPointerRegion
    ) -> UIPointerStyle? { nil }
}
