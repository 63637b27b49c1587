public import Foundation

/// A rectangle that a pointer draws to choose what is in it; the page's pointer scrolls, so that it never begins.
@preconcurrency @MainActor
open class UIBandSelectionInteraction: NSObject, UIInteraction {
    /// How far it is.
    public enum State: Int, Sendable { case possible = 0, began, selecting, ended }

    open var isEnabled = true
    open var shouldBeginHandler: ((UIBandSelectionInteraction, CGPoint) -> Bool)?
    open var state: State { .possible }
    open var selectionRect: CGRect? { nil }
    open var initialModifierFlags: UIKeyModifierFlags { [] }
    open private(set) weak var view: UIView?
    let selectionHandler: (UIBandSelectionInteraction) -> Void

    public init(selectionHandler: @escaping (UIBandSelectionInteraction) -> Void) {
        self.selectionHandler = selectionHandler
    }
    open func willMove(to view: UIView?) {}
    open func didMove(to view: UIView?) { self.view = view }
}
