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
        /// The number of its device in the database.
        let device: Int64
        /// How many of the device's tokens had ended when its token was looked at; below zero when that is not known.
        let tokensEnded: Int64
        /// Whether it may be written over what waits in its place, without a lock on its device; false once that was tried.
        var mayOverwrite: Bool
        let decision: StorageDecision
        /// As `RecordEntry` writes it down, still without a serial.
        let body: [UInt8]
        let answer: @Sendable (Result<Acceptance, any Error>) -> Void

        var replaces: Bool { if case .replace = decision { true } else { false } }
        /// What has to be valid still; a broadcast has none.
        var token: DeviceToken? { push.storeToken }
    }

    struct Acknowledgement: Sendable {
        let device: Int64
        let serial: Int64
        let at: Date
        let failure: @Sendable (any Error) -> Void
    }

    /// Something else, which sees every push that was answered before.
    struct Step: Sendable {
        let statements: [Statement]
        let done: @Sendable (Result<[ResultSet], any Error>) -> Void
    }

    var pushes: [Push] = []
    /// Of a commit that was taken, those that are written over what waits, in the order of their devices.
    private(set) var overwriting: [Push] = []
    var acknowledgements: [Acknowledgement] = []
    var steps: [Step] = []
    /// How much each commit holds that is under way, oldest first.
    private var underWay: [Int] = []
    /// Whether one is being handed to the connection: the next goes behind it.
    private var isBeingSent = false
    /// Devices whose pushes are being written over: what comes for one meanwhile waits, since a push that
    /// cannot be written over goes out again before it.
    private var beingWrittenOver: Set<Int64> = []

    /// Commits that are under way at once: the server has the next at hand when one is done.
    private static let depth = 2

    private var count: Int { pushes.count + acknowledgements.count + steps.count }
    var isFull: Bool { count >= Self.limit }

    /// Whether what has gathered goes out now. Behind a commit that is under way it does once it is as large, since each
    /// costs a sync of the server's disk.
    private var isDue: Bool {
        guard count > 0, !isBeingSent, underWay.count < Self.depth else { return false }
        return underWay.last.map { count >= $0 } ?? true
    }

    /// Takes the next commit, when one is due; ``sent()`` and ``ended()`` follow.
    mutating func next() -> WriteQueue? {
        guard isDue else { return nil }
        let taken = take()
        guard taken.count + taken.overwriting.count > 0 else { return nil }
        isBeingSent = true
        underWay.append(taken.count + taken.overwriting.count)
        return taken
    }

    /// The commit that was taken has its place in the connection's order.
    mutating func sent() { isBeingSent = false }

    /// The oldest commit is done.
    mutating func ended() { if !underWay.isEmpty { underWay.removeFirst() } }

    /// Pushes have been written over what waited, or could not be.
    ///
    /// - Parameter rest: those that could not, which go out before everything else.
    mutating func overwritten(_ pushes: [Push], except rest: [Push]) {
        for push in pushes { beingWrittenOver.remove(push.device) }
        self.pushes.insert(contentsOf: rest, at: 0)
    }

    /// Commits in a row that were undone since somebody waited for them for whom they waited.
    private var deadlocks = 0
    /// As many are done again; the next one fails.
    static let deadlockLimit = 10

    /// A commit was undone: it goes out again, before everything else.
    ///
    /// - Returns: whether it does: not where others have come to the same end again and again.
    mutating func again(_ taken: WriteQueue) -> Bool {
        deadlocks += 1
        guard deadlocks <= Self.deadlockLimit else {
            deadlocks = 0
            return false
        }
        pushes.insert(contentsOf: taken.pushes, at: 0)
        acknowledgements.insert(contentsOf: taken.acknowledgements, at: 0)
        return true
    }

    /// A commit was kept.
    mutating func kept() { deadlocks = 0 }

    /// Takes what goes into the next commit.
    private mutating func take() -> WriteQueue {
        var taken = self
        (pushes, acknowledgements, steps) = ([], [], [])
        if !beingWrittenOver.isEmpty, taken.pushes.contains(where: { beingWrittenOver.contains($0.device) }) {
            pushes = taken.pushes.filter { beingWrittenOver.contains($0.device) }
            taken.pushes.removeAll { beingWrittenOver.contains($0.device) }
        }
        if taken.pushes.count > Self.batch {
            // The rest, and what has to see it, is for a later one.
            (pushes, steps) = (pushes + taken.pushes[Self.batch...], taken.steps)
            taken.pushes.removeSubrange(Self.batch...)
            taken.steps = []
        }
        taken.divide()
        for push in taken.overwriting { beingWrittenOver.insert(push.device) }
        return taken
    }

    /// Sorts the pushes of a commit by their devices, as whoever locks or writes more than one must, and by what is done with them. A
    /// push is written over another when it is its device's only one here.
    private mutating func divide() {
        guard !pushes.isEmpty else { return }
        // Those of one device stay in their order.
        pushes.sort { $0.device < $1.device }
        var others: [Push] = []
        for (number, push) in pushes.enumerated() {
            let isAlone =
                (number == 0 || pushes[number - 1].device != push.device)
                && (number + 1 == pushes.count || pushes[number + 1].device != push.device)
            if isAlone, push.mayOverwrite, push.replaces { overwriting.append(push) } else { others.append(push) }
        }
        pushes = others
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

    /// Sends what has gathered, if it is due.
    func commit() {
        while let taken = queue.withLock({ $0.next() }) {
            if !taken.overwriting.isEmpty { overwrite(taken.overwriting) }
            if !taken.pushes.isEmpty || !taken.acknowledgements.isEmpty {
                let order = BatchOrder(taken.pushes)
                let budget = taken.pushes.last.map { EndsBudget(records, at: $0.push.acceptedAt) }
                let steps = EndSteps(taken.pushes, in: order, budget)
                writes.submit(statements(of: taken, in: order, steps, budget)) { [self] result in
                    finish(taken, in: order, steps, budget, result)
                }
            }
            for step in taken.steps { writes.submit(step.statements, done: step.done) }
            // In the connection's order: behind all of them.
            writes.submit([]) { [self] _ in
                queue.withLock { $0.ended() }
                commit()
            }
            queue.withLock { $0.sent() }
        }
    }

    private func statements(
        of taken: WriteQueue,
        in order: BatchOrder,
        _ steps: EndSteps,
        _ budget: EndsBudget?
    ) -> [Statement] {
        let (pushes, acknowledgements) = (taken.pushes, taken.acknowledgements)
        let devices = pushes.map(\.device)
        let locked = Set(devices + acknowledgements.map(\.device)).sorted()
        var statements: [Statement] = []
        if let budget {
            /// Where each device stands among those that are locked; the first is 1.
            var slots: [Int64: Int64] = [:]
            slots.reserveCapacity(locked.count)
            for (place, device) in locked.enumerated() { slots[device] = Int64(place + 1) }
            let areEndsWatched = shared.withLock { $0.areEndsWatched }
            statements.append(Statement(SQL.lockBatch, [.numbers(locked)]))
            statements.append(
                Statement(
                    SQL.accept,
                    [
                        .numbers(devices), .texts(pushes.map { $0.token?.hexadecimal ?? "" }),
                        .byteStrings(pushes.map { [UInt8]($0.push.id.data) }),
                        .seconds(pushes.map { $0.decision.deadline?.timeIntervalSince1970 ?? 0 }),
                        .byteStrings(pushes.map(\.body)), .texts(pushes.map(\.push.place)),
                        .flags(pushes.map(\.replaces)), .flags(order.isFirst), .flags(order.isPassing),
                        .byteStrings(steps.own), .byteStrings(steps.former),
                        .numbers(devices.map { slots[$0] ?? 0 }), .numbers(pushes.map(\.tokensEnded)),
                    ] + budget.parametersOfChosen + [.flag(areEndsWatched())]
                )
            )
        } else {
            statements.append(Statement(SQL.lock, [.numbers(locked)]))
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

    private func finish(
        _ taken: WriteQueue,
        in order: BatchOrder,
        _ steps: EndSteps,
        _ budget: EndsBudget?,
        _ result: Result<[ResultSet], any Error>
    ) {
        switch result {
        case .success(let results):
            queue.withLock { $0.kept() }
            var sets = results.dropFirst()
            if let budget, let set = sets.popFirst() {
                let (ends, recorded) = answer(taken.pushes, in: order, steps, set)
                areRecorded(ends, recorded: recorded, in: budget)
            }
            if let set = sets.popFirst(), let now = taken.acknowledgements.last?.at {
                record(ended(set, columns: (0, 1, 2), .acknowledged(by: name), at: now))
            }
        case .failure(let error):
            if let budget { areRecorded([], recorded: 0, in: budget) }
            if (error as? PostgresError)?.isDeadlock == true, queue.withLock({ $0.again(taken) }) { return }
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
        (0..<set.count).compactMap { ended(set, $0, columns: columns, ending, at: at) }
    }

    /// A push that waits no more, as a row of a statement's; nil for a row without one.
    func ended(
        _ set: ResultSet,
        _ row: Int,
        columns: (serial: Int, id: Int, body: Int),
        _ ending: EndedPush.Ending,
        at: Date
    ) -> EndedPush? {
        guard let serial = set.number(row, columns.serial),
            let id = set.bytes(row, columns.id).flatMap({ MessageID(bytes: $0[...]) })
        else { return nil }
        // Nothing of one that is not recorded.
        var body = set.bytes(row, columns.body) ?? []
        RecordEntry.set(serial: serial, in: &body)
        return EndedPush(serial: serial, id: id, body: body, ending, at: at)
    }
}

extension AcceptedPush {
    /// The token that it was sent to; a broadcast has a channel's bytes in that place.
    var storeToken: DeviceToken? { channel == nil ? registration.token : nil }
}
