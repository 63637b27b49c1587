public import Foundation

/// What holds for all sections of a compositional layout.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayoutConfiguration: NSObject {
    open var scrollDirection = UICollectionView.ScrollDirection.vertical
    open var interSectionSpacing: CGFloat = 0
    open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
    open var contentInsetsReference = UIContentInsetsReference.automatic

    public nonisolated override init() { super.init() }
}

/// What a section looks like; nil for one that shows nothing.
public typealias UICollectionViewCompositionalLayoutSectionProvider =
    (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?

/// Sections of groups of items, each as its author composed it.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
    open var configuration: UICollectionViewCompositionalLayoutConfiguration { didSet { invalidateLayout() } }
    private let provider: UICollectionViewCompositionalLayoutSectionProvider
    private var sections: [SectionArrangement] = []
    private var end: CGFloat = 0

    public init(section: NSCollectionLayoutSection) {
        provider = { _, _ in section }
        configuration = UICollectionViewCompositionalLayoutConfiguration()
        super.init()
    }

    public init(
        section: NSCollectionLayoutSection,
        configuration: UICollectionViewCompositionalLayoutConfiguration
    ) {
        provider = { _, _ in section }
        self.configuration = configuration
        super.init()
    }

    public init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) {
        provider = sectionProvider
        configuration = UICollectionViewCompositionalLayoutConfiguration()
        super.init()
    }

    public init(
        sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
        configuration: UICollectionViewCompositionalLayoutConfiguration
    ) {
        provider = sectionProvider
        self.configuration = configuration
        super.init()
    }

    /// Of an archive, which holds none of its sections.
    public required init?(coder: NSCoder) { nil }

    /// Rows under each other, in all sections.
    open class func list(using configuration: UICollectionLayoutListConfiguration)
        -> UICollectionViewCompositionalLayout
    {
        UICollectionViewCompositionalLayout { _, environment in
            NSCollectionLayoutSection.list(using: configuration, layoutEnvironment: environment)
        }
    }

    private var isVertical: Bool { configuration.scrollDirection == .vertical }

    /// How the first section looks, where it is a list.
    var firstList: UICollectionLayoutListConfiguration? {
        // A provider is asked only for sections that there are: it may look the section up.
        guard let collection = collectionView, collection.numberOfSections > 0 else { return nil }
        return provider(0, LayoutEnvironment(collection.bounds.size, collection.traitCollection))?.list
    }

    open override func prepare() {
        guard let collection = collectionView else { return }
        (sections, end) = ([], 0)
        let size = collection.bounds.size
        let environment = LayoutEnvironment(size, collection.traitCollection)
        for section in 0..<collection.numberOfSections {
            guard let layout = provider(section, environment) else { continue }
            if !sections.isEmpty { end += configuration.interSectionSpacing }
            add(layout, section, collection, environment)
        }
    }

    private func add(
        _ layout: NSCollectionLayoutSection,
        _ section: Int,
        _ collection: UICollectionView,
        _ environment: LayoutEnvironment
    ) {
        let size = environment.contentSize
        let count = collection.numberOfItems(inSection: section)
        var made = SectionArrangement(layout, section, begin: end, size: size, isVertical: isVertical)
        if let list = layout.list {
            made.layRows(list, count, collection)
        } else {
            let groups = GroupArrangement(section: section, count: count, environment: environment) {
                collection.fittingSize(at: $0, $1, isOpenWidth: $2, isOpenHeight: $3)
            }
            made.lay(groups) { collection.fittingSize(of: $0, $1) }
        }
        end = made.end
        sections.append(made)
    }

    open override var collectionViewContentSize: CGSize {
        guard let size = collectionView?.bounds.size else { return .zero }
        return isVertical ? CGSize(width: size.width, height: end) : CGSize(width: end, height: size.height)
    }

    /// The sections that scroll by themselves.
    override var rooms: [Int: SectionArrangement.ScrollArea] {
        var found: [Int: SectionArrangement.ScrollArea] = [:]
        for each in sections { found[each.section] = each.room }
        return found
    }

    override func snaps(_ section: Int) -> Bool {
        sections.first { $0.section == section }?.layout.orthogonalScrollingBehavior.snaps ?? false
    }

    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        sections.flatMap { section in
            let places = collectionView.map { seen in section.attributes.map { $0.inSight(of: seen) } }
            return (places ?? section.attributes).filter { place in
                guard place.room != nil, let room = section.room else { return place.frame.touches(rect) }
                let offset = collectionView?.roomOffset(section.section) ?? .zero
                return room.frame.touches(rect) && place.frame.touches(CGRect(origin: offset, size: room.frame.size))
            }
        }
    }

    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        sections.first { $0.section == indexPath.section }?.attributes.first {
            $0.representedElementCategory == .cell && $0.indexPath == indexPath
        }
    }

    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String,
        at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        sections.first { $0.section == indexPath.section }?.attributes.first {
            $0.representedElementKind == elementKind && $0.indexPath == indexPath
        }
        .map { place in collectionView.map { place.inSight(of: $0) } ?? place }
    }

    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        newBounds.size != collectionView?.bounds.size
    }
}

extension CGRect {
    /// Whether they have more than an edge in common.
    fileprivate func touches(_ other: CGRect) -> Bool {
        minX < other.maxX && maxX > other.minX && minY < other.maxY && maxY > other.minY
    }
}
