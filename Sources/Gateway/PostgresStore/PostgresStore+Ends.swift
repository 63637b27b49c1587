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
        [.seconds(at), .number(budget.all), .number(RecordLog.sampling), .number(leftOut)]
    }

    /// The same for one that is told which it is to record (``EndSteps``).
    var parametersOfChosen: [Parameter] { [.seconds(at), .number(leftOut)] }

    /// Whether the end of that place among those of the transaction is recorded; the first is 1.
    func includes(_ place: Int) -> Bool { budget.includes(place) }

    private var leftOut: Int { min(budget.leftOut, Int(Int32.max)) }
}

/// The last steps of pushes whose place a commit's pushes take; empty where that is not to be recorded.
struct EndSteps: Sendable {
    /// Of the commit's own pushes, those of later ones.
    private(set) var own: [[UInt8]]
    /// Of what the database has in their place.
    private(set) var former: [[UInt8]]

    init(_ pushes: [WriteQueue.Push], in order: BatchOrder, _ budget: EndsBudget?) {
        own = Array(repeating: [], count: pushes.count)
        former = own
        var place = 0
        func step(by push: AcceptedPush) -> [UInt8] {
            place += 1
            guard budget?.includes(place) == true else { return [] }
            return EndedPush.Ending.replaced(by: push.id).entry(at: push.acceptedAt)
        }
        for (number, waiting) in pushes.enumerated() {
            if order.isFirst[number] { former[number] = step(by: waiting.push) }
            if let successor = order.successor[number] { own[number] = step(by: pushes[successor].push) }
        }
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
    ///   - first: comes before it.
    ///   - connection: ``PostgresStore/writes`` when somebody counts on it.
    /// - Returns: what has ended.
    func end(
        _ ending: EndedPush.Ending,
        at now: Date,
        _ sql: String,
        _ values: [Parameter],
        after first: Statement,
        on connection: PostgresConnection
    ) async throws -> [EndedPush] {
        let budget = EndsBudget(records, at: now)
        do {
            let step: [Parameter] = [.bytes(ending.entry(at: now))]
            let statement = Statement(sql, values + step + budget.parameters)
            let set = try await run([first, statement], on: connection)
            let ends = set.map { ended($0, columns: (0, 1, 2), ending, at: now) } ?? []
            areRecorded(ends, recorded: budget.budget.recorded(of: ends.count), in: budget)
            return ends
        } catch {
            areRecorded([], recorded: 0, in: budget)
            throw error
        }
    }

    /// A transaction has recorded the pushes that it ended; none when it failed.
    func areRecorded(_ ends: [EndedPush], recorded: Int, in budget: EndsBudget) {
        records.use(budget.budget, ends: ends.count, recorded: recorded, at: budget.at)
        guard !ends.isEmpty else { return }
        for push in ends { deliveries.add(push.delivery) }
        let isDue = shared.withLock { shared in
            shared.unpruned += recorded
            guard shared.unpruned > pruningStep else { return false }
            shared.unpruned = 0
            return true
        }
        // Whether it is done is seen the next time.
        if isDue {
            reads.submit([Statement(SQL.unhurried), prune(at: Date(timeIntervalSince1970: budget.at))]) { _ in }
        }
    }

    /// Requests that may be written before the records are cut to their bound again.
    var pruningStep: Int { max(100, limits.records / 10) }
}
