import DeviceCore
import Foundation
import GRDB
import NotificationModel

/// The full text of journeys, behind their record: a journey that changes is marked, and read into the index later.
enum SearchIndex {
    /// The words are ``SearchWords``', so the simplest tokenizer leaves them as they are; beginnings of one and two
    /// characters have an index of their own, since that is how a search that is being typed begins.
    static let schema = """
        CREATE VIRTUAL TABLE journeySearch USING fts5 (
            \(SearchDocument.Column.allCases.map(\.rawValue).joined(separator: ", ")),
            tokenize = 'ascii', prefix = '1 2', columnsize = 0
        );
        ALTER TABLE journey ADD COLUMN isIndexed INTEGER NOT NULL DEFAULT 0;
        CREATE INDEX journeyIsNotIndexed ON journey (isIndexed) WHERE isIndexed = 0;
        CREATE TRIGGER journeyIsForgotten AFTER DELETE ON journey BEGIN
            DELETE FROM journeySearch WHERE rowid = old.rowid;
        END;
        """

    /// How many journeys are read at once.
    static let bulk = 32

    /// How many are marked.
    static func unindexed(_ database: Database) throws -> Int {
        try Int.fetchOne(database, sql: "SELECT count(*) FROM journey WHERE isIndexed = 0") ?? 0
    }

    /// The words of a journey, and how it stood when they were read.
    struct Entry: Sendable {
        let number: Int64
        /// By column; nil for a journey that cannot be decoded: it is found nowhere, and keeps nothing else from being found.
        let texts: [String]?
        fileprivate let last: Data
        fileprivate let title: String
        fileprivate let payload: String?
        fileprivate let status: Int?
    }

    /// The oldest of those that are marked, without holding up the writer: decoding them is what takes time.
    static func marked(_ database: Database) throws -> [Entry] {
        let sql = "SELECT rowid AS number, * FROM journey WHERE isIndexed = 0 ORDER BY rowid LIMIT ?"
        return try Row.fetchAll(database.cachedStatement(sql: sql), arguments: [bulk]).map { row in
            let document = try? SearchDocument(DeviceStore.journey(row, in: database), DeviceStore.summary(row))
            return Entry(
                number: row["number"],
                texts: document.map { document in SearchDocument.Column.allCases.map(document.text) },
                last: row["last"],
                title: row["title"],
                payload: row["payload"],
                status: row["status"]
            )
        }
    }

    /// Writes words into the index, of journeys that have not changed since they were read.
    static func write(_ entries: [Entry], _ database: Database) throws {
        let columns = SearchDocument.Column.allCases
        let insert = try database.cachedStatement(
            sql: """
                INSERT OR REPLACE INTO journeySearch (rowid, \(columns.map(\.rawValue).joined(separator: ", ")))
                VALUES (\(Array(repeating: "?", count: columns.count + 1).joined(separator: ", ")))
                """
        )
        let mark = try database.cachedStatement(
            sql: """
                UPDATE journey SET isIndexed = 1
                WHERE rowid = ? AND isIndexed = 0 AND last IS ? AND title IS ? AND payload IS ? AND status IS ?
                """
        )
        for entry in entries {
            try mark.execute(arguments: [entry.number, entry.last, entry.title, entry.payload, entry.status])
            guard database.changesCount > 0, let texts = entry.texts else { continue }
            try insert.execute(arguments: StatementArguments([entry.number as any DatabaseValueConvertible] + texts))
        }
    }

    /// Conditions as an FTS5 query: every word is quoted, and holds letters, digits and what is not ASCII.
    static func expression(_ conditions: [JourneySearch.Condition]) -> String {
        func phrase(_ condition: JourneySearch.Condition) -> String {
            let columns = condition.columns.map(\.rawValue).joined(separator: " ")
            return "{\(columns)} : \"\(condition.words.joined(separator: " "))\" *"
        }
        let wanted = conditions.filter(\.isWanted).map(phrase)
        let all = wanted.isEmpty ? ["marks : \(SearchDocument.mark)"] : wanted
        return conditions.filter { !$0.isWanted }.reduce("(\(all.joined(separator: " AND ")))") {
            "(\($0) NOT \(phrase($1)))"
        }
    }
}
