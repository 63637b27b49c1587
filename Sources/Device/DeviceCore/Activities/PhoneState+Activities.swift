package import Foundation
package import NotificationModel

extension PhoneState {
    private static let rule = "starting-and-updating-live-activities-with-activitykit-push-notifications"

    /// Starts, changes or ends a Live Activity. An update or end is for the app's newest one: this phone has one token
    /// for all of an app.
    ///
    /// - Returns: the step for its journey.
    /// - Throws: ``PhoneError/notFound(_:)`` when the app is gone.
    package mutating func take(
        _ push: LiveActivityPush,
        bundleID: String,
        journeyID: String,
        at now: Date
    ) throws(PhoneError) -> JourneyEntry {
        let app = try app(bundleID)
        var activities = app.profile.activities ?? []
        func step(_ event: JourneyEvent, _ text: String) -> JourneyEntry {
            JourneyEntry(at: now, station: .device, event: event, text: text, rule: Self.rule)
        }
        defer { apps[bundleID]?.profile.activities = activities.isEmpty ? nil : activities }
        if push.event == .start {
            activities.append(LiveActivity(push, journeyID: journeyID, at: now))
            if activities.count > LiveActivity.limit { activities.removeFirst() }
            return step(.shown, "The Live Activity “\(push.type)” starts: lock screen")
        }
        guard let index = activities.indices.last(where: { activities[$0].endedAt == nil }) else {
            return step(.discarded, "\(bundleID) has no Live Activity to \(push.event.rawValue)")
        }
        let timestamp = push.timestamp ?? now
        guard timestamp >= activities[index].timestamp else {
            return step(.discarded, "Its timestamp is older than what the Live Activity shows")
        }
        activities[index].timestamp = timestamp
        activities[index].staleAt = push.staleAt
        if !push.state.isEmpty { activities[index].state = push.state }
        guard push.event == .end else { return step(.shown, "The Live Activity changes") }
        activities[index].endedAt = now
        let latest = now.addingTimeInterval(LiveActivity.endedSeconds)
        activities[index].leavesAt = min(push.dismissalAt ?? latest, latest)
        if activities[index].leavesAt <= now { activities.remove(at: index) }
        return step(.shown, "The Live Activity ends")
    }

    /// The person swipes a Live Activity away: it has ended, and later updates find none (ActivityState.dismissed).
    ///
    /// - Parameters:
    ///   - journeyID: of the push that started it.
    ///   - now: the time on its journey.
    /// - Returns: the step for its journey.
    /// - Throws: ``PhoneError/notFound(_:)``
    package mutating func dismissActivity(_ journeyID: String, at now: Date) throws(PhoneError) -> JourneyEntry {
        func shows(_ app: AppState) -> Bool { app.profile.activities?.contains { $0.journeyID == journeyID } ?? false }
        guard let bundleID = apps.values.first(where: shows)?.bundleID else {
            throw .notFound("no Live Activity of “\(journeyID)” on the lock screen")
        }
        let others = apps[bundleID]?.profile.activities?.filter { $0.journeyID != journeyID } ?? []
        apps[bundleID]?.profile.activities = others.isEmpty ? nil : others
        return JourneyEntry(
            at: now,
            station: .screen,
            event: .removed,
            text: "The person swipes the Live Activity away: it has ended",
            rule: "ActivityState.dismissed"
        )
    }

    /// Takes away what has had its time.
    package mutating func dropActivities(at now: Date) {
        for bundleID in apps.keys
        where apps[bundleID]?.profile.activities?.contains(where: { $0.leavesAt <= now }) ?? false {
            apps[bundleID]?.profile.activities?.removeAll { $0.leavesAt <= now }
        }
    }
}

extension LiveActivity {
    fileprivate init(_ push: LiveActivityPush, journeyID: String, at now: Date) {
        self.init(
            journeyID: journeyID,
            type: push.type,
            attributes: push.attributes,
            state: push.state,
            startedAt: now,
            timestamp: push.timestamp ?? now,
            staleAt: push.staleAt,
            endedAt: nil,
            leavesAt: now.addingTimeInterval(Self.activeSeconds + Self.endedSeconds)
        )
    }
}
