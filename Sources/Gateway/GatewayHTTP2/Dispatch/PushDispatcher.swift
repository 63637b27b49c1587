import CourierLink
import Foundation
import GatewayCore
import GatewayStore
import Logging
import NIOCore
import NotificationModel
import ProviderAPI
import Synchronization
import WallClock

/// Brings accepted pushes to the store and to their devices, and tells observers of every request.
final class PushDispatcher: Sendable {
    let store: any GatewayStore
    let clock: any WallClock
    let logger: Logger
    let metrics: GatewayMetrics
    let health: GatewayHealth
    /// What people call this gateway, where there are several.
    let name: String?
    /// Whether several pushes wait for an app on a device that is away.
    private let storesSeveral: Bool
    private let connected = Mutex(ConnectedDevices())
    /// What a test lets go wrong, as words.
    private let faults = Mutex<[String]>([])

    init(
        store: any GatewayStore,
        name: String? = nil,
        storesSeveral: Bool = false,
        clock: any WallClock,
        logger: Logger,
        metrics: GatewayMetrics,
        health: GatewayHealth
    ) {
        self.store = store
        self.clock = clock
        self.logger = logger
        self.metrics = metrics
        self.health = health
        self.name = name
        self.storesSeveral = storesSeveral
        // The store lets go of it when it is closed. A weak reference would make every use of the dispatcher dearer.
        store.watch { [self] event in take(event) }
        store.handOutEnds { [self] in hasObservers }
    }

    /// Takes a push.
    ///
    /// - Parameters:
    ///   - push: what was accepted.
    ///   - request: what came.
    ///   - uniqueID: what the answer is to carry.
    ///   - answers: takes the answer once the push is on disk, after its fault.
    ///   - fault: what a test wants of the answer.
    /// - Returns: the answer to a push that does not ask to be kept.
    func take(
        _ push: AcceptedPush,
        of request: ProviderRequest,
        uniqueID: MessageID,
        answers: AnswerAddress,
        fault: PushFault?
    ) -> HTTP2Answer? {
        let device = push.registration.device
        let line = line(to: device)
        let decision = decision(of: push, isReachable: line?.isReachable ?? false)
        guard decision.deadline != nil else {
            metrics.wasAccepted()
            if case .discard = decision {
                attemptElsewhere(push, of: request)
                return .accepted(push, uniqueID)
            }
            let (serial, isRecorded) = store.note(push, of: request, decision: decision)
            if !isRecorded { metrics.reached(.records) }
            if let line { forward(push, serial, decision, fault, to: line, isRecorded: isRecorded) }
            if isRecorded { observe(push, request, decision) }
            return .accepted(push, uniqueID)
        }
        let began = NIODeadline.now()
        store.accept(push, of: request, decision: decision) { [self] result in
            let answer: HTTP2Answer
            switch result {
            case .success(let acceptance):
                answer = .accepted(push, uniqueID)
                metrics.wasAccepted()
                note(acceptance)
                metrics.wasCommitted(after: (NIODeadline.now() - began).nanoseconds)
                health.storeWorks()
            case .failure(let error):
                logStoreFailure(error)
                let refusal = Refusal(storing: error)
                answer = .refused(refusal, push.id, mayComeAgain: true)
                metrics.wasRefused(refusal.rejection)
                if error is VoidToken { take(refusal, of: request, id: push.id, at: clock.now()) }
                if error as? StoreError == .overloaded {
                    metrics.reached(.writes)
                } else if !(error is VoidToken) {
                    health.storeFailed(refusal.detail)
                }
            }
            if let fault { fault.meet(answer, later: answers.send).map(answers.send) } else { answers.send(answer) }
            guard case .success(let acceptance) = result else { return }
            if !acceptance.isSentByStore, let line = self.line(to: device) {
                forward(push, acceptance.serial, decision, fault, to: line, isRecorded: true)
            }
            for ended in acceptance.replaced { observe(ended, in: device.space) }
            observe(push, request, acceptance.decision)
        }
        return nil
    }

    private func decision(of push: AcceptedPush, isReachable: Bool) -> StorageDecision {
        .of(push, isReachable: isReachable, storesSeveral: storesSeveral)
    }

    private func note(_ acceptance: Acceptance) {
        if acceptance.decision.isForAbsentDevice { store.deliveries.add(.storedDeviceOffline) }
    }

    /// Takes a broadcast's push to one device.
    ///
    /// - Parameter done: run when it is taken, or with why it cannot be kept.
    func take(_ push: AcceptedPush, of request: ProviderRequest, done: @escaping @Sendable (Refusal?) -> Void) {
        let line = line(to: push.registration.device)
        let decision = decision(of: push, isReachable: line?.isReachable ?? false)
        guard decision.deadline != nil else {
            if case .discard = decision {
                attemptElsewhere(push, of: request, isObserved: false)
                return done(nil)
            }
            let (serial, isRecorded) = store.note(push, of: request, decision: decision)
            if let line { forward(push, serial, decision, nil, to: line, isRecorded: isRecorded) }
            return done(nil)
        }
        store.accept(push, of: request, decision: decision) { [self] result in
            switch result {
            case .success(let acceptance):
                note(acceptance)
                if !acceptance.isSentByStore, let line = self.line(to: push.registration.device) {
                    forward(push, acceptance.serial, decision, nil, to: line, isRecorded: true)
                }
                done(nil)
            case .failure(let error):
                done(Refusal(storing: error))
            }
        }
    }

    /// Takes a push that is not kept and whose device is not here: another gateway may have it.
    private func attemptElsewhere(_ push: AcceptedPush, of request: ProviderRequest, isObserved: Bool = true) {
        guard !store.knowsEveryToken else {
            // There is no other gateway.
            let (_, isRecorded) = store.note(push, of: request, decision: .discard)
            if isRecorded, isObserved { observe(push, request, .discard) }
            return
        }
        store.attempt(push, of: request) { [self] in if isObserved { observe(push, request, $0) } }
    }

    /// Shows a broadcast to observers.
    func observe(_ channel: BroadcastChannel, devices: String, of request: ProviderRequest, id: MessageID, at now: Date)
    {
        let lines = observers(of: DeviceAddress.defaultSpace)
        guard !lines.isEmpty else { return }
        let topic = PushType.liveactivity.facts?.topic(ofBundleID: channel.bundleID) ?? channel.bundleID
        let record = PushRecord(
            id: id.canonical,
            at: now,
            headers: request.fields.map { PushRecord.Header(name: $0.name, value: $0.value) }
                + [PushRecord.Header(name: ProviderField.topic, value: topic)],
            token: channel.id.hexadecimal,
            payload: Data(request.body),
            status: 200,
            reason: nil,
            journey: [GatewaySteps.broadcast(on: channel, devices: devices, at: now)]
        )
        show(record, to: lines)
    }

    /// Keeps and shows a request that was refused.
    func take(_ refusal: Refusal, of request: ProviderRequest, id: MessageID, at now: Date) {
        let text = request.deviceTokenText
        func space() -> String {
            TokenKey(text).flatMap(store.registration(of:))?.device.space ?? DeviceAddress.defaultSpace
        }
        guard store.refuse(refusal, of: request, id: id, space: space(), at: now) else {
            return metrics.reached(.records)
        }
        guard hasObservers else { return }
        let lines = observers(of: space())
        guard !lines.isEmpty else { return }
        let record = PushRecord(
            id: id.canonical,
            at: now,
            headers: request.fields.map { PushRecord.Header(name: $0.name, value: $0.value) },
            token: String(decoding: text.prefix(DeviceToken.lengthLimit), as: UTF8.self),
            payload: Data(request.body),
            status: refusal.rejection.status,
            reason: refusal.rejection.reason,
            journey: [GatewaySteps.rejected(refusal, at: now)]
        )
        show(record, to: lines)
    }

    /// How many devices are connected.
    var connectedDevices: Int { connected.withLock { $0.count } }

    /// Connects a device, in the place of an older connection of the same, and sends it what waits.
    func attach(_ line: CourierLine) {
        let older = connected.withLock { $0.insert(line) }
        older?.close()
        faults.withLock { if !$0.isEmpty { tell($0, to: line) } }
        store.connect(line.hello.address)
        readPage(for: line, after: 0)
    }

    /// Shows observers which faults there are.
    func show(faults words: [String]) {
        faults.withLock { faults in
            guard faults != words else { return }
            faults = words
            for line in connected.withLock({ $0.allObservers }) { tell(words, to: line) }
        }
    }

    private func tell(_ faults: [String], to line: CourierLine) {
        // Version 5 knows them.
        guard line.hello.observes, line.hello.version >= 5 else { return }
        line.send(.faults(faults), isUrgent: true)
    }

    /// Forgets a connection; a newer one of the same device stays.
    func detach(_ line: CourierLine) {
        let wasThere = connected.withLock { $0.remove(line) }
        let (count, lost) = line.takeUnacknowledged()
        store.deliveries.add(.discardedExpired, count)
        if !lost.isEmpty { store.note(GatewaySteps.notAcknowledged(at: clock.now()), for: lost) }
        if wasThere { store.disconnect(line.hello.address) }
    }

    /// A device has pushes.
    func acknowledged(_ serials: [Int64], on line: CourierLine) {
        metrics.wasAcknowledged(serials.count)
        let (recorded, kept) = line.acknowledged(serials)
        store.deliveries.add(.delivered, serials.count - kept.count)
        if !recorded.isEmpty { store.note(GatewaySteps.acknowledged(by: name, at: clock.now()), for: recorded) }
        guard !kept.isEmpty else { return }
        store.acknowledge(
            kept,
            by: line.hello.address,
            at: clock.now(),
            failure: logFailure("an acknowledgement could not be stored")
        )
    }

    /// Something happened to devices that other gateways serve too.
    private func take(_ event: StoreEvent) {
        switch event {
        case .woken(let devices):
            for device in devices {
                guard let line = line(to: device) else {
                    store.disconnect(device)
                    continue
                }
                if let serial = line.woken() { readPage(for: line, after: serial) }
            }
        case .lost(let devices):
            for device in devices { line(to: device)?.close() }
        }
    }

    /// While the database is away, one line in a while says so, and not one for each push.
    private func logStoreFailure(_ error: any Error) {
        let level = (error as? StoreError)?.isAway == true || error is VoidToken ? Logger.Level.debug : .error
        logger.log(level: level, "a push could not be stored", metadata: ["error": "\(error)"])
    }

    /// Goes on with what waits for a device whose connection takes bytes again.
    func resume(_ line: CourierLine) {
        guard let serial = line.becameWritable() else { return }
        readPage(for: line, after: serial)
    }

    /// Ends what has waited too long.
    func sweep() async throws {
        do {
            for (space, record) in try await store.sweep(at: clock.now()) { observe(record, in: space) }
        } catch {
            health.storeFailed("the store cannot be written: \(error)")
            throw error
        }
        health.storeWorks()
    }

    /// Shows a request's record, as it is now, to the observers of a space.
    func observe(_ record: PushRecord, in space: String) {
        show(record, to: observers(of: space))
    }

    /// Shows the end of a push that waited to the observers of a space.
    func observe(_ ended: EndedPush, in space: String) {
        let lines = observers(of: space)
        guard !lines.isEmpty, let record = ended.record else { return }
        show(record, to: lines)
    }

    private func show(_ record: PushRecord, to lines: [CourierLine]) {
        for line in lines where !line.send(.observed(record), isUrgent: false) { metrics.reached(.observed) }
    }

    /// Reports what nobody waits for; quietly when it is only that too much came at once.
    func logFailure(_ what: Logger.Message) -> @Sendable (any Error) -> Void {
        { [logger] error in
            let level = error as? StoreError == .overloaded ? Logger.Level.debug : .error
            logger.log(level: level, what, metadata: ["error": "\(error)"])
        }
    }

    private func line(to device: DeviceAddress) -> CourierLine? {
        connected.withLock { $0.line(to: device) }
    }

    private var hasObservers: Bool { connected.withLock { $0.hasObservers } }

    private func observers(of space: String) -> [CourierLine] {
        connected.withLock { $0.observers(of: space) }
    }

    private func forward(
        _ push: AcceptedPush,
        _ serial: Int64,
        _ decision: StorageDecision,
        _ fault: PushFault?,
        to line: CourierLine,
        isRecorded: Bool
    ) {
        let isSent =
            switch decision {
            case .store, .replace, .keep: line.isTurn(of: serial)
            case .attempt: true
            case .discard: false
            }
        guard isSent else { return }
        if case .attempt = decision, !line.attempts(serial, .init(id: push.id, isRecorded: isRecorded)) {
            metrics.reached(.attempts)
            store.deliveries.add(.discardedExpired)
            if isRecorded { store.note(GatewaySteps.notSent(at: clock.now()), for: [(serial, push.id)]) }
            return
        }
        let step = GatewaySteps.forwarded(to: line.hello.deviceID, by: name, fromStorage: false, at: clock.now())
        var journey = GatewaySteps.begin(push, decision)
        journey.append(step)
        let courierPush = CourierPush(push, serial: serial, journey: journey)
        metrics.wasForwarded()
        if fault?.reorder == true { line.sendBehindNext(courierPush) } else { line.send(courierPush) }
        if fault?.duplicate == true { line.send(courierPush) }
        if isRecorded { store.note(step, for: [(serial, push.id)]) }
    }

    private func readPage(for line: CourierLine, after serial: Int64) {
        store.waiting(
            for: line.hello.address,
            after: serial,
            limit: DeliveryWindow.pageSize,
            at: clock.now()
        ) { [self] result in
            switch result {
            case .success(let pushes):
                let next = line.page(pushes.map(\.serial))
                send(pushes, to: line)
                if let next { readPage(for: line, after: next) }
            case .failure(let error):
                logger.error("what waits for a device could not be read", metadata: ["error": "\(error)"])
                line.close()
            }
        }
    }

    private func send(_ pushes: [CourierPush], to line: CourierLine) {
        guard !pushes.isEmpty else { return }
        let step = GatewaySteps.forwarded(to: line.hello.deviceID, by: name, fromStorage: true, at: clock.now())
        for var push in pushes {
            push.journey.append(step)
            line.send(push)
        }
        metrics.wasForwarded(pushes.count)
        store.note(step, for: pushes.compactMap { push in MessageID(field: push.id).map { (push.serial, $0) } })
    }

    private func observe(_ push: AcceptedPush, _ request: ProviderRequest, _ decision: StorageDecision) {
        let lines = observers(of: push.registration.device.space)
        guard !lines.isEmpty else { return }
        let record = PushRecord(
            id: push.id.canonical,
            at: push.acceptedAt,
            headers: request.fields.map { PushRecord.Header(name: $0.name, value: $0.value) },
            token: push.registration.token.hexadecimal,
            payload: Data(push.payload),
            status: 200,
            reason: nil,
            journey: GatewaySteps.begin(push, decision)
        )
        show(record, to: lines)
    }
}

extension Refusal {
    private init(storing void: VoidToken) {
        guard let since = void.since else {
            self.init(.badDeviceToken, "no device here has this token any more")
            return
        }
        self.init(.unregistered, "the token was unregistered while the push came", timestamp: since)
    }

    /// What a provider is told when the store fails.
    init(storing error: any Error) {
        if let error = error as? StoreError {
            self.init(.serviceUnavailable, error.isAway ? "the database is not reached" : error.description)
        } else if let void = error as? VoidToken {
            self.init(storing: void)
        } else {
            self.init(.internalServerError, "\(error)")
        }
    }
}

extension CourierHello {
    var address: DeviceAddress { DeviceAddress(space: space, deviceID: deviceID) }
}
