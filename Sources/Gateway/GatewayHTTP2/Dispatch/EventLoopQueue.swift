import NIOCore
import Synchronization

/// Carries values from any thread to an event loop: many that come together are taken in one turn of the loop, so
/// that they leave in one write.
final class EventLoopQueue<Value: Sendable>: Sendable {
    private let loop: any EventLoop
    private let state: Mutex<(values: [Value], isScheduled: Bool)>

    init(_ loop: any EventLoop) {
        self.loop = loop
        self.state = Mutex(([], false))
    }

    /// How many wait.
    var count: Int { state.withLock { $0.values.count } }

    /// Adds a value; `take` is called on the loop, once for all that have gathered by then.
    func post(_ value: Value, take: @escaping @Sendable ([Value]) -> Void) {
        let isFirst = state.withLock { state in
            state.values.append(value)
            defer { state.isScheduled = true }
            return !state.isScheduled
        }
        guard isFirst else { return }
        loop.execute { take(self.takeAll()) }
    }

    private func takeAll() -> [Value] {
        state.withLock { state in
            defer { state = ([], false) }
            return state.values
        }
    }
}
