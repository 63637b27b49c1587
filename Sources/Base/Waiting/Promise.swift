import Synchronization

/// A value that comes once, or fails to; many may wait for it.
package final class Promise<Value: Sendable>: Sendable {
    private enum State {
        case open([UInt64: CheckedContinuation<Value, any Error>])
        case settled(Result<Value, any Error>)
    }

    private enum Place { case waits, isSettled(Result<Value, any Error>), isCancelled }

    private let state = Mutex(State.open([:]))
    private let lastWaiter = Atomic<UInt64>(0)

    package init() {}

    /// Settles it; only the first time counts.
    package func settle(_ result: Result<Value, any Error>) {
        let waiting = state.withLock { state in
            guard case .open(let waiting) = state else { return [UInt64: CheckedContinuation<Value, any Error>]() }
            state = .settled(result)
            return waiting
        }
        for continuation in waiting.values { continuation.resume(with: result) }
    }

    /// Returns once it is settled.
    ///
    /// - Throws: what it failed with; `CancellationError` when the task is cancelled before it is settled.
    package func value() async throws -> Value {
        if case .settled(let result) = state.withLock({ $0 }) { return try result.get() }
        let id = lastWaiter.add(1, ordering: .relaxed).newValue
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                switch take(continuation, id) {
                case .waits: break
                case .isSettled(let result): continuation.resume(with: result)
                case .isCancelled: continuation.resume(throwing: CancellationError())
                }
            }
        } onCancel: {
            let waiter = state.withLock { state -> CheckedContinuation<Value, any Error>? in
                guard case .open(var waiting) = state else { return nil }
                let waiter = waiting.removeValue(forKey: id)
                state = .open(waiting)
                return waiter
            }
            waiter?.resume(throwing: CancellationError())
        }
    }

    private func take(_ continuation: CheckedContinuation<Value, any Error>, _ id: UInt64) -> Place {
        state.withLock { state in
            switch state {
            case .settled(let result):
                return .isSettled(result)
            case .open(var waiting):
                // The handler ran, if at all, before this lock was taken or comes after it: none is missed.
                if Task.isCancelled { return .isCancelled }
                waiting[id] = continuation
                state = .open(waiting)
                return .waits
            }
        }
    }
}
