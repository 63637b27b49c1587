public import Foundation

/// Lines of items, each line as full as it gets.
@preconcurrency @MainActor
open class UICollectionViewFlowLayout: UICollectionViewLayout {
    /// The size that a cell's own constraints give; the layout takes ``itemSize`` where there are none.
    public static let automaticSize = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)

    open var itemSize = CGSize(width: 50, height: 50) { didSet { invalidateLayout() } }
    open var estimatedItemSize = CGSize.zero { didSet { invalidateLayout() } }
    open var minimumLineSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
    open var minimumInteritemSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
    open var scrollDirection = UICollectionView.ScrollDirection.vertical { didSet { invalidateLayout() } }
    open var sectionInset = UIEdgeInsets.zero { didSet { invalidateLayout() } }
    /// What ``sectionInset`` is measured from, at the sides of the lines.
    open var sectionInsetReference = SectionInsetReference.fromContentInset { didSet { invalidateLayout() } }
    /// What a section's inset is measured from.
    public enum SectionInsetReference: Int, Sendable { case fromContentInset = 0, fromSafeArea, fromLayoutMargins }
    open var headerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
    open var footerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
    open var sectionHeadersPinToVisibleBounds = false { didSet { invalidateLayout() } }
    open var sectionFootersPinToVisibleBounds = false { didSet { invalidateLayout() } }
    open override class var invalidationContextClass: AnyClass { UICollectionViewFlowLayoutInvalidationContext.self }
    private var placed: [UICollectionViewLayoutAttributes] = []
    private var end: CGFloat = 0

    private var delegate: (any UICollectionViewDelegateFlowLayout)? {
        collectionView?.delegate as? any UICollectionViewDelegateFlowLayout
    }

    open override func prepare() {
        guard let collection = collectionView else { return }
        placed = []
        end = 0
        for section in 0..<collection.numberOfSections { place(section, in: collection) }
    }

    private func place(_ section: Int, in collection: UICollectionView) {
        let own = delegate?.collectionView(collection, layout: self, insetForSectionAt: section) ?? sectionInset
        let inset = measured(own, in: collection)
        let lineGap =
            delegate?.collectionView(collection, layout: self, minimumLineSpacingForSectionAt: section)
            ?? minimumLineSpacing
        let gap =
            delegate?.collectionView(collection, layout: self, minimumInteritemSpacingForSectionAt: section)
            ?? minimumInteritemSpacing
        let (begin, count) = (end, placed.count)
        let header = delegate?.collectionView(collection, layout: self, referenceSizeForHeaderInSection: section)
        addEdge(UICollectionView.elementKindSectionHeader, header ?? headerReferenceSize, section)
        let isVertical = scrollDirection == .vertical
        let room = isVertical ? collection.bounds.width - inset.width : collection.bounds.height - inset.height
        end += isVertical ? inset.top : inset.left
        var line: [(IndexPath, CGSize)] = []
        var used: CGFloat = 0
        var isFirst = true
        func finish(isLast: Bool) {
            guard !line.isEmpty else { return }
            if !isFirst { end += lineGap }
            isFirst = false
            lay(line, room: room, gap: gap, inset: inset, isLast: isLast)
            line = []
            used = 0
        }
        for item in 0..<collection.numberOfItems(inSection: section) {
            let path = IndexPath(item: item, section: section)
            let size = size(of: path, in: collection)
            let along = isVertical ? size.width : size.height
            if !line.isEmpty, used + gap + along > room + 0.01 { finish(isLast: false) }
            used += (line.isEmpty ? 0 : gap) + along
            line.append((path, size))
        }
        finish(isLast: true)
        end += isVertical ? inset.bottom : inset.right
        let footer = delegate?.collectionView(collection, layout: self, referenceSizeForFooterInSection: section)
        addEdge(UICollectionView.elementKindSectionFooter, footer ?? footerReferenceSize, section)
        for edge in placed[count...] where pins(edge.representedElementKind) {
            let isFooter = edge.representedElementKind == UICollectionView.elementKindSectionFooter
            edge.pin = EdgePin(isFooter: isFooter, isVertical: isVertical, section: (begin, end))
        }
    }

    private func pins(_ kind: String?) -> Bool {
        switch kind {
        case UICollectionView.elementKindSectionHeader: sectionHeadersPinToVisibleBounds
        case UICollectionView.elementKindSectionFooter: sectionFootersPinToVisibleBounds
        default: false
        }
    }

    /// An inset from the content's edges, of one that is from ``sectionInsetReference``.
    private func measured(_ inset: UIEdgeInsets, in collection: UICollectionView) -> UIEdgeInsets {
        let edges: UIEdgeInsets
        switch sectionInsetReference {
        case .fromContentInset: return inset
        case .fromSafeArea: edges = collection.safeAreaInsets
        case .fromLayoutMargins: edges = collection.layoutMargins
        }
        let taken = collection.adjustedContentInset
        var inset = inset
        if scrollDirection == .vertical {
            inset.left += max(0, edges.left - taken.left)
            inset.right += max(0, edges.right - taken.right)
        } else {
            inset.top += max(0, edges.top - taken.top)
            inset.bottom += max(0, edges.bottom - taken.bottom)
        }
        return inset
    }

    /// A full line reaches from edge to edge; the last one keeps the distance of one that would be full.
    private func lay(_ line: [(IndexPath, CGSize)], room: CGFloat, gap: CGFloat, inset: UIEdgeInsets, isLast: Bool) {
        let isVertical = scrollDirection == .vertical
        let lengths = line.map { isVertical ? $0.1.width : $0.1.height }
        let thickness = line.map { isVertical ? $0.1.height : $0.1.width }.max() ?? 0
        let total = lengths.reduce(0, +)
        let count = line.count
        var space = gap
        let fits = isLast ? floor((room + gap) / ((lengths.first ?? 1) + gap)) : CGFloat(count)
        let isEven = lengths.allSatisfy { $0 == lengths[0] }
        if !isLast, count > 1 {
            space = (room - total) / CGFloat(count - 1)
        } else if isLast, isEven, fits > 1 {
            space = (room - fits * lengths[0]) / (fits - 1)
        }
        var at = isVertical ? inset.left : inset.top
        if count == 1, !isLast { at += (room - total) / 2 }
        for (index, (path, size)) in line.enumerated() {
            let across = (thickness - (isVertical ? size.height : size.width)) / 2
            let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
            attributes.frame = CGRect(
                x: isVertical ? at : end + across,
                y: isVertical ? end + across : at,
                width: size.width,
                height: size.height
            )
            placed.append(attributes)
            at += lengths[index] + max(space, gap)
        }
        end += thickness
    }

    private func size(of path: IndexPath, in collection: UICollectionView) -> CGSize {
        if let size = delegate?.collectionView(collection, layout: self, sizeForItemAt: path) { return size }
        guard estimatedItemSize != .zero else { return itemSize }
        return collection.fittingSize(
            at: path,
            estimate: estimatedItemSize == Self.automaticSize ? itemSize : estimatedItemSize
        )
    }

    private func addEdge(_ kind: String, _ size: CGSize, _ section: Int) {
        guard let collection = collectionView else { return }
        let isVertical = scrollDirection == .vertical
        let thickness = isVertical ? size.height : size.width
        guard thickness > 0 else { return }
        let path = IndexPath(item: 0, section: section)
        let attributes = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: kind, with: path)
        attributes.frame =
            isVertical
            ? CGRect(x: 0, y: end, width: collection.bounds.width, height: thickness)
            : CGRect(x: end, y: 0, width: thickness, height: collection.bounds.height)
        placed.append(attributes)
        end += thickness
    }

    open override var collectionViewContentSize: CGSize {
        guard let size = collectionView?.bounds.size else { return .zero }
        return scrollDirection == .vertical
            ? CGSize(width: size.width, height: end) : CGSize(width: end, height: size.height)
    }

    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        guard let collection = collectionView else { return nil }
        return placed.map { $0.inSight(of: collection) }.filter { item in
            item.frame.minX < rect.maxX && item.frame.maxX > rect.minX && item.frame.minY < rect.maxY
                && item.frame.maxY > rect.minY
        }
    }

    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        placed.first { $0.representedElementKind == nil && $0.indexPath == indexPath }
    }

    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String,
        at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        placed.first { $0.representedElementKind == elementKind && $0.indexPath == indexPath }
            .map { place in collectionView.map { place.inSight(of: $0) } ?? place }
    }

    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        newBounds.size != collectionView?.bounds.size
    }
}
