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
    open var backgroundView: UIView?
    open var isPrefetchingEnabled = true
    var pool = CellPool()
    private var cells: [IndexPath: UICollectionViewCell] = [:]
    private var edges: [String: UICollectionReusableView] = [:]
    private var isPrepared = false
    private var preparedSize = CGSize.zero
    public private(set) var indexPathsForSelectedItems: [IndexPath]? = []

    public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        collectionViewLayout = layout
        super.init(frame: frame)
        adopt()
    }

    public required init?(coder: NSCoder) {
        collectionViewLayout = UICollectionViewFlowLayout()
        super.init(coder: coder)
        adopt()
    }

    private func adopt() {
        collectionViewLayout.collectionView = self
        layoutIsInvalid()
    }

    func layoutIsInvalid() {
        isPrepared = false
        setNeedsLayout()
    }

    private var itemDelegate: (any UICollectionViewDelegate)? { delegate as? any UICollectionViewDelegate }

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
        edges["\(kind) \(indexPath.section)"]
    }

    // MARK: Changes

    open func reloadData() {
        for cell in cells.values { retire(cell) }
        for view in edges.values { view.removeFromSuperview() }
        cells = [:]
        edges = [:]
        indexPathsForSelectedItems = []
        layoutIsInvalid()
    }

    open func reloadItems(at indexPaths: [IndexPath]) { reloadData() }
    open func reloadSections(_ sections: IndexSet) { reloadData() }
    open func insertItems(at indexPaths: [IndexPath]) { reloadData() }
    open func deleteItems(at indexPaths: [IndexPath]) { reloadData() }
    open func insertSections(_ sections: IndexSet) { reloadData() }
    open func deleteSections(_ sections: IndexSet) { reloadData() }

    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        updates?()
        reloadData()
        layoutIfNeeded()
        completion?(true)
    }

    open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
        collectionViewLayout = layout
    }

    private func retire(_ cell: UICollectionViewCell) {
        cell.removeFromSuperview()
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

    /// Whether somebody hears of chosen items.
    var takesTaps: Bool { allowsSelection && itemDelegate != nil }

    func tapped(_ path: IndexPath) -> Bool {
        guard allowsSelection, let itemDelegate else { return false }
        if allowsMultipleSelection, indexPathsForSelectedItems?.contains(path) == true {
            deselectItem(at: path, animated: true)
            itemDelegate.collectionView(self, didDeselectItemAt: path)
            return true
        }
        guard itemDelegate.collectionView(self, shouldSelectItemAt: path) else { return true }
        selectItem(at: path, animated: true, scrollPosition: [])
        itemDelegate.collectionView(self, didSelectItemAt: path)
        return true
    }

    open func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        layoutIfNeeded()
        guard let rect = collectionViewLayout.layoutAttributesForItem(at: indexPath)?.frame else { return }
        var offset = contentOffset
        if scrollPosition.contains(.top) { offset.y = rect.minY }
        if scrollPosition.contains(.centeredVertically) { offset.y = rect.midY - bounds.height / 2 }
        if scrollPosition.contains(.bottom) { offset.y = rect.maxY - bounds.height }
        if scrollPosition.contains(.left) { offset.x = rect.minX }
        if scrollPosition.contains(.centeredHorizontally) { offset.x = rect.midX - bounds.width / 2 }
        if scrollPosition.contains(.right) { offset.x = rect.maxX - bounds.width }
        let limit = CGPoint(x: max(0, contentSize.width - bounds.width), y: max(0, contentSize.height - bounds.height))
        let cut = CGPoint(x: min(max(offset.x, 0), limit.x), y: min(max(offset.y, 0), limit.y))
        setContentOffset(cut, animated: animated)
    }

    // MARK: Layout

    open override func layoutSubviews() {
        super.layoutSubviews()
        if preparedSize != bounds.size || collectionViewLayout.shouldInvalidateLayout(forBoundsChange: bounds) {
            isPrepared = false
        }
        prepareLayout()
        let found = collectionViewLayout.layoutAttributesForElements(in: bounds) ?? []
        let wanted = Set(found.filter { $0.representedElementCategory == .cell }.map(\.indexPath))
        for (path, cell) in cells where !wanted.contains(path) {
            cells[path] = nil
            retire(cell)
            itemDelegate?.collectionView(self, didEndDisplaying: cell, forItemAt: path)
        }
        for attributes in found { show(attributes) }
    }

    private func prepareLayout() {
        guard !isPrepared else { return }
        isPrepared = true
        preparedSize = bounds.size
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
        guard let dataSource else { return }
        let path = attributes.indexPath
        let view: UICollectionReusableView
        if let kind = attributes.representedElementKind {
            let key = "\(kind) \(path.section)"
            let known = edges[key]
            view = known ?? dataSource.collectionView(self, viewForSupplementaryElementOfKind: kind, at: path)
            edges[key] = view
        } else {
            let known = cells[path]
            let cell = known ?? dataSource.collectionView(self, cellForItemAt: path)
            cells[path] = cell
            cell.collection = self
            cell.isSelected = indexPathsForSelectedItems?.contains(path) == true
            if known == nil { itemDelegate?.collectionView(self, willDisplay: cell, forItemAt: path) }
            view = cell
        }
        if view.superview !== self { addSubview(view) }
        view.apply(attributes)
        view.bounds.size = attributes.frame.size
        view.center = attributes.frame.center
        view.alpha = attributes.alpha
        view.isHidden = attributes.isHidden
        view.transform = attributes.transform
        view.layer.zPosition = CGFloat(attributes.zIndex)
    }

    /// The size that a cell's constraints give it.
    func fittingSize(at path: IndexPath, estimate: CGSize) -> CGSize {
        guard let cell = cells[path] ?? dataSource?.collectionView(self, cellForItemAt: path) else { return estimate }
        defer { if cells[path] == nil { pool.keep(cell) } }
        let size = cell.contentView.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        return size.width > 0 && size.height > 0 ? size : estimate
    }
}
