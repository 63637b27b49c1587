public import Foundation
import ViewLink

/// A row of a table.
@preconcurrency @MainActor
open class UITableViewCell: UIView {
    /// What stands between rows.
    public typealias SeparatorStyle = UITableView.SeparatorStyle

    /// What labels a cell brings.
    public enum CellStyle: Int, Sendable {
        case `default` = 0
        case value1, value2, subtitle
    }

    /// What is done to a row while a table is edited.
    public enum EditingStyle: Int, Sendable {
        case none = 0
        case delete, insert
    }

    /// What a chosen cell looks like.
    public enum SelectionStyle: Int, Sendable {
        case none = 0
        case blue, gray, `default`
    }

    /// What stands at a cell's end.
    public enum AccessoryType: Int, Sendable {
        case none = 0
        case disclosureIndicator, detailDisclosureButton, checkmark, detailButton
    }

    public internal(set) var reuseIdentifier: String?
    private let style: CellStyle
    /// What the cell shows lies in it.
    public let contentView = UIView()
    public private(set) lazy var textLabel: UILabel? = makeLabel(size: 17, color: .label)
    public private(set) lazy var detailTextLabel: UILabel? =
        style == .default ? nil : makeLabel(size: style == .subtitle ? 12 : 17, color: .secondaryLabel)
    public private(set) lazy var imageView: UIImageView? = {
        let view = UIImageView()
        view.contentMode = .scaleAspectFit
        contentView.addSubview(view)
        picture = view
        return view
    }()
    private var labels: [UILabel] = []
    private var picture: UIImageView?
    open var selectionStyle = SelectionStyle.default
    open var accessoryType = AccessoryType.none { didSet { showAccessory() } }
    /// The system's mark at the cell's end.
    private var mark: UIImageView?
    open var accessoryView: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            if let accessoryView { addSubview(accessoryView) }
            setNeedsLayout()
        }
    }
    open var backgroundView: UIView?
    open var selectedBackgroundView: UIView?
    open var multipleSelectionBackgroundView: UIView?
    // Kept: rows are indented by their table alone.
    open var showsReorderControl = false
    open var shouldIndentWhileEditing = true
    open var editingAccessoryType = AccessoryType.none
    open var editingAccessoryView: UIView?
    open var indentationLevel = 0
    open var indentationWidth: CGFloat = 10
    open var showingDeleteConfirmation: Bool { false }
    open var userInteractionEnabledWhileDragging = false
    open var focusStyle = FocusStyle.default
    /// How a cell looks with the focus.
    public enum FocusStyle: Int, Sendable { case `default` = 0, custom }
    /// What an edited cell shows.
    public struct StateMask: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let showingEditControl = Self(rawValue: 1), showingDeleteConfirmation = Self(rawValue: 2)
    }
    open func willTransition(to state: StateMask) {}
    open func didTransition(to state: StateMask) {}
    open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
    open var isSelected = false { didSet { setSelected(isSelected, animated: false) } }
    open var isHighlighted = false
    private var isEdited = false
    open var isEditing: Bool {
        get { isEdited }
        set { setEditing(newValue, animated: false) }
    }
    /// What edits the row.
    var rowEditing: RowEditing? {
        didSet {
            oldValue?.remove()
            rowEditing?.add(to: self)
            setNeedsLayout()
        }
    }
    weak var table: UITableView?
    /// What the cell shows, in place of labels that are set one by one.
    open var contentConfiguration: (any UIContentConfiguration)? { didSet { showConfiguration() } }
    private var configured: UILabel?

    public required init?(coder: NSCoder) {
        reuseIdentifier = (coder as? StoryboardCoder)?.reuseIdentifier
        style = (coder as? StoryboardCoder)?.cellStyle ?? .default
        super.init(coder: coder)
        prepare()
    }

    public init(style: CellStyle, reuseIdentifier: String?) {
        self.style = style
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        prepare()
    }

    public override convenience init(frame: CGRect) {
        self.init(style: .default, reuseIdentifier: nil)
    }

    private func prepare() {
        clipsToBounds = true
        contentView.frame = bounds
        addSubview(contentView)
    }

    private func makeLabel(size: CGFloat, color: UIColor) -> UILabel {
        let label = UILabel()
        label.font = .systemFont(ofSize: size)
        label.textColor = color
        contentView.addSubview(label)
        labels.append(label)
        return label
    }

    /// What a cell of its style shows, without words yet.
    open func defaultContentConfiguration() -> UIListContentConfiguration {
        style == .subtitle ? .subtitleCell() : style == .default ? .cell() : .valueCell()
    }

    private func showConfiguration() {
        guard let list = contentConfiguration as? UIListContentConfiguration else { return }
        if let title = textLabel { list.textProperties.apply(list.text, to: title) }
        if list.secondaryText != nil || configured != nil {
            let second = configured ?? detailTextLabel ?? makeLabel(size: 12, color: .secondaryLabel)
            configured = second
            list.secondaryTextProperties.apply(list.secondaryText, to: second)
        }
        if let image = list.image {
            imageView?.image = image
            list.imageProperties.tintColor.map { imageView?.tintColor = $0 }
        }
        setNeedsLayout()
    }

    private var stacksLabels: Bool {
        guard let list = contentConfiguration as? UIListContentConfiguration else { return style == .subtitle }
        return !list.prefersSideBySideTextAndSecondaryText
    }

    open func prepareForReuse() {}
    open func setSelected(_ selected: Bool, animated: Bool) {}
    open func setHighlighted(_ highlighted: Bool, animated: Bool) {}
    open func setEditing(_ editing: Bool, animated: Bool) { isEdited = editing }

    override var senses: Set<ViewSense> {
        table?.takesTaps == true ? super.senses.union([.tap]) : super.senses
    }

    /// The person tapped.
    ///
    /// - Returns: whether the table took it.
    func isTapped() -> Bool {
        guard let table, let path = table.indexPath(for: self) else { return false }
        return table.tapped(path)
    }

    private var accessoryWidth: CGFloat {
        if let accessoryView { return accessoryView.bounds.width + 16 }
        return accessoryType == .none ? 0 : 36
    }

    private func showAccessory() {
        let symbol = accessoryType.symbol.flatMap { UIImage(systemName: $0) }
        mark?.removeFromSuperview()
        mark = symbol.map { UIImageView(image: $0) }
        mark?.tintColor = accessoryType == .disclosureIndicator ? .tertiaryLabel : nil
        if let mark { addSubview(mark) }
        setNeedsLayout()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        if let mark {
            let side: CGFloat = accessoryType == .disclosureIndicator ? 14 : 20
            mark.isHidden = accessoryView != nil
            mark.frame = CGRect(x: bounds.width - 16 - side, y: (bounds.height - side) / 2, width: side, height: side)
        }
        let indentation = rowEditing == nil ? 0 : RowEditing.indentation
        contentView.frame = CGRect(
            x: indentation,
            y: 0,
            width: bounds.width - accessoryWidth - indentation,
            height: bounds.height
        )
        rowEditing?.layOut(in: bounds)
        if let accessoryView {
            accessoryView.center = CGPoint(x: bounds.width - 16 - accessoryView.bounds.width / 2, y: bounds.midY)
        }
        var left: CGFloat = 16
        if let picture, let image = picture.image {
            let side = min(bounds.height - 2, image.size.height)
            picture.frame = CGRect(x: left, y: (bounds.height - side) / 2, width: side, height: side)
            left += side + 16
        }
        layOutLabels(from: left)
    }

    /// Where the words of the system's labels begin.
    var wordsInset: CGFloat { contentView.frame.minX + (labels.first.map { $0.frame.minX } ?? 16) }

    private func layOutLabels(from left: CGFloat) {
        let width = max(0, contentView.bounds.width - left - 16)
        let sizes = labels.map { $0.sizeThatFits(CGSize(width: width, height: 0)) }
        guard labels.count > 1, !stacksLabels else {
            var y = (bounds.height - sizes.reduce(0) { $0 + $1.height }) / 2
            for (label, size) in zip(labels, sizes) {
                label.frame = CGRect(x: left, y: y, width: width, height: size.height)
                y += size.height
            }
            return
        }
        labels[0].frame = CGRect(x: left, y: 0, width: width - sizes[1].width, height: bounds.height)
        labels[1].frame = CGRect(x: left + width - sizes[1].width, y: 0, width: sizes[1].width, height: bounds.height)
    }

    /// The height that the cell's content wants at a width.
    func fittingHeight(width: CGFloat) -> CGFloat {
        bounds.size.width = width
        contentView.bounds.size.width = width - accessoryWidth
        let hasConstraints = !contentView.constraints.isEmpty
        if hasConstraints {
            let fitting = contentView.systemLayoutSizeFitting(
                CGSize(width: width - accessoryWidth, height: 0),
                withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel
            )
            if fitting.height > 0 { return fitting.height }
        }
        let own = sizeThatFits(CGSize(width: width, height: 0)).height
        let text = labels.reduce(0) { $0 + $1.sizeThatFits(CGSize(width: width - 32, height: 0)).height }
        return max(44, text + 22, own == bounds.height ? 0 : own)
    }
}

extension UITableViewCell.AccessoryType {
    fileprivate var symbol: String? {
        switch self {
        case .none: nil
        case .disclosureIndicator: "chevron.right"
        case .checkmark: "checkmark"
        case .detailButton, .detailDisclosureButton: "info.circle"
        }
    }
}
