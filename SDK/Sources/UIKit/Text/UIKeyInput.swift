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
