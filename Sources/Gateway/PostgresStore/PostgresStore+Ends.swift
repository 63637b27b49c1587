import Foundation
import GatewayCore
import GatewayStore
import Synchronization

/// What a transaction may record of the pushes that it ends.
struct EndsRoom: Sendable {
    fileprivate let room: RecordLog.Room
    fileprivate let at: Double

    /// - Parameters:
    ///   - records: whose bound it is.
    ///   - at: when they end.
    init(_ records: RecordLog, at: Date) {
        self.at = at.timeIntervalSince1970
        room = records.room(at: self.at)
    }

    /// The last parameters of a statement that records what it ends (`SQL.recording`).
    var parameters: [Parameter] {
        [.seconds(at), .number(room.all), .number(RecordLog.sampling), .number(min(room.leftOut, Int(Int32.max)))]
    }
}

extension PostgresStore {
    /// Ends the waiting of pushes by a statement, all in the same way, and records it in the same commit.
    ///
    /// - Parameters:
    ///   - ending: how.
    ///   - now: when.
    ///   - sql: returns serial, id and body of each; the step and ``EndsRoom/parameters`` are its last parameters.
    ///   - values: those before them.
    ///   - lock: comes first.
    /// - Returns: what has ended.
    func end(
        _ ending: EndedPush.Ending,
        at now: Date,
        _ sql: String,
        _ values: [Parameter],
        after lock: Statement
    ) async throws -> [EndedPush] {
        let room = EndsRoom(records, at: now)
        do {
            let set = try await rows(lock, Statement(sql, values + [.bytes(ending.entry(at: now))] + room.parameters))
            let ends = set.map { ended($0, columns: (0, 1, 2), ending, at: now) } ?? []
            areRecorded(ends, in: room)
            return ends
        } catch {
            areRecorded([], in: room)
            throw error
        }
    }

    /// A transaction has recorded the pushes that it ended; none when it failed.
    func areRecorded(_ ends: [EndedPush], in room: EndsRoom?) {
        guard let room else { return }
        records.use(room.room, ends: ends.count, at: room.at)
        guard !ends.isEmpty else { return }
        for push in ends { deliveries.add(push.delivery) }
        let isDue = shared.withLock { shared in
            shared.unpruned += room.room.recorded(of: ends.count)
            guard shared.unpruned > pruningStep else { return false }
            shared.unpruned = 0
            return true
        }
        // Whether it is done is seen the next time.
        if isDue { reads.submit([prune(at: Date(timeIntervalSince1970: room.at))]) { _ in } }
    }

    /// Requests that may be written before the records are cut to their bound again.
    var pruningStep: Int { max(100, limits.records / 10) }
}
