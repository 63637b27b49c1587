import CourierLink
package import NotificationModel
import Synchronization
import Waiting

/// What the device wants to tell the gateway, and what it waits to hear.
package final class CourierOutbox: Sendable {
    /// Void tokens that wait for the gateway to be reached; what is more is told when a push for them comes.
    private static let unsentLimit = 256

    private struct State {
        var connection: CourierRequests?
        var unsent: [CourierRequest] = []
    }

    private let state = Mutex(State())
    private let journeys = Waiters<String, Journey?>()

    /// Sends when the gateway is reached.
    ///
    /// What is not sent is asked again at the next welcome, but a void token, which is kept.
    func send(_ request: CourierRequest) {
        state.withLock { state in
            if let connection = state.connection {
                connection.post(request)
            } else if case .unregister = request, state.unsent.count < Self.unsentLimit {
                state.unsent.append(request)
            }
        }
    }

    /// The gateway has welcomed the device.
    func open(_ connection: CourierRequests) {
        state.withLock { state in
            state.connection = connection
            for request in state.unsent { connection.post(request) }
            state.unsent = []
        }
    }

    func close() {
        state.withLock { $0.connection = nil }
        journeys.resolveAll(.failure(CancellationError()))
    }

    /// The gateway's part of a journey; nil when it knows none, or is not reached.
    package func journey(_ id: String) async -> Journey? {
        guard state.withLock({ $0.connection != nil }) else { return nil }
        do {
            return try await journeys.value(for: id) { send(.journey(id: id)) }
        } catch {
            // The connection ended before the answer: nothing is known, as without one.
            return nil
        }
    }

    func received(_ journey: Journey?, for id: String) { journeys.resolve(id, .success(journey)) }
}
