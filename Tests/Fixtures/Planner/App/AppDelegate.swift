import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let tabs = UITabBarController()
        let plan = UINavigationController(rootViewController: PlanViewController(style: .plain))
        plan.tabBarItem = UITabBarItem(title: "Plan", image: UIImage(systemName: "list.bullet"), tag: 0)
        let team = UINavigationController(rootViewController: TeamViewController())
        team.tabBarItem = UITabBarItem(title: "Team", image: UIImage(systemName: "person.2"), tag: 1)
        let time = TimeViewController()
        time.tabBarItem = UITabBarItem(title: "Time", image: UIImage(systemName: "clock"), tag: 2)
        tabs.viewControllers = [plan, team, time]
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = tabs
        window?.makeKeyAndVisible()
        return true
    }
}
