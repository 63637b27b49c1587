import Foundation

/// The cells of a collection that wait to be shown again, and how new ones are made.
@MainActor
struct CellPool {
    private var makers: [String: (CGRect) -> UICollectionReusableView?] = [:]
    private var waiting: [String: [UICollectionReusableView]] = [:]

    nonisolated init() {}

    mutating func register(_ key: String, _ maker: ((CGRect) -> UICollectionReusableView?)?) { makers[key] = maker }

    func knows(_ key: String) -> Bool { makers[key] != nil }

    mutating func keep(_ cell: UICollectionReusableView) {
        guard let identifier = cell.reuseIdentifier else { return }
        waiting[(cell.representedKind ?? "") + identifier, default: []].append(cell)
    }

    /// - Parameter place: where it will stand; nil where that is not known.
    mutating func take(_ identifier: String, kind: String = "", at place: CGRect?) -> UICollectionReusableView? {
        if let cell = waiting[kind + identifier]?.popLast() {
            if let place { cell.frame = place }
            cell.prepareForReuse()
            return cell
        }
        let frame = place ?? CGRect(x: 0, y: 0, width: 50, height: 50)
        let cell = makers[kind + identifier]?(frame)
        // One of a nib or a prototype has the size of its document until here.
        if place != nil, cell?.frame != frame { cell?.frame = frame }
        cell?.reuseIdentifier = identifier
        cell?.representedKind = kind.isEmpty ? nil : kind
        return cell
    }
}

extension UICollectionView {
    func keep(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
        let type = cellClass as? UICollectionViewCell.Type
        pool.register(identifier, type.map { type in { TableCells.make(type, frame: $0) } })
    }

    func keep(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
        pool.register(identifier, nib.map(Self.maker))
    }

    func keep(
        _ viewClass: AnyClass?,
        forSupplementaryViewOfKind elementKind: String,
        withReuseIdentifier identifier: String
    ) {
        let type = viewClass as? UICollectionReusableView.Type
        pool.register(elementKind + identifier, type.map { type in { TableCells.make(type, frame: $0) } })
    }

    func keep(
        _ nib: UINib?,
        forSupplementaryViewOfKind kind: String,
        withReuseIdentifier identifier: String
    ) {
        pool.register(kind + identifier, nib.map(Self.maker))
    }

    private static func maker(_ nib: UINib) -> (CGRect) -> UICollectionReusableView? {
        { _ in nib.instantiate(withOwner: nil).first as? UICollectionReusableView }
    }

    func reuseCell(
        withReuseIdentifier identifier: String,
        for indexPath: IndexPath
    ) -> UICollectionViewCell {
        let place = collectionViewLayout.layoutAttributesForItem(at: indexPath)?.frame
        guard let cell = pool.take(identifier, at: place) as? UICollectionViewCell else {
            fatalError(
                """
                could not dequeue a view of kind: UICollectionElementKindCell with identifier \(identifier) - must \
                register a nib or a class for the identifier or connect a prototype cell in a storyboard
                """
            )
        }
        cell.begin(at: indexPath, in: self)
        return cell
    }

    func reuseSupplementaryView(
        ofKind elementKind: String,
        withReuseIdentifier identifier: String,
        for indexPath: IndexPath
    ) -> UICollectionReusableView {
        let place = collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: elementKind, at: indexPath)?.frame
        guard let view = pool.take(identifier, kind: elementKind, at: place) else {
            fatalError("could not dequeue a view of kind: \(elementKind) with identifier \(identifier)")
        }
        return view
    }
}
