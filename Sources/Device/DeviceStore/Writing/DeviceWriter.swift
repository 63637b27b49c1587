package import DeviceCore
import GRDB
import GroupCommit
import NotificationModel
import Synchronization
import Waiting

/// The device's one writer: computes changes of the phone, commits them in groups, then publishes.
///
/// Readers take the last phone that was published and wait for nobody. A change that concerns nothing on disk is
/// published at once, so that a disk that stalls holds up no tap of that kind.
package final class DeviceWriter: Sendable {
    /// What has just become so.
    package struct Publication: Sendable {
        package let before: PhoneState
        package let after: PhoneState
        /// Files that nothing on the phone shows any more.
        package let unusedFiles: Set<String>
    }

    /// Who is told; each is called in order, and must not wait.
    package struct Listeners: Sendable {
        /// The phone has changed.
        package var phone: @Sendable (Publication) -> Void
        /// A line of the feed has changed.
        package var journey: @Sendable (JourneySummary) -> Void
        /// Nothing is kept any more, and why; nil once something is again.
        package var trouble: @Sendable (DiskTrouble?) -> Void

        package init(
            phone: @escaping @Sendable (Publication) -> Void = { _ in },
            journey: @escaping @Sendable (JourneySummary) -> Void = { _ in },
            trouble: @escaping @Sendable (DiskTrouble?) -> Void = { _ in }
        ) {
            self.phone = phone
            self.journey = journey
            self.trouble = trouble
        }
    }

    typealias Queue = CommitQueue<DeviceBatch>

    private struct State {
        /// Writes that are not on disk yet.
        var waiting = 0
        /// Grows with whatever the disk answers.
        var answers: UInt64 = 0
        var trouble: DiskTrouble?
        /// Called when the disk stalls, by those who would rather not wait.
        var impatient: [UInt64: @Sendable (any Error) -> Void] = [:]
        var lastImpatient: UInt64 = 0
    }

    private let published: PublishedPhone
    private let queue: Queue
    /// For reading beside the queue.
    let database: any DatabaseWriter
    private let listeners: Listeners
    private let state = Mutex(State())
    private let recovery = Waiters<Bool, Bool>()
    /// Told when journeys changed: there is something for the index.
    let (unindexed, noting) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
    private let (submitted, submitting) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))

    /// - Parameters:
    ///   - store: where to write; nobody else does.
    ///   - phone: as the store has it.
    ///   - space: whose apps those are.
    ///   - limits: how much is kept of journeys.
    ///   - listeners: who is told.
    package init(
        store: DeviceStore,
        phone: PhoneState,
        space: String,
        limits: JourneyLimits = JourneyLimits(),
        listeners: Listeners = Listeners()
    ) {
        let published = PublishedPhone(phone, listener: listeners.phone)
        self.published = published
        self.listeners = listeners
        database = store.database
        queue = Queue(store.database, refusal: DiskTrouble.overloaded) { database in
            DeviceBatch(phone: published.beginCommit(), space: space, limits: limits, database: database)
        }
        // An earlier run may have left some.
        noting.yield()
    }

    // MARK: The phone

    /// The last phone that was published.
    package var phone: PhoneState { published.phone }

    /// Changes the phone, and waits until that is on disk and published.
    ///
    /// When the change cannot be saved, it did not happen. A task that is cancelled, and one that is told that the disk
    /// stalls, waits no longer; its change may be made all the same.
    ///
    /// - Parameters:
    ///   - push: the stored push that is done with this change.
    ///   - isPatient: whether to wait also for a disk that stalls.
    ///   - steps: what the change adds to journeys, in the same commit.
    ///   - body: the change; may run more than once, on different phones, of which one counts.
    /// - Returns: what `body` returns.
    /// - Throws: what `body` throws; `DiskTrouble`; `CancellationError`.
    @discardableResult
    package func change<Value: Sendable>(
        finishing push: StoredPush.Number? = nil,
        isPatient: Bool = false,
        steps: (@Sendable (Value) -> [JourneyChange])? = nil,
        _ body: @escaping @Sendable (inout PhoneState) throws -> Value
    ) async throws -> Value {
        if push == nil, steps == nil, let done = published.change(isIdle: isIdle, body) { return try done.get() }
        let promise = Promise<Value>()
        let ticket: UInt64? = try isPatient ? nil : beImpatient { promise.settle(.failure($0)) }
        save(finishing: push, steps: steps, body) { [self] result in
            promise.settle(result)
            if let ticket { state.withLock { _ = $0.impatient.removeValue(forKey: ticket) } }
        }
        return try await promise.value()
    }

    /// Changes the phone; nobody waits.
    ///
    /// - Parameters:
    ///   - body: the change; may run more than once, on different phones, of which one counts.
    ///   - answer: told what came of it, once that is on disk and published; it must not wait.
    package func submit<Value: Sendable>(
        _ body: @escaping @Sendable (inout PhoneState) throws -> Value,
        answer: @escaping @Sendable (Result<Value, any Error>) -> Void
    ) {
        if let done = published.change(isIdle: isIdle, body) { return answer(done) }
        save(finishing: nil, steps: nil, body, answer)
    }

    private func save<Value: Sendable>(
        finishing push: StoredPush.Number?,
        steps: (@Sendable (Value) -> [JourneyChange])?,
        _ body: @escaping @Sendable (inout PhoneState) throws -> Value,
        _ answer: @escaping @Sendable (Result<Value, any Error>) -> Void
    ) {
        write { batch, database in
            var phone = batch.phone
            let value: Value
            do {
                value = try body(&phone)
            } catch {
                return { answer(.failure(error)) }
            }
            phone.revision += 1
            batch.phone = phone
            batch.changes += 1
            if let push { try DeviceStore.finish(push, database) }
            for step in steps?(value) ?? [] { try batch.journeys.write(step) }
            return { answer(.success(value)) }
        } fail: {
            answer(.failure($0))
        }
    }

    // MARK: Pushes and journeys

    /// Stores a push, and begins its journey in the same commit.
    ///
    /// - Parameters:
    ///   - push: what the courier brought.
    ///   - journey: how its journey begins.
    ///   - repeated: what the journey says when it came before.
    ///   - isNew: called on the writer's queue when it has not come before, while it goes to the disk; more than once when a
    ///     commit is tried again. It must not wait.
    ///   - answer: told on the writer's queue whether it is new, once that is on disk; it must not wait.
    package func take(
        _ push: StoredPush,
        journey: JourneyChange,
        repeated: JourneyChange,
        isNew told: @escaping @Sendable () -> Void = {},
        answer: @escaping @Sendable (Result<Bool, any Error>) -> Void
    ) {
        write { batch, database in
            let isNew = try DeviceStore.insert(push, database)
            if isNew { told() }
            try batch.journeys.write(isNew ? journey : repeated)
            return { answer(.success(isNew)) }
        } fail: {
            answer(.failure($0))
        }
    }

    /// Forgets what a push said, since it is done; that it came is remembered.
    ///
    /// - Parameters:
    ///   - push: which.
    ///   - failure: told on the writer's queue when it could not be written.
    package func finish(_ push: StoredPush.Number, failure: @escaping @Sendable (any Error) -> Void) {
        write { _, database in
            try DeviceStore.finish(push, database)
            return {}
        } fail: {
            failure($0)
        }
    }

    /// Writes what happened to journeys; nobody waits.
    ///
    /// - Parameters:
    ///   - changes: what happened, in order.
    ///   - failure: told on the writer's queue when it could not be written.
    package func record(_ changes: [JourneyChange], failure: @escaping @Sendable (any Error) -> Void) {
        write { batch, _ in
            for change in changes { try batch.journeys.write(change) }
            return {}
        } fail: {
            failure($0)
        }
    }

    /// Waits until all is on disk that was written before; goes on at once while the disk is in trouble.
    package func settle() async {
        guard state.withLock({ $0.waiting > 0 && $0.trouble == nil }) else { return }
        let promise = Promise<Bool>()
        guard let ticket = try? beImpatient({ _ in promise.settle(.success(false)) }) else { return }
        write { _, _ in
            return { promise.settle(.success(true)) }
        } fail: { _ in
            promise.settle(.success(false))
        }
        // Whoever is cancelled need not wait either.
        _ = try? await promise.value()
        state.withLock { _ = $0.impatient.removeValue(forKey: ticket) }
    }

    /// Waits, before the device ends, until all is on disk that was written, also in a task that was cancelled.
    ///
    /// - Parameter patience: how long at most.
    package func end(within patience: Duration) async {
        await Task { [self] in
            await withTaskGroup(of: Void.self) { group in
                group.addTask { await self.settle() }
                group.addTask { _ = try? await Task.sleep(for: patience) }
                await group.next()
                group.cancelAll()
            }
        }.value
    }

    // MARK: The disk

    /// Why nothing is kept at the moment; nil when all is well.
    package var trouble: DiskTrouble? { state.withLock { $0.trouble } }

    /// Returns once the disk keeps something again, at once when nothing is known to be wrong with it.
    ///
    /// - Throws: `CancellationError`.
    package func recovered() async throws {
        _ = try await recovery.value(for: true) {
            if trouble == nil { recovery.resolve(true, .success(true)) }
        }
    }

    /// Watches the disk until the task is cancelled: says when it stalls, and tries again when it has failed.
    ///
    /// - Parameters:
    ///   - patience: how long the disk may give no answer, and from one try to the next.
    ///   - clock: a machine's own; how long a disk takes is no matter of the phone's time.
    package func watch(patience: Duration, clock: any Clock<Duration> = ContinuousClock()) async {
        for await _ in submitted {
            while let answers = state.withLock({ $0.waiting > 0 || $0.trouble != nil ? $0.answers : nil }) {
                do { try await clock.sleep(for: patience) } catch { return }
                let (isStalled, isIdle) = state.withLock { ($0.waiting > 0 && $0.answers == answers, $0.waiting == 0) }
                if isStalled {
                    stall()
                } else if isIdle, trouble != nil {
                    tryAgain()
                }
            }
        }
    }

    var isIdle: Bool { state.withLock { $0.waiting == 0 } }

    func write(
        _ run: @escaping @Sendable (inout DeviceBatch, Database) throws -> Queue.Answer,
        fail: @escaping @Sendable (any Error) -> Void
    ) {
        let isFirst = state.withLock { state in
            state.waiting += 1
            return state.waiting == 1
        }
        if isFirst { submitting.yield() }
        queue.submit(
            Queue.Write { [self] batch, database in
                batch.writes += 1
                batch.committed = committed
                return try run(&batch, database)
            } fail: { [self] error in
                fail(failed(error))
            }
        )
    }

    private func committed(_ done: DeviceBatch.Committed) {
        let late = published.endCommit(done.phone)
        let isRecovered = state.withLock { state in
            state.waiting -= done.writes
            state.answers += 1
            guard done.hasWritten, state.trouble != nil else { return false }
            state.trouble = nil
            return true
        }
        if isRecovered {
            announce(nil)
            recovery.resolve(true, .success(true))
        }
        if !done.journeys.isEmpty { noting.yield() }
        for summary in done.journeys { listeners.journey(summary) }
        for change in late { save(finishing: nil, steps: nil, change.body) { _ in } }
    }

    /// - Returns: what to tell whoever wrote.
    private func failed(_ error: any Error) -> DiskTrouble {
        if let refusal = error as? DiskTrouble {
            state.withLock { $0.waiting -= 1 }
            return refusal
        }
        published.abandonCommit()
        let trouble = DiskTrouble(error)
        let isNews = state.withLock { state in
            state.waiting -= 1
            state.answers += 1
            defer { state.trouble = trouble }
            return state.trouble != trouble
        }
        if isNews { announce(trouble) }
        return trouble
    }

    private func stall() {
        let (isNews, impatient) = state.withLock { state in
            defer {
                state.trouble = .stalled
                state.impatient = [:]
            }
            return (state.trouble != .stalled, state.impatient.values.map(\.self))
        }
        if isNews { announce(.stalled) }
        for tell in impatient { tell(DiskTrouble.stalled) }
    }

    /// Writes what changes nothing, to see whether the disk takes it.
    private func tryAgain() {
        write { batch, database in
            let version = try Int32.fetchOne(database, sql: "PRAGMA user_version") ?? 0
            try database.execute(sql: "PRAGMA user_version = \(version == .max ? 0 : version + 1)")
            batch.hasWritten = true
            return {}
        } fail: { _ in
            // It has been told of already.
        }
    }

    private func announce(_ trouble: DiskTrouble?) {
        _ = published.change(isIdle: true) { $0.diskTrouble = trouble }
        listeners.trouble(trouble)
    }

    /// - Returns: under what to take it back.
    /// - Throws: `DiskTrouble.stalled` when the disk stalls already.
    private func beImpatient(_ tell: @escaping @Sendable (any Error) -> Void) throws -> UInt64 {
        try state.withLock { state in
            guard state.trouble != .stalled else { throw DiskTrouble.stalled }
            state.lastImpatient += 1
            state.impatient[state.lastImpatient] = tell
            return state.lastImpatient
        }
    }
}

extension DiskTrouble {
    /// What SQLite's answer means.
    fileprivate init(_ error: any Error) {
        guard let error = error as? DatabaseError else {
            self = .failing("\(error)")
            return
        }
        self = error.resultCode == .SQLITE_FULL ? .full : .failing(error.message ?? "\(error.resultCode)")
    }
}
