package import Foundation
package import NotificationModel

/// A background push on its way to an app.
package struct BackgroundPush: Codable, Hashable, Sendable {
    package var journeyID: String
    package var userInfo: [String: PropertyValue]
    /// Until when it is held, because the app was woken often enough; nil when it is not held.
    package var heldUntil: Date?

    package init(journeyID: String, userInfo: [String: PropertyValue]) {
        self.journeyID = journeyID
        self.userInfo = userInfo
    }
}

/// What becomes of a background push (pushing-background-updates-to-your-app).
package enum WakeDecision: Hashable, Sendable {
    /// The app gets it now.
    case deliver
    /// It is held until then; only the newest is, so that the one that was held before is discarded.
    case hold(until: Date, instead: BackgroundPush?)
    case discard(String)
}

extension PhoneState {
    /// Decides about a background push that has come, and counts it.
    package mutating func wake(_ bundleID: String, for push: BackgroundPush, at now: Date) -> WakeDecision {
        guard var profile = apps[bundleID]?.profile else { return .discard("the app is not on this phone") }
        if profile.isForceQuit { return .discard("the person ended the app: it is not woken") }
        defer { apps[bundleID]?.profile = profile }
        guard let free = Self.nextWake(profile, choices, at: now), !isForeground(bundleID) else {
            if choices.backgroundPushesPerHour != nil { profile.noteWaking(at: now) }
            return .deliver
        }
        let before = profile.heldPush
        profile.heldPush = push
        profile.heldPush?.heldUntil = free
        return .hold(until: free, instead: before)
    }

    /// When the app may be woken again; nil when it may be now.
    private static func nextWake(_ profile: AppProfile, _ choices: DeviceChoices, at now: Date) -> Date? {
        guard let budget = choices.backgroundPushesPerHour else { return nil }
        let recent = profile.wakings(before: now)
        guard recent.count >= budget else { return nil }
        // Without a budget it is held until the person opens the app.
        return budget > 0 ? recent[recent.count - budget].addingTimeInterval(3600) : .distantFuture
    }

    /// Takes out the push that is held for an app, because the person opened it or ended it.
    package mutating func takeHeldPush(of bundleID: String) -> BackgroundPush? {
        guard let push = apps[bundleID]?.profile.heldPush else { return nil }
        apps[bundleID]?.profile.heldPush = nil
        return push
    }

    /// Takes out the held pushes whose apps may be woken again, and counts them.
    package mutating func takeHeldPushes(at now: Date) -> [(bundleID: String, push: BackgroundPush)] {
        apps.keys.sorted().compactMap { bundleID in
            guard let until = apps[bundleID]?.profile.heldPush?.heldUntil, until <= now,
                let push = takeHeldPush(of: bundleID)
            else { return nil }
            apps[bundleID]?.profile.noteWaking(at: now)
            return (bundleID, push)
        }
    }
}

extension AppProfile {
    /// When it was woken within the hour before, oldest first.
    fileprivate func wakings(before now: Date) -> [Date] {
        (wokenAt ?? []).filter { $0 > now.addingTimeInterval(-3600) }
    }

    fileprivate mutating func noteWaking(at now: Date) { wokenAt = wakings(before: now) + [now] }
}
