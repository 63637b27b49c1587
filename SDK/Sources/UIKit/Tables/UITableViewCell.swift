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

    open internal(set) var reuseIdentifier: String?
    private let style: CellStyle
    /// What the cell shows lies in it.
    open var contentView: UIView { room }
    private let room = CellContentView()
    open private(set) lazy var textLabel: UILabel? = makeLabel(size: 17, color: .label)
    open private(set) lazy var detailTextLabel: UILabel? =
        style == .default ? nil : makeLabel(size: style == .subtitle ? 12 : 17, color: .secondaryLabel)
    open private(set) lazy var imageView: UIImageView? = {
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
    private var mark: UIView?
    open var accessoryView: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            if let accessoryView { addSubview(accessoryView) }
            setNeedsLayout()
        }
    }
    open var backgroundView: UIView? { didSet { replace(oldValue, by: backgroundView) } }
    open var selectedBackgroundView: UIView? { didSet { replace(oldValue, by: isSelected ? selectedGround : nil) } }
    /// The system's ground of a chosen row.
    private lazy var usualSelectedGround: UIView = {
        let view = UIView()
        view.backgroundColor = .systemGray4
        return view
    }()
    private var selectedGround: UIView? {
        selectionStyle == .none ? nil : selectedBackgroundView ?? usualSelectedGround
    }
    open var multipleSelectionBackgroundView: UIView?
    // Kept: rows are indented by their table alone.
    open var showsReorderControl = false
    open var shouldIndentWhileEditing = true
    open var editingAccessoryType = AccessoryType.none
    open var editingAccessoryView: UIView?
    open var indentationLevel = 0
    open var indentationWidth: CGFloat = 10
    open var showingDeleteConfirmation: Bool { false }
    open var editingStyle: EditingStyle { isEditing ? .delete : .none }
    /// Nothing is dragged.
    open func dragStateDidChange(_ dragState: DragState) {}
    /// How far a cell is dragged.
    public enum DragState: Int, Sendable { case none = 0, lifting, dragging }
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
    private var isChosen = false
    open var isSelected: Bool {
        get { isChosen }
        set { setSelected(newValue, animated: false) }
    }
    private var isTouched = false
    open var isHighlighted: Bool {
        get { isTouched }
        set { setHighlighted(newValue, animated: false) }
    }
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
    /// Where a storyboard leads from the row, and from the button at its end.
    var segue: (() -> Void)?
    var accessorySegue: (() -> Void)?
    /// The actions beside the row, while it lies aside.
    var sweep: RowSweep? { didSet { if let sweep { sweep.replace(oldValue, in: self) } } }
    /// Follows a cell's state.
    public typealias ConfigurationUpdateHandler = (UITableViewCell, UICellConfigurationState) -> Void
    private var shownContent = ConfiguredContent()
    private var ground: BackgroundView?
    /// What the cell shows, in place of labels that are set one by one.
    open var contentConfiguration: (any UIContentConfiguration)? {
        didSet {
            shownContent.show(contentConfiguration, in: contentView)
            setNeedsLayout()
        }
    }
    /// In the place of ``backgroundColor`` (UITableViewCell: backgroundConfiguration).
    open var backgroundConfiguration: UIBackgroundConfiguration? {
        didSet {
            if backgroundConfiguration != nil { backgroundColor = nil }
            showGround()
        }
    }
    open var automaticallyUpdatesContentConfiguration = true
    open var automaticallyUpdatesBackgroundConfiguration = true
    /// Called when the cell's state is another, to follow it.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { setNeedsUpdateConfiguration() } }

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

    open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
        table?.style == .plain ? .listPlainCell() : .listGroupedCell()
    }

    open var configurationState: UICellConfigurationState {
        var state = UICellConfigurationState(traitCollection: traitCollection)
        (state.isSelected, state.isHighlighted, state.isEditing) = (isSelected, isHighlighted, isEditing)
        state.isSwiped = sweep != nil
        return state
    }

    /// For subclasses: the state is another.
    open func updateConfiguration(using state: UICellConfigurationState) {}

    open func setNeedsUpdateConfiguration() {
        let state = configurationState
        if automaticallyUpdatesContentConfiguration, let shown = contentConfiguration {
            shownContent.show(shown.updated(for: state), in: contentView)
        }
        showGround()
        configurationUpdateHandler?(self, state)
        updateConfiguration(using: state)
    }

    private func stateChanged() { setNeedsUpdateConfiguration() }

    private func showGround() {
        guard let wanted = backgroundConfiguration else {
            ground?.removeFromSuperview()
            return ground = nil
        }
        let view = ground ?? BackgroundView(frame: bounds)
        if ground == nil {
            ground = view
            replace(nil, by: view)
        }
        view.show(automaticallyUpdatesBackgroundConfiguration ? wanted.updated(for: configurationState) : wanted)
    }

    private func replace(_ old: UIView?, by new: UIView?) {
        old?.removeFromSuperview()
        guard let new else { return }
        new.frame = bounds
        new.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        insertSubview(new, belowSubview: contentView)
    }

    private var stacksLabels: Bool { style == .subtitle }

    open func prepareForReuse() {}
    /// Changes how the row looks, and not what its table has chosen.
    open func setSelected(_ selected: Bool, animated: Bool) {
        guard selected != isChosen else { return }
        isChosen = selected
        replace(selectedBackgroundView ?? usualSelectedGround, by: selected ? selectedGround : nil)
        stateChanged()
    }
    open func setHighlighted(_ highlighted: Bool, animated: Bool) {
        guard highlighted != isTouched else { return }
        isTouched = highlighted
        stateChanged()
    }
    open func setEditing(_ editing: Bool, animated: Bool) { isEdited = editing }

    override var senses: Set<ViewSense> {
        var senses = super.senses
        if table?.takesTaps == true { senses.insert(.tap) }
        if table?.sweepsRows == true { senses.formUnion([.swipeLeft, .swipeRight]) }
        return senses
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
        mark?.removeFromSuperview()
        mark = accessoryType.symbol.flatMap { UIImage(systemName: $0) }.map(makeMark)
        if let mark { addSubview(mark) }
        setNeedsLayout()
    }

    private func makeMark(_ symbol: UIImage) -> UIView {
        guard accessoryType == .detailButton || accessoryType == .detailDisclosureButton else {
            let view = UIImageView(image: symbol)
            view.tintColor = accessoryType == .disclosureIndicator ? .tertiaryLabel : nil
            return view
        }
        let button = UIButton(type: .detailDisclosure)
        button.addAction(
            UIAction { [weak self] _ in self.map { $0.table?.pressedAccessory(of: $0) } },
            for: .touchUpInside
        )
        return button
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let shift = sweep?.shift ?? 0
        sweep?.layOut(in: bounds)
        room.hasAccessory = accessoryWidth > 0
        if let mark {
            let side: CGFloat = accessoryType == .disclosureIndicator ? 14 : 20
            mark.isHidden = accessoryView != nil
            mark.frame = CGRect(
                x: bounds.width - 16 - side + shift,
                y: (bounds.height - side) / 2,
                width: side,
                height: side
            )
        }
        let indentation = rowEditing == nil ? 0 : RowEditing.indentation
        contentView.frame = CGRect(
            x: indentation + shift,
            y: 0,
            width: bounds.width - accessoryWidth - indentation - reorderWidth,
            height: bounds.height
        )
        rowEditing?.layOut(in: bounds)
        handle?.setFrame(CGRect(x: bounds.width - RowHandle.width, y: 0, width: RowHandle.width, height: bounds.height))
        if let accessoryView {
            accessoryView.center = CGPoint(
                x: bounds.width - 16 - accessoryView.bounds.width / 2 + shift,
                y: bounds.midY
            )
        }
        var left: CGFloat = 16
        if let picture, let image = picture.image {
            let side = min(bounds.height - 2, image.size.height)
            picture.frame = CGRect(x: left, y: (bounds.height - side) / 2, width: side, height: side)
            left += side + 16
        }
        layOutLabels(from: left)
    }

    /// The handle by which the row is drawn to another place.
    var handle: RowHandle? {
        didSet {
            oldValue?.removeFromSuperview()
            if let handle { addSubview(handle) }
            setNeedsLayout()
        }
    }
    private var reorderWidth: CGFloat { handle == nil ? 0 : RowHandle.width }

    /// Where the words of the system's labels begin.
    var wordsInset: CGFloat {
        let words = (shownContent.view as? UIListContentView)?.wordsInset ?? labels.first.map { $0.frame.minX } ?? 16
        return contentView.frame.minX - (sweep?.shift ?? 0) + words
    }

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

    private var isFitting = false

    /// Of what stands in ``contentView``: as wide as is wanted, or else as the cell is.
    override func ownFittingSize(_ target: CGSize) -> CGSize? {
        // A cell that says its size by asking for this is asked once.
        guard constraints.isEmpty, !isFitting else { return nil }
        isFitting = true
        defer { isFitting = false }
        let before = bounds.size
        defer { bounds.size = before }
        let width = target.width > 0 ? target.width : before.width
        return CGSize(width: width, height: fittingHeight(width: width))
    }

    /// The height that the cell's content wants at a width.
    func fittingHeight(width: CGFloat) -> CGFloat {
        bounds.size.width = width
        room.bounds.size.width = width - accessoryWidth
        room.hasAccessory = accessoryWidth > 0
        if let height = shownContent.height(width: width - accessoryWidth) { return height }
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
