package import CourierLink
package import Foundation
package import GatewayCore
package import GatewayStore
import NotificationModel
import ProviderAPI
import Synchronization

extension PostgresStore {
    /// Seconds for which a push that is not to be kept waits for the gateway that has its device.
    private static let attemptTime = 10.0

    package func accept(
        _ push: AcceptedPush,
        of request: ProviderRequest,
        decision: StorageDecision,
        answer: @escaping @Sendable (Result<Acceptance, any Error>) -> Void
    ) {
        let body = RecordEntry.accepted(push, of: request, decision: decision, serial: 0)
        findDevice(of: push) { [self] device in
            switch device {
            case .success(let device):
                let waiting = WriteQueue.Push(
                    push: push,
                    device: device.number,
                    tokensEnded: device.ended,
                    mayOverwrite: device.isAway,
                    decision: decision,
                    body: body,
                    answer: answer
                )
                submit({ $0.pushes.append(waiting) }, fail: { answer(.failure($0)) })
            case .failure(let error): answer(.failure(error))
            }
        }
    }

    /// What is known of a push's device before the database is asked.
    private struct KnownDevice {
        let number: Int64
        /// How many of its tokens had ended when the push's was looked up; below zero when that is not known.
        var ended: Int64 = -1
        /// Whether it was away, as far as is known.
        var isAway = false
    }

    /// Finds a push's device in the database: at once, unless it is not in memory any more.
    private func findDevice(
        of push: AcceptedPush,
        found: @escaping @Sendable (Result<KnownDevice, any Error>) -> Void
    ) {
        let device = push.registration.device
        let known =
            if push.channel == nil {
                tokens.withLock { tokens in
                    tokens.known(TokenKey(push.registration.token)).map {
                        KnownDevice(number: $0.device, ended: $0.ended, isAway: $0.isAway && $0.ended >= 0)
                    }
                }
            } else {
                shared.withLock { $0.claims.number(of: device) }.map { KnownDevice(number: $0, isAway: true) }
            }
        if let known { return found(.success(known)) }
        reads.submit([Statement(SQL.secret, [.text(device.space), .text(device.deviceID)])]) { result in
            found(
                Result {
                    guard let number = try result.get().first?.number(0, 0) else { throw VoidToken(since: nil) }
                    return KnownDevice(number: number)
                }.mapError { StoreError.unwritten($0) }
            )
        }
    }

    /// Answers pushes by what ``SQL/accept`` returned.
    ///
    /// - Returns: the pushes that have ended, and how many of them are recorded.
    func answer(
        _ pushes: [WriteQueue.Push],
        in order: BatchOrder,
        _ steps: EndSteps,
        _ set: ResultSet
    ) -> (ends: [EndedPush], recorded: Int) {
        var taken: [(serial: Int64, replaces: Bool, isThere: Bool)?] = Array(repeating: nil, count: pushes.count)
        /// What waited before, by the push that took its place.
        var former: [Int: [EndedPush]] = [:]
        var (here, elsewhere) = (Set<Int64>(), Set<[Int64]>())
        let own = shared.withLock { $0.gateway }
        var recorded = 0
        for row in 0..<set.count {
            guard let number = set.number(row, 0), number != 0, let place = Int(exactly: number.magnitude - 1),
                pushes.indices.contains(place)
            else { continue }
            let push = pushes[place].push
            let ending = EndedPush.Ending.replaced(by: push.id)
            if let gone = ended(set, row, columns: (5, 6, 7), ending, at: push.acceptedAt) {
                former[place, default: []].append(gone)
                if !steps.former[place].isEmpty { recorded += 1 }
            }
            guard let serial = set.number(row, 1) else { continue }
            let gateway = set.number(row, 3) ?? 0
            taken[place] = (serial, set.flag(row, 2), gateway != 0)
            if let token = pushes[place].token {
                let (ended, isAway) = (set.number(row, 4), set.flag(row, 2))
                tokens.withLock { tokens in
                    if let ended { tokens.confirm(TokenKey(token), ended: ended) }
                    tokens.note(TokenKey(token), isAway: isAway)
                }
            }
            guard gateway != 0 else { continue }
            let device = pushes[place].device
            if gateway == own { here.insert(device) } else { elsewhere.insert([gateway, device]) }
        }
        var ends: [EndedPush] = []
        var acceptances: [Acceptance?] = []
        acceptances.reserveCapacity(pushes.count)
        for (place, waiting) in pushes.enumerated() {
            guard let (serial, replaces, isThere) = taken[place] else {
                acceptances.append(nil)
                continue
            }
            var replaced: [EndedPush] = []
            var decision = waiting.decision
            if isThere, let deadline = decision.deadline { decision = .store(until: deadline) }
            if replaces {
                replaced = (former[place] ?? []).sorted { $0.serial < $1.serial }
                for earlier in order.replaced(by: place) {
                    guard let serial = taken[earlier]?.serial else { continue }
                    var body = pushes[earlier].body
                    RecordEntry.set(serial: serial, in: &body)
                    let ending = EndedPush.Ending.replaced(by: waiting.push.id)
                    let id = pushes[earlier].push.id
                    replaced.append(EndedPush(serial: serial, id: id, body: body, ending, at: waiting.push.acceptedAt))
                    if !steps.own[earlier].isEmpty { recorded += 1 }
                }
                ends += replaced
            }
            acceptances.append(
                Acceptance(
                    serial: serial,
                    push: waiting.push,
                    decision: decision,
                    replaced: replaced,
                    isSentByStore: true
                )
            )
        }
        for (waiting, acceptance) in zip(pushes, acceptances) {
            if let acceptance { waiting.answer(.success(acceptance)) } else { explain(waiting) }
        }
        wake(here)
        for pair in elsewhere { shared.withLock { $0.notices.wake(pair[1], at: pair[0]) } }
        notify()
        return (ends, recorded)
    }

    /// A push whose token is not valid any more, whatever memory said.
    private func explain(_ waiting: WriteQueue.Push) {
        let token = waiting.push.registration.token
        tokens.withLock { $0.remove(TokenKey(token)) }
        let isKnown = find(token) { [self] result in
            switch result {
            case .success:
                let since = registration(of: TokenKey(token))?.unregisteredAt
                waiting.answer(.failure(VoidToken(since: since)))
            case .failure(let error): waiting.answer(.failure(error))
            }
        }
        if isKnown { waiting.answer(.failure(VoidToken(since: registration(of: TokenKey(token))?.unregisteredAt))) }
    }

    package func attempt(
        _ push: AcceptedPush,
        of request: ProviderRequest,
        answer: @escaping @Sendable (StorageDecision) -> Void
    ) {
        let discard: @Sendable () -> Void = { [self] in
            if note(push, of: request, decision: .discard).isRecorded { answer(.discard) }
        }
        findDevice(of: push) { [self] device in
            guard let device = try? device.get() else { return discard() }
            attempt(push, of: request, on: device.number, discard: discard, answer: answer)
        }
    }

    private func attempt(
        _ push: AcceptedPush,
        of request: ProviderRequest,
        on device: Int64,
        discard: @escaping @Sendable () -> Void,
        answer: @escaping @Sendable (StorageDecision) -> Void
    ) {
        let own = shared.withLock { $0.gateway } ?? 0
        let body = RecordEntry.accepted(push, of: request, decision: .attempt, serial: 0)
        let until = push.acceptedAt.timeIntervalSince1970 + Self.attemptTime
        let step = WriteQueue.Step(
            statements: [
                Statement(SQL.lock, [.numbers([device])]),
                Statement(
                    SQL.attempt,
                    [
                        .number(device), .text(push.storeToken?.hexadecimal ?? ""), .bytes([UInt8](push.id.data)),
                        .seconds(until), .bytes(body), .text(push.place), .number(own),
                    ]
                ),
            ]
        ) { [self] result in
            guard let gateway = try? result.get().last?.number(0, 0) else { return discard() }
            shared.withLock { $0.notices.wake(device, at: gateway) }
            notify()
            answer(.attempt)
        }
        submit({ $0.steps.append(step) }, fail: { _ in discard() })
    }

    /// The number of a request that does not wait: below zero, where the database gives out none, and other than every other
    /// gateway's.
    package func takeSerial() -> Int64 {
        shared.withLock { shared in
            shared.noteCount += 1
            return -((shared.gateway ?? 0) << 32 | shared.noteCount & 0xffff_ffff)
        }
    }

    package func waiting(
        for device: DeviceAddress,
        after serial: Int64,
        limit: Int,
        at now: Date,
        answer: @escaping @Sendable (Result<[CourierPush], any Error>) -> Void
    ) {
        guard let number = shared.withLock({ $0.claims.number(of: device) }) else { return answer(.success([])) }
        let values: [Parameter] = [
            .number(number), .number(serial), .seconds(now.timeIntervalSince1970), .number(limit),
        ]
        let step = WriteQueue.Step(statements: [Statement(SQL.page, values)]) { result in
            answer(
                Result {
                    guard let set = try result.get().first else { return [] }
                    return try (0..<set.count).compactMap { row in
                        guard let serial = set.number(row, 0), var body = set.bytes(row, 1) else { return nil }
                        RecordEntry.set(serial: serial, in: &body)
                        return try RecordEntry(body).courierPush
                    }
                }
            )
        }
        submit({ $0.steps.append(step) }, fail: { answer(.failure($0)) })
    }

    package func acknowledge(
        _ serials: [Int64],
        by device: DeviceAddress,
        at now: Date,
        failure: @escaping @Sendable (any Error) -> Void
    ) {
        guard let number = shared.withLock({ $0.claims.number(of: device) }) else { return }
        for serial in serials {
            let acknowledgement = WriteQueue.Acknowledgement(device: number, serial: serial, at: now, failure: failure)
            submit({ $0.acknowledgements.append(acknowledgement) }, fail: failure)
        }
    }
}
