import Foundation
package import Logging
import NIOCore
import NIOPosix
import Waiting

/// The Unix socket that apps and extensions call.
package struct LinkServer: Sendable {
    package let path: String
    /// The device's ends of the connections that processes were started with.
    package let connections: AsyncStream<LinkEnd>
    package let delegate: any LinkDelegate
    package let limits: LinkLimits
    package let logger: Logger
    package init(
        path: String,
        connections: AsyncStream<LinkEnd>,
        delegate: any LinkDelegate,
        limits: LinkLimits,
        logger: Logger
    ) {
        self.path = path
        self.connections = connections
        self.delegate = delegate
        self.limits = limits
        self.logger = logger
    }

    /// Serves until the task is cancelled; each process has a task of its own, so none harms another.
    ///
    /// - Parameter ready: called once processes can connect.
    /// - Throws: when the socket cannot be made.
    package func run(ready: @Sendable () -> Void) async throws {
        let folder = URL(filePath: path).deletingLastPathComponent()
        try FileManager.default.createDirectory(
            at: folder,
            withIntermediateDirectories: true,
            attributes: [.posixPermissions: 0o700]
        )
        let server = try await ServerBootstrap(group: .singletonMultiThreadedEventLoopGroup)
            .serverChannelOption(.backlog, value: 256)
            // A channel is wrapped by the session that serves it: one that nobody takes any more when the server
            // ends would bring NIOAsyncChannel down. Until then it reads nothing, so no byte is lost.
            .childChannelOption(.autoRead, value: false)
            .bind(unixDomainSocketPath: path, cleanupExistingSocketFile: true) { channel in
                channel.eventLoop.makeSucceededFuture(channel)
            }
        try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: path)
        defer { try? FileManager.default.removeItem(atPath: path) }
        ready()
        let places = AsyncSemaphore(limits.connections)
        try await withThrowingDiscardingTaskGroup { group in
            group.addTask { await serveStarted(places) }
            try await server.executeThenClose { inbound in
                for try await channel in inbound {
                    guard places.tryWait() else {
                        logger.warning("\(limits.connections) processes are connected: another one is turned away")
                        channel.close(promise: nil)
                        continue
                    }
                    group.addTask {
                        await LinkSession(channel: channel, delegate: delegate, limits: limits, logger: logger).run()
                        places.signal()
                    }
                }
            }
            group.cancelAll()
        }
    }

    /// Serves the processes that the device started, each by its own end of a pair of sockets.
    private func serveStarted(_ places: AsyncSemaphore) async {
        await withDiscardingTaskGroup { group in
            for await end in connections {
                guard places.tryWait() else {
                    logger.warning("\(limits.connections) processes are connected: another one is turned away")
                    end.close()
                    continue
                }
                group.addTask {
                    defer { places.signal() }
                    do {
                        // The channel owns the descriptor from here on, also where it fails.
                        let channel = try await ClientBootstrap(group: .singletonMultiThreadedEventLoopGroup)
                            .channelOption(.autoRead, value: false)
                            .withConnectedSocket(end.descriptor)
                            .get()
                        var session = LinkSession(channel: channel, delegate: delegate, limits: limits, logger: logger)
                        session.isOfStartedProcess = true
                        await session.run()
                    } catch {
                        logger.warning("a process cannot be connected: \(error)")
                    }
                }
            }
            group.cancelAll()
        }
    }
}
