import UIKit
import UserNotifications

@main
class AppDelegate: UIResponder, UIApplicationDelegate, UNUserNotificationCenterDelegate {
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let center = UNUserNotificationCenter.current()
        center.delegate = self
        let names = ["chart", "photos", "card", "gestures", "motion", "form", "player", "timeline", "hosted", "words"]
        center.setNotificationCategories(
            Set(
                names.map { name in
                    UNNotificationCategory(
                        identifier: name,
                        actions: [UNNotificationAction(identifier: "more", title: "More", options: [.foreground])],
                        intentIdentifiers: [],
                        options: .customDismissAction
                    )
                }
            )
        )
        center.requestAuthorization(options: [.alert, .sound]) { _, _ in }
        application.registerForRemoteNotifications()
        return true
    }

    func userNotificationCenter(
        _ center: UNUserNotificationCenter,
        didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping () -> Void
    ) {
        completionHandler()
    }
}
