public import Foundation
import ViewLink

/// One line that a person types.
@preconcurrency @MainActor
open class UITextField: UIControl, TextReceiving {
    /// The frame around a field.
    public enum BorderStyle: Int, Sendable {
        case none = 0
        case line, bezel, roundedRect
    }

    /// Why editing ends; on a phone always ``committed``.
    public enum DidEndEditingReason: Int, Sendable { case committed = 0, cancelled }

    /// When a field's side view shows.
    public enum ViewMode: Int, Sendable {
        case never = 0
        case whileEditing, unlessEditing, always
    }

    open weak var delegate: (any UITextFieldDelegate)?
    private var typed = ""
    /// Grows when the extension changes the text.
    private var serial = 0

    open var text: String? {
        get { typed }
        set {
            guard typed != newValue ?? "" else { return }
            typed = newValue ?? ""
            serial += 1
            Display.changed()
        }
    }

    open var attributedText: NSAttributedString? {
        get { NSAttributedString(string: typed) }
        set { text = newValue?.string }
    }

    open var placeholder: String? { didSet { Display.changed() } }
    open var attributedPlaceholder: NSAttributedString? { didSet { placeholder = attributedPlaceholder?.string } }
    open var font: UIFont? = .systemFont(ofSize: 17) { didSet { invalidateIntrinsicContentSize() } }
    open var adjustsFontForContentSizeCategory = false
    open var textColor: UIColor? = .label { didSet { Display.changed() } }
    open var textAlignment = NSTextAlignment.natural { didSet { Display.changed() } }
    open var borderStyle = BorderStyle.none { didSet { invalidateIntrinsicContentSize() } }
    open var clearButtonMode = ViewMode.never
    open var clearsOnBeginEditing = false
    open var adjustsFontSizeToFitWidth = false
    open var minimumFontSize: CGFloat = 0
    /// Shown by nobody: a field looks the same while it is disabled.
    open var disabledBackground: UIImage?
    open var defaultTextAttributes: [NSAttributedString.Key: Any] {
        get {
            var attributes: [NSAttributedString.Key: Any] = [:]
            attributes[.font] = font
            attributes[.foregroundColor] = textColor
            return attributes
        }
        set {
            if let font = newValue[.font] as? UIFont { self.font = font }
            if let color = newValue[.foregroundColor] as? UIColor { textColor = color }
        }
    }
    open var typingAttributes: [NSAttributedString.Key: Any]?
    open var allowsEditingTextAttributes = false
    open var clearsOnInsertion = false
    open var passwordRules: UITextInputPasswordRules?
    /// Lies in the field while its mode is not `.never`; the modes that follow editing are as `.always`.
    open var leftView: UIView? { didSet { change(oldValue, to: leftView) } }
    open var rightView: UIView? { didSet { change(oldValue, to: rightView) } }
    open var leftViewMode = ViewMode.never { didSet { change(leftView, to: leftView) } }
    open var rightViewMode = ViewMode.never { didSet { change(rightView, to: rightView) } }
    open var keyboardType = UIKeyboardType.default { didSet { Display.changed() } }
    open var returnKeyType = UIReturnKeyType.default { didSet { Display.changed() } }
    open var isSecureTextEntry = false { didSet { Display.changed() } }
    open var enablesReturnKeyAutomatically = false
    open var autocapitalizationType = UITextAutocapitalizationType.sentences
    open var autocorrectionType = UITextAutocorrectionType.default
    open var keyboardAppearance = UIKeyboardAppearance.default
    open var textContentType: UITextContentType?
    open var smartQuotesType = UITextSmartQuotesType.default
    open var smartDashesType = UITextSmartDashesType.default
    open var smartInsertDeleteType = UITextSmartInsertDeleteType.default
    open var spellCheckingType = UITextSpellCheckingType.default
    private var ownInputView: UIView?
    private var ownAccessoryView: UIView?

    open override var inputView: UIView? {
        get { ownInputView }
        set {
            ownInputView = newValue
            reloadInputViews()
        }
    }

    open override var inputAccessoryView: UIView? {
        get { ownAccessoryView }
        set {
            ownAccessoryView = newValue
            reloadInputViews()
        }
    }

    open override var canBecomeFirstResponder: Bool {
        isEnabled && (delegate?.textFieldShouldBeginEditing(self) ?? true)
    }

    open override var canResignFirstResponder: Bool { delegate?.textFieldShouldEndEditing(self) ?? true }

    public var isEditing: Bool { isFirstResponder }
    public var hasText: Bool { !typed.isEmpty }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if adjustsFontForContentSizeCategory { font = font?.adjusted }
    }

    override func firstResponderChanged(isNow: Bool) {
        if isNow {
            if clearsOnBeginEditing { text = "" }
            delegate?.textFieldDidBeginEditing(self)
            sendActions(for: .editingDidBegin)
            NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
        } else {
            delegate?.textFieldDidEndEditing(self, reason: .committed)
            sendActions(for: .editingDidEnd)
            NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
        }
    }

    func receive(text: String) {
        guard isEnabled, isReachable, text != typed else { return }
        let change = TextChange(from: typed, to: text)
        guard
            delegate?.textField(self, shouldChangeCharactersIn: change.range, replacementString: change.replacement)
                ?? true
        else {
            // The page shows what the extension allows.
            serial += 1
            Display.changed()
            return
        }
        typed = text
        sendActions(for: .editingChanged)
        NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
        delegate?.textFieldDidChangeSelection(self)
    }

    func receiveReturn() {
        guard isEnabled, isReachable else { return }
        guard delegate?.textFieldShouldReturn(self) ?? true else { return }
        sendActions(for: [.editingDidEndOnExit, .primaryActionTriggered])
    }

    private var insets: UIEdgeInsets {
        let edge: CGFloat = borderStyle == .none ? 0 : 7
        let isLeftShown = leftView != nil && leftViewMode != .never
        let isRightShown = rightView != nil && rightViewMode != .never
        return UIEdgeInsets(
            top: 0,
            left: edge + (isLeftShown ? leftView?.bounds.width ?? 0 : 0),
            bottom: 0,
            right: edge + (isRightShown ? rightView?.bounds.width ?? 0 : 0)
        )
    }

    open func textRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: insets) }
    open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
    open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
    // Asked for by nobody: the page draws fields.
    open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
    open func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
        CGRect(x: bounds.maxX - 24, y: bounds.midY - 9.5, width: 19, height: 19)
    }
    open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
        let size = leftView?.bounds.size ?? .zero
        return CGRect(origin: CGPoint(x: bounds.minX, y: bounds.midY - size.height / 2), size: size)
    }
    open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
        let size = rightView?.bounds.size ?? .zero
        return CGRect(origin: CGPoint(x: bounds.maxX - size.width, y: bounds.midY - size.height / 2), size: size)
    }
    open func drawText(in rect: CGRect) {}
    open func drawPlaceholder(in rect: CGRect) {}

    private var shownFont: UIFont { font ?? .systemFont(ofSize: 17) }

    open override var intrinsicContentSize: CGSize {
        let shown = typed.isEmpty ? placeholder ?? "" : typed
        let text = TextEngine.shared.lay(
            StyledText(shown, font: shownFont, color: .label),
            width: .greatestFiniteMagnitude
        )
        let height = borderStyle == .roundedRect ? max(34, shownFont.lineHeight + 14) : shownFont.lineHeight + 2
        return CGSize(width: ceilToPixel(text.width + insets.width + 2), height: ceilToPixel(height))
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    override var firstBaseline: CGFloat { (bounds.height - shownFont.lineHeight) / 2 + shownFont.ascender }
    override var lastBaselineFromBottom: CGFloat { bounds.height - firstBaseline }

    override var content: ViewContent {
        var field = TextFieldContent(
            text: typed,
            serial: serial,
            placeholder: placeholder ?? "",
            font: shownFont.wire,
            color: (textColor ?? .label).wire
        )
        let box = textRect(forBounds: bounds)
        field.alignment = TextBlock.Alignment(rawValue: textAlignment.rawValue) ?? .natural
        field.isEnabled = isEnabled
        field.isEditable = isEnabled
        field.isSecure = isSecureTextEntry
        field.returnKey = returnKeyType.wire
        field.keyboard = keyboardType.wire
        field.insets = [box.minY, box.minX, bounds.height - box.maxY, bounds.width - box.maxX].map(Double.init)
        field.border = TextFieldContent.Border(rawValue: borderStyle.rawValue) ?? .none
        return .textField(field)
    }

    private func change(_ before: UIView?, to view: UIView?) {
        if before !== view { before?.removeFromSuperview() }
        setNeedsLayout()
        Display.changed()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        put(leftView, leftViewMode, leftViewRect(forBounds: bounds))
        put(rightView, rightViewMode, rightViewRect(forBounds: bounds))
    }

    private func put(_ view: UIView?, _ mode: ViewMode, _ place: CGRect) {
        guard let view else { return }
        guard mode != .never else {
            if view.superview === self { view.removeFromSuperview() }
            return
        }
        if view.superview !== self { addSubview(view) }
        view.setFrame(place)
    }
}

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
}

extension UITextFieldDelegate {
    public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
    public func textFieldDidBeginEditing(_ textField: UITextField) {}
    public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
    public func textFieldDidEndEditing(_ textField: UITextField) {}
    public func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
        textFieldDidEndEditing(textField)
    }
    public func textField(
        _ textField: UITextField,
        shouldChangeCharactersIn range: NSRange,
        replacementString string: String
    ) -> Bool { true }
    public func textFieldDidChangeSelection(_ textField: UITextField) {}
    public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
    public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}
