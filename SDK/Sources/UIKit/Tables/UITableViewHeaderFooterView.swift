public import Foundation

/// What stands over or under a section.
@preconcurrency @MainActor
open class UITableViewHeaderFooterView: UIView {
    public private(set) var reuseIdentifier: String?
    public let contentView = UIView()
    open var backgroundView: UIView?
    public private(set) lazy var textLabel: UILabel? = {
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
}
