import ConnectionPulse
import GatewayCore
import Glibc
import Logging
import NIOCore
import NIOPosix
import NIOSSL

/// Listens for devices.
struct CourierServer: Sendable {
    /// A connection that has come in.
    struct Connection: Sendable {
        let channel: any Channel
        let acknowledgements: AcknowledgementReader
        let pulse: PulseHandler
        let helloDeadline: Scheduled<Void>
    }

    /// Nil stands for a connection beyond the bound, which has been closed.
    typealias Listener = NIOAsyncChannel<Connection?, Never>

    let session: CourierSession
    /// How long a device may take to say hello, TLS included.
    let helloTime: TimeAmount
    let connections: OpenConnections
    let logger: Logger

    /// Opens a listener.
    func listen(_ address: SocketAddress, tls: NIOSSLContext) async throws -> Listener {
        try await ServerBootstrap(group: .singletonMultiThreadedEventLoopGroup)
            .serverChannelOption(.backlog, value: 256)
            .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
            .childChannelOption(.tcpOption(.tcp_nodelay), value: 1)
            .childChannelOption(.socketOption(.so_keepalive), value: 1)
            // A device whose network was cut: closed after a minute and a half of silence, or when it has taken nothing for
            // half a minute (tcp(7)). One whose machine answers and that says nothing itself: PulseHandler.
            .childChannelOption(.tcpOption(.init(rawValue: TCP_KEEPIDLE)), value: 60)
            .childChannelOption(.tcpOption(.init(rawValue: TCP_KEEPINTVL)), value: 10)
            .childChannelOption(.tcpOption(.init(rawValue: TCP_KEEPCNT)), value: 3)
            .childChannelOption(.tcpOption(.init(rawValue: TCP_USER_TIMEOUT)), value: 30_000)
            // Wrapped by the task that serves it: a connection that nobody takes any more when the listener ends would
            // bring NIOAsyncChannel down. Until then it reads nothing, so no byte is lost.
            .childChannelOption(.autoRead, value: false)
            .bind(to: address) { channel in
                channel.eventLoop.makeCompletedFuture {
                    guard session.newcomers.insert(channel), connections.insert(channel) else {
                        channel.close(mode: .all, promise: nil)
                        return nil
                    }
                    let (acknowledgements, pulse) = (AcknowledgementReader(), PulseHandler())
                    try channel.pipeline.syncOperations.addHandler(pulse)
                    try channel.pipeline.syncOperations.addHandler(NIOSSLServerHandler(context: tls))
                    try channel.pipeline.syncOperations.addHandler(acknowledgements)
                    // Who does not read answers is not read from.
                    try channel.pipeline.syncOperations.addHandler(BackPressureHandler())
                    let deadline = channel.eventLoop.scheduleTask(in: helloTime) {
                        session.dispatcher.metrics.reached(.hello)
                        channel.close(mode: .all, promise: nil)
                    }
                    return Connection(
                        channel: channel,
                        acknowledgements: acknowledgements,
                        pulse: pulse,
                        helloDeadline: deadline
                    )
                }
            }
    }

    /// Serves until it is cancelled.
    func serve(_ listener: Listener) async throws {
        try await withThrowingDiscardingTaskGroup { group in
            try await listener.executeThenClose { inbound in
                for try await case let connection? in inbound {
                    group.addTask { await serve(connection) }
                }
            }
            group.cancelAll()
        }
    }

    private func serve(_ connection: Connection) async {
        let channel = connection.channel
        do {
            let streams = try await channel.eventLoop.submit {
                let streams = try NIOAsyncChannel<ByteBuffer, ByteBuffer>(wrappingChannelSynchronously: channel)
                try channel.syncOptions?.setOption(.autoRead, value: true)
                return streams
            }.get()
            try await streams.executeThenClose { inbound, _ in
                await session.run(inbound, on: connection)
            }
        } catch {
            logger.debug("a device's connection failed", metadata: ["error": "\(error)"])
        }
    }
}
