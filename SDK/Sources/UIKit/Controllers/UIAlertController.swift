public import Foundation

/// A choice of an alert.
@preconcurrency @MainActor
open class UIAlertAction: NSObject {
    /// What a choice does to what the alert is about.
    public enum Style: Int, Sendable {
        case `default` = 0
        case cancel = 1
        case destructive = 2
    }

    public let title: String?
    public let style: Style
    open var isEnabled = true { didSet { changed() } }
    let handler: ((UIAlertAction) -> Void)?
    var changed: () -> Void = {}
    /// In place of the colour that its style has.
    var titleTextColor: UIColor?

    public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
        self.title = title
        self.style = style
        self.handler = handler
    }

    /// A choice without words: what a property begins with.
    public convenience override init() { self.init(title: nil, style: .default) }
}

/// A message with choices, over what presents it.
@preconcurrency @MainActor
open class UIAlertController: UIViewController {
    /// Whether it is a card in the middle or a sheet at the bottom.
    public enum Style: Int, Sendable {
        case actionSheet = 0
        case alert = 1
    }

    /// How much it matters (iOS 16). Kept.
    open var severity = UIAlertControllerSeverity.default
    open var message: String? { didSet { viewIfLoaded.map { _ in fill() } } }
    public private(set) var preferredStyle = Style.actionSheet
    open private(set) var actions: [UIAlertAction] = []
    open private(set) var textFields: [UITextField]?
    /// The choice that Return takes.
    open var preferredAction: UIAlertAction?
    private let card = UIStackView()
    /// A controller of the author's whose view stands below the words, as high as it prefers (`contentViewController`, by
    /// that name alone).
    var content: UIViewController? {
        didSet {
            oldValue?.viewIfLoaded?.removeFromSuperview()
            oldValue?.removeFromParent()
            if let content { addChild(content) }
            if isViewLoaded { fill() }
        }
    }
    private var contentHeight: NSLayoutConstraint?

    public convenience init(title: String?, message: String?, preferredStyle: Style) {
        self.init(nibName: nil, bundle: nil)
        self.preferredStyle = preferredStyle
        self.title = title
        self.message = message
    }

    /// A sheet without words.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = .overFullScreen
    }

    public required init?(coder: NSCoder) {
        preferredStyle = .alert
        super.init(coder: coder)
    }

    /// Adds a choice; of `cancel` there is one.
    open func addAction(_ action: UIAlertAction) {
        precondition(
            action.style != .cancel || !actions.contains { $0.style == .cancel },
            "UIAlertController can only have one action with a style of UIAlertActionStyleCancel"
        )
        actions.append(action)
        if isViewLoaded { fill() }
    }

    /// Adds a field to an alert; a sheet has none.
    open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
        precondition(
            preferredStyle == .alert,
            "Text fields can only be added to an alert controller of style UIAlertControllerStyleAlert"
        )
        let field = UITextField()
        field.borderStyle = .roundedRect
        configurationHandler?(field)
        textFields = (textFields ?? []) + [field]
        if isViewLoaded { fill() }
    }

    open override func loadView() {
        let dimmed = UIView(frame: UIScreen.main.bounds)
        dimmed.backgroundColor = UIColor.black.withAlphaComponent(0.3)
        card.axis = .vertical
        card.spacing = 16
        card.backgroundColor = .secondarySystemGroupedBackground
        card.layer.cornerRadius = 34
        card.isLayoutMarginsRelativeArrangement = true
        card.layoutMargins = UIEdgeInsets(top: 22, left: 16, bottom: 16, right: 16)
        card.translatesAutoresizingMaskIntoConstraints = false
        dimmed.addSubview(card)
        // A card in the middle stands in the middle of what the keyboard leaves.
        let room = UILayoutGuide()
        dimmed.addLayoutGuide(room)
        dimmed.keyboardLayoutGuide.usesBottomSafeArea = false
        NSLayoutConstraint.activate([
            room.topAnchor.constraint(equalTo: dimmed.topAnchor),
            room.bottomAnchor.constraint(equalTo: dimmed.keyboardLayoutGuide.topAnchor),
        ])
        let place =
            preferredStyle == .alert
            ? [
                card.centerYAnchor.constraint(equalTo: room.centerYAnchor),
                card.widthAnchor.constraint(equalToConstant: 300),
            ]
            : [
                card.bottomAnchor.constraint(equalTo: dimmed.safeAreaLayoutGuide.bottomAnchor, constant: -8),
                card.widthAnchor.constraint(equalTo: dimmed.widthAnchor, constant: -16),
            ]
        NSLayoutConstraint.activate([card.centerXAnchor.constraint(equalTo: dimmed.centerXAnchor)] + place)
        view = dimmed
        fill()
    }

    /// The first field of an alert has the keyboard from the start.
    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        textFields?.first?.becomeFirstResponder()
    }

    private func fill() {
        for old in card.arrangedSubviews { old.removeFromSuperview() }
        let words = Self.stack(spacing: 6)
        words.isLayoutMarginsRelativeArrangement = true
        words.layoutMargins = UIEdgeInsets(top: 0, left: 8, bottom: 0, right: 8)
        let fonts = [UIFont.systemFont(ofSize: 17, weight: .semibold), .systemFont(ofSize: 15)]
        for (text, font) in zip([title, message], fonts) {
            guard let text, !text.isEmpty else { continue }
            let label = UILabel()
            label.text = text
            label.font = font
            label.textColor = font == fonts[0] ? .label : .secondaryLabel
            label.numberOfLines = 0
            words.addArrangedSubview(label)
        }
        if !words.arrangedSubviews.isEmpty { card.addArrangedSubview(words) }
        if let view = content?.view {
            contentHeight?.isActive = false
            contentHeight = view.heightAnchor.constraint(equalToConstant: content?.preferredContentSize.height ?? 0)
            contentHeight?.isActive = contentHeight?.constant ?? 0 > 0
            card.addArrangedSubview(view)
        }
        for field in textFields ?? [] { card.addArrangedSubview(field) }
        if !actions.isEmpty { card.addArrangedSubview(choices()) }
    }

    /// Two choices of an alert stand beside each other, the one to leave first; more under each other, that one last.
    private func choices() -> UIStackView {
        let stack = Self.stack(spacing: 8)
        let (cancel, others) = (actions.filter { $0.style == .cancel }, actions.filter { $0.style != .cancel })
        let isBeside = preferredStyle == .alert && actions.count == 2
        if isBeside {
            stack.axis = .horizontal
            stack.distribution = .fillEqually
        }
        for action in isBeside ? cancel + others : others + cancel { stack.addArrangedSubview(button(for: action)) }
        return stack
    }

    private static func stack(spacing: CGFloat) -> UIStackView {
        let stack = UIStackView()
        stack.axis = .vertical
        stack.spacing = spacing
        return stack
    }

    private func button(for action: UIAlertAction) -> UIButton {
        let isPreferred = action === preferredAction
        var look = isPreferred ? UIButton.Configuration.filled() : .gray()
        look.title = action.title
        look.cornerStyle = .capsule
        look.baseForegroundColor =
            action.titleTextColor ?? (action.style == .destructive ? .systemRed : isPreferred ? .white : .label)
        let button = UIButton(configuration: look)
        button.titleLabel?.font = .systemFont(ofSize: 17, weight: .semibold)
        button.heightAnchor.constraint(equalToConstant: 48).isActive = true
        button.isEnabled = action.isEnabled
        button.accessibilityIdentifier = action.accessibilityIdentifier
        button.accessibilityLabel = action.accessibilityLabel
        button.accessibilityHint = action.accessibilityHint
        action.changed = { [weak button, weak action] in button?.isEnabled = action?.isEnabled ?? false }
        button.addAction(UIAction { [weak self] _ in self?.take(action) }, for: .touchUpInside)
        return button
    }

    /// The person takes a choice: the alert goes, then the handler is called.
    package func take(_ action: UIAlertAction) {
        guard action.isEnabled else { return }
        dismiss(animated: true) { action.handler?(action) }
    }
}

/// How much an alert matters.
public enum UIAlertControllerSeverity: Int, Sendable { case `default` = 0, critical }
