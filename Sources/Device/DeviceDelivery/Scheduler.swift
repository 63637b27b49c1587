import DeviceContext
import DeviceCore
import DeviceStore
import Foundation
import Logging
import WallClock

/// Waits for the next trigger or the end of a banner, and lets happen what is due.
struct Scheduler: Sendable {
    let context: DeviceContext
    let presenter: Presenter
    let background: BackgroundPushes
    let channels: ChannelSubscriptions
    let activityTokens: ActivityTokens

    /// Fires what fell due while the device was off, then what falls due, until the task is cancelled.
    func run() async {
        _ = await fireDue(missed: true)
        let (alarms, alarm) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
        await withDiscardingTaskGroup { group in
            group.addTask {
                for await _ in context.phone.deadlines { alarm.yield() }
                alarm.finish()
            }
            // One timer at a time: a deadline that moves replaces it. Cancelled with this task, below.
            var timer: Task<Void, Never>?
            alarm.yield()
            for await _ in alarms {
                let isSaved = await fireDue(missed: false)
                timer?.cancel()
                guard isSaved else {
                    // What could not be saved has not happened: it is tried again.
                    group.addTask {
                        do { try await context.phone.writer.recovered() } catch { return }
                        alarm.yield()
                    }
                    continue
                }
                timer = context.phone.read(\.nextDeadline).map { deadline in
                    Task {
                        if (try? await context.clock.sleep(until: deadline)) != nil { alarm.yield() }
                    }
                }
            }
            timer?.cancel()
            group.cancelAll()
        }
    }

    private func fireDue(missed: Bool) async -> Bool {
        let now = context.clock.now()
        guard isDue(at: now) else { return true }
        // A banner goes without the disk.
        context.phone.attempt("letting a banner go") { $0.dropBanner(at: now) }
        guard isDue(at: now) else { return true }
        do {
            let due = try await context.phone.writer.change(isPatient: true, steps: { $0.journeys(at: now) }) {
                [context] state in
                state.dropActivities(at: now)
                let fired = state.fireDue(at: now, calendar: context.calendar, missed: missed)
                return Due(
                    fired: fired,
                    summaries: state.deliverSummaries(at: now),
                    held: state.takeHeldPushes(at: now)
                )
            }
            presenter.finish(due.fired)
            channels.update()
            activityTokens.update()
            for (bundleID, push) in due.held { context.jobs.add { await background.hand(push, to: bundleID) } }
            return true
        } catch {
            context.logger.error("what is due cannot be fired: \(error)")
            return false
        }
    }

    private func isDue(at now: Date) -> Bool {
        context.phone.read { $0.nextDeadline.map { $0 <= now } ?? false }
    }

    private struct Due: Sendable {
        var fired: [FiredRequest]
        var summaries: [SummaryDelivery]
        var held: [(bundleID: String, push: BackgroundPush)]

        /// What it adds to journeys.
        func journeys(at now: Date) -> [JourneyChange] {
            fired.map { $0.journey(at: now) } + summaries.map { .append([$0.step], to: $0.journeyID) }
        }
    }
}
