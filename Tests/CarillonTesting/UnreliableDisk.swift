import Dispatch
package import GRDB
import Synchronization

/// Lets the disk under a database stall, fill up or fail, as a test asks.
///
/// A commit that the disk refuses is rolled back by SQLite itself: what is tested is the code that wrote it.
package final class UnreliableDisk: Sendable {
    /// What a store is opened with.
    package let database: any DatabaseWriter
    private let refusal = Mutex<ResultCode?>(nil)
    private let stalls = Mutex<[DispatchSemaphore]>([])

    /// - Parameter database: in memory, or a file whose readers do not wait for its writer.
    package init(_ database: any DatabaseWriter) {
        self.database = database
        database.add(
            transactionObserver: CommitRefusal { [weak self] in self?.refusal.withLock { $0 } },
            extent: .databaseLifetime
        )
    }

    /// In memory.
    package convenience init() throws { try self.init(DatabaseQueue()) }

    /// From now on no commit ends, until ``recover()``; returns once that is so.
    package func stall() async {
        let semaphore = DispatchSemaphore(value: 0)
        stalls.withLock { $0.append(semaphore) }
        await withCheckedContinuation { continuation in
            database.asyncWriteWithoutTransaction { _ in
                continuation.resume()
                semaphore.wait()
            }
        }
    }

    /// From now on every commit fails, as it does on a disk without space.
    package func fillUp() { refusal.withLock { $0 = .SQLITE_FULL } }

    /// From now on every commit fails, as it does on a broken disk.
    package func fail() { refusal.withLock { $0 = .SQLITE_IOERR } }

    /// The disk works again.
    package func recover() {
        refusal.withLock { $0 = nil }
        let stalls = stalls.withLock { stalls in
            defer { stalls = [] }
            return stalls
        }
        for semaphore in stalls { semaphore.signal() }
    }
}

/// Refuses commits with a result code.
private final class CommitRefusal: TransactionObserver {
    private let code: @Sendable () -> ResultCode?

    init(_ code: @escaping @Sendable () -> ResultCode?) { self.code = code }

    func observes(eventsOfKind eventKind: DatabaseEventKind) -> Bool { false }
    func databaseDidChange(with event: DatabaseEvent) {}
    func databaseDidCommit(_ database: Database) {}
    func databaseDidRollback(_ database: Database) {}

    func databaseWillCommit() throws {
        if let code = code() { throw DatabaseError(resultCode: code) }
    }
}
