import UIKit

/// Code that leans on the Objective-C runtime; prints one line per thing that worked, then ends.
@UIApplicationMain
@objc(Delegate) class AppDelegate: UIResponder, UIApplicationDelegate {
    @objc dynamic var name = "app"

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        NotificationCenter.default.addObserver(
            self,
            selector: #selector(heard(_:)),
            name: Notification.Name("said"),
            object: nil
        )
        NotificationCenter.default.post(name: Notification.Name("said"), object: nil, userInfo: ["text": "hello"])
        Timer.scheduledTimer(timeInterval: 0.01, target: self, selector: #selector(tick), userInfo: nil, repeats: false)
        return true
    }

    @objc private func heard(_ notification: Notification) {
        print("heard \(notification.userInfo?["text"] ?? "nothing")")
    }

    @objc private func tick() {
        print("ticked")
        exit(0)
    }
}
