public import Foundation

/// Items in sections, where a layout puts them.
@preconcurrency @MainActor
open class UICollectionView: UIScrollView {
    /// Which way a collection scrolls.
    public enum ScrollDirection: Int, Sendable {
        case vertical = 0
        case horizontal
    }

    /// Where an item goes that is scrolled to.
    public struct ScrollPosition: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let top = ScrollPosition(rawValue: 1 << 0)
        public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
        public static let bottom = ScrollPosition(rawValue: 1 << 2)
        public static let left = ScrollPosition(rawValue: 1 << 3)
        public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
        public static let right = ScrollPosition(rawValue: 1 << 5)
    }

    public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
    public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

    open weak var dataSource: (any UICollectionViewDataSource)? { didSet { reloadData() } }
    open var collectionViewLayout: UICollectionViewLayout { didSet { adopt() } }
    open var allowsSelection = true
    open var allowsMultipleSelection = false
    open var allowsSelectionDuringEditing = false
    open var allowsMultipleSelectionDuringEditing = false
    open var isEditing = false { didSet { for cell in cells.values { cell.isEditing = isEditing } } }
    open var backgroundView: UIView? { didSet { replace(oldValue, by: backgroundView) } }
    open var isPrefetchingEnabled = true
    open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
    open weak var dragDelegate: (any UICollectionViewDragDelegate)? { didSet { followDragging() } }
    open weak var dropDelegate: (any UICollectionViewDropDelegate)? { didSet { followDragging() } }
    /// Whether items may be dragged that ``dragDelegate`` gives.
    open var dragInteractionEnabled = UIDragInteraction.isEnabledByDefault { didSet { followDragging() } }
    private(set) lazy var draggedItems = DraggedItems(of: self)
    private(set) lazy var droppedItems = DroppedItems(on: self)
    private func followDragging() {
        draggedItems.follow(isOn: dragDelegate != nil && dragInteractionEnabled)
        droppedItems.follow(isOn: dropDelegate != nil)
    }
    open var reorderingCadence = ReorderingCadence.immediate
    var pool = CellPool()
    private var cells: [IndexPath: UICollectionViewCell] = [:]
    /// Headers, footers and other views beside items, by their kind and place.
    private var edges: [ElementKey: UICollectionReusableView] = [:]
    private var rooms = SectionScrollViews()
    private var isPrepared = false
    private var preparedSize = CGSize.zero
    /// What is changed in a block of updates.
    private var changes: ItemChanges?
    var movement: ItemMovement?
    open private(set) var indexPathsForSelectedItems: [IndexPath]? = []

    private struct ElementKey: Hashable {
        let kind: String
        let path: IndexPath
    }

    public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        collectionViewLayout = layout
        super.init(frame: frame)
        backgroundColor = .systemBackground
        hasUsualGround = true
        adopt()
    }

    /// Whether nobody has given it another ground than the one that it is made with.
    private var hasUsualGround = false
    open override var backgroundColor: UIColor? { didSet { hasUsualGround = false } }

    public required init?(coder: NSCoder) {
        collectionViewLayout = UICollectionViewFlowLayout()
        super.init(coder: coder)
        adopt()
    }

    private func adopt() {
        collectionViewLayout.collectionView = self
        layoutIsInvalid()
    }

    override func restingPlace(from offset: CGPoint) -> CGPoint {
        let place = collectionViewLayout.targetContentOffset(
            forProposedContentOffset: offset,
            withScrollingVelocity: .zero
        )
        // A layout may divide by nothing.
        return place.x.isFinite && place.y.isFinite ? place : offset
    }

    func layoutIsInvalid() {
        isPrepared = false
        setNeedsLayout()
    }

    open weak var delegate: (any UICollectionViewDelegate)? {
        get { scrollDelegate as? any UICollectionViewDelegate }
        set { scrollDelegate = newValue }
    }

    // MARK: Items

    open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 0 }
    open func numberOfItems(inSection section: Int) -> Int {
        dataSource?.collectionView(self, numberOfItemsInSection: section) ?? 0
    }
    open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? { cells[indexPath] }
    open func indexPath(for cell: UICollectionViewCell) -> IndexPath? { cells.first { $0.value === cell }?.key }
    open var visibleCells: [UICollectionViewCell] { cells.sorted { $0.key < $1.key }.map(\.value) }
    open var indexPathsForVisibleItems: [IndexPath] { cells.keys.sorted() }
    open func indexPathForItem(at point: CGPoint) -> IndexPath? {
        let area = CGRect(x: point.x, y: point.y, width: 0.01, height: 0.01)
        let found = collectionViewLayout.layoutAttributesForElements(in: area) ?? []
        return found.first { $0.representedElementCategory == .cell }?.indexPath
    }
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        collectionViewLayout.layoutAttributesForItem(at: indexPath)
    }
    open func supplementaryView(forElementKind kind: String, at indexPath: IndexPath) -> UICollectionReusableView? {
        edges[ElementKey(kind: kind, path: indexPath)]
    }
    open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
        edges.keys.filter { $0.kind == elementKind }.map(\.path).sorted()
    }
    open func indexPath(forSupplementaryView supplementaryView: UICollectionReusableView) -> IndexPath? {
        edges.first { $0.value === supplementaryView }?.key.path
    }
    open func layoutAttributesForSupplementaryElement(
        ofKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
    }
    // Kept: nobody goes through items by keys, and cells do not tell of their size.
    open var selectionFollowsFocus = false
    open var remembersLastFocusedIndexPath = false
    open var isSpringLoaded = false
    open var selfSizingInvalidation = SelfSizingInvalidation.enabled
    open var hasUncommittedUpdates: Bool { false }
    open var contextMenuInteraction: UIContextMenuInteraction? { nil }
    /// When a cell whose content is another is laid out anew.
    public enum SelfSizingInvalidation: Int, Sendable { case disabled = 0, enabled, enabledIncludingConstraints }
    open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
        edges.filter { $0.key.kind == elementKind }.map(\.value)
    }

    // MARK: Changes

    open func reloadData() {
        for cell in cells.values { retire(cell) }
        for view in edges.values { retire(view) }
        cells = [:]
        edges = [:]
        indexPathsForSelectedItems = []
        layoutIsInvalid()
    }

    open func reloadItems(at indexPaths: [IndexPath]) { change { $0.reloaded += indexPaths } }
    open func reconfigureItems(at indexPaths: [IndexPath]) { change { $0.reloaded += indexPaths } }
    open func reloadSections(_ sections: IndexSet) { change { $0.reloadedSections.formUnion(sections) } }
    open func insertItems(at indexPaths: [IndexPath]) { change { $0.inserted += indexPaths } }
    open func deleteItems(at indexPaths: [IndexPath]) { change { $0.deleted += indexPaths } }
    open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
        keep(cellClass, forCellWithReuseIdentifier: identifier)
    }
    open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
        keep(nib, forCellWithReuseIdentifier: identifier)
    }
    open func register(
        _ viewClass: AnyClass?,
        forSupplementaryViewOfKind elementKind: String,
        withReuseIdentifier identifier: String
    ) {
        keep(viewClass, forSupplementaryViewOfKind: elementKind, withReuseIdentifier: identifier)
    }
    open func register(
        _ nib: UINib?,
        forSupplementaryViewOfKind kind: String,
        withReuseIdentifier identifier: String
    ) {
        keep(nib, forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier)
    }
    open func dequeueReusableCell(
        withReuseIdentifier identifier: String,
        for indexPath: IndexPath
    ) -> UICollectionViewCell { reuseCell(withReuseIdentifier: identifier, for: indexPath) }
    open func dequeueReusableSupplementaryView(
        ofKind elementKind: String,
        withReuseIdentifier identifier: String,
        for indexPath: IndexPath
    ) -> UICollectionReusableView {
        reuseSupplementaryView(ofKind: elementKind, withReuseIdentifier: identifier, for: indexPath)
    }

    open func moveSection(_ section: Int, toSection newSection: Int) {
        change {
            $0.deletedSections.insert(section)
            $0.insertedSections.insert(newSection)
        }
    }
    open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        change { $0.moved[indexPath] = newIndexPath }
    }
    open func insertSections(_ sections: IndexSet) { change { $0.insertedSections.formUnion(sections) } }
    open func deleteSections(_ sections: IndexSet) { change { $0.deletedSections.formUnion(sections) } }

    /// What Apple's takes is an optional closure that does not escape, which Swift cannot write: here is one of each
    /// kind, so that the updates need not say `self`.
    open func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
        withoutActuallyEscaping(updates) { performBatchUpdates(Optional($0), completion: completion) }
    }

    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        let isOuter = changes == nil
        if isOuter { changes = ItemChanges() }
        updates?()
        if isOuter, let made = changes {
            changes = nil
            adopt(made.destination, animated: true)
        }
        guard let completion else { return }
        Display.shared.schedule(isOuter ? ItemChanges.duration : 0) { completion(true) }
    }

    private func change(_ change: (inout ItemChanges) -> Void) {
        if changes != nil { return change(&changes!) }
        var made = ItemChanges()
        change(&made)
        adopt(made.destination, animated: true)
    }

    /// Takes over other items: what is at a place comes to another one, or is made anew.
    func adopt(_ destination: (IndexPath) -> IndexPath?, animated: Bool) {
        var kept: [IndexPath: UICollectionViewCell] = [:]
        for (path, cell) in cells {
            if let next = destination(path), kept[next] == nil { kept[next] = cell } else { retire(cell) }
        }
        cells = kept
        indexPathsForSelectedItems = indexPathsForSelectedItems?.compactMap(destination)
        for view in edges.values { retire(view) }
        edges = [:]
        layoutIsInvalid()
        guard animated, window != nil else { return }
        UIView.animate(withDuration: ItemChanges.duration) { self.layoutIfNeeded() }
    }

    open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
        collectionViewLayout = layout
    }

    // Kept: a page has no focus that keys move.
    open var allowsFocus = false
    open var allowsFocusDuringEditing = false

    /// Begins a way from the layout to another, which the layout that comes back measures; the items move when it is finished.
    @discardableResult
    open func startInteractiveTransition(
        to layout: UICollectionViewLayout,
        completion: LayoutInteractiveTransitionCompletion? = nil
    ) -> UICollectionViewTransitionLayout {
        let way = UICollectionViewTransitionLayout(currentLayout: collectionViewLayout, nextLayout: layout)
        transition = (way, completion)
        return way
    }
    public typealias LayoutInteractiveTransitionCompletion = (Bool, Bool) -> Void
    private var transition: (UICollectionViewTransitionLayout, LayoutInteractiveTransitionCompletion?)?

    open func finishInteractiveTransition() {
        guard let (way, completion) = transition else { return }
        transition = nil
        setCollectionViewLayout(way.nextLayout, animated: true)
        completion?(true, true)
    }
    open func cancelInteractiveTransition() {
        guard let (_, completion) = transition else { return }
        transition = nil
        completion?(true, false)
    }

    /// `completion` hears that the items are there, which they are at once.
    open func setCollectionViewLayout(
        _ layout: UICollectionViewLayout,
        animated: Bool,
        completion: ((Bool) -> Void)?
    ) {
        setCollectionViewLayout(layout, animated: animated)
        layoutIfNeeded()
        completion?(true)
    }

    private func retire(_ cell: UICollectionReusableView) {
        cell.removeFromSuperview()
        (cell as? UICollectionViewListCell)?.sweep = nil
        pool.keep(cell)
    }

    // MARK: Selection and scrolling

    open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        if !allowsMultipleSelection {
            for path in indexPathsForSelectedItems ?? [] { cells[path]?.isSelected = false }
            indexPathsForSelectedItems = []
        }
        guard let indexPath else { return }
        indexPathsForSelectedItems?.append(indexPath)
        cells[indexPath]?.isSelected = true
        if !scrollPosition.isEmpty { scrollToItem(at: indexPath, at: scrollPosition, animated: animated) }
    }

    open func deselectItem(at indexPath: IndexPath, animated: Bool) {
        indexPathsForSelectedItems?.removeAll { $0 == indexPath }
        cells[indexPath]?.isSelected = false
    }

    /// Whether items can be chosen.
    var takesTaps: Bool { isEditing ? allowsSelectionDuringEditing : allowsSelection }

    func tapped(_ path: IndexPath) -> Bool {
        if let cell = cells[path] as? UICollectionViewListCell, cell.opens() { return true }
        guard takesTaps else { return false }
        guard delegate?.collectionView(self, shouldHighlightItemAt: path) ?? true else { return true }
        let before = indexPathsForSelectedItems ?? []
        if allowsMultipleSelection, before.contains(path) {
            guard delegate?.collectionView(self, shouldDeselectItemAt: path) ?? true else { return true }
            deselectItem(at: path, animated: true)
            delegate?.collectionView(self, didDeselectItemAt: path)
            return true
        }
        guard delegate?.collectionView(self, shouldSelectItemAt: path) ?? true else { return true }
        selectItem(at: path, animated: true, scrollPosition: [])
        if !allowsMultipleSelection {
            for other in before where other != path { delegate?.collectionView(self, didDeselectItemAt: other) }
        }
        // Before the delegate hears of the item, as on a phone.
        cells[path]?.segue?()
        delegate?.collectionView(self, didSelectItemAt: path)
        if !isEditing, delegate?.collectionView(self, canPerformPrimaryActionForItemAt: path) == true {
            delegate?.collectionView(self, performPrimaryActionForItemAt: path)
        }
        return true
    }

    open func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        layoutIfNeeded()
        guard let rect = collectionViewLayout.layoutAttributesForItem(at: indexPath)?.frame else { return }
        var offset = contentOffset
        let inset = adjustedContentInset
        if scrollPosition.contains(.top) { offset.y = rect.minY - inset.top }
        if scrollPosition.contains(.centeredVertically) {
            offset.y = rect.midY - inset.top - (bounds.height - inset.height) / 2
        }
        if scrollPosition.contains(.bottom) { offset.y = rect.maxY + inset.bottom - bounds.height }
        if scrollPosition.contains(.left) { offset.x = rect.minX }
        if scrollPosition.contains(.centeredHorizontally) { offset.x = rect.midX - bounds.width / 2 }
        if scrollPosition.contains(.right) { offset.x = rect.maxX - bounds.width }
        setContentOffset(withinContent(offset), animated: animated)
    }

    // MARK: Layout

    private func replace(_ old: UIView?, by new: UIView?) {
        old?.removeFromSuperview()
        if let new { insertSubview(new, at: 0) }
        setNeedsLayout()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        backgroundView?.setFrame(bounds)
        if preparedSize != bounds.size || collectionViewLayout.shouldInvalidateLayout(forBoundsChange: bounds) {
            isPrepared = false
        }
        prepareLayout()
        rooms.show(collectionViewLayout.rooms, in: self)
        let found = collectionViewLayout.layoutAttributesForElements(in: bounds) ?? []
        let wanted = Set(found.filter { $0.representedElementCategory == .cell }.map(\.indexPath))
        for (path, cell) in cells where !wanted.contains(path) {
            cells[path] = nil
            retire(cell)
            delegate?.collectionView(self, didEndDisplaying: cell, forItemAt: path)
        }
        let keys = Set(
            found.compactMap { place in
                place.representedElementKind.map { ElementKey(kind: $0, path: place.indexPath) }
            }
        )
        for (key, view) in edges where !keys.contains(key) {
            edges[key] = nil
            retire(view)
            delegate?.collectionView(
                self,
                didEndDisplayingSupplementaryView: view,
                forElementOfKind: key.kind,
                at: key.path
            )
        }
        for attributes in found { show(attributes) }
    }

    private func prepareLayout() {
        guard !isPrepared else { return }
        isPrepared = true
        preparedSize = bounds.size
        if let list = firstList, backgroundColor == nil || hasUsualGround {
            backgroundColor = list.backgroundColor ?? list.appearance.ground
        }
        collectionViewLayout.prepare()
        contentSize = collectionViewLayout.collectionViewContentSize
    }

    /// The layout is made when its size is asked for.
    open override var contentSize: CGSize {
        get {
            if dataSource != nil, bounds.width > 0 { prepareLayout() }
            return super.contentSize
        }
        set { super.contentSize = newValue }
    }

    private func show(_ attributes: UICollectionViewLayoutAttributes) {
        let path = attributes.indexPath
        guard let view = attributes.representedElementKind.map({ edge($0, attributes) }) ?? cell(attributes) else {
            return
        }
        let room: UIView = attributes.room.flatMap { rooms.view($0) } ?? self
        if view.superview !== room {
            if let kind = attributes.representedElementKind, view.superview == nil {
                delegate?.collectionView(
                    self,
                    willDisplaySupplementaryView: view,
                    forElementKind: kind,
                    at: path
                )
            }
            room.addSubview(view)
        }
        view.apply(attributes)
        view.bounds.size = attributes.frame.size
        view.center = attributes.frame.center
        view.take(visibilityOf: attributes)
        view.transform = attributes.transform
        let isFlat = CATransform3DIsAffine(attributes.transform3D)
        if !isFlat || !CATransform3DIsIdentity(view.layer.transform) {
            view.layer.transform = isFlat ? CATransform3DIdentity : attributes.transform3D
        }
        view.layer.zPosition = CGFloat(attributes.zIndex)
        guard let cell = view as? UICollectionViewCell else { return }
        cell.rowPlace = attributes.rowPlace
        if attributes.representedElementCategory == .cell {
            cell.isEditing = isEditing
            cell.isSelected = indexPathsForSelectedItems?.contains(path) == true
        }
        cell.placed()
    }

    private func cell(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionReusableView? {
        let path = attributes.indexPath
        if let known = cells[path] { return known }
        guard let cell = dataSource?.collectionView(self, cellForItemAt: path) else { return nil }
        cells[path] = cell
        cell.collection = self
        if attributes.transform.isIdentity { cell.frame = attributes.frame }
        delegate?.collectionView(self, willDisplay: cell, forItemAt: path)
        return cell
    }

    private func edge(_ kind: String, _ attributes: UICollectionViewLayoutAttributes) -> UICollectionReusableView? {
        let key = ElementKey(kind: kind, path: attributes.indexPath)
        if let known = edges[key] { return known }
        let view =
            attributes.representedElementCategory == .decorationView
            ? collectionViewLayout.makeDecoration(kind, frame: attributes.frame)
            : dataSource?.collectionView(self, viewForSupplementaryElementOfKind: kind, at: attributes.indexPath)
        edges[key] = view
        return view
    }

    /// The size that a cell's constraints give it.
    func fittingSize(at path: IndexPath, estimate: CGSize) -> CGSize {
        guard let cell = cells[path] ?? dataSource?.collectionView(self, cellForItemAt: path) else { return estimate }
        defer { if cells[path] == nil { pool.keep(cell) } }
        let size = cell.contentView.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        return size.width > 0 && size.height > 0 ? size : estimate
    }

    /// The size that an item's content wants, where its layout leaves that open.
    func fittingSize(at path: IndexPath, _ room: CGSize, isOpenWidth: Bool, isOpenHeight: Bool) -> CGSize {
        guard let cell = cells[path] ?? dataSource?.collectionView(self, cellForItemAt: path) else { return room }
        cell.collection = self
        defer { if cells[path] == nil { pool.keep(cell) } }
        let found = cell.fittingSize(in: room, isOpenWidth: isOpenWidth, isOpenHeight: isOpenHeight)
        let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
        attributes.frame.size = found
        return cell.preferredLayoutAttributesFitting(attributes).size
    }

    /// The size that a header or a footer wants at a width.
    func fittingSize(of attributes: UICollectionViewLayoutAttributes, _ room: CGSize) -> CGSize {
        guard let view = attributes.representedElementKind.flatMap({ edge($0, attributes) }) else { return room }
        return view.fittingSize(in: room, isOpenWidth: false, isOpenHeight: true)
    }

    // MARK: Lists and sections that scroll

    /// How the first list of the layout looks, if it has one.
    var firstList: UICollectionLayoutListConfiguration? {
        (collectionViewLayout as? UICollectionViewCompositionalLayout)?.firstList
    }

    func roomOffset(_ section: Int) -> CGPoint { rooms.view(section)?.contentOffset ?? .zero }

    private var outline: (any OutlineSource)? { dataSource as? any OutlineSource }
    func isOutline(_ cell: UICollectionViewCell) -> Bool {
        indexPath(for: cell).map { outline?.hasChildren(at: $0) ?? false } ?? false
    }
    func isOpen(_ cell: UICollectionViewCell) -> Bool {
        indexPath(for: cell).map { outline?.isOpen(at: $0) ?? false } ?? false
    }
    /// Opens or closes what lies under a row.
    func toggle(_ cell: UICollectionViewCell) {
        guard let path = indexPath(for: cell) else { return }
        outline?.toggle(at: path)
        (cell as? UICollectionViewListCell)?.outlineChanged()
    }
}
