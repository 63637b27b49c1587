import DeviceCore
import GRDB
import NotificationModel

/// What of a phone is kept on disk.
enum PhoneSaving {
    /// Writes what differs between two states of the phone.
    ///
    /// Looks at the apps that were touched on the way from the one to the other.
    static func save(from before: PhoneState, to after: PhoneState, space: String, in database: Database) throws {
        if before.preferences != after.preferences {
            try database.execute(
                sql: "UPDATE device SET preferences = ?",
                arguments: [try Column.encode(after.preferences)]
            )
        }
        for bundleID in after.apps.touched.sorted() where before.apps[bundleID] != after.apps[bundleID] {
            if let app = after.apps[bundleID] {
                try AppWriter(database: database, space: space, app: app).write(since: before.apps[bundleID])
            } else {
                try database.execute(
                    sql: "DELETE FROM app WHERE space = ? AND bundleID = ?",
                    arguments: [space, bundleID]
                )
            }
        }
    }
}

/// Writes one app's changes.
private struct AppWriter {
    let database: Database
    let space: String
    let app: AppState

    func write(since before: AppState?) throws {
        if before?.profile != app.profile || before?.settings != app.settings || before?.badge != app.badge {
            try writeApp()
        }
        let categories = before?.categories ?? [:]
        for identifier in categories.keys where app.categories[identifier] == nil {
            try delete("category", identifier)
        }
        for (identifier, category) in app.categories where categories[identifier] != category {
            let value = try Column.encode(category)
            try execute(
                "INSERT OR REPLACE INTO category VALUES (?, ?, ?, ?)",
                [space, app.bundleID, identifier, value]
            )
        }
        if before?.pending != app.pending { try writePending(since: before?.pending.items ?? []) }
        if before?.delivered != app.delivered { try writeDelivered(since: before?.delivered.entries ?? []) }
    }

    private func writeApp() throws {
        try execute(
            """
            INSERT INTO app (space, bundleID, path, token, profile, settings, badge) VALUES (?, ?, ?, ?, ?, ?, ?)
            ON CONFLICT (space, bundleID) DO UPDATE SET path = excluded.path, token = excluded.token,
                profile = excluded.profile, settings = excluded.settings, badge = excluded.badge
            """,
            [
                space, app.bundleID, app.profile.bundlePath, app.profile.deviceToken,
                try Column.encode(app.profile), try Column.encode(app.settings), app.badge,
            ]
        )
    }

    private func writePending(since before: [PendingRequest]) throws {
        let old = Dictionary(before.map { ($0.request.identifier, $0) }) { $1 }
        let kept = Set(app.pending.items.map(\.request.identifier))
        for identifier in old.keys where !kept.contains(identifier) { try delete("pending", identifier) }
        for item in app.pending.items where old[item.request.identifier] != item {
            let identifier = item.request.identifier
            try delete("pending", identifier)
            try execute(
                """
                INSERT INTO pending SELECT ?, ?, ?, COALESCE(MAX(position), 0) + 1, ? FROM pending
                WHERE space = ? AND bundleID = ?
                """,
                [space, app.bundleID, identifier, try Column.encode(item), space, app.bundleID]
            )
        }
    }

    private func writeDelivered(since before: [DeliveredEntry]) throws {
        let old = Dictionary(before.map { ($0.key, $0) }) { $1 }
        let kept = Set(app.delivered.entries.map(\.key))
        for key in old.keys where !kept.contains(key) {
            try execute("DELETE FROM delivered WHERE key = ?", [key])
        }
        for entry in app.delivered.entries where old[entry.key] != entry {
            try execute(
                """
                INSERT OR REPLACE INTO delivered SELECT ?, ?, ?, COALESCE(MAX(position), 0) + 1, ? FROM delivered
                WHERE space = ? AND bundleID = ?
                """,
                [entry.key, space, app.bundleID, try Column.encode(entry), space, app.bundleID]
            )
        }
    }

    private func delete(_ table: String, _ identifier: String) throws {
        try execute(
            "DELETE FROM \(table) WHERE space = ? AND bundleID = ? AND identifier = ?",
            [space, app.bundleID, identifier]
        )
    }

    private func execute(_ sql: String, _ arguments: StatementArguments) throws {
        let statement = try database.cachedStatement(sql: sql)
        try statement.execute(arguments: arguments)
    }
}
