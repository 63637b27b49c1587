import DeviceCore

/// Whose bundle ids and groups are whose: each app has its own, and only apps of one vendor share.
///
/// On a phone both are signed by the team's certificate. There are none here, so the vendor is the first two parts of the
/// bundle id: `com.example` of `com.example.Shop`.
struct Ownership {
    /// What is installed, but for the app that is asked about.
    private let others: [AppState]

    init(of bundleID: String, among apps: some Sequence<AppState>) {
        others = apps.filter { $0.bundleID != bundleID && $0.profile.bundlePath != nil }
    }

    /// - Throws: ``PhoneError/invalid(_:)``, naming what belongs to whom.
    func check(_ bundleID: String, _ profile: AppProfile) throws {
        let ids = [bundleID] + profile.extensionIDs
        for other in others {
            if let taken = ([other.bundleID] + other.profile.extensionIDs).first(where: ids.contains) {
                throw PhoneError.invalid("the bundle id “\(taken)” is one of the installed app “\(other.bundleID)”")
            }
            guard Self.vendor(other.bundleID) != Self.vendor(bundleID) else { continue }
            if let group = other.profile.entitlements.groups.first(where: profile.entitlements.groups.contains) {
                throw PhoneError.invalid(
                    "the group “\(group)” is one of “\(other.bundleID)”: an app of another vendor cannot share it"
                )
            }
        }
    }

    /// Which of an app's bundle ids are nobody else's, to be removed with it.
    func own(_ ids: [String]) -> [String] {
        let taken = Set(others.flatMap { [$0.bundleID] + $0.profile.extensionIDs })
        return ids.filter { !taken.contains($0) }
    }

    /// Which groups go with their last app.
    func left(_ groups: [String]) -> [String] {
        let kept = Set(others.flatMap(\.profile.entitlements.groups))
        return groups.filter { !kept.contains($0) }
    }

    private static func vendor(_ bundleID: String) -> String {
        bundleID.split(separator: ".").prefix(2).joined(separator: ".")
    }
}

extension AppProfile {
    /// The bundle ids of the app's extensions.
    package var extensionIDs: [String] { extensions.map(\.bundleID) }
}
