import NIOCore
import NIOPosix
import NIOSSL
import Synchronization

/// To the server itself, on one connection: as Apple asks, it stays open, and another is made when the server ends it.
///
/// Callers leave their requests in an inbox; the connection's event loop takes all that are there at once, and sends them with
/// one write.
struct DirectTransport: Transport {
    private final class Inbox: Sendable {
        private struct State {
            var exchanges: [Exchange] = []
            var isTold = false
        }
        private let state = Mutex(State())

        /// - Returns: whether the event loop has to be told.
        func add(_ exchange: Exchange) -> Bool {
            state.withLock { state in
                state.exchanges.append(exchange)
                defer { state.isTold = true }
                return !state.isTold
            }
        }

        func takeAll() -> [Exchange] {
            state.withLock { state in
                state.isTold = false
                defer { state.exchanges.removeAll(keepingCapacity: true) }
                return state.exchanges
            }
        }
    }

    private let loop: any EventLoop
    private let line: NIOLoopBoundBox<Line>
    private let inbox = Inbox()
    private let place: String

    init(_ endpoint: APNSEndpoint, _ tls: TLSConfiguration) {
        let loop = MultiThreadedEventLoopGroup.singleton.next()
        self.loop = loop
        self.place = endpoint.place
        line = .makeBoxSendingValue(Line(endpoint, tls, loop), eventLoop: loop)
    }

    func execute(_ request: APNSRequest) async throws(SenderError) -> APNSResponse {
        let exchange = Exchange(request)
        let result = await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                exchange.begin(continuation)
                guard inbox.add(exchange) else { return }
                loop.execute { [inbox, line] in line.value.add(inbox.takeAll()) }
            }
        } onCancel: {
            exchange.finish(.failure(.unreachable(place, "the request was cancelled")))
        }
        return try result.get()
    }

    func shutdown() async throws {
        try await loop.flatSubmit { [inbox, line] in
            line.value.add(inbox.takeAll())
            return line.value.end()
        }.get()
    }
}
