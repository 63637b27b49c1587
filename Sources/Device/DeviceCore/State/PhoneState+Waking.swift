public import Foundation

extension PhoneState {
    /// Whether an app is woken for a background push now (pushing-background-updates-to-your-app).
    ///
    /// - Returns: nil when it is, and counted; else why not.
    public mutating func wake(_ bundleID: String, at now: Date) -> String? {
        guard var profile = apps[bundleID]?.profile else { return "the app is not on this phone" }
        if running.contains(bundleID) { return nil }
        if profile.isForceQuit { return "the person ended the app: it is not woken" }
        guard let budget = choices.backgroundPushesPerHour else { return nil }
        let recent = (profile.wokenAt ?? []).filter { $0 > now.addingTimeInterval(-3600) }
        guard recent.count < budget else { return "the app was woken \(budget) times within the last hour" }
        profile.wokenAt = recent + [now]
        apps[bundleID]?.profile = profile
        return nil
    }
}
