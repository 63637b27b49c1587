import GRDB
import Synchronization

/// Gathers writes of many callers, commits them at once, then answers them all, in their order.
///
/// With a commit to disk per write a machine does some thousand a second; gathered, a hundred times that. The
/// answers run on the database's own queue, after the commit and before the next one.
final class CommitQueue: Sendable {
    /// One caller's write.
    struct Write: Sendable {
        /// Runs within the transaction; what it returns is run once the write is on disk.
        let run: @Sendable (Database) throws -> @Sendable () -> Void
        /// Runs in its place when the write is not on disk.
        let fail: @Sendable (any Error) -> Void
    }

    /// Writes that may wait; more are refused.
    static let limit = 20_000

    private struct State {
        var waiting: [Write] = []
        var isDraining = false
    }

    private let pool: DatabasePool
    private let state = Mutex(State())

    init(_ pool: DatabasePool) {
        self.pool = pool
    }

    /// Adds a write to the next commit.
    func submit(_ write: Write) {
        enum Place { case first, later, none }
        let place: Place = state.withLock { state in
            guard state.waiting.count < Self.limit else { return .none }
            state.waiting.append(write)
            guard !state.isDraining else { return .later }
            state.isDraining = true
            return .first
        }
        switch place {
        case .first: pool.asyncWriteWithoutTransaction { self.drain($0) }
        case .later: break
        case .none: write.fail(StoreError.overloaded)
        }
    }

    /// Adds a write and waits until it is on disk.
    ///
    /// - Throws: what `body` throws, or why the commit failed.
    func commit<Value: Sendable>(_ body: @escaping @Sendable (Database) throws -> Value) async throws -> Value {
        try await withCheckedThrowingContinuation { continuation in
            submit(
                Write { database in
                    let value = try body(database)
                    return { continuation.resume(returning: value) }
                } fail: {
                    continuation.resume(throwing: $0)
                }
            )
        }
    }

    private func drain(_ database: Database) {
        while true {
            let writes = state.withLock { state in
                let writes = state.waiting
                state.waiting = []
                state.isDraining = !writes.isEmpty
                return writes
            }
            guard !writes.isEmpty else { return }
            commit(writes[...], in: database)
        }
    }

    /// Commits all of `writes` at once; when one of them fails, each on its own, so that only that one does.
    private func commit(_ writes: ArraySlice<Write>, in database: Database) {
        var answers: [@Sendable () -> Void] = []
        answers.reserveCapacity(writes.count)
        do {
            try database.inTransaction(.immediate) {
                for write in writes { answers.append(try write.run(database)) }
                return .commit
            }
        } catch {
            if writes.count == 1 {
                for write in writes { write.fail(error) }
            } else {
                for place in writes.indices { commit(writes[place...place], in: database) }
            }
            return
        }
        for answer in answers { answer() }
    }
}
