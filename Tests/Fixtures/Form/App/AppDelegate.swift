import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let form = UINavigationController(rootViewController: FormViewController())
        form.tabBarItem = UITabBarItem(title: "Form", image: UIImage(systemName: "square.and.pencil"), tag: 0)
        let list = UINavigationController(rootViewController: ListViewController(style: .insetGrouped))
        list.tabBarItem = UITabBarItem(title: "List", image: UIImage(systemName: "list.bullet"), tag: 1)
        let chat = UINavigationController(rootViewController: ChatViewController())
        chat.tabBarItem = UITabBarItem(title: "Chat", image: UIImage(systemName: "bubble.left"), tag: 2)
        let tabs = UITabBarController()
        tabs.viewControllers = [form, list, chat]
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = tabs
        window?.makeKeyAndVisible()
        return true
    }
}
