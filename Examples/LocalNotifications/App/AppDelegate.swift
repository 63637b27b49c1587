import UIKit
import UserNotifications

/// Schedules local notifications of every kind by its buttons, and shows the one that is tapped.
@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    private let tabs = UITabBarController()
    private let stack = UINavigationController(rootViewController: SamplesViewController())
    private let heard = HeardViewController()

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let center = UNUserNotificationCenter.current()
        center.delegate = self
        center.setNotificationCategories(Samples.categories)

        stack.navigationBar.prefersLargeTitles = true
        stack.tabBarItem = UITabBarItem(title: "Schedule", image: UIImage(systemName: "clock"), tag: 0)
        let heardStack = UINavigationController(rootViewController: heard)
        heardStack.navigationBar.prefersLargeTitles = true
        heardStack.tabBarItem = UITabBarItem(title: "Heard", image: UIImage(systemName: "tray"), tag: 1)
        tabs.viewControllers = [stack, heardStack]

        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = tabs
        window?.makeKeyAndVisible()
        return true
    }
}

extension AppDelegate: UNUserNotificationCenterDelegate {
    func userNotificationCenter(
        _ center: UNUserNotificationCenter,
        willPresent notification: UNNotification,
        withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
    ) {
        completionHandler([.banner, .list, .sound])
    }

    /// A tap opens the notification's own screen; an action is written down.
    func userNotificationCenter(
        _ center: UNUserNotificationCenter,
        didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping () -> Void
    ) {
        let content = response.notification.request.content
        if response.actionIdentifier == UNNotificationDefaultActionIdentifier {
            tabs.selectedIndex = 0
            stack.popToRootViewController(animated: false)
            stack.pushViewController(DetailViewController(content), animated: true)
        } else {
            let text = (response as? UNTextInputNotificationResponse)?.userText
            heard.add("\(content.title): \(response.actionIdentifier)\(text.map { " “\($0)”" } ?? "")")
        }
        completionHandler()
    }
}
