public import Foundation

// What delegates of texts are asked and told since iOS 18 and 26, where they leave it out.

extension UITextFieldDelegate {
    /// As before iOS 26, of the first range: a text here has one.
    public func textField(
        _ textField: UITextField,
        shouldChangeCharactersInRanges ranges: [NSValue],
        replacementString string: String
    ) -> Bool {
        ranges.first.map {
            self.textField(textField, shouldChangeCharactersIn: $0.rangeValue, replacementString: string)
        } ?? true
    }
    public func textField(
        _ textField: UITextField,
        editMenuForCharactersInRanges ranges: [NSValue],
        suggestedActions: [UIMenuElement]
    ) -> UIMenu? { nil }
    public func textField(_ textField: UITextField, insertInputSuggestion inputSuggestion: UIInputSuggestion) {}
}

extension UITextViewDelegate {
    /// As before iOS 26, of the first range: a text here has one.
    public func textView(
        _ textView: UITextView,
        shouldChangeTextInRanges ranges: [NSValue],
        replacementText text: String
    ) -> Bool {
        ranges.first.map { self.textView(textView, shouldChangeTextIn: $0.rangeValue, replacementText: text) } ?? true
    }
    public func textView(
        _ textView: UITextView,
        editMenuForTextInRanges ranges: [NSValue],
        suggestedActions: [UIMenuElement]
    ) -> UIMenu? { nil }
    public func textView(_ textView: UITextView, insertInputSuggestion inputSuggestion: UIInputSuggestion) {}
    public func textViewWritingToolsWillBegin(_ textView: UITextView) {}
    public func textViewWritingToolsDidEnd(_ textView: UITextView) {}
    public func textView(
        _ textView: UITextView,
        writingToolsIgnoredRangesInEnclosingRange enclosingRange: NSRange
    ) -> [NSValue] { [] }
    public func textView(
        _ textView: UITextView,
        willBeginFormattingWith viewController: UITextFormattingViewController
    ) {}
    public func textView(
        _ textView: UITextView,
        didBeginFormattingWith viewController: UITextFormattingViewController
    ) {}
    public func textView(
        _ textView: UITextView,
        willEndFormattingWith viewController: UITextFormattingViewController
    ) {}
    public func textView(
        _ textView: UITextView,
        didEndFormattingWith viewController: UITextFormattingViewController
    ) {}
}
