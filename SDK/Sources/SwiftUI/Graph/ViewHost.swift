import UIKit

/// A tree of views in one view of UIKit's: evaluates what changed before the next picture, and lays it out.
@MainActor
final class ViewHost {
    let view: HostView
    weak var controller: UIViewController?
    private(set) var root: GraphNode!
    private var dirty: [GraphNode] = []
    /// How the next pass moves what it changes.
    private var animation: Animation?
    /// How what is evaluated now moves, where it moves in a way of its own; the innermost last.
    private var scopes: [Transaction] = []
    /// Whether something moves in a way of its own in the next pass.
    private var hasScopes = false
    /// The picture that the last pass came after.
    private var picture: Int?
    /// Where views are that have another's geometry.
    let matches = MatchedFrames()
    /// Seconds, of a clock that only goes forward.
    var clock: () -> TimeInterval = { ProcessInfo.processInfo.systemUptime }
    /// Whether sizes may be others than in the last pass, and whether this pass keeps them.
    fileprivate var isUnmeasured = true
    private(set) var keepsSizes = false
    private var afterUpdate: [() -> Void] = []
    private var afterLayout: [() -> Void] = []
    private lazy var canvas = Surface(of: view, host: self)
    /// How often something was evaluated.
    private(set) var evaluations = 0
    private var isToBeEvaluatedUnseen = false
    /// Whether the lists of the tree are edited, where no view says so.
    private lazy var editing = HostEditing { [weak self] in self.map { $0.invalidate($0.root) } }
    /// Called after each evaluation, before the layout.
    var updated: (() -> Void)?
    var isVisible = false { didSet { if isVisible != oldValue { canvas.appearing(isVisible) } } }

    init(controller: UIViewController?) {
        view = HostView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        self.controller = controller
        root = GraphNode(host: self, parent: nil)
        view.host = self
    }

    /// Shows a view.
    func show<Content: View>(_ content: Content, environment: EnvironmentValues) {
        takeAnimation()
        evaluations += 1
        root.update(content, environment: environment.editing(editing))
        view.setNeedsLayout()
    }

    func invalidate(_ node: GraphNode) {
        guard node.isAttached else { return }
        takeAnimation()
        guard !node.isDirty else { return }
        node.isDirty = true
        dirty.append(node)
        view.setNeedsLayout()
        evaluateUnseen()
    }

    /// What is on no screen is not laid out, but evaluated all the same: what it pushed or presents follows it.
    private func evaluateUnseen() {
        guard view.window == nil, !isToBeEvaluatedUnseen else { return }
        isToBeEvaluatedUnseen = true
        DispatchQueue.main.async { [weak self] in
            guard let self else { return }
            isToBeEvaluatedUnseen = false
            if view.window == nil { evaluate() }
        }
    }

    /// Lays out anew, although no view has changed.
    func relayout() {
        takeAnimation()
        view.setNeedsLayout()
    }

    /// Lays out anew what was scrolled, where nothing else has changed: sizes stay what they were.
    func scrolled() {
        let former = isUnmeasured
        view.setNeedsLayout()
        isUnmeasured = former
    }

    private func takeAnimation() {
        if let now = Transaction.current.movement { animation = now }
    }

    /// How what is evaluated now moves.
    var transaction: Transaction {
        scopes.last ?? Transaction(animation: animation ?? Transaction.current.movement)
    }

    /// Evaluates something that moves in a way of its own.
    func evaluating<Result>(in transaction: Transaction, _ evaluation: () -> Result) -> Result {
        scopes.append(transaction)
        defer { scopes.removeLast() }
        if transaction.movement != nil { hasScopes = true }
        return evaluation()
    }

    /// Looks, after each evaluation and each layout, at what views below a node tell.
    func observe(_ node: GraphNode, _ look: @escaping () -> Void) {
        observers[ObjectIdentifier(node)] = (Weak(node), look)
    }
    private var observers: [ObjectIdentifier: (node: Weak, look: () -> Void)] = [:]
    private struct Weak {
        weak var node: GraphNode?
        init(_ node: GraphNode) { self.node = node }
    }
    private func look() {
        for (key, observer) in observers {
            if observer.node.node?.isAttached == true { observer.look() } else { observers[key] = nil }
        }
    }

    /// Does something when all views are evaluated.
    func afterUpdate(_ action: @escaping () -> Void) { afterUpdate.append(action) }
    /// Does something when all views have their places.
    func afterLayout(_ action: @escaping () -> Void) {
        afterLayout.append(action)
        view.setNeedsLayout()
    }

    /// Evaluates what changed. What never settles ends after a hundred rounds.
    func evaluate() {
        var rounds = 0
        while rounds < 100, !dirty.isEmpty || !afterUpdate.isEmpty {
            rounds += 1
            evaluations += 1
            let nodes = dirty.sorted { $0.depth < $1.depth }
            dirty = []
            for node in nodes where node.isDirty && node.isAttached { node.run() }
            let actions = afterUpdate
            afterUpdate = []
            for action in actions { action() }
            if dirty.isEmpty { look() }
        }
        updated?()
    }

    /// The size that the views take of what is offered.
    func size(_ proposal: ProposedViewSize) -> CGSize {
        evaluate()
        DrawnItem.beginPass()
        return rootItem.size(proposal)
    }

    private var rootItem: DrawnItem { DrawnItem.one(of: root.items, axis: .vertical) }

    /// One pass: evaluates and lays out.
    func layout() {
        evaluate()
        let animation = isVisible ? animation : nil
        self.animation = nil
        // What was in no picture yet moves from where the last pass put it.
        if animation != nil || hasScopes, picture == Display.shared.pictures { view.beginHere() }
        (picture, hasScopes) = (Display.shared.pictures, false)
        let completions = Transaction.takeCompletions()
        if let animation {
            Display.shared.animate(animation.wire, changes: { place(moving: animation) }, completion: nil)
            if let end = animation.completion {
                Display.shared.schedule(end) { for completion in completions { completion() } }
            }
        } else {
            place(moving: nil)
            for completion in completions { completion() }
        }
        let actions = afterLayout
        afterLayout = []
        for action in actions { action() }
        // What is known by the layout alone may be told of as well.
        look()
    }

    private func place(moving animation: Animation?) {
        keepsSizes = !isUnmeasured
        isUnmeasured = false
        if !keepsSizes { DrawnItem.beginPass() }
        matches.begin()
        let bounds = view.bounds
        let safe = view.ignoresSafeArea ? bounds : bounds.inset(by: view.safeAreaInsets)
        canvas.begin(bounds: bounds, safe: safe, moving: animation)
        let item = rootItem
        let size = item.size(ProposedViewSize(safe.size))
        let origin = CGPoint(
            x: safe.minX + (safe.width - size.width) / 2,
            y: safe.minY + (safe.height - size.height) / 2
        )
        item.place(in: CGRect(origin: origin, size: size), on: canvas)
        canvas.finish()
        if matches.finish(in: view) {
            withTransaction(Transaction(animation: animation)) { relayout() }
        }
    }
}

/// The view of UIKit's that a tree of views is in.
final class HostView: CanvasView {
    weak var host: ViewHost?
    /// For a cell or a bar, whose own container has insets.
    var ignoresSafeArea = false

    override func setNeedsLayout() {
        host?.isUnmeasured = true
        super.setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        host?.layout()
    }

    override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        setNeedsLayout()
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        host?.size(ProposedViewSize(width: size.width, height: size.height)) ?? size
    }

    override var intrinsicContentSize: CGSize { host?.size(.unspecified) ?? super.intrinsicContentSize }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        (host?.controller as? any HostingTraits)?.traitsDidChange()
    }
}

/// A controller whose views depend on how the phone is set.
@MainActor
protocol HostingTraits {
    func traitsDidChange()
}
