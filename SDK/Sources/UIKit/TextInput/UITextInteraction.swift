public import Foundation

/// Whether a text is read or edited.
public enum UITextInteractionMode: Int, Sendable { case editable = 0, nonEditable }

/// Gestures that choose in a text of an app's own (UIKit: UITextInteraction). Kept: the page's pointer chooses in the system's
/// fields and text views alone.
@preconcurrency @MainActor
open class UITextInteraction: NSObject, UIInteraction {
    public typealias Mode = UITextInteractionMode

    open weak var delegate: (any UITextInteractionDelegate)?
    open weak var textInput: (any UIResponder & UITextInput)?
    open private(set) var textInteractionMode: UITextInteractionMode
    open var gesturesForFailureRequirements: [UIGestureRecognizer] { [] }
    open private(set) weak var view: UIView?

    public init(for mode: UITextInteractionMode) { textInteractionMode = mode }
    open func willMove(to view: UIView?) {}
    open func didMove(to view: UIView?) { self.view = view }
}

/// Hears of choosing in a text: never.
@preconcurrency @MainActor
public protocol UITextInteractionDelegate: NSObjectProtocol {
    func interactionShouldBegin(_ interaction: UITextInteraction, at point: CGPoint) -> Bool
    func interactionWillBegin(_ interaction: UITextInteraction)
    func interactionDidEnd(_ interaction: UITextInteraction)
}

extension UITextInteractionDelegate {
    public func interactionShouldBegin(_ interaction: UITextInteraction, at point: CGPoint) -> Bool { true }
    public func interactionWillBegin(_ interaction: UITextInteraction) {}
    public func interactionDidEnd(_ interaction: UITextInteraction) {}
}

/// The place of a text that comes later (iOS 13).
@preconcurrency @MainActor
open class UITextPlaceholder: NSObject {
    open var rects: [UITextSelectionRect] { [] }
    public override nonisolated init() {}
}

/// A piece of what was dictated; nobody dictates.
@preconcurrency @MainActor
open class UIDictationPhrase: NSObject {
    open var text: String? { nil }
    open var alternativeInterpretations: [String]? { nil }
    override init() { super.init() }
}
