import CourierLink
import Synchronization

/// What the device tells the gateway over one connection: what gathers while it writes goes out together.
final class CourierRequests: Sendable {
    private let waiting = Mutex<[CourierRequest]>([])
    private let (posted, posting) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))

    /// Adds a request; never waits.
    func post(_ request: CourierRequest) {
        let isFirst = waiting.withLock { waiting in
            waiting.append(request)
            return waiting.count == 1
        }
        if isFirst { posting.yield() }
    }

    /// Hands on what has gathered, in order, until the task is cancelled.
    ///
    /// - Throws: what `body` throws.
    func run(_ body: ([CourierRequest]) async throws -> Void) async throws {
        for await _ in posted {
            let requests = waiting.withLock { waiting in
                defer { waiting = [] }
                return waiting
            }
            if !requests.isEmpty { try await body(requests) }
        }
    }
}
