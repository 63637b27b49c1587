import DeviceLink
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

    /// Takes a push; `answer` is run on the store's queue, once the push is as durable as it asked to be.
    func take(
        _ push: AcceptedPush,
        fields: [ProviderRequest.Field],
        answer: @escaping @Sendable (Result<Void, any Error>) -> Void
    ) {
        let device = push.registration.device
        let fate = Fate.of(push, isReachable: line(to: device)?.isReachable ?? false)
        store.accept(push, fields: fields, fate: fate) { [self] result in
            switch result {
            case .success(let acceptance):
                answer(.success(()))
                forward(push, acceptance, fate)
                for record in acceptance.replaced { observe(record, in: device.space) }
                observe(push, fields, acceptance)
            case .failure(let error):
                logger.error("a push could not be stored", metadata: ["error": "\(error)"])
                answer(.failure(error))
            }
        }
    }

    /// Keeps and shows a request that was refused.
    func take(refused request: RefusedRequest) {
        store.refuse(request, failure: logFailure("a refused request could not be recorded"))
        let headers = request.fields.filter { $0.name != ProviderField.authorization }
        observe(
            PushRecord(
                id: request.id,
                at: request.at,
                headers: headers.map { PushRecord.Header(name: $0.name, value: $0.value) },
                token: request.token,
                payload: Data(request.payload),
                status: request.refusal.rejection.status,
                reason: request.refusal.rejection.reason,
                journey: [GatewaySteps.rejected(request.refusal, at: request.at)]
            ),
            in: request.space
        )
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

    private func forward(_ push: AcceptedPush, _ acceptance: GatewayStore.Acceptance, _ fate: Fate) {
        guard let line = line(to: push.registration.device) else { return }
        let isSent =
            switch fate {
            case .store, .replace: line.isTurn(of: acceptance.serial)
            case .attempt: true
            case .discard: false
            }
        guard isSent else { return }
        let courierPush = CourierPush(push, serial: acceptance.serial, journey: acceptance.journey)
        send([courierPush], to: line, fromStorage: false)
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
                send(pushes, to: line, fromStorage: true)
                if let next { readPage(for: line, after: next) }
            case .failure(let error):
                logger.error("what waits for a device could not be read", metadata: ["error": "\(error)"])
                line.close()
            }
        }
    }

    private func send(_ pushes: [CourierPush], to line: CourierLine, fromStorage: Bool) {
        guard !pushes.isEmpty else { return }
        let step = GatewaySteps.forwarded(
            to: line.hello.deviceID,
            fromStorage: fromStorage,
            at: clock.now()
        )
        for var push in pushes {
            push.journey.append(step)
            line.send(.push(push), isUrgent: true)
        }
        store.note(step, for: pushes.map(\.serial), failure: logFailure("a step could not be recorded"))
    }

    private func observe(
        _ push: AcceptedPush,
        _ fields: [ProviderRequest.Field],
        _ acceptance: GatewayStore.Acceptance
    ) {
        let lines = observers(of: push.registration.device.space)
        guard !lines.isEmpty else { return }
        let headers = fields.filter { $0.name != ProviderField.authorization }
        let record = PushRecord(
            id: push.id.canonical,
            at: push.acceptedAt,
            headers: headers.map { PushRecord.Header(name: $0.name, value: $0.value) },
            token: push.registration.token.hexadecimal,
            payload: Data(push.payload),
            status: 200,
            reason: nil,
            journey: acceptance.journey
        )
        for line in lines { line.send(.observed(record), isUrgent: false) }
    }
}

extension CourierPush {
    init(_ push: AcceptedPush, serial: Int64, journey: [JourneyEntry]) {
        self.init(
            serial: serial,
            id: push.id.canonical,
            token: push.registration.token.hexadecimal,
            bundleID: push.registration.bundleID,
            topic: push.topic,
            pushType: push.type.rawValue,
            priority: push.priority.rawValue,
            expiration: push.expiration.date,
            collapseID: push.collapseID,
            payload: Data(push.payload),
            journey: journey
        )
    }
}

extension CourierHello {
    var address: DeviceAddress { DeviceAddress(space: space, deviceID: deviceID) }
}
