import DeviceLink
public import Foundation

/// A button with a title, a picture, or both.
@preconcurrency @MainActor
open class UIButton: UIControl {
    /// What a button looks like.
    public enum ButtonType: Int, Sendable {
        case custom = 0
        case system = 1
        case detailDisclosure, infoLight, infoDark, contactAdd, close = 7
    }

    public let buttonType: ButtonType
    private var titles: [State: String] = [:]
    private var attributedTitles: [State: NSAttributedString] = [:]
    private var titleColors: [State: UIColor] = [:]
    private var images: [State: UIImage] = [:]
    private var backgrounds: [State: UIImage] = [:]
    /// Where the title's font is set; its text is the button's.
    public private(set) lazy var titleLabel: UILabel? = {
        let label = UILabel()
        label.font = .systemFont(ofSize: 18)
        return label
    }()
    public private(set) lazy var imageView: UIImageView? = UIImageView()
    open var contentEdgeInsets = UIEdgeInsets.zero { didSet { invalidateIntrinsicContentSize() } }
    open var titleEdgeInsets = UIEdgeInsets.zero { didSet { Display.changed() } }
    open var imageEdgeInsets = UIEdgeInsets.zero { didSet { Display.changed() } }
    open var adjustsImageWhenHighlighted = true
    open var showsTouchWhenHighlighted = false
    open var configuration: Configuration? { didSet { invalidateIntrinsicContentSize() } }

    public override init(frame: CGRect) {
        buttonType = .custom
        super.init(frame: frame)
    }

    public convenience init(type buttonType: ButtonType) {
        self.init(kind: buttonType)
    }

    public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
        self.init(kind: buttonType)
        guard let primaryAction else { return }
        if !primaryAction.title.isEmpty { setTitle(primaryAction.title, for: .normal) }
        if let image = primaryAction.image { setImage(image, for: .normal) }
        addAction(primaryAction, for: .primaryActionTriggered)
    }

    public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
        self.init(type: .system, primaryAction: primaryAction)
        self.configuration = configuration
    }

    private init(kind: ButtonType) {
        buttonType = kind
        super.init(frame: .zero)
    }

    public required init?(coder: NSCoder) {
        buttonType = .system
        super.init(coder: coder)
    }

    open func setTitle(_ title: String?, for state: State) { set(title, in: \.titles, state) }
    open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
        set(title, in: \.attributedTitles, state)
    }
    open func setTitleColor(_ color: UIColor?, for state: State) { set(color, in: \.titleColors, state) }
    open func setImage(_ image: UIImage?, for state: State) { set(image, in: \.images, state) }
    open func setBackgroundImage(_ image: UIImage?, for state: State) { set(image, in: \.backgrounds, state) }

    private func set<Value>(
        _ value: Value?,
        in path: ReferenceWritableKeyPath<UIButton, [State: Value]>,
        _ state: State
    ) {
        self[keyPath: path][state] = value
        invalidateIntrinsicContentSize()
    }

    open func title(for state: State) -> String? { titles[state] ?? titles[.normal] }
    open func attributedTitle(for state: State) -> NSAttributedString? {
        attributedTitles[state] ?? attributedTitles[.normal]
    }
    open func image(for state: State) -> UIImage? { images[state] ?? images[.normal] }
    open func backgroundImage(for state: State) -> UIImage? { backgrounds[state] ?? backgrounds[.normal] }
    open func titleColor(for state: State) -> UIColor? { titleColors[state] ?? titleColors[.normal] }
    open var currentTitle: String? { configuration?.title ?? title(for: state) }
    open var currentImage: UIImage? { configuration?.image ?? image(for: state) }
    open var currentTitleColor: UIColor { foreground }

    private var foreground: UIColor {
        let normal =
            configuration?.foreground(tint: tintColor) ?? titleColor(for: state)
            ?? (buttonType == .custom ? .white : tintColor)
        return isEnabled || titleColors[.disabled] != nil ? normal ?? .tintColor : .tertiaryLabel
    }

    private var insets: UIEdgeInsets {
        if let insets = configuration?.contentInsets {
            return UIEdgeInsets(top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing)
        }
        return contentEdgeInsets
    }

    private var laidTitle: LaidText? {
        let font = titleLabel?.font ?? .systemFont(ofSize: 18)
        if let attributed = attributedTitle(for: state) {
            let text = StyledText(attributed, font: font, color: foreground)
            return TextEngine.shared.lay(text, width: .greatestFiniteMagnitude)
        }
        guard let title = currentTitle, !title.isEmpty else { return nil }
        let lines = titleLabel?.numberOfLines ?? 1
        let room = bounds.width - insets.width - (currentImage?.size.width ?? 0)
        return TextEngine.shared.lay(
            StyledText(title, font: font, color: foreground),
            width: lines != 1 && room > 0 ? room : .greatestFiniteMagnitude,
            maximumLines: lines
        )
    }

    /// Between picture and title.
    private var gap: CGFloat { configuration?.imagePadding ?? 0 }

    open override var intrinsicContentSize: CGSize {
        let title = laidTitle
        let image = currentImage?.size ?? .zero
        let padding = title != nil && currentImage != nil ? gap : 0
        // A button without insets keeps 6 points above and under its title, as on a phone.
        let vertical = insets.height > 0 || configuration != nil ? insets.height : 12
        let size = CGSize(
            width: ceilToPixel((title?.width ?? 0) + image.width + padding + insets.width),
            height: ceilToPixel(max(title?.height ?? 0, image.height) + (title == nil ? insets.height : vertical))
        )
        return title == nil && currentImage == nil
            ? backgroundImage(for: state)?.size ?? CGSize(width: 30, height: 34) : size
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    override var firstBaseline: CGFloat {
        let font = titleLabel?.font ?? .systemFont(ofSize: 18)
        return max(0, (bounds.height - font.lineHeight) / 2) + font.ascender
    }

    override var lastBaselineFromBottom: CGFloat { bounds.height - firstBaseline }

    override var content: ViewContent {
        let title = laidTitle
        let box = bounds.inset(by: insets)
        let image = currentImage?.size ?? .zero
        let padding = title != nil && currentImage != nil ? gap : 0
        let width = (title?.width ?? 0) + image.width + padding
        var x = box.midX - width / 2
        switch contentHorizontalAlignment {
        case .left, .leading, .fill: x = box.minX
        case .right, .trailing: x = box.maxX - width
        case .center: break
        }
        let titleBox = CGRect(
            x: x + image.width + padding + titleEdgeInsets.left,
            y: box.minY + titleEdgeInsets.top,
            width: title?.width ?? 0,
            height: box.height - titleEdgeInsets.height
        )
        let inset = ViewRect(
            x: Double(x + imageEdgeInsets.left),
            y: Double(box.midY - image.height / 2 + imageEdgeInsets.top),
            width: Double(image.width),
            height: Double(image.height)
        )
        return .button(
            ButtonContent(
                title: title?.block(in: titleBox, alignment: .left, isRightToLeft: false),
                image: (currentImage ?? backgroundImage(for: state))?.content(
                    fit: currentImage == nil ? .fill : .aspectFit,
                    tintColor: foreground,
                    inset: currentImage == nil ? nil : inset
                ),
                isEnabled: isEnabled,
                isSelected: isSelected,
                label: accessibilityLabel ?? currentTitle ?? attributedTitle(for: state)?.string ?? ""
            )
        )
    }

    override var wireBackground: UIColor? { backgroundColor ?? configuration?.background(tint: tintColor) }
    override var wireCornerRadius: CGFloat? { configuration.map { $0.cornerRadius(height: bounds.height) } }
}
