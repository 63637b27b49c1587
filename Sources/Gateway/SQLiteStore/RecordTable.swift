import Foundation
import GRDB
import GatewayStore
import Synchronization

/// The table of records: what has gathered is written here, in bulk, and cut to its bounds.
///
/// Within a transaction of the store; ``RecordLog/written()`` is told after it.
final class RecordTable: Sendable {
    let log = RecordLog()
    private let limits: StoreLimits
    /// Requests written since the table was last cut to its bound.
    private let unpruned = Mutex(0)

    init(_ limits: StoreLimits) { self.limits = limits }

    /// Writes what has gathered, and behind it the pushes that wait no more.
    ///
    /// - Parameters:
    ///   - ended: what this transaction ends. A provider was told that each is kept, so its end is as durable as that: what took a
    ///     push out of the store and what became of it are on the disk together, or neither is.
    ///   - database: the transaction's.
    func write(_ ended: [EndedPush] = [], in database: Database) throws {
        var chunk = log.beginWriting() ?? RecordLog.Chunk()
        log.add(ended, to: &chunk)
        guard !chunk.bytes.isEmpty else { return }
        try database.cachedStatement(sql: "INSERT INTO record (requests, at, entries) VALUES (?, ?, ?)")
            .execute(arguments: [chunk.requests, chunk.at, Data(chunk.bytes)])
        let isDue = unpruned.withLock { count in
            count += chunk.requests
            guard count > max(100, limits.records / 10) else { return false }
            count = 0
            return true
        }
        if isDue { try prune(at: Date(timeIntervalSince1970: chunk.at), in: database) }
    }

    /// Forgets what is more, or older, than is kept.
    func prune(at now: Date, in database: Database) throws {
        // A row goes when those after it hold enough requests.
        try database.execute(
            sql: """
                DELETE FROM record WHERE number <= (
                    SELECT max(number) FROM (
                        SELECT number, requests, sum(requests) OVER (ORDER BY number DESC) AS total FROM record)
                    WHERE total - requests >= ?)
                """,
            arguments: [limits.records]
        )
        try database.execute(
            sql: "DELETE FROM record WHERE at < ?",
            arguments: [now.addingTimeInterval(-limits.recordAge).timeIntervalSince1970]
        )
    }
}
