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

    /// How many journeys one transaction reads into the index: a push that comes meanwhile waits some 10 ms.
    static let bulk = 32

    /// How many are marked.
    static func unindexed(_ database: Database) throws -> Int {
        try Int.fetchOne(database, sql: "SELECT count(*) FROM journey WHERE isIndexed = 0") ?? 0
    }

    /// Reads the oldest of those that are marked into the index.
    ///
    /// - Returns: whether there may be more.
    static func indexSome(_ database: Database) throws -> Bool {
        let rows = try Row.fetchAll(
            database.cachedStatement(
                sql: "SELECT rowid AS number, * FROM journey WHERE isIndexed = 0 ORDER BY rowid LIMIT ?"
            ),
            arguments: [bulk]
        )
        let columns = SearchDocument.Column.allCases
        let insert = try database.cachedStatement(
            sql: """
                INSERT OR REPLACE INTO journeySearch (rowid, \(columns.map(\.rawValue).joined(separator: ", ")))
                VALUES (\(Array(repeating: "?", count: columns.count + 1).joined(separator: ", ")))
                """
        )
        let mark = try database.cachedStatement(sql: "UPDATE journey SET isIndexed = 1 WHERE rowid = ?")
        for row in rows {
            let number: Int64 = row["number"]
            // What cannot be decoded is found nowhere, and keeps nothing else from being found.
            if let document = try? SearchDocument(DeviceStore.journey(row, in: database), DeviceStore.summary(row)) {
                let texts: [any DatabaseValueConvertible] = columns.map { document.text($0) }
                try insert.execute(arguments: StatementArguments([number] + texts))
            }
            try mark.execute(arguments: [number])
        }
        return rows.count == bulk
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
