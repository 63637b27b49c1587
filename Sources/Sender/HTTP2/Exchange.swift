import Synchronization

/// A request and whoever waits for its answer.
final class Exchange: Sendable {
    typealias Outcome = Result<APNSResponse, SenderError>

    private enum State {
        case new
        case waiting(CheckedContinuation<Outcome, Never>)
        case ended(Outcome)
    }

    let request: APNSRequest
    private let state = Mutex(State.new)

    init(_ request: APNSRequest) { self.request = request }

    /// Somebody waits.
    func begin(_ continuation: CheckedContinuation<Outcome, Never>) {
        let outcome: Outcome? = state.withLock { state in
            if case .ended(let outcome) = state { return outcome }
            state = .waiting(continuation)
            return nil
        }
        if let outcome { continuation.resume(returning: outcome) }
    }

    /// The first outcome is what they learn.
    func finish(_ outcome: Outcome) {
        let waiting: CheckedContinuation<Outcome, Never>? = state.withLock { state in
            switch state {
            case .new:
                state = .ended(outcome)
                return nil
            case .waiting(let continuation):
                state = .ended(outcome)
                return continuation
            case .ended: return nil
            }
        }
        waiting?.resume(returning: outcome)
    }

    /// Whether nobody waits any more.
    var isOver: Bool {
        state.withLock { state in
            if case .ended = state { return true }
            return false
        }
    }
}
