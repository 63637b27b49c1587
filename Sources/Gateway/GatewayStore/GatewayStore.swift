public import Foundation
import GRDB
public import GatewayCore
public import ProviderAPI
import Synchronization

/// The gateway's memory: devices and their tokens, the pushes that wait, the record of those that do not.
///
/// The only opener of its file. Writes of many callers are gathered and committed together; a push is on disk,
/// with `synchronous = FULL`, before its answer is run.
public final class GatewayStore: Sendable {
    let pool: DatabasePool
    let queue: CommitQueue
    let registry: Registry
    let limits: StoreLimits
    let serials: Mutex<SerialEra>
    /// Rows written since the records were last cut to their bound.
    let unpruned = Mutex(0)

    /// Opens the file at `path`, makes or migrates its tables, and begins a new era of serial numbers.
    ///
    /// - Parameters:
    ///   - path: the database's file; its folder must be there.
    ///   - limits: how much to keep.
    ///   - now: the time it is.
    /// - Throws: what SQLite says.
    public init(path: String, limits: StoreLimits = StoreLimits(), at now: Date) throws {
        var configuration = Configuration()
        configuration.label = "gateway"
        configuration.busyMode = .timeout(5)
        self.pool = try DatabasePool(path: path, configuration: configuration)
        try GatewaySchema.migrator.migrate(pool)
        // Setting up WAL, the pool sets synchronous to NORMAL after its configuration has run: ours comes last.
        try pool.writeWithoutTransaction { try $0.execute(sql: "PRAGMA synchronous = FULL") }
        let (era, registry) = try pool.write { database in
            (
                try SerialEra(beginningAt: Int64(now.timeIntervalSince1970), in: database),
                try Registry(database)
            )
        }
        self.serials = Mutex(era)
        self.registry = registry
        self.limits = limits
        self.queue = CommitQueue(pool)
    }

    /// Who a device token was given to; nil for one that nobody was ever given.
    public func registration(of token: DeviceToken) -> Registration? {
        registry.registration(of: token)
    }

    /// Closes the file; writes that still wait fail.
    public func close() throws {
        try pool.close()
    }

    /// How the writer syncs: 2 is FULL.
    func synchronousMode() throws -> Int? {
        try pool.writeWithoutTransaction { try Int.fetchOne($0, sql: "PRAGMA synchronous") }
    }
}
