import Foundation

// What a table's delegates say of rows that are dragged and dropped.
extension UITableView: DraggingList {
    func listedPath(at place: CGPoint) -> IndexPath? { indexPathForRow(at: place) }
    func listedRect(at path: IndexPath) -> CGRect {
        // Rows that have just come are measured.
        _ = contentSize
        return rectForRow(at: path)
    }
    func listedCell(at path: IndexPath) -> (any DraggedCell)? { cellForRow(at: path) }
    func insertionPath(at place: CGPoint) -> IndexPath? {
        guard var path = indexPathForRow(at: place) else { return nil }
        if place.y > rectForRow(at: path).midY { path.row += 1 }
        return path
    }
    func insertionMark(at path: IndexPath) -> CGRect? {
        let isEnd = path.row >= numberOfRows(inSection: path.section)
        guard !isEnd || path.row > 0 else { return nil }
        let row = rectForRow(at: isEnd ? IndexPath(row: path.row - 1, section: path.section) : path)
        return CGRect(x: row.minX, y: (isEnd ? row.maxY : row.minY) - 1, width: row.width, height: 2)
    }

    func listedItems(lifting session: any UIDragSession, at path: IndexPath) -> [UIDragItem] {
        dragDelegate?.tableView(self, itemsForBeginning: session, at: path) ?? []
    }
    func listedParameters(at path: IndexPath) -> UIDragPreviewParameters? {
        dragDelegate?.tableView(self, dragPreviewParametersForRowAt: path)
    }
    func listedDragBegins(_ session: any UIDragSession) { dragDelegate?.tableView(self, dragSessionWillBegin: session) }
    func listedDragEnds(_ session: any UIDragSession) { dragDelegate?.tableView(self, dragSessionDidEnd: session) }
    func listedMayMove(_ session: any UIDragSession) -> Bool {
        dragDelegate?.tableView(self, dragSessionAllowsMoveOperation: session) ?? false
    }
    func listedIsRestricted(_ session: any UIDragSession) -> Bool {
        dragDelegate?.tableView(self, dragSessionIsRestrictedToDraggingApplication: session) ?? false
    }

    func listedTakes(_ session: any UIDropSession) -> Bool {
        dropDelegate?.tableView(self, canHandle: session) ?? false
    }
    func listedEnters(_ session: any UIDropSession) { dropDelegate?.tableView(self, dropSessionDidEnter: session) }
    func listedProposal(_ session: any UIDropSession, over path: IndexPath?) -> ListedProposal {
        let proposal = dropDelegate?.tableView(self, dropSessionDidUpdate: session, withDestinationIndexPath: path)
        return ListedProposal(
            proposal: proposal ?? UITableViewDropProposal(operation: .cancel),
            isInto: proposal?.intent == .insertIntoDestinationIndexPath
        )
    }
    func listedExits(_ session: any UIDropSession) { dropDelegate?.tableView(self, dropSessionDidExit: session) }
    func listedEnds(_ session: any UIDropSession) { dropDelegate?.tableView(self, dropSessionDidEnd: session) }

    func perform(_ drop: ListedDrop) {
        if let (source, target) = ownMove(drop) {
            movedByPerson(from: source, to: target)
            return drop.places.put(drop.things[0].item) { [weak self] in self?.target(at: target) }
        }
        dropDelegate?.tableView(self, performDropWith: RowDropCoordinator(drop, self))
    }

    /// A row of the table that the data source itself brings to another place.
    private func ownMove(_ drop: ListedDrop) -> (IndexPath, IndexPath)? {
        guard drop.proposed.proposal.operation == .move, !drop.proposed.isInto, movesRows, drop.things.count == 1,
            let source = drop.things[0].source, let target = drop.destination,
            dataSource?.tableView(self, canMoveRowAt: source) == true
        else { return nil }
        return (source, target)
    }

    func target(at path: IndexPath) -> UIDragPreviewTarget? {
        UIDragPreviewTarget(container: self, center: listedRect(at: path).center)
    }
}

/// What was dropped on a table.
final class RowDropCoordinator: NSObject, UITableViewDropCoordinator {
    private let drop: ListedDrop
    private weak var table: UITableView?

    init(_ drop: ListedDrop, _ table: UITableView) { (self.drop, self.table) = (drop, table) }

    var items: [any UITableViewDropItem] { drop.things.map { RowDropItem($0) } }
    var destinationIndexPath: IndexPath? { drop.destination }
    var session: any UIDropSession { drop.session }
    var proposal: UITableViewDropProposal {
        drop.proposed.proposal as? UITableViewDropProposal
            ?? UITableViewDropProposal(operation: drop.proposed.proposal.operation)
    }

    func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating {
        put(dragItem) { [weak table] in table?.target(at: indexPath) }
    }
    func drop(_ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating {
        put(dragItem) { [weak table] in
            guard let cell = table?.cellForRow(at: indexPath) else { return nil }
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
        to placeholder: UITableViewDropPlaceholder
    ) -> any UITableViewDropPlaceholderContext { RowPlaceholder(dragItem, placeholder.insertionIndexPath, table) }

    private func put(_ item: UIDragItem, _ goal: @escaping () -> UIDragPreviewTarget?) -> DragAnimator {
        let animator = DragAnimator()
        drop.places.put(item, animator, at: goal)
        return animator
    }
}

private final class RowDropItem: NSObject, UITableViewDropItem {
    let dragItem: UIDragItem
    let sourceIndexPath: IndexPath?
    let previewSize: CGSize
    init(_ thing: ListedDrop.Thing) {
        (dragItem, sourceIndexPath, previewSize) = (thing.item, thing.source, thing.size)
    }
}

/// The place of a row that is still loaded.
private final class RowPlaceholder: NSObject, UITableViewDropPlaceholderContext {
    let dragItem: UIDragItem
    private let path: IndexPath
    private weak var table: UITableView?
    private var isOpen = true

    init(_ item: UIDragItem, _ path: IndexPath, _ table: UITableView?) {
        (dragItem, self.path, self.table) = (item, path, table)
    }

    func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool {
        guard isOpen, let table else { return false }
        isOpen = false
        dataSourceUpdates(path)
        table.insertRows(at: [path], with: .automatic)
        return true
    }
    func deletePlaceholder() -> Bool {
        defer { isOpen = false }
        return isOpen
    }
    // It has no cell that would move.
    func addAnimations(_ animations: @escaping () -> Void) { animations() }
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) { completion(.end) }
}
