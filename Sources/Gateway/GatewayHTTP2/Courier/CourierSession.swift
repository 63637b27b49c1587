import ConnectionPulse
import CourierLink
import Crypto
import Foundation
import GatewayCore
import GatewayStore
import Logging
import NIOCore
import NotificationModel
import ProviderAPI
import WallClock
import WireCoding

/// One device's connection, from its hello to its end.
struct CourierSession: Sendable {
    let dispatcher: PushDispatcher
    let channels: ChannelRegistry
    let enrolment: Enrolment
    /// nil unless tests may ask for faults.
    let faults: FaultEndpoint?
    /// Connections whose device has not said hello.
    let newcomers: OpenConnections
    /// The ways to the connections' event loops.
    let queues = CourierQueues()
    /// How long a device may say nothing until it is asked whether it is there, and for its answer.
    let (quiet, patience): (Duration, Duration)
    let randomness: Randomness
    let logger: Logger

    /// The longest name, space or identifier that is believed, in bytes.
    static let nameLimit = 255

    /// The bytes of a hello; more is not read of a device that has not said it.
    static let helloLimit = 8_192

    /// Why a device is sent away; the text goes to it.
    struct Refused: Error {
        let reason: String
    }

    /// Speaks with a device until either side closes.
    ///
    /// - Parameters:
    ///   - inbound: what it sends.
    ///   - connection: its connection; closed by its deadline unless the device says hello.
    func run(_ inbound: NIOAsyncChannelInboundStream<ByteBuffer>, on connection: CourierServer.Connection) async {
        let channel = connection.channel
        var line: CourierLine?
        defer {
            connection.helloDeadline.cancel()
            if let line { dispatcher.detach(line) }
        }
        do {
            var coder = FrameCoder(limit: Self.helloLimit, readingFirst: CourierRequest.acknowledgement)
            for try await bytes in inbound {
                coder.append(bytes.readableBytesView)
                while let received = try coder.next() {
                    switch (received, line) {
                    case (.success(let request), let line?):
                        try await answer(request, on: line)
                    case (.success(let request), nil):
                        let admitted = try await admit(request, on: connection)
                        connection.helloDeadline.cancel()
                        newcomers.remove(channel)
                        coder.limit = FrameCoder<CourierRequest>.sizeLimit
                        connection.acknowledgements.watch {
                            dispatcher.acknowledged($0, on: admitted)
                        } writable: {
                            dispatcher.resume(admitted)
                        }
                        try watch(connection.pulse, of: admitted, on: channel)
                        line = admitted
                        dispatcher.attach(admitted)
                    case (.failure(let unreadable), let line?):
                        pass(unreadable, on: line)
                    case (.failure(let unreadable), nil):
                        throw Refused(
                            reason: "the first message on a courier connection must be hello: \(unreadable)"
                        )
                    }
                }
            }
        } catch let refused as Refused {
            refuse(refused.reason, channel)
        } catch let error as FrameError {
            dispatcher.metrics.reached(.courierMessage)
            refuse("\(error)", channel)
        } catch let error as StoreError {
            if error.isTooMany { dispatcher.metrics.reached(.devices) }
            refuse("\(error)", channel)
        } catch {
            logger.debug("a device's connection failed", metadata: ["error": "\(error)"])
            channel.close(mode: .all, promise: nil)
        }
    }

    private func admit(
        _ request: CourierRequest,
        on connection: CourierServer.Connection
    ) async throws -> CourierLine {
        guard case .hello(var hello) = request else {
            throw Refused(reason: "the first message on a courier connection must be hello")
        }
        guard hello.version >= CourierHello.oldestVersion else {
            let mine = "\(CourierHello.oldestVersion) to \(CourierHello.currentVersion)"
            throw Refused(reason: "this gateway speaks version \(mine) of the courier, the device \(hello.version)")
        }
        try Self.check(hello.space, "space")
        try Self.check(hello.deviceID, "device id")
        try Self.check(hello.deviceName, "device name")
        try Self.check(hello.secret, "secret")
        if let secret = hello.enrolment { try Self.check(secret, "enrolment secret") }
        let right = try await dispatcher.store.admit(
            hello.address,
            name: hello.deviceName,
            secretHash: Data(SHA256.hash(data: Data(hello.secret.utf8))),
            shows: hello.enrolment.map { enrolment.right(of: $0).map(EnrolmentProof.right) ?? .wrong } ?? .nothing,
            at: dispatcher.clock.now()
        )
        hello.observes = hello.observes && right == .observer
        let line = CourierLine(
            hello: hello,
            channel: connection.channel,
            reader: connection.acknowledgements,
            outgoing: queues.queue(of: connection.channel.eventLoop)
        ) { [dispatcher] in dispatcher.resume($0) }
        line.send(
            .welcome(version: min(hello.version, CourierHello.currentVersion), observes: hello.observes),
            isUrgent: true
        )
        return line
    }

    /// A device that is not there any more is not waited for: other gateways may have what it is to be told.
    private func watch(_ pulse: PulseHandler, of line: CourierLine, on channel: any Channel) throws {
        // One before version 6 answers no ping.
        guard line.hello.version >= 6 else { return }
        let ping = ByteBuffer(bytes: try FrameCoder.encode(CourierEvent.ping))
        pulse.start(on: channel, quiet: quiet, patience: patience, asking: ping) { [dispatcher, logger] in
            dispatcher.metrics.reached(.silence)
            logger.info("a device does not answer and is let go", metadata: ["id": "\(line.hello.deviceID)"])
        }
    }

    private func answer(_ request: CourierRequest, on line: CourierLine) async throws {
        let device = line.hello.address
        switch request {
        case .hello:
            throw Refused(reason: "a device says hello once on a connection")
        case .register(let bundleID, let environment):
            line.send(try await register(bundleID, environment, on: device), isUrgent: true)
        case .registerActivity(let bundleID, let environment, let purpose):
            line.send(try await register(bundleID, environment, purpose, on: device), isUrgent: true)
        case .unregister(let text):
            guard let token = DeviceToken(text) else { throw Refused(reason: "a device token is hexadecimal") }
            let discarded = try await dispatcher.store.unregister(token, on: device, at: dispatcher.clock.now())
            for record in discarded { dispatcher.observe(record, in: device.space) }
        case .acknowledge(let serial):
            dispatcher.acknowledged([serial], on: line)
        case .journey(let id):
            let journey = try await dispatcher.store.journey(id: id, space: device.space)
            line.send(.journey(id: id, journey), isUrgent: true)
        case .subscribe(let wanted):
            let unknown = try await channels.subscribe(device, to: wanted.map { ($0.bundleID, $0.channel) })
            line.send(.subscribed(unknown: unknown.map { wanted[$0] }), isUrgent: true)
        case .clearFaults:
            guard line.hello.observes else {
                logger.notice(
                    "a device that may not observe wants faults to end",
                    metadata: ["id": "\(device.deviceID)"]
                )
                return
            }
            faults?.clear()
        case .ping:
            line.send(.pong, isUrgent: true)
        case .pong:
            // Its bytes were the answer.
            break
        case .failure(let failure):
            logger.warning("a device could not read a message", metadata: ["failure": "\(failure)"])
        }
    }

    /// A message that cannot be read costs its device an answer that says why, and nothing else.
    private func pass(_ unreadable: UnreadableMessage, on line: CourierLine) {
        logger.notice("a device's message cannot be read", metadata: ["why": "\(unreadable)"])
        // A failure is never answered: two sides that misread each other would go on for ever.
        if unreadable.type != CourierRequest.Kind.failure.rawValue {
            line.send(.failure(unreadable.failure), isUrgent: true)
        }
    }

    /// An app that gets no token costs its device nothing else.
    private func register(
        _ bundleID: String,
        _ entitlement: String?,
        on device: DeviceAddress
    ) async throws -> CourierEvent {
        if let problem = BundleID.problem(bundleID) {
            return .registrationFailed(bundleID: bundleID, reason: "it is no bundle id: \(problem)")
        }
        return try await register(scope: bundleID, entitlement, on: device)
    }

    private func register(
        scope bundleID: String,
        _ entitlement: String?,
        on device: DeviceAddress
    ) async throws -> CourierEvent {
        do {
            let token = try await dispatcher.store.register(
                bundleID: bundleID,
                on: device,
                environment: entitlement.flatMap(PushEnvironment.init(entitlement:)),
                fresh: DeviceToken(bytes: randomness.bytes(32)),
                at: dispatcher.clock.now()
            )
            return .registered(bundleID: bundleID, token: token.hexadecimal)
        } catch let error as StoreError {
            if error.isTooMany { dispatcher.metrics.reached(.appsPerDevice) }
            return .registrationFailed(bundleID: bundleID, reason: error.description)
        }
    }

    /// The bytes of the name that a device gives to what a token is for.
    private static let purposeLimit = 64

    /// A token of a Live Activity, or one that starts them.
    private func register(
        _ bundleID: String,
        _ entitlement: String?,
        _ purpose: String,
        on device: DeviceAddress
    ) async throws -> CourierEvent {
        let isName = !purpose.isEmpty && purpose.utf8.allSatisfy { $0 > 0x20 && $0 != 0x7f }
        guard isName, purpose.utf8.count <= Self.purposeLimit, BundleID.problem(bundleID) == nil else {
            let what = "a Live Activity's token needs a bundle id and a purpose of 1 to \(Self.purposeLimit) bytes"
            return .failure(LinkFailure(.refused, what))
        }
        let scope = Registration.scope(of: bundleID, purpose)
        guard case .registered(_, let token) = try await register(scope: scope, entitlement, on: device) else {
            return .registeredActivity(bundleID: bundleID, purpose: purpose, token: nil)
        }
        return .registeredActivity(bundleID: bundleID, purpose: purpose, token: token)
    }

    private static func check(_ text: String, _ name: String) throws(Refused) {
        let isPlain = text.utf8.allSatisfy { $0 >= 0x20 && $0 != 0x7f }
        guard !text.isEmpty, text.utf8.count <= nameLimit, isPlain else {
            throw Refused(reason: "the \(name) must be 1 to \(nameLimit) bytes of text on one line")
        }
    }

    private func refuse(_ reason: String, _ channel: any Channel) {
        logger.warning("a device was refused", metadata: ["reason": "\(reason)"])
        CourierLine.close(channel, after: .refused(reason: reason))
    }
}
