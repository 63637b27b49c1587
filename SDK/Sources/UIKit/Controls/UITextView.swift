public import Foundation
import ViewLink

/// Text over several lines, which a person may edit.
@preconcurrency @MainActor
open class UITextView: UIScrollView, TextReceiving {
    /// The text, with the attributes that it was given; the rest is as ``font``, ``textColor`` and ``textAlignment`` say.
    public let textStorage = NSTextStorage()
    /// Where the lines lie.
    public let textContainer: NSTextContainer
    /// Tells where letters stand.
    public let layoutManager = NSLayoutManager()
    /// Shows a text with attributes that is only read; the page shows any other by itself.
    private var canvas: TextCanvas?
    private var serial = 0

    public init(frame: CGRect, textContainer: NSTextContainer?) {
        self.textContainer = textContainer ?? NSTextContainer()
        super.init(frame: frame)
        prepare()
    }

    public convenience override init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }

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
            self.serial += 1
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
    open func scrollRangeToVisible(_ range: NSRange) {
        let share = CGFloat(range.location) / CGFloat(max(1, typed.utf16.count))
        let place = contentSize.height * share
        scrollRectToVisible(CGRect(x: 0, y: place, width: 1, height: 1), animated: false)
    }
    /// What links look like: as the tint colour until it is set.
    open var linkTextAttributes: [NSAttributedString.Key: Any]! { didSet { textChanged() } }
    /// Where the caret is: behind the text, since the page does not tell.
    open lazy var selectedRange = NSRange(location: typed.utf16.count, length: 0)
    open var selectedTextRange: UITextRange?
    open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
        didSet { textChanged() }
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

    func receive(text: String) {
        guard isEditable, isReachable, text != typed else { return }
        let change = TextChange(from: typed, to: text)
        guard
            delegate?.textView(self, shouldChangeTextIn: change.range, replacementText: change.replacement) ?? true
        else {
            serial += 1
            Display.changed()
            return
        }
        let isPlain = !isStyled
        let kept = serial
        textStorage.replaceCharacters(in: change.range, with: change.replacement)
        // The page has this text already.
        if isPlain { serial = kept }
        delegate?.textViewDidChange(self)
        NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
    }

    func receiveReturn() {}

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
            serial: serial,
            placeholder: "",
            font: first.font.wire,
            color: first.look.color
        )
        field.alignment = TextBlock.Alignment(rawValue: textAlignment.rawValue) ?? .natural
        field.isEditable = isEditable
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
}

extension UITextViewDelegate {
    public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
    public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
    public func textViewDidBeginEditing(_ textView: UITextView) {}
    public func textViewDidEndEditing(_ textView: UITextView) {}
    public func textView(
        _ textView: UITextView,
        shouldChangeTextIn range: NSRange,
        replacementText text: String
    ) -> Bool { true }
    public func textViewDidChange(_ textView: UITextView) {}
    public func textViewDidChangeSelection(_ textView: UITextView) {}
    public func textView(
        _ textView: UITextView,
        shouldInteractWith URL: URL,
        in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool { self.textView(textView, shouldInteractWith: URL, in: characterRange) }
    public func textView(_ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange) -> Bool {
        true
    }
    public func textView(
        _ textView: UITextView,
        shouldInteractWith textAttachment: NSTextAttachment,
        in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool { true }
    public func textView(
        _ textView: UITextView,
        shouldInteractWith textAttachment: NSTextAttachment,
        in characterRange: NSRange
    ) -> Bool { true }
}
