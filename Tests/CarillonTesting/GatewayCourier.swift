package import CourierLink
import Foundation
package import GatewayCore
import GatewayHTTP2
import NIOCore
import NIOPosix
import NIOSSL
package import NotificationModel
import Synchronization
package import WireCoding

/// A device without a phone: says what the test tells it to over the courier, and shows what comes.
package final class ScriptedCourier: Sendable {
    private let channel: any Channel
    private let inbox: EventInbox<CourierEvent>

    fileprivate init(channel: any Channel, inbox: EventInbox<CourierEvent>) {
        self.channel = channel
        self.inbox = inbox
    }

    /// Sends a message.
    package func send(_ request: CourierRequest) async throws {
        try await channel.writeAndFlush(ByteBuffer(bytes: FrameCoder.encode(request)))
    }

    /// Sends a message that need not be one of the courier's.
    package func send(json: String) async throws {
        let length = UInt32(json.utf8.count)
        try await send(bytes: [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: length >> $0) } + Array(json.utf8))
    }

    /// Sends bytes that need not be a message.
    package func send(bytes: [UInt8]) async throws {
        try await channel.writeAndFlush(ByteBuffer(bytes: bytes))
    }

    /// The next event; nil when the gateway has closed.
    package func next() async -> CourierEvent? {
        await inbox.next { _ in true }
    }

    /// The next push, past whatever else comes.
    package func nextPush() async throws -> CourierPush {
        let event = await inbox.next { if case .push = $0 { true } else { false } }
        guard case .push(let push) = event else { throw CourierClosed() }
        return push
    }

    /// The next record of an observed request, past whatever else comes.
    package func nextRecord() async throws -> PushRecord {
        let event = await inbox.next { if case .observed = $0 { true } else { false } }
        guard case .observed(let record) = event else { throw CourierClosed() }
        return record
    }

    /// Registers an app.
    public func register(
        _ bundleID: String = "com.example.app",
        environment: String? = nil
    ) async throws -> String {
        try await send(.register(bundleID: bundleID, environment: environment))
        let event = await inbox.next { if case .registered(bundleID, _) = $0 { true } else { false } }
        guard case .registered(_, let token) = event else { throw CourierClosed() }
        return token
    }

    /// A token of Live Activities.
    package func registerActivity(_ purpose: String, of bundleID: String = "com.example.app") async throws -> String {
        try await send(.registerActivity(bundleID: bundleID, environment: nil, purpose: purpose))
        let event = await inbox.next {
            if case .registeredActivity(bundleID, purpose, _) = $0 { true } else { false }
        }
        guard case .registeredActivity(_, _, let token?) = event else { throw CourierClosed() }
        return token
    }

    /// Why the gateway does not do what it was told.
    package func nextFailure() async throws -> LinkFailure {
        let event = await inbox.next { if case .failure = $0 { true } else { false } }
        guard case .failure(let failure) = event else { throw CourierClosed() }
        return failure
    }

    /// The gateway's part of a journey.
    package func journey(_ id: String) async throws -> [String] {
        try await send(.journey(id: id))
        let event = await inbox.next { if case .journey(id, _) = $0 { true } else { false } }
        guard case .journey(_, let journey) = event else { throw CourierClosed() }
        return journey?.entries.map(\.event.rawValue) ?? []
    }

    /// The gateway's steps of a journey.
    package func entries(_ id: String) async throws -> [JourneyEntry] {
        try await send(.journey(id: id))
        let event = await inbox.next { if case .journey(id, _) = $0 { true } else { false } }
        guard case .journey(_, let journey) = event else { throw CourierClosed() }
        return journey?.entries ?? []
    }

    /// Returns once the gateway has answered everything that was sent before.
    package func sync() async throws {
        try await send(.ping)
        guard await inbox.next({ if case .pong = $0 { true } else { false } }) != nil else { throw CourierClosed() }
    }
}

/// The gateway closed the connection, where the test expected something of it.
package struct CourierClosed: Error {
    package init() {}
}

extension RunningGateway {
    /// Connects as a device, says hello, and hangs up when `body` has returned.
    package func withCourier<Result: Sendable>(
        device: String = "phone",
        space: String = "default",
        secret: String = "a secret",
        observes: Bool = false,
        enrolment: EnrolmentRight? = .observer,
        _ body: (ScriptedCourier) async throws -> Result
    ) async throws -> Result {
        let enrolment = try enrolment.map { try self.secret(for: $0) }
        return try await withBareCourier { courier in
            try await courier.send(
                .hello(
                    CourierHello(
                        space: space,
                        deviceID: device,
                        deviceName: "Phone",
                        secret: secret,
                        observes: observes,
                        enrolment: enrolment
                    )
                )
            )
            guard case .welcome = await courier.next() else { throw CourierClosed() }
            return try await body(courier)
        }
    }

    /// The secret that the gateway's owner hands out for a right.
    package func secret(for right: EnrolmentRight) throws -> String {
        let path = right == .observer ? identity.observerEnrolmentPath : identity.enrolmentPath
        return try String(contentsOfFile: path, encoding: .utf8).trimmingCharacters(in: .whitespacesAndNewlines)
    }

    /// Connects as a device that has said nothing yet.
    package func withBareCourier<Result: Sendable>(
        _ body: (ScriptedCourier) async throws -> Result
    ) async throws -> Result {
        var tls = TLSConfiguration.makeClientConfiguration()
        tls.trustRoots = .file(identity.caPath)
        let context = try NIOSSLContext(configuration: tls)
        let inbox = EventInbox<CourierEvent>()
        let channel = try await ClientBootstrap(group: .singletonMultiThreadedEventLoopGroup)
            .channelInitializer { channel in
                channel.eventLoop.makeCompletedFuture {
                    try channel.pipeline.syncOperations.addHandlers([
                        NIOSSLClientHandler(context: context, serverHostname: "localhost"),
                        EventReader(inbox: inbox),
                    ])
                }
            }
            .connect(host: "127.0.0.1", port: ports.courier).get()
        do {
            let result = try await body(ScriptedCourier(channel: channel, inbox: inbox))
            try? await channel.close()
            return result
        } catch {
            try? await channel.close()
            throw error
        }
    }
}

/// Cuts what comes into events.
private final class EventReader: ChannelInboundHandler {
    typealias InboundIn = ByteBuffer

    private let inbox: EventInbox<CourierEvent>
    private var coder = FrameCoder<CourierEvent>()

    init(inbox: EventInbox<CourierEvent>) {
        self.inbox = inbox
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        coder.append(unwrapInboundIn(data).readableBytesView)
        do {
            while let event = try coder.next() { inbox.put(try event.get()) }
        } catch {
            context.close(promise: nil)
        }
    }

    func channelInactive(context: ChannelHandlerContext) {
        inbox.end()
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        context.close(promise: nil)
    }
}

/// Events that have come, and one who waits for the next.
private final class EventInbox<Event: Sendable>: Sendable {
    private struct State {
        var events: [Event] = []
        var isEnded = false
        var waiter: CheckedContinuation<Void, Never>?
    }

    private enum Found { case event(Event), end, nothing }

    private let state = Mutex(State())

    func put(_ event: Event) {
        wake { $0.events.append(event) }
    }

    func end() {
        wake { $0.isEnded = true }
    }

    /// The next event that fits, without those before it; nil at the end.
    func next(_ fits: (Event) -> Bool) async -> Event? {
        while true {
            let found: Found = state.withLock { state in
                while !state.events.isEmpty {
                    let event = state.events.removeFirst()
                    if fits(event) { return .event(event) }
                }
                return state.isEnded ? .end : .nothing
            }
            switch found {
            case .event(let event): return event
            case .end: return nil
            case .nothing: await somethingCame()
            }
        }
    }

    private func somethingCame() async {
        await withCheckedContinuation { continuation in
            let isThere = state.withLock { state in
                guard state.events.isEmpty, !state.isEnded else { return true }
                state.waiter = continuation
                return false
            }
            if isThere { continuation.resume() }
        }
    }

    private func wake(_ change: (inout State) -> Void) {
        let waiter = state.withLock { state in
            change(&state)
            defer { state.waiter = nil }
            return state.waiter
        }
        waiter?.resume()
    }
}
