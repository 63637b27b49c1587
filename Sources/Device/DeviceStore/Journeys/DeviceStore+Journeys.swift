public import DeviceCore
import Foundation
import GRDB
public import NotificationModel

/// What is known of a journey beside its steps.
public struct JourneyHead: Hashable, Sendable {
    public var id: String
    public var bundleID: String?
    public var title: String
    public var payload: String?
    public var headers: [String: String]?
    /// The gateway's answer.
    public var status: Int?

    public init(
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
public struct JourneyLimits: Hashable, Sendable {
    public var count = 2_000
    public var stepsEach = 500
    /// Seconds.
    public var age = 7.0 * 24 * 3600

    public init() {}
}

/// Something that happens to a journey.
public enum JourneyChange: Sendable {
    /// It begins, or more is known of it. The gateway's steps of one that is known already are not added again.
    case begin(JourneyHead, [JourneyEntry])
    /// Steps are added to one that was begun; passed over when it is not known (any more).
    case append([JourneyEntry], to: String)

    fileprivate var id: String {
        switch self {
        case .begin(let head, _): head.id
        case .append(_, let id): id
        }
    }
}

extension DeviceStore {
    /// Writes what happened to journeys, in order and in one transaction.
    ///
    /// - Parameters:
    ///   - changes: what happened.
    ///   - limits: how much is kept.
    /// - Returns: the lines of the feed that changed.
    /// - Throws: what SQLite says.
    public func record(_ changes: [JourneyChange], limits: JourneyLimits = JourneyLimits()) throws -> [JourneySummary] {
        try database.write { database in
            for change in changes {
                switch change {
                case .begin(let head, let entries): try Self.begin(head, entries, limits, database)
                case .append(let entries, let id):
                    if try Self.isKnown(id, database) { try Self.append(entries, to: id, limits, database) }
                }
            }
            var seen: Set<String> = []
            return try changes.map(\.id).filter { seen.insert($0).inserted }.compactMap { id in
                try Row.fetchOne(database, sql: "SELECT * FROM journey WHERE id = ?", arguments: [id])
                    .map(Self.summary)
            }
        }
    }

    private static func isKnown(_ id: String, _ database: Database) throws -> Bool {
        try Bool.fetchOne(database, sql: "SELECT EXISTS (SELECT 1 FROM journey WHERE id = ?)", arguments: [id]) ?? false
    }

    private static func begin(
        _ head: JourneyHead,
        _ entries: [JourneyEntry],
        _ limits: JourneyLimits,
        _ database: Database
    ) throws {
        guard let first = entries.first, let last = entries.last else { return }
        let isKnown = try isKnown(head.id, database)
        try database.execute(
            sql: """
                INSERT INTO journey (id, bundleID, title, payload, headers, status, began, last)
                VALUES (?, ?, ?, ?, ?, ?, ?, ?)
                ON CONFLICT (id) DO UPDATE SET bundleID = COALESCE(excluded.bundleID, bundleID),
                    title = excluded.title, payload = COALESCE(excluded.payload, payload),
                    headers = COALESCE(excluded.headers, headers), status = COALESCE(excluded.status, status)
                """,
            arguments: [
                head.id, head.bundleID, head.title, head.payload, try head.headers.map { try Column.encode($0) },
                head.status, first.at.timeIntervalSince1970, try Column.encode(last),
            ]
        )
        try append(entries.filter { !isKnown || $0.station != .gateway }, to: head.id, limits, database)
        if !isKnown { try prune(at: last.at, limits, database) }
    }

    private static func append(
        _ entries: [JourneyEntry],
        to id: String,
        _ limits: JourneyLimits,
        _ database: Database
    ) throws {
        let sql = "SELECT COALESCE(MAX(position), 0) FROM journeyEntry WHERE journeyID = ?"
        var position = try Int.fetchOne(database, sql: sql, arguments: [id]) ?? 0
        for entry in entries where position < limits.stepsEach {
            position += 1
            try database.execute(
                sql: "INSERT INTO journeyEntry VALUES (?, ?, ?)",
                arguments: [id, position, try Column.encode(entry)]
            )
        }
        guard let last = entries.last else { return }
        try database.execute(
            sql: "UPDATE journey SET last = ? WHERE id = ?",
            arguments: [try Column.encode(last), id]
        )
        guard let outcome = entries.map(\.event).outcome else { return }
        try database.execute(
            sql: "UPDATE journey SET outcome = ? WHERE id = ?",
            arguments: [
                JourneyEvent.outcome(outcome, after: try storedOutcome(of: id, database)).rawValue, id,
            ]
        )
    }

    private static func storedOutcome(of id: String, _ database: Database) throws -> JourneyEvent? {
        try String.fetchOne(database, sql: "SELECT outcome FROM journey WHERE id = ?", arguments: [id])
            .map(JourneyEvent.init(rawValue:))
    }

    private static func prune(at now: Date, _ limits: JourneyLimits, _ database: Database) throws {
        let oldest = now.timeIntervalSince1970 - limits.age
        try database.execute(sql: "DELETE FROM journey WHERE began < ?", arguments: [oldest])
        try database.execute(
            sql: """
                DELETE FROM journey WHERE began < (SELECT began FROM journey ORDER BY began DESC LIMIT 1 OFFSET ?)
                """,
            arguments: [limits.count - 1]
        )
    }

    /// The newest journeys, newest first.
    public func journeys(limit: Int) throws -> [JourneySummary] {
        try database.read { database in
            try Row.fetchAll(
                database,
                sql: "SELECT * FROM journey ORDER BY began DESC, rowid DESC LIMIT ?",
                arguments: [limit]
            ).map(Self.summary)
        }
    }

    /// A journey with its steps in order of their time; nil when it is not known.
    public func journey(id: String) throws -> Journey? {
        try database.read { database in
            guard let row = try Row.fetchOne(database, sql: "SELECT * FROM journey WHERE id = ?", arguments: [id])
            else { return nil }
            let sql = "SELECT value FROM journeyEntry WHERE journeyID = ? ORDER BY position"
            let entries: [JourneyEntry] = try Data.fetchAll(database, sql: sql, arguments: [id])
                .map { try Column.decode(from: $0) }
            let headers: Data? = row["headers"]
            return Journey(
                id: id,
                bundleID: row["bundleID"],
                title: row["title"],
                entries: entries,
                payload: row["payload"],
                headers: try headers.map { try Column.decode(from: $0) }
            )
        }
    }

    private static func summary(_ row: Row) throws -> JourneySummary {
        JourneySummary(
            id: row["id"],
            bundleID: row["bundleID"],
            title: row["title"],
            last: try Column.decode(from: row["last"]),
            began: row["began"],
            status: row["status"],
            outcome: (row["outcome"] as String?).map(JourneyEvent.init(rawValue:))
        )
    }
}
