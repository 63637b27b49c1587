public import Foundation

/// Rows under each other, in sections.
@preconcurrency @MainActor
open class UITableView: UIScrollView {
    /// How sections look.
    public enum Style: Int, Sendable {
        case plain = 0
        case grouped, insetGrouped
    }

    /// The line between rows.
    public enum SeparatorStyle: Int, Sendable {
        case none = 0
        case singleLine
    }

    /// Where a row goes that is scrolled to.
    public enum ScrollPosition: Int, Sendable {
        case none = 0
        case top, middle, bottom
    }

    /// How rows come and go; the page moves what remains.
    public enum RowAnimation: Int, Sendable {
        case fade = 0
        case right, left, top, bottom, none, middle, automatic = 100
    }

    /// The height that a row's content wants.
    public static let automaticDimension: CGFloat = -1

    open weak var dataSource: (any UITableViewDataSource)? { didSet { reloadData() } }
    /// Hears rows that are pressed long, where the delegate says what that shows.
    private var longPress: UILongPressGestureRecognizer?
    /// What is changed in a block of updates.
    private var changes: ItemChanges?
    private var updateDepth = 0
    public let style: Style
    open var rowHeight: CGFloat = UITableView.automaticDimension { didSet { reloadData() } }
    open var estimatedRowHeight: CGFloat = UITableView.automaticDimension
    open var sectionHeaderHeight: CGFloat = UITableView.automaticDimension
    open var sectionFooterHeight: CGFloat = UITableView.automaticDimension
    open var estimatedSectionHeaderHeight: CGFloat = 0
    private var headerNibs: [String: UINib] = [:]
    // Kept: lines begin where their cells say, and nobody goes through rows by keys.
    open var separatorInsetReference = SeparatorInsetReference.fromCellEdges
    open var allowsFocus = false
    open var allowsFocusDuringEditing = false
    open var isSpringLoaded = false
    open var selfSizingInvalidation = UICollectionView.SelfSizingInvalidation.enabled
    open var hasUncommittedUpdates: Bool { false }
    open var contextMenuInteraction: UIContextMenuInteraction? { nil }
    /// What an inset of lines is measured from.
    public enum SeparatorInsetReference: Int, Sendable { case fromCellEdges = 0, fromAutomaticInsets }
    open var estimatedSectionFooterHeight: CGFloat = 0
    /// What is left over each header; a plain table's own where it is ``automaticDimension``. Points.
    open var sectionHeaderTopPadding: CGFloat = UITableView.automaticDimension { didSet { reloadData() } }
    /// Between sections; nil is the style's own. Points. For SwiftUI's lists, as UIKit has no name for it.
    package var groupGap: CGFloat? { didSet { if groupGap != oldValue { reloadData() } } }
    /// Between the rows of a section, which stand by themselves where it is more than nothing. Points. For SwiftUI's lists.
    package var rowGap: CGFloat = 0 { didSet { if rowGap != oldValue { reloadData() } } }
    open var separatorStyle = SeparatorStyle.singleLine { didSet { setNeedsLayout() } }
    open var separatorColor: UIColor? = .separator { didSet { setNeedsLayout() } }
    open var separatorInset = usualInset { didSet { setNeedsLayout() } }
    static let usualInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
    open var allowsSelection = true
    // Kept: there is no index beside a table, and nothing is fetched before it is seen.
    open var sectionIndexColor: UIColor?
    open var sectionIndexBackgroundColor: UIColor?
    open var sectionIndexTrackingBackgroundColor: UIColor?
    open var sectionIndexMinimumDisplayRowCount = 0
    open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?
    open var isPrefetchingEnabled = true
    open weak var dragDelegate: (any UITableViewDragDelegate)? { didSet { followDragging() } }
    open weak var dropDelegate: (any UITableViewDropDelegate)? { didSet { followDragging() } }
    /// Whether rows may be dragged that ``dragDelegate`` gives.
    open var dragInteractionEnabled = UIDragInteraction.isEnabledByDefault { didSet { followDragging() } }
    private(set) lazy var draggedItems = DraggedItems(of: self)
    private(set) lazy var droppedItems = DroppedItems(on: self)
    private func followDragging() {
        draggedItems.follow(isOn: dragDelegate != nil && dragInteractionEnabled)
        droppedItems.follow(isOn: dropDelegate != nil)
    }
    open var cellLayoutMarginsFollowReadableWidth = false
    override var alwaysScrolls: Bool { true }
    open var insetsContentViewsToSafeArea = true
    open var remembersLastFocusedIndexPath = false
    /// Which parts keep to their contents' width (iOS 16.4). Kept.
    open var contentHuggingElements: UITableViewContentHuggingElements = []
    /// The lens at the top of an index (UITableViewIndexSearch).
    public static let indexSearch = "{search}"
    open var selectionFollowsFocus = false
    open var fillerRowHeight: CGFloat = 0
    open var separatorEffect: UIVisualEffect?
    open var allowsMultipleSelection = false
    open var allowsSelectionDuringEditing = false
    open var allowsMultipleSelectionDuringEditing = false
    private var isEdited = false
    /// Whether rows can be deleted and inserted, by the buttons at their begin.
    open var isEditing: Bool {
        get { isEdited }
        set { setEditing(newValue, animated: false) }
    }
    open var tableHeaderView: UIView? { didSet { replace(oldValue, by: tableHeaderView) } }
    open var tableFooterView: UIView? { didSet { replace(oldValue, by: tableFooterView) } }
    open var backgroundView: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            if let backgroundView { insertSubview(backgroundView, at: 0) }
            setNeedsLayout()
        }
    }
    private var registered: [String: UITableViewCell.Type] = [:]
    private var registeredViews: [String: UITableViewHeaderFooterView.Type] = [:]
    /// Makes the prototypes of a storyboard.
    var prototypes: [String: () -> UITableViewCell?] = [:]
    /// The rows of a table that a storyboard fills.
    var fixedRows: FixedRows?
    private var waiting: [String: [UITableViewCell]] = [:]
    var rows = TableRows()
    var shown: [IndexPath: UITableViewCell] = [:]
    var separators: [IndexPath: UIView] = [:]
    var edges: [SectionEdge] = []
    var needsReload = true
    var widthOfRows: CGFloat = 0
    open private(set) var indexPathsForSelectedRows: [IndexPath]?

    public init(frame: CGRect, style: Style) {
        self.style = style
        super.init(frame: frame)
        backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
    }

    public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }

    public required init?(coder: NSCoder) {
        style = (coder as? StoryboardCoder)?.tableStyle ?? .plain
        super.init(coder: coder)
        backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
    }

    open weak var delegate: (any UITableViewDelegate)? {
        get { scrollDelegate as? any UITableViewDelegate }
        set { scrollDelegate = newValue }
    }

    /// Rows are measured when their size is asked for.
    open override var contentSize: CGSize {
        get {
            if needsReload, dataSource != nil, bounds.width > 0 { measure() }
            return super.contentSize
        }
        set { super.contentSize = newValue }
    }

    // MARK: Cells

    open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
        registered[identifier] = cellClass as? UITableViewCell.Type
    }

    open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
        prototypes[identifier] = nib.map { nib in
            { [weak self] in
                let cell = nib.instantiate(withOwner: self).first as? UITableViewCell
                cell?.reuseIdentifier = cell?.reuseIdentifier ?? identifier
                return cell
            }
        }
    }

    open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
        registeredViews[identifier] = aClass as? UITableViewHeaderFooterView.Type
    }

    open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
        headerNibs[identifier] = nib
    }

    open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
        if let nib = headerNibs[identifier] {
            return nib.instantiate(withOwner: nil).first as? UITableViewHeaderFooterView
        }
        return registeredViews[identifier].flatMap { TableCells.make($0, reuseIdentifier: identifier) }
    }

    open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        edge(of: section, isFooter: false)?.view as? UITableViewHeaderFooterView
    }

    open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
        if let cell = waiting[identifier]?.popLast() {
            cell.prepareForReuse()
            return cell
        }
        if let cell = prototypes[identifier]?() { return cell }
        guard let type = registered[identifier] else { return nil }
        if type == UITableViewCell.self { return UITableViewCell(style: .default, reuseIdentifier: identifier) }
        return TableCells.make(type, reuseIdentifier: identifier)
    }

    open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
        guard let cell = dequeueReusableCell(withIdentifier: identifier) else {
            fatalError(
                """
                unable to dequeue a cell with identifier \(identifier) - must register a class for the identifier or \
                connect a prototype cell in a storyboard
                """
            )
        }
        return cell
    }

    open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { shown[indexPath] }
    open func indexPath(for cell: UITableViewCell) -> IndexPath? { shown.first { $0.value === cell }?.key }
    open var visibleCells: [UITableViewCell] { shown.sorted { $0.key < $1.key }.map(\.value) }
    open var indexPathsForVisibleRows: [IndexPath]? { shown.keys.sorted() }
    open var indexPathForSelectedRow: IndexPath? { indexPathsForSelectedRows?.first }
    open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 1 }
    open func numberOfRows(inSection section: Int) -> Int {
        dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0
    }
    open func rectForRow(at indexPath: IndexPath) -> CGRect {
        rows.rect(at: indexPath, width: bounds.width).insetBy(dx: sideInset, dy: 0)
    }
    open func indexPathForRow(at point: CGPoint) -> IndexPath? { rows.path(at: point.y) }

    // MARK: Changes

    open func reloadData() {
        needsReload = true
        for cell in shown.values { retire(cell) }
        shown = [:]
        indexPathsForSelectedRows = nil
        setNeedsLayout()
    }

    open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        change(animation) { $0.reloaded += indexPaths }
    }
    open func reconfigureRows(at indexPaths: [IndexPath]) { change(.none) { $0.reloaded += indexPaths } }
    open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
        change(animation) { $0.reloadedSections.formUnion(sections) }
    }
    open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
        change(animation) { $0.insertedSections.formUnion(sections) }
    }
    open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
        change(animation) { $0.deletedSections.formUnion(sections) }
    }
    open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        change(animation) { $0.inserted += indexPaths }
    }
    open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        change(animation) { $0.deleted += indexPaths }
    }
    open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        change(.automatic) { $0.moved[indexPath] = newIndexPath }
    }

    open func beginUpdates() {
        updateDepth += 1
        if changes == nil { changes = ItemChanges() }
    }

    open func endUpdates() {
        guard updateDepth > 0 else { return }
        updateDepth -= 1
        guard updateDepth == 0, let made = changes else { return }
        changes = nil
        adopt(made.destination, animated: true)
    }
    open func moveSection(_ section: Int, toSection newSection: Int) {
        change(.automatic) {
            $0.deletedSections.insert(section)
            $0.insertedSections.insert(newSection)
        }
    }
    open func reloadSectionIndexTitles() {}
    open func rect(forSection section: Int) -> CGRect {
        let count = numberOfRows(inSection: section)
        let ends = [0, count - 1].filter { $0 >= 0 }.map { rectForRow(at: IndexPath(row: $0, section: section)) }
        let all = (ends + [rectForHeader(inSection: section), rectForFooter(inSection: section)]).filter { $0 != .zero }
        return all.dropFirst().reduce(all.first ?? .zero) { $0.union($1) }
    }
    open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
        (0..<numberOfSections).flatMap { section in
            (0..<numberOfRows(inSection: section)).map { IndexPath(row: $0, section: section) }
        }
        .filter { rectForRow(at: $0).intersects(rect) }
    }
    open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        edge(of: section, isFooter: true)?.view as? UITableViewHeaderFooterView
    }
    open func rectForHeader(inSection section: Int) -> CGRect { edge(of: section, isFooter: false)?.frame ?? .zero }
    open func rectForFooter(inSection section: Int) -> CGRect { edge(of: section, isFooter: true)?.frame ?? .zero }
    open func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
        guard let path = indexPathForSelectedRow else { return }
        scrollToRow(at: path, at: scrollPosition, animated: animated)
    }

    /// What Apple's takes is an optional closure that does not escape, which Swift cannot write: here is one of each
    /// kind, so that the updates need not say `self`.
    open func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
        withoutActuallyEscaping(updates) { performBatchUpdates(Optional($0), completion: completion) }
    }

    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        beginUpdates()
        updates?()
        endUpdates()
        guard let completion else { return }
        Display.shared.schedule(ItemChanges.duration) { completion(true) }
    }

    private func change(_ animation: RowAnimation, _ change: (inout ItemChanges) -> Void) {
        if changes != nil { return change(&changes!) }
        var made = ItemChanges()
        change(&made)
        adopt(made.destination, animated: animation != .none)
    }

    /// Takes over other rows: what is at a place comes to another one, or is made anew.
    func adopt(_ destination: (IndexPath) -> IndexPath?, animated: Bool) {
        needsReload = true
        var kept: [IndexPath: UITableViewCell] = [:]
        for (path, cell) in shown {
            if let next = destination(path), kept[next] == nil { kept[next] = cell } else { retire(cell) }
        }
        shown = kept
        indexPathsForSelectedRows = indexPathsForSelectedRows?.compactMap(destination)
        if indexPathsForSelectedRows?.isEmpty == true { indexPathsForSelectedRows = nil }
        setNeedsLayout()
        guard animated, window != nil else { return }
        UIView.animate(withDuration: ItemChanges.duration) { self.layoutIfNeeded() }
    }

    open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        layoutIfNeeded()
        let rect = rectForRow(at: indexPath)
        let (inset, height) = (adjustedContentInset, bounds.height)
        func scroll(to y: CGFloat) { setContentOffset(withinContent(CGPoint(x: 0, y: y)), animated: animated) }
        switch scrollPosition {
        case .top: scroll(to: rect.minY - inset.top)
        case .bottom: scroll(to: rect.maxY + inset.bottom - height)
        case .middle: scroll(to: rect.midY - inset.top - (height - inset.height) / 2)
        case .none: scrollRectToVisible(rect, animated: animated)
        }
    }

    func retire(_ cell: UITableViewCell) {
        cell.removeFromSuperview()
        cell.sweep?.remove()
        cell.sweep = nil
        if fixedRows == nil, let identifier = cell.reuseIdentifier { waiting[identifier, default: []].append(cell) }
    }

    private func replace(_ old: UIView?, by new: UIView?) {
        old?.removeFromSuperview()
        if let new { addSubview(new) }
        reloadData()
    }

    open func setEditing(_ editing: Bool, animated: Bool) {
        isEdited = editing
        for (path, cell) in shown { edit(cell, path) }
        setNeedsLayout()
    }

    // MARK: Selection

    open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        if !choosesSeveral || indexPath == nil {
            for path in indexPathsForSelectedRows ?? [] { shown[path]?.isSelected = false }
            indexPathsForSelectedRows = nil
        }
        guard let indexPath else { return }
        if indexPathsForSelectedRows?.contains(indexPath) != true {
            indexPathsForSelectedRows = (indexPathsForSelectedRows ?? []) + [indexPath]
        }
        shown[indexPath]?.isSelected = true
        if scrollPosition != .none { scrollToRow(at: indexPath, at: scrollPosition, animated: animated) }
    }

    open func deselectRow(at indexPath: IndexPath, animated: Bool) {
        indexPathsForSelectedRows?.removeAll { $0 == indexPath }
        if indexPathsForSelectedRows?.isEmpty == true { indexPathsForSelectedRows = nil }
        shown[indexPath]?.isSelected = false
    }

    private var choosesSeveral: Bool { isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection }

    /// Whether rows can be chosen.
    var takesTaps: Bool { isEditing ? allowsSelectionDuringEditing : allowsSelection }

    func tapped(_ path: IndexPath) -> Bool {
        guard takesTaps else { return false }
        guard delegate?.tableView(self, shouldHighlightRowAt: path) ?? true else { return true }
        shown[path]?.setHighlighted(true, animated: true)
        delegate?.tableView(self, didHighlightRowAt: path)
        shown[path]?.setHighlighted(false, animated: true)
        delegate?.tableView(self, didUnhighlightRowAt: path)
        let before = indexPathsForSelectedRows ?? []
        if choosesSeveral, before.contains(path) {
            guard let left = delegate.map({ $0.tableView(self, willDeselectRowAt: path) }) ?? path else {
                return true
            }
            deselectRow(at: left, animated: true)
            delegate?.tableView(self, didDeselectRowAt: left)
            return true
        }
        guard let chosen = delegate.map({ $0.tableView(self, willSelectRowAt: path) }) ?? path else { return true }
        if !choosesSeveral {
            for other in before where other != chosen {
                deselectRow(at: other, animated: true)
                delegate?.tableView(self, didDeselectRowAt: other)
            }
        }
        selectRow(at: chosen, animated: true, scrollPosition: .none)
        // Before the delegate hears of the row, as on a phone.
        shown[chosen]?.segue?()
        delegate?.tableView(self, didSelectRowAt: chosen)
        if !isEditing, delegate?.tableView(self, canPerformPrimaryActionForRowAt: chosen) == true {
            delegate?.tableView(self, performPrimaryActionForRowAt: chosen)
        }
        return true
    }

    /// The button at the end of a row was pressed.
    func pressedAccessory(of cell: UITableViewCell) {
        guard let path = indexPath(for: cell) else { return }
        cell.accessorySegue?()
        delegate?.tableView(self, accessoryButtonTappedForRowWith: path)
    }

    override func pressedLong(at place: CGPoint) {
        guard let path = indexPathForRow(at: place), let delegate else { return }
        delegate.tableView(self, contextMenuConfigurationForRowAt: path, point: place)?.show(from: self)
    }

    // MARK: Layout

    open override func layoutSubviews() {
        super.layoutSubviews()
        LongPresses.follow(self, LongPresses.row, &longPress)
        backgroundView?.setFrame(bounds)
        if needsReload || widthOfRows != bounds.width { measure() }
        let top = contentOffset.y
        let visible = Set(rows.paths(from: top, to: top + bounds.height))
        // The row of the field that has the keyboard stays.
        let typed = FirstResponder.shared.current as? UIView
        for (path, cell) in shown where !visible.contains(path) && typed?.isDescendant(of: cell) != true {
            shown[path] = nil
            retire(cell)
            delegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
        }
        for path in visible.sorted() { show(path) }
        layOutSeparators()
        layOutEdges()
    }

    private func show(_ path: IndexPath) {
        guard let dataSource else { return }
        let cell = shown[path] ?? dataSource.tableView(self, cellForRowAt: path)
        if shown[path] == nil {
            cell.table = self
            // The line below it is drawn over it.
            separators.removeValue(forKey: path)?.removeFromSuperview()
            addUnderEdges(cell)
            shown[path] = cell
            cell.isSelected = indexPathsForSelectedRows?.contains(path) == true
            // Its size is known to who rounds its corners.
            cell.frame = rectForRow(at: path)
            delegate?.tableView(self, willDisplay: cell, forRowAt: path)
        }
        edit(cell, path)
        cell.frame = rectForRow(at: path)
        dress(cell, path)
    }
}

/// Parts of a table that keep to their contents' width.
public struct UITableViewContentHuggingElements: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let sectionHeaders = Self(rawValue: 1 << 3)
}
