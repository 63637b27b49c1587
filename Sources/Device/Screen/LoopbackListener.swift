import Hummingbird
import HummingbirdCore
import Logging
import NIOCore
import ServiceLifecycle

/// Listens on the loopback interface, for both families: a browser takes `localhost` for either, and what listens there
/// must not be another user's.
struct LoopbackListener: Sendable {
    typealias Responder = RouterResponder<BasicRequestContext>

    let configuration: ScreenConfiguration
    let logger: Logger

    /// Serves until the task is cancelled or a graceful shutdown begins.
    ///
    /// - Parameters:
    ///   - responder: answers.
    ///   - services: run as long as it does.
    ///   - onReady: hears the address and the port once requests are answered.
    /// - Throws: ``ScreenError`` when it cannot listen.
    func run(
        _ responder: Responder,
        with services: [any Service] = [],
        onListening: @escaping @Sendable (String, Int) -> Void = { _, _ in },
        onReady: @escaping @Sendable (String, Int) -> Void
    ) async throws {
        let host = configuration.host
        guard Authority.isLoopback(host) else { throw ScreenError.notLoopback(host) }
        let other = Authority.otherLoopback(of: host)
        let free = configuration.port == 0 ? other.flatMap { HeldPort.free(at: host, and: $0) } : nil
        let wanted = free ?? configuration.port
        let (ports, bound) = AsyncStream.makeStream(of: Int.self)
        try await withThrowingTaskGroup(of: Void.self) { group in
            group.addTask {
                defer { bound.finish() }
                try await serve(responder, at: host, wanted, with: services) { bound.yield($0) }
            }
            guard let port = await ports.first(where: { _ in true }) else { return try await group.waitForAll() }
            onListening(host, port)
            if let other {
                group.addTask { try await serveAlso(responder, at: other, port) { onReady(host, port) } }
            } else {
                onReady(host, port)
            }
            defer { group.cancelAll() }
            try await group.next()
        }
    }

    private func serveAlso(
        _ responder: Responder,
        at host: String,
        _ port: Int,
        onReady: @escaping @Sendable () -> Void
    ) async throws {
        do {
            try await serve(responder, at: host, port, with: []) { _ in onReady() }
        } catch let error as ScreenError where error.isNoAddress {
            // The machine has no such family.
            onReady()
            try? await gracefulShutdown()
        } catch is SocketAddressError.UnknownHost {
            try await hold(host, port, onReady)
        }
    }

    /// Keeps others off a port that cannot be served, for as long as this runs.
    private func hold(_ host: String, _ port: Int, _ onReady: @Sendable () -> Void) async throws {
        do {
            let held = try HeldPort(host, port)
            onReady()
            try? await gracefulShutdown()
            withExtendedLifetime(held) {}
        } catch let error as IOError {
            throw ScreenError.cannotListen(host: host, port: port, because: error)
        }
    }

    private func serve(
        _ responder: Responder,
        at host: String,
        _ port: Int,
        with services: [any Service],
        onListening: @escaping @Sendable (Int) -> Void
    ) async throws {
        try await configuration.serve(
            responder,
            at: host,
            port,
            server: configuration.server,
            with: services,
            logger: logger,
            onListening: onListening
        )
    }
}

extension ScreenConfiguration {
    /// How connections are held.
    var server: HTTPServerBuilder {
        .http1(configuration: .init(idleTimeout: TimeAmount.nanoseconds(Int64(idleTimeout * 1e9))))
    }

    /// Listens at one address until the task is cancelled or a graceful shutdown begins.
    ///
    /// - Throws: ``ScreenError`` when it cannot listen.
    func serve(
        _ responder: LoopbackListener.Responder,
        at host: String,
        _ port: Int,
        server: HTTPServerBuilder,
        with services: [any Service] = [],
        logger: Logger,
        onListening: @escaping @Sendable (Int) -> Void
    ) async throws {
        let application = Application(
            responder: responder,
            server: server,
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
}
