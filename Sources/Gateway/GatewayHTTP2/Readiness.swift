import Synchronization

/// Lets many wait for one thing that comes about once, or fails to.
final class Readiness<Value: Sendable>: Sendable {
    private enum State {
        case open([CheckedContinuation<Value, any Error>])
        case settled(Result<Value, any Error>)
    }

    private let state = Mutex(State.open([]))

    /// Settles it; only the first time counts.
    func settle(_ result: Result<Value, any Error>) {
        let waiting = state.withLock { state in
            guard case .open(let waiting) = state else { return [CheckedContinuation<Value, any Error>]() }
            state = .settled(result)
            return waiting
        }
        for continuation in waiting { continuation.resume(with: result) }
    }

    /// Returns once it is settled.
    func value() async throws -> Value {
        try await withCheckedThrowingContinuation { continuation in
            let settled: Result<Value, any Error>? = state.withLock { state in
                switch state {
                case .settled(let result): return result
                case .open(let waiting):
                    state = .open(waiting + [continuation])
                    return nil
                }
            }
            if let settled { continuation.resume(with: settled) }
        }
    }
}
