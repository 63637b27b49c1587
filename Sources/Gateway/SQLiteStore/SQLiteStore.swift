package import Foundation
package import GRDB
package import GatewayCore
package import GatewayStore
package import GroupCommit
import Synchronization

/// One gateway's memory in one file.
///
/// The only opener of its file. Writes of many callers are gathered and committed together; a push is on disk,
/// with `synchronous = FULL`, before its answer is run.
package final class SQLiteStore: RecordingStore {
    let database: any DatabaseWriter
    let queue: Writes
    let registry: Registry
    package let limits: StoreLimits
    let serials: Mutex<SerialEra>
    let table: RecordTable
    package var records: RecordLog { table.log }
    /// What a damaged page of the file's journal took along; nil when nothing is lost.
    package let loss: JournalLoss?

    /// Opens the file at `path`, makes or migrates its tables, and begins a new era of serial numbers.
    ///
    /// - Parameters:
    ///   - path: the database's file; its folder must be there.
    ///   - limits: how much to keep.
    ///   - now: the time it is.
    /// - Throws: what SQLite says.
    package convenience init(path: String, limits: StoreLimits = StoreLimits(), at now: Date) throws {
        do {
            let opened = try DurableDatabase.open(path: path, label: "gateway")
            try self.init(opened.pool, loss: opened.loss, limits: limits, at: now)
        } catch {
            throw StoreError.unwritten(error, in: path)
        }
    }

    /// Takes a database, makes or migrates its tables, and begins a new era of serial numbers.
    ///
    /// - Parameters:
    ///   - database: what nobody else writes to; what its commits survive is its own matter.
    ///   - loss: what was lost of it before.
    ///   - limits: how much to keep.
    ///   - now: the time it is.
    /// - Throws: what SQLite says.
    package init(
        _ database: any DatabaseWriter,
        loss: JournalLoss? = nil,
        limits: StoreLimits = StoreLimits(),
        at now: Date
    ) throws {
        self.database = database
        self.loss = loss
        try GatewaySchema.migrator.migrate(database)
        let (era, registry, index) = try database.write { database in
            (
                try SerialEra(beginningAt: Int64(now.timeIntervalSince1970), in: database),
                try Registry(database),
                try WaitingIndex(database)
            )
        }
        self.serials = Mutex(era)
        self.registry = registry
        self.limits = limits
        let table = RecordTable(limits)
        self.table = table
        self.queue = Writes(database, refusal: StoreError.overloaded) { _ in WaitingBatch(index, table) }
    }

    package func registration(of token: TokenKey) -> Registration? {
        registry.registration(of: token)
    }

    /// Writes the records that have gathered and closes the file; writes that still wait fail.
    package func close() throws {
        let records = Result { try database.write { try table.write(in: $0) } }
        try database.close()
        try records.get()
    }

    /// How the writer syncs: 2 is FULL.
    func synchronousMode() throws -> Int? {
        try database.writeWithoutTransaction { try Int.fetchOne($0, sql: "PRAGMA synchronous") }
    }
}
