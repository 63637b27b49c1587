public import Foundation

/// What stands over or under a section.
@preconcurrency @MainActor
open class UITableViewHeaderFooterView: UIView {
    open private(set) var reuseIdentifier: String?
    public let contentView = UIView()
    /// It lies under everything.
    open var backgroundView: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            guard let backgroundView else { return }
            backgroundView.frame = bounds
            backgroundView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            insertSubview(backgroundView, at: 0)
        }
    }
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

    open private(set) lazy var detailTextLabel: UILabel? = {
        let label = UILabel()
        label.font = .systemFont(ofSize: 13)
        label.textColor = .secondaryLabel
        return label
    }()
    /// Whether it stays at the upper end of a plain table while its section is scrolled.
    var isFloating = false { didSet { if isFloating != oldValue { Display.changed() } } }
    /// Rows go on under it: without a ground of its author's it has the one of bars.
    override var wireBackground: UIColor? {
        let hasGround = [backgroundColor, contentView.backgroundColor].contains { $0 != nil } || backgroundView != nil
        return isFloating && !hasGround && ground == nil ? .barMaterial : super.wireBackground
    }
    override var blursBehind: Bool { wireBackground == .barMaterial || super.blursBehind }

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
    func configuredHeight(width: CGFloat) -> CGFloat? { shownContent.height(width: width) }
    open var automaticallyUpdatesContentConfiguration = true
    open var automaticallyUpdatesBackgroundConfiguration = true
    open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { setNeedsUpdateConfiguration() } }
    open var configurationState: UIViewConfigurationState { UIViewConfigurationState(traitCollection: traitCollection) }
    open func defaultContentConfiguration() -> UIListContentConfiguration { .groupedHeader() }
    open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listGroupedHeaderFooter() }
    open func setNeedsUpdateConfiguration() { updateConfiguration(using: configurationState) }
    open func updateConfiguration(using state: UIViewConfigurationState) { configurationUpdateHandler?(self, state) }
}
