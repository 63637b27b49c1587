public import Foundation
import ViewLink

/// A button with a title, a picture, or both.
@preconcurrency @MainActor
open class UIButton: UIControl {
    /// What a button looks like.
    public enum ButtonType: Int, Sendable {
        case custom = 0
        case system = 1
        case detailDisclosure, infoLight, infoDark, contactAdd, close = 7
        /// As it was called once.
        public static let roundedRect = ButtonType.system
    }

    open internal(set) var buttonType: ButtonType
    private var titles: [State: String] = [:]
    private var attributedTitles: [State: NSAttributedString] = [:]
    private var titleColors: [State: UIColor] = [:]
    private var images: [State: UIImage] = [:]
    private var backgrounds: [State: UIImage] = [:]
    /// Where the title's font is set; its text is the button's.
    open private(set) lazy var titleLabel: UILabel? = {
        let label = UILabel()
        label.font = standardFont
        label.partOf = self
        return label
    }()
    /// How the picture is to be turned; where it stands is the button's.
    open private(set) lazy var imageView: UIImageView? = {
        let view = UIImageView()
        view.partOf = self
        return view
    }()
    open var contentEdgeInsets = UIEdgeInsets.zero { didSet { invalidateIntrinsicContentSize() } }
    open var titleEdgeInsets = UIEdgeInsets.zero { didSet { Display.changed() } }
    open var imageEdgeInsets = UIEdgeInsets.zero { didSet { Display.changed() } }
    open var adjustsImageWhenHighlighted = true
    open var showsTouchWhenHighlighted = false
    open var adjustsImageWhenDisabled = true
    open var reversesTitleShadowWhenHighlighted = false
    open var automaticallyUpdatesConfiguration = true
    open var changesSelectionAsPrimaryAction = false
    open var isPointerInteractionEnabled = false
    // Kept: a button looks as its configuration says, and a menu has one order.
    open var role = Role.normal
    open var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic

    /// What a button is for (iOS 14).
    public enum Role: Int, Sendable { case normal = 0, primary, cancel, destructive }

    /// A picture in the tint's colour (iOS 13).
    public class func systemButton(with image: UIImage, target: Any?, action: Selector?) -> UIButton {
        let button = UIButton(type: .system)
        button.setImage(image, for: .normal)
        if let action { button.addTarget(target, action: action, for: .touchUpInside) }
        return button
    }
    private var titleShadows: [State.RawValue: UIColor] = [:]
    private var symbolConfigurations: [State.RawValue: UIImage.SymbolConfiguration] = [:]
    open var configuration: Configuration? {
        didSet {
            wheel.isHidden = configuration?.showsActivityIndicator != true
            if !wheel.isHidden, wheel.superview == nil { addSubview(wheel) }
            invalidateIntrinsicContentSize()
        }
    }
    /// Called before the button is laid out, to follow its state.
    open var configurationUpdateHandler: ((UIButton) -> Void)? { didSet { setNeedsUpdateConfiguration() } }
    private lazy var wheel: UIActivityIndicatorView = {
        let wheel = UIActivityIndicatorView(style: .medium)
        wheel.isUserInteractionEnabled = false
        wheel.startAnimating()
        return wheel
    }()

    /// Comes as a sheet where it is the first thing that the button does.
    open var menu: UIMenu?

    open override func sendActions(for controlEvents: Event) {
        super.sendActions(for: controlEvents)
        guard showsMenuAsPrimaryAction, controlEvents.contains(.touchUpInside) else { return }
        menu?.show(from: self, in: window)
    }

    open func setNeedsUpdateConfiguration() { configurationUpdateHandler?(self) }
    open override var isEnabled: Bool { didSet { setNeedsUpdateConfiguration() } }
    open override var isSelected: Bool { didSet { setNeedsUpdateConfiguration() } }

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

    /// A subclass with initializers of its own inherits those that are convenient, so that this is one of them.
    private convenience init(kind: ButtonType) {
        self.init(frame: .zero)
        become(kind)
    }

    /// The picture that some kinds of button have from the start (UIButton.ButtonType).
    package func become(_ kind: ButtonType) {
        buttonType = kind
        titleLabel?.font = standardFont
        let (symbol, label): (String?, String?) =
            switch kind {
            case .custom, .system: (nil, nil)
            case .detailDisclosure, .infoLight, .infoDark: ("info.circle", "More Info")
            case .contactAdd: ("plus.circle", "Add")
            case .close: ("xmark.circle.fill", "Close")
            }
        guard let symbol else { return }
        setImage(UIImage(systemName: symbol), for: .normal)
        accessibilityLabel = label
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
    open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }
    open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }
    /// Kept: titles have no shadows.
    open func setTitleShadowColor(_ color: UIColor?, for state: State) { titleShadows[state.rawValue] = color }
    open func titleShadowColor(for state: State) -> UIColor? { titleShadows[state.rawValue] }
    open var currentTitleShadowColor: UIColor? { titleShadowColor(for: state) }
    /// The state's picture takes it, once it is there.
    open func setPreferredSymbolConfiguration(
        _ configuration: UIImage.SymbolConfiguration?,
        forImageIn state: State
    ) {
        symbolConfigurations[state.rawValue] = configuration
        if let configuration, let image = image(for: state) {
            setImage(image.withConfiguration(configuration), for: state)
        }
    }
    open func preferredSymbolConfigurationForImage(in state: State) -> UIImage.SymbolConfiguration? {
        symbolConfigurations[state.rawValue]
    }
    open var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? {
        preferredSymbolConfigurationForImage(in: state)
    }
    open var subtitleLabel: UILabel? { nil }
    open func updateConfiguration() {}
    // Asked for by nobody: a button lays out what is in it by itself.
    open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }
    open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: contentEdgeInsets) }
    open func titleRect(forContentRect contentRect: CGRect) -> CGRect { titleLabel?.frame ?? contentRect }
    open func imageRect(forContentRect contentRect: CGRect) -> CGRect { imageView?.frame ?? contentRect }
    open var currentImage: UIImage? {
        // The wheel turns where the picture would be.
        configuration?.showsActivityIndicator == true ? Self.gapImage : configuration?.shownImage ?? image(for: state)
    }
    private static let gapImage = UIImage(
        drawing: ViewDrawing(width: 20, height: 20, marks: [])
    )
    open var currentTitleColor: UIColor { foreground }

    private var foreground: UIColor {
        if let configuration {
            return isEnabled ? configuration.foreground(tint: tintColor) ?? tintColor : .secondaryLabel
        }
        // Where nothing is said of a state, that of the normal one (UIButton: "Configuring the button title").
        if let own = titleColor(for: state) { return own }
        return buttonType == .custom ? .white : isEnabled ? tintColor : .tertiaryLabel
    }

    /// A template takes the tint, not the title's colour (UIButton: tintColor).
    private var imageTint: UIColor {
        configuration != nil ? foreground : isEnabled ? tintColor : .tertiaryLabel
    }

    private var insets: UIEdgeInsets {
        if let insets = configuration?.contentInsets {
            return UIEdgeInsets(top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing)
        }
        return contentEdgeInsets
    }

    /// The title's where nobody set one: 15 points where a button looks like the system's, 18 where it does not.
    private var standardFont: UIFont { .systemFont(ofSize: buttonType == .custom ? 18 : 15) }

    /// A configuration has a font of its own, that of body text.
    private var titleFont: UIFont {
        let font = titleLabel?.font ?? standardFont
        return configuration != nil && font == standardFont ? .preferredFont(forTextStyle: .body) : font
    }

    private var laidTitle: LaidText? {
        let font = titleFont
        if let attributed = attributedTitle(for: state) {
            let text = StyledText(attributed, font: font, color: foreground)
            return TextEngine.shared.lay(text, width: .greatestFiniteMagnitude)
        }
        guard let title = currentTitle, !title.isEmpty else { return nil }
        let lines = titleLabel?.numberOfLines ?? 1
        let room = bounds.width - insets.width - (isUpright ? 0 : currentImage?.size.width ?? 0)
        let text =
            configuration?.words(font: font, color: foreground).map { StyledText($0, font: font, color: foreground) }
            ?? StyledText(title, font: font, color: foreground)
        let isOne = configuration?.subtitle?.isEmpty ?? true
        return TextEngine.shared.lay(
            text,
            width: isOne && lines != 1 && room > 0 ? room : .greatestFiniteMagnitude,
            maximumLines: isOne ? lines : 0
        )
    }

    /// Between picture and title.
    private var gap: CGFloat { configuration?.imagePadding ?? 0 }
    private var placement: NSDirectionalRectEdge {
        let wanted = configuration?.imagePlacement ?? .leading
        guard isRightToLeft != isTurnedByHand else { return wanted }
        return wanted == .leading ? .trailing : wanted == .trailing ? .leading : wanted
    }

    /// Whether its author turned it about and its title back, which brings the picture to the other side.
    private var isTurnedByHand: Bool { transform.a < 0 && (titleLabel?.transform.a ?? 1) < 0 }
    override var wireTransform: CGAffineTransform {
        isTurnedByHand ? CGAffineTransform(scaleX: -1, y: 1).concatenating(transform) : transform
    }
    /// Whether picture and title stand over each other.
    private var isUpright: Bool { placement == .top || placement == .bottom }

    open override var intrinsicContentSize: CGSize {
        let title = laidTitle
        let image = currentImage?.size ?? .zero
        let padding = title != nil && currentImage != nil ? gap : 0
        let text = CGSize(width: title?.width ?? 0, height: title?.height ?? 0)
        let inner =
            isUpright
            ? CGSize(width: max(text.width, image.width), height: text.height + image.height + padding)
            : CGSize(width: text.width + image.width + padding, height: max(text.height, image.height))
        // A button without insets keeps 6 points above and under its title, as on a phone.
        let vertical = insets.height > 0 || configuration != nil ? insets.height : 12
        let size = CGSize(
            width: max(buttonType == .system && title != nil ? 30 : 0, ceilToPixel(inner.width + insets.width)),
            height: ceilToPixel(inner.height + (title == nil ? insets.height : vertical))
        )
        return title == nil && currentImage == nil
            ? backgroundImage(for: state)?.size ?? CGSize(width: 30, height: 34) : size
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    override var firstBaseline: CGFloat {
        let font = titleFont
        return max(0, (bounds.height - font.lineHeight) / 2) + font.ascender
    }

    override var lastBaselineFromBottom: CGFloat { bounds.height - firstBaseline }

    /// What is drawn in it: in a system's button a shape in the tint colour, unless the picture is to keep its own.
    private var shownImage: UIImage? {
        guard buttonType != .custom, let image = currentImage, image.renderingMode == .automatic else {
            return currentImage
        }
        return image.withRenderingMode(.alwaysTemplate)
    }

    override var content: ViewContent {
        let title = laidTitle
        let image = currentImage?.size ?? .zero
        let places = self.places(of: image, title)
        let titleBox = places.title
        let inset = ViewRect(
            x: Double(places.image.minX + (isTurnedByHand ? -1 : 1) * imageEdgeInsets.left),
            y: Double(places.image.minY + imageEdgeInsets.top),
            width: Double(image.width),
            height: Double(image.height)
        )
        return .button(
            ButtonContent(
                title: title?.block(in: titleBox, alignment: titleAlignment, isRightToLeft: false),
                image: (shownImage ?? backgroundImage(for: state))?.content(
                    fit: currentImage == nil ? .fill : .aspectFit,
                    tintColor: imageTint,
                    inset: currentImage == nil ? nil : inset
                ),
                isEnabled: isEnabled,
                isSelected: isSelected,
                label: accessibilityLabel ?? currentTitle ?? attributedTitle(for: state)?.string ?? ""
            )
        )
    }

    private var titleAlignment: NSTextAlignment {
        switch configuration?.titleAlignment {
        case .leading: .left
        case .trailing: .right
        case .center: .center
        default: configuration?.subtitle == nil ? .left : .center
        }
    }

    private func places(of image: CGSize, _ title: LaidText?) -> (image: CGRect, title: CGRect) {
        let box = bounds.inset(by: insets)
        let text = CGSize(width: title?.width ?? 0, height: title?.height ?? 0)
        let padding = title != nil && currentImage != nil ? gap : 0
        if isUpright {
            let height = text.height + image.height + padding
            let top = box.midY - height / 2
            let isFirst = placement == .top
            let imageTop = isFirst ? top : top + text.height + padding
            let textTop = isFirst ? top + image.height + padding : top
            return (
                CGRect(x: box.midX - image.width / 2, y: imageTop, width: image.width, height: image.height),
                CGRect(x: box.midX - text.width / 2, y: textTop, width: text.width, height: text.height)
            )
        }
        let width = text.width + image.width + padding
        var x = box.midX - width / 2
        switch contentHorizontalAlignment {
        case .left, .leading, .fill: x = box.minX
        case .right, .trailing: x = box.maxX - width
        case .center: break
        }
        let isFirst = placement != .trailing
        let imageX = isFirst ? x : x + text.width + padding
        let textX = (isFirst ? x + image.width + padding : x) + titleEdgeInsets.left
        return (
            CGRect(x: imageX, y: box.midY - image.height / 2, width: image.width, height: image.height),
            CGRect(
                x: textX,
                y: box.minY + titleEdgeInsets.top,
                width: text.width,
                height: box.height - titleEdgeInsets.height
            )
        )
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        guard configuration?.showsActivityIndicator == true else { return }
        wheel.color = foreground
        wheel.frame = places(of: currentImage?.size ?? .zero, laidTitle).image
    }

    override var wireBackground: UIColor? {
        backgroundColor ?? configuration?.background(tint: isEnabled ? tintColor : .systemFill)
    }
    override var wireCornerRadius: CGFloat? { configuration.map { $0.cornerRadius(height: bounds.height) } }
}
