package import DeviceCore
import Foundation
import GRDB
package import NotificationModel

/// What is known of a journey beside its steps.
package struct JourneyHead: Hashable, Sendable {
    package var id: String
    package var bundleID: String?
    package var title: String
    package var payload: String?
    package var headers: [String: String]?
    /// The gateway's answer.
    package var status: Int?

    package init(
        id: String,
        bundleID: String?,
        title: String,
        payload: String? = nil,
        headers: [String: String]? = nil,
        status: Int? = nil
    ) {
        self.id = id
        self.bundleID = bundleID
        self.title = title
        self.payload = payload
        self.headers = headers
        self.status = status
    }
}

/// How many journeys are kept, and how long.
package struct JourneyLimits: Hashable, Sendable {
    package var count = 100_000
    package var stepsEach = 500
    /// Seconds.
    package var age = 7.0 * 24 * 3600
    /// How many more may be there for a moment: so many are removed at once.
    var slack: Int { max(1, count / 500) }
    /// Those that came last are kept however old they say that they are.
    package var keptByArrival = 100

    package init() {}
}

/// Something that happens to a journey.
package enum JourneyChange: Sendable {
    /// It begins, or more is known of it. The gateway's steps of one that is known already are not added again.
    case begin(JourneyHead, [JourneyEntry])
    /// Steps are added to one that was begun; passed over when it is not known (any more).
    case append([JourneyEntry], to: String)
}

extension DeviceStore {
    /// The newest journeys, newest first.
    package func journeys(limit: Int) async throws -> [JourneySummary] {
        try await database.read { database in
            try Row.fetchAll(
                database,
                sql: "SELECT * FROM journey ORDER BY began DESC, rowid DESC LIMIT ?",
                arguments: [limit]
            ).map(Self.summary)
        }
    }

    /// A journey with its steps in order of their time; nil when it is not known.
    package func journey(id: String) async throws -> Journey? {
        try await database.read { database in
            try Row.fetchOne(database, sql: "SELECT * FROM journey WHERE id = ?", arguments: [id])
                .map { try Self.journey($0, in: database) }
        }
    }

    static func journey(_ row: Row, in database: Database) throws -> Journey {
        let id: String = row["id"]
        let steps = try database.cachedStatement(
            sql: "SELECT value FROM journeyEntry WHERE journeyID = ? ORDER BY position"
        )
        let headers: Data? = row["headers"]
        return Journey(
            id: id,
            bundleID: row["bundleID"],
            title: row["title"],
            entries: try Data.fetchAll(steps, arguments: [id]).map { try Column.decode(from: $0) },
            payload: row["payload"],
            headers: try headers.map { try Column.decode(from: $0) }
        )
    }

    static func summary(_ row: Row) throws -> JourneySummary {
        let verdict: Data? = row["verdict"]
        return JourneySummary(
            id: row["id"],
            bundleID: row["bundleID"],
            title: row["title"],
            last: try Column.decode(from: row["last"]),
            began: row["began"],
            status: row["status"],
            outcome: (row["outcome"] as String?).map(JourneyEvent.init(rawValue:)),
            verdict: try verdict.map { try Column.decode(from: $0) } ?? .underway
        )
    }
}
