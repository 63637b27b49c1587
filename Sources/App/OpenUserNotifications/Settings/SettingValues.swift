import NotificationModel

/// What an app asks to do with notifications.
public struct UNAuthorizationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Number on the icon.
    public static let badge = Self(rawValue: 1 << 0)
    /// Sounds.
    public static let sound = Self(rawValue: 1 << 1)
    /// Banners, lock screen and notification centre.
    public static let alert = Self(rawValue: 1 << 2)
    /// CarPlay.
    public static let carPlay = Self(rawValue: 1 << 3)
    /// Alerts that ignore mute and Focus; needs an entitlement.
    public static let criticalAlert = Self(rawValue: 1 << 4)
    /// A button that opens the app's own settings.
    public static let providesAppNotificationSettings = Self(rawValue: 1 << 5)
    /// Quiet delivery without asking.
    public static let provisional = Self(rawValue: 1 << 6)
    /// Deprecated: always included.
    public static let announcement = Self(rawValue: 1 << 7)
    /// Deprecated: an entitlement instead.
    public static let timeSensitive = Self(rawValue: 1 << 8)
}

/// How a notification is presented while its app is in the foreground.
public struct UNNotificationPresentationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Applies the badge.
    public static let badge = Self(rawValue: 1 << 0)
    /// Plays the sound.
    public static let sound = Self(rawValue: 1 << 1)
    /// Deprecated: banner and list.
    public static let alert = Self(rawValue: 1 << 2)
    /// Lists it in the notification centre.
    public static let list = Self(rawValue: 1 << 3)
    /// Shows a banner.
    public static let banner = Self(rawValue: 1 << 4)

    var model: PresentationOptions { .init(rawValue: rawValue) }
}

/// Whether an app may notify.
public enum UNAuthorizationStatus: Int, Sendable {
    /// The person was not asked yet.
    case notDetermined = 0
    /// It may not.
    case denied = 1
    /// It may.
    case authorized = 2
    /// It may, quietly.
    case provisional = 3
    /// It may for a limited time.
    case ephemeral = 4
}

/// The state of one setting.
public enum UNNotificationSetting: Int, Sendable {
    /// The app does not support it.
    case notSupported = 0
    /// Off.
    case disabled = 1
    /// On.
    case enabled = 2
}

/// How an alert shows.
public enum UNAlertStyle: Int, Sendable {
    /// Not at all.
    case none = 0
    /// It leaves by itself.
    case banner = 1
    /// It stays until it is answered.
    case alert = 2
}

/// When previews show.
public enum UNShowPreviewsSetting: Int, Sendable {
    /// On a locked device too.
    case always = 0
    /// On an unlocked device.
    case whenAuthenticated = 1
    /// Never.
    case never = 2
}
