import UIKit

/// Who has pages, and hears of what they tell.
@MainActor
protocol PageOwner: AnyObject {
    func pageChanged(_ page: PageController)
}

/// A controller with a tree of views of its own: a page of a way, or what is presented.
final class PageController: UIViewController, HostingTraits {
    private(set) lazy var host = ViewHost(controller: self)
    let bar = PageBar()
    weak var owner: (any PageOwner)?
    /// Called when it has gone since it is no longer presented.
    var gone: (() -> Void)?
    /// What its navigation item was dressed with.
    var ground: BarGround?
    private(set) var content = AnyView(EmptyView())
    private var around = EnvironmentValues()
    private var seenEvaluations = -1

    /// Shows a view with what is around it.
    func show(_ content: AnyView, _ around: EnvironmentValues) {
        (self.content, self.around) = (content, around)
        host.updated = { [weak self] in self?.changed() }
        render()
        // What is on no screen has no layout.
        if host.view.window == nil { host.evaluate() }
    }

    private func render() {
        var environment = around
        if host.view.window != nil, isStyled {
            environment.colorScheme = host.view.traitCollection.userInterfaceStyle == .dark ? .dark : .light
        }
        host.show(content, environment: environment)
    }

    /// Whether its own style, and not that of what is around, says how its views are drawn.
    private var isStyled: Bool { overrideUserInterfaceStyle != .unspecified || parent == nil }

    func traitsDidChange() { if seenEvaluations >= 0 { render() } }

    /// The views were evaluated.
    private func changed() {
        guard host.evaluations != seenEvaluations else { return }
        seenEvaluations = host.evaluations
        bar.show(preferences, on: self, host: host)
        isModalInPresentation = bar.page.sheet.isDismissDisabled ?? false
        let ground = bar.page.sheet.background ?? .systemBackground
        if parent == nil, host.view.backgroundColor != ground { host.view.backgroundColor = ground }
        owner?.pageChanged(self)
    }

    /// What its views tell.
    var preferences: PreferenceValues { host.root.preferences }

    override func loadView() {
        view = host.view
        view.backgroundColor = bar.page.sheet.background ?? .systemBackground
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        host.isVisible = true
        host.relayout()
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        host.isVisible = false
        if isBeingDismissed || isMovingFromParent { gone?() }
    }

    override var prefersStatusBarHidden: Bool { bar.page.isStatusBarHidden ?? false }
    override var childForStatusBarStyle: UIViewController? {
        children.first { $0 is UINavigationController || $0 is UITabBarController }
    }
}

/// An item that is a controller's view: it takes all the room that it is offered, and goes on under bars.
final class ControllerItem: DrawnItem {
    let controller: UIViewController
    /// Called when the view is put somewhere.
    var placed: ((Surface) -> Void)?
    init(_ controller: UIViewController) { self.controller = controller }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let screen = UIScreen.main.bounds.size
        return CGSize(
            width: proposal.width.map { $0.isFinite ? $0 : screen.width } ?? screen.width,
            height: proposal.height.map { $0.isFinite ? $0 : screen.height } ?? screen.height
        )
    }

    override func place(in rect: CGRect, on canvas: Surface) {
        let holder = canvas.controller ?? canvas.view.nearestController
        if let holder, controller.parent !== holder {
            holder.addChild(controller)
            controller.didMove(toParent: holder)
        }
        placed?(canvas)
        canvas.add(controller.view, in: canvas.reaching(rect, .all))
    }

    /// Nothing of it is shown any more.
    func leave() {
        controller.willMove(toParent: nil)
        controller.viewIfLoaded?.removeFromSuperview()
        controller.removeFromParent()
    }
}

extension UIView {
    /// The controller that it is in.
    var nearestController: UIViewController? {
        sequence(first: next, next: { $0?.next }).lazy.compactMap { $0 as? UIViewController }.first
    }
}

/// A view that is made when it is evaluated: what its making reads has that view evaluated again.
nonisolated struct LateView<Content: View>: DrawnView {
    let make: () -> Content

    @MainActor func update(_ node: GraphNode) {
        let content = node.child(0, node.tracked(make), node.environment)
        node.makeItems = { content.items }
    }
}
