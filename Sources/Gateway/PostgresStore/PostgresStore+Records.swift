package import CourierLink
import Dispatch
package import Foundation
import GatewayCore
import GatewayStore
package import NotificationModel
import ProviderAPI
import Synchronization

extension PostgresStore {
    package func journey(id: String, space: String) async throws -> Journey? {
        guard let id = MessageID(field: id.lowercased()) else { return nil }
        let statement = Statement(SQL.waitingWithID, [.bytes([UInt8](id.data))])
        let entries = try await look(statement, of: id).filter { $0.id == id && (!$0.isRequest || $0.space == space) }
        // Of several with one id the newest; of several at one moment the one written down last.
        guard let newest = entries.filter(\.isRequest).max(by: { $0.at < $1.at }) else { return nil }
        return newest.journey(newest.steps(in: entries))
    }

    package func records(space: String, limit: Int) async throws -> [PushRecord] {
        let entries = try await look(Statement(SQL.waitingInSpace, [.text(space), .number(limit)]))
        let steps = Dictionary(grouping: entries.filter { !$0.isRequest }, by: \.serial)
        // One that ended between the two looks is found by both.
        var known: Set<Int64> = []
        return entries.filter { $0.isRequest && $0.space == space && known.insert($0.serial).inserted }.enumerated()
            .sorted { ($0.element.at, $0.offset) > ($1.element.at, $1.offset) }
            .prefix(limit)
            .map { $0.element.record($0.element.steps(in: steps[$0.element.serial] ?? [])) }
    }

    package func sweep(at now: Date) async throws -> [(space: String, record: PushRecord)] {
        let seconds = now.timeIntervalSince1970
        let gone = seconds - limits.unregisteredTokenAge
        let unhurried = Statement(SQL.unhurried)
        if let forgotten = try await rows(unhurried, Statement(SQL.forgetTokens, [.seconds(gone)])) {
            let gone = (0..<forgotten.count).compactMap { forgotten.text($0, 0).flatMap { DeviceToken($0) } }
            tokens.withLock { tokens in for token in gone { tokens.remove(TokenKey(token)) } }
        }
        let expired = try await end(.expired, at: now, SQL.expire, [.seconds(seconds)], after: unhurried, on: reads)
        writeRecords()
        _ = try await rows(unhurried, prune(at: now))
        _ = try await rows(Statement(SQL.forgetPushes))
        return expired.compactMap(\.recordInSpace)
    }

    func prune(at now: Date) -> Statement {
        Statement(
            SQL.prune,
            [.number(limits.records), .seconds(now.timeIntervalSince1970 - limits.recordAge)]
        )
    }

    /// Writes what has gathered; while that is under way, the rest goes after it.
    package func writeRecords() {
        shared.withLock { shared in
            guard !shared.isWritingRecords, let chunk = records.beginWriting() else { return }
            shared.isWritingRecords = true
            shared.unpruned += chunk.requests
            var statements = [
                Statement(SQL.unhurried),
                Statement(SQL.record, [.number(chunk.requests), .seconds(chunk.at), .bytes(chunk.bytes)]),
            ]
            if shared.unpruned > pruningStep {
                shared.unpruned = 0
                statements.append(prune(at: Date(timeIntervalSince1970: chunk.at)))
            }
            // Under the lock, so that whoever looks sees an entry either among those that wait or in the database. Without a
            // database it is lost.
            reads.submit(statements) { [self] _ in
                records.written()
                self.shared.withLock { $0.isWritingRecords = false }
                if !records.pending.isEmpty { writeRecords() }
            }
        }
    }

    /// Reads what waits, by a statement, then the whole record or what it says of one push, in the order in which it was
    /// written down.
    private func look(_ waiting: Statement, of id: MessageID? = nil) async throws -> [RecordEntry] {
        let recorded = id.map { Statement(SQL.recordedOf, [.bytes([UInt8]($0.data))]) } ?? Statement(SQL.recorded)
        do {
            let (sets, pending) = try await withCheckedThrowingContinuation { continuation in
                shared.withLock { _ in
                    let pending = records.pending
                    reads.submit([waiting, recorded]) { result in
                        continuation.resume(with: result.map { ($0, pending) })
                    }
                }
            }
            var entries: [RecordEntry] = []
            if let set = sets.first {
                for row in 0..<set.count {
                    guard let serial = set.number(row, 0), var body = set.bytes(row, 1) else { continue }
                    RecordEntry.set(serial: serial, in: &body)
                    if let entry = try? RecordEntry(body) { entries.append(entry) }
                }
            }
            if let set = sets.last {
                for row in 0..<set.count { entries += RecordEntry.entries((set.bytes(row, 0) ?? [])[...], of: id) }
            }
            return entries + RecordEntry.entries(pending[...], of: id)
        } catch {
            throw StoreError.unwritten(error)
        }
    }
}
