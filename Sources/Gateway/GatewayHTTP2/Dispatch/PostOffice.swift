import CourierLink
import Foundation
import GatewayCore
import GatewayStore
import Logging
import NotificationModel
import ProviderAPI
import Synchronization
import WallClock

/// Brings accepted pushes to the store and to their devices, and tells observers of every request.
final class PostOffice: Sendable {
    let store: GatewayStore
    let clock: any WallClock
    let logger: Logger
    private let connected = Mutex(ConnectedDevices())

    init(store: GatewayStore, clock: any WallClock, logger: Logger) {
        self.store = store
        self.clock = clock
        self.logger = logger
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
        fault: Fault?
    ) -> HTTP2Answer? {
        let device = push.registration.device
        let line = line(to: device)
        let fate = Fate.of(push, isReachable: line?.isReachable ?? false)
        guard fate.deadline != nil else {
            let (serial, isRecorded) = store.note(push, of: request, fate: fate)
            if let line { forward(push, serial, fate, fault, to: line, isRecorded: isRecorded) }
            if isRecorded { observe(push, request, fate) }
            return .accepted(push, uniqueID)
        }
        store.accept(push, of: request, fate: fate) { [self] result in
            let answer: HTTP2Answer
            switch result {
            case .success: answer = .accepted(push, uniqueID)
            case .failure(let error):
                logger.error("a push could not be stored", metadata: ["error": "\(error)"])
                answer = .refused(Refusal(storing: error), push.id)
            }
            if let fault { fault.meet(answer, later: answers.send).map(answers.send) } else { answers.send(answer) }
            guard case .success(let acceptance) = result else { return }
            if let line = self.line(to: device) {
                forward(push, acceptance.serial, fate, fault, to: line, isRecorded: true)
            }
            for ended in acceptance.replaced { observe(ended, in: device.space) }
            observe(push, request, fate)
        }
        return nil
    }

    /// Keeps and shows a request that was refused.
    func take(_ refusal: Refusal, of request: ProviderRequest, id: MessageID, at now: Date) {
        let text = request.deviceTokenText
        func space() -> String {
            TokenKey(text).flatMap(store.registration(of:))?.device.space ?? DeviceAddress.defaultSpace
        }
        guard store.refuse(refusal, of: request, id: id, space: space(), at: now) else { return }
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
        for line in lines { line.send(.observed(record), isUrgent: false) }
    }

    /// Connects a device, in the place of an older connection of the same, and sends it what waits.
    func attach(_ line: CourierLine) {
        let older = connected.withLock { $0.insert(line) }
        older?.close()
        readPage(for: line, after: 0)
    }

    /// Forgets a connection; a newer one of the same device stays.
    func detach(_ line: CourierLine) {
        connected.withLock { $0.remove(line) }
    }

    /// Goes on with what waits for a device whose connection takes bytes again.
    func resume(_ line: CourierLine) {
        guard let serial = line.becameWritable() else { return }
        readPage(for: line, after: serial)
    }

    /// Ends what has waited too long.
    func sweep() async throws {
        for (space, record) in try await store.sweep(at: clock.now()) { observe(record, in: space) }
    }

    /// Shows a request's record, as it is now, to the observers of a space.
    func observe(_ record: PushRecord, in space: String) {
        for line in observers(of: space) { line.send(.observed(record), isUrgent: false) }
    }

    /// Shows the end of a push that waited to the observers of a space.
    func observe(_ ended: GatewayStore.EndedPush, in space: String) {
        let lines = observers(of: space)
        guard !lines.isEmpty, let record = ended.record else { return }
        for line in lines { line.send(.observed(record), isUrgent: false) }
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

    private func observers(of space: String) -> [CourierLine] {
        connected.withLock { $0.observers(of: space) }
    }

    private func forward(
        _ push: AcceptedPush,
        _ serial: Int64,
        _ fate: Fate,
        _ fault: Fault?,
        to line: CourierLine,
        isRecorded: Bool
    ) {
        let isSent =
            switch fate {
            case .store, .replace: line.isTurn(of: serial)
            case .attempt: true
            case .discard: false
            }
        guard isSent else { return }
        if case .attempt = fate { line.attempted(serial, .init(id: push.id, isRecorded: isRecorded)) }
        let step = GatewaySteps.forwarded(to: line.hello.deviceID, fromStorage: false, at: clock.now())
        let journey = GatewaySteps.begin(push, fate) + [step]
        let courierPush = CourierPush(push, serial: serial, journey: journey)
        line.send(.push(courierPush), isUrgent: true)
        if fault?.duplicate == true { line.send(.push(courierPush), isUrgent: true) }
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
        let step = GatewaySteps.forwarded(to: line.hello.deviceID, fromStorage: true, at: clock.now())
        for var push in pushes {
            push.journey.append(step)
            line.send(.push(push), isUrgent: true)
        }
        store.note(step, for: pushes.compactMap { push in MessageID(field: push.id).map { (push.serial, $0) } })
    }

    private func observe(_ push: AcceptedPush, _ request: ProviderRequest, _ fate: Fate) {
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
            journey: GatewaySteps.begin(push, fate)
        )
        for line in lines { line.send(.observed(record), isUrgent: false) }
    }
}

extension Refusal {
    /// What a provider is told when the store fails.
    fileprivate init(storing error: any Error) {
        if let error = error as? StoreError {
            self.init(.serviceUnavailable, error.description)
        } else {
            self.init(.internalServerError, "\(error)")
        }
    }
}

extension CourierHello {
    var address: DeviceAddress { DeviceAddress(space: space, deviceID: deviceID) }
}
