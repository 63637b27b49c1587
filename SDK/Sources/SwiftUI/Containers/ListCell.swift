import UIKit

/// A cell that shows a row of a list.
final class ListCell: UITableViewCell, FollowedView {
    /// How much UIKit's cells keep for the mark at the end, for what edits the row, and for the handle that moves it.
    static let markWidth: CGFloat = 36
    static let controlWidth: CGFloat = 40
    static let handleWidth: CGFloat = 50

    private(set) var row: ListRow?
    var isFollowed = false
    var outer: (any FollowedView)? { nil }
    private weak var list: ListTable?
    private var place = IndexPath(row: 0, section: 0)
    private let room = CanvasView()
    private var canvas: Surface?
    /// Of a background of the author's.
    private lazy var ground = CanvasView()
    private let line = UIView()
    private lazy var circle = UIImageView()
    private lazy var badge = UILabel()

    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        contentView.addSubview(room)
        line.isUserInteractionEnabled = false
        addSubview(line)
    }

    required init?(coder: NSCoder) { nil }

    func show(_ row: ListRow, at place: IndexPath, in list: ListTable, moving animation: Animation?) {
        if canvas == nil || canvas?.host !== list.host { canvas = list.surface(of: room) }
        let isSame = self.row?.key == row.key
        if !isSame { canvas?.appearing(false) }
        (self.row, self.list, self.place) = (row, list, place)
        let traits = row.traits.row
        let accessory: AccessoryType = traits.hasDisclosure ? .disclosureIndicator : .none
        if accessoryType != accessory { accessoryType = accessory }
        // A circle says by itself which rows are chosen.
        selectionStyle = list.takesTap(row) && !list.choosesByCircle(row) ? .default : .none
        shownGround = traits.background?.node(of: row.key)
        showGround(in: list)
        showBadge(row.traits.badge)
        showCircle()
        // While the animation is being made, so that views of the row come and go as a part of it.
        if let animation, isSame { arrange(moving: animation) }
        setNeedsLayout()
    }

    private var shownGround: GraphNode?
    private var hasOwnGround = false

    private func showGround(in list: ListTable) {
        // Nothing where a view would be is the system's ground.
        hasOwnGround = shownGround?.items.isEmpty == false
        let color: UIColor =
            hasOwnGround ? .clear : list.style == .plain ? .systemBackground : .secondarySystemGroupedBackground
        if backgroundColor != color { backgroundColor = color }
        if hasOwnGround {
            if backgroundView == nil { backgroundView = ground }
        } else if backgroundView != nil {
            backgroundView = nil
        }
    }

    private func showBadge(_ words: String?) {
        guard words != nil || badge.superview != nil else { return }
        badge.text = words
        badge.font = .preferredFont(forTextStyle: .body)
        badge.textColor = .secondaryLabel
        if badge.superview == nil { contentView.addSubview(badge) }
        badge.isHidden = words == nil
    }

    private func showCircle() {
        guard let row, let list else { return }
        let isShown = list.choosesByCircle(row)
        guard isShown || circle.superview != nil else { return }
        let isChosen = list.isChosen(row)
        circle.image = UIImage(systemName: isChosen ? "checkmark.circle.fill" : "circle")
        circle.tintColor = isChosen ? list.environment.tintColor ?? .tintColor : .tertiaryLabel
        if circle.superview == nil { contentView.addSubview(circle) }
        circle.isHidden = !isShown
    }

    func appearing(_ appears: Bool) { canvas?.appearing(appears) }

    override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        showCircle()
    }

    // MARK: Layout

    override func layoutSubviews() {
        super.layoutSubviews()
        arrange(moving: nil)
    }

    private func arrange(moving animation: Animation?) {
        guard let row, let list, let canvas else { return }
        let isCircled = list.choosesByCircle(row)
        let content = contentView.bounds
        let left = isCircled ? Self.controlWidth : 0
        if isCircled { circle.frame = CGRect(x: 16, y: (content.height - 22) / 2, width: 22, height: 22) }
        room.frame = CGRect(x: left, y: 0, width: max(content.width - left, 0), height: content.height)
        let insets = list.insets(of: row)
        let end = layOutBadge(row, insets)
        let bounds = room.bounds
        (isFollowed, canvas.followed, canvas.spaces) = (false, self, list.spaces)
        canvas.begin(bounds: bounds, safe: bounds, moving: animation)
        let width = max(bounds.width - insets.leading - insets.trailing - end, 0)
        let size = row.item.size(ProposedViewSize(width: width, height: nil))
        let space = bounds.height - insets.top - insets.bottom
        let frame = CGRect(
            x: insets.leading,
            y: (insets.top + (space - size.height) / 2).roundedToPixels,
            width: size.width,
            height: size.height
        )
        row.item.place(in: frame, on: canvas)
        if hasOwnGround, let shownGround { fill(shownGround, on: canvas) }
        canvas.finish()
        layOutLine(row, in: list, frame)
    }

    private func fill(_ background: GraphNode, on canvas: Surface) {
        ground.frame = bounds
        let whole = CGRect(origin: .zero, size: bounds.size)
        canvas.fill(ground, bounds: whole) { inner in
            for item in background.items.inOrderOfZ {
                let size = item.size(ProposedViewSize(whole.size))
                item.place(in: whole.aligned(item, size, .center), on: inner)
            }
        }
    }

    /// - Returns: how much of the end the badge takes.
    private func layOutBadge(_ row: ListRow, _ insets: EdgeInsets) -> CGFloat {
        guard let list, row.traits.badge != nil else { return 0 }
        let width = list.badgeWidth(of: row)
        badge.frame = CGRect(
            x: contentView.bounds.width - insets.trailing - width + 8,
            y: 0,
            width: width - 8,
            height: contentView.bounds.height
        )
        return width
    }

    // MARK: The line below

    private func layOutLine(_ row: ListRow, in list: ListTable, _ frame: CGRect) {
        let rows = list.sections.indices.contains(place.section) ? list.sections[place.section].rows : []
        let next = rows.indices.contains(place.row + 1) ? rows[place.row + 1].traits.row : nil
        let own = row.traits.row
        let isShown: Bool =
            if list.rowGap > 0 {
                false
            } else if let next {
                own.separator != .hidden && next.topSeparator != .hidden
            } else {
                // The last of a group that stands by itself has none.
                list.style != .insetGrouped && own.separator != .hidden && own.sectionSeparator != .hidden
            }
        line.isHidden = !isShown
        let tint = own.separatorTint ?? (next.map(\.topSeparatorTint) ?? own.sectionSeparatorTint)
        line.backgroundColor = tint?.uiColor ?? .separator
        // It begins where the first words do, unless the row says otherwise.
        let start = row.item.guide(AlignmentKey(.separatorStart), in: frame.size) ?? 0
        let end = row.item.guide(AlignmentKey(.separatorEnd), in: frame.size)
        let origin = contentView.frame.minX + room.frame.minX + frame.minX
        let isLastOfGroup = next == nil && list.style == .grouped
        let left = isLastOfGroup ? 0 : origin + start
        let right = end.map { origin + $0 } ?? bounds.width
        line.frame = CGRect(x: left, y: bounds.height - 0.5, width: max(right - left, 0), height: 0.5)
        bringSubviewToFront(line)
    }
}
