package import Foundation
package import NotificationModel

extension PhoneState {
    /// Starts, changes or ends a Live Activity. By a push-to-start token it starts one, by an activity's own token it changes that
    /// one; by the app's device token an update or end is for the app's newest. A broadcast is for those that take its channel.
    ///
    /// - Returns: the step for its journey.
    /// - Throws: ``PhoneError/notFound(_:)`` when the app is gone.
    package mutating func take(
        _ push: LiveActivityPush,
        bundleID: String,
        channel: String? = nil,
        token: String? = nil,
        journeyID: String,
        at now: Date
    ) throws(PhoneError) -> JourneyEntry {
        let app = try app(bundleID)
        var activities = app.profile.activities ?? []
        func step(_ event: JourneyEvent, _ text: String) -> JourneyEntry {
            JourneyEntry(at: now, station: .device, event: event, text: text, rule: JourneyRule.liveActivity.text)
        }
        let purpose = channel == nil ? app.profile.purpose(of: token) : nil
        if let why = purpose?.objection(to: push.event) { return step(.discarded, why) }
        defer { apps[bundleID]?.profile.activities = activities.isEmpty ? nil : activities }
        if push.event == .start {
            guard channel == nil else { return step(.discarded, "A broadcast starts no Live Activity") }
            activities.append(LiveActivity(push, journeyID: journeyID, at: now))
            if activities.count > LiveActivity.limit { activities.removeFirst() }
            return step(.shown, "The Live Activity “\(push.type)” starts: lock screen")
        }
        let open = activities.indices.filter {
            activities[$0].endedAt == nil && (channel == nil || activities[$0].channel == channel)
                && purpose?.isFor(activities[$0]) ?? true
        }
        let concerned = channel == nil ? open.suffix(1) : open[...]
        guard !concerned.isEmpty else {
            let whose = channel.map { "\(bundleID) has no Live Activity that takes channel \($0)" }
            return step(.discarded, "\(whose ?? bundleID + " has no Live Activity") to \(push.event.rawValue)")
        }
        let timestamp = push.timestamp ?? now
        let current = concerned.filter { timestamp >= activities[$0].timestamp }
        guard !current.isEmpty else {
            return step(.discarded, "Its timestamp is older than what the Live Activity shows")
        }
        for index in current { activities[index].take(push, timestamp: timestamp, at: now) }
        activities.removeAll { $0.endedAt != nil && $0.leavesAt <= now }
        let many = current.count == 1 ? "The Live Activity" : "\(current.count) Live Activities"
        let ends = push.event == .end
        return step(.shown, "\(many) \(ends ? "end" : "change")\(current.count == 1 ? "s" : "")")
    }

    /// The broadcast channels that Live Activities take which have not ended, with the journeys of those activities.
    package var takenChannels: [(bundleID: String, channel: String, journeyID: String)] {
        apps.values.sorted { $0.bundleID < $1.bundleID }.flatMap { app in
            (app.profile.activities ?? []).filter { $0.endedAt == nil }.compactMap { activity in
                activity.channel.map { (app.bundleID, $0, activity.journeyID) }
            }
        }
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
            rule: JourneyRule.activityDismissed.text
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
    /// Changes or ends it.
    fileprivate mutating func take(_ push: LiveActivityPush, timestamp: Date, at now: Date) {
        self.timestamp = timestamp
        staleAt = push.staleAt
        if !push.state.isEmpty { state = push.state }
        guard push.event == .end else { return }
        endedAt = now
        let latest = now.addingTimeInterval(Self.endedSeconds)
        leavesAt = min(push.dismissalAt ?? latest, latest)
    }

    fileprivate init(_ push: LiveActivityPush, journeyID: String, at now: Date) {
        self.init(
            journeyID: journeyID,
            type: push.type,
            attributes: push.attributes,
            state: push.state,
            channel: push.channel,
            wantsToken: push.wantsToken ? true : nil,
            startedAt: now,
            timestamp: push.timestamp ?? now,
            staleAt: push.staleAt,
            endedAt: nil,
            leavesAt: now.addingTimeInterval(Self.activeSeconds + Self.endedSeconds)
        )
    }
}
