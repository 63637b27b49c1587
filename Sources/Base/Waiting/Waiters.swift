import Synchronization

/// Tasks that wait for a value under a key: a person's answer, a token, a process that says hello.
package final class Waiters<Key: Hashable & Sendable, Value: Sendable>: Sendable {
    private struct Waiter {
        let id: UInt64
        let continuation: CheckedContinuation<Value, any Error>
    }

    private struct State {
        var next: UInt64 = 0
        var waiting: [Key: [Waiter]] = [:]
        /// Waiters whose task was cancelled before they began to wait.
        var cancelled: Set<UInt64> = []
    }

    private let state = Mutex(State())

    package init() {}

    /// Waits for the key's next value.
    ///
    /// - Parameters:
    ///   - key: what to wait under.
    ///   - start: called once the wait has begun, so that no answer to it can be missed.
    /// - Returns: the value that the key was resolved with.
    /// - Throws: what the key was failed with; `CancellationError`.
    package func value(for key: Key, start: @Sendable () -> Void = {}) async throws -> Value {
        let id = state.withLock { state in
            state.next += 1
            return state.next
        }
        defer { state.withLock { _ = $0.cancelled.remove(id) } }
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                let isCancelled = state.withLock { state in
                    if state.cancelled.contains(id) { return true }
                    state.waiting[key, default: []].append(Waiter(id: id, continuation: continuation))
                    return false
                }
                if isCancelled { continuation.resume(throwing: CancellationError()) } else { start() }
            }
        } onCancel: {
            cancel(id, for: key)
        }
    }

    private func cancel(_ id: UInt64, for key: Key) {
        let waiter = state.withLock { state -> Waiter? in
            guard let index = state.waiting[key]?.firstIndex(where: { $0.id == id }) else {
                state.cancelled.insert(id)
                return nil
            }
            return state.waiting[key]?.remove(at: index)
        }
        waiter?.continuation.resume(throwing: CancellationError())
    }

    /// Wakes all that wait for the key.
    package func resolve(_ key: Key, _ result: Result<Value, any Error>) {
        let waiters = state.withLock { $0.waiting.removeValue(forKey: key) ?? [] }
        for waiter in waiters { waiter.continuation.resume(with: result) }
    }

    /// Wakes all that wait for anything.
    package func resolveAll(_ result: Result<Value, any Error>) {
        let waiters = state.withLock { state in
            defer { state.waiting = [:] }
            return state.waiting.values.flatMap(\.self)
        }
        for waiter in waiters { waiter.continuation.resume(with: result) }
    }
}
