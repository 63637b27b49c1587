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

    /// Whether the records that have gathered are due.
    var writesRecords = false
    private var latest: [Place: Row] = [:]
    /// What has ended without its device: its end is written with the commit. What a device has taken, it knows itself.
    private var ended: [EndedPush] = []
    private let index: WaitingIndex
    private let records: RecordTable

    /// A transaction begins.
    ///
    /// - Parameters:
    ///   - index: what waits.
    ///   - records: where the ends of pushes are written.
    init(_ index: WaitingIndex, _ records: RecordTable) {
        (self.index, self.records) = (index, records)
        index.begin()
    }

    /// Puts a push in the place of whatever waits there.
    ///
    /// - Returns: what waited, with that step.
    mutating func replace(at place: Place, by row: Row, at now: Date, in database: Database) throws -> [EndedPush] {
        if let former = latest.updateValue(row, forKey: place) {
            let gone = EndedPush(
                serial: former.serial,
                id: former.id,
                body: former.body,
                .replaced(by: row.id),
                at: now
            )
            ended.append(gone)
            return [gone]
        }
        return try end(index.serials(at: place), of: place.device, .replaced(by: row.id), at: now, in: database)
    }

    /// Ends the waiting of every push at a place.
    mutating func end(
        at place: Place,
        _ ending: EndedPush.Ending,
        at now: Date,
        in database: Database
    ) throws -> [EndedPush] {
        try write(in: database)
        return try end(index.serials(at: place), of: place.device, ending, at: now, in: database)
    }

    /// Ends the waiting of pushes of a device.
    ///
    /// - Returns: those of them that waited for it.
    mutating func end(
        _ serials: [Int64],
        of device: String,
        _ ending: EndedPush.Ending,
        at now: Date,
        in database: Database
    ) throws -> [EndedPush] {
        let table = WaitingTable(database)
        let gone = try serials.compactMap { serial -> EndedPush? in
            guard index.remove(serial, of: device), let (id, body) = try table.remove(serial) else { return nil }
            return EndedPush(serial: serial, id: id, body: body, ending, at: now)
        }
        if case .acknowledged = ending { return gone }
        ended += gone
        return gone
    }

    /// Ends the waiting of every push whose time is over.
    mutating func expire(at now: Date, in database: Database) throws -> [EndedPush] {
        try write(in: database)
        let statement = try database.cachedStatement(sql: "SELECT serial, device FROM waiting WHERE until <= ?")
        let over = try GRDB.Row.fetchAll(statement, arguments: [now.timeIntervalSince1970])
        return try over.flatMap { try end([$0[0]], of: $0[1], .expired, at: now, in: database) }
    }

    /// What waits for a device, oldest first.
    ///
    /// - Parameters:
    ///   - serial: only what is newer.
    ///   - limit: at most so many.
    ///   - now: what has expired by then is left out.
    mutating func bodies(
        of device: String,
        after serial: Int64,
        limit: Int,
        at now: Date,
        in database: Database
    ) throws -> [[UInt8]] {
        try write(in: database)
        let table = WaitingTable(database)
        var bodies: [[UInt8]] = []
        for serial in index.serials(of: device, after: serial) {
            guard bodies.count < limit else { break }
            if let body = try table.body(of: serial, at: now.timeIntervalSince1970) { bodies.append(body) }
        }
        return bodies
    }

    /// Adds a push to those that wait.
    ///
    /// - Returns: nothing, since none has ended.
    mutating func insert(_ row: Row, at place: Place, in database: Database) throws -> [EndedPush] {
        try write(in: database)
        try add(row, at: place, in: database)
        return []
    }

    /// Writes what was put off; what reads or ends pushes does so first.
    mutating func write(in database: Database) throws {
        guard !latest.isEmpty else { return }
        for (place, row) in latest { try add(row, at: place, in: database) }
        latest.removeAll()
    }

    mutating func finish(in database: Database) throws -> @Sendable () -> Void {
        try write(in: database)
        guard writesRecords || !ended.isEmpty else { return { [index] in index.committed() } }
        try records.write(ended, in: database)
        return { [index, records, ended] in
            index.committed()
            records.log.written(with: ended)
        }
    }

    private func add(_ row: Row, at place: Place, in database: Database) throws {
        try WaitingTable(database).insert(row, at: place)
        index.add(row.serial, at: place)
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
