public import Foundation

/// How a view's keyboard looks and what it helps with.
@preconcurrency @MainActor
public protocol UITextInputTraits: AnyObject {}

/// A view that takes what is typed, character by character.
@preconcurrency @MainActor
public protocol UIKeyInput: UITextInputTraits {
    /// Whether there is something to delete.
    var hasText: Bool { get }
    /// Takes what was typed.
    func insertText(_ text: String)
    /// Deletes the character before the insertion point.
    func deleteBackward()
}

/// A keyboard of an app's own that would click; none is heard here.
@preconcurrency @MainActor
public protocol UIInputViewAudioFeedback: NSObjectProtocol {
    var enableInputClicksWhenVisible: Bool { get }
}

extension UIInputViewAudioFeedback {
    public var enableInputClicksWhenVisible: Bool { false }
}
