public import Foundation

// What shows where one is in a text of an app's own (iOS 17): a cursor, a ground and handles, which are views of the app's.

/// A mark where one writes.
@preconcurrency @MainActor
public protocol UITextCursorView: UIView, UICoordinateSpace {
    var isBlinking: Bool { get set }
    func resetBlinkAnimation()
}

extension UITextCursorView {
    public func resetBlinkAnimation() {}
}

/// The system's mark: a line in the colour of the tint; it does not blink.
@preconcurrency @MainActor
open class UIStandardTextCursorView: UIView, UITextCursorView {
    open var isBlinking = true

    public override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = tintColor
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        backgroundColor = tintColor
    }
}

/// A ground behind what is chosen.
@preconcurrency @MainActor
public protocol UITextSelectionHighlightView: UIView, UICoordinateSpace {
    var selectionRects: [UITextSelectionRect] { get set }
}

/// An end of what is chosen, which a finger moves.
@preconcurrency @MainActor
public protocol UITextSelectionHandleView: UIView, UICoordinateSpace {
    var direction: NSDirectionalRectEdge { get set }
    var isVertical: Bool { get set }
    var customShape: UIBezierPath? { get set }
    func preferredFrame(for rect: CGRect) -> CGRect
}

/// Puts the mark where one writes, and the ground behind what is chosen.
@preconcurrency @MainActor
open class UITextSelectionDisplayInteraction: NSObject, UIInteraction {
    open weak var textInput: (any UITextInput)?
    open private(set) weak var delegate: (any UITextSelectionDisplayInteractionDelegate)?
    /// Whether they are seen.
    open var isActivated = false { didSet { setNeedsSelectionUpdate() } }
    open var cursorView: any UITextCursorView
    open var highlightView: any UITextSelectionHighlightView
    /// Ends that a finger moves; none here.
    open var handleViews: [any UITextSelectionHandleView] = []
    open private(set) weak var view: UIView?

    public init(
        textInput: any UITextInput,
        delegate: any UITextSelectionDisplayInteractionDelegate
    ) {
        (self.textInput, self.delegate) = (textInput, delegate)
        (cursorView, highlightView) = (UIStandardTextCursorView(frame: .zero), SelectionGround(frame: .zero))
    }

    open func willMove(to view: UIView?) {
        guard view == nil else { return }
        cursorView.removeFromSuperview()
        highlightView.removeFromSuperview()
    }
    open func didMove(to view: UIView?) {
        self.view = view
        setNeedsSelectionUpdate()
    }
    open func layoutManagedSubviews() { setNeedsSelectionUpdate() }
    open func setNeedsSelectionUpdate() {
        let chosen = isActivated ? textInput?.selectedTextRange : nil
        guard let view, let textInput, let chosen else {
            cursorView.isHidden = true
            highlightView.isHidden = true
            return
        }
        let container = delegate?.selectionContainerViewBelowText(for: self) ?? view
        if highlightView.superview !== container { container.insertSubview(highlightView, at: 0) }
        if cursorView.superview !== view { view.addSubview(cursorView) }
        (cursorView.isHidden, highlightView.isHidden) = (!chosen.isEmpty, chosen.isEmpty)
        if chosen.isEmpty {
            cursorView.frame = textInput.caretRect(for: chosen.start)
        } else {
            highlightView.frame = container.bounds
            highlightView.selectionRects = textInput.selectionRects(for: chosen)
        }
    }
}

/// Says below what the ground lies.
@preconcurrency @MainActor
public protocol UITextSelectionDisplayInteractionDelegate: NSObjectProtocol {
    func selectionContainerViewBelowText(for interaction: UITextSelectionDisplayInteraction) -> UIView?
}

extension UITextSelectionDisplayInteractionDelegate {
    public func selectionContainerViewBelowText(for interaction: UITextSelectionDisplayInteraction) -> UIView? { nil }
}

/// The system's ground: the tint, thinned.
private final class SelectionGround: UIView, UITextSelectionHighlightView {
    var selectionRects: [UITextSelectionRect] = [] {
        didSet {
            for view in subviews { view.removeFromSuperview() }
            for piece in selectionRects {
                let ground = UIView(frame: piece.rect)
                ground.backgroundColor = tintColor.withAlphaComponent(0.2)
                addSubview(ground)
            }
        }
    }
}

/// A glass over the place that a finger moves (iOS 17); none is seen here.
@preconcurrency @MainActor
open class UITextLoupeSession: NSObject {
    override init() { super.init() }
    /// nil: nothing is shown.
    open class func begin(
        at point: CGPoint,
        fromSelectionWidgetView selectionWidget: UIView?,
        in interactionView: UIView
    ) -> Self? { nil }
    open func move(to point: CGPoint, withCaretRect caretRect: CGRect, trackingCaret tracksCaret: Bool) {}
    open func invalidate() {}
}

/// Moves a mark to where something would be dropped into a text (iOS 17).
@preconcurrency @MainActor
open class UITextCursorDropPositionAnimator: NSObject {
    open private(set) var cursorView: any UITextCursorView
    open weak var textInput: (any UITextInput)?

    public init(textCursorView: any UITextCursorView, textInput: any UITextInput) {
        (cursorView, self.textInput) = (textCursorView, textInput)
    }
    open func setCursorVisible(_ visible: Bool, animated: Bool) { cursorView.isHidden = !visible }
    open func placeCursor(at position: UITextPosition, animated: Bool) {
        if let textInput { cursorView.frame = textInput.caretRect(for: position) }
    }
    open func animateAlongsideChanges(_ animation: @escaping () -> Void, completion: (() -> Void)? = nil) {
        animation()
        completion?()
    }
}
