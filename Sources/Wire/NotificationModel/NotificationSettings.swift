/// Raw values as `UNAuthorizationOptions`.
public struct AuthorizationOptions: OptionSet, Codable, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let badge = Self(rawValue: 1 << 0)
    public static let sound = Self(rawValue: 1 << 1)
    public static let alert = Self(rawValue: 1 << 2)
    public static let carPlay = Self(rawValue: 1 << 3)
    public static let criticalAlert = Self(rawValue: 1 << 4)
    public static let providesAppNotificationSettings = Self(rawValue: 1 << 5)
    public static let provisional = Self(rawValue: 1 << 6)
    public static let announcement = Self(rawValue: 1 << 7)
    public static let timeSensitive = Self(rawValue: 1 << 8)
}

/// Raw values as `UNNotificationPresentationOptions`.
public struct PresentationOptions: OptionSet, Codable, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let badge = Self(rawValue: 1 << 0)
    public static let sound = Self(rawValue: 1 << 1)
    public static let alert = Self(rawValue: 1 << 2)
    public static let list = Self(rawValue: 1 << 3)
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
    public var authorizationStatus = AuthorizationStatus.notDetermined
    public var sound = SettingState.notSupported
    public var badge = SettingState.notSupported
    public var alert = SettingState.notSupported
    public var notificationCenter = SettingState.notSupported
    public var lockScreen = SettingState.notSupported
    public var carPlay = SettingState.notSupported
    public var criticalAlert = SettingState.notSupported
    public var announcement = SettingState.notSupported
    public var timeSensitive = SettingState.notSupported
    public var scheduledDelivery = SettingState.notSupported
    public var directMessages = SettingState.notSupported
    public var alertStyle = AlertStyle.none
    public var showPreviews = ShowPreviews.always
    public var providesAppNotificationSettings = false

    public init() {}
}
