package import Foundation
import HTTPTypes
import Hummingbird
import HummingbirdCore
import HummingbirdTLS
package import Logging
import NIOCore
import NIOFoundationCompat
import ServiceLifecycle
import Synchronization

/// Serves a hub: phones on demand, and each one's page and HTTP API, all under one address.
///
/// `/devices/<id>/` is a phone's page, `/devices/<id>/api/v1/…` its HTTP API, answered by its own process.
package struct HubServer: Service {
    private let pool: any PhonePooling
    private let state: URL
    private let configuration: ScreenConfiguration
    private let entrance: HubEntrance?
    private let logger: Logger
    private let onReady: @Sendable (HubPorts) -> Void

    /// - Parameters:
    ///   - pool: makes the phones.
    ///   - state: the folder with the file that says who may use it (``AccessFile``).
    ///   - configuration: where it listens, and its limits.
    ///   - entrance: where it listens beyond this machine; nil for nowhere.
    ///   - logger: hears of failures.
    ///   - onReady: hears the ports once requests are answered.
    package init(
        pool: any PhonePooling,
        state: URL,
        configuration: ScreenConfiguration,
        entrance: HubEntrance? = nil,
        logger: Logger,
        onReady: @escaping @Sendable (HubPorts) -> Void
    ) {
        self.pool = pool
        self.state = state
        self.configuration = configuration
        self.entrance = entrance
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
        let bound = BoundPorts(wanted: entrance == nil ? 1 : 2, tell: onReady)
        let inner = try makeRouter(service).buildResponder()
        try await withThrowingTaskGroup(of: Void.self) { group in
            group.addTask {
                try await listener.run(inner, onReady: { _, port in bound.note(\.local, port) })
            }
            if let entrance {
                group.addTask {
                    try await listen(service, at: entrance) { bound.note(\.remote, $0) }
                }
            }
            // One that ends takes the other with it.
            defer { group.cancelAll() }
            try await group.next()
            if entrance != nil { try await group.next() }
        }
        file.end()
    }

    /// Listens beyond this machine.
    private func listen(
        _ local: HubService,
        at entrance: HubEntrance,
        onListening: @escaping @Sendable (Int) -> Void
    ) async throws {
        var service = local
        service.entrance = entrance
        let server = try HTTPServerBuilder.tls(configuration.server, tlsConfiguration: entrance.tls)
        try await configuration.serve(
            try makeRouter(service).buildResponder(),
            at: entrance.host,
            entrance.port,
            server: server,
            logger: logger,
            onListening: onListening
        )
    }

    private func makeRouter(_ service: HubService) throws -> Router<BasicRequestContext> {
        try PageFile.checkIsThere()
        let endpoints = Endpoint.hub(service)
        let access = service.access
        let router = Router(options: .autoGenerateHeadEndpoints)
        router.add(middleware: SecurityHeaders(neighbours: [], pageHost: configuration.pageHost))
        router.add(middleware: ErrorAnswers(endpoints: endpoints))
        let entrance = service.entrance
        router.add(
            middleware: AccessCheck(
                admits: { access.holder(of: $0, at: entrance) != nil },
                open: Set(endpoints.filter(\.isOpen).map { Endpoint.prefix + $0.path }),
                isHome: { PageFile.home.contains($0) || HubPages.phone(ofPage: $0) != nil },
                refusal: entrance == nil ? .unauthorizedAtHub : .unauthorizedElsewhere,
                entrance: entrance
            )
        )
        router.add(middleware: HubPages(service: service))
        for endpoint in endpoints { endpoint.register(on: router, bodyLimit: configuration.bodyLimit) }
        FontFile.register(on: router)
        registerAddress(on: router, service)
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
        let holder = try service.holder(of: request)
        _ = try service.phone(id, seenBy: holder)
        let path = String(request.uri.path.dropFirst("/devices/\(id)".utf8.count))
        if holder != .owner, path.isOfAllSpaces {
            throw APIError.forbidden("what the gateway's clients do is of every space: only the hub's own user sees it")
        }
        if path == Endpoint.prefix + "page-addresses" {
            // The phone knows its own address only.
            return try .json(["url": try service.pageAddress(for: request, device: id)], status: .created)
        }
        guard let address = service.pool.address(of: id) else {
            throw APIError.unavailable("the phone “\(id)” is being started again")
        }
        let query = request.uri.query.map { "?\($0)" } ?? ""
        guard let entrance = service.entrance, request.method == .post, let own = path.ownPart else {
            return try await forwarding.send(request, path + query, to: address)
        }
        // Nobody elsewhere names a path of this machine, or builds on it.
        guard own == "apps" else { throw APIError.forbidden("“\(own)” is for who sits at this machine") }
        struct Install: Codable { var bundle: String }
        let asked = try await Call(request: request, context: context, bodyLimit: configuration.bodyLimit)
            .body(Install.self)
        let told = try ScreenCoding.encoder.encode(Install(bundle: try entrance.bundle(asked.bundle)))
        return try await forwarding.send(request, path + query, to: address, body: ByteBuffer(data: told))
    }

    private func registerAddress(on router: Router<BasicRequestContext>, _ service: HubService) {
        let (access, entrance) = (service.access, service.entrance)
        router.get("/open/:ticket") { request, context in
            let cookie = access.redeem(context.parameters.get("ticket") ?? "", request, at: entrance)
            guard cookie != nil || access.holder(of: request, at: entrance) != nil else {
                return try PageAddress.closed()
            }
            let device = request.uri.queryParameters.get("device").flatMap { HubAccess.isName($0) ? $0 : nil }
            return PageAddress.leadOn(to: device.map { "/devices/\($0)/" } ?? "/", nil, cookie)
        }
    }
}

/// Where a hub listens.
package struct HubPorts: Hashable, Sendable {
    /// On this machine.
    package var local: Int?
    /// Beyond it.
    package var remote: Int?

    package init() {}

    fileprivate var count: Int { [local, remote].count { $0 != nil } }
}

/// Tells where a hub listens, once it listens everywhere.
private final class BoundPorts: Sendable {
    private let ports = Mutex(HubPorts())
    private let wanted: Int
    private let tell: @Sendable (HubPorts) -> Void

    init(wanted: Int, tell: @escaping @Sendable (HubPorts) -> Void) {
        self.wanted = wanted
        self.tell = tell
    }

    func note(_ place: WritableKeyPath<HubPorts, Int?>, _ port: Int) {
        let all = ports.withLock { ports in
            ports[keyPath: place] = port
            return ports
        }
        if all.count == wanted { tell(all) }
    }
}

extension String {
    /// Whether a path of a phone's HTTP API tells of pushes of all spaces.
    fileprivate var isOfAllSpaces: Bool {
        let parts = dropFirst(Endpoint.prefix.count).split(separator: "/").map { $0.removingPercentEncoding ?? "" }
        return parts == ["clients"] || parts == ["faults"] || parts.contains(".") || parts.contains("..")
    }

    /// What of a phone's HTTP API reads bundles of the hub's own machine: its path below ``Endpoint/prefix``.
    fileprivate var ownPart: String? {
        guard hasPrefix(Endpoint.prefix) else { return nil }
        let parts = dropFirst(Endpoint.prefix.count).split(separator: "/").map { $0.removingPercentEncoding ?? "" }
        let isOwn = [["apps"], ["apps", "example"]].contains(parts) || parts.contains(".") || parts.contains("..")
        return isOwn ? parts.joined(separator: "/") : nil
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
