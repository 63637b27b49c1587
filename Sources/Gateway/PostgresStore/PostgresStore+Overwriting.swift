import Foundation
import GatewayCore
import GatewayStore
import ProviderAPI
import Synchronization

/// Pushes that are written over those that wait in their places, without a lock on their devices (``SQL/overwrite``).
///
/// What has no such row, since its device has come or nothing waits, goes out again as every other push does: with the lock, before
/// whatever came for its device meanwhile.
extension PostgresStore {
    func overwrite(_ pushes: [WriteQueue.Push]) {
        guard let now = pushes.last?.push.acceptedAt else { return }
        let budget = EndsBudget(records, at: now)
        let steps = pushes.enumerated().map { number, waiting in
            guard budget.includes(number + 1) else { return [UInt8]() }
            return EndedPush.Ending.replaced(by: waiting.push.id).entry(at: waiting.push.acceptedAt)
        }
        let areEndsWatched = shared.withLock { $0.areEndsWatched }
        let statement = Statement(
            SQL.overwrite,
            [
                .numbers(pushes.map(\.device)),
                .numbers(pushes.map { $0.token == nil ? SQL.withoutToken : $0.tokensEnded }),
                .texts(pushes.map(\.push.place)), .byteStrings(pushes.map { [UInt8]($0.push.id.data) }),
                .seconds(pushes.map { $0.decision.deadline?.timeIntervalSince1970 ?? 0 }),
                .byteStrings(pushes.map(\.body)), .byteStrings(steps),
            ] + budget.parametersOfChosen + [.flag(areEndsWatched())]
        )
        writes.submit([statement]) { [self] result in
            let (ends, recorded): ([EndedPush], Int)
            switch result {
            case .success(let sets): (ends, recorded) = answerOverwriting(pushes, steps, sets.last)
            case .failure(let error as PostgresError) where error.isDeadlock:
                (ends, recorded) = answerOverwriting(pushes, steps, nil)
            case .failure(let error):
                (ends, recorded) = ([], 0)
                queue.withLock { $0.overwritten(pushes, except: []) }
                for push in pushes { push.answer(.failure(StoreError.unwritten(error))) }
                // Where there is no connection, what is behind it may have failed before: nothing else sends what was held back.
                commit()
            }
            areRecorded(ends, recorded: recorded, in: budget)
        }
    }

    /// Answers those of the pushes that a row was returned for, and takes the others up again.
    ///
    /// - Returns: what was written over, and how much of it is recorded.
    private func answerOverwriting(
        _ pushes: [WriteQueue.Push],
        _ steps: [[UInt8]],
        _ set: ResultSet?
    ) -> (ends: [EndedPush], recorded: Int) {
        var ends: [EndedPush] = []
        var isTaken = Array(repeating: false, count: pushes.count)
        var recorded = 0
        for row in 0..<(set?.count ?? 0) {
            guard let set, let number = set.number(row, 0), let place = Int(exactly: number - 1),
                pushes.indices.contains(place), let serial = set.number(row, 1)
            else { continue }
            isTaken[place] = true
            let waiting = pushes[place]
            let (ending, now) = (EndedPush.Ending.replaced(by: waiting.push.id), waiting.push.acceptedAt)
            let former = ended(set, row, columns: (2, 3, 4), ending, at: now)
            if !steps[place].isEmpty { recorded += 1 }
            if let former { ends.append(former) }
            waiting.answer(
                .success(
                    Acceptance(
                        serial: serial,
                        push: waiting.push,
                        decision: waiting.decision,
                        replaced: former.map { [$0] } ?? [],
                        isSentByStore: true
                    )
                )
            )
        }
        var rest: [WriteQueue.Push] = []
        for (var waiting, isTaken) in zip(pushes, isTaken) where !isTaken {
            waiting.mayOverwrite = false
            rest.append(waiting)
        }
        tokens.withLock { tokens in
            for token in rest.compactMap(\.token) { tokens.note(TokenKey(token), isAway: false) }
        }
        // In the queue again before the commit behind this one is done, which sends them.
        queue.withLock { $0.overwritten(pushes, except: rest) }
        return (ends, recorded)
    }
}
