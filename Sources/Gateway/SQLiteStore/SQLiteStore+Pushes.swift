package import CourierLink
package import Foundation
import GRDB
package import GatewayCore
package import GatewayStore
import GroupCommit
package import NotificationModel
package import ProviderAPI
import Synchronization

extension SQLiteStore {
    package func accept(
        _ push: AcceptedPush,
        of request: ProviderRequest,
        decision: StorageDecision,
        answer: @escaping @Sendable (Result<Acceptance, any Error>) -> Void
    ) {
        let owner = push.registration
        let place = WaitingBatch.Place(device: Self.key(of: owner.device), bundleID: push.place)
        queue.submit(
            Writes.Write { [self] batch, database in
                let serial = serials.withLock { $0.take() }
                let row = WaitingBatch.Row(
                    serial: serial,
                    id: push.id,
                    until: decision.deadline?.timeIntervalSince1970 ?? 0,
                    body: RecordEntry.accepted(push, of: request, decision: decision, serial: serial)
                )
                let replaced =
                    if case .replace = decision {
                        try batch.replace(at: place, by: row, in: database) {
                            GatewaySteps.replaced(by: push.id.canonical, at: push.acceptedAt)
                        }
                    } else {
                        try batch.insert(row, at: place, in: database)
                    }
                return { [self] in
                    record(replaced)
                    answer(.success(Acceptance(serial: serial, push: push, decision: decision, replaced: replaced)))
                }
            } fail: {
                answer(.failure(StoreError.unwritten($0)))
            }
        )
    }

    package func note(
        _ push: AcceptedPush,
        of request: ProviderRequest,
        decision: StorageDecision
    ) -> (serial: Int64, isRecorded: Bool) {
        let serial = serials.withLock { $0.take() }
        let isRecorded = record(at: push.acceptedAt) {
            RecordEntry.accepted(push, of: request, decision: decision, serial: serial)
        }
        return (serial, isRecorded)
    }

    package func refuse(
        _ refusal: Refusal,
        of request: ProviderRequest,
        id: MessageID,
        space: @autoclosure () -> String,
        at now: Date
    ) -> Bool {
        record(at: now) {
            let serial = serials.withLock { $0.take() }
            return RecordEntry.refused(refusal, of: request, id: id, space: space(), serial: serial, at: now)
        }
    }

    package func waiting(
        for device: DeviceAddress,
        after serial: Int64,
        limit: Int,
        at now: Date,
        answer: @escaping @Sendable (Result<[CourierPush], any Error>) -> Void
    ) {
        queue.submit(
            Writes.Write { database in
                let bodies = try Data.fetchAll(
                    database,
                    sql:
                        "SELECT body FROM waiting WHERE device = ? AND serial > ? AND until > ? ORDER BY serial LIMIT ?",
                    arguments: [Self.key(of: device), serial, now.timeIntervalSince1970, limit]
                )
                let pushes = try bodies.compactMap { try RecordEntry([UInt8]($0)).courierPush }
                return { answer(.success(pushes)) }
            } fail: {
                answer(.failure($0))
            }
        )
    }

    package func note(_ step: JourneyEntry, for pushes: [(serial: Int64, id: MessageID)]) {
        let entries = pushes.map { RecordEntry.step(step, serial: $0.serial, id: $0.id) }
        append(entries, requests: 0, at: step.at)
    }

    package func acknowledge(
        _ serial: Int64,
        by device: DeviceAddress,
        at now: Date,
        failure: @escaping @Sendable (any Error) -> Void
    ) {
        queue.submit(
            Writes.Write { [self] database in
                let ended = try Self.endWaiting(
                    .ofDevice,
                    [serial, Self.key(of: device)],
                    step: GatewaySteps.acknowledged(at: now),
                    in: database
                )
                return { [self] in record(ended) }
            } fail: {
                failure($0)
            }
        )
    }

    /// Which pushes wait no more, as SQL that is the same each time.
    enum Ending: String {
        /// Of a device and an app.
        case place = "DELETE FROM waiting WHERE device = ? AND bundle_id = ? RETURNING serial, id, body"
        /// Of a serial and a device.
        case ofDevice = "DELETE FROM waiting WHERE serial = ? AND device = ? RETURNING serial, id, body"
        /// Of a time.
        case expired = "DELETE FROM waiting WHERE until <= ? RETURNING serial, id, body"
    }

    /// Ends the waiting of pushes with a last step.
    static func endWaiting(
        _ which: Ending,
        _ arguments: StatementArguments,
        step: @autoclosure () -> JourneyEntry,
        in database: Database
    ) throws -> [EndedPush] {
        let rows = try Row.fetchCursor(try database.cachedStatement(sql: which.rawValue), arguments: arguments)
        var ended: [EndedPush] = []
        while let row = try rows.next() {
            guard let id = MessageID(row[1] as Data) else { continue }
            ended.append(EndedPush(serial: row[0], id: id, body: [UInt8](row[2] as Data), step: step()))
        }
        return ended
    }

    /// A device as a column.
    static func key(of device: DeviceAddress) -> String {
        device.space + "\n" + device.deviceID
    }
}
