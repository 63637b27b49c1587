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
        let names = [
            "chart", "photos", "card", "gestures", "motion", "form", "player", "timeline", "hosted", "words",
            "sketch", "links", "large", "notice",
        ]
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
        if let url = launchOptions?[.url] as? URL { print("launched for \(url)") }
        center.requestAuthorization(options: [.alert, .sound]) { _, _ in }
        application.registerForRemoteNotifications()
        return true
    }

    func application(
        _ app: UIApplication,
        open url: URL,
        options: [UIApplication.OpenURLOptionsKey: Any] = [:]
    ) -> Bool {
        print("opens \(url.host ?? "") of \(url.lastPathComponent)")
        if url.host == "web", let page = URL(string: "https://example.com/about") {
            print("can open the web: \(app.canOpenURL(page))")
            app.open(page) { print("the web is opened: \($0)") }
        }
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
