public import Foundation

/// Shows what a row of a list says.
@preconcurrency @MainActor
open class UIListContentView: UIView, UIContentView {
    private var shown: UIListContentConfiguration
    private let words = UILabel()
    private let second = UILabel()
    private let picture = UIImageView()

    public init(configuration: UIListContentConfiguration) {
        shown = configuration
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        isUserInteractionEnabled = true
        for part in [words, second, picture] { addSubview(part) }
        apply()
    }

    public required init?(coder: NSCoder) { nil }

    open var configuration: any UIContentConfiguration {
        get { shown }
        set {
            guard let list = newValue as? UIListContentConfiguration else { return }
            shown = list
            apply()
        }
    }

    open func supports(_ configuration: any UIContentConfiguration) -> Bool {
        configuration is UIListContentConfiguration
    }

    private var hasSecond: Bool { shown.secondaryText != nil || shown.secondaryAttributedText != nil }
    private var hasWords: Bool { shown.text != nil || shown.attributedText != nil }

    private func apply() {
        shown.textProperties.apply(shown.text, shown.attributedText, to: words)
        shown.secondaryTextProperties.apply(shown.secondaryText, shown.secondaryAttributedText, to: second)
        words.isHidden = !hasWords
        second.isHidden = !hasSecond
        picture.isHidden = shown.image == nil
        let look = shown.imageProperties
        picture.image = look.preferredSymbolConfiguration.flatMap { shown.image?.withConfiguration($0) } ?? shown.image
        picture.tintColor = look.resolvedTintColor(for: tintColor)
        picture.contentMode = .scaleAspectFit
        picture.layer.cornerRadius = look.cornerRadius
        picture.layer.borderWidth = look.strokeWidth
        picture.layer.borderColor = look.strokeColor?.cgColor
        picture.clipsToBounds = look.cornerRadius > 0
        alpha = shown.alpha
        setNeedsLayout()
        invalidateIntrinsicContentSize()
    }

    /// Where the words begin.
    var wordsInset: CGFloat { shown.directionalLayoutMargins.leading + pictureWidth }

    private var pictureSize: CGSize {
        guard var size = picture.image?.size, size.width > 0, size.height > 0 else { return .zero }
        let limit = shown.imageProperties.maximumSize
        var scale: CGFloat = 1
        if limit.width > 0 { scale = min(scale, limit.width / size.width) }
        if limit.height > 0 { scale = min(scale, limit.height / size.height) }
        size.width *= scale
        size.height *= scale
        return size
    }

    /// With what keeps words away from it.
    private var pictureWidth: CGFloat {
        guard shown.image != nil else { return 0 }
        // Symbols of different widths have their words under each other.
        let usual: CGFloat = shown.image?.isSymbolImage == true ? 28 : 0
        return max(pictureSize.width, shown.imageProperties.reservedLayoutSize.width, usual) + shown.imageToTextPadding
    }

    private func room(_ width: CGFloat) -> CGFloat {
        max(0, width - pictureWidth - shown.directionalLayoutMargins.leading - shown.directionalLayoutMargins.trailing)
    }

    private func sizes(_ room: CGFloat) -> (CGSize, CGSize) {
        let limit = CGSize(width: room, height: 0)
        return (hasWords ? words.sizeThatFits(limit) : .zero, hasSecond ? second.sizeThatFits(limit) : .zero)
    }

    /// Whether both have room in one line.
    private func standBeside(_ one: CGSize, _ other: CGSize, in room: CGFloat) -> Bool {
        shown.prefersSideBySideTextAndSecondaryText && hasWords && hasSecond
            && one.width + shown.textToSecondaryTextHorizontalPadding + other.width <= room
    }

    /// The height that all of it takes at a width.
    func height(width: CGFloat) -> CGFloat {
        let (one, other) = sizes(room(width))
        let gap = hasWords && hasSecond ? shown.textToSecondaryTextVerticalPadding : 0
        let text =
            standBeside(one, other, in: room(width))
            ? max(one.height, other.height) : one.height + gap + other.height
        let margins = shown.directionalLayoutMargins
        return max(shown.leastHeight, ceil(max(text, pictureSize.height) + margins.top + margins.bottom))
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: height(width: size.width))
    }

    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: height(width: bounds.width))
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let margins = shown.directionalLayoutMargins
        let inner = CGRect(
            x: 0,
            y: margins.top,
            width: bounds.width,
            height: max(0, bounds.height - margins.top - margins.bottom)
        )
        let size = pictureSize
        let column = max(0, pictureWidth - shown.imageToTextPadding)
        picture.setFrame(
            CGRect(
                x: margins.leading + (column - size.width) / 2,
                y: inner.midY - size.height / 2,
                width: size.width,
                height: size.height
            )
        )
        let (left, width) = (wordsInset, room(bounds.width))
        let (one, other) = sizes(width)
        if standBeside(one, other, in: width) {
            words.setFrame(CGRect(x: left, y: inner.minY, width: width - other.width, height: inner.height))
            second.setFrame(
                CGRect(x: left + width - other.width, y: inner.minY, width: other.width, height: inner.height)
            )
            return
        }
        let gap = hasWords && hasSecond ? shown.textToSecondaryTextVerticalPadding : 0
        let top = inner.midY - (one.height + gap + other.height) / 2
        words.setFrame(CGRect(x: left, y: top, width: width, height: one.height))
        second.setFrame(CGRect(x: left, y: top + one.height + gap, width: width, height: other.height))
    }
}
