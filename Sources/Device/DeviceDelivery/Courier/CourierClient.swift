import ConnectionPulse
import CourierLink
import DeviceContext
import DeviceCore
import DeviceStore
import Foundation
import Logging
import NIOCore
import NIOPosix
import NIOSSL
import NotificationModel
import Waiting
import WallClock
import WireCoding

/// The device's stream to the gateway: kept up, with growing waits between attempts.
struct CourierClient: Sendable {
    let address: CourierAddress
    let observes: Bool
    let context: DeviceContext
    let outbox: CourierOutbox
    let receiver: PushReceiver
    let registration: RemoteRegistration
    let channels: ChannelSubscriptions
    let activityTokens: ActivityTokens

    /// Pushes that are being written to the disk at once; the next is not read before.
    private static let pushesAtOnce = 1_000
    /// Faults that are shown, and characters of each.
    private static let (faultLimit, faultLength) = (100, 400)

    /// Runs until the task is cancelled.
    ///
    /// - Throws: when the authority's file cannot be read.
    func run() async throws {
        var wait = context.limits.reconnectFirst
        var failed: CourierAddress.Place?
        while !Task.isCancelled {
            let place = address.place(except: failed)
            failed = place
            let began = ContinuousClock.now
            var isBroken = true
            do {
                try await connect(to: place)
                isBroken = false
            } catch let refusal as CourierRefusal {
                context.logger.error("\(refusal)", metadata: ["wait": "\(wait) s"])
            } catch {
                context.logger.notice("the gateway is not reached", metadata: ["why": "\(error)", "wait": "\(wait) s"])
            }
            // Who was welcome begins with the shortest wait again, unless the connection broke at once, as with a disk that is full.
            let isShort = isBroken && ContinuousClock.now - began < .seconds(wait)
            if context.phone.read(\.isConnected), !isShort { wait = context.limits.reconnectFirst }
            outbox.close()
            channels.end()
            activityTokens.end()
            context.phone.attempt("noting that the gateway is away") {
                $0.isConnected = false
                $0.faults = []
            }
            // Many devices that lose one gateway do not come to the next in one moment.
            try await context.clock.sleep(for: address.others.isEmpty ? wait : wait * .random(in: 0.5...1))
            wait = min(wait * 2, context.limits.reconnectLast)
        }
    }

    /// One connection from beginning to end.
    private func connect(to place: CourierAddress.Place) async throws {
        let tlsContext = try makeTLSContext()
        let hello = try hello()
        let pulse = PulseHandler()
        let channel = try await ClientBootstrap(group: .singletonMultiThreadedEventLoopGroup)
            .connectTimeout(.seconds(5))
            .channelOption(.socketOption(.so_keepalive), value: 1)
            // A gateway whose network was cut says nothing: it is given up after 19 seconds of silence, or when it has taken
            // nothing for 15 (tcp(7)). One whose machine answers and that says nothing itself: PulseHandler.
            .channelOption(.tcpOption(.init(rawValue: TCP_KEEPIDLE)), value: 10)
            .channelOption(.tcpOption(.init(rawValue: TCP_KEEPINTVL)), value: 3)
            .channelOption(.tcpOption(.init(rawValue: TCP_KEEPCNT)), value: 3)
            .channelOption(.tcpOption(.init(rawValue: TCP_USER_TIMEOUT)), value: 15_000)
            .connect(host: place.host, port: place.port) { [host = place.host] channel in
                channel.eventLoop.makeCompletedFuture {
                    let isName = (try? SocketAddress(ipAddress: host, port: 0)) == nil
                    let tls = try NIOSSLClientHandler(context: tlsContext, serverHostname: isName ? host : nil)
                    try channel.pipeline.syncOperations.addHandlers([pulse, tls])
                    return try NIOAsyncChannel<ByteBuffer, ByteBuffer>(wrappingChannelSynchronously: channel)
                }
            }
        let requests = CourierRequests()
        // A push that cannot be stored ends the connection: the gateway sends it again over the next one.
        let failure = Promise<Void>()
        let (quiet, answer) = (context.limits.gatewayQuiet, context.limits.gatewayAnswer)
        pulse.start(
            on: channel.channel,
            quiet: .seconds(quiet),
            patience: .seconds(answer),
            asking: ByteBuffer(bytes: try FrameCoder.encode(CourierRequest.ping))
        ) {
            failure.settle(.failure(SilentGateway(seconds: quiet + answer)))
        }
        try await channel.executeThenClose { inbound, outbound in
            try await withThrowingTaskGroup(of: Void.self) { group in
                group.addTask {
                    try await requests.run { requests in
                        var bytes = ByteBuffer()
                        for request in requests { bytes.writeBytes(try FrameCoder.encode(request)) }
                        try await outbound.write(bytes)
                    }
                }
                group.addTask { try await read(inbound, requests, failure) }
                group.addTask { try await failure.value() }
                requests.post(.hello(hello))
                defer { group.cancelAll() }
                try await group.next()
            }
        }
    }

    private func makeTLSContext() throws -> NIOSSLContext {
        var configuration = TLSConfiguration.makeClientConfiguration()
        configuration.trustRoots = .file(address.authority)
        configuration.minimumTLSVersion = .tlsv12
        return try NIOSSLContext(configuration: configuration)
    }

    private func hello() throws -> CourierHello {
        CourierHello(
            space: context.phone.identity.space,
            deviceID: context.phone.identity.id,
            deviceName: context.phone.identity.name,
            secret: context.phone.identity.secret,
            observes: observes,
            enrolment: try address.enrolment?.secret()
        )
    }

    private func read(
        _ inbound: NIOAsyncChannelInboundStream<ByteBuffer>,
        _ requests: CourierRequests,
        _ failure: Promise<Void>
    ) async throws {
        let places = AsyncSemaphore(Self.pushesAtOnce)
        var coder = FrameCoder<CourierEvent>()
        for try await bytes in inbound {
            coder.append(bytes.readableBytesView)
            while let received = try coder.next() {
                switch received {
                case .success(let event):
                    if case .push(let push) = event {
                        try await places.wait()
                        receiver.take(push) { result in
                            switch result {
                            case .success: requests.post(.acknowledge(serial: push.serial))
                            case .failure(let error): failure.settle(.failure(error))
                            }
                            places.signal()
                        }
                    } else {
                        try take(event, requests)
                    }
                case .failure(let unreadable):
                    pass(unreadable, requests)
                }
            }
        }
    }

    private func take(_ event: CourierEvent, _ requests: CourierRequests) throws {
        switch event {
        case .welcome(let version, let isShownAll):
            if observes, isShownAll == false {
                context.logger.notice(
                    "the gateway shows this phone its own pushes only: it enrolled without the right to observe"
                )
            }
            outbox.open(requests)
            context.phone.attempt("noting that the gateway is there") { $0.isConnected = true }
            for request in registration.requests() { requests.post(request) }
            channels.begin(version: version)
            activityTokens.begin(version: version)
        case .refused(let reason):
            throw CourierRefusal(reason: reason)
        case .registered(let bundleID, let token):
            registration.received(token, for: bundleID)
        case .registrationFailed(let bundleID, let reason):
            registration.failed(bundleID, because: reason)
        case .registeredActivity(let bundleID, let purpose, let token):
            activityTokens.received(token, for: ActivityTokenName(bundleID: bundleID, purpose: purpose))
        case .journey(let id, let journey):
            outbox.received(journey, for: id)
        case .observed(let record):
            guard !record.journey.isEmpty else { return }
            context.journeys.begin(JourneyHead(record), record.journey + passing(record))
        case .subscribed(let unknown):
            channels.received(unknown: unknown)
        case .faults(let faults):
            context.phone.attempt("noting which faults there are") {
                $0.faults = faults.prefix(Self.faultLimit).map { String($0.prefix(Self.faultLength)) }
            }
        case .ping:
            requests.post(.pong)
        case .push, .pong:
            break
        case .failure(let failure):
            context.logger.warning("the gateway could not read a message", metadata: ["failure": "\(failure)"])
        }
    }

    /// What the phone says of a push that it only sees: whose it is not.
    ///
    /// Refused requests are nobody's: their token may be misspelt, and everyone in the space may want to know.
    /// A broadcast is everybody's who takes its channel.
    private func passing(_ record: PushRecord) -> [JourneyEntry] {
        let isBroadcast = record.headers.contains { $0.name == "apns-channel-id" }
        guard record.status == 200, !isBroadcast, !context.phone.read({ $0.has(token: record.token) }) else {
            return []
        }
        let text = "It is for another phone of the space: its device token is none of this one's"
        return [JourneyEntry(at: record.at, station: .device, event: .elsewhere, text: text)]
    }

    /// An event that cannot be read is answered with what is wrong; the connection goes on.
    private func pass(_ unreadable: UnreadableMessage, _ requests: CourierRequests) {
        context.logger.warning("an event of the gateway cannot be read", metadata: ["why": "\(unreadable)"])
        // A failure is never answered: two sides that misread each other would go on for ever.
        if unreadable.type != CourierEvent.Kind.failure.rawValue { requests.post(.failure(unreadable.failure)) }
    }
}

/// The gateway is connected and does nothing.
struct SilentGateway: Error, CustomStringConvertible {
    let seconds: Double
    var description: String { "it has said nothing for \(seconds) s, and does not answer whether it is there" }
}

/// The gateway does not take the device.
struct CourierRefusal: Error, CustomStringConvertible {
    let reason: String
    var description: String { "the gateway refuses this device: \(reason)" }
}
