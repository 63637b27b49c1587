package import GRDB
import Synchronization

/// Gathers writes of many callers, commits them at once, then answers them all, in their order.
///
/// With a commit to disk per write a machine does some thousand a second; gathered, a hundred times that. The
/// answers run on the database's own queue, after the commit and before the next one. Nobody who submits waits.
package final class CommitQueue<Batch: CommitBatch>: Sendable {
    /// Runs once a write is on disk.
    package typealias Answer = @Sendable () -> Void

    /// One caller's write.
    package struct Write: Sendable {
        let run: @Sendable (inout Batch, Database) throws -> Answer
        let fail: @Sendable (any Error) -> Void

        /// - Parameters:
        ///   - run: runs within the transaction, and again in one of its own when another write made the first one
        ///     fail; what it returns is run once the write is on disk.
        ///   - fail: runs in its place when the write is not on disk.
        package init(
            _ run: @escaping @Sendable (inout Batch, Database) throws -> Answer,
            fail: @escaping @Sendable (any Error) -> Void
        ) {
            self.run = run
            self.fail = fail
        }
    }

    private struct State {
        var waiting: [Write] = []
        var reading: [@Sendable (Database) -> Void] = []
        var isDraining = false
    }

    private enum Place { case first, later, none }

    private let database: any DatabaseWriter
    private let limit: Int
    private let refusal: any Error
    private let begin: @Sendable (Database) throws -> Batch
    private let state = Mutex(State())

    /// - Parameters:
    ///   - database: where to write; see ``DurableDatabase/open(path:label:)``.
    ///   - limit: writes that may wait; more are refused.
    ///   - refusal: what those fail with.
    ///   - begin: makes what the writes of a commit share; runs within the transaction, before the first of them.
    package init(
        _ database: any DatabaseWriter,
        limit: Int = 20_000,
        refusal: any Error,
        begin: @escaping @Sendable (Database) throws -> Batch
    ) {
        self.database = database
        self.limit = limit
        self.refusal = refusal
        self.begin = begin
    }

    /// Adds a write to the next commit.
    package func submit(_ write: Write) {
        let place: Place = state.withLock { state in
            guard state.waiting.count < limit else { return .none }
            state.waiting.append(write)
            guard !state.isDraining else { return .later }
            state.isDraining = true
            return .first
        }
        switch place {
        case .first: database.asyncWriteWithoutTransaction { self.drain($0) }
        case .later: break
        case .none: write.fail(refusal)
        }
    }

    /// Adds a write and waits until it is on disk.
    ///
    /// A task that is cancelled waits all the same: what it wrote may be on disk already.
    ///
    /// - Throws: what `body` throws, or why the commit failed.
    package func commit<Value: Sendable>(
        _ body: @escaping @Sendable (inout Batch, Database) throws -> Value
    ) async throws -> Value {
        try await withCheckedThrowingContinuation { continuation in
            submit(
                Write { batch, database in
                    let value = try body(&batch, database)
                    return { continuation.resume(returning: value) }
                } fail: {
                    continuation.resume(throwing: $0)
                }
            )
        }
    }

    /// Reads behind everything that was submitted before, its answers included: what those leave in memory is seen together
    /// with what is on disk, and nothing is seen in neither.
    ///
    /// - Parameter body: runs on the database's queue, between two commits.
    /// - Throws: what `body` throws.
    package func read<Value: Sendable>(_ body: @escaping @Sendable (Database) throws -> Value) async throws -> Value {
        try await withCheckedThrowingContinuation { continuation in
            let isFirst = state.withLock { state in
                state.reading.append { database in
                    continuation.resume(with: Result { try body(database) })
                }
                defer { state.isDraining = true }
                return !state.isDraining
            }
            if isFirst { database.asyncWriteWithoutTransaction { self.drain($0) } }
        }
    }

    private func drain(_ database: Database) {
        while true {
            let (writes, reads) = state.withLock { state in
                defer { (state.waiting, state.reading) = ([], []) }
                state.isDraining = !state.waiting.isEmpty || !state.reading.isEmpty
                return (state.waiting, state.reading)
            }
            guard !writes.isEmpty || !reads.isEmpty else { return }
            if !writes.isEmpty { commit(writes[...], in: database) }
            for read in reads { read(database) }
        }
    }

    /// Commits all of `writes` at once; when one of them fails, each on its own, so that only that one does.
    private func commit(_ writes: ArraySlice<Write>, in database: Database) {
        var answers: [Answer] = []
        answers.reserveCapacity(writes.count)
        var shared: Answer = {}
        do {
            try database.inTransaction(.immediate) {
                var batch = try begin(database)
                for write in writes { answers.append(try write.run(&batch, database)) }
                shared = try batch.finish(in: database)
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
        shared()
        for answer in answers { answer() }
    }
}

/// What the writes of one commit share, such as the state that each of them changes further.
package protocol CommitBatch: SendableMetatype {
    /// Writes what has gathered; runs within the transaction, after the last write.
    ///
    /// - Returns: what is run after the commit, before the writes' own answers.
    mutating func finish(in database: Database) throws -> @Sendable () -> Void
}

/// For writes that share nothing.
package struct IndependentWrites: CommitBatch, Sendable {
    /// Does nothing.
    package func finish(in database: Database) -> @Sendable () -> Void { {} }
}

extension CommitQueue where Batch == IndependentWrites {
    /// - Parameters:
    ///   - database: where to write; see ``DurableDatabase/open(path:label:)``.
    ///   - limit: writes that may wait; more are refused.
    ///   - refusal: what those fail with.
    package convenience init(_ database: any DatabaseWriter, limit: Int = 20_000, refusal: any Error) {
        self.init(database, limit: limit, refusal: refusal) { _ in IndependentWrites() }
    }

    /// Adds a write and waits until it is on disk.
    ///
    /// - Throws: what `body` throws, or why the commit failed.
    package func commit<Value: Sendable>(
        _ body: @escaping @Sendable (Database) throws -> Value
    ) async throws -> Value {
        try await commit { _, database in try body(database) }
    }
}

extension CommitQueue.Write where Batch == IndependentWrites {
    /// - Parameters:
    ///   - run: runs within the transaction, and again in one of its own when another write made the first one
    ///     fail; what it returns is run once the write is on disk.
    ///   - fail: runs in its place when the write is not on disk.
    package init(
        _ run: @escaping @Sendable (Database) throws -> @Sendable () -> Void,
        fail: @escaping @Sendable (any Error) -> Void
    ) {
        self.init({ _, database in try run(database) }, fail: fail)
    }
}
