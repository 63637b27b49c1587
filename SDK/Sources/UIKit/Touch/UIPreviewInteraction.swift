public import Foundation

/// A press that grows harder; a page's pointer knows none, so that it never begins.
@preconcurrency @MainActor
open class UIPreviewInteraction: NSObject {
    public private(set) weak var view: UIView?
    open weak var delegate: (any UIPreviewInteractionDelegate)?
    public init(view: UIView) { self.view = view }
    open func location(in coordinateSpace: (any UICoordinateSpace)?) -> CGPoint { .zero }
    open func cancel() {}
}

/// Hears of such a press: never.
@preconcurrency @MainActor
public protocol UIPreviewInteractionDelegate: NSObjectProtocol {
    func previewInteractionShouldBegin(_ previewInteraction: UIPreviewInteraction) -> Bool
    func previewInteraction(
        _ previewInteraction: UIPreviewInteraction,
        didUpdatePreviewTransition transitionProgress: CGFloat,
        ended: Bool
    )
    func previewInteraction(
        _ previewInteraction: UIPreviewInteraction,
        didUpdateCommitTransition transitionProgress: CGFloat,
        ended: Bool
    )
    func previewInteractionDidCancel(_ previewInteraction: UIPreviewInteraction)
}

extension UIPreviewInteractionDelegate {
    public func previewInteractionShouldBegin(_ previewInteraction: UIPreviewInteraction) -> Bool { true }
    public func previewInteraction(
        _ previewInteraction: UIPreviewInteraction,
        didUpdateCommitTransition transitionProgress: CGFloat,
        ended: Bool
    ) {}
}

/// A pointer over a view; the page tells of none, so that it never begins.
@preconcurrency @MainActor
open class UIHoverGestureRecognizer: UIGestureRecognizer {
    /// Points; 0…1 of how far it is away.
    open var zOffset: CGFloat { 0 }
}

/// Words that come where a pointer stays; kept.
@preconcurrency @MainActor
open class UIToolTipInteraction: NSObject, UIInteraction {
    open weak var delegate: (any UIToolTipInteractionDelegate)?
    open var defaultToolTip: String?
    open var isEnabled = true
    open private(set) weak var view: UIView?
    public init(defaultToolTip: String) { self.defaultToolTip = defaultToolTip }
    public override init() {}
    open func willMove(to view: UIView?) {}
    open func didMove(to view: UIView?) { self.view = view }
}

/// Words that come where a pointer stays in a rectangle.
@preconcurrency @MainActor
open class UIToolTipConfiguration: NSObject {
    public let toolTip: String
    public let sourceRect: CGRect
    public init(toolTip: String, in rect: CGRect = .null) { (self.toolTip, sourceRect) = (toolTip, rect) }
}

/// Says which words come; nobody asks.
@preconcurrency @MainActor
public protocol UIToolTipInteractionDelegate: NSObjectProtocol {
    func toolTipInteraction(_ interaction: UIToolTipInteraction, configurationAt point: CGPoint)
        -> UIToolTipConfiguration?
}

extension UIToolTipInteractionDelegate {
    public func toolTipInteraction(
        _ interaction: UIToolTipInteraction,
        configurationAt point: CGPoint
    ) -> UIToolTipConfiguration? { nil }
}
