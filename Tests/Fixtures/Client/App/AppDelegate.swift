import UIKit
import UserNotifications

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
    /// One of the spellings; the others only have to compile.
    private let delegates: [any UNUserNotificationCenterDelegate] = [
        StoringDelegate(), HandlerDelegate(), AsyncDelegate(), HoppingDelegate(), MainActorDelegate(),
        PreconcurrencyDelegate(),
    ]

    override init() {
        super.init()
    }

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let center = UNUserNotificationCenter.current()
        center.delegate = delegates[0]
        handlerCalls()
        Task {
            await awaitedCalls()
            reportChecks()
        }
        return true
    }

    func application(
        _ application: UIApplication,
        didReceiveRemoteNotification userInfo: [AnyHashable: Any],
        fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
    ) {
        // The app under test picks another delegate by what a background push says.
        if let index = userInfo["delegate"] as? Int {
            UNUserNotificationCenter.current().delegate = delegates.indices.contains(index) ? delegates[index] : nil
        }
        completionHandler(.newData)
    }
}
