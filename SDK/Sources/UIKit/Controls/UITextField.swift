public import Foundation
import ViewLink

/// One line that a person types.
@preconcurrency @MainActor
open class UITextField: UIControl, FieldText, FieldEditor {
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
    // Kept: nothing is dragged, suggested in a line or drawn behind a field.
    open weak var textDragDelegate: (any UITextDragDelegate)?
    open weak var textDropDelegate: (any UITextDropDelegate)?
    open var inlinePredictionType = UITextInlinePredictionType.default
    open var background: UIImage?
    /// What is chosen of the text; setting it chooses the same again (iOS 15).
    open var interactionState: Any {
        get { selectedTextRange as Any }
        set { if let range = newValue as? UITextRange { selectedTextRange = range } }
    }
    private var typed = ""
    var editing = FieldEditing()

    open var text: String? {
        get { typed }
        set {
            guard typed != newValue ?? "" else { return }
            typed = newValue ?? ""
            editing.moved(to: NSRange(location: typed.utf16.count, length: 0))
            setNeedsLayout()
            refuse()
        }
    }

    open var attributedText: NSAttributedString? {
        get { NSAttributedString(string: typed) }
        set { text = newValue?.string }
    }

    open var placeholder: String? { didSet { Display.changed() } }
    open var attributedPlaceholder: NSAttributedString? { didSet { placeholder = attributedPlaceholder?.string } }
    /// The colour that the attributes of the placeholder begin with.
    private var placeholderColor: UIColor? {
        guard let text = attributedPlaceholder, text.length > 0, text.string == placeholder else { return nil }
        return text.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor
    }
    open var font: UIFont? = .systemFont(ofSize: 17) { didSet { invalidateIntrinsicContentSize() } }
    open var adjustsFontForContentSizeCategory = false
    open var textColor: UIColor? = .label { didSet { Display.changed() } }
    open var textAlignment = NSTextAlignment.natural { didSet { Display.changed() } }
    open var borderStyle = BorderStyle.none { didSet { invalidateIntrinsicContentSize() } }
    open var clearButtonMode = ViewMode.never { didSet { setNeedsLayout() } }
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
    open var leftView: UIView? { didSet { bring(leftView, in: oldValue) } }
    open var rightView: UIView? { didSet { bring(rightView, in: oldValue) } }
    private var clearButton: UIButton?
    open var leftViewMode = ViewMode.never { didSet { invalidateIntrinsicContentSize() } }
    open var rightViewMode = ViewMode.never { didSet { invalidateIntrinsicContentSize() } }
    open var keyboardType = UIKeyboardType.default { didSet { keysChanged() } }
    open var returnKeyType = UIReturnKeyType.default { didSet { Display.changed() } }
    open var isSecureTextEntry = false { didSet { Display.changed() } }
    open var enablesReturnKeyAutomatically = false
    open var autocapitalizationType = UITextAutocapitalizationType.sentences
    open var autocorrectionType = UITextAutocorrectionType.default
    open var keyboardAppearance = UIKeyboardAppearance.default
    open var textContentType: UITextContentType!
    open var smartQuotesType = UITextSmartQuotesType.default
    open var smartDashesType = UITextSmartDashesType.default
    open var smartInsertDeleteType = UITextSmartInsertDeleteType.default
    open var spellCheckingType = UITextSpellCheckingType.default
    private func keysChanged() { if isFirstResponder { reloadInputViews() } else { Display.changed() } }
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

    open var isEditing: Bool { isFirstResponder }
    open var hasText: Bool { !typed.isEmpty }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if adjustsFontForContentSizeCategory { font = font?.adjusted }
    }

    override func firstResponderChanged(isNow: Bool) {
        if isNow {
            editing.moved(to: NSRange(location: typed.utf16.count, length: 0))
            if clearsOnBeginEditing { text = "" }
            delegate?.textFieldDidBeginEditing(self)
            sendActions(for: .editingDidBegin)
            NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
        } else {
            delegate?.textFieldDidEndEditing(self, reason: .committed)
            sendActions(for: .editingDidEnd)
            NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
        }
        setNeedsLayout()
    }

    // MARK: What is typed

    var takesTyping: Bool { isEnabled && isReachable }
    func selectionChanged() { delegate?.textFieldDidChangeSelection(self) }

    func receiveReturn() {
        guard isEnabled, isReachable else { return }
        guard delegate?.textFieldShouldReturn(self) ?? true else { return }
        let leaves = hasActions(for: .editingDidEndOnExit)
        sendActions(for: [.editingDidEndOnExit, .primaryActionTriggered])
        // Whoever hears of this wants the field to be left (UIControl.Event: editingDidEndOnExit).
        if leaves { resignFirstResponder() }
    }

    /// Takes what was typed in the place of what is chosen.
    open func insertText(_ text: String) { put(text) }
    /// Deletes what is chosen, or the character before the caret; called also where there is none.
    open func deleteBackward() { deleteOne() }

    func edit(_ range: NSRange, with words: String, isTyped: Bool) {
        let ranges = [NSValue(range: range)]
        if isTyped,
            !(delegate?.textField(self, shouldChangeCharactersInRanges: ranges, replacementString: words) ?? true)
        {
            return
        }
        // The delegate may have changed the text itself.
        guard NSMaxRange(range) <= typed.utf16.count else { return }
        typed = (typed as NSString).replacingCharacters(in: range, with: words)
        editing.moved(to: NSRange(location: range.location + words.utf16.count, length: 0))
        if !isTyped { refuse() }
        sendActions(for: .editingChanged)
        NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
        delegate?.textFieldDidChangeSelection(self)
        setNeedsLayout()
    }

    // MARK: Places in the text

    public var allText: String { typed }
    /// What is chosen, or where the caret is, in UTF-16 code units.
    public var chosenRange: NSRange {
        get { editing.chosen(of: typed.utf16.count) }
        set { choose(newValue) }
    }
    open var selectedTextRange: UITextRange? {
        get { CountedRange(chosenRange) }
        set {
            guard let newValue else { return }
            chosenRange = part(newValue)
        }
    }
    open func text(in range: UITextRange) -> String? { words(in: range) }
    open func replace(_ range: UITextRange, withText text: String) { edit(part(range), with: text, isTyped: false) }
    open func caretRect(for position: UITextPosition) -> CGRect {
        let box = textRect(forBounds: bounds)
        return caret(at: position, in: letters, height: shownFont.lineHeight).offsetBy(dx: box.minX, dy: textTop)
    }
    open func firstRect(for range: UITextRange) -> CGRect { selectionRects(for: range).first?.rect ?? .zero }
    open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
        let box = textRect(forBounds: bounds)
        return pieces(letters.frames(of: part(range)).map { $0.offsetBy(dx: box.minX, dy: textTop) })
    }
    open func closestPosition(to point: CGPoint) -> UITextPosition? { position(at: place(point), in: letters) }
    open func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
        closestPosition(to: point)
    }
    open func characterRange(at point: CGPoint) -> UITextRange? { character(at: place(point), in: letters) }

    /// A point of the field as one of its letters.
    private func place(_ point: CGPoint) -> CGPoint {
        CGPoint(x: point.x - textRect(forBounds: bounds).minX, y: point.y - textTop)
    }
    private var letters: TextLetters {
        let text = isSecureTextEntry ? String(repeating: "•", count: typed.utf16.count) : typed
        return TextEngine.shared.letters(
            of: StyledText(text, font: shownFont, color: .label),
            width: .greatestFiniteMagnitude
        )
    }
    private var textTop: CGFloat { (bounds.height - shownFont.lineHeight) / 2 }

    // MARK: What stands beside the text

    /// Whether what has that mode is to be seen now.
    private func isSeen(_ mode: ViewMode) -> Bool {
        switch mode {
        case .never: false
        case .whileEditing: isEditing
        case .unlessEditing: !isEditing
        case .always: true
        }
    }
    private var seenLeft: UIView? { isSeen(leftViewMode) ? leftView : nil }
    private var seenRight: UIView? { isSeen(rightViewMode) ? rightView : nil }
    /// A view at the right goes before the button (UITextField: rightView).
    private var isClearable: Bool { isSeen(clearButtonMode) && hasText && isEnabled && seenRight == nil }

    /// A view beside the text is one of the field's, so that it is found, laid out and touched as any other.
    private func bring(_ view: UIView?, in before: UIView?) {
        guard view !== before else { return }
        if before?.superview === self { before?.removeFromSuperview() }
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    private func makeClearButton() -> UIButton {
        let button = UIButton(type: .custom)
        button.setImage(UIImage(systemName: "xmark.circle.fill"), for: .normal)
        button.tintColor = .tertiaryLabel
        button.accessibilityLabel = SystemWords.clearText
        button.addAction(UIAction { [weak self] _ in self?.clear() }, for: .touchUpInside)
        return button
    }

    private func clear() {
        guard delegate?.textFieldShouldClear(self) ?? true else { return }
        text = ""
        sendActions(for: .editingChanged)
        NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        place(leftView, isSeen: seenLeft != nil) { leftViewRect(forBounds: bounds) }
        place(rightView, isSeen: seenRight != nil) { rightViewRect(forBounds: bounds) }
        if isClearable, clearButton == nil { clearButton = makeClearButton() }
        place(clearButton, isSeen: isClearable) { clearButtonRect(forBounds: bounds) }
    }

    private func place(_ view: UIView?, isSeen: Bool, _ rect: () -> CGRect) {
        guard let view else { return }
        guard isSeen else { return view.removeFromSuperview() }
        if view.superview !== self { addSubview(view) }
        if view.translatesAutoresizingMaskIntoConstraints { view.setFrame(rect()) }
    }

    private var insets: UIEdgeInsets {
        let edge: CGFloat = borderStyle == .none ? 0 : 7
        let left = seenLeft.map { _ in leftViewRect(forBounds: bounds).maxX - bounds.minX } ?? 0
        let right = seenRight.map { _ in bounds.maxX - rightViewRect(forBounds: bounds).minX } ?? 0
        let clear = isClearable ? bounds.maxX - clearButtonRect(forBounds: bounds).minX : 0
        return UIEdgeInsets(top: 0, left: edge + left, bottom: 0, right: edge + max(right, clear))
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
        let size = size(of: leftView)
        return CGRect(origin: CGPoint(x: bounds.minX, y: bounds.midY - size.height / 2), size: size)
    }
    open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
        let size = size(of: rightView)
        return CGRect(origin: CGPoint(x: bounds.maxX - size.width, y: bounds.midY - size.height / 2), size: size)
    }
    /// Of a view that has no size yet, the one that it wants.
    private func size(of view: UIView?) -> CGSize {
        guard let view else { return .zero }
        guard view.bounds.isEmpty else { return view.bounds.size }
        let wanted = view.intrinsicContentSize
        return CGSize(width: max(0, wanted.width), height: max(0, wanted.height))
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
            serial: editing.serial,
            placeholder: placeholder ?? "",
            font: shownFont.wire,
            color: (textColor ?? .label).wire
        )
        field.placeholderColor = placeholderColor?.wire
        editing.add(to: &field)
        field.caretColor = caretRect(for: endOfDocument).isEmpty ? UIColor.clear.wire : tintColor.wire
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
}
