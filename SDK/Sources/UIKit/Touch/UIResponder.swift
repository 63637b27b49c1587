public import AuthorRuntime
import Foundation
public import FoundationAdditions

/// What answers events.
@preconcurrency @MainActor
open class UIResponder: UIAccessibleObject, KeyValueObserver {
    public override init() {}

    /// Hears that a property changed that it watches by name, as a player's `status`; does nothing by itself.
    open func observeValue(
        forKeyPath keyPath: String?,
        of object: Any?,
        change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
    ) {}

    /// Who is asked when this one has no answer.
    open var next: UIResponder? { nil }

    /// Kept: nothing is handed on here.
    open var userActivity: NSUserActivity?
    /// Asked by nobody: nothing is handed on here.
    open func updateUserActivityState(_ activity: NSUserActivity) {}
    open func restoreUserActivityState(_ activity: NSUserActivity) {}

    /// The next one's; a window has one of its own (UIResponder: undoManager).
    open var undoManager: UndoManager? { next?.undoManager }
    /// Kept: what is pasted is text.
    open var pasteConfiguration: UIPasteConfiguration?
    open func paste(itemProviders: [NSItemProvider]) {}
    open func canPaste(_ itemProviders: [NSItemProvider]) -> Bool {
        pasteConfiguration?.accepts(itemProviders) ?? false
    }

    open var canBecomeFirstResponder: Bool { false }
    open var canResignFirstResponder: Bool { true }
    open var isFirstResponder: Bool { FirstResponder.shared.current === self }

    /// Takes the keyboard, with its ``inputAccessoryView`` above it.
    ///
    /// - Returns: whether it has it now.
    @discardableResult
    open func becomeFirstResponder() -> Bool {
        if isFirstResponder { return true }
        guard canBecomeFirstResponder else { return false }
        return FirstResponder.shared.move(to: self)
    }

    /// Gives the keyboard back.
    ///
    /// - Returns: whether it is given back.
    @discardableResult
    open func resignFirstResponder() -> Bool {
        guard isFirstResponder else { return true }
        guard canResignFirstResponder else { return false }
        return FirstResponder.shared.move(to: nil)
    }

    /// What stands in the place of the keyboard.
    open var inputView: UIView? { nil }
    /// What stands above the keyboard.
    open var inputAccessoryView: UIView? { nil }

    private lazy var assistant = UITextInputAssistantItem()
    /// What stands beside the suggestions above the keyboard, where there is room: on a phone, nothing does.
    open var inputAssistantItem: UITextInputAssistantItem { assistant }

    /// Has the input views asked for anew.
    open func reloadInputViews() {
        Keyboard.shared.follow()
        Display.changed()
    }

    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesBegan(touches, with: event) }
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesMoved(touches, with: event) }
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesEnded(touches, with: event) }
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesCancelled(touches, with: event)
    }
    open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}

    // A simulated phone has neither buttons nor a keyboard of its own, and is not shaken: nobody calls these.
    open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesBegan(presses, with: event)
    }
    open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesChanged(presses, with: event)
    }
    open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesEnded(presses, with: event)
    }
    open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesCancelled(presses, with: event)
    }
    open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        next?.motionBegan(motion, with: event)
    }
    open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        next?.motionEnded(motion, with: event)
    }
    open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        next?.motionCancelled(motion, with: event)
    }
    open func remoteControlReceived(with event: UIEvent?) { next?.remoteControlReceived(with: event) }
    open var keyCommands: [UIKeyCommand]? { nil }
    open func buildMenu(with builder: any UIMenuBuilder) {}
    open func validate(_ command: UICommand) {}
    open var inputViewController: UIInputViewController? { nil }
    open var inputAccessoryViewController: UIInputViewController? { nil }
    /// Which gestures of three fingers edit; a page has one pointer.
    open var editingInteractionConfiguration: UIEditingInteractionConfiguration { .default }
    /// What of it can be shared; kept, and asked by nobody.
    open var activityItemsConfiguration: (any UIActivityItemsConfigurationReading)?
    /// Nothing is remembered.
    public class func clearTextInputContextIdentifier(_ identifier: String) {}
    /// A simulated phone has no camera.
    open func captureTextFromCamera(_ sender: Any?) {}
    open var textInputMode: UITextInputMode? { nil }
    /// Asked by nobody: the keyboard's language is not remembered for it.
    open var textInputContextIdentifier: String? { nil }

    // The page has menus of its own over texts, and edits texts by itself: nobody asks or calls these.
    /// Whether there is a method of that name.
    open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { responds(to: action) }
    /// The nearest along the responder chain that can.
    open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
        canPerformAction(action, withSender: sender) ? self : next?.target(forAction: action, withSender: sender)
    }
    open func cut(_ sender: Any?) {}
    open func copy(_ sender: Any?) {}
    open func paste(_ sender: Any?) {}
    open func select(_ sender: Any?) {}
    open func selectAll(_ sender: Any?) {}
    open func delete(_ sender: Any?) {}
    open func pasteAndMatchStyle(_ sender: Any?) {}
    open func pasteAndGo(_ sender: Any?) {}
    open func pasteAndSearch(_ sender: Any?) {}
    open func toggleBoldface(_ sender: Any?) {}
    open func toggleItalics(_ sender: Any?) {}
    open func toggleUnderline(_ sender: Any?) {}
    open func increaseSize(_ sender: Any?) {}
    open func decreaseSize(_ sender: Any?) {}
    open func makeTextWritingDirectionLeftToRight(_ sender: Any?) {}
    open func makeTextWritingDirectionRightToLeft(_ sender: Any?) {}
    open func find(_ sender: Any?) {}
    open func findAndReplace(_ sender: Any?) {}
    open func findNext(_ sender: Any?) {}
    open func findPrevious(_ sender: Any?) {}
    open func useSelectionForFind(_ sender: Any?) {}
    open func printContent(_ sender: Any?) {}
    open func rename(_ sender: Any?) {}
    open func duplicate(_ sender: Any?) {}
    open func export(_ sender: Any?) {}

    /// Called on whoever is about to become and has become first responder.
    func firstResponderChanged(isNow: Bool) {}
}

/// Which gestures edit a text.
public enum UIEditingInteractionConfiguration: Int, Sendable { case none = 0, `default` }

/// Who has the keyboard; there is one in a process.
@MainActor
package final class FirstResponder {
    package static let shared = FirstResponder()

    package private(set) weak var current: UIResponder?
    /// Whose input views are shown: the first responder, or the one before it, of whose accessory view it is a part.
    private weak var bringer: UIResponder?

    func move(to responder: UIResponder?) -> Bool {
        let isInBar = (responder as? UIView).map { isInAccessoryView($0) } ?? false
        let host = bringer
        if let before = current, responder != nil {
            // The keyboard stays from one to the next.
            let resigns = Keyboard.shared.held { before.resignFirstResponder() }
            guard resigns, current !== before else { return false }
        }
        let before = current
        let bar = (before as? UIView).map { isInAccessoryView($0) } ?? false
        if responder == nil, bar, let bringer, bringer !== before, bringer.canBecomeFirstResponder {
            // A field in the bar that its controller brought: the bar stays.
            current = bringer
        } else {
            bringer = isInBar ? host : responder
            current = responder
        }
        before?.firstResponderChanged(isNow: false)
        // Whoever heard of that may have made another the first.
        guard let responder, current === responder else {
            Keyboard.shared.follow()
            Display.changed()
            return responder == nil
        }
        // A text view hears of the keyboard first, a field of its turn.
        let isTextView = responder is UITextView
        if isTextView { Keyboard.shared.follow() }
        responder.firstResponderChanged(isNow: true)
        if !isTextView { Keyboard.shared.follow() }
        Display.changed()
        return true
    }

    private func isInAccessoryView(_ view: UIView) -> Bool {
        accessoryView.map { view.isDescendant(of: $0) } ?? false
    }

    /// Takes the keyboard away, also from one that would keep it.
    func resign() {
        guard let holder = current else { return }
        _ = holder.resignFirstResponder()
        if current === holder { _ = move(to: nil) }
    }

    /// A view has left its window: who has the keyboard in it has it no longer.
    func left(with view: UIView) {
        guard !isMoving else { return }
        let holder = (current as? UIView) ?? (current as? UIViewController)?.viewIfLoaded
        if let holder, holder.isDescendant(of: view) { resign() }
    }

    /// Has a view go from one place of a window to another, with the keyboard.
    func keeping(_ work: () -> Void) {
        isMoving = true
        work()
        isMoving = false
    }
    private var isMoving = false

    /// The nearest input view along the responder chain.
    package var inputView: UIView? { first(\.inputView) }
    /// The nearest accessory view along the responder chain.
    package var accessoryView: UIView? { first(\.inputAccessoryView) }

    private func first(_ path: (UIResponder) -> UIView?) -> UIView? {
        var responder = bringer
        while let each = responder {
            if let view = path(each) { return view }
            responder = each.next
        }
        return nil
    }
}
