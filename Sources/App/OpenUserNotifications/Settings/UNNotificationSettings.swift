public import Foundation
import NotificationModel

/// What the person allows the app.
open class UNNotificationSettings: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    // Sendable: its only stored property is a constant Sendable value; a subclass of an author's answers for what it adds.
    let model: NotificationSettings

    init(model: NotificationSettings) {
        self.model = model
    }

    @available(*, unavailable)
    public override init() { fatalError("unavailable") }

    /// Whether the app may notify.
    public var authorizationStatus: UNAuthorizationStatus {
        UNAuthorizationStatus(rawValue: model.authorizationStatus.rawValue) ?? .notDetermined
    }

    /// Sounds.
    public var soundSetting: UNNotificationSetting { setting(model.sound) }
    /// The number on the icon.
    public var badgeSetting: UNNotificationSetting { setting(model.badge) }
    /// Alerts.
    public var alertSetting: UNNotificationSetting { setting(model.alert) }
    /// The notification centre.
    public var notificationCenterSetting: UNNotificationSetting { setting(model.notificationCenter) }
    /// The lock screen.
    public var lockScreenSetting: UNNotificationSetting { setting(model.lockScreen) }
    /// CarPlay.
    public var carPlaySetting: UNNotificationSetting { setting(model.carPlay) }
    /// Critical alerts.
    public var criticalAlertSetting: UNNotificationSetting { setting(model.criticalAlert) }
    /// Reading aloud.
    public var announcementSetting: UNNotificationSetting { setting(model.announcement) }
    /// Time-sensitive notifications.
    public var timeSensitiveSetting: UNNotificationSetting { setting(model.timeSensitive) }
    /// The scheduled summary.
    public var scheduledDeliverySetting: UNNotificationSetting { setting(model.scheduledDelivery) }
    /// Messages from people.
    public var directMessagesSetting: UNNotificationSetting { setting(model.directMessages) }
    /// How alerts show.
    public var alertStyle: UNAlertStyle {
        authorizationStatus == .denied ? .none : UNAlertStyle(rawValue: model.alertStyle.rawValue) ?? .none
    }
    /// When previews show.
    public var showPreviewsSetting: UNShowPreviewsSetting {
        UNShowPreviewsSetting(rawValue: model.showPreviews.rawValue) ?? .always
    }
    /// Whether the settings have a button that opens the app's own.
    public var providesAppNotificationSettings: Bool { model.providesAppNotificationSettings }

    /// The phone keeps the switches for when “Allow Notifications” is turned on again; until then all of them are off.
    private func setting(_ state: SettingState) -> UNNotificationSetting {
        let setting = UNNotificationSetting(rawValue: state.rawValue) ?? .notSupported
        return authorizationStatus == .denied && setting == .enabled ? .disabled : setting
    }

    // MARK: NSObject, NSCopying, NSSecureCoding

    public static var supportsSecureCoding: Bool { true }

    public required init?(coder: NSCoder) {
        guard let model = coder.decodeModel(NotificationSettings.self) else { return nil }
        self.model = model
    }

    public func encode(with coder: NSCoder) { coder.encodeModel(model) }
    public func copy(with zone: NSZone? = nil) -> Any { self }
    public override func isEqual(_ object: Any?) -> Bool { (object as? UNNotificationSettings)?.model == model }
    public override var hash: Int { model.hashValue }
    public override var description: String {
        describe(
            self,
            [
                "authorizationStatus": authorizationStatus, "alert": alertSetting, "sound": soundSetting,
                "badge": badgeSetting, "notificationCenter": notificationCenterSetting, "lockScreen": lockScreenSetting,
                "alertStyle": alertStyle, "showPreviews": showPreviewsSetting,
            ]
        )
    }
}
