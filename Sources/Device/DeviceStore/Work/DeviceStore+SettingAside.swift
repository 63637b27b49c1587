import DeviceCore
package import Foundation
import GRDB
import NotificationModel

extension DeviceStore {
    /// Takes the cards off the phone over which its processes have ended, and writes so to their journeys.
    ///
    /// - Parameters:
    ///   - work: what is known of the ends; forgets those cards.
    ///   - now: the time it is.
    ///   - limits: how much is kept of journeys.
    /// - Throws: what SQLite says; `PrivateFileError`.
    package func setAside(_ work: WorkRecord, at now: Date, limits: JourneyLimits) throws {
        let cards = work.cards
        guard !cards.isEmpty else { return }
        let step = JourneyEntry(
            at: now,
            station: .device,
            event: .setAside,
            text: "The phone’s process ended twice as it drew it: it is set aside",
            rule: JourneyRule.setAside.text
        )
        try database.write { database in
            var journeys = JourneyWriter(database: database, limits: limits)
            for card in cards {
                for id in try Self.remove(card: card, database) { try journeys.write(.append([step], to: id)) }
            }
        }
        for card in cards { try work.forget(.card(card)) }
    }

    /// - Returns: the journeys of what was shown by that key.
    private static func remove(card key: String, _ database: Database) throws -> [String] {
        let shown = try Data.fetchAll(database, sql: "SELECT value FROM delivered WHERE key = ?", arguments: [key])
        try database.execute(sql: "DELETE FROM delivered WHERE key = ?", arguments: [key])
        var journeys = try shown.map { try Column.decode(DeliveredEntry.self, from: $0).journeyID }
        for row in try Row.fetchAll(database, sql: "SELECT rowid, profile FROM app") {
            var profile: AppProfile = try Column.decode(from: row["profile"])
            guard let activity = profile.activities?.first(where: { $0.key == key }) else { continue }
            profile.activities?.removeAll { $0.key == key }
            journeys.append(activity.journeyID)
            try database.execute(
                sql: "UPDATE app SET profile = ? WHERE rowid = ?",
                arguments: [try Column.encode(profile), row["rowid"] as Int64]
            )
        }
        return journeys
    }
}
