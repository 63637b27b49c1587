public import Combine

// Modifiers that do something when something happens.

/// An item that hears of being seen.
final class EventItem: WrappedItem, AppearingItem {
    var appeared: (@MainActor () -> Void)?
    var disappeared: (@MainActor () -> Void)?
    /// What runs as long as it is seen.
    var work: (@MainActor @Sendable () async -> Void)?
    var taskPriority = TaskPriority.userInitiated
    /// By which the work is another.
    var workID: AnyHashable?
    private var task: Task<Void, Never>?
    private var isSeen = false

    override func place(in rect: CGRect, on canvas: Surface) {
        canvas.sees(self)
        base.place(in: rect, on: canvas)
    }

    func appear() {
        isSeen = true
        appeared?()
        start()
    }
    func disappear() {
        isSeen = false
        task?.cancel()
        task = nil
        disappeared?()
    }

    func set(_ work: @escaping @MainActor @Sendable () async -> Void, id: AnyHashable?, _ priority: TaskPriority) {
        let isOther = workID != id
        (self.work, workID, taskPriority) = (work, id, priority)
        if isSeen, isOther { start() }
    }

    private func start() {
        task?.cancel()
        task = work.map { work in Task(priority: taskPriority) { await work() } }
    }
}

/// A modifier that hears of being seen.
nonisolated struct EventModifier: ItemModifier {
    let change: @MainActor (EventItem) -> Void
    @MainActor func item(_ base: DrawnItem) -> EventItem { EventItem(base) }
    @MainActor func update(_ item: EventItem) { change(item) }
}

/// Work that goes on while a view is seen, begun anew under another name.
nonisolated struct TaskModifier: ItemModifier {
    let id: AnyHashable
    let priority: TaskPriority
    let action: @MainActor @Sendable () async -> Void
    @MainActor func item(_ base: DrawnItem) -> EventItem { EventItem(base) }
    @MainActor func update(_ item: EventItem) { item.set(action, id: id, priority) }
}

/// Something that is done when a value is another than at the evaluation before.
nonisolated struct ChangeModifier<Value: Equatable>: DrawnModifier {
    let value: Value
    let isInitial: Bool
    let action: @MainActor (Value, Value) -> Void

    private final class Former {
        var value: Value?
    }

    @MainActor func update(_ node: GraphNode, content: (EnvironmentValues) -> GraphNode) {
        let former = node.keep { Former() }
        let old = former.value
        former.value = value
        if let old, old != value {
            node.host.afterUpdate { action(old, value) }
        } else if old == nil, isInitial {
            node.host.afterUpdate { action(value, value) }
        }
        let content = content(node.environment)
        node.makeItems = { content.items }
    }
}

/// Something that is done when something is published.
nonisolated struct ReceiveModifier<Source: Publisher>: DrawnModifier where Source.Failure == Never {
    let source: Source
    let action: @MainActor (Source.Output) -> Void

    private final class Subscription: EndingWithNode {
        var action: (@MainActor (Source.Output) -> Void)?
        var token: AnyCancellable?
        func end() { token = nil }
    }

    @MainActor func update(_ node: GraphNode, content: (EnvironmentValues) -> GraphNode) {
        // A publisher is followed from the first evaluation on; a view that makes another each time is followed by the first,
        // unless it is a class's, which says when it is another.
        let subscription = node.keep { Subscription() }
        subscription.action = action
        if subscription.token == nil {
            subscription.token = source.sink { [weak subscription] output in
                nonisolated(unsafe) let output = output
                onMainActor { subscription?.action?(output) }
            }
        }
        let content = content(node.environment)
        node.makeItems = { content.items }
    }
}

/// A named view: its node is found by the name.
nonisolated struct NamedView<Content: View>: DrawnView {
    let content: Content
    let id: AnyHashable

    @MainActor func update(_ node: GraphNode) {
        let content = node.child(id, content, node.environment)
        let id = id
        node.show(each: content, as: { ClosureItem($0) }) { item in
            item.traitsOf = { $0.id = id }
            item.put = { base, rect, canvas in
                canvas.names(id, rect)
                base.place(in: rect, on: canvas)
            }
        }
    }
}

nonisolated extension View {
    @preconcurrency public func onAppear(perform action: (@MainActor () -> Void)? = nil) -> some View {
        changed(by: EventModifier { $0.appeared = action })
    }
    @preconcurrency public func onDisappear(perform action: (@MainActor () -> Void)? = nil) -> some View {
        changed(by: EventModifier { $0.disappeared = action })
    }
    @preconcurrency public func task(
        priority: TaskPriority = .userInitiated,
        @_inheritActorContext _ action: @escaping @MainActor @Sendable () async -> Void
    ) -> some View { changed(by: EventModifier { $0.set(action, id: nil, priority) }) }
    @preconcurrency public func task<ID: Equatable>(
        id value: ID,
        priority: TaskPriority = .userInitiated,
        @_inheritActorContext _ action: @escaping @MainActor @Sendable () async -> Void
    ) -> some View { changed(by: TaskModifier(id: EquatableKey(value).hashable, priority: priority, action: action)) }

    @preconcurrency public func onChange<Value: Equatable>(
        of value: Value,
        perform action: @escaping @MainActor (Value) -> Void
    ) -> some View { changed(by: ChangeModifier(value: value, isInitial: false) { action($1) }) }
    @preconcurrency public func onChange<Value: Equatable>(
        of value: Value,
        initial: Bool = false,
        _ action: @escaping @MainActor (Value, Value) -> Void
    ) -> some View { changed(by: ChangeModifier(value: value, isInitial: initial, action: action)) }
    @preconcurrency public func onChange<Value: Equatable>(
        of value: Value,
        initial: Bool = false,
        _ action: @escaping @MainActor () -> Void
    ) -> some View { changed(by: ChangeModifier(value: value, isInitial: initial) { _, _ in action() }) }
    @preconcurrency public func onReceive<Source: Publisher>(
        _ publisher: Source,
        perform action: @escaping @MainActor (Source.Output) -> Void
    ) -> some View where Source.Failure == Never { changed(by: ReceiveModifier(source: publisher, action: action)) }

    public func environmentObject(_ object: some ObservableObject) -> some View { around { $0.give(object) } }
    public func environment(_ object: (some AnyObject)?) -> some View { around { $0.give(object) } }
    public func environment<Value>(_ path: WritableKeyPath<EnvironmentValues, Value>, _ value: Value) -> some View {
        around(path, value)
    }
    public func transformEnvironment<Value>(
        _ path: WritableKeyPath<EnvironmentValues, Value>,
        transform: @escaping (inout Value) -> Void
    ) -> some View { around { transform(&$0[keyPath: path]) } }
    public func id(_ id: some Hashable) -> some View { NamedView(content: self, id: AnyHashable(id)) }
    public func tag(_ tag: some Hashable, includeOptional: Bool = true) -> some View {
        around(\.viewTag, AnyHashable(tag)).telling { $0.tag = AnyHashable(tag) }
    }
}

/// A value that may only say whether it equals another, as a key.
private struct EquatableKey<Value: Equatable>: Hashable {
    let value: Value
    init(_ value: Value) { self.value = value }
    func hash(into hasher: inout Hasher) {}
    var hashable: AnyHashable { (value as? any Hashable).map { AnyHashable($0) } ?? AnyHashable(self) }
}
