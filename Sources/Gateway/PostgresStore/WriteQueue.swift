import CourierLink
import Foundation
import GatewayCore
import GatewayStore
import NotificationModel
import ProviderAPI
import Synchronization

/// What waits for the next commit, in the order in which it came.
struct WriteQueue {
    /// Pushes, acknowledgements and pages that may wait; more are refused.
    static let limit = 20_000
    /// Pushes of one commit.
    static let batch = 2_000

    /// A push that is to wait for its device.
    struct Push: Sendable {
        let push: AcceptedPush
        let decision: StorageDecision
        /// As `RecordEntry` writes it down, still without a serial.
        let body: [UInt8]
        let answer: @Sendable (Result<Acceptance, any Error>) -> Void

        var replaces: Bool { if case .replace = decision { true } else { false } }
    }

    struct Acknowledgement: Sendable {
        let device: Int64
        let serial: Int64
        let at: Date
        let failure: @Sendable (any Error) -> Void
    }

    /// Something else, which sees every push that was taken in before.
    struct Step: Sendable {
        let statements: [Statement]
        let done: @Sendable (Result<[ResultSet], any Error>) -> Void
    }

    var pushes: [Push] = []
    var acknowledgements: [Acknowledgement] = []
    var steps: [Step] = []
    var isAtWork = false

    var isEmpty: Bool { pushes.isEmpty && acknowledgements.isEmpty && steps.isEmpty }
    var isFull: Bool { pushes.count + acknowledgements.count + steps.count >= Self.limit }

    /// Takes what goes into the next commit.
    mutating func take() -> WriteQueue {
        var taken = self
        (pushes, acknowledgements, steps) = ([], [], [])
        guard taken.pushes.count > Self.batch else { return taken }
        // The rest, and what has to see it, is for a later one.
        (pushes, steps) = (Array(taken.pushes[Self.batch...]), taken.steps)
        taken.pushes.removeSubrange(Self.batch...)
        taken.steps = []
        return taken
    }
}

extension PostgresStore {
    /// Adds to the next commit.
    ///
    /// - Parameters:
    ///   - add: puts it in its place.
    ///   - fail: runs when there is no database, or too much waits.
    func submit(_ add: (inout WriteQueue) -> Void, fail: (any Error) -> Void) {
        // At once, while the database is away.
        if let away = writes.away { return fail(StoreError.away("\(away)")) }
        let isTaken = queue.withLock { queue in
            guard !queue.isFull else { return false }
            add(&queue)
            return true
        }
        guard isTaken else { return fail(StoreError.overloaded) }
        commit()
    }

    /// Sends what has gathered, unless a commit is under way: then it goes after that.
    private func commit() {
        let taken = queue.withLock { queue -> WriteQueue? in
            guard !queue.isAtWork, !queue.isEmpty else { return nil }
            queue.isAtWork = true
            return queue.take()
        }
        guard let taken else { return }
        if !taken.pushes.isEmpty || !taken.acknowledgements.isEmpty {
            writes.submit(statements(of: taken)) { [self] result in finish(taken, result) }
        }
        for step in taken.steps { writes.submit(step.statements, done: step.done) }
        // In the connection's order: behind all of them.
        writes.submit([]) { [self] _ in
            queue.withLock { $0.isAtWork = false }
            commit()
        }
    }

    private func statements(of taken: WriteQueue) -> [Statement] {
        let (pushes, acknowledgements) = (taken.pushes, taken.acknowledgements)
        let addresses = pushes.map(\.push.storeAddress)
        var statements = [lock(addresses, acknowledgements.map(\.device))]
        if !pushes.isEmpty {
            statements.append(
                Statement(
                    SQL.accept,
                    [
                        .texts(addresses.map(\.token)), .byteStrings(pushes.map { [UInt8]($0.push.id.data) }),
                        .seconds(pushes.map { $0.decision.deadline?.timeIntervalSince1970 ?? 0 }),
                        .byteStrings(pushes.map(\.body)), .flags(pushes.map(\.replaces)),
                        .texts(pushes.map(\.push.place)), .texts(addresses.map(\.space)),
                        .texts(addresses.map(\.deviceID)),
                    ]
                )
            )
        }
        if !acknowledgements.isEmpty {
            statements.append(
                Statement(
                    SQL.acknowledge,
                    [.numbers(acknowledgements.map(\.device)), .numbers(acknowledgements.map(\.serial))]
                )
            )
        }
        return statements
    }

    /// Locks the rows of devices.
    func lock(_ addresses: [StoreAddress], _ numbers: [Int64] = []) -> Statement {
        Statement(
            SQL.lock,
            [
                .texts(addresses.map(\.token)), .numbers(numbers), .texts(addresses.map(\.space)),
                .texts(addresses.map(\.deviceID)),
            ]
        )
    }

    private func finish(_ taken: WriteQueue, _ result: Result<[ResultSet], any Error>) {
        switch result {
        case .success(let results):
            var sets = results.dropFirst()
            if !taken.pushes.isEmpty, let set = sets.popFirst() { answer(taken.pushes, set) }
            if let set = sets.popFirst(), let now = taken.acknowledgements.last?.at {
                record(ended(set, columns: (0, 1, 2), .acknowledged(by: name), at: now))
            }
        case .failure(let error):
            let why = StoreError.unwritten(error)
            for push in taken.pushes { push.answer(.failure(why)) }
            for acknowledgement in taken.acknowledgements { acknowledgement.failure(why) }
        }
    }

    /// Pushes that wait no more, as a statement returned them.
    func ended(
        _ set: ResultSet,
        columns: (serial: Int, id: Int, body: Int),
        _ ending: EndedPush.Ending,
        at: Date
    ) -> [EndedPush] {
        (0..<set.count).compactMap { row in
            guard let serial = set.number(row, columns.serial),
                let id = set.bytes(row, columns.id).flatMap({ MessageID(Data($0)) }),
                var body = set.bytes(row, columns.body)
            else { return nil }
            RecordEntry.set(serial: serial, in: &body)
            return EndedPush(serial: serial, id: id, body: body, ending, at: at)
        }
    }
}

/// By what the database finds a push's device: its token, or for a broadcast, which has none, its address. The other is empty.
struct StoreAddress {
    let token: String
    let space: String
    let deviceID: String
}

extension AcceptedPush {
    var storeAddress: StoreAddress {
        guard channel == nil else {
            return StoreAddress(token: "", space: registration.device.space, deviceID: registration.deviceID)
        }
        return StoreAddress(token: registration.token.hexadecimal, space: "", deviceID: "")
    }
}
