import UIKit

/// UIKit's table of a list.
final class ListTable: UITableView, TransitioningView {
    var transition = AnyTransition.opacity
    weak var host: ViewHost?
    /// Whose children the controllers of views in rows are.
    weak var parent: UIViewController?
    var environment = EnvironmentValues()
    var selection: ListSelection?
    var chosen: Set<AnyHashable> = []
    /// What it shows now.
    private(set) var sections: [ListSection] = []
    private let source = ListSource()
    private var heights: [RowKey: CGFloat] = [:]
    /// Rows that may have another height by now; they are measured when they are seen.
    private var unsureHeights: Set<RowKey> = []
    private var hasOtherHeights = false
    private var widthOfHeights: CGFloat = 0
    private var edgeViews: [EdgeKey: ListEdge] = [:]
    /// Cells with rows, and cells that left the screen.
    private var cells: [ListCell] = []
    private var spareCells: [ListCell] = []
    private var isSeen = false
    private var refreshAction: RefreshAction?
    let tracker = ScrollTracker()
    /// Where those lie, in the host's view, whose coordinates have a name.
    private(set) var spaces: [AnyHashable: CGRect] = [:]
    /// Where the rows were when they were laid out.
    private var laidOutOffset = CGPoint.zero

    /// A header or a footer.
    private struct EdgeKey: Hashable {
        let section: AnyHashable
        let isFooter: Bool
    }

    init(_ style: Style) {
        super.init(frame: .zero, style: style)
        // Rows draw their lines themselves, as each may want others.
        separatorStyle = .none
        (source.table, dataSource, delegate) = (self, source, source)
    }

    required init?(coder: NSCoder) { nil }

    // MARK: Rows

    func row(at path: IndexPath) -> ListRow? {
        guard sections.indices.contains(path.section), sections[path.section].rows.indices.contains(path.row) else {
            return nil
        }
        return sections[path.section].rows[path.row]
    }

    /// Shows other rows, or the same anew.
    func show(_ next: [ListSection], isStale: Bool, moving animation: Animation?) {
        let changes = ListChanges(from: sections, to: next)
        sections = next
        var measures = isStale || bounds.width != widthOfHeights
        if bounds.width != widthOfHeights { forgetHeights() } else if isStale { doubtHeights() }
        let isEdited = environment.editMode?.wrappedValue.isEditing ?? false
        if isEdited != isEditing {
            forgetHeights()
            measures = true
        }
        apply(changes, moving: animation)
        if isEdited != isEditing { setEditing(isEdited, animated: animation != nil) }
        if measureSeen() { measures = true }
        // Asks for all heights again, of which most are known.
        if measures, changes.isEmpty { reconfigureRows(at: []) }
        dropEdges()
        refresh(moving: animation)
    }

    /// Brings the table to have the rows of the list; those that move do so when everything else has its place.
    private func apply(_ changes: ListChanges, moving animation: Animation?) {
        if !changes.deletedSections.isEmpty { deleteSections(changes.deletedSections, with: .none) }
        if !changes.insertedSections.isEmpty { insertSections(changes.insertedSections, with: .none) }
        guard !changes.moved.isEmpty, animation != nil, let host else {
            let (left, come) = (changes.moved.map(\.key), changes.moved.map(\.value))
            if !(changes.deleted + left).isEmpty { deleteRows(at: changes.deleted + left, with: .none) }
            if !(changes.inserted + come).isEmpty { insertRows(at: changes.inserted + come, with: .none) }
            return
        }
        host.afterLayout { [weak self] in
            guard let self else { return }
            // The pass has its own animation.
            UIView.performWithoutAnimation {
                self.beginUpdates()
                self.deleteRows(at: changes.deleted, with: .none)
                self.insertRows(at: changes.inserted, with: .none)
                for (from, to) in changes.moved { self.moveRow(at: from, to: to) }
                self.endUpdates()
            }
            self.refresh(moving: nil)
        }
    }

    /// Has what is seen show its rows as they are now.
    private func refresh(moving animation: Animation?) {
        for path in indexPathsForVisibleRows ?? [] {
            guard let cell = cellForRow(at: path) as? ListCell, let row = row(at: path) else { continue }
            cell.show(row, at: path, in: self, moving: animation)
        }
        for (index, section) in sections.enumerated() {
            for isFooter in [false, true] {
                let key = EdgeKey(section: section.key, isFooter: isFooter)
                if let view = edgeViews[key] { fill(view, index, isFooter: isFooter) }
            }
        }
        showChosen()
    }

    /// Where a row or an edge puts its views.
    func surface(of view: CanvasView) -> Surface {
        let surface = Surface(of: view, host: host)
        surface.controller = parent ?? host?.controller
        surface.spaces = spaces
        return surface
    }

    func cell(at path: IndexPath) -> ListCell {
        let cell = spareCells.popLast() ?? ListCell(style: .default, reuseIdentifier: nil)
        cells.append(cell)
        if let row = row(at: path) {
            makeSure(of: row)
            cell.show(row, at: path, in: self, moving: nil)
        }
        return cell
    }

    /// A row goes to another place of its section before the list's values say so, since the table asks at once.
    func moveRow(_ source: IndexPath, _ target: IndexPath) {
        guard source.section == target.section, row(at: source) != nil, row(at: target) != nil else { return }
        let moved = sections[source.section].rows.remove(at: source.row)
        sections[source.section].rows.insert(moved, at: target.row)
    }

    // MARK: Heights

    private func forgetHeights() { (heights, unsureHeights, widthOfHeights) = ([:], [], bounds.width) }

    /// All rows may be others. Few are measured anew at once, of many those that are seen.
    private func doubtHeights() {
        guard heights.count > 60 else { return forgetHeights() }
        let keys = Set(sections.lazy.flatMap(\.rows).map(\.key))
        heights = heights.filter { keys.contains($0.key) }
        unsureHeights = Set(heights.keys)
    }

    /// A row comes to be seen.
    private func makeSure(of row: ListRow) {
        guard unsureHeights.remove(row.key) != nil else { return }
        let height = measured(row)
        if heights.updateValue(height, forKey: row.key) != height { hasOtherHeights = true }
    }

    func height(at path: IndexPath) -> CGFloat {
        guard let row = row(at: path) else { return 44 }
        if bounds.width != widthOfHeights { forgetHeights() }
        if let known = heights[row.key] { return known }
        let height = measured(row)
        heights[row.key] = height
        return height
    }

    private func measured(_ row: ListRow) -> CGFloat {
        let insets = insets(of: row)
        let size = row.item.size(ProposedViewSize(width: room(of: row), height: nil))
        return max(environment.defaultMinListRowHeight, (size.height + insets.top + insets.bottom).roundedToPixels)
    }

    /// The rows and edges that are seen.
    ///
    /// - Returns: whether one has another height than before.
    private func measureSeen() -> Bool {
        var isOther = false
        for path in indexPathsForVisibleRows ?? [] {
            guard let row = row(at: path) else { continue }
            let height = measured(row)
            unsureHeights.remove(row.key)
            if heights.updateValue(height, forKey: row.key) != height { isOther = true }
        }
        for (index, section) in sections.enumerated() {
            for isFooter in [false, true] {
                guard let view = edgeViews[EdgeKey(section: section.key, isFooter: isFooter)] else {
                    if !(isFooter ? section.footer : section.header).isEmpty { isOther = true }
                    continue
                }
                if view.bounds.height != edgeHeight(index, isFooter: isFooter) { isOther = true }
            }
        }
        return isOther
    }

    /// What the row's content keeps from the cell's edges.
    func insets(of row: ListRow) -> EdgeInsets {
        let traits = row.traits.row
        let vertical: CGFloat = traits.isControl ? 5 : 11
        var insets =
            traits.insets
            ?? EdgeInsets(
                top: vertical,
                leading: 16,
                bottom: vertical,
                // The mark at the end has its own distance.
                trailing: traits.hasDisclosure ? 4 : 16
            )
        insets.top = traits.edgeInsets[.top] ?? insets.top
        insets.leading = traits.edgeInsets[.leading] ?? insets.leading
        insets.bottom = traits.edgeInsets[.bottom] ?? insets.bottom
        insets.trailing = traits.edgeInsets[.trailing] ?? insets.trailing
        return insets
    }

    /// How wide a row's content may be.
    private func room(of row: ListRow) -> CGFloat {
        let insets = insets(of: row)
        var room = bounds.width - insets.leading - insets.trailing - badgeWidth(of: row)
        if style == .insetGrouped { room -= 32 }
        if row.traits.row.hasDisclosure { room -= ListCell.markWidth }
        if isEditing {
            if deletes(row) || choosesByCircle(row) { room -= ListCell.controlWidth }
            if moves(row) { room -= ListCell.handleWidth }
        }
        return max(room, 0)
    }

    func badgeWidth(of row: ListRow) -> CGFloat {
        guard let badge = row.traits.badge else { return 0 }
        return badge.size(withAttributes: [.font: UIFont.preferredFont(forTextStyle: .body)]).width + 8
    }

    // MARK: What may be done to rows

    func deletes(_ row: ListRow) -> Bool {
        row.traits.row.edits?.delete != nil && row.traits.row.index != nil && !row.traits.row.isDeleteDisabled
            && selection?.isMultiple != true
    }
    /// Swept aside, a row that a circle stands before in editing can be deleted too.
    func deletesWhenSwept(_ row: ListRow) -> Bool {
        row.traits.row.edits?.delete != nil && row.traits.row.index != nil && !row.traits.row.isDeleteDisabled
    }
    func moves(_ row: ListRow) -> Bool {
        row.traits.row.edits?.move != nil && row.traits.row.index != nil && !row.traits.row.isMoveDisabled
    }
    private func canChoose(_ row: ListRow) -> Bool {
        guard let selection, let tag = row.traits.tag, !row.traits.row.isSelectionDisabled else { return false }
        return selection.value(tag) != nil
    }
    /// Whether a circle before the row says that it is chosen.
    func choosesByCircle(_ row: ListRow) -> Bool { isEditing && selection?.isMultiple == true && canChoose(row) }
    func isChosen(_ row: ListRow) -> Bool {
        row.traits.tag.flatMap { selection?.value($0) }.map { chosen.contains($0) } ?? false
    }

    /// Whether a tap on the row does something.
    func takesTap(_ row: ListRow) -> Bool {
        if isEditing { return choosesByCircle(row) }
        return selection?.isMultiple == false && canChoose(row) || row.action != nil
    }

    /// A row was tapped.
    func tapped(_ row: ListRow, _ path: IndexPath) {
        if isEditing {
            if let tag = row.traits.tag { selection?.choose(tag) }
            return
        }
        if selection?.isMultiple == false, canChoose(row), let tag = row.traits.tag {
            selection?.choose(tag)
            // Beside a list whose rows are no links a column shows what is chosen.
            if row.action == nil { environment.drawing.navigation?.showNextColumn() }
        } else {
            deselectRow(at: path, animated: true)
        }
        row.action?()
    }

    func untapped(_ row: ListRow) {
        if isEditing, let tag = row.traits.tag { selection?.drop(tag) }
    }

    /// Has the table have chosen what the list has.
    private func showChosen() {
        guard selection != nil else { return }
        let isMultiple = selection?.isMultiple == true
        (allowsSelectionDuringEditing, allowsMultipleSelectionDuringEditing) = (isMultiple, isMultiple)
        var wanted: Set<IndexPath> = []
        if isEditing == isMultiple {
            for (section, each) in sections.enumerated() {
                for (index, row) in each.rows.enumerated() where isChosen(row) {
                    wanted.insert(IndexPath(row: index, section: section))
                }
            }
        }
        let now = Set(indexPathsForSelectedRows ?? [])
        for path in now.subtracting(wanted) { deselectRow(at: path, animated: false) }
        for path in wanted.subtracting(now).sorted() { selectRow(at: path, animated: false, scrollPosition: .none) }
    }

    // MARK: Headers and footers

    func edge(_ index: Int, isFooter: Bool) -> ListEdge? {
        guard sections.indices.contains(index) else { return nil }
        let section = sections[index]
        guard !(isFooter ? section.footer : section.header).isEmpty else { return nil }
        let key = EdgeKey(section: section.key, isFooter: isFooter)
        let view = edgeViews[key] ?? ListEdge(reuseIdentifier: nil)
        edgeViews[key] = view
        fill(view, index, isFooter: isFooter)
        return view
    }

    private func fill(_ view: ListEdge, _ index: Int, isFooter: Bool) {
        let section = sections[index]
        view.show(
            isFooter ? section.footer : section.header,
            insets: edgeInsets(isFooter: isFooter),
            expansion: isFooter ? nil : section.expansion,
            in: self
        )
    }

    func edgeHeight(_ index: Int, isFooter: Bool) -> CGFloat {
        guard sections.indices.contains(index) else { return 0 }
        let items = isFooter ? sections[index].footer : sections[index].header
        return ListEdge.height(
            of: items,
            insets: edgeInsets(isFooter: isFooter),
            hasMark: !isFooter && sections[index].expansion != nil,
            width: bounds.width
        )
    }

    private func edgeInsets(isFooter: Bool) -> EdgeInsets {
        let (side, vertical): (CGFloat, CGFloat) =
            switch style {
            case .insetGrouped: (32, 7)
            case .grouped: (16, 7)
            default: (16, isFooter ? 7 : 4)
            }
        return EdgeInsets(top: vertical, leading: side, bottom: vertical, trailing: side)
    }

    private func dropEdges() {
        let keys = Set(sections.map(\.key))
        for (key, view) in edgeViews where !keys.contains(key.section) {
            view.appearing(false)
            edgeViews[key] = nil
        }
    }

    // MARK: Being seen

    override func layoutSubviews() {
        super.layoutSubviews()
        layOutFollowers()
        if hasOtherHeights {
            hasOtherHeights = false
            reconfigureRows(at: [])
        }
        let seen = Set(visibleCells.map { ObjectIdentifier($0) })
        let gone = cells.filter { !seen.contains(ObjectIdentifier($0)) }
        guard !gone.isEmpty else { return }
        cells.removeAll { !seen.contains(ObjectIdentifier($0)) }
        for cell in gone { cell.appearing(false) }
        // As many as there may come at once again.
        spareCells = Array((spareCells + gone).suffix(24))
    }

    func appearing(_ appears: Bool) {
        guard appears != isSeen else { return }
        isSeen = appears
        for cell in cells { cell.appearing(appears) }
        for view in edgeViews.values { view.appearing(appears) }
    }

    /// Another table takes its place.
    func leave() {
        appearing(false)
        removeFromSuperview()
    }

    // MARK: Looks

    func look() {
        let look = environment[ListLookKey.self]
        let ground: UIColor =
            look.hidesGround ? .clear : style == .plain ? .systemBackground : .systemGroupedBackground
        if backgroundColor != ground { backgroundColor = ground }
        (groupGap, rowGap) = (look.sectionGap, look.rowGap)
        isScrollEnabled = environment.isScrollEnabled
        showsVerticalScrollIndicator = environment.verticalScrollIndicatorVisibility != .hidden
        switch environment.scrollDismissesKeyboardMode {
        case .immediately: keyboardDismissMode = .onDrag
        case .interactively: keyboardDismissMode = .interactive
        default: keyboardDismissMode = .none
        }
        follow(environment.refresh)
    }

    /// Whether what is drawn down is loaded anew.
    private func follow(_ action: RefreshAction?) {
        refreshAction = action
        guard action != nil else {
            if refreshControl != nil { refreshControl = nil }
            return
        }
        guard refreshControl == nil else { return }
        let control = UIRefreshControl()
        control.addAction(
            UIAction { [weak self, weak control] _ in
                Task { @MainActor in
                    await self?.refreshAction?()
                    control?.endRefreshing()
                }
            },
            for: .valueChanged
        )
        refreshControl = control
    }

    /// Keeps the rows away from what covers the table: bars do so by themselves, and views that lie over its ends do not.
    func keepFree(_ rect: CGRect, of whole: CGRect, on canvas: Surface) {
        let bars = (canvas.keeper ?? canvas.host?.view)?.safeAreaInsets ?? .zero
        let margins = environment.drawing.scroll.margins.content
        func more(_ covered: CGFloat, than bar: CGFloat) -> CGFloat { max(covered - bar, 0) }
        let insets = UIEdgeInsets(
            top: more(rect.minY - whole.minY, than: bars.top) + margins.top,
            left: 0,
            bottom: more(whole.maxY - rect.maxY, than: bars.bottom) + margins.bottom,
            right: 0
        )
        if contentInset != insets { contentInset = insets }
    }

    // MARK: Scrolling

    /// Scrolls to the row of a name.
    ///
    /// - Returns: whether there is one.
    func scroll(to id: AnyHashable, anchor: UnitPoint?) -> Bool {
        for (section, each) in sections.enumerated() {
            guard let index = each.rows.firstIndex(where: { $0.traits.id == id || $0.traits.tag == id }) else {
                continue
            }
            let geometry = ScrollGeometry(self)
            let row = rectForRow(at: IndexPath(row: index, section: section))
            var offset = geometry.offset(to: row, anchor: anchor)
            offset.x = contentOffset.x
            setContentOffset(geometry.withinContent(offset), animated: Transaction.current.animation != nil)
            return true
        }
        return false
    }

    /// Has rows know where the list lies, and those hear of scrolling who want to.
    func follow(_ rect: CGRect, on canvas: Surface) {
        tracker.observers = environment.drawing.scroll.observers
        spaces = canvas.spaces
        let own = rect.offsetBy(dx: canvas.absolute.x, dy: canvas.absolute.y)
        spaces[CoordinateSpace.scrolled(along: nil)] = own
        spaces[CoordinateSpace.scrolled(along: .vertical)] = own
        if tracker.isNews(ScrollGeometry(self)) {
            canvas.host?.afterLayout { [weak self] in self?.tell() }
        }
    }

    private func tell() { tracker.tell(ScrollGeometry(self), targets: []) }
    func scrolled() { tell() }
    func enter(_ phase: ScrollPhase) { tracker.enter(phase, ScrollGeometry(self)) }

    /// Rows whose views depend on where they are.
    private func layOutFollowers() {
        guard contentOffset != laidOutOffset else { return }
        laidOutOffset = contentOffset
        for cell in cells where cell.isFollowed { cell.setNeedsLayout() }
    }
}

/// How lists below look, as modifiers say.
struct ListLook {
    var hidesGround = false
    /// Between sections; nil is the style's own. Points.
    var sectionGap: CGFloat?
    /// Between rows. Points.
    var rowGap: CGFloat = 0
}

struct ListLookKey: EnvironmentKey {
    static var defaultValue: ListLook { ListLook() }
}
