package import GatewayCore
import Synchronization

/// Gathers records of requests until they are written, in bulk and behind the pushes themselves.
///
/// Bounded by time and by memory: of more requests than so many in a second only some are recorded, and the next record
/// says how many are not.
package final class RecordLog: Sendable {
    /// Requests of a second that are all recorded.
    package static let perSecond = 2000
    /// Of those beyond, one of so many is.
    package static let sampling = 64
    /// Bytes that may wait to be written; with more, nothing is recorded.
    package static let pendingLimit = 8 * 1_048_576

    /// A run of entries, to be written as one row.
    package struct Chunk: Sendable {
        package var bytes: [UInt8] = []
        /// Entries that are requests.
        package var requests = 0
        /// The time of the last entry, in seconds since 1970.
        package var at = 0.0

        package init() {}

        /// Adds what comes behind it.
        mutating func append(_ other: Chunk) {
            bytes += other.bytes
            requests += other.requests
            at = max(at, other.at)
        }
    }

    /// How many of the pushes that a transaction ends are recorded.
    package struct Budget: Hashable, Sendable {
        /// Of the first so many all, of those behind them one of ``RecordLog/sampling``.
        package let all: Int
        /// What was left out before them.
        package let leftOut: Int

        /// Whether the end of that place is recorded; the first is 1.
        package func includes(_ place: Int) -> Bool { place <= all || place % RecordLog.sampling == 0 }

        /// How many of so many are recorded.
        package func recorded(of ends: Int) -> Int {
            guard ends > all else { return ends }
            return all + ends / RecordLog.sampling - all / RecordLog.sampling
        }
    }

    private struct State {
        var pending = Chunk()
        /// What is being written.
        var writing: Chunk?
        var isScheduled = false
        var second = 0
        var count = 0
        var leftOut = 0

        /// Counts anew once a second is over.
        mutating func begin(_ second: Int) {
            if second != self.second { (self.second, count) = (second, 0) }
        }
    }

    private let state = Mutex(State())
    /// What became of accepted pushes, recorded or not.
    package let deliveries = DeliveryCounts()

    package init() {}

    /// Whether a request that came at a time is to be recorded; counts it.
    ///
    /// - Returns: how many before it are not recorded; nil when it is not, either.
    package func admit(at seconds: Double) -> Int? {
        state.withLock { state in
            state.begin(Int(seconds))
            state.count += 1
            let isWithin = state.count <= Self.perSecond || state.count % Self.sampling == 0
            guard isWithin, state.pending.bytes.count < Self.pendingLimit else {
                state.leftOut += 1
                return nil
            }
            defer { state.leftOut = 0 }
            return state.leftOut
        }
    }

    /// Adds entries that belong together.
    ///
    /// - Returns: whether a write is to be asked for, which will take all that has gathered by then.
    package func append(_ entries: [[UInt8]], requests: Int, at seconds: Double) -> Bool {
        state.withLock { state in
            guard state.pending.bytes.count < Self.pendingLimit else {
                state.leftOut += requests
                return false
            }
            for entry in entries { state.pending.bytes.append(contentsOf: entry) }
            state.pending.requests += requests
            state.pending.at = max(state.pending.at, seconds)
            defer { state.isScheduled = true }
            return !state.isScheduled
        }
    }

    /// What is to be written now; the same again, and what has gathered behind it, until ``written()``.
    package func beginWriting() -> Chunk? {
        state.withLock { state in
            state.isScheduled = false
            guard !state.pending.bytes.isEmpty, (state.writing?.bytes.count ?? 0) < Self.pendingLimit else {
                return state.writing
            }
            if state.writing == nil {
                state.writing = state.pending
            } else {
                state.writing?.append(state.pending)
            }
            state.pending = Chunk()
            return state.writing
        }
    }

    /// How many ends of pushes a transaction may record that the database itself writes down.
    ///
    /// - Parameter seconds: when they end, in seconds since 1970.
    /// - Returns: what is left of the second, and what the first of them is to say was left out before it. ``use(_:ends:recorded:at:)`` follows
    ///   when the transaction is done.
    package func budget(at seconds: Double) -> Budget {
        state.withLock { state in
            state.begin(Int(seconds))
            defer { state.leftOut = 0 }
            return Budget(all: max(0, Self.perSecond - state.count), leftOut: state.leftOut)
        }
    }

    /// A transaction that had a budget has ended.
    ///
    /// - Parameters:
    ///   - budget: what it was given.
    ///   - ends: how many pushes it ended; 0 when it failed, or ended none.
    ///   - recorded: how many of them are recorded.
    ///   - seconds: as ``budget(at:)`` was told.
    package func use(_ budget: Budget, ends: Int, recorded: Int, at seconds: Double) {
        state.withLock { state in
            // The first that is recorded says what was left out before it.
            if recorded == 0 { state.leftOut += budget.leftOut }
            if Int(seconds) == state.second { state.count += ends }
            state.leftOut += ends - recorded
        }
    }

    /// It was written, or cannot be.
    package func written() {
        state.withLock { $0.writing = nil }
    }

    /// Entries that no write has taken yet. What one has taken is in the database for whoever reads between two commits.
    package var pending: [UInt8] {
        state.withLock { $0.pending.bytes }
    }
}
