import Foundation
import GatewayCore
import GatewayStore
import Synchronization

/// What a transaction may record of the pushes that it ends.
struct EndsBudget: Sendable {
    fileprivate let budget: RecordLog.Budget
    fileprivate let at: Double

    /// - Parameters:
    ///   - records: whose bound it is.
    ///   - at: when they end.
    init(_ records: RecordLog, at: Date) {
        self.at = at.timeIntervalSince1970
        budget = records.budget(at: self.at)
    }

    /// The last parameters of a statement that records what it ends (`SQL.recording`).
    var parameters: [Parameter] {
        [.seconds(at), .number(budget.all), .number(RecordLog.sampling), .number(min(budget.leftOut, Int(Int32.max)))]
    }
}

extension PostgresStore {
    /// Ends the waiting of pushes by a statement, all in the same way, and records it in the same commit.
    ///
    /// - Parameters:
    ///   - ending: how.
    ///   - now: when.
    ///   - sql: returns serial, id and body of each; the step and ``EndsBudget/parameters`` are its last parameters.
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
        let budget = EndsBudget(records, at: now)
        do {
            let set = try await rows(lock, Statement(sql, values + [.bytes(ending.entry(at: now))] + budget.parameters))
            let ends = set.map { ended($0, columns: (0, 1, 2), ending, at: now) } ?? []
            areRecorded(ends, in: budget)
            return ends
        } catch {
            areRecorded([], in: budget)
            throw error
        }
    }

    /// A transaction has recorded the pushes that it ended; none when it failed.
    func areRecorded(_ ends: [EndedPush], in budget: EndsBudget?) {
        guard let budget else { return }
        records.use(budget.budget, ends: ends.count, at: budget.at)
        guard !ends.isEmpty else { return }
        for push in ends { deliveries.add(push.delivery) }
        let isDue = shared.withLock { shared in
            shared.unpruned += budget.budget.recorded(of: ends.count)
            guard shared.unpruned > pruningStep else { return false }
            shared.unpruned = 0
            return true
        }
        // Whether it is done is seen the next time.
        if isDue { reads.submit([prune(at: Date(timeIntervalSince1970: budget.at))]) { _ in } }
    }

    /// Requests that may be written before the records are cut to their bound again.
    var pruningStep: Int { max(100, limits.records / 10) }
}
