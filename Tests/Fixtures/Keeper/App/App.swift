import UIKit

/// Asks for authorization, and nothing else.
@main
final class App: UIResponder, UIApplicationDelegate {
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        UNUserNotificationCenter.current().requestAuthorization(options: [.alert, .sound, .badge]) { granted, _ in
            print("authorization: \(granted)")
        }
        application.registerForRemoteNotifications()
        return true
    }
}
