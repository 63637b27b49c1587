import UIKit

/// What is kept of something that a view presents while a value says so.
@MainActor
class PresentationState: EndingWithNode {
    /// What is presented.
    private(set) var shown: UIViewController?
    fileprivate(set) weak var node: GraphNode?
    fileprivate let table = ItemTable<PresentingItem>()
    private var isWanted = false
    /// Where the presenting view is: in its points, and what it is in.
    fileprivate(set) var place: (view: UIView, rect: CGRect)?
    /// Whose controller presents, where it is another than the tree's.
    fileprivate weak var holder: UIViewController?

    /// Makes what is presented; nil for nothing.
    func make() -> UIViewController? { nil }
    /// It is gone, by whomever.
    func ended() {}
    /// Called before it is presented.
    func prepare(_ controller: UIViewController) {}

    /// Presents it or takes it away when all views are evaluated.
    func follow(_ node: GraphNode, isWanted: Bool) {
        (self.node, self.isWanted) = (node, isWanted)
        if let shown, shown.presentingViewController == nil { self.shown = nil }
        guard isWanted != (shown != nil) else { return }
        // What goes is gone before another comes.
        let act = { [weak self] in self?.act() ?? () }
        node.host.afterUpdate { [weak node] in
            if isWanted { node?.host.afterUpdate(act) } else { act() }
        }
    }

    /// Presents it or takes it away.
    func act() {
        if isWanted, shown == nil { present() } else if !isWanted, shown != nil { takeAway() }
    }

    private func present() {
        // What is on no screen presents when it comes to one.
        guard var top = holder ?? node?.host.controller ?? node?.host.view.nearestController,
            top.viewIfLoaded?.window != nil, let made = make()
        else { return }
        while let next = top.presentedViewController, next !== top, !next.isBeingDismissed { top = next }
        shown = made
        prepare(made)
        top.present(made, animated: true)
    }

    /// Takes away what is presented, with all that lies over it.
    func takeAway() {
        guard let shown, let presenter = shown.presentingViewController else { return finish() }
        presenter.dismiss(animated: true) { [weak self] in self?.finish() }
    }

    /// It is gone.
    func finish() {
        guard shown != nil else { return }
        shown = nil
        ended()
    }

    func end() {
        isWanted = false
        if shown != nil { takeAway() }
    }
}

/// An item whose view presents something: it is told when it is seen.
final class PresentingItem: WrappedItem, AppearingItem {
    fileprivate weak var state: PresentationState?

    override func place(in rect: CGRect, on canvas: Surface) {
        state?.place = (canvas.view, rect)
        state?.holder = canvas.controller
        canvas.sees(self)
        base.place(in: rect, on: canvas)
    }
    func appear() { state?.act() }
    func disappear() {}
}

extension GraphNode {
    /// Lays out a view that presents something.
    func show(_ content: GraphNode, presenting state: PresentationState) {
        makeItems = {
            state.table.items(for: content.items, { PresentingItem($0) }) { $0.state = state }
        }
    }
}

/// An author's action that is done on the main actor.
func calledOnMain(_ action: (() -> Void)?) -> (@MainActor () -> Void)? {
    guard let action else { return nil }
    // It was made where a view's body is evaluated, which is on the main actor, and is called there alone.
    nonisolated(unsafe) let work = action
    return { work() }
}
