import AuthorRuntime
public import Foundation

/// Hears of typing.
@preconcurrency @MainActor
public protocol UITextFieldDelegate: NSObjectProtocol {
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
    func textFieldDidBeginEditing(_ textField: UITextField)
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
    func textFieldDidEndEditing(_ textField: UITextField)
    /// Called instead of the method above, where it is there.
    func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)
    func textField(
        _ textField: UITextField,
        shouldChangeCharactersIn range: NSRange,
        replacementString string: String
    ) -> Bool
    func textFieldDidChangeSelection(_ textField: UITextField)
    func textFieldShouldClear(_ textField: UITextField) -> Bool
    func textFieldShouldReturn(_ textField: UITextField) -> Bool
    /// Never asked: the page has its own menu over what is marked.
    func textField(
        _ textField: UITextField,
        editMenuForCharactersIn range: NSRange,
        suggestedActions: [UIMenuElement]
    ) -> UIMenu?
    func textField(_ textField: UITextField, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating)
    func textField(_ textField: UITextField, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating)
    /// Asked instead of `shouldChangeCharactersIn` where it is there (iOS 26).
    func textField(
        _ textField: UITextField,
        shouldChangeCharactersInRanges ranges: [NSValue],
        replacementString string: String
    ) -> Bool
    /// Never asked, as the menu above.
    func textField(
        _ textField: UITextField,
        editMenuForCharactersInRanges ranges: [NSValue],
        suggestedActions: [UIMenuElement]
    ) -> UIMenu?
    /// Never called: the keyboard suggests nothing.
    func textField(_ textField: UITextField, insertInputSuggestion inputSuggestion: UIInputSuggestion)
}

extension UITextFieldDelegate {
    public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
        Forwarding.answer(of: self) {
            ($0 as? any UITextFieldDelegate).map { $0.textFieldShouldBeginEditing(textField) }
        } ?? true
    }
    public func textFieldDidBeginEditing(_ textField: UITextField) {
        Forwarding.send(self, "textFieldDidBeginEditing:", textField) {
            ($0 as? any UITextFieldDelegate)?.textFieldDidBeginEditing(textField)
        }
    }
    public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
        Forwarding.answer(of: self) { ($0 as? any UITextFieldDelegate).map { $0.textFieldShouldEndEditing(textField) } }
            ?? true
    }
    public func textFieldDidEndEditing(_ textField: UITextField) {
        Forwarding.send(self, "textFieldDidEndEditing:", textField) {
            ($0 as? any UITextFieldDelegate)?.textFieldDidEndEditing(textField)
        }
    }
    public func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
        textFieldDidEndEditing(textField)
    }
    public func textField(
        _ textField: UITextField,
        shouldChangeCharactersIn range: NSRange,
        replacementString string: String
    ) -> Bool {
        Forwarding.answer(of: self) {
            ($0 as? any UITextFieldDelegate).map {
                $0.textField(textField, shouldChangeCharactersIn: range, replacementString: string)
            }
        } ?? true
    }
    public func textFieldDidChangeSelection(_ textField: UITextField) {
        Forwarding.send(self, "textFieldDidChangeSelection:", textField) {
            ($0 as? any UITextFieldDelegate)?.textFieldDidChangeSelection(textField)
        }
    }
    public func textFieldShouldClear(_ textField: UITextField) -> Bool {
        Forwarding.answer(of: self) { ($0 as? any UITextFieldDelegate).map { $0.textFieldShouldClear(textField) } }
            ?? true
    }
    public func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        Forwarding.answer(of: self) { ($0 as? any UITextFieldDelegate).map { $0.textFieldShouldReturn(textField) } }
            ?? true
    }
}
