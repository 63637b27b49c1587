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
            try table.prune(at: now, in: database)
            try database.execute(
                sql: "DELETE FROM device_token WHERE unregistered_at < ?",
                arguments: [gone.timeIntervalSince1970]
            )
            return expired
        }
        registry.remove(unregisteredBefore: gone)
        return expired.compactMap(\.recordInSpace)
    }

    package func writeRecords() {
        guard !records.pending.isEmpty else { return }
        queue.submit(
            Writes.Write { [self] batch, _ in
                batch.writesRecords = true
                return { [self] in records.written() }
            } fail: { [self] _ in
                // A disk that is full takes no records; the pushes that wait for it have been answered so.
                records.written()
            }
        )
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
}
