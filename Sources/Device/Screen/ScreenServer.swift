public import DeviceCore
import Hummingbird
public import Logging
import NIOCore
public import ServiceLifecycle
public import WallClock

/// Serves the phone: its page, its HTTP API, its event stream and its pictures.
public struct ScreenServer: Service {
    private let phone: any Phone
    private let desk: (any PushDesk)?
    private let configuration: ScreenConfiguration
    private let clock: any WallClock
    private let logger: Logger
    private let onReady: @Sendable (Int) -> Void

    /// - Parameters:
    ///   - phone: whose screen it is.
    ///   - desk: sends what is written on the page; nil without a gateway.
    ///   - configuration: where it listens, and its limits.
    ///   - clock: by which event streams show signs of life.
    ///   - logger: hears of failures.
    ///   - onReady: hears the port once requests are answered.
    public init(
        phone: any Phone,
        desk: (any PushDesk)? = nil,
        configuration: ScreenConfiguration = ScreenConfiguration(),
        clock: any WallClock = SystemWallClock(),
        logger: Logger = Logger(label: "screen"),
        onReady: @escaping @Sendable (Int) -> Void = { _ in }
    ) {
        self.phone = phone
        self.desk = desk
        self.configuration = configuration
        self.clock = clock
        self.logger = logger
        self.onReady = onReady
    }

    /// Serves until the task is cancelled or a graceful shutdown begins.
    ///
    /// - Throws: ``ScreenError`` when it cannot listen.
    public func run() async throws {
        guard Authority.isLoopback(configuration.host) else { throw ScreenError.notLoopback(configuration.host) }
        let hub = EventHub(phone: phone, clock: clock, configuration: configuration)
        let router = try makeRouter(hub: hub)
        let onReady = onReady
        let application = Application(
            router: router,
            configuration: ApplicationConfiguration(
                address: .hostname(configuration.host, port: configuration.port),
                serverName: "carillon"
            ),
            services: [hub],
            onServerRunning: { channel in onReady(channel.localAddress?.port ?? 0) },
            logger: logger
        )
        do {
            try await application.run()
        } catch let error as IOError {
            throw ScreenError.cannotListen(
                host: configuration.host,
                port: configuration.port,
                because: error.description
            )
        }
    }

    private func makeRouter(hub: EventHub) throws -> Router<BasicRequestContext> {
        let endpoints = Endpoint.all(
            phone: phone,
            desk: desk,
            hub: hub,
            clock: clock,
            configuration: configuration
        )
        let router = Router(options: .autoGenerateHeadEndpoints)
        router.add(middleware: SecurityHeaders(neighbours: configuration.neighbours))
        router.add(middleware: ErrorAnswers(endpoints: endpoints))
        router.add(middleware: Gate())
        for endpoint in endpoints { endpoint.register(on: router, bodyLimit: configuration.bodyLimit) }
        for file in try PageFile.all() { file.register(on: router) }
        FontFile.register(on: router)
        return router
    }
}
