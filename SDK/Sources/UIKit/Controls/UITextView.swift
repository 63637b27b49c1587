public import Foundation
import ViewLink

/// Text over several lines, which a person may edit.
@preconcurrency @MainActor
open class UITextView: UIScrollView, FieldText, FieldEditor {
    /// The text, with the attributes that it was given; the rest is as ``font``, ``textColor`` and ``textAlignment`` say.
    public let textStorage = NSTextStorage()
    /// Where the lines lie.
    public let textContainer: NSTextContainer
    /// Tells where letters stand.
    public let layoutManager = NSLayoutManager()
    /// The same text and lines, as TextKit 2 names them.
    open private(set) lazy var textLayoutManager: NSTextLayoutManager? = {
        let (manager, content) = (NSTextLayoutManager(), NSTextContentStorage())
        content.textStorage = textStorage
        content.addTextLayoutManager(manager)
        manager.textContainer = textContainer
        textContent = content
        return manager
    }()
    /// Keeps the text of ``textLayoutManager``, which knows it weakly.
    private var textContent: NSTextContentStorage?
    /// Shows a text with attributes that is only read; the page shows any other by itself.
    private var canvas: TextCanvas?
    var editing = FieldEditing()
    // Kept: nothing is dragged, suggested in a line, rewritten or framed.
    open weak var textDragDelegate: (any UITextDragDelegate)?
    open weak var textDropDelegate: (any UITextDropDelegate)?
    open var inlinePredictionType = UITextInlinePredictionType.default
    open var writingToolsBehavior = UIWritingToolsBehavior.default
    open var allowedWritingToolsResultOptions: UIWritingToolsResultOptions = []
    open var isWritingToolsActive: Bool { false }
    open var borderStyle = BorderStyle.none
    open var textHighlightAttributes: [NSAttributedString.Key: Any] = [:]
    /// What is chosen of the text; setting it chooses the same again (iOS 15).
    open var interactionState: Any {
        get { selectedRange }
        set { if let range = newValue as? NSRange { selectedRange = range } }
    }

    /// The frame around a text (iOS 17).
    public enum BorderStyle: Int, Sendable { case none = 0, roundedRect }

    public init(frame: CGRect, textContainer: NSTextContainer?) {
        self.textContainer = textContainer ?? NSTextContainer()
        super.init(frame: frame)
        prepare()
    }

    public convenience override init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }
    /// - Parameter usingTextLayoutManager: is as good either way: both kinds of TextKit see the same lines.
    public convenience init(usingTextLayoutManager: Bool) { self.init(frame: .zero, textContainer: nil) }

    public required init?(coder: NSCoder) {
        textContainer = NSTextContainer()
        super.init(coder: coder)
        prepare()
    }

    private func prepare() {
        layoutManager.addTextContainer(textContainer)
        textStorage.addLayoutManager(layoutManager)
        textContainer.changed = { [weak self] in self?.textChanged() }
        textStorage.changed = { [weak self] in self?.storageChanged() }
    }

    /// Shows the text anew, whichever thread has edited it.
    nonisolated private func storageChanged() {
        MainQueue.run {
            self.editing.serial += 1
            self.editing.moved(to: NSRange(location: self.typed.utf16.count, length: 0))
            self.textChanged()
        }
    }

    private var typed: String { textStorage.string }

    open var text: String! {
        get { typed }
        set {
            guard typed != newValue ?? "" || isStyled else { return }
            textStorage.setAttributedString(NSAttributedString(string: newValue ?? ""))
        }
    }

    open var attributedText: NSAttributedString! {
        get {
            let text = NSMutableAttributedString(attributedString: textStorage)
            var usual: [NSAttributedString.Key: Any] = [:]
            usual[.font] = font
            usual[.foregroundColor] = textColor
            textStorage.enumerateAttributes(in: whole, options: []) { attributes, range, _ in
                text.addAttributes(usual.filter { attributes[$0.key] == nil }, range: range)
            }
            return text
        }
        set { textStorage.setAttributedString(newValue ?? NSAttributedString(string: "")) }
    }

    // What is set here applies to all of the text (UITextView: font, textColor, textAlignment).
    open var font: UIFont? = .systemFont(ofSize: 12) { didSet { restyle(.font) } }
    open var adjustsFontForContentSizeCategory = false
    open var textColor: UIColor? = .label { didSet { restyle(.foregroundColor) } }
    open var textAlignment = NSTextAlignment.natural { didSet { restyle(.paragraphStyle) } }
    open var isEditable = true { didSet { textChanged() } }
    open var isSelectable = true
    /// Kept: what looks like a link is not made one.
    open var dataDetectorTypes: UIDataDetectorTypes = []
    open var typingAttributes: [NSAttributedString.Key: Any] = [:]
    open var allowsEditingTextAttributes = false
    open var usesStandardTextScaling = false
    open var clearsOnInsertion = false
    open var isFindInteractionEnabled = false
    open private(set) lazy var findInteraction: UIFindInteraction? = UIFindInteraction()
    open func scrollRangeToVisible(_ range: NSRange) {
        let share = CGFloat(range.location) / CGFloat(max(1, typed.utf16.count))
        let place = contentSize.height * share
        scrollRectToVisible(CGRect(x: 0, y: place, width: 1, height: 1), animated: false)
    }
    /// What links look like: as the tint colour until it is set.
    open var linkTextAttributes: [NSAttributedString.Key: Any]! { didSet { textChanged() } }
    /// Where the caret is, or what is chosen, in UTF-16 code units.
    open var selectedRange: NSRange {
        get { chosenRange }
        set { chosenRange = newValue }
    }
    open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
        didSet { textChanged() }
    }
    open var keyboardType = UIKeyboardType.default { didSet { Display.changed() } }
    open var returnKeyType = UIReturnKeyType.default { didSet { Display.changed() } }
    open var enablesReturnKeyAutomatically = false
    open var isSecureTextEntry = false
    open var autocapitalizationType = UITextAutocapitalizationType.sentences
    open var autocorrectionType = UITextAutocorrectionType.default
    open var keyboardAppearance = UIKeyboardAppearance.default
    open var textContentType: UITextContentType!
    open var passwordRules: UITextInputPasswordRules?
    open var smartQuotesType = UITextSmartQuotesType.default
    open var smartDashesType = UITextSmartDashesType.default
    open var smartInsertDeleteType = UITextSmartInsertDeleteType.default
    open var spellCheckingType = UITextSpellCheckingType.default
    private var ownInputView: UIView?
    private var ownAccessoryView: UIView?

    open var hasText: Bool { !typed.isEmpty }

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

    open weak var delegate: (any UITextViewDelegate)? {
        get { scrollDelegate as? any UITextViewDelegate }
        set { scrollDelegate = newValue }
    }

    open override var canBecomeFirstResponder: Bool {
        isEditable && (delegate?.textViewShouldBeginEditing(self) ?? true)
    }

    open override var canResignFirstResponder: Bool { delegate?.textViewShouldEndEditing(self) ?? true }

    override func firstResponderChanged(isNow: Bool) {
        if isNow {
            delegate?.textViewDidBeginEditing(self)
            NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
        } else {
            delegate?.textViewDidEndEditing(self)
            NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
        }
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if adjustsFontForContentSizeCategory { font = font?.adjusted }
    }

    // MARK: What is typed

    var takesTyping: Bool { isEditable && isReachable }
    func selectionChanged() { delegate?.textViewDidChangeSelection(self) }

    func receiveReturn() {}

    /// Takes what was typed in the place of what is chosen.
    open func insertText(_ text: String) { put(text) }
    /// Deletes what is chosen, or the character before the caret; called also where there is none.
    open func deleteBackward() { deleteOne() }

    func edit(_ range: NSRange, with words: String, isTyped: Bool) {
        let ranges = [NSValue(range: range)]
        if isTyped, !(delegate?.textView(self, shouldChangeTextInRanges: ranges, replacementText: words) ?? true) {
            return
        }
        // The delegate may have changed the text itself.
        guard NSMaxRange(range) <= textStorage.length else { return }
        let isPlain = !isStyled
        let kept = editing.serial
        textStorage.replaceCharacters(in: range, with: words)
        editing.moved(to: NSRange(location: range.location + words.utf16.count, length: 0))
        // The page has this text already.
        if isTyped, isPlain { editing.serial = kept }
        delegate?.textViewDidChange(self)
        NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
        delegate?.textViewDidChangeSelection(self)
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
        caret(at: position, in: letters, height: (font ?? .systemFont(ofSize: 12)).lineHeight)
            .offsetBy(dx: insets.left, dy: insets.top)
    }
    open func firstRect(for range: UITextRange) -> CGRect { selectionRects(for: range).first?.rect ?? .zero }
    open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
        pieces(letters.frames(of: part(range)).map { $0.offsetBy(dx: insets.left, dy: insets.top) })
    }
    open func closestPosition(to point: CGPoint) -> UITextPosition? { position(at: place(point), in: letters) }
    open func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
        closestPosition(to: point)
    }
    open func characterRange(at point: CGPoint) -> UITextRange? { character(at: place(point), in: letters) }

    /// A point of the view as one of its letters.
    private func place(_ point: CGPoint) -> CGPoint { CGPoint(x: point.x - insets.left, y: point.y - insets.top) }
    private var letters: TextLetters {
        TextEngine.shared.letters(of: styled, width: max(1, bounds.width - insets.width))
    }

    private var insets: UIEdgeInsets {
        var insets = textContainerInset
        insets.left += textContainer.lineFragmentPadding
        insets.right += textContainer.lineFragmentPadding
        return insets
    }

    /// The size of the text with its insets, in points; also of one that is edited and not laid out yet.
    open override var contentSize: CGSize {
        get {
            guard bounds.width > 0 else { return super.contentSize }
            return CGSize(width: bounds.width, height: size(width: bounds.width).height)
        }
        set { super.contentSize = newValue }
    }

    private var whole: NSRange { NSRange(location: 0, length: textStorage.length) }

    /// Whether any part of the text has a look of its own.
    private var isStyled: Bool {
        var found = false
        textStorage.enumerateAttributes(in: whole, options: []) { attributes, _, stop in
            guard !attributes.isEmpty else { return }
            found = true
            stop.pointee = true
        }
        return found
    }

    private func restyle(_ key: NSAttributedString.Key) {
        if key == .paragraphStyle, isStyled {
            textStorage.setAttributedString(textStorage.aligned(textAlignment))
        } else if textStorage.length > 0 {
            textStorage.removeAttribute(key, range: whole)
        }
        textChanged()
    }

    private func textChanged() {
        invalidateIntrinsicContentSize()
        setNeedsLayout()
        Display.changed()
    }

    /// The text as it is laid out and drawn.
    private var styled: StyledText {
        let base = font ?? .systemFont(ofSize: 12)
        let color = textColor ?? .label
        guard textStorage.length > 0 else { return StyledText(" ", font: base, color: color) }
        let text = NSMutableAttributedString(attributedString: textStorage)
        let look = linkTextAttributes ?? [.foregroundColor: tintColor as Any]
        textStorage.enumerateAttribute(.link, in: whole, options: []) { link, range, _ in
            if link != nil { text.addAttributes(look, range: range) }
        }
        return StyledText(text, font: base, color: color, alignment: textAlignment)
    }

    private func lay(width: CGFloat) -> LaidText {
        let room = width < 100_000 ? max(1, width - insets.width) : width
        return TextEngine.shared.lay(styled, width: room, lineBreakMode: .byWordWrapping)
    }

    private func size(width: CGFloat) -> CGSize {
        let laid = lay(width: width)
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

    open override func layoutSubviews() {
        super.layoutSubviews()
        if textContainer.widthTracksTextView {
            let size = CGSize(width: max(0, bounds.width - textContainerInset.width), height: 0)
            if textContainer.size != size { textContainer.size = size }
        }
        // Whoever overrides it hears of another size.
        let measured = contentSize
        if super.contentSize != measured { contentSize = measured }
        guard !isEditable, isStyled else {
            canvas?.removeFromSuperview()
            return canvas = nil
        }
        let canvas = self.canvas ?? TextCanvas(of: self)
        if canvas.superview == nil { insertSubview(canvas, at: 0) }
        self.canvas = canvas
        let laid = lay(width: bounds.width)
        let size = CGSize(width: max(0, bounds.width - insets.width), height: laid.height)
        canvas.frame = CGRect(origin: CGPoint(x: insets.left, y: insets.top), size: size)
        canvas.show(laid, alignment: textAlignment)
    }

    /// Follows the link at a place of the lines, unless the delegate does.
    func follow(at point: CGPoint) {
        guard isSelectable, canvas != nil else { return }
        let letters = TextEngine.shared.letters(of: styled, width: max(1, bounds.width - insets.width))
        guard let unit = letters.unit(at: point)?.index, unit < textStorage.length,
            letters.frames(of: NSRange(location: unit, length: 1)).contains(where: { $0.contains(point) })
        else { return }
        var range = NSRange()
        let link = textStorage.attribute(.link, at: unit, effectiveRange: &range)
        guard let url = link as? URL ?? (link as? String).flatMap(URL.init(string:)) else { return }
        let follows =
            delegate?.textView(self, shouldInteractWith: url, in: range, interaction: .invokeDefaultAction) ?? true
        guard follows else { return }
        let opening = UIAction(title: url.absoluteString) { [weak self] _ in self?.open(url) }
        let item = UITextItem(content: .link(url), range: range)
        // A delegate decides; without one the link is followed.
        let action = delegate.map { $0.textView(self, primaryActionFor: item, defaultAction: opening) } ?? opening
        action?.perform(self)
    }

    private func open(_ url: URL) {
        if let context = owner?.extensionContext {
            context.open(url)
        } else {
            UIApplication.shared.open(url)
        }
    }

    /// The controller of the view that this lies in.
    private var owner: UIViewController? {
        sequence(first: self as UIResponder, next: \.next).lazy.compactMap { $0 as? UIViewController }.first
    }

    override var content: ViewContent {
        if canvas != nil { return super.content }
        // The page has one look for a text: that of its beginning.
        let first = styled.runs[0]
        var field = TextFieldContent(
            text: typed,
            serial: editing.serial,
            placeholder: "",
            font: first.font.wire,
            color: first.look.color
        )
        field.alignment = TextBlock.Alignment(rawValue: textAlignment.rawValue) ?? .natural
        field.isEditable = isEditable
        editing.add(to: &field)
        field.caretColor = tintColor.wire
        field.returnKey = returnKeyType.wire
        field.keyboard = keyboardType.wire
        let around = adjustedContentInset
        field.insets = [
            insets.top + around.top, insets.left + around.left, insets.bottom + around.bottom,
            insets.right + around.right,
        ].map(Double.init)
        return .textView(field)
    }
}
