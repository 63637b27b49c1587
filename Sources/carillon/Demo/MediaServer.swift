import Hummingbird
import Logging
import ServiceLifecycle
import Synchronization

/// Serves a folder's files on a free port of the loopback interface, as an author's web server would.
final class MediaServer: Service {
    private let folder: String
    private let bound = AsyncStream<Int>.makeStream(bufferingPolicy: .bufferingNewest(1))

    init(folder: String) {
        self.folder = folder
    }

    /// The port, once it serves.
    func port() async throws -> Int {
        for await port in bound.stream { return port }
        throw CancellationError()
    }

    func run() async throws {
        let router = Router()
        var logger = Logger(label: "carillon.media")
        // A browser's connection that is still open at the end is no error.
        logger.logLevel = .critical
        router.addMiddleware { FileMiddleware(folder, logger: logger) }
        let application = Application(
            router: router,
            configuration: .init(address: .hostname("127.0.0.1", port: 0)),
            onServerRunning: { [bound] channel in
                if let port = channel.localAddress?.port { bound.continuation.yield(port) }
            },
            logger: logger
        )
        try await application.run()
    }
}
