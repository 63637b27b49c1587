package import DeviceCore
import Synchronization

/// Whoever watches the phone.
package final class PhoneEventHub: Sendable {
    /// A slow listener loses the oldest of more events than this.
    static let bufferSize = 256

    private struct Listener {
        let events: AsyncStream<PhoneEvent>.Continuation
        /// Whether it wants every picture of the screen, or only to hear that there is another.
        let seesScreen: Bool
    }

    private struct State {
        var next: UInt64 = 0
        var listeners: [UInt64: Listener] = [:]
    }

    private let state = Mutex(State())

    /// Whether anybody wants every picture of the screen.
    var isScreenSeen: Bool { state.withLock { $0.listeners.values.contains(where: \.seesScreen) } }

    /// Everything from now on, after `first`: a picture for who sees the screen.
    func listen(first: PhoneEvent, seesScreen: Bool) -> AsyncStream<PhoneEvent> {
        let (stream, listener) = AsyncStream.makeStream(
            of: PhoneEvent.self,
            bufferingPolicy: .bufferingNewest(Self.bufferSize)
        )
        listener.yield(first)
        let id = state.withLock { state in
            state.next += 1
            state.listeners[state.next] = Listener(events: listener, seesScreen: seesScreen)
            return state.next
        }
        listener.onTermination = { [weak self] _ in self?.state.withLock { _ = $0.listeners.removeValue(forKey: id) } }
        return stream
    }

    /// Tells whom it concerns: pictures go to those who see the screen, that there is another to the rest.
    package func publish(_ event: PhoneEvent) {
        let listeners = state.withLock { $0.listeners.values.map(\.self) }
        for listener in listeners {
            switch event {
            case .render where !listener.seesScreen, .changed where listener.seesScreen: continue
            default: listener.events.yield(event)
            }
        }
    }

    /// Ends every listener's stream.
    package func close() {
        let listeners = state.withLock { state in
            defer { state.listeners = [:] }
            return state.listeners.values.map(\.self)
        }
        for listener in listeners { listener.events.finish() }
    }
}
