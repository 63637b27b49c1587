import UIKit
import UserNotifications

/// Asks for authorization, registers for pushes, and prints one line for everything that happens.
@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    private let center = UNUserNotificationCenter.current()

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        print("launched")
        // Before launching ends, so that an answer that launched the app is heard.
        center.delegate = self
        center.setNotificationCategories(NotificationCategories.all)
        Task { await start(application) }
        return true
    }

    private func start(_ application: UIApplication) async {
        let before = await center.notificationSettings()
        do {
            let granted = try await center.requestAuthorization(options: [.alert, .sound, .badge])
            print("authorization: \(granted ? "granted" : "denied")")
            application.registerForRemoteNotifications()
            if granted, before.authorizationStatus == .notDetermined {
                try await LocalGreeting.schedule()
                print("scheduled a local notification")
            }
        } catch {
            print("authorization failed: \(error.localizedDescription)")
        }
    }

    func application(
        _ application: UIApplication,
        didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
    ) {
        print("device token: \(deviceToken.map { String(format: "%02x", $0) }.joined())")
    }

    func application(
        _ application: UIApplication,
        didFailToRegisterForRemoteNotificationsWithError error: any Error
    ) {
        print("no device token: \(error.localizedDescription)")
    }

    func application(
        _ application: UIApplication,
        didReceiveRemoteNotification userInfo: [AnyHashable: Any]
    ) async -> UIBackgroundFetchResult {
        print("background push: \(userInfo.keys.map { "\($0)" }.sorted().joined(separator: ", "))")
        return .newData
    }

    func applicationDidBecomeActive(_ application: UIApplication) {
        print("active")
    }

    func applicationDidEnterBackground(_ application: UIApplication) {
        print("background")
    }
}

extension AppDelegate: UNUserNotificationCenterDelegate {
    func userNotificationCenter(
        _ center: UNUserNotificationCenter,
        willPresent notification: UNNotification
    ) async -> UNNotificationPresentationOptions {
        print("will present: \(notification.request.content.title)")
        return [.banner, .list, .sound, .badge]
    }

    func userNotificationCenter(
        _ center: UNUserNotificationCenter,
        didReceive response: UNNotificationResponse
    ) async {
        let title = response.notification.request.content.title
        switch response.actionIdentifier {
        case UNNotificationDefaultActionIdentifier: print("opened: \(title)")
        case UNNotificationDismissActionIdentifier: print("dismissed: \(title)")
        default:
            let text = (response as? UNTextInputNotificationResponse)?.userText
            print("action \(response.actionIdentifier): \(title)\(text.map { " text: \($0)" } ?? "")")
        }
    }
}
