import AuthorRuntime
public import Foundation

/// Hears of typing.
@preconcurrency @MainActor
public protocol UITextViewDelegate: UIScrollViewDelegate {
    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
    func textViewShouldEndEditing(_ textView: UITextView) -> Bool
    func textViewDidBeginEditing(_ textView: UITextView)
    func textViewDidEndEditing(_ textView: UITextView)
    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
    func textViewDidChange(_ textView: UITextView)
    func textViewDidChangeSelection(_ textView: UITextView)
    /// Asked when a link is touched.
    func textView(
        _ textView: UITextView,
        shouldInteractWith URL: URL,
        in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool
    /// As before iOS 10; asked where the method above is not there.
    func textView(_ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange) -> Bool
    /// Never asked: a picture among letters is not touched by itself.
    func textView(
        _ textView: UITextView,
        shouldInteractWith textAttachment: NSTextAttachment,
        in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool
    func textView(
        _ textView: UITextView,
        shouldInteractWith textAttachment: NSTextAttachment,
        in characterRange: NSRange
    ) -> Bool
    /// What a touch of a link does (iOS 17); nil for nothing.
    func textView(
        _ textView: UITextView,
        primaryActionFor textItem: UITextItem,
        defaultAction: UIAction
    ) -> UIAction?
    /// Never asked: there is no menu over a part of a text.
    func textView(
        _ textView: UITextView,
        menuConfigurationFor textItem: UITextItem,
        defaultMenu: UIMenu
    ) -> UITextItem.MenuConfiguration?
    func textView(
        _ textView: UITextView,
        textItemMenuWillDisplayFor textItem: UITextItem,
        animator: any UIContextMenuInteractionAnimating
    )
    func textView(
        _ textView: UITextView,
        textItemMenuWillEndFor textItem: UITextItem,
        animator: any UIContextMenuInteractionAnimating
    )
    /// Never asked: the page has its own menu over what is marked.
    func textView(
        _ textView: UITextView,
        editMenuForTextIn range: NSRange,
        suggestedActions: [UIMenuElement]
    ) -> UIMenu?
    func textView(_ textView: UITextView, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating)
    func textView(_ textView: UITextView, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating)
    /// Asked instead of `shouldChangeTextIn` where it is there (iOS 26).
    func textView(
        _ textView: UITextView,
        shouldChangeTextInRanges ranges: [NSValue],
        replacementText text: String
    ) -> Bool
    /// Never asked, as the menu above.
    func textView(
        _ textView: UITextView,
        editMenuForTextInRanges ranges: [NSValue],
        suggestedActions: [UIMenuElement]
    ) -> UIMenu?
    // What follows is never called: the keyboard suggests nothing, nobody writes for the person, and letters and
    // paragraphs are not chosen here.
    func textView(_ textView: UITextView, insertInputSuggestion inputSuggestion: UIInputSuggestion)
    func textViewWritingToolsWillBegin(_ textView: UITextView)
    func textViewWritingToolsDidEnd(_ textView: UITextView)
    func textView(
        _ textView: UITextView,
        writingToolsIgnoredRangesInEnclosingRange enclosingRange: NSRange
    ) -> [NSValue]
    func textView(_ textView: UITextView, willBeginFormattingWith viewController: UITextFormattingViewController)
    func textView(_ textView: UITextView, didBeginFormattingWith viewController: UITextFormattingViewController)
    func textView(_ textView: UITextView, willEndFormattingWith viewController: UITextFormattingViewController)
    func textView(_ textView: UITextView, didEndFormattingWith viewController: UITextFormattingViewController)
}

extension UITextViewDelegate {
    public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
        Forwarding.answer(of: self) { ($0 as? any UITextViewDelegate).map { $0.textViewShouldBeginEditing(textView) } }
            ?? true
    }
    public func textViewShouldEndEditing(_ textView: UITextView) -> Bool {
        Forwarding.answer(of: self) { ($0 as? any UITextViewDelegate).map { $0.textViewShouldEndEditing(textView) } }
            ?? true
    }
    public func textViewDidBeginEditing(_ textView: UITextView) {
        Forwarding.send(self, "textViewDidBeginEditing:", textView) {
            ($0 as? any UITextViewDelegate)?.textViewDidBeginEditing(textView)
        }
    }
    public func textViewDidEndEditing(_ textView: UITextView) {
        Forwarding.send(self, "textViewDidEndEditing:", textView) {
            ($0 as? any UITextViewDelegate)?.textViewDidEndEditing(textView)
        }
    }
    public func textView(
        _ textView: UITextView,
        shouldChangeTextIn range: NSRange,
        replacementText text: String
    ) -> Bool {
        Forwarding.answer(of: self) {
            ($0 as? any UITextViewDelegate).map {
                $0.textView(textView, shouldChangeTextIn: range, replacementText: text)
            }
        } ?? true
    }
    public func textViewDidChange(_ textView: UITextView) {
        Forwarding.send(self, "textViewDidChange:", textView) {
            ($0 as? any UITextViewDelegate)?.textViewDidChange(textView)
        }
    }
    public func textViewDidChangeSelection(_ textView: UITextView) {
        Forwarding.send(self, "textViewDidChangeSelection:", textView) {
            ($0 as? any UITextViewDelegate)?.textViewDidChangeSelection(textView)
        }
    }
    public func textView(
        _ textView: UITextView,
        shouldInteractWith URL: URL,
        in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool {
        Forwarding.answer(of: self) {
            ($0 as? any UITextViewDelegate).map {
                $0.textView(textView, shouldInteractWith: URL, in: characterRange, interaction: interaction)
            }
        } ?? self.textView(textView, shouldInteractWith: URL, in: characterRange)
    }
    public func textView(_ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange) -> Bool {
        Forwarding.answer(of: self) {
            ($0 as? any UITextViewDelegate).map { $0.textView(textView, shouldInteractWith: URL, in: characterRange) }
        } ?? true
    }
    public func textView(
        _ textView: UITextView,
        shouldInteractWith textAttachment: NSTextAttachment,
        in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool {
        Forwarding.answer(of: self) {
            ($0 as? any UITextViewDelegate).map {
                $0.textView(textView, shouldInteractWith: textAttachment, in: characterRange, interaction: interaction)
            }
        } ?? true
    }
    public func textView(
        _ textView: UITextView,
        shouldInteractWith textAttachment: NSTextAttachment,
        in characterRange: NSRange
    ) -> Bool {
        Forwarding.answer(of: self) {
            ($0 as? any UITextViewDelegate).map {
                $0.textView(textView, shouldInteractWith: textAttachment, in: characterRange)
            }
        } ?? true
    }
}
