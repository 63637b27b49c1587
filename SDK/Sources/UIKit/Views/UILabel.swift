public import Foundation
import ViewLink

/// Text that is read and not edited.
@preconcurrency @MainActor
open class UILabel: UIView {
    private var plain: String?
    private var attributed: NSAttributedString?
    private var pictures = TextPictures()

    open var text: String? {
        get { attributed?.string ?? plain }
        set {
            plain = newValue
            attributed = nil
            textChanged()
            watchers?.changed()
        }
    }

    open var attributedText: NSAttributedString? {
        get { attributed ?? plain.map { NSAttributedString(string: $0, attributes: [.font: font as Any]) } }
        set {
            attributed = newValue
            plain = nil
            textChanged()
            watchers?.changed()
        }
    }

    open override func observedValue(of name: String) -> Any? {
        switch name {
        case "text": text
        case "attributedText": attributedText
        default: super.observedValue(of: name)
        }
    }

    /// Kept: words are drawn as they are on any ground.
    open var preferredVibrancy = UILabelVibrancy.none

    // What is set here applies to all of a styled text, too (UILabel: font, textColor, textAlignment).
    open var font: UIFont! = .systemFont(ofSize: UIFont.labelFontSize) { didSet { restyle(.font, font) } }
    open var textColor: UIColor! = .label { didSet { restyle(.foregroundColor, textColor) } }
    open var textAlignment = NSTextAlignment.natural {
        didSet {
            attributed = attributed?.aligned(textAlignment)
            textChanged()
        }
    }
    open var lineBreakMode = NSLineBreakMode.byTruncatingTail { didSet { textChanged() } }
    /// 0: as many as it takes.
    open var numberOfLines = 1 { didSet { textChanged() } }
    open var adjustsFontSizeToFitWidth = false { didSet { textChanged() } }
    open var minimumScaleFactor: CGFloat = 0 { didSet { textChanged() } }
    open var adjustsFontForContentSizeCategory = false
    open var allowsDefaultTighteningForTruncation = false
    /// Kept: a text that was made smaller stays on its first line.
    open var baselineAdjustment = UIBaselineAdjustment.alignBaselines
    open var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy = []
    open var showsExpansionTextWhenTruncated = false
    open var preferredMaxLayoutWidth: CGFloat = 0 { didSet { textChanged() } }
    open var isHighlighted = false { didSet { Display.changed() } }
    open var highlightedTextColor: UIColor? { didSet { Display.changed() } }
    open var isEnabled = true { didSet { Display.changed() } }
    open var shadowColor: UIColor?
    open var shadowOffset = CGSize(width: 0, height: -1)

    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
    }

    private func prepare() {
        isUserInteractionEnabled = false
        layoutState.hugging = [.defaultLow + 1, .defaultLow + 1]
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if adjustsFontForContentSizeCategory { font = font.adjusted }
    }

    private func restyle(_ key: NSAttributedString.Key, _ value: Any?) {
        if let attributed, let value {
            let styled = NSMutableAttributedString(attributedString: attributed)
            styled.addAttribute(key, value: value, range: NSRange(location: 0, length: styled.length))
            self.attributed = styled
        }
        textChanged()
    }

    private func textChanged() {
        invalidateIntrinsicContentSize()
        if attributed != nil || !pictures.isEmpty { setNeedsLayout() }
        Display.changed()
    }

    private var styled: StyledText {
        let color = isHighlighted ? highlightedTextColor ?? textColor : textColor
        let shown: UIColor = isEnabled ? color ?? .label : .systemGray
        let font = self.font ?? .systemFont(ofSize: UIFont.labelFontSize)
        guard let attributed else { return StyledText(plain ?? "", font: font, color: shown, alignment: textAlignment) }
        return StyledText(attributed, font: font, color: shown, alignment: textAlignment)
    }

    private func lay(width: CGFloat) -> LaidText {
        TextEngine.shared.lay(
            styled,
            width: width,
            maximumLines: numberOfLines,
            lineBreakMode: lineBreakMode
        )
    }

    open override var intrinsicContentSize: CGSize {
        let natural = lay(width: .greatestFiniteMagnitude)
        let limit = preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : layoutState.wrapWidth
        guard numberOfLines != 1, let limit, limit > 0, limit < natural.width else {
            return CGSize(width: ceilToPixel(natural.width), height: ceilToPixel(natural.height))
        }
        let wrapped = lay(width: limit)
        let width = preferredMaxLayoutWidth > 0 ? wrapped.width : natural.width
        return CGSize(width: ceilToPixel(width), height: ceilToPixel(wrapped.height))
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let isBounded = size.width > 0 && numberOfLines != 1
        let laid = lay(width: isBounded ? size.width : .greatestFiniteMagnitude)
        return CGSize(width: ceilToPixel(laid.width), height: ceilToPixel(laid.height))
    }

    /// Where the text lies when it has so many lines; the whole width.
    open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
        let size = sizeThatFits(bounds.size)
        return CGRect(x: bounds.minX, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
    }

    open func drawText(in rect: CGRect) {}

    /// What letters are filled with in place of their colours, made for a box.
    package var letterGradient: (@MainActor (CGRect) -> CAGradientLayer)? { didSet { Display.changed() } }

    override var firstBaseline: CGFloat {
        let laid = lay(width: bounds.width > 0 ? bounds.width : .greatestFiniteMagnitude)
        return max(0, (bounds.height - laid.height) / 2) + (font?.ascender ?? 0)
    }

    override var lastBaselineFromBottom: CGFloat { -(font?.descender ?? 0) }

    open override func layoutSubviews() {
        super.layoutSubviews()
        guard attributed != nil || !pictures.isEmpty else { return }
        let box = CGRect(origin: .zero, size: bounds.size)
        pictures.show(fitted.pictures(in: box, alignment: textAlignment, isRightToLeft: isRightToLeft), in: self)
    }

    override var content: ViewContent {
        // A label draws within its bounds; in none of them there is nothing.
        guard bounds.width > 0, bounds.height > 0 else { return .plain }
        let box = CGRect(origin: .zero, size: bounds.size)
        var block = fitted.block(in: box, alignment: textAlignment, isRightToLeft: isRightToLeft)
        block.gradient = letterGradient?(box).gradient
        return .label(text: block)
    }

    /// The lines that are drawn: as many as have room, in a smaller font where that is wanted.
    private var fitted: LaidText {
        var lines = numberOfLines
        let whole = lay(width: bounds.width)
        if whole.height > bounds.height + 1, whole.lines.count > 1 {
            lines = max(1, whole.lines.filter { $0.y + $0.height <= bounds.height + 1 }.count)
        }
        var text = styled
        if adjustsFontSizeToFitWidth, numberOfLines == 1 {
            let natural = lay(width: .greatestFiniteMagnitude).width
            let least = minimumScaleFactor > 0 ? minimumScaleFactor : 0.5
            let scale = natural > bounds.width && natural > 0 ? max(least, bounds.width / natural) : 1
            for index in text.runs.indices {
                let font = text.runs[index].font
                text.runs[index].font = font.withSize((font.pointSize * scale * 10).rounded(.down) / 10)
            }
        }
        return TextEngine.shared.lay(text, width: bounds.width, maximumLines: lines, lineBreakMode: lineBreakMode)
    }
}

/// Whether words stand out from a blur behind them (iOS 17).
public enum UILabelVibrancy: Int, Sendable { case none = 0, automatic }
