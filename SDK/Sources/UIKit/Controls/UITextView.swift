public import Foundation
import ViewLink

/// Text over several lines, which a person may edit.
@preconcurrency @MainActor
open class UITextView: UIScrollView, TextReceiving {
    private var typed = ""
    private var serial = 0

    open var text: String! {
        get { typed }
        set {
            guard typed != newValue ?? "" else { return }
            typed = newValue ?? ""
            serial += 1
            invalidateIntrinsicContentSize()
        }
    }

    open var attributedText: NSAttributedString! {
        get { NSAttributedString(string: typed) }
        set {
            if let newValue, newValue.length > 0 {
                font = newValue.attribute(.font, at: 0, effectiveRange: nil) as? UIFont ?? font
                textColor = newValue.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor ?? textColor
            }
            text = newValue?.string
        }
    }

    open var font: UIFont? = .systemFont(ofSize: 12) { didSet { invalidateIntrinsicContentSize() } }
    open var adjustsFontForContentSizeCategory = false
    open var textColor: UIColor? = .label { didSet { Display.changed() } }
    open var textAlignment = NSTextAlignment.natural { didSet { Display.changed() } }
    open var isEditable = true { didSet { Display.changed() } }
    open var isSelectable = true
    /// Kept: what looks like a link is not made one.
    open var dataDetectorTypes: UIDataDetectorTypes = []
    open var typingAttributes: [NSAttributedString.Key: Any] = [:]
    open var allowsEditingTextAttributes = false
    open var usesStandardTextScaling = false
    open var clearsOnInsertion = false
    open var isFindInteractionEnabled = false
    open func scrollRangeToVisible(_ range: NSRange) {
        let share = CGFloat(range.location) / CGFloat(max(1, typed.utf16.count))
        let place = contentSize.height * share
        scrollRectToVisible(CGRect(x: 0, y: place, width: 1, height: 1), animated: false)
    }
    /// Kept: links look as the rest of the text does.
    open var linkTextAttributes: [NSAttributedString.Key: Any]!
    /// Where the caret is: behind the text, since the page does not tell.
    open lazy var selectedRange = NSRange(location: typed.utf16.count, length: 0)
    open var selectedTextRange: UITextRange?
    open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
        didSet { invalidateIntrinsicContentSize() }
    }
    open var keyboardType = UIKeyboardType.default
    open var returnKeyType = UIReturnKeyType.default
    open var isSecureTextEntry = false
    open var autocapitalizationType = UITextAutocapitalizationType.sentences
    open var autocorrectionType = UITextAutocorrectionType.default
    open var keyboardAppearance = UIKeyboardAppearance.default
    open var textContentType: UITextContentType?
    open var smartQuotesType = UITextSmartQuotesType.default
    open var smartDashesType = UITextSmartDashesType.default
    open var smartInsertDeleteType = UITextSmartInsertDeleteType.default
    open var spellCheckingType = UITextSpellCheckingType.default
    private var ownAccessoryView: UIView?

    public var hasText: Bool { !typed.isEmpty }

    open override var inputAccessoryView: UIView? {
        get { ownAccessoryView }
        set {
            ownAccessoryView = newValue
            reloadInputViews()
        }
    }

    /// Where the lines lie.
    open private(set) lazy var textContainer = {
        let container = NSTextContainer()
        container.changed = { [weak self] in self?.invalidateIntrinsicContentSize() }
        return container
    }()

    private var textDelegate: (any UITextViewDelegate)? { delegate as? any UITextViewDelegate }

    open override var canBecomeFirstResponder: Bool {
        isEditable && (textDelegate?.textViewShouldBeginEditing(self) ?? true)
    }

    override func firstResponderChanged(isNow: Bool) {
        if isNow { textDelegate?.textViewDidBeginEditing(self) } else { textDelegate?.textViewDidEndEditing(self) }
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if adjustsFontForContentSizeCategory { font = font?.adjusted }
    }

    func receive(text: String) {
        guard isEditable, isReachable, text != typed else { return }
        let change = TextChange(from: typed, to: text)
        guard
            textDelegate?.textView(self, shouldChangeTextIn: change.range, replacementText: change.replacement) ?? true
        else {
            serial += 1
            Display.changed()
            return
        }
        typed = text
        invalidateIntrinsicContentSize()
        textDelegate?.textViewDidChange(self)
        NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
    }

    func receiveReturn() {}

    private var insets: UIEdgeInsets {
        var insets = textContainerInset
        insets.left += textContainer.lineFragmentPadding
        insets.right += textContainer.lineFragmentPadding
        return insets
    }

    private func size(width: CGFloat) -> CGSize {
        let text = StyledText(typed.isEmpty ? " " : typed, font: font ?? .systemFont(ofSize: 12), color: .label)
        let room = width < 100_000 ? max(1, width - insets.width) : width
        let laid = TextEngine.shared.lay(text, width: room, lineBreakMode: .byWordWrapping)
        return CGSize(
            width: ceilToPixel(laid.width + insets.width),
            height: ceilToPixel(laid.height + insets.height)
        )
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        self.size(width: size.width > 0 ? size.width : .greatestFiniteMagnitude)
    }

    open override var intrinsicContentSize: CGSize {
        guard !isScrollEnabled else { return super.intrinsicContentSize }
        return size(width: bounds.width > 0 ? bounds.width : .greatestFiniteMagnitude)
    }

    override var content: ViewContent {
        var field = TextFieldContent(
            text: typed,
            serial: serial,
            placeholder: "",
            font: (font ?? .systemFont(ofSize: 12)).wire,
            color: (textColor ?? .label).wire
        )
        field.alignment = TextBlock.Alignment(rawValue: textAlignment.rawValue) ?? .natural
        field.isEditable = isEditable
        field.returnKey = returnKeyType.wire
        field.keyboard = keyboardType.wire
        field.insets = [insets.top, insets.left, insets.bottom, insets.right].map(Double.init)
        return .textView(field)
    }
}

/// Hears of typing.
@preconcurrency @MainActor
public protocol UITextViewDelegate: UIScrollViewDelegate {
    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
    func textViewDidBeginEditing(_ textView: UITextView)
    func textViewDidEndEditing(_ textView: UITextView)
    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
    func textViewDidChange(_ textView: UITextView)
    func textViewDidChangeSelection(_ textView: UITextView)
}

extension UITextViewDelegate {
    public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
    public func textViewDidBeginEditing(_ textView: UITextView) {}
    public func textViewDidEndEditing(_ textView: UITextView) {}
    public func textView(
        _ textView: UITextView,
        shouldChangeTextIn range: NSRange,
        replacementText text: String
    ) -> Bool { true }
    public func textViewDidChange(_ textView: UITextView) {}
    public func textViewDidChangeSelection(_ textView: UITextView) {}
}
