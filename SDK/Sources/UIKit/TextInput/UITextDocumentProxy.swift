public import Foundation

/// What a keyboard of an app's own writes into (UIKit: UITextDocumentProxy).
@preconcurrency @MainActor
public protocol UITextDocumentProxy: UIKeyInput {
    var documentContextBeforeInput: String? { get }
    var documentContextAfterInput: String? { get }
    var selectedText: String? { get }
    var documentInputMode: UITextInputMode? { get }
    var documentIdentifier: UUID { get }
    func adjustTextPosition(byCharacterOffset offset: Int)
    func setMarkedText(_ markedText: String, selectedRange: NSRange)
    func unmarkText()
}

/// A shorthand of a person's, or a name of one they know.
@preconcurrency @MainActor
open class UILexiconEntry: NSObject {
    open var documentText: String { "" }
    open var userInput: String { "" }
    override init() { super.init() }
}

/// What a person writes in their own way: nothing, as nobody has set any.
@preconcurrency @MainActor
open class UILexicon: NSObject {
    open var entries: [UILexiconEntry] { [] }
    override init() { super.init() }
}

/// The text that has the keyboard; without one it is empty, and nothing is written.
@MainActor
final class FocusedDocument: NSObject, UITextDocumentProxy {
    let documentIdentifier = UUID()
    nonisolated override init() {}

    private var input: (any UITextInput)? { FirstResponder.shared.current as? any UITextInput }
    private var keys: (any UIKeyInput)? { FirstResponder.shared.current as? any UIKeyInput }

    var hasText: Bool { keys?.hasText ?? false }
    func insertText(_ text: String) { keys?.insertText(text) }
    func deleteBackward() { keys?.deleteBackward() }

    var documentContextBeforeInput: String? {
        guard let input, let chosen = input.selectedTextRange else { return nil }
        return input.textRange(from: input.beginningOfDocument, to: chosen.start).flatMap(input.text)
    }
    var documentContextAfterInput: String? {
        guard let input, let chosen = input.selectedTextRange else { return nil }
        return input.textRange(from: chosen.end, to: input.endOfDocument).flatMap(input.text)
    }
    var selectedText: String? {
        guard let input, let chosen = input.selectedTextRange, !chosen.isEmpty else { return nil }
        return input.text(in: chosen)
    }
    var documentInputMode: UITextInputMode? { nil }
    func adjustTextPosition(byCharacterOffset offset: Int) {
        guard let input, let chosen = input.selectedTextRange,
            let place = input.position(from: chosen.start, offset: offset)
        else { return }
        input.selectedTextRange = input.textRange(from: place, to: place)
    }
    func setMarkedText(_ markedText: String, selectedRange: NSRange) {
        input?.setMarkedText(markedText, selectedRange: selectedRange)
    }
    func unmarkText() { input?.unmarkText() }
}

extension UIInputViewController {
    /// Of the field that has the keyboard: a keyboard of an app's own is shown by nobody else here.
    public var textDocumentProxy: any UITextDocumentProxy { FocusedDocument() }
    public func requestSupplementaryLexicon(completion completionHandler: @escaping (UILexicon) -> Void) {
        completionHandler(UILexicon())
    }
    public func requestSupplementaryLexicon() async -> UILexicon { UILexicon() }
    public func handleInputModeList(from view: UIView, with event: UIEvent) {}
}
