package import Foundation
package import NotificationModel

/// All that the phone keeps of one app.
package struct AppState: Hashable, Sendable {
    package let bundleID: String
    package var profile: AppProfile
    package var settings: NotificationSettings
    package var badge: Int
    /// By identifier.
    package var categories: [String: NotificationCategory]
    package var pending: PendingRequests
    package var delivered: DeliveredList

    package init(
        bundleID: String,
        profile: AppProfile,
        settings: NotificationSettings = NotificationSettings(),
        badge: Int = 0,
        categories: [String: NotificationCategory] = [:],
        pending: PendingRequests = PendingRequests(),
        delivered: DeliveredList = DeliveredList()
    ) {
        self.bundleID = bundleID
        self.profile = profile
        self.settings = settings
        self.badge = badge
        self.categories = categories
        self.pending = pending
        self.delivered = delivered
    }

    /// The files that its notifications hold.
    package var attachmentPaths: Set<String> {
        // After every change: most contents have no file, and none is copied to learn that.
        var paths: Set<String> = []
        for item in pending.items { item.request.content.addFilePaths(to: &paths) }
        for entry in delivered.entries { entry.notification.request.content.addFilePaths(to: &paths) }
        return paths
    }
}

/// Who an app is, and what the phone remembers of it beside its notifications.
package struct AppProfile: Codable, Hashable, Sendable {
    package var name: String
    /// The installed bundle's folder; nil for a process that came by itself and was not installed.
    package var bundlePath: String?
    package var executable: String?
    /// A file in the bundle.
    package var iconPath: String?
    package var entitlements: Entitlements
    /// `UIBackgroundModes` of the bundle; nil for a process that was not installed.
    package var backgroundModes: [String]?
    /// The schemes of the URLs that it opens (CFBundleURLTypes), in lower case; nil for none.
    package var urlSchemes: [String]?
    /// The service extension; nil when it has none.
    package var serviceExtension: ExtensionProfile?
    /// Its content extensions; nil in what was stored before there were any.
    package var contentExtensions: [ContentExtensionProfile]?
    /// Its Live Activities, oldest first; nil without any.
    package var activities: [LiveActivity]?
    /// Whether pushes may start its Live Activities (`NSSupportsLiveActivities`); nil for no.
    package var startsActivities: Bool?
    /// The tokens of its Live Activities by ``ActivityTokenPurpose/name``, hexadecimal; nil without any.
    package var activityTokens: [String: String]?
    /// What the app asked authorization for, while the person has not answered.
    package var askedOptions: AuthorizationOptions?
    /// Whether it may know where the phone is; nil before it asked.
    package var location: LocationPermission?
    /// Whether the app registered for remote notifications.
    package var isRegistered: Bool
    /// Hexadecimal; nil until the gateway has given one.
    package var deviceToken: String?
    /// Muted until then by the person.
    package var mutedUntil: Date?
    /// When it was woken for background pushes within the last hour.
    package var wokenAt: [Date]?
    /// The newest background push that came when the app had been woken often enough.
    package var heldPush: BackgroundPush?
    /// The person ended it: background pushes do not start it until it is opened again.
    package var isForceQuit: Bool

    package init(name: String) {
        self.name = name
        self.entitlements = Entitlements()
        self.isRegistered = false
        self.isForceQuit = false
    }
}

/// An extension in an app's bundle.
package struct ExtensionProfile: Codable, Hashable, Sendable {
    package var bundleID: String
    /// The `.appex` folder.
    package var bundlePath: String
    package var executable: String

    package init(bundleID: String, bundlePath: String, executable: String) {
        self.bundleID = bundleID
        self.bundlePath = bundlePath
        self.executable = executable
    }
}

extension NotificationContent {
    /// The files that it shows: its attachments and its sender's picture.
    func addFilePaths(to paths: inout Set<String>) {
        for attachment in attachments { paths.insert(attachment.path) }
        if let avatar = communication?.avatarPath { paths.insert(avatar) }
    }
}

extension PhoneState {
    /// Whether a token is a device token or a Live Activity's token of one of its apps.
    ///
    /// - Parameter token: hexadecimal, in lower case.
    package func has(token: String) -> Bool {
        apps.values.contains { app in
            app.profile.deviceToken == token || app.profile.activityTokens?.values.contains(token) == true
        }
    }
}
