import DeviceLink
import DeviceStore
import Foundation
import Logging
import NIOCore
import NIOPosix
import NIOSSL
import NotificationModel
import WallClock

/// The device's stream to the gateway: kept up, with growing waits between attempts.
struct CourierClient: Sendable {
    let address: CourierAddress
    let observes: Bool
    let keeper: StateKeeper
    let outbox: CourierOutbox
    let receiver: PushReceiver
    let registration: RemoteRegistration
    let journeys: JourneyLog
    let limits: DeviceLimits
    let logger: Logger

    /// Runs until the task is cancelled.
    ///
    /// - Throws: when the authority's file cannot be read.
    func run() async throws {
        var wait = limits.reconnectFirst
        while !Task.isCancelled {
            do {
                let wasWelcome = try await connect()
                if wasWelcome { wait = limits.reconnectFirst }
            } catch {
                logger.notice("the gateway is not reached", metadata: ["why": "\(error)", "wait": "\(wait) s"])
            }
            outbox.close()
            keeper.attempt("noting that the gateway is away") { $0.isConnected = false }
            try await keeper.clock.sleep(for: wait)
            wait = min(wait * 2, limits.reconnectLast)
        }
    }

    /// One connection from beginning to end.
    ///
    /// - Returns: whether the gateway had welcomed the device.
    private func connect() async throws -> Bool {
        let context = try makeContext()
        let channel = try await ClientBootstrap(group: .singletonMultiThreadedEventLoopGroup)
            .connectTimeout(.seconds(5))
            .channelOption(.socketOption(.so_keepalive), value: 1)
            .connect(host: address.host, port: address.port) { [host = address.host] channel in
                channel.eventLoop.makeCompletedFuture {
                    let isName = (try? SocketAddress(ipAddress: host, port: 0)) == nil
                    let tls = try NIOSSLClientHandler(context: context, serverHostname: isName ? host : nil)
                    try channel.pipeline.syncOperations.addHandler(tls)
                    return try NIOAsyncChannel<ByteBuffer, ByteBuffer>(wrappingChannelSynchronously: channel)
                }
            }
        let (requests, writer) = AsyncStream.makeStream(of: CourierRequest.self)
        return try await channel.executeThenClose { inbound, outbound in
            try await withThrowingTaskGroup(of: Bool.self) { group in
                group.addTask {
                    for await request in requests {
                        try await outbound.write(ByteBuffer(bytes: FrameCoder.encode(request)))
                    }
                    return false
                }
                group.addTask { try await read(inbound, writer) }
                writer.yield(.hello(hello))
                defer { group.cancelAll() }
                return try await group.next() ?? false
            }
        }
    }

    private func makeContext() throws -> NIOSSLContext {
        var configuration = TLSConfiguration.makeClientConfiguration()
        configuration.trustRoots = .file(address.authority)
        configuration.minimumTLSVersion = .tlsv12
        return try NIOSSLContext(configuration: configuration)
    }

    private var hello: CourierHello {
        CourierHello(
            space: keeper.identity.space,
            deviceID: keeper.identity.id,
            deviceName: keeper.identity.name,
            secret: keeper.identity.secret,
            observes: observes
        )
    }

    private func read(
        _ inbound: NIOAsyncChannelInboundStream<ByteBuffer>,
        _ writer: AsyncStream<CourierRequest>.Continuation
    ) async throws -> Bool {
        var coder = FrameCoder<CourierEvent>()
        var isWelcome = false
        for try await bytes in inbound {
            coder.append(bytes.readableBytesView)
            while let event = try coder.next() {
                if case .welcome = event { isWelcome = true }
                try take(event, writer)
            }
        }
        return isWelcome
    }

    private func take(_ event: CourierEvent, _ writer: AsyncStream<CourierRequest>.Continuation) throws {
        switch event {
        case .welcome:
            outbox.open(writer)
            keeper.attempt("noting that the gateway is there") { $0.isConnected = true }
            for bundleID in registration.registered() { writer.yield(.register(bundleID: bundleID)) }
        case .refused(let reason):
            throw CourierRefusal(reason: reason)
        case .registered(let bundleID, let token):
            registration.received(token, for: bundleID)
        case .registrationFailed(let bundleID, let reason):
            registration.failed(bundleID, because: reason)
        case .push(let push):
            try receiver.take(push)
            writer.yield(.acknowledge(serial: push.serial))
        case .journey(let id, let journey):
            outbox.received(journey, for: id)
        case .observed(let record):
            guard !record.journey.isEmpty else { return }
            journeys.begin(JourneyHead(record), record.journey)
        case .pong:
            break
        }
    }
}

/// The gateway does not take the device.
struct CourierRefusal: Error, CustomStringConvertible {
    let reason: String
    var description: String { "the gateway refuses this device: \(reason)" }
}
