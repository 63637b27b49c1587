package import DeviceCore
import Foundation
import GRDB
import NotificationModel

extension DeviceStore {
    /// The phone as it was when the device ended.
    ///
    /// - Parameters:
    ///   - space: the space whose apps are loaded.
    ///   - choices: the switches of this run.
    /// - Returns: the phone, with nothing running.
    /// - Throws: what SQLite says, or a row that cannot be read.
    package func loadPhone(space: String, choices: DeviceChoices) throws -> PhoneState {
        try database.read { database in
            let preferences = try Data.fetchOne(database, sql: "SELECT preferences FROM device")
            let apps = try Row.fetchAll(database, sql: "SELECT * FROM app WHERE space = ?", arguments: [space])
                .map { try Self.app($0, database) }
            let numbers = apps.flatMap(\.delivered.entries).compactMap { UInt64($0.key.dropFirst()) }
            return PhoneState(
                apps: apps,
                preferences: try preferences.map { try Column.decode(from: $0) } ?? PhonePreferences(),
                choices: choices,
                firstNumber: (numbers.max() ?? 0) &+ 1
            )
        }
    }

    private static func app(_ row: Row, _ database: Database) throws -> AppState {
        let bundleID: String = row["bundleID"]
        func values<Value: Decodable>(_ table: String, _ order: String) throws -> [Value] {
            let sql = "SELECT value FROM \(table) WHERE space = ? AND bundleID = ? ORDER BY \(order)"
            return try Data.fetchAll(database, sql: sql, arguments: [row["space"], bundleID])
                .map { try Column.decode(from: $0) }
        }
        let categories: [NotificationCategory] = try values("category", "identifier")
        return AppState(
            bundleID: bundleID,
            profile: try Column.decode(from: row["profile"]),
            settings: try Column.decode(from: row["settings"]),
            badge: row["badge"],
            categories: Dictionary(categories.map { ($0.identifier, $0) }) { $1 },
            pending: PendingRequests(try values("pending", "position")),
            delivered: DeliveredList(try values("delivered", "position"))
        )
    }
}
