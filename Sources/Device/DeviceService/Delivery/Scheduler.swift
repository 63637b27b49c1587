import DeviceCore
import Foundation
import Logging
import WallClock

/// Waits for the next trigger or the end of a banner, and lets happen what is due.
struct Scheduler: Sendable {
    let keeper: StateKeeper
    let presenter: Presenter
    let background: BackgroundPushes
    let calendar: Calendar
    let logger: Logger

    /// Fires what fell due while the device was off, then what falls due, until the task is cancelled.
    func run() async {
        _ = fireDue(missed: true)
        let (alarms, alarm) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
        await withDiscardingTaskGroup { group in
            group.addTask {
                for await _ in keeper.deadlines { alarm.yield() }
                alarm.finish()
            }
            // One timer at a time: a deadline that moves replaces it. Cancelled with this task, below.
            var timer: Task<Void, Never>?
            alarm.yield()
            for await _ in alarms {
                let isSaved = fireDue(missed: false)
                timer?.cancel()
                // What could not be saved has not happened: it is tried again.
                let retry = keeper.clock.now().addingTimeInterval(5)
                let next: Date? = isSaved ? keeper.read { $0.nextDeadline } : retry
                timer = next.map { deadline in
                    Task { [clock = keeper.clock] in
                        if (try? await clock.sleep(until: deadline)) != nil { alarm.yield() }
                    }
                }
            }
            timer?.cancel()
            group.cancelAll()
        }
    }

    private func fireDue(missed: Bool) -> Bool {
        let now = keeper.clock.now()
        let hasWork = keeper.read { $0.nextDeadline.map { $0 <= now } ?? false }
        guard hasWork else { return true }
        do {
            let (fired, summaries, pushes) = try keeper.change { state in
                state.dropBanner(at: now)
                state.dropActivities(at: now)
                let fired = state.fireDue(at: now, calendar: calendar, missed: missed)
                return (fired, state.deliverSummaries(at: now), state.takeHeldPushes(at: now))
            }
            presenter.finish(fired)
            for delivery in summaries { presenter.journeys.add([delivery.step], to: delivery.journeyID) }
            for (bundleID, push) in pushes { presenter.jobs.add { await background.hand(push, to: bundleID) } }
            return true
        } catch {
            logger.error("what is due cannot be fired: \(error)")
            return false
        }
    }
}
