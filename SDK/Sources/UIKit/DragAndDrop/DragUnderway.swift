import Foundation

/// One drag, from the press that lifts something to the end of its way.
@MainActor
final class DragUnderway {
    /// How far a finger goes before it takes along what it has lifted, in points.
    private static let slack: CGFloat = 10

    private let interaction: UIDragInteraction
    /// Kept, so that it hears the end.
    private let delegate: any UIDragInteractionDelegate
    private let session: CarriedItems
    private let offered: OfferedItems
    private let targets: DropTargets
    /// The view at the top, where the finger is.
    private let root: UIView
    private let start: CGPoint
    private let lifting = DragAnimator()
    private var preview: UITargetedDragPreview?
    private var platter: DragPlatter?
    private var hasBegun = false

    /// A finger stays on a view; nil where it would drag nothing.
    init?(of interaction: UIDragInteraction, at place: CGPoint) {
        guard let view = interaction.view, let delegate = interaction.delegate else { return nil }
        session = CarriedItems(at: place)
        session.items = delegate.dragInteraction(interaction, itemsForBeginning: session)
        guard !session.items.isEmpty else { return nil }
        offered = OfferedItems(session)
        targets = DropTargets(offered)
        (self.interaction, self.delegate, root, start) = (interaction, delegate, view.topmost, place)
    }

    // MARK: The finger

    /// Shows that the items are lifted.
    func lift() {
        show()
        delegate.dragInteraction(interaction, willAnimateLiftWith: lifting, session: session)
        lifting.run { self.platter?.lift() }
    }

    func move(to place: CGPoint) {
        session.place = place
        if !hasBegun {
            guard hypot(place.x - start.x, place.y - start.y) > Self.slack else { return }
            begin()
        }
        platter?.follow(place)
        delegate.dragInteraction(interaction, sessionDidMove: session)
        targets.move(over: root.hitTest(place, with: nil))
        platter?.tell(targets.operation, count: session.items.count)
    }

    /// The finger has left.
    func end() {
        guard hasBegun else { return putDown() }
        let operation = targets.operation
        if let target = targets.current, operation == .copy || operation == .move {
            drop(on: target, operation)
        } else {
            goBack(operation)
        }
    }

    /// It is broken off.
    func cancel() {
        if hasBegun { goBack(.cancel) } else { putDown() }
    }

    // MARK: The beginning

    private func show() {
        guard let item = session.items.first else { return }
        preview = delegate.dragInteraction(interaction, previewForLifting: item, session: session)
        platter = preview.map { DragPlatter($0, in: root, at: start) }
    }

    private func begin() {
        hasBegun = true
        // A hold that showed a menu has lifted nothing yet; the menu makes way.
        UIContextMenuConfiguration.closeMenu()
        if platter == nil { show() }
        lifting.finish(at: .end)
        platter?.lift()
        Fingers.shared.wereTaken()
        session.allowsMoveOperation = delegate.dragInteraction(interaction, sessionAllowsMoveOperation: session)
        session.isRestrictedToDraggingApplication = delegate.dragInteraction(
            interaction,
            sessionIsRestrictedToDraggingApplication: session
        )
        delegate.dragInteraction(interaction, sessionWillBegin: session)
        if let provide = session.items.first?.previewProvider { show(provide()) }
    }

    /// Shows something else while it is dragged.
    private func show(_ other: UIDragPreview?) {
        if let other { platter?.show(other.view, other.parameters) } else { platter?.isHidden = true }
    }

    /// The finger left before it moved.
    private func putDown() {
        guard let platter, let preview else { return lifting.finish(at: .start) }
        UIView.animate(withDuration: DragAnimator.duration) {
            platter.settle(at: preview.target)
        } completion: { _ in
            platter.removeFromSuperview()
        }
        lifting.finish(at: .start)
    }

    // MARK: The end

    private func drop(on target: UIDropInteraction, _ operation: UIDropOperation) {
        target.delegate?.dropInteraction(target, performDrop: offered)
        targets.end()
        delegate.dragInteraction(interaction, session: session, willEndWith: operation)
        fly(to: goal(in: target)) { item, animator in
            target.delegate?.dropInteraction(target, item: item, willAnimateDropWith: animator)
        } completion: { [self] in
            target.delegate?.dropInteraction(target, concludeDrop: offered)
            delegate.dragInteraction(interaction, session: session, didEndWith: operation)
            delegate.dragInteraction(interaction, sessionDidTransferItems: session)
        }
    }

    /// Where a drop brings it; nil where it fades.
    private func goal(in target: UIDropInteraction) -> UIPreviewTarget? {
        guard let item = session.items.first, let preview, let view = target.view else { return nil }
        let usual = preview.retargetedPreview(
            with: UIDragPreviewTarget(container: view, center: session.location(in: view))
        )
        let wanted = target.delegate?.dropInteraction(target, previewForDropping: item, withDefault: usual)
        return wanted === usual ? nil : wanted?.target
    }

    private func goBack(_ operation: UIDropOperation) {
        targets.leave()
        targets.end()
        delegate.dragInteraction(interaction, session: session, willEndWith: operation)
        var wanted = preview
        if let preview, let item = session.items.first {
            wanted = delegate.dragInteraction(interaction, previewForCancelling: item, withDefault: preview)
        }
        fly(to: wanted?.target) { [self] item, animator in
            delegate.dragInteraction(interaction, item: item, willAnimateCancelWith: animator)
        } completion: { [self] in
            delegate.dragInteraction(interaction, session: session, didEndWith: operation)
        }
    }

    /// Brings what is seen to a place, or has it fade where there is none; then it is gone.
    private func fly(
        to goal: UIPreviewTarget?,
        beside: (UIDragItem, DragAnimator) -> Void,
        completion: @escaping () -> Void
    ) {
        let animator = DragAnimator()
        for item in session.items { beside(item, animator) }
        let platter = platter
        // What it would go to may be gone.
        let reached = goal.flatMap { $0.container.topmost === root ? $0 : nil }
        animator.run {
            if let reached { platter?.settle(at: reached) } else { platter?.fade() }
        } completion: {
            platter?.removeFromSuperview()
            animator.finish(at: .end)
            completion()
        }
    }
}
