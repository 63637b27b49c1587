import Foundation

// What a collection's delegates say of items that are dragged and dropped.
extension UICollectionView: DraggingList {
    func listedPath(at place: CGPoint) -> IndexPath? { indexPathForItem(at: place) }
    func listedRect(at path: IndexPath) -> CGRect {
        // Items that have just come have their places.
        _ = contentSize
        return layoutAttributesForItem(at: path)?.frame ?? .zero
    }
    func listedCell(at path: IndexPath) -> (any DraggedCell)? { cellForItem(at: path) }
    func insertionPath(at place: CGPoint) -> IndexPath? { indexPathForItem(at: place) }
    func insertionMark(at path: IndexPath) -> CGRect? {
        let isEnd = path.item >= numberOfItems(inSection: path.section)
        guard !isEnd || path.item > 0 else { return nil }
        let item = listedRect(at: isEnd ? IndexPath(item: path.item - 1, section: path.section) : path)
        // One that is as wide as the collection is a row.
        if item.width > bounds.width / 2 {
            return CGRect(x: item.minX, y: (isEnd ? item.maxY : item.minY) - 1, width: item.width, height: 2)
        }
        return CGRect(x: (isEnd ? item.maxX : item.minX) - 1, y: item.minY, width: 2, height: item.height)
    }

    func listedItems(lifting session: any UIDragSession, at path: IndexPath) -> [UIDragItem] {
        dragDelegate?.collectionView(self, itemsForBeginning: session, at: path) ?? []
    }
    func listedParameters(at path: IndexPath) -> UIDragPreviewParameters? {
        dragDelegate?.collectionView(self, dragPreviewParametersForItemAt: path)
    }
    func listedDragBegins(_ session: any UIDragSession) {
        dragDelegate?.collectionView(self, dragSessionWillBegin: session)
    }
    func listedDragEnds(_ session: any UIDragSession) { dragDelegate?.collectionView(self, dragSessionDidEnd: session) }
    func listedMayMove(_ session: any UIDragSession) -> Bool {
        dragDelegate?.collectionView(self, dragSessionAllowsMoveOperation: session) ?? false
    }
    func listedIsRestricted(_ session: any UIDragSession) -> Bool {
        dragDelegate?.collectionView(self, dragSessionIsRestrictedToDraggingApplication: session) ?? false
    }

    func listedTakes(_ session: any UIDropSession) -> Bool {
        dropDelegate?.collectionView(self, canHandle: session) ?? false
    }
    func listedEnters(_ session: any UIDropSession) { dropDelegate?.collectionView(self, dropSessionDidEnter: session) }
    func listedProposal(_ session: any UIDropSession, over path: IndexPath?) -> ListedProposal {
        let proposal = dropDelegate?.collectionView(
            self,
            dropSessionDidUpdate: session,
            withDestinationIndexPath: path
        )
        return ListedProposal(
            proposal: proposal ?? UICollectionViewDropProposal(operation: .cancel),
            isInto: proposal?.intent == .insertIntoDestinationIndexPath
        )
    }
    func listedExits(_ session: any UIDropSession) { dropDelegate?.collectionView(self, dropSessionDidExit: session) }
    func listedEnds(_ session: any UIDropSession) { dropDelegate?.collectionView(self, dropSessionDidEnd: session) }

    func perform(_ drop: ListedDrop) {
        dropDelegate?.collectionView(self, performDropWith: ItemDropCoordinator(drop, self))
    }
}

/// What was dropped on a collection.
final class ItemDropCoordinator: NSObject, UICollectionViewDropCoordinator {
    private let drop: ListedDrop
    private weak var collection: UICollectionView?

    init(_ drop: ListedDrop, _ collection: UICollectionView) { (self.drop, self.collection) = (drop, collection) }

    var items: [any UICollectionViewDropItem] { drop.things.map { ItemDropItem($0) } }
    var destinationIndexPath: IndexPath? { drop.destination }
    var session: any UIDropSession { drop.session }
    var proposal: UICollectionViewDropProposal {
        drop.proposed.proposal as? UICollectionViewDropProposal
            ?? UICollectionViewDropProposal(operation: drop.proposed.proposal.operation)
    }

    func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating {
        put(dragItem) { [weak collection] in
            collection.map { UIDragPreviewTarget(container: $0, center: $0.listedRect(at: indexPath).center) }
        }
    }
    func drop(_ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating {
        put(dragItem) { [weak collection] in
            guard let cell = collection?.cellForItem(at: indexPath) else { return nil }
            return UIDragPreviewTarget(
                container: cell,
                center: rect.center,
                transform: CGAffineTransform(scaleX: 0.2, y: 0.2)
            )
        }
    }
    func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating {
        put(dragItem) { target }
    }
    func drop(
        _ dragItem: UIDragItem,
        to placeholder: UICollectionViewDropPlaceholder
    ) -> any UICollectionViewDropPlaceholderContext {
        ItemPlaceholder(dragItem, placeholder.insertionIndexPath, collection)
    }

    private func put(_ item: UIDragItem, _ goal: @escaping () -> UIDragPreviewTarget?) -> DragAnimator {
        let animator = DragAnimator()
        drop.places.put(item, animator, at: goal)
        return animator
    }
}

private final class ItemDropItem: NSObject, UICollectionViewDropItem {
    let dragItem: UIDragItem
    let sourceIndexPath: IndexPath?
    let previewSize: CGSize
    init(_ thing: ListedDrop.Thing) {
        (dragItem, sourceIndexPath, previewSize) = (thing.item, thing.source, thing.size)
    }
}

/// The place of an item that is still loaded.
private final class ItemPlaceholder: NSObject, UICollectionViewDropPlaceholderContext {
    let dragItem: UIDragItem
    private let path: IndexPath
    private weak var collection: UICollectionView?
    private var isOpen = true

    init(_ item: UIDragItem, _ path: IndexPath, _ collection: UICollectionView?) {
        (dragItem, self.path, self.collection) = (item, path, collection)
    }

    func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool {
        guard isOpen, let collection else { return false }
        isOpen = false
        dataSourceUpdates(path)
        collection.insertItems(at: [path])
        return true
    }
    func deletePlaceholder() -> Bool {
        defer { isOpen = false }
        return isOpen
    }
    func setNeedsCellUpdate() {}
    // It has no cell that would move.
    func addAnimations(_ animations: @escaping () -> Void) { animations() }
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) { completion(.end) }
}
