public import Foundation

/// What stands over or under a section.
@preconcurrency @MainActor
open class UITableViewHeaderFooterView: UIView {
    open private(set) var reuseIdentifier: String?
    public let contentView = UIView()
    open var backgroundView: UIView?
    open private(set) lazy var textLabel: UILabel? = {
        let label = UILabel()
        label.font = .systemFont(ofSize: 13)
        label.textColor = .secondaryLabel
        label.frame = contentView.bounds.insetBy(dx: 16, dy: 0)
        label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        contentView.addSubview(label)
        return label
    }()

    public init(reuseIdentifier: String?) {
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 28))
        prepare()
    }

    public override convenience init(frame: CGRect) { self.init(reuseIdentifier: nil) }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
    }

    private func prepare() {
        contentView.frame = bounds
        contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(contentView)
    }

    open func prepareForReuse() {}

    /// Follows a header's state.
    public typealias ConfigurationUpdateHandler = (UITableViewHeaderFooterView, UIViewConfigurationState) -> Void
    private var shownContent = ConfiguredContent()
    private var ground: BackgroundView?
    /// What it shows, in place of a label that is set by itself.
    open var contentConfiguration: (any UIContentConfiguration)? {
        didSet { shownContent.show(contentConfiguration, in: contentView) }
    }
    /// In the place of ``backgroundColor``.
    open var backgroundConfiguration: UIBackgroundConfiguration? {
        didSet {
            guard let wanted = backgroundConfiguration else {
                ground?.removeFromSuperview()
                return ground = nil
            }
            let view = ground ?? BackgroundView(frame: bounds)
            if view.superview == nil {
                view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
                insertSubview(view, at: 0)
            }
            ground = view
            view.show(wanted)
        }
    }
    open var automaticallyUpdatesContentConfiguration = true
    open var automaticallyUpdatesBackgroundConfiguration = true
    open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { setNeedsUpdateConfiguration() } }
    open var configurationState: UIViewConfigurationState { UIViewConfigurationState(traitCollection: traitCollection) }
    open func defaultContentConfiguration() -> UIListContentConfiguration { .groupedHeader() }
    open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listGroupedHeaderFooter() }
    open func setNeedsUpdateConfiguration() { updateConfiguration(using: configurationState) }
    open func updateConfiguration(using state: UIViewConfigurationState) { configurationUpdateHandler?(self, state) }
}
