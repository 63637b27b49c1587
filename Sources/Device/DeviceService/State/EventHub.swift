import DeviceCore
import Synchronization

/// Whoever watches the phone.
final class EventHub: Sendable {
    /// A slow listener loses the oldest of more events than this.
    static let bufferSize = 256

    private struct State {
        var next: UInt64 = 0
        var listeners: [UInt64: AsyncStream<PhoneEvent>.Continuation] = [:]
    }

    private let state = Mutex(State())

    var isWatched: Bool { state.withLock { !$0.listeners.isEmpty } }

    /// Everything from now on, after `first`.
    func listen(first: PhoneEvent) -> AsyncStream<PhoneEvent> {
        let (stream, listener) = AsyncStream.makeStream(
            of: PhoneEvent.self,
            bufferingPolicy: .bufferingNewest(Self.bufferSize)
        )
        listener.yield(first)
        let id = state.withLock { state in
            state.next += 1
            state.listeners[state.next] = listener
            return state.next
        }
        listener.onTermination = { [weak self] _ in self?.state.withLock { _ = $0.listeners.removeValue(forKey: id) } }
        return stream
    }

    func publish(_ event: PhoneEvent) {
        let listeners = state.withLock { $0.listeners.values.map(\.self) }
        for listener in listeners { listener.yield(event) }
    }

    /// Ends every listener's stream.
    func close() {
        let listeners = state.withLock { state in
            defer { state.listeners = [:] }
            return state.listeners.values.map(\.self)
        }
        for listener in listeners { listener.finish() }
    }
}
