public import Foundation

/// One of what is pasted into a text (UIKit: UITextPasteItem).
@preconcurrency @MainActor
public protocol UITextPasteItem: NSObjectProtocol {
    var itemProvider: NSItemProvider { get }
    var localObject: Any? { get }
    var defaultAttributes: [NSAttributedString.Key: Any] { get }
    func setResult(string: String)
    func setResult(attributedString string: NSAttributedString)
    func setResult(attachment textAttachment: NSTextAttachment)
    func setNoResult()
    func setDefaultResult()
}

/// A text that says what may be pasted into it.
@preconcurrency @MainActor
public protocol UITextPasteConfigurationSupporting: UIPasteConfigurationSupporting {
    var pasteDelegate: (any UITextPasteDelegate)? { get set }
}

/// Changes what is pasted into a text. Nobody asks it: what is pasted is text, as it is.
@preconcurrency @MainActor
public protocol UITextPasteDelegate: NSObjectProtocol {
    func textPasteConfigurationSupporting(
        _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
        transform item: any UITextPasteItem
    )
    func textPasteConfigurationSupporting(
        _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
        combineItemAttributedStrings itemStrings: [NSAttributedString],
        for textRange: UITextRange
    ) -> NSAttributedString
    func textPasteConfigurationSupporting(
        _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
        performPasteOf attributedString: NSAttributedString,
        to textRange: UITextRange
    ) -> UITextRange
    func textPasteConfigurationSupporting(
        _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
        shouldAnimatePasteOf attributedString: NSAttributedString,
        to textRange: UITextRange
    ) -> Bool
}

extension UITextPasteDelegate {
    public func textPasteConfigurationSupporting(
        _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
        transform item: any UITextPasteItem
    ) { item.setDefaultResult() }
    public func textPasteConfigurationSupporting(
        _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
        combineItemAttributedStrings itemStrings: [NSAttributedString],
        for textRange: UITextRange
    ) -> NSAttributedString {
        let all = NSMutableAttributedString()
        for string in itemStrings { all.append(string) }
        return all
    }
    public func textPasteConfigurationSupporting(
        _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
        performPasteOf attributedString: NSAttributedString,
        to textRange: UITextRange
    ) -> UITextRange { textRange }
    public func textPasteConfigurationSupporting(
        _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
        shouldAnimatePasteOf attributedString: NSAttributedString,
        to textRange: UITextRange
    ) -> Bool { true }
}
