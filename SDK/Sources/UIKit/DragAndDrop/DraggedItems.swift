import Foundation

/// What is dragged out of a table or a collection.
final class DraggedItems: NSObject, UIDragInteractionDelegate {
    private weak var list: (any DraggingList)?
    private lazy var interaction = UIDragInteraction(delegate: self)
    /// Where the items were that are lifted, in their order.
    private(set) var sources: [(item: UIDragItem, path: IndexPath)] = []
    /// Whether they are under way.
    private(set) var isActive = false
    private weak var session: (any UIDragSession)?

    init(of list: any DraggingList) { self.list = list }

    func follow(isOn: Bool) {
        interaction.isEnabled = isOn
        if isOn, interaction.view == nil { list?.addInteraction(interaction) }
    }

    /// Where an item was in the list; nil for one of elsewhere.
    func source(of item: UIDragItem) -> IndexPath? { sources.first { $0.item === item }?.path }
    /// Whether what is over the list is the list's own.
    func isOwn(_ session: any UIDropSession) -> Bool {
        isActive && session.localDragSession.map { $0 === self.session } ?? false
    }

    func dragInteraction(
        _ interaction: UIDragInteraction,
        itemsForBeginning session: any UIDragSession
    ) -> [UIDragItem] {
        guard let list, let path = list.listedPath(at: session.location(in: list)) else { return [] }
        let items = list.listedItems(lifting: session, at: path)
        sources = items.map { ($0, path) }
        self.session = session
        return items
    }
    func dragInteraction(
        _ interaction: UIDragInteraction,
        previewForLifting item: UIDragItem,
        session: any UIDragSession
    ) -> UITargetedDragPreview? {
        guard let list, let path = source(of: item), let cell = list.listedCell(at: path) else { return nil }
        let parameters = list.listedParameters(at: path) ?? UIDragPreviewParameters()
        return UITargetedDragPreview(view: cell, parameters: parameters)
    }
    func dragInteraction(
        _ interaction: UIDragInteraction,
        willAnimateLiftWith animator: any UIDragAnimating,
        session: any UIDragSession
    ) {
        tell(isLifted: true)
        animator.addCompletion { [weak self] in if $0 == .start { self?.end() } }
    }
    func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {
        isActive = true
        tell(isLifted: true)
        list?.listedDragBegins(session)
    }
    func dragInteraction(
        _ interaction: UIDragInteraction,
        sessionAllowsMoveOperation session: any UIDragSession
    ) -> Bool { list?.listedMayMove(session) ?? false }
    func dragInteraction(
        _ interaction: UIDragInteraction,
        sessionIsRestrictedToDraggingApplication session: any UIDragSession
    ) -> Bool { list?.listedIsRestricted(session) ?? false }
    func dragInteraction(
        _ interaction: UIDragInteraction,
        session: any UIDragSession,
        didEndWith operation: UIDropOperation
    ) {
        end()
        list?.listedDragEnds(session)
    }

    private func end() {
        isActive = false
        tell(isLifted: false)
        sources = []
    }

    private func tell(isLifted: Bool) {
        for path in Set(sources.map(\.path)) {
            list?.listedCell(at: path)?.takeDragState(isLifted: isLifted, isDragged: isLifted && isActive)
        }
    }
}
