import DeviceLink
import Foundation
import GRDB
import NotificationModel
import ProviderAPI

extension CourierPush {
    /// Reads a row of `push` that was accepted.
    init(row: Row) {
        self.init(
            serial: row["serial"],
            id: row["id"],
            token: row["token"],
            bundleID: row["bundle_id"],
            topic: row["topic"],
            pushType: row["push_type"],
            priority: row["priority"],
            expiration: (row["expiration"] as Double?).map(Date.init(timeIntervalSince1970:)),
            collapseID: row["collapse_id"],
            payload: row["payload"],
            journey: JourneyText.entries(row["journey"])
        )
    }
}

extension PushRecord {
    /// Reads a row of `push`.
    init(row: Row) {
        self.init(
            id: row["id"],
            at: Date(timeIntervalSince1970: row["at"]),
            headers: FieldsText.headers(row["fields"]),
            token: row["token"],
            payload: row["payload"],
            status: row["status"],
            reason: row["reason"],
            journey: JourneyText.entries(row["journey"])
        )
    }
}

extension Journey {
    /// Reads a row of `push`.
    init(row: Row) {
        let bundleID: String? = row["bundle_id"]
        let type: String = row["push_type"] ?? PushType.alert.rawValue
        let reason: String? = row["reason"]
        self.init(
            id: row["id"],
            bundleID: bundleID,
            title: reason.map { "refused: \($0)" } ?? "\(type) push",
            entries: JourneyText.entries(row["journey"])
        )
    }
}
