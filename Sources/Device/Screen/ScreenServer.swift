package import DeviceCore
package import Foundation
import Hummingbird
package import Logging
import NIOCore
import ServiceLifecycle
package import WallClock

/// Serves the phone: its page, its HTTP API, its event stream and its pictures.
package struct ScreenServer: Service {
    private let phone: any Phone
    private let state: URL
    private let desk: (any PushDesk)?
    private let example: (any ExampleSource)?
    private let configuration: ScreenConfiguration
    private let clock: any WallClock
    private let logger: Logger
    private let onReady: @Sendable (Int) -> Void

    /// - Parameters:
    ///   - phone: whose screen it is.
    ///   - state: the folder with the file that says who may use it (``AccessFile``).
    ///   - desk: sends what is written on the page; nil without a gateway.
    ///   - example: makes the example app that the page offers; nil offers none.
    ///   - configuration: where it listens, and its limits.
    ///   - clock: by which event streams show signs of life.
    ///   - logger: hears of failures.
    ///   - onReady: hears the port once requests are answered.
    package init(
        phone: any Phone,
        state: URL,
        desk: (any PushDesk)? = nil,
        example: (any ExampleSource)? = nil,
        configuration: ScreenConfiguration = ScreenConfiguration(),
        clock: any WallClock = SystemWallClock(),
        logger: Logger = Logger(label: "screen"),
        onReady: @escaping @Sendable (Int) -> Void = { _ in }
    ) {
        self.phone = phone
        self.state = state
        self.desk = desk
        self.example = example
        self.configuration = configuration
        self.clock = clock
        self.logger = logger
        self.onReady = onReady
    }

    private typealias Responder = RouterResponder<BasicRequestContext>

    /// Serves until the task is cancelled or a graceful shutdown begins.
    ///
    /// - Throws: ``ScreenError`` when it cannot listen.
    package func run() async throws {
        let host = configuration.host
        guard Authority.isLoopback(host) else { throw ScreenError.notLoopback(host) }
        let file = AccessFile(folder: state)
        let hub = EventHub(phone: phone, clock: clock, configuration: configuration)
        let access = Access(secret: try file.begin())
        let browser = Browser(path: configuration.browserPath)
        let pictures = PictureTaker(browser: browser, clock: clock, logger: logger)
        let responder = try makeRouter(hub: hub, pictures: pictures, access: access).buildResponder()
        let (ports, bound) = AsyncStream.makeStream(of: Int.self)
        try await withThrowingTaskGroup(of: Void.self) { group in
            group.addTask {
                defer { bound.finish() }
                try await serve(responder, at: host, configuration.port, with: [hub, pictures]) { bound.yield($0) }
            }
            guard let port = await ports.first(where: { _ in true }) else { return try await group.waitForAll() }
            access.listens(at: host, port)
            if let other = Authority.otherLoopback(of: host) {
                group.addTask { try await serveAlso(responder, at: other, port) }
            } else {
                onReady(port)
            }
            defer { group.cancelAll() }
            try await group.next()
        }
        file.end()
    }

    /// Listens to the other family's loopback address as well: a browser takes `localhost` for either, and what listens
    /// there must not be another user's.
    private func serveAlso(_ responder: Responder, at host: String, _ port: Int) async throws {
        do {
            try await serve(responder, at: host, port, with: []) { _ in onReady(port) }
        } catch let error as ScreenError where error.isNoAddress {
            // The machine has no such family.
            onReady(port)
            try? await gracefulShutdown()
        }
    }

    private func serve(
        _ responder: Responder,
        at host: String,
        _ port: Int,
        with services: [any Service],
        onListening: @escaping @Sendable (Int) -> Void
    ) async throws {
        let idle = TimeAmount.nanoseconds(Int64(configuration.idleTimeout * 1e9))
        let application = Application(
            responder: responder,
            server: .http1(configuration: .init(idleTimeout: idle)),
            configuration: ApplicationConfiguration(
                address: .hostname(host, port: port),
                serverName: "carillon"
            ),
            services: services,
            onServerRunning: { channel in onListening(channel.localAddress?.port ?? 0) },
            logger: logger
        )
        do {
            try await application.run()
        } catch let error as IOError {
            throw ScreenError.cannotListen(host: host, port: port, because: error)
        }
    }

    private func makeRouter(hub: EventHub, pictures: PictureTaker, access: Access) throws -> Router<BasicRequestContext>
    {
        let endpoints = Endpoint.all(
            phone: phone,
            desk: desk,
            example: example,
            hub: hub,
            pictures: pictures,
            access: access,
            clock: clock,
            configuration: configuration
        )
        let files = try PageFile.all()
        guard let closedPage = files.first(where: { $0.path == "/closed.html" }) else {
            throw ScreenError.noPage("closed.html")
        }
        let open = endpoints.filter(\.isOpen).map { Endpoint.prefix + $0.path } + files.map(\.path)
        let router = Router(options: .autoGenerateHeadEndpoints)
        router.add(
            middleware: SecurityHeaders(neighbours: configuration.neighbours, pageHost: configuration.pageHost)
        )
        router.add(middleware: ErrorAnswers(endpoints: endpoints))
        router.add(
            middleware: Gate(access: access, open: Set(open).subtracting(PageFile.home), closedPage: closedPage)
        )
        for endpoint in endpoints { endpoint.register(on: router, bodyLimit: configuration.bodyLimit) }
        for file in files { file.register(on: router) }
        FontFile.register(on: router)
        PageAddress.register(on: router, access: access, closedPage: closedPage)
        return router
    }
}
