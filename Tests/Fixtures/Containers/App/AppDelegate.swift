import SwiftData
import UIKit
import UserNotifications

/// Shares defaults with its extension, hears of it when there is something new, and tells what it was launched with.
@main
class AppDelegate: UIResponder, UIApplicationDelegate, UNUserNotificationCenterDelegate {
    private let shared = UserDefaults(suiteName: "group.com.example.containers")
    private var heard: [String] = []
    private var token: Int32 = 0

    private func listen() {
        CFNotificationCenterAddObserver(
            CFNotificationCenterGetDarwinNotifyCenter(),
            Unmanaged.passUnretained(self).toOpaque(),
            { _, observer, name, _, _ in
                guard let observer, let name else { return }
                let delegate = Unmanaged<AppDelegate>.fromOpaque(observer).takeUnretainedValue()
                let served = delegate.shared?.array(forKey: "served") as? [Int] ?? []
                delegate.heard.append("\(name.rawValue as String) \(served.last ?? 0)")
            },
            "com.example.containers.served" as CFString,
            nil,
            .deliverImmediately
        )
        notify_register_dispatch("com.example.containers.served", &token, .main) { _ in
            print("heard by C, on the main thread: \(Thread.isMainThread)")
        }
    }

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

        listen()
        print("orders at the start \(Order.all)")
        print("guests at the start \(Guests.all)")
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
        print("heard \(heard)")
        // Saved before it looks: what the extension saved meanwhile stays.
        Order.add(1000)
        print("orders \(Order.all)")
        // What the extension saved is changed, and taken from the store again by it and at the next start.
        let guests = try? Guests.container.mainContext.fetch(FetchDescriptor<Guest>())
        guests?.last?.dishes.append("tea")
        try? Guests.container.mainContext.save()
        print("guests \(Guests.all)")
        completionHandler()
    }
}
