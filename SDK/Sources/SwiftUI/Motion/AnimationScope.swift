/// How what changes in some views moves, whatever moves what is around them: until the next layout.
@MainActor
final class AnimationScope {
    fileprivate(set) var transaction: Transaction?
    fileprivate let items = ItemTable<ScopedItem>()
}

/// An item that moves in a way of its own.
final class ScopedItem: WrappedItem {
    private let scope: AnimationScope
    init(_ base: DrawnItem, in scope: AnimationScope) {
        self.scope = scope
        super.init(base)
    }

    override func place(in rect: CGRect, on canvas: Surface) {
        guard let transaction = scope.transaction else { return base.place(in: rect, on: canvas) }
        canvas.moving(by: transaction.movement) { base.place(in: rect, on: canvas) }
    }
}

extension GraphNode {
    /// Evaluates and lays out content that moves in a way of its own this time; nil moves it as what is around.
    fileprivate func show(_ content: () -> GraphNode, in scope: AnimationScope, movingBy transaction: Transaction?) {
        let inner: GraphNode
        if let transaction {
            scope.transaction = transaction
            host.afterLayout { scope.transaction = nil }
            inner = host.evaluating(in: transaction, content)
        } else {
            inner = content()
        }
        makeItems = { scope.items.items(for: inner.items, { ScopedItem($0, in: scope) }, { _ in }) }
    }
}

/// Moves whatever changes, from the second evaluation on.
nonisolated struct AnimationModifier: DrawnModifier {
    let animation: Animation?

    @MainActor private final class Kept {
        let scope = AnimationScope()
        var isNew = true
    }

    @MainActor func update(_ node: GraphNode, content: (EnvironmentValues) -> GraphNode) {
        let kept = node.keep { Kept() }
        let transaction = kept.isNew ? nil : Transaction(animation: animation)
        kept.isNew = false
        node.show({ content(node.environment) }, in: kept.scope, movingBy: transaction)
    }
}

/// Moves what changes with a value.
nonisolated struct ChangeAnimationModifier<Value: Equatable>: DrawnModifier {
    let value: Value
    let change: (inout Transaction) -> Void

    @MainActor private final class Kept {
        let scope = AnimationScope()
        var value: Value?
    }

    @MainActor func update(_ node: GraphNode, content: (EnvironmentValues) -> GraphNode) {
        let kept = node.keep { Kept() }
        var transaction: Transaction?
        if let former = kept.value, former != value {
            var changed = node.host.transaction
            change(&changed)
            transaction = changed
        }
        kept.value = value
        node.show({ content(node.environment) }, in: kept.scope, movingBy: transaction)
    }
}

/// Changes how what changes moves.
nonisolated struct TransactionModifier: DrawnModifier {
    let change: (inout Transaction) -> Void

    @MainActor func update(_ node: GraphNode, content: (EnvironmentValues) -> GraphNode) {
        let scope = node.keep { AnimationScope() }
        var transaction = node.host.transaction
        change(&transaction)
        node.show({ content(node.environment) }, in: scope, movingBy: transaction)
    }
}

nonisolated extension View {
    /// As it was written before iOS 15: whatever changes moves.
    public func animation(_ animation: Animation?) -> some View {
        changed(by: AnimationModifier(animation: animation))
    }
    public func animation<Value: Equatable>(_ animation: Animation?, value: Value) -> some View {
        changed(by: ChangeAnimationModifier(value: value) { $0.animation = animation })
    }
    public func animation<Content: View>(_ animation: Animation?, @ViewBuilder body: (AnyView) -> Content) -> some View
    {
        body(AnyView(self)).animation(animation)
    }
    public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
        changed(by: TransactionModifier(change: transform))
    }
    public func transaction(
        value: some Equatable,
        _ transform: @escaping (inout Transaction) -> Void
    ) -> some View { changed(by: ChangeAnimationModifier(value: value, change: transform)) }
    public func transaction<Content: View>(
        _ transform: @escaping (inout Transaction) -> Void,
        @ViewBuilder body: (AnyView) -> Content
    ) -> some View { body(AnyView(self)).transaction(transform) }
}
