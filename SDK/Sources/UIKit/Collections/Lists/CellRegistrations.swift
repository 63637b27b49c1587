public import Foundation

extension UICollectionView {
    /// How cells of a class are made and filled.
    @preconcurrency @MainActor
    public struct CellRegistration<Cell: UICollectionViewCell, Item> {
        /// Fills a cell for an item.
        public typealias Handler = (Cell, IndexPath, Item) -> Void

        let identifier = UUID().uuidString
        let handler: Handler
        let nib: UINib?

        public init(handler: @escaping Handler) { (self.handler, nib) = (handler, nil) }
        public init(cellNib: UINib, handler: @escaping Handler) { (self.handler, nib) = (handler, cellNib) }
    }

    /// How headers, footers and other views beside items are made and filled.
    @preconcurrency @MainActor
    public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
        /// Fills a view of a kind.
        public typealias Handler = (Supplementary, String, IndexPath) -> Void

        let identifier = UUID().uuidString
        let elementKind: String
        let handler: Handler
        let nib: UINib?

        public init(elementKind: String, handler: @escaping Handler) {
            (self.elementKind, self.handler, nib) = (elementKind, handler, nil)
        }
        public init(supplementaryNib: UINib, elementKind: String, handler: @escaping Handler) {
            (self.elementKind, self.handler, nib) = (elementKind, handler, supplementaryNib)
        }
    }

    /// A cell as its registration makes it, filled for an item.
    public func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
        using registration: CellRegistration<Cell, Item>,
        for indexPath: IndexPath,
        item: Item?
    ) -> Cell {
        if !pool.knows(registration.identifier) {
            if let nib = registration.nib {
                register(nib, forCellWithReuseIdentifier: registration.identifier)
            } else {
                register(Cell.self, forCellWithReuseIdentifier: registration.identifier)
            }
        }
        let made = dequeueReusableCell(withReuseIdentifier: registration.identifier, for: indexPath)
        guard let cell = made as? Cell else {
            fatalError("the nib of a cell registration holds a \(type(of: made)), which is no \(Cell.self)")
        }
        made.begin(at: indexPath, in: self)
        if let item { registration.handler(cell, indexPath, item) }
        return cell
    }

    /// A view as its registration makes it, filled for a place.
    public func dequeueConfiguredReusableSupplementary<Supplementary: UICollectionReusableView>(
        using registration: SupplementaryRegistration<Supplementary>,
        for indexPath: IndexPath
    ) -> Supplementary {
        let (kind, identifier) = (registration.elementKind, registration.identifier)
        if !pool.knows(kind + identifier) {
            if let nib = registration.nib {
                register(nib, forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier)
            } else {
                register(Supplementary.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier)
            }
        }
        let made = dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: identifier, for: indexPath)
        guard let view = made as? Supplementary else {
            fatalError("the nib of a supplementary registration holds a \(type(of: made)), no \(Supplementary.self)")
        }
        made.representedKind = kind
        (made as? UICollectionViewCell)?.begin(at: indexPath, in: self)
        registration.handler(view, kind, indexPath)
        return view
    }
}
