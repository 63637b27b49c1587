package import CourierLink
package import Foundation
import GRDB
import GatewayCore
import GatewayStore
import GroupCommit
package import NotificationModel
import ProviderAPI
import Synchronization

extension SQLiteStore {
    package func journey(id: String, space: String) async throws -> Journey? {
        guard let id = MessageID(field: id.lowercased()) else { return nil }
        let (waiting, recorded) = try await look(of: id) { database in
            try Data.fetchAll(database, sql: "SELECT body FROM waiting WHERE id = ?", arguments: [id.data])
        }
        let entries = (waiting + recorded).filter { !$0.isRequest || $0.space == space }
        guard let newest = entries.filter(\.isRequest).max(by: { $0.serial < $1.serial }) else { return nil }
        return newest.journey(newest.steps(in: entries))
    }

    package func records(space: String, limit: Int) async throws -> [PushRecord] {
        let (waiting, recorded) = try await look { try Data.fetchAll($0, sql: "SELECT body FROM waiting") }
        let steps = Dictionary(grouping: recorded.filter { !$0.isRequest }, by: \.serial)
        return (waiting + recorded)
            .filter { $0.isRequest && $0.space == space }
            .sorted { $0.serial > $1.serial }
            .prefix(limit)
            .map { $0.record($0.steps(in: steps[$0.serial] ?? [])) }
    }

    package func sweep(at now: Date) async throws -> [(space: String, record: PushRecord)] {
        let gone = now.addingTimeInterval(-limits.unregisteredTokenAge)
        let expired = try await queue.commit { [self] batch, database in
            let expired = try batch.expire(at: now, in: database)
            try prune(at: now, in: database)
            try database.execute(
                sql: "DELETE FROM device_token WHERE unregistered_at < ?",
                arguments: [gone.timeIntervalSince1970]
            )
            return expired
        }
        record(expired)
        registry.remove(unregisteredBefore: gone)
        return expired.compactMap(\.recordInSpace)
    }

    package func writeRecords() {
        guard !records.pending.isEmpty else { return }
        queue.submit(
            Writes.Write { [self] database in
                try writeRecords(in: database)
                return { [self] in records.written() }
            } fail: { [self] _ in
                // A disk that is full takes no records; the pushes that wait for it have been answered so.
                records.written()
            }
        )
    }

    /// Writes what has gathered.
    func writeRecords(in database: Database) throws {
        guard let chunk = records.beginWriting() else { return }
        try database.cachedStatement(sql: "INSERT INTO record (requests, at, entries) VALUES (?, ?, ?)")
            .execute(arguments: [chunk.requests, chunk.at, Data(chunk.bytes)])
        let isDue = unpruned.withLock { count in
            count += chunk.requests
            guard count > max(100, limits.records / 10) else { return false }
            count = 0
            return true
        }
        if isDue { try prune(at: Date(timeIntervalSince1970: chunk.at), in: database) }
    }

    /// Reads the whole record or what it says of one push, and the pushes that wait.
    private func look(
        of id: MessageID? = nil,
        _ waiting: @escaping @Sendable (Database) throws -> [Data]
    ) async throws -> (waiting: [RecordEntry], recorded: [RecordEntry]) {
        let (bodies, chunks, pending) = try await queue.read { [self] database in
            let chunks = try Data.fetchAll(database, sql: "SELECT entries FROM record ORDER BY number")
            return (try waiting(database), chunks, records.pending)
        }
        let recorded =
            chunks.flatMap { RecordEntry.entries([UInt8]($0)[...], of: id) } + RecordEntry.entries(pending[...], of: id)
        return (bodies.compactMap { try? RecordEntry([UInt8]($0)) }, recorded)
    }

    private func prune(at now: Date, in database: Database) throws {
        // A row goes when those after it hold enough requests.
        try database.execute(
            sql: """
                DELETE FROM record WHERE number <= (
                    SELECT max(number) FROM (
                        SELECT number, requests, sum(requests) OVER (ORDER BY number DESC) AS total FROM record)
                    WHERE total - requests >= ?)
                """,
            arguments: [limits.records]
        )
        try database.execute(
            sql: "DELETE FROM record WHERE at < ?",
            arguments: [now.addingTimeInterval(-limits.recordAge).timeIntervalSince1970]
        )
    }
}
