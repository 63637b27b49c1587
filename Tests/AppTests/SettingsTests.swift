import Foundation
import NotificationModel
import Testing

@testable import OpenUserNotifications

@Suite struct SettingsTests {
    @Test("Without permission every setting is off, whatever its switch says, and none becomes supported")
    func denied() {
        var model = NotificationSettings()
        model.authorizationStatus = .authorized
        model.alert = .enabled
        model.sound = .enabled
        model.badge = .notSupported
        model.alertStyle = .banner
        let allowed = UNNotificationSettings(model: model)
        #expect(allowed.alertSetting == .enabled && allowed.alertStyle == .banner)

        model.authorizationStatus = .denied
        let denied = UNNotificationSettings(model: model)
        #expect(denied.alertSetting == .disabled && denied.soundSetting == .disabled)
        #expect(denied.badgeSetting == .notSupported && denied.alertStyle == .none)
    }
}
