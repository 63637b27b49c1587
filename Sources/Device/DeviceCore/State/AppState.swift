public import Foundation
public import NotificationModel

/// All that the phone keeps of one app.
public struct AppState: Hashable, Sendable {
    public let bundleID: String
    public var profile: AppProfile
    public var settings: NotificationSettings
    public var badge: Int
    /// By identifier.
    public var categories: [String: NotificationCategory]
    public var pending: PendingRequests
    public var delivered: DeliveredList

    public init(
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
    public var attachmentPaths: Set<String> {
        // After every change: most contents have no file, and none is copied to learn that.
        var paths: Set<String> = []
        for item in pending.items { item.request.content.addFilePaths(to: &paths) }
        for entry in delivered.entries { entry.notification.request.content.addFilePaths(to: &paths) }
        return paths
    }
}

/// Who an app is, and what the phone remembers of it beside its notifications.
public struct AppProfile: Codable, Hashable, Sendable {
    public var name: String
    /// The installed bundle's folder; nil for a process that came by itself and was not installed.
    public var bundlePath: String?
    public var executable: String?
    /// A file in the bundle.
    public var iconPath: String?
    public var entitlements: Entitlements
    /// `UIBackgroundModes` of the bundle; nil for a process that was not installed.
    public var backgroundModes: [String]?
    /// The schemes of the URLs that it opens (CFBundleURLTypes), in lower case; nil for none.
    public var urlSchemes: [String]?
    /// The service extension; nil when it has none.
    public var serviceExtension: ExtensionProfile?
    /// Its content extensions; nil in what was stored before there were any.
    public var contentExtensions: [ContentExtensionProfile]?
    /// Its Live Activities, oldest first; nil without any.
    public var activities: [LiveActivity]?
    /// What the app asked authorization for, while the person has not answered.
    public var askedOptions: AuthorizationOptions?
    /// Whether the app registered for remote notifications.
    public var isRegistered: Bool
    /// Hexadecimal; nil until the gateway has given one.
    public var deviceToken: String?
    /// Muted until then by the person.
    public var mutedUntil: Date?
    /// When it was woken for background pushes within the last hour.
    public var wokenAt: [Date]?
    /// The newest background push that came when the app had been woken often enough.
    public var heldPush: BackgroundPush?
    /// The person ended it: background pushes do not start it until it is opened again.
    public var isForceQuit: Bool

    public init(name: String) {
        self.name = name
        self.entitlements = Entitlements()
        self.isRegistered = false
        self.isForceQuit = false
    }
}

/// An extension in an app's bundle.
public struct ExtensionProfile: Codable, Hashable, Sendable {
    public var bundleID: String
    /// The `.appex` folder.
    public var bundlePath: String
    public var executable: String

    public init(bundleID: String, bundlePath: String, executable: String) {
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
