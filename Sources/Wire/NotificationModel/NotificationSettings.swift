/// Raw values as `UNAuthorizationOptions`.
public struct AuthorizationOptions: OptionSet, Codable, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Numbers on the app's icon.
    public static let badge = Self(rawValue: 1 << 0)
    /// Sounds.
    public static let sound = Self(rawValue: 1 << 1)
    /// Banners, cards and the list.
    public static let alert = Self(rawValue: 1 << 2)
    /// Notifications in CarPlay.
    public static let carPlay = Self(rawValue: 1 << 3)
    /// Sounds that ignore the silent switch and Do Not Disturb.
    public static let criticalAlert = Self(rawValue: 1 << 4)
    /// The app has a settings screen of its own for notifications.
    public static let providesAppNotificationSettings = Self(rawValue: 1 << 5)
    /// Deliver quietly, without asking.
    public static let provisional = Self(rawValue: 1 << 6)
    /// Siri reads messages aloud; part of every authorization since iOS 15.
    public static let announcement = Self(rawValue: 1 << 7)
    /// Time Sensitive notifications; an entitlement since iOS 15.
    public static let timeSensitive = Self(rawValue: 1 << 8)
}

/// Raw values as `UNNotificationPresentationOptions`.
public struct PresentationOptions: OptionSet, Codable, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Change the number on the app's icon.
    public static let badge = Self(rawValue: 1 << 0)
    /// Play the sound.
    public static let sound = Self(rawValue: 1 << 1)
    /// Banner and list, as before iOS 14.
    public static let alert = Self(rawValue: 1 << 2)
    /// Put it into Notification Center.
    public static let list = Self(rawValue: 1 << 3)
    /// Show a banner.
    public static let banner = Self(rawValue: 1 << 4)
}

/// Whether an app may notify; raw values as `UNAuthorizationStatus`.
public enum AuthorizationStatus: Int, Codable, Hashable, Sendable, CaseIterable {
    case notDetermined = 0
    case denied = 1
    case authorized = 2
    case provisional = 3
    case ephemeral = 4
}

/// One switch; raw values as `UNNotificationSetting`.
public enum SettingState: Int, Codable, Hashable, Sendable, CaseIterable {
    /// The app did not ask for it, or cannot have it.
    case notSupported = 0
    case disabled = 1
    case enabled = 2
}

/// How banners leave; raw values as `UNAlertStyle`.
public enum AlertStyle: Int, Codable, Hashable, Sendable, CaseIterable {
    case none = 0
    /// Temporary.
    case banner = 1
    /// Persistent.
    case alert = 2
}

/// When previews show; raw values as `UNShowPreviewsSetting`.
public enum ShowPreviews: Int, Codable, Hashable, Sendable, CaseIterable {
    case always = 0
    case whenAuthenticated = 1
    case never = 2
}

/// An app's notification settings on a device: the value behind `UNNotificationSettings`.
public struct NotificationSettings: Codable, Hashable, Sendable {
    /// Whether the person was asked, and what they said.
    public var authorizationStatus = AuthorizationStatus.notDetermined
    /// Whether sounds are played.
    public var sound = SettingState.notSupported
    /// Whether the icon has a number.
    public var badge = SettingState.notSupported
    /// Whether notifications are displayed at all.
    public var alert = SettingState.notSupported
    /// Whether they are in Notification Center.
    public var notificationCenter = SettingState.notSupported
    /// Whether they are on the Lock Screen.
    public var lockScreen = SettingState.notSupported
    /// Whether they are shown in CarPlay.
    public var carPlay = SettingState.notSupported
    /// Whether critical alerts sound.
    public var criticalAlert = SettingState.notSupported
    /// Whether Siri reads them aloud.
    public var announcement = SettingState.notSupported
    /// Whether Time Sensitive ones break through.
    public var timeSensitive = SettingState.notSupported
    /// Whether they wait for the scheduled summary.
    public var scheduledDelivery = SettingState.notSupported
    /// Whether direct messages break through.
    public var directMessages = SettingState.notSupported
    /// How a banner looks and how long it stays.
    public var alertStyle = AlertStyle.none
    /// When the text is shown on the Lock Screen.
    public var showPreviews = ShowPreviews.always
    /// Whether the settings screen links to the app's own.
    public var providesAppNotificationSettings = false

    public init() {}
}
