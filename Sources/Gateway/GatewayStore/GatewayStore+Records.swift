public import DeviceLink
public import Foundation
import GRDB
import GatewayCore
public import NotificationModel

extension GatewayStore {
    /// The gateway's part of a push's journey.
    ///
    /// - Parameters:
    ///   - id: its `apns-id`; of several pushes with the same, the newest.
    ///   - space: where to look.
    /// - Returns: nil when none of that id is known.
    /// - Throws: what SQLite says.
    public func journey(id: String, space: String) async throws -> Journey? {
        try await queue.commit { database in
            try Row.fetchOne(
                database,
                sql: "SELECT * FROM push WHERE id = ? AND space = ? ORDER BY serial DESC LIMIT 1",
                arguments: [id.lowercased(), space]
            ).map(Journey.init(row:))
        }
    }

    /// The newest requests of a space, newest first.
    public func records(space: String, limit: Int) async throws -> [PushRecord] {
        try await queue.commit { database in
            try Row.fetchAll(
                database,
                sql: "SELECT * FROM push WHERE space = ? ORDER BY serial DESC LIMIT ?",
                arguments: [space, limit]
            ).map(PushRecord.init(row:))
        }
    }

    /// Ends what has waited beyond its time, and forgets records and tokens that are older than their bound.
    ///
    /// - Returns: the pushes that expired, by their spaces.
    public func sweep(at now: Date) async throws -> [(space: String, record: PushRecord)] {
        let gone = now.addingTimeInterval(-limits.unregisteredTokenAge)
        let expired = try await queue.commit { [self] database in
            let rows = try Row.fetchAll(
                database,
                sql: """
                    UPDATE push SET waiting_until = NULL, journey = journey || ?
                    WHERE waiting_until IS NOT NULL AND waiting_until <= ? RETURNING *
                    """,
                arguments: [JourneyText.line(GatewaySteps.expired(at: now)), now.timeIntervalSince1970]
            )
            try prune(at: now, in: database)
            try database.execute(
                sql: "DELETE FROM device_token WHERE unregistered_at < ?",
                arguments: [gone.timeIntervalSince1970]
            )
            return rows.map { (space: $0["space"] as String, record: PushRecord(row: $0)) }
        }
        registry.remove(unregisteredBefore: gone)
        return expired
    }

    /// Prunes after every so many rows, so that a flood cannot outrun the sweep.
    func pruneSometimes(at now: Date, in database: Database) throws {
        let isDue = unpruned.withLock { count in
            count += 1
            guard count > max(100, limits.records / 10) else { return false }
            count = 0
            return true
        }
        if isDue { try prune(at: now, in: database) }
    }

    private func prune(at now: Date, in database: Database) throws {
        try database.execute(
            sql: """
                DELETE FROM push WHERE waiting_until IS NULL AND serial <= (
                    SELECT serial FROM push WHERE waiting_until IS NULL ORDER BY serial DESC LIMIT 1 OFFSET ?)
                """,
            arguments: [limits.records]
        )
        try database.execute(
            sql: "DELETE FROM push WHERE waiting_until IS NULL AND at < ?",
            arguments: [now.addingTimeInterval(-limits.recordAge).timeIntervalSince1970]
        )
    }
}
