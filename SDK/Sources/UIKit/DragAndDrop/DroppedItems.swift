import Foundation

/// What is over a table or a collection, and what is dropped on it.
final class DroppedItems: NSObject, UIDropInteractionDelegate {
    private weak var list: (any DraggingList)?
    private lazy var interaction = UIDropInteraction(delegate: self)
    /// Whether something is over the list.
    private(set) var isActive = false
    private var proposed: ListedProposal?
    private let mark = UIView()
    private weak var chosen: (any DraggedCell)?
    private let places = DropPlaces()

    init(on list: any DraggingList) { self.list = list }

    func follow(isOn: Bool) {
        if isOn, interaction.view == nil { list?.addInteraction(interaction) }
        if !isOn { list?.removeInteraction(interaction) }
    }

    func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
        list?.listedTakes(session) ?? false
    }
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {
        isActive = true
        list?.listedEnters(session)
    }
    func dropInteraction(
        _ interaction: UIDropInteraction,
        sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal {
        guard let list else { return UIDropProposal(operation: .cancel) }
        let over = list.listedPath(at: session.location(in: list))
        let proposed = list.listedProposal(session, over: over)
        self.proposed = proposed
        show(proposed, session)
        return proposed.proposal
    }
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {
        leave()
        list?.listedExits(session)
    }
    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
        guard let list, let proposed else { return }
        places.forget()
        let drop = ListedDrop(
            things: session.items.map { item in
                let source = list.draggedItems.source(of: item)
                let size = source.map { list.listedRect(at: $0).size } ?? CGSize(width: list.bounds.width, height: 44)
                return ListedDrop.Thing(item: item, source: source, size: size)
            },
            destination: destination(of: session, proposed),
            proposed: proposed,
            session: session,
            places: places
        )
        leave()
        list.perform(drop)
    }
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
        leave()
        list?.listedEnds(session)
    }
    func dropInteraction(
        _ interaction: UIDropInteraction,
        previewForDropping item: UIDragItem,
        withDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview? {
        places.target(of: item).map { defaultPreview.retargetedPreview(with: $0) } ?? defaultPreview
    }
    func dropInteraction(
        _ interaction: UIDropInteraction,
        item: UIDragItem,
        willAnimateDropWith animator: any UIDragAnimating
    ) { places.animate(item, beside: animator) }

    /// Where it would go: the row under the finger for the list's own, which others then make room for.
    private func destination(of session: any UIDropSession, _ proposed: ListedProposal) -> IndexPath? {
        guard let list else { return nil }
        let place = session.location(in: list)
        let isOver = proposed.isInto || list.draggedItems.isOwn(session)
        return isOver ? list.listedPath(at: place) : list.insertionPath(at: place)
    }

    // MARK: What is seen

    private func show(_ proposed: ListedProposal, _ session: any UIDropSession) {
        guard let list else { return }
        let isTaken = [.copy, .move].contains(proposed.proposal.operation)
        let over = isTaken && proposed.isInto ? list.listedPath(at: session.location(in: list)) : nil
        highlight(over.flatMap(list.listedCell))
        let line = isTaken && !proposed.isInto ? line(of: session) : nil
        mark.isHidden = line == nil
        guard let line else { return }
        mark.backgroundColor = list.tintColor
        mark.isUserInteractionEnabled = false
        if mark.superview !== list { list.addSubview(mark) }
        if list.subviews.last !== mark { list.bringSubviewToFront(mark) }
        mark.setFrame(line)
    }

    /// Between which items it would go.
    private func line(of session: any UIDropSession) -> CGRect? {
        guard let list else { return nil }
        let place = session.location(in: list)
        guard list.draggedItems.isOwn(session), let source = list.draggedItems.sources.first?.path,
            let over = list.listedPath(at: place)
        else { return list.insertionPath(at: place).flatMap(list.insertionMark) }
        if over == source { return nil }
        // One that comes from before takes the place behind.
        var goal = over
        if source.section == over.section, source < over { goal[1] += 1 }
        return list.insertionMark(at: goal)
    }

    private func highlight(_ cell: (any DraggedCell)?) {
        guard cell !== chosen else { return }
        chosen?.takeDropHighlight(false)
        cell?.takeDropHighlight(true)
        chosen = cell
    }

    private func leave() {
        isActive = false
        highlight(nil)
        mark.removeFromSuperview()
    }
}

/// Where the things go that were dropped on a list, as its delegate says, and what moves beside them.
@MainActor
final class DropPlaces {
    private var goals: [ObjectIdentifier: () -> UIDragPreviewTarget?] = [:]
    private var animators: [ObjectIdentifier: DragAnimator] = [:]

    func forget() { (goals, animators) = ([:], [:]) }

    /// - Parameter goal: asked when the list has its items.
    func put(
        _ item: UIDragItem,
        _ animator: DragAnimator = DragAnimator(),
        at goal: @escaping () -> UIDragPreviewTarget?
    ) {
        goals[ObjectIdentifier(item)] = goal
        animators[ObjectIdentifier(item)] = animator
    }

    func target(of item: UIDragItem) -> UIDragPreviewTarget? { goals[ObjectIdentifier(item)]?() }

    func animate(_ item: UIDragItem, beside animator: any UIDragAnimating) {
        guard let own = animators[ObjectIdentifier(item)] else { return }
        animator.addAnimations { own.runBeside() }
        animator.addCompletion { own.finish(at: $0) }
    }
}
