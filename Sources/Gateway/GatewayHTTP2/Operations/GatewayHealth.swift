import Synchronization

/// Whether a gateway takes pushes now, and else why not.
final class GatewayHealth: Sendable {
    private enum Phase { case starting, serving, ending }

    private let state = Mutex<(phase: Phase, failure: String?)>((.starting, nil))

    func serves() { state.withLock { $0.phase = .serving } }
    func ends() { state.withLock { $0.phase = .ending } }

    /// The store could not write.
    func storeFailed(_ why: String) { state.withLock { $0.failure = why } }
    /// The store has written.
    func storeWorks() {
        state.withLock { state in
            if state.failure != nil { state.failure = nil }
        }
    }

    /// Why it takes no pushes, or not those that are to be kept; nil when it does.
    var problem: String? {
        state.withLock { state in
            switch state.phase {
            case .starting: "the gateway is starting"
            case .ending: "the gateway is shutting down"
            case .serving: state.failure
            }
        }
    }
}
