import UIKit
import UserNotifications

/// Shares defaults with its extension, and tells what it was launched with.
@main
class AppDelegate: UIResponder, UIApplicationDelegate, UNUserNotificationCenterDelegate {
    private let shared = UserDefaults(suiteName: "group.com.example.containers")

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let launches = UserDefaults.standard.integer(forKey: "launches") + 1
        UserDefaults.standard.set(launches, forKey: "launches")
        shared?.set("Hello from the app", forKey: "greeting")
        let payload = launchOptions?[.remoteNotification] as? [AnyHashable: Any]
        print(
            "launch \(launches), state \(application.applicationState.rawValue), order \(payload?["order"] ?? "none")"
        )

        let center = UNUserNotificationCenter.current()
        center.delegate = self
        center.requestAuthorization(options: [.alert, .badge, .sound]) { _, _ in }
        application.registerForRemoteNotifications()
        return true
    }

    func userNotificationCenter(
        _ center: UNUserNotificationCenter,
        didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping () -> Void
    ) {
        let served = shared?.array(forKey: "served") as? [Int] ?? []
        print(
            "served \(served), scene \(response.targetScene != nil), \(UIApplication.shared.applicationState.rawValue)"
        )
        completionHandler()
    }
}
