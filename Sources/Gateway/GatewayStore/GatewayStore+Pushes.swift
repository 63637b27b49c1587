package import CourierLink
package import Foundation
import GRDB
package import GatewayCore
import GroupCommit
package import NotificationModel
package import ProviderAPI
import Synchronization

extension GatewayStore {
    /// What became of an accepted push.
    package struct Acceptance: Sendable {
        package let serial: Int64
        let push: AcceptedPush
        let fate: Fate
        /// The pushes whose place it took.
        package let replaced: [EndedPush]

        /// The gateway's steps so far.
        package var journey: [JourneyEntry] { GatewaySteps.begin(push, fate) }
    }

    /// A push that waits no more; its record is made when somebody looks.
    package struct EndedPush: Sendable {
        let serial: Int64
        let id: MessageID
        let body: [UInt8]
        let step: JourneyEntry

        /// What is known of it; nil when it cannot be read.
        package var record: PushRecord? { try? RecordEntry(body).record([step]) }
    }

    /// Keeps a push on disk until its device has it.
    ///
    /// - Parameters:
    ///   - push: what was accepted.
    ///   - request: what came, for the record.
    ///   - fate: `Fate.store` or `Fate.replace`.
    ///   - answer: run on the store's queue, once the push is on disk, or with the reason why it is not. Answers come
    ///     in the order of the serials.
    package func accept(
        _ push: AcceptedPush,
        of request: ProviderRequest,
        fate: Fate,
        answer: @escaping @Sendable (Result<Acceptance, any Error>) -> Void
    ) {
        let owner = push.registration
        let key = Self.key(of: owner.device)
        queue.submit(
            Writes.Write { [self] database in
                let replaced =
                    if case .replace = fate {
                        try Self.endWaiting(
                            where: "device = ? AND bundle_id = ?",
                            [key, owner.bundleID],
                            step: GatewaySteps.replaced(by: push.id.canonical, at: push.acceptedAt),
                            in: database
                        )
                    } else {
                        [EndedPush]()
                    }
                let serial = serials.withLock { $0.take() }
                let body = RecordEntry.accepted(push, of: request, fate: fate, serial: serial)
                try database.cachedStatement(
                    sql: "INSERT INTO waiting (serial, device, bundle_id, id, until, body) VALUES (?, ?, ?, ?, ?, ?)"
                ).execute(arguments: [
                    serial, key, owner.bundleID, push.id.data, fate.deadline?.timeIntervalSince1970, Data(body),
                ])
                return { [self] in
                    record(replaced)
                    answer(.success(Acceptance(serial: serial, push: push, fate: fate, replaced: replaced)))
                }
            } fail: {
                answer(.failure(StoreError.unwritten($0)))
            }
        )
    }

    /// Numbers a push that is not kept, and records it.
    ///
    /// - Returns: its serial, and whether it was recorded.
    package func note(
        _ push: AcceptedPush,
        of request: ProviderRequest,
        fate: Fate
    ) -> (serial: Int64, isRecorded: Bool) {
        let serial = serials.withLock { $0.take() }
        let isRecorded = record(at: push.acceptedAt) {
            RecordEntry.accepted(push, of: request, fate: fate, serial: serial)
        }
        return (serial, isRecorded)
    }

    /// Records a request that was refused.
    ///
    /// - Returns: whether it was recorded.
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

    /// What waits for a device, oldest first.
    ///
    /// - Parameters:
    ///   - device: whose.
    ///   - serial: only what is newer.
    ///   - limit: at most so many.
    ///   - now: what has expired by then is left out.
    ///   - answer: run on the store's queue: whatever ``accept(_:of:fate:answer:)`` answered before is among the
    ///     pushes, and what it answers later is not.
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

    /// Adds a step to pushes' journeys.
    package func note(_ step: JourneyEntry, for pushes: [(serial: Int64, id: String)]) {
        let entries = pushes.compactMap { push in
            MessageID(field: push.id).map { RecordEntry.step(step, serial: push.serial, id: $0) }
        }
        append(entries, requests: 0, at: step.at)
    }

    /// The device has a push: it is not delivered again.
    package func acknowledge(
        _ serial: Int64,
        by device: DeviceAddress,
        at now: Date,
        failure: @escaping @Sendable (any Error) -> Void
    ) {
        queue.submit(
            Writes.Write { [self] database in
                let ended = try Self.endWaiting(
                    where: "serial = ? AND device = ?",
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

    /// Ends the waiting of pushes with a last step.
    static func endWaiting(
        where condition: String,
        _ arguments: StatementArguments,
        step: JourneyEntry,
        in database: Database
    ) throws -> [EndedPush] {
        let statement = try database.cachedStatement(
            sql: "DELETE FROM waiting WHERE \(condition) RETURNING serial, id, body"
        )
        var ended: [EndedPush] = []
        let rows = try Row.fetchCursor(statement, arguments: arguments)
        while let row = try rows.next() {
            guard let id = MessageID(row["id"] as Data) else { continue }
            ended.append(EndedPush(serial: row["serial"], id: id, body: [UInt8](row["body"] as Data), step: step))
        }
        return ended
    }

    /// A device as a column.
    static func key(of device: DeviceAddress) -> String {
        device.space + "\n" + device.deviceID
    }
}

extension MessageID {
    /// Its sixteen bytes.
    var data: Data {
        var bytes: [UInt8] = []
        bytes.append(number: high)
        bytes.append(number: low)
        return Data(bytes)
    }

    /// The one of sixteen bytes.
    init?(_ data: Data) {
        var reader = ByteReader([UInt8](data)[...])
        guard let high = try? reader.number(UInt64.self), let low = try? reader.number(UInt64.self) else { return nil }
        self.init(high: high, low: low)
    }
}
