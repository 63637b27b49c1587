package import Foundation
import HTTPTypes
import Hummingbird
package import Logging
import NIOCore
import ServiceLifecycle

/// Serves a hub: phones on demand, and each one's page and HTTP API, all under one address.
///
/// `/devices/<id>/` is a phone's page, `/devices/<id>/api/v1/…` its HTTP API, answered by its own process.
package struct HubServer: Service {
    private let pool: any PhonePooling
    private let state: URL
    private let configuration: ScreenConfiguration
    private let logger: Logger
    private let onReady: @Sendable (Int) -> Void

    /// - Parameters:
    ///   - pool: makes the phones.
    ///   - state: the folder with the file that says who may use it (``AccessFile``).
    ///   - configuration: where it listens, and its limits.
    ///   - logger: hears of failures.
    ///   - onReady: hears the port once requests are answered.
    package init(
        pool: any PhonePooling,
        state: URL,
        configuration: ScreenConfiguration,
        logger: Logger,
        onReady: @escaping @Sendable (Int) -> Void
    ) {
        self.pool = pool
        self.state = state
        self.configuration = configuration
        self.logger = logger
        self.onReady = onReady
    }

    /// Serves until the task is cancelled or a graceful shutdown begins.
    ///
    /// - Throws: ``ScreenError`` when it cannot listen.
    package func run() async throws {
        let file = AccessFile(folder: state)
        let access = try HubAccess(folder: state, owner: try file.begin())
        let service = HubService(pool: pool, access: access, pageHost: configuration.pageHost)
        let listener = LoopbackListener(configuration: configuration, logger: logger)
        try await listener.run(try makeRouter(service).buildResponder(), onReady: { _, port in onReady(port) })
        file.end()
    }

    private func makeRouter(_ service: HubService) throws -> Router<BasicRequestContext> {
        try PageFile.checkIsThere()
        let endpoints = Endpoint.hub(service)
        let access = service.access
        let router = Router(options: .autoGenerateHeadEndpoints)
        router.add(middleware: SecurityHeaders(neighbours: [], pageHost: configuration.pageHost))
        router.add(middleware: ErrorAnswers(endpoints: endpoints))
        router.add(
            middleware: AccessCheck(
                admits: { access.holder(of: $0) != nil },
                open: Set(endpoints.filter(\.isOpen).map { Endpoint.prefix + $0.path }),
                isHome: { PageFile.home.contains($0) || HubPages.phone(ofPage: $0) != nil }
            )
        )
        router.add(middleware: HubPages(service: service))
        for endpoint in endpoints { endpoint.register(on: router, bodyLimit: configuration.bodyLimit) }
        FontFile.register(on: router)
        registerAddress(on: router, access)
        let forwarding = PhoneForwarding(bodyLimit: configuration.bodyLimit)
        for method: HTTPRequest.Method in [.get, .post, .put, .delete] {
            router.on("/devices/:id/api/v1/**", method: method) { request, context in
                try await forward(request, context, service, forwarding)
            }
        }
        return router
    }

    private func forward(
        _ request: Request,
        _ context: BasicRequestContext,
        _ service: HubService,
        _ forwarding: PhoneForwarding
    ) async throws -> Response {
        let id = context.parameters.get("id") ?? ""
        _ = try service.phone(id, seenBy: try service.holder(of: request))
        let path = String(request.uri.path.dropFirst("/devices/\(id)".utf8.count))
        if path == Endpoint.prefix + "page-addresses" {
            // The phone knows its own address only.
            return try .json(["url": try service.pageAddress(for: request, device: id)], status: .created)
        }
        guard let address = service.pool.address(of: id) else {
            throw APIError.unavailable("the phone “\(id)” is being started again")
        }
        return try await forwarding.send(request, path + (request.uri.query.map { "?\($0)" } ?? ""), to: address)
    }

    private func registerAddress(on router: Router<BasicRequestContext>, _ access: HubAccess) {
        router.get("/open/:ticket") { request, context in
            let cookie = access.redeem(context.parameters.get("ticket") ?? "", request)
            guard cookie != nil || access.holder(of: request) != nil else { return try PageAddress.closed() }
            let device = request.uri.queryParameters.get("device").flatMap { HubAccess.isName($0) ? $0 : nil }
            return PageAddress.leadOn(to: device.map { "/devices/\($0)/" } ?? "/", nil, cookie)
        }
    }
}

/// Answers with the hub's page, every phone's, and the files that they are made of.
private struct HubPages: RouterMiddleware {
    typealias Context = BasicRequestContext

    let service: HubService

    func handle(
        _ request: Request,
        context: Context,
        next: (Request, Context) async throws -> Response
    ) async throws -> Response {
        guard request.method == .get || request.method == .head, let file = try file(request) else {
            return try await next(request, context)
        }
        return file.respond(to: request)
    }

    private func file(_ request: Request) throws -> PageFile? {
        let path = request.uri.path
        if PageFile.home.contains(path) { return try PageFile.at("/hub.html") }
        guard let id = Self.phone(ofPage: path) else {
            // What is a phone's own is no file of the page.
            return path.hasPrefix(Endpoint.prefix) || path.hasPrefix("/devices/") ? nil : try PageFile.at(path)
        }
        _ = try service.phone(id, seenBy: try service.holder(of: request))
        return try PageFile.at("/")
    }

    /// The id in `/devices/<id>/`; nil for another path.
    static func phone(ofPage path: String) -> String? {
        let parts = path.split(separator: "/", omittingEmptySubsequences: false)
        guard parts.count == 4, parts[1] == "devices", parts[3].isEmpty else { return nil }
        return String(parts[2])
    }
}
