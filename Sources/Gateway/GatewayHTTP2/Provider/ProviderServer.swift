import GatewayCore
import Logging
import NIOCore
import NIOPosix
import NIOSSL
import ProviderAPI
import ServiceLifecycle

/// Listens for providers.
struct ProviderServer: Sendable {
    let service: ProviderService
    let idle: IdleConnection.Limits
    /// How long a request's body may take.
    let bodyTime: TimeAmount
    /// How long requests that are under way may take at the end.
    let closingTime: TimeAmount
    /// Reads the certificates that clients show.
    let certificates: ClientCertificates
    /// With TLS, and without: a flood of the one leaves room for the other.
    let connections: (secure: OpenConnections, plain: OpenConnections)
    let logger: Logger

    /// Opens a listener; without TLS for plain text (h2c with prior knowledge).
    ///
    /// - Parameter standsFor: which of Apple's addresses it is.
    func listen(
        _ address: SocketAddress,
        tls: NIOSSLContext?,
        as standsFor: ReachedAddress = .any
    ) async throws -> any Channel {
        try await listen(address) { channel in
            guard (tls == nil ? connections.plain : connections.secure).insert(channel) else {
                return channel.close(mode: .all, promise: nil)
            }
            try serve(channel, tls, standsFor)
        }
    }

    /// Opens a listener for clients that reach the gateway by Apple's names and a proxy.
    func listenAsProxy(_ address: SocketAddress, tls: NIOSSLContext) async throws -> any Channel {
        try await listen(address) { channel in
            guard connections.secure.insert(channel) else { return channel.close(mode: .all, promise: nil) }
            try channel.pipeline.syncOperations.addHandler(ConnectProxy { try serve($0, tls, $1) })
        }
    }

    /// Makes a connection a provider's.
    private func serve(_ channel: any Channel, _ tls: NIOSSLContext?, _ address: ReachedAddress) throws {
        if let tls {
            // Whoever signed it: an answer to a push says what is wrong with it.
            let handler = NIOSSLServerHandler(context: tls) { _, promise in promise.succeed(.certificateVerified) }
            try channel.pipeline.syncOperations.addHandler(handler)
            try channel.pipeline.syncOperations.addHandler(ClientCertificateReader(certificates))
        }
        // Who does not read answers is not read from.
        try channel.pipeline.syncOperations.addHandler(BackPressureHandler())
        try channel.pipeline.syncOperations.addHandler(IdleConnection(idle, metrics: service.metrics))
        try channel.pipeline.syncOperations.addHandler(
            ProviderHandler(
                engine: NGHTTP2Engine(metrics: service.metrics),
                service: service,
                address: address,
                bodyTime: bodyTime,
                loop: channel.eventLoop,
                logger: logger
            )
        )
    }

    private func listen(
        _ address: SocketAddress,
        _ initialize: @escaping @Sendable (any Channel) throws -> Void
    ) async throws -> any Channel {
        try await ServerBootstrap(group: .singletonMultiThreadedEventLoopGroup)
            .serverChannelOption(.backlog, value: 1024)
            .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
            .childChannelOption(.tcpOption(.tcp_nodelay), value: 1)
            .childChannelOption(.socketOption(.so_keepalive), value: 1)
            .childChannelInitializer { channel in
                channel.eventLoop.makeCompletedFuture { try initialize(channel) }
            }
            .bind(to: address).get()
    }

    /// Serves until it is cancelled; then says GOAWAY, and lets what is under way come to its end.
    func serve(_ listeners: [any Channel]) async {
        // Throws when the task is cancelled, which is as good a reason to end.
        try? await gracefulShutdown()
        for listener in listeners { try? await listener.close() }
        for channel in connections.secure.all + connections.plain.all {
            channel.pipeline.fireUserInboundEventTriggered(ProviderClosing(rejection: .shutdown, isFinal: false))
        }
        let deadline = MultiThreadedEventLoopGroup.singleton.next().scheduleTask(in: closingTime) {
            for channel in connections.secure.all + connections.plain.all {
                service.metrics.reached(.closing)
                channel.close(mode: .all, promise: nil)
            }
        }
        await connections.secure.waitUntilEmpty()
        await connections.plain.waitUntilEmpty()
        deadline.cancel()
    }
}
