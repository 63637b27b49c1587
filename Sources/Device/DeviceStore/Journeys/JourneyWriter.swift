import DeviceCore
import Foundation
import GRDB
import NotificationModel

/// Writes changes of journeys within a transaction; looks only once at what is too old or too much.
struct JourneyWriter {
    let database: Database
    let limits: JourneyLimits
    /// The journeys that changed, each once, in order.
    private var changed: [String] = []
    private var seen: Set<String> = []
    /// When the newest of those that began has begun.
    private var newest: Date?
    /// The number of the last of those that began, and how many there were.
    private var lastNumber: Int64 = 0
    private var begun: Int64 = 0

    init(database: Database, limits: JourneyLimits) {
        self.database = database
        self.limits = limits
    }

    mutating func write(_ change: JourneyChange) throws {
        switch change {
        case .begin(let head, let entries):
            try begin(head, entries)
            note(head.id)
        case .append(let entries, let id):
            guard try isKnown(id) else { return }
            try append(entries, to: id)
            note(id)
        }
    }

    private mutating func note(_ id: String) {
        if seen.insert(id).inserted { changed.append(id) }
    }

    /// Removes what is too old, and the oldest of too many; nothing when none has begun.
    func prune() throws {
        guard let newest else { return }
        // A push began by the gateway's time, which a phone whose clock is moved by hand may have left far behind: what
        // came last stays, whatever its time.
        try execute(
            "DELETE FROM journey WHERE began < ? AND rowid <= (SELECT max(rowid) FROM journey) - ?",
            [newest.timeIntervalSince1970 - limits.age, limits.keptByArrival]
        )
        // To count them takes milliseconds when there are many.
        let slack = Int64(limits.slack)
        guard lastNumber / slack != (lastNumber - begun) / slack else { return }
        try execute(
            "DELETE FROM journey WHERE began < (SELECT began FROM journey ORDER BY began DESC LIMIT 1 OFFSET ?)",
            [limits.count - 1]
        )
    }

    /// The lines of the feed that changed, as they are now.
    func summaries() throws -> [JourneySummary] {
        guard !changed.isEmpty else { return [] }
        let statement = try database.cachedStatement(sql: "SELECT * FROM journey WHERE id = ?")
        return try changed.compactMap { try Row.fetchOne(statement, arguments: [$0]).map(DeviceStore.summary) }
    }

    private mutating func begin(_ head: JourneyHead, _ entries: [JourneyEntry]) throws {
        guard let first = entries.first, let last = entries.last else { return }
        let isKnown = try isKnown(head.id)
        try execute(
            """
            INSERT INTO journey (id, bundleID, title, payload, headers, status, began, last)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?)
            ON CONFLICT (id) DO UPDATE SET bundleID = COALESCE(excluded.bundleID, bundleID),
                title = excluded.title, payload = COALESCE(excluded.payload, payload),
                headers = COALESCE(excluded.headers, headers), status = COALESCE(excluded.status, status),
                isIndexed = 0
            """,
            [
                head.id, head.bundleID, head.title, head.payload, try head.headers.map { try Column.encode($0) },
                head.status, first.at.timeIntervalSince1970, try Column.encode(last),
            ]
        )
        if !isKnown {
            newest = max(newest ?? last.at, last.at)
            lastNumber = database.lastInsertedRowID
            begun += 1
        }
        try append(entries.filter { !isKnown || $0.station != .gateway }, to: head.id)
    }

    private func append(_ entries: [JourneyEntry], to id: String) throws {
        var position =
            try Int.fetchOne(
                database.cachedStatement(
                    sql: "SELECT COALESCE(MAX(position), 0) FROM journeyEntry WHERE journeyID = ?"
                ),
                arguments: [id]
            ) ?? 0
        var last: Data?
        for entry in entries {
            let value = try Column.encode(entry)
            last = value
            guard position < limits.stepsEach else { continue }
            position += 1
            try execute("INSERT INTO journeyEntry VALUES (?, ?, ?)", [id, position, value])
        }
        guard let last else { return }
        let known = try storedVerdict(of: id)
        var verdict = entries.reduce(known) { $0.after($1, at: 0) }
        // The gateway's steps come between the device's own only when the whole journey is read.
        verdict.step = nil
        try execute(
            "UPDATE journey SET last = ?, verdict = ?, isIndexed = 0 WHERE id = ?",
            [last, try Column.encode(verdict), id]
        )
        guard let outcome = entries.map(\.event).outcome else { return }
        let settled = JourneyEvent.outcome(outcome, after: try storedOutcome(of: id))
        try execute("UPDATE journey SET outcome = ? WHERE id = ?", [settled.rawValue, id])
    }

    private func isKnown(_ id: String) throws -> Bool {
        let sql = "SELECT EXISTS (SELECT 1 FROM journey WHERE id = ?)"
        return try Bool.fetchOne(database.cachedStatement(sql: sql), arguments: [id]) ?? false
    }

    private func storedOutcome(of id: String) throws -> JourneyEvent? {
        let sql = "SELECT outcome FROM journey WHERE id = ?"
        return try String.fetchOne(database.cachedStatement(sql: sql), arguments: [id])
            .map(JourneyEvent.init(rawValue:))
    }

    private func storedVerdict(of id: String) throws -> JourneyVerdict {
        let sql = "SELECT verdict FROM journey WHERE id = ?"
        let value = try Data.fetchOne(database.cachedStatement(sql: sql), arguments: [id])
        return try value.map { try Column.decode(from: $0) } ?? .underway
    }

    private func execute(_ sql: String, _ arguments: StatementArguments) throws {
        try database.cachedStatement(sql: sql).execute(arguments: arguments)
    }
}
