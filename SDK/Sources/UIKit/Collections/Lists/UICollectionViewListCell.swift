public import Foundation
import ViewLink

/// A row of a list in a collection.
@preconcurrency @MainActor
open class UICollectionViewListCell: UICollectionViewCell {
    open var accessories: [UICellAccessory] = [] { didSet { showAccessories() } }
    open var indentationLevel = 0 { didSet { setNeedsLayout() } }
    open var indentationWidth: CGFloat = 10 { didSet { setNeedsLayout() } }
    open var indentsAccessories = true
    private var shown: [(accessory: UICellAccessory, view: UIView)] = []
    private let line = UIView()
    /// What stands beside the row while it is swept aside.
    var sweep: RowSweep? { didSet { sweep?.replace(oldValue, in: self) } }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepareRow()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepareRow()
    }

    private func prepareRow() {
        clipsToBounds = true
        contentView.autoresizingMask = []
        line.backgroundColor = .separator
        line.isUserInteractionEnabled = false
        addSubview(line)
    }

    /// What a row shows, without words yet.
    open func defaultContentConfiguration() -> UIListContentConfiguration {
        switch representedKind {
        case UICollectionView.elementKindSectionHeader:
            rowList?.appearance == .plain ? .plainHeader() : .groupedHeader()
        case UICollectionView.elementKindSectionFooter:
            rowList?.appearance == .plain ? .plainFooter() : .groupedFooter()
        default: .cell()
        }
    }

    open override func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
        usualBackground ?? .listPlainCell()
    }

    /// Where the line under the row begins and ends.
    open private(set) lazy var separatorLayoutGuide: UILayoutGuide = {
        let guide = UILayoutGuide()
        addLayoutGuide(guide)
        return guide
    }()

    private var rowList: UICollectionLayoutListConfiguration? { rowPlace?.list ?? collection?.firstList }

    override var usualBackground: UIBackgroundConfiguration? {
        if representedKind != nil { return .clear() }
        guard let place = rowPlace else { return collection == nil ? nil : .listPlainCell() }
        return place.isHeader ? .clear() : place.list.appearance.rowGround
    }

    open override var isEditing: Bool { didSet { if isEditing != oldValue { showAccessories() } } }

    private func showAccessories() {
        for (_, view) in shown { view.removeFromSuperview() }
        shown = accessories.filter { $0.isSeen(isEditing: isEditing) }.map { ($0, makeView($0)) }
        for (_, view) in shown { addSubview(view) }
        setNeedsLayout()
    }

    private func makeView(_ accessory: UICellAccessory) -> UIView {
        if let view = accessory.view {
            view.translatesAutoresizingMaskIntoConstraints = true
            if view.bounds.size == .zero { view.sizeToFit() }
            if view.bounds.size == .zero { view.bounds.size = view.intrinsicContentSize }
            return view
        }
        if let text = accessory.text {
            let label = UILabel()
            (label.text, label.font, label.textColor) = (text, accessory.font, accessory.tint)
            label.bounds.size = label.sizeThatFits(CGSize(width: 200, height: 0))
            return label
        }
        let isOutline = accessory.accessoryType == .outlineDisclosure
        let isOpen = isOutline && (collection?.isOpen(self) ?? false)
        let picture = UIImage(systemName: isOpen ? "chevron.down" : accessory.symbol ?? "")
        let side: CGFloat = accessory.accessoryType == .disclosureIndicator || isOutline ? 14 : 22
        guard isOutline || accessory.action != nil else {
            let view = UIImageView(image: picture)
            view.tintColor = accessory.tint ?? tintColor
            view.bounds.size = CGSize(width: side, height: side)
            return view
        }
        let button = UIButton(type: .system)
        button.setImage(picture, for: .normal)
        button.tintColor = accessory.tint ?? tintColor
        button.accessibilityLabel = accessory.label(isOpen: isOpen)
        button.bounds.size = CGSize(width: max(side, 22), height: 22)
        button.addAction(
            UIAction { [weak self] _ in
                guard let self else { return }
                if let action = accessory.action { action() } else { collection?.toggle(self) }
            },
            for: .touchUpInside
        )
        return button
    }

    /// A tap on a row that opens and closes as a whole.
    func opens() -> Bool {
        guard shown.contains(where: { $0.accessory.accessoryType == .outlineDisclosure && $0.accessory.action == nil }),
            collection?.isOutline(self) == true
        else { return false }
        collection?.toggle(self)
        return true
    }

    func outlineChanged() {
        if accessories.contains(where: { $0.accessoryType == .outlineDisclosure }) { showAccessories() }
    }

    override func placed() {
        super.placed()
        guard let place = rowPlace else { return line.isHidden = true }
        let isRound = place.list.appearance == .insetGrouped && !place.isHeader
        var corners: CACornerMask = []
        if place.isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
        if place.isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
        layer.cornerRadius = isRound && !corners.isEmpty ? 10 : 0
        layer.maskedCorners = corners.isEmpty ? .all : corners
        let visibility = place.separator.bottomSeparatorVisibility
        let isUsual =
            place.list.showsSeparators && !place.isHeader && !(place.isLast && place.list.appearance != .plain)
        line.isHidden = visibility == .hidden || visibility == .automatic && !isUsual || !place.list.showsSeparators
        line.backgroundColor = place.separator.color
        setNeedsLayout()
    }

    override var senses: Set<ViewSense> {
        let isSwept =
            rowPlace?.list.trailingSwipeActionsConfigurationProvider != nil
            || rowPlace?.list.leadingSwipeActionsConfigurationProvider != nil
        return isSwept ? super.senses.union([.swipeLeft, .swipeRight]) : super.senses
    }

    private var indentation: CGFloat { CGFloat(indentationLevel) * indentationWidth }
    private var leadingWidth: CGFloat {
        shown.filter(\.accessory.isLeading).reduce(0) { $0 + $1.view.bounds.width + 12 }
    }
    private var trailingWidth: CGFloat {
        let trailing = shown.filter { !$0.accessory.isLeading }
        return trailing.isEmpty ? 0 : trailing.reduce(16) { $0 + $1.view.bounds.width + 8 } - 8
    }

    override func contentWidth(_ width: CGFloat) -> CGFloat {
        max(0, width - indentation - leadingWidth - trailingWidth)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let shift = sweep?.shift ?? 0
        let middle = bounds.midY
        var left = 16 + indentation + shift
        for (_, view) in shown.filter(\.accessory.isLeading) {
            view.center = CGPoint(x: left + view.bounds.width / 2, y: middle)
            left += view.bounds.width + 12
        }
        contentView.setFrame(
            CGRect(
                x: indentation + leadingWidth + shift,
                y: 0,
                width: contentWidth(bounds.width),
                height: bounds.height
            )
        )
        var right = bounds.width - 16 + shift
        for (_, view) in shown.filter({ !$0.accessory.isLeading }).reversed() {
            view.center = CGPoint(x: right - view.bounds.width / 2, y: middle)
            right -= view.bounds.width + 8
        }
        sweep?.layOut(in: bounds)
        let words = (configuredView as? UIListContentView)?.wordsInset ?? 16
        let wanted = rowPlace?.separator.bottomSeparatorInsets.leading ?? 16
        let from = wanted < .greatestFiniteMagnitude ? wanted : contentView.frame.minX - shift + words
        line.setFrame(CGRect(x: from, y: bounds.height - 0.5, width: max(0, bounds.width - from), height: 0.5))
    }
}

extension UICellAccessory {
    /// What a screen reader says of its button.
    fileprivate func label(isOpen: Bool) -> String {
        switch accessoryType {
        case .outlineDisclosure: isOpen ? "Collapse" : "Expand"
        case .delete: "Remove"
        case .insert: "Insert"
        default: "More Info"
        }
    }
}
