public import DeviceLink
public import Foundation
import GRDB
public import GatewayCore
public import NotificationModel

extension GatewayStore {
    /// What became of an accepted push.
    public struct Acceptance: Sendable {
        public let serial: Int64
        /// The gateway's steps so far.
        public let journey: [JourneyEntry]
        /// The pushes whose place it took.
        public let replaced: [PushRecord]
    }

    /// Keeps a push as `fate` says.
    ///
    /// - Parameters:
    ///   - push: what was accepted.
    ///   - fields: its header fields, for the record.
    ///   - fate: what is to become of it.
    ///   - answer: run on the store's queue, once the push is on disk, or with the reason why it is not. Answers come
    ///     in the order of the serials.
    public func accept(
        _ push: AcceptedPush,
        fields: [ProviderRequest.Field],
        fate: Fate,
        answer: @escaping @Sendable (Result<Acceptance, any Error>) -> Void
    ) {
        let fieldsText = FieldsText.text(fields)
        let journey = [GatewaySteps.accepted(push)] + [GatewaySteps.fate(fate, of: push)].compactMap { $0 }
        let journeyText = journey.map(JourneyText.line).joined()
        queue.submit(
            CommitQueue.Write { [self] database in
                let replaced =
                    if case .replace = fate { try replaceWaiting(by: push, in: database) } else { [PushRecord]() }
                let serial = serials.withLock { $0.take() }
                try PushInsert.accepted(
                    push,
                    serial: serial,
                    fields: fieldsText,
                    deadline: fate.deadline,
                    journey: journeyText,
                    in: database
                )
                try pruneSometimes(at: push.acceptedAt, in: database)
                let acceptance = Acceptance(serial: serial, journey: journey, replaced: replaced)
                return { answer(.success(acceptance)) }
            } fail: {
                answer(.failure($0))
            }
        )
    }

    /// Keeps the record of a request that was refused; its answer does not wait for the disk.
    public func refuse(_ request: RefusedRequest, failure: @escaping @Sendable (any Error) -> Void) {
        queue.submit(
            CommitQueue.Write { [self] database in
                try PushInsert.refused(request, serial: serials.withLock { $0.take() }, in: database)
                try pruneSometimes(at: request.at, in: database)
                return {}
            } fail: {
                failure($0)
            }
        )
    }

    /// What waits for a device, oldest first.
    ///
    /// - Parameters:
    ///   - device: whose.
    ///   - serial: only what is newer.
    ///   - limit: at most so many.
    ///   - now: what has expired by then is left out.
    ///   - answer: run on the store's queue: whatever ``accept(_:fields:fate:answer:)`` answered before is among the
    ///     pushes, and what it answers later is not.
    public func waiting(
        for device: DeviceAddress,
        after serial: Int64,
        limit: Int,
        at now: Date,
        answer: @escaping @Sendable (Result<[CourierPush], any Error>) -> Void
    ) {
        queue.submit(
            CommitQueue.Write { database in
                let rows = try Row.fetchAll(
                    database,
                    sql: """
                        SELECT * FROM push
                        WHERE space = ? AND device_id = ? AND serial > ?
                            AND waiting_until IS NOT NULL AND waiting_until > ?
                        ORDER BY serial LIMIT ?
                        """,
                    arguments: [device.space, device.deviceID, serial, now.timeIntervalSince1970, limit]
                )
                let pushes = rows.map(CourierPush.init(row:))
                return { answer(.success(pushes)) }
            } fail: {
                answer(.failure($0))
            }
        )
    }

    /// Adds a step to a push's journey; nothing waits for it.
    public func note(
        _ step: JourneyEntry,
        for serials: [Int64],
        failure: @escaping @Sendable (any Error) -> Void
    ) {
        let line = JourneyText.line(step)
        queue.submit(
            CommitQueue.Write { database in
                let statement = try database.cachedStatement(
                    sql: "UPDATE push SET journey = journey || ? WHERE serial = ?"
                )
                for serial in serials { try statement.execute(arguments: [line, serial]) }
                return {}
            } fail: {
                failure($0)
            }
        )
    }

    /// The device has a push: it is not delivered again.
    public func acknowledge(
        _ serial: Int64,
        by device: DeviceAddress,
        at now: Date,
        failure: @escaping @Sendable (any Error) -> Void
    ) {
        let line = JourneyText.line(GatewaySteps.acknowledged(at: now))
        queue.submit(
            CommitQueue.Write { database in
                try database.cachedStatement(
                    sql: """
                        UPDATE push SET waiting_until = NULL, journey = journey || ?
                        WHERE serial = ? AND space = ? AND device_id = ?
                        """
                ).execute(arguments: [line, serial, device.space, device.deviceID])
                return {}
            } fail: {
                failure($0)
            }
        )
    }

    private func replaceWaiting(by push: AcceptedPush, in database: Database) throws -> [PushRecord] {
        let owner = push.registration
        return try Self.endWaiting(
            where: "space = ? AND device_id = ? AND bundle_id = ?",
            [owner.device.space, owner.deviceID, owner.bundleID],
            step: GatewaySteps.replaced(by: push.id.canonical, at: push.acceptedAt),
            in: database
        )
    }

    /// Ends the waiting of pushes with a last step.
    ///
    /// - Returns: their records.
    static func endWaiting(
        where condition: String,
        _ arguments: StatementArguments,
        step: JourneyEntry,
        in database: Database
    ) throws -> [PushRecord] {
        let rows = try database.cachedStatement(
            sql: """
                UPDATE push SET waiting_until = NULL, journey = journey || ?
                WHERE waiting_until IS NOT NULL AND \(condition) RETURNING *
                """
        )
        return try Row.fetchAll(rows, arguments: [JourneyText.line(step)] + arguments).map(PushRecord.init(row:))
    }
}
