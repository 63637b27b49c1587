package import Foundation
import GRDB

/// A push that is on the device's disk.
package struct StoredPush: Hashable, Sendable {
    /// The gateway's number for it.
    package var serial: Int64
    /// `apns-id`.
    package var id: String
    /// As the courier brought it.
    package var body: Data
    package var receivedAt: Date

    /// What tells a push from every other: a gateway's serial alone begins anew with its state.
    package struct Number: Hashable, Sendable {
        package var serial: Int64
        package var id: String

        package init(serial: Int64, id: String) {
            self.serial = serial
            self.id = id
        }
    }

    package init(serial: Int64, id: String, body: Data, receivedAt: Date) {
        self.serial = serial
        self.id = id
        self.body = body
        self.receivedAt = receivedAt
    }
}

extension DeviceStore {
    /// How many finished pushes are remembered, so that none is shown twice.
    static let rememberedPushes = 10_000

    /// Stores a push before it is acknowledged: the gateway forgets it then.
    ///
    /// - Returns: false when it came before.
    static func insert(_ push: StoredPush, _ database: Database) throws -> Bool {
        try database.cachedStatement(
            sql: "INSERT OR IGNORE INTO push (serial, id, body, receivedAt) VALUES (?, ?, ?, ?)"
        ).execute(arguments: [push.serial, push.id, push.body, push.receivedAt.timeIntervalSince1970])
        return database.changesCount > 0
    }

    /// Stores a push while no device runs.
    package func insert(_ push: StoredPush) async throws {
        try await database.write { _ = try Self.insert(push, $0) }
    }

    /// The pushes that were stored and not yet presented, oldest first.
    package func openPushes() async throws -> [StoredPush] {
        try await database.read { database in
            try Row.fetchAll(database, sql: "SELECT * FROM push WHERE body IS NOT NULL ORDER BY number").map { row in
                StoredPush(
                    serial: row["serial"],
                    id: row["id"],
                    body: row["body"],
                    receivedAt: Date(timeIntervalSince1970: row["receivedAt"])
                )
            }
        }
    }

    /// Forgets what a push said, once it was presented; that it came is remembered.
    static func finish(_ push: StoredPush.Number, _ database: Database) throws {
        try database.cachedStatement(sql: "UPDATE push SET body = NULL WHERE serial = ? AND id = ?")
            .execute(arguments: [push.serial, push.id])
        try database.cachedStatement(
            sql: "DELETE FROM push WHERE body IS NULL AND number <= (SELECT MAX(number) FROM push) - ?"
        ).execute(arguments: [rememberedPushes])
    }
}
