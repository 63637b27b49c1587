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
    private let sender: (any PushSending)?
    private let example: (any ExampleSource)?
    private let configuration: ScreenConfiguration
    private let clock: any WallClock
    private let logger: Logger
    private let onReady: @Sendable (Int) -> Void

    /// - Parameters:
    ///   - phone: whose screen it is.
    ///   - state: the folder with the file that says who may use it (``AccessFile``).
    ///   - sender: sends what is written on the page; nil without a gateway.
    ///   - example: makes the example app that the page offers; nil offers none.
    ///   - configuration: where it listens, and its limits.
    ///   - clock: by which event streams show signs of life.
    ///   - logger: hears of failures.
    ///   - onReady: hears the port once requests are answered.
    package init(
        phone: any Phone,
        state: URL,
        sender: (any PushSending)? = nil,
        example: (any ExampleSource)? = nil,
        configuration: ScreenConfiguration = ScreenConfiguration(),
        clock: any WallClock = SystemWallClock(),
        logger: Logger = Logger(label: "screen"),
        onReady: @escaping @Sendable (Int) -> Void = { _ in }
    ) {
        self.phone = phone
        self.state = state
        self.sender = sender
        self.example = example
        self.configuration = configuration
        self.clock = clock
        self.logger = logger
        self.onReady = onReady
    }

    /// Serves until the task is cancelled or a graceful shutdown begins.
    ///
    /// - Throws: ``ScreenError`` when it cannot listen.
    package func run() async throws {
        guard Authority.isLoopback(configuration.host) else { throw ScreenError.notLoopback(configuration.host) }
        let file = AccessFile(folder: state)
        let hub = EventHub(phone: phone, clock: clock, configuration: configuration)
        let access = Access(secret: try file.begin())
        let browser = Browser(path: configuration.browserPath)
        let pictures = PictureTaker(browser: browser, clock: clock, logger: logger)
        let responder = try makeRouter(hub: hub, pictures: pictures, access: access).buildResponder()
        try await LoopbackListener(configuration: configuration, logger: logger).run(
            responder,
            with: [hub, pictures],
            onListening: { access.listens(at: $0, $1) },
            onReady: { onReady($1) }
        )
        file.end()
    }

    private func makeRouter(hub: EventHub, pictures: PictureTaker, access: Access) throws -> Router<BasicRequestContext>
    {
        let endpoints = Endpoint.all(
            phone: phone,
            sender: sender,
            example: example,
            hub: hub,
            pictures: pictures,
            access: access,
            clock: clock,
            configuration: configuration
        )
        try PageFile.checkIsThere()
        let router = Router(options: .autoGenerateHeadEndpoints)
        router.add(
            middleware: SecurityHeaders(neighbours: configuration.neighbours, pageHost: configuration.pageHost)
        )
        router.add(middleware: ErrorAnswers(endpoints: endpoints))
        router.add(
            middleware: AccessCheck(
                admits: { access.admits($0) },
                open: Set(endpoints.filter(\.isOpen).map { Endpoint.prefix + $0.path }),
                isHome: { PageFile.home.contains($0) },
                refusal: .unauthorized
            )
        )
        router.add(middleware: PageFiles(document: PageDocument(phone: phone)))
        for endpoint in endpoints { endpoint.register(on: router, bodyLimit: configuration.bodyLimit) }
        FontFile.register(on: router)
        PageAddress.register(on: router, access: access)
        return router
    }
}
