package import DeviceCore
import Foundation
import GRDB

extension DeviceStore {
    /// A page of the journeys that a search finds, the last that came first.
    ///
    /// - Parameters:
    ///   - search: what is looked for.
    ///   - device: the phone's name, for which a person may search.
    ///   - limit: how many, at most.
    ///   - before: where the page before this one ended; nil for the first.
    package func find(
        _ search: JourneySearch,
        onDevice device: String,
        limit: Int,
        before: Int? = nil
    ) async throws -> JourneyFindings {
        guard let conditions = search.conditions(device: device) else { return JourneyFindings() }
        let expression = SearchIndex.expression(conditions)
        return try await database.read { database in
            let rows = try Row.fetchAll(
                database,
                sql: """
                    SELECT journey.rowid AS number, journey.* FROM journeySearch
                    JOIN journey ON journey.rowid = journeySearch.rowid
                    WHERE journeySearch MATCH ? AND journeySearch.rowid < ?
                    ORDER BY journeySearch.rowid DESC LIMIT ?
                    """,
                arguments: [expression, before.map(Int64.init) ?? .max, limit + 1]
            )
            let count = "SELECT count(*) FROM journeySearch WHERE journeySearch MATCH ?"
            let page = rows.prefix(limit)
            return JourneyFindings(
                found: try page.map(Self.summary),
                total: try Int.fetchOne(database, sql: count, arguments: [expression]) ?? 0,
                next: rows.count > limit ? page.last?["number"] : nil,
                unindexed: try SearchIndex.unindexed(database)
            )
        }
    }
}
