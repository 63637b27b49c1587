import DeviceLink
import NotificationModel
import Synchronization

/// What the device wants to tell the gateway, and what it waits to hear.
final class CourierOutbox: Sendable {
    /// Void tokens that wait for the gateway to be reached; what is more is told when a push for them comes.
    private static let unsentLimit = 256

    private struct State {
        var writer: AsyncStream<CourierRequest>.Continuation?
        var unsent: [CourierRequest] = []
    }

    private let state = Mutex(State())
    private let journeys = Waiters<String, Journey?>()

    /// Sends when the gateway is reached.
    ///
    /// What is not sent is asked again at the next welcome, but a void token, which is kept.
    func send(_ request: CourierRequest) {
        state.withLock { state in
            if let writer = state.writer {
                writer.yield(request)
            } else if case .unregister = request, state.unsent.count < Self.unsentLimit {
                state.unsent.append(request)
            }
        }
    }

    /// The gateway has welcomed the device.
    func open(_ writer: AsyncStream<CourierRequest>.Continuation) {
        state.withLock { state in
            state.writer = writer
            for request in state.unsent { writer.yield(request) }
            state.unsent = []
        }
    }

    func close() {
        state.withLock { $0.writer = nil }
        journeys.resolveAll(.failure(CancellationError()))
    }

    /// The gateway's part of a journey; nil when it knows none, or is not reached.
    func journey(_ id: String) async -> Journey? {
        guard state.withLock({ $0.writer != nil }) else { return nil }
        return (try? await journeys.value(for: id) { send(.journey(id: id)) }) ?? nil
    }

    func received(_ journey: Journey?, for id: String) { journeys.resolve(id, .success(journey)) }
}
