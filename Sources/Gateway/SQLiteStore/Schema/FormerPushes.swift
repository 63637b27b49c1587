import CourierLink
import Foundation
import GRDB
import GatewayCore
import GatewayStore
import ProviderAPI

/// Pushes as the first schema kept them, in one table with the record of all requests.
enum FormerPushes {
    /// Moves what still waits for its device to where it waits now; the record of older requests ends with its table.
    static func carryOver(in database: Database) throws {
        let rows = try Row.fetchCursor(
            database,
            sql: "SELECT * FROM push WHERE waiting_until IS NOT NULL AND device_id IS NOT NULL ORDER BY serial"
        )
        while let row = try rows.next() {
            guard let push = push(row) else { continue }
            let deadline: Double = row["waiting_until"]
            let serial: Int64 = row["serial"]
            let request = ProviderRequest(
                method: "POST",
                path: "/3/device/\(push.registration.token.hexadecimal)",
                fields: [],
                body: push.payload
            )
            let decision = StorageDecision.store(until: Date(timeIntervalSince1970: deadline))
            try database.execute(
                sql: "INSERT INTO waiting (serial, device, bundle_id, id, until, body) VALUES (?, ?, ?, ?, ?, ?)",
                arguments: [
                    serial, SQLiteStore.key(of: push.registration.device), push.registration.bundleID, push.id.data,
                    deadline, Data(RecordEntry.accepted(push, of: request, decision: decision, serial: serial)),
                ]
            )
        }
        try database.execute(sql: "DROP TABLE push")
    }

    /// A row that holds what no push of ours has is passed over: its column types are not checked by the table.
    private static func push(_ row: Row) -> AcceptedPush? {
        guard let id = MessageID(field: row["id"]), let token = DeviceToken(row["token"] as String),
            let space: String = row["space"], let device: String = row["device_id"],
            let bundleID: String = row["bundle_id"], let topic: String = row["topic"],
            let type: String = row["push_type"], let priority = (row["priority"] as Int?).flatMap(PushPriority.init)
        else { return nil }
        let address = DeviceAddress(space: space, deviceID: device)
        let until = (row["expiration"] as Double?).map { Date(timeIntervalSince1970: $0) }
        return AcceptedPush(
            id: id,
            registration: Registration(token: token, device: address, bundleID: bundleID),
            topic: topic,
            type: PushType(rawValue: type),
            priority: priority,
            expiration: until.map(PushExpiration.until) ?? .unspecified,
            collapseID: row["collapse_id"],
            payload: Array(row["payload"] as Data),
            acceptedAt: Date(timeIntervalSince1970: row["at"])
        )
    }
}
