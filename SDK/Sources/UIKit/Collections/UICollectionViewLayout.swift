public import Foundation

/// Where an item lies.
@preconcurrency @MainActor
open class UICollectionViewLayoutAttributes: NSObject, @preconcurrency NSCopying {
    /// What kind of view it is.
    public enum ElementCategory: UInt, Sendable {
        case cell = 0
        case supplementaryView, decorationView
    }

    open var indexPath: IndexPath
    open var frame = CGRect.zero
    open var alpha: CGFloat = 1
    open var isHidden = false
    open var zIndex = 0
    open var transform3D = CATransform3DIdentity
    /// ``transform3D`` in the plane.
    open var transform: CGAffineTransform {
        get { CATransform3DGetAffineTransform(transform3D) }
        set { transform3D = CATransform3DMakeAffineTransform(newValue) }
    }
    open private(set) var representedElementCategory = ElementCategory.cell
    open private(set) var representedElementKind: String?

    public convenience init(forCellWith indexPath: IndexPath) {
        self.init()
        self.indexPath = indexPath
    }

    public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
        self.init()
        self.indexPath = indexPath
        representedElementKind = elementKind
        representedElementCategory = .supplementaryView
    }

    public convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
        self.init()
        self.indexPath = indexPath
        representedElementKind = decorationViewKind
        representedElementCategory = .decorationView
    }

    /// The section in whose own room it lies, which scrolls across the collection; nil in the collection itself.
    var room: Int?
    /// What keeps it in sight; nil where it scrolls with its section.
    var pin: EdgePin?
    /// What a row of a list is among its neighbours.
    var rowPlace: RowPlace?

    /// Of nothing yet. The one designated initializer, so that a subclass has all others.
    public required override init() { indexPath = IndexPath() }

    open func copy(with zone: NSZone? = nil) -> Any {
        let made = Self()
        (made.indexPath, made.frame, made.alpha, made.isHidden) = (indexPath, frame, alpha, isHidden)
        (made.zIndex, made.transform3D, made.room, made.rowPlace) = (zIndex, transform3D, room, rowPlace)
        made.pin = pin
        made.representedElementCategory = representedElementCategory
        made.representedElementKind = representedElementKind
        return made
    }

    open var center: CGPoint {
        get { frame.center }
        set { frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2) }
    }

    open var size: CGSize {
        get { frame.size }
        set { frame.size = newValue }
    }

    open var bounds: CGRect {
        get { CGRect(origin: .zero, size: frame.size) }
        set {
            let middle = center
            frame.size = newValue.size
            center = middle
        }
    }
}

/// Says where a collection's items lie.
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject {
    open internal(set) weak var collectionView: UICollectionView?

    public nonisolated override init() {
        super.init()
    }

    /// One of a nib, which is made anew.
    public required init?(coder: NSCoder) { super.init() }

    open func prepare() {}
    open var collectionViewContentSize: CGSize { .zero }
    open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
    open func layoutAttributesForSupplementaryView(
        ofKind elementKind: String,
        at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }
    open func layoutAttributesForDecorationView(
        ofKind elementKind: String,
        at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }
    open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }
    open func invalidateLayout() { invalidateLayout(with: Self.contextClass.init()) }
    open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        guard let collection = collectionView else { return }
        let moved = context.contentOffsetAdjustment
        if moved != .zero {
            let offset = collection.contentOffset
            collection.contentOffset = CGPoint(x: offset.x + moved.x, y: offset.y + moved.y)
        }
        collection.layoutIsInvalid()
    }
    open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }
    open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
    private static var contextClass: UICollectionViewLayoutInvalidationContext.Type {
        invalidationContextClass as? UICollectionViewLayoutInvalidationContext.Type
            ?? UICollectionViewLayoutInvalidationContext.self
    }
    open func invalidationContext(
        forBoundsChange newBounds: CGRect
    ) -> UICollectionViewLayoutInvalidationContext { Self.contextClass.init() }
    /// Where the collection comes to rest, of where it would by itself.
    open func targetContentOffset(
        forProposedContentOffset proposedContentOffset: CGPoint,
        withScrollingVelocity velocity: CGPoint
    ) -> CGPoint { proposedContentOffset }
    open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }
    open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

    // Nobody asks these: cells take their sizes in layout, and items come and go at once.
    open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
        proposedContentOffset
    }
    open func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool { false }
    open func invalidationContext(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext { Self.contextClass.init() }
    open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}
    open func finalizeCollectionViewUpdates() {}
    open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}
    open func finalizeAnimatedBoundsChange() {}
    open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}
    open func prepareForTransition(to newLayout: UICollectionViewLayout) {}
    open func finalizeLayoutTransition() {}
    open func initialLayoutAttributesForAppearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }
    open func finalLayoutAttributesForDisappearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }
    open func initialLayoutAttributesForAppearingSupplementaryElement(
        ofKind elementKind: String,
        at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        layoutAttributesForSupplementaryView(ofKind: elementKind, at: elementIndexPath)
    }
    open func finalLayoutAttributesForDisappearingSupplementaryElement(
        ofKind elementKind: String,
        at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }
    open func initialLayoutAttributesForAppearingDecorationElement(
        ofKind elementKind: String,
        at decorationIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        layoutAttributesForDecorationView(ofKind: elementKind, at: decorationIndexPath)
    }
    open func finalLayoutAttributesForDisappearingDecorationElement(
        ofKind elementKind: String,
        at decorationIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }
    open func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }
    open func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }
    open func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }
    open func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }
    open func targetIndexPath(
        forInteractivelyMovingItem previousIndexPath: IndexPath,
        withPosition position: CGPoint
    ) -> IndexPath { collectionView?.indexPathForItem(at: position) ?? previousIndexPath }
    open func layoutAttributesForInteractivelyMovingItem(
        at indexPath: IndexPath,
        withTargetPosition position: CGPoint
    ) -> UICollectionViewLayoutAttributes {
        layoutAttributesForItem(at: indexPath) ?? UICollectionViewLayoutAttributes(forCellWith: indexPath)
    }
    private var decorations: [String: UICollectionReusableView.Type] = [:]

    open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
        decorations[elementKind] = viewClass as? UICollectionReusableView.Type
    }

    open func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) { nibs[elementKind] = nib }
    private var nibs: [String: UINib] = [:]

    func makeDecoration(_ kind: String, frame: CGRect) -> UICollectionReusableView? {
        if let nib = nibs[kind] { return nib.instantiate(withOwner: nil).first as? UICollectionReusableView }
        return decorations[kind].flatMap { TableCells.make($0, frame: frame) }
    }

    /// The sections that scroll by themselves, across the way of the collection.
    var rooms: [Int: SectionArrangement.ScrollArea] { [:] }
    /// Whether such a section comes to rest where a group begins.
    func snaps(_ section: Int) -> Bool { false }
}
