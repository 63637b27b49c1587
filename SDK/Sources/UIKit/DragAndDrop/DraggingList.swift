import Foundation

/// A table or a collection, of which items can be dragged and on which they can be dropped, as its delegates say.
@MainActor
protocol DraggingList: UIScrollView {
    var draggedItems: DraggedItems { get }

    // MARK: Places, in the list's coordinates

    func listedPath(at place: CGPoint) -> IndexPath?
    func listedRect(at path: IndexPath) -> CGRect
    func listedCell(at path: IndexPath) -> (any DraggedCell)?
    /// The place of something that is put there, which is no item of the list.
    func insertionPath(at place: CGPoint) -> IndexPath?
    /// Where something comes to lie that is put at a path: a line before or behind an item.
    func insertionMark(at path: IndexPath) -> CGRect?

    // MARK: What the delegate of drags says

    func listedItems(lifting session: any UIDragSession, at path: IndexPath) -> [UIDragItem]
    func listedParameters(at path: IndexPath) -> UIDragPreviewParameters?
    func listedDragBegins(_ session: any UIDragSession)
    func listedDragEnds(_ session: any UIDragSession)
    func listedMayMove(_ session: any UIDragSession) -> Bool
    func listedIsRestricted(_ session: any UIDragSession) -> Bool

    // MARK: What the delegate of drops says

    func listedTakes(_ session: any UIDropSession) -> Bool
    func listedEnters(_ session: any UIDropSession)
    func listedProposal(_ session: any UIDropSession, over path: IndexPath?) -> ListedProposal
    func listedExits(_ session: any UIDropSession)
    func listedEnds(_ session: any UIDropSession)
    /// Does what was proposed.
    func perform(_ drop: ListedDrop)
}

/// A cell that looks otherwise while it is dragged, or while something is over it that goes into it.
@MainActor
protocol DraggedCell: UIView {
    func takeDragState(isLifted: Bool, isDragged: Bool)
    func takeDropHighlight(_ isOn: Bool)
}

extension UITableViewCell: DraggedCell {
    func takeDragState(isLifted: Bool, isDragged: Bool) {
        dragStateDidChange(isDragged ? .dragging : isLifted ? .lifting : .none)
    }
    func takeDropHighlight(_ isOn: Bool) { setHighlighted(isOn, animated: true) }
}

extension UICollectionViewCell: DraggedCell {
    func takeDragState(isLifted: Bool, isDragged: Bool) {
        dragStateDidChange(isDragged ? .dragging : isLifted ? .lifting : .none)
    }
    func takeDropHighlight(_ isOn: Bool) { isHighlighted = isOn }
}

/// What a list would do with what is over it.
struct ListedProposal {
    let proposal: UIDropProposal
    /// Whether it goes into the item under the finger, and not between items.
    let isInto: Bool
}

/// What was dropped on a list, and where.
@MainActor
struct ListedDrop {
    /// One of the things, where it was in the list, and how large it is seen.
    struct Thing {
        let item: UIDragItem
        let source: IndexPath?
        let size: CGSize
    }
    let things: [Thing]
    let destination: IndexPath?
    let proposed: ListedProposal
    let session: any UIDropSession
    let places: DropPlaces
}
