import Synchronization

/// A semaphore for tasks: so many may hold it at once, whoever comes later waits in line.
package final class AsyncSemaphore: Sendable {
    private struct State {
        var free: Int
        var lastWaiter: UInt64 = 0
        var line: [(id: UInt64, continuation: CheckedContinuation<Void, any Error>)] = []
    }

    private enum Place { case taken, inLine, isCancelled }

    private let state: Mutex<State>

    /// - Parameter count: how many may hold it at once.
    package init(_ count: Int) { state = Mutex(State(free: count)) }

    /// Whether nobody would have to wait now.
    package var isFree: Bool { state.withLock { $0.free > 0 } }

    /// Takes a place, if one is free.
    package func tryWait() -> Bool {
        state.withLock { state in
            guard state.free > 0 else { return false }
            state.free -= 1
            return true
        }
    }

    /// Takes a place; waits in line when none is free.
    ///
    /// - Throws: `CancellationError`; no place is taken then.
    package func wait() async throws {
        if tryWait() { return }
        let id = state.withLock { state in
            state.lastWaiter += 1
            return state.lastWaiter
        }
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                switch take(continuation, id) {
                case .taken: continuation.resume()
                case .inLine: break
                case .isCancelled: continuation.resume(throwing: CancellationError())
                }
            }
        } onCancel: {
            let waiter = state.withLock { state -> CheckedContinuation<Void, any Error>? in
                guard let index = state.line.firstIndex(where: { $0.id == id }) else { return nil }
                return state.line.remove(at: index).continuation
            }
            waiter?.resume(throwing: CancellationError())
        }
    }

    private func take(_ continuation: CheckedContinuation<Void, any Error>, _ id: UInt64) -> Place {
        state.withLock { state in
            // The handler ran, if at all, before this lock was taken or comes after it: none is missed.
            if Task.isCancelled { return .isCancelled }
            guard state.free == 0 else {
                state.free -= 1
                return .taken
            }
            state.line.append((id, continuation))
            return .inLine
        }
    }

    /// Gives a place back: the first in line has it now.
    package func signal() {
        let next = state.withLock { state -> CheckedContinuation<Void, any Error>? in
            guard state.line.isEmpty else { return state.line.removeFirst().continuation }
            state.free += 1
            return nil
        }
        next?.resume()
    }
}
