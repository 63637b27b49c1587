import UIKit
import UserNotifications

/// Gets episodes that play in the notification.
@main
final class AppDelegate: UIResponder, UIApplicationDelegate, UNUserNotificationCenterDelegate {
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let center = UNUserNotificationCenter.current()
        center.delegate = self
        center.setNotificationCategories(Self.categories)
        center.requestAuthorization(options: [.alert, .sound, .badge]) { granted, _ in
            print("authorization: \(granted ? "granted" : "denied")")
        }
        application.registerForRemoteNotifications()
        return true
    }

    func application(
        _ application: UIApplication,
        didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
    ) {
        print("device token: \(deviceToken.map { String(format: "%02x", $0) }.joined())")
    }

    func userNotificationCenter(
        _ center: UNUserNotificationCenter,
        didReceive response: UNNotificationResponse
    ) async {
        let text = (response as? UNTextInputNotificationResponse)?.userText
        print("action \(response.actionIdentifier)\(text.map { " text: \($0)" } ?? "")")
    }

    private static let categories: Set<UNNotificationCategory> = [
        UNNotificationCategory(
            identifier: "episode-overlay",
            actions: [
                UNNotificationAction(identifier: "later", title: "Listen later")
            ],
            intentIdentifiers: []
        ),
        UNNotificationCategory(
            identifier: "episode-tinted",
            actions: [
                UNNotificationAction(identifier: "later", title: "Listen later")
            ],
            intentIdentifiers: []
        ),
    ]
}
