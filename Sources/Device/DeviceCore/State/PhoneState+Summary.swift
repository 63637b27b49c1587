package import Foundation
package import NotificationModel

/// A notification that a scheduled summary has brought, and the step of its journey.
package struct SummaryDelivery: Hashable, Sendable {
    package var journeyID: String
    package var step: JourneyEntry
}

extension PhoneState {
    /// Until when an app's notification of that moment waits, if it may wait; nil when the app is in no summary.
    func summaryTime(of app: AppState, at date: Date) -> Date? {
        guard app.settings.scheduledDelivery == .enabled else { return nil }
        return preferences.summary?.next(after: date, calendar: calendar)
    }

    /// Brings what has waited for its summary: to the centre and the lock screen, without banner and sound.
    package mutating func deliverSummaries(at now: Date) -> [SummaryDelivery] {
        var all: [SummaryDelivery] = []
        for bundleID in apps.keys.sorted() {
            guard var app = apps[bundleID], let next = app.delivered.nextSummary, next <= now else { continue }
            all += app.deliverSummary(at: now)
            apps[bundleID] = app
        }
        return all.sorted { $0.step.at < $1.step.at }
    }

    /// What waits comes at the next time of the settings as they are now; at once when nothing waits any more.
    package mutating func rescheduleSummaries(at now: Date) {
        for bundleID in apps.keys.sorted() {
            guard var app = apps[bundleID], app.delivered.nextSummary != nil else { continue }
            let time = summaryTime(of: app, at: now) ?? now
            app.delivered.change { entry in
                if entry.placement.heldUntil != nil { entry.placement.heldUntil = time }
            }
            if app != apps[bundleID] { apps[bundleID] = app }
        }
    }
}

extension AppState {
    fileprivate mutating func deliverSummary(at now: Date) -> [SummaryDelivery] {
        var deliveries: [SummaryDelivery] = []
        var nowhere: Set<String> = []
        let settings = settings
        delivered.change { entry in
            guard let time = entry.placement.heldUntil, time <= now else { return }
            entry.placement.heldUntil = nil
            entry.placement.center = settings.mayNotify && settings.notificationCenter == .enabled
            entry.placement.lockScreen = settings.mayNotify && settings.lockScreen == .enabled
            let isListed = entry.placement.center || entry.placement.lockScreen
            if isListed { entry.placement.summary = time } else { nowhere.insert(entry.key) }
            entry.placement.why = isListed ? "it came with the scheduled summary" : "its app may not notify any more"
            let step = JourneyEntry(
                at: time,
                station: .device,
                event: isListed ? .listed : .suppressed,
                text: isListed
                    ? "The scheduled summary brings it" : "The summary does not bring it: \(entry.placement.why)",
                rule: JourneyRule.summary.text
            )
            deliveries.append(SummaryDelivery(journeyID: entry.journeyID, step: step))
        }
        for key in nowhere { delivered.remove(key: key) }
        return deliveries
    }
}
