import Synchronization

/// What came and was not taken yet; several tasks may wait, each for what it wants.
final class Mailbox<Item: Sendable>: Sendable {
    private struct State {
        var items: [Item] = []
        var isClosed = false
        var lastWaiter = 0
        var waiters: [Int: CheckedContinuation<Void, Never>] = [:]
    }

    private let state = Mutex(State())

    func add(_ item: Item) { change { $0.items.append(item) } }

    func close() { change { $0.isClosed = true } }

    /// The first item that fits, taken out; the others stay.
    ///
    /// nil when the box is closed and holds none, or the task is cancelled.
    func next(_ fits: @Sendable (Item) -> Bool) async -> Item? {
        while !Task.isCancelled {
            let found: Item?? = state.withLock { state in
                if let index = state.items.firstIndex(where: fits) { return .some(state.items.remove(at: index)) }
                return state.isClosed ? .some(nil) : nil
            }
            if let found { return found }
            await somethingNew(fits)
        }
        return nil
    }

    private func somethingNew(_ fits: @Sendable (Item) -> Bool) async {
        let id = state.withLock { state in
            state.lastWaiter += 1
            return state.lastWaiter
        }
        await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let isThere = state.withLock { state in
                    guard !state.isClosed, !Task.isCancelled, !state.items.contains(where: fits) else { return true }
                    state.waiters[id] = continuation
                    return false
                }
                if isThere { continuation.resume() }
            }
        } onCancel: {
            state.withLock { $0.waiters.removeValue(forKey: id) }?.resume()
        }
    }

    private func change(_ body: (inout State) -> Void) {
        let waiters = state.withLock { state in
            body(&state)
            defer { state.waiters = [:] }
            return state.waiters.values.map(\.self)
        }
        for waiter in waiters { waiter.resume() }
    }
}
