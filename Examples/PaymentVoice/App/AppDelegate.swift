import RichPush
import UIKit
import UserNotifications

/// A shop's till: it is told of payments, and forgets how many it has not seen when it is opened.
@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        UNUserNotificationCenter.current().requestAuthorization(options: [.alert, .sound, .badge]) { granted, _ in
            print("authorization: \(granted ? "granted" : "denied")")
        }
        application.registerForRemoteNotifications()
        do {
            try PushKey.make()
        } catch {
            print("no key for sealed pushes: \(error)")
        }
        return true
    }

    func application(
        _ application: UIApplication,
        didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
    ) {
        print("device token: \(deviceToken.map { String(format: "%02x", $0) }.joined())")
    }

    func applicationDidBecomeActive(_ application: UIApplication) {
        do {
            try BadgeCounter(group: "group.com.example.PaymentVoice").set(0)
        } catch {
            print("badge: \(error)")
        }
        UNUserNotificationCenter.current().setBadgeCount(0)
    }
}
