import Foundation
import GRDB
import GatewayCore
import GatewayStore
import GroupCommit
import NotificationModel
import ProviderAPI

/// Writes of many callers, committed together.
typealias Writes = CommitQueue<WaitingBatch>

/// What the writes of one commit share: pushes that are to wait, each in the place of the one before.
///
/// Of several for one app on one device that come in the same commit, the last is all that is left of them afterwards, so it
/// is all that is written.
struct WaitingBatch: CommitBatch {
    /// An app on a device.
    struct Place: Hashable, Sendable {
        /// As ``SQLiteStore/key(of:)``.
        let device: String
        let bundleID: String
    }

    /// A push that waits.
    struct Row: Sendable {
        let serial: Int64
        let id: MessageID
        let until: Double
        let body: [UInt8]
    }

    private var latest: [Place: Row] = [:]

    /// Puts a push in the place of whatever waits there.
    ///
    /// - Returns: what waited, with that step.
    mutating func replace(
        at place: Place,
        by row: Row,
        in database: Database,
        step: () -> JourneyEntry
    ) throws -> [EndedPush] {
        if let former = latest.updateValue(row, forKey: place) {
            return [EndedPush(serial: former.serial, id: former.id, body: former.body, step: step())]
        }
        return try SQLiteStore.endWaiting(
            .place,
            [place.device, place.bundleID],
            step: step(),
            in: database
        )
    }

    /// Adds a push to those that wait.
    ///
    /// - Returns: nothing, since none has ended.
    mutating func insert(_ row: Row, at place: Place, in database: Database) throws -> [EndedPush] {
        try write(in: database)
        try Self.insert(row, at: place, in: database)
        return []
    }

    /// Writes what was put off; what reads or ends pushes does so first.
    mutating func write(in database: Database) throws {
        guard !latest.isEmpty else { return }
        for (place, row) in latest { try Self.insert(row, at: place, in: database) }
        latest.removeAll()
    }

    mutating func finish(in database: Database) throws -> @Sendable () -> Void {
        try write(in: database)
        return {}
    }

    private static func insert(_ row: Row, at place: Place, in database: Database) throws {
        try database.cachedStatement(
            sql: "INSERT INTO waiting (serial, device, bundle_id, id, until, body) VALUES (?, ?, ?, ?, ?, ?)"
        ).execute(arguments: [row.serial, place.device, place.bundleID, row.id.data, row.until, Data(row.body)])
    }
}

// Writes that have nothing to do with pushes that are to wait, or look at them: on a database that holds them all.

extension CommitQueue.Write where Batch == WaitingBatch {
    /// - Parameters:
    ///   - run: as in `CommitQueue.Write`, on a database that holds every push which was accepted before.
    ///   - fail: runs in its place when the write is not on disk.
    init(
        _ run: @escaping @Sendable (Database) throws -> @Sendable () -> Void,
        fail: @escaping @Sendable (any Error) -> Void
    ) {
        self.init(
            { batch, database in
                try batch.write(in: database)
                return try run(database)
            },
            fail: fail
        )
    }
}

extension CommitQueue where Batch == WaitingBatch {
    /// Adds a write and waits until it is on disk.
    func commit<Value: Sendable>(_ body: @escaping @Sendable (Database) throws -> Value) async throws -> Value {
        try await commit { batch, database in
            try batch.write(in: database)
            return try body(database)
        }
    }
}
