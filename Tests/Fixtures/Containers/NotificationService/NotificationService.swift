import SwiftData
import UserNotifications

/// Greets as the app says, writes down what it served, and tells the app that there is something new.
class NotificationService: UNNotificationServiceExtension {
    override func didReceive(
        _ request: UNNotificationRequest,
        withContentHandler contentHandler: @escaping (UNNotificationContent) -> Void
    ) {
        let shared = UserDefaults(suiteName: "group.com.example.containers")
        guard let content = request.content.mutableCopy() as? UNMutableNotificationContent else {
            return contentHandler(request.content)
        }
        var served = shared?.array(forKey: "served") as? [Int] ?? []
        served.append(request.content.userInfo["order"] as? Int ?? 0)
        shared?.set(served, forKey: "served")
        Order.add(Int64(served.last ?? 0))
        let context = ModelContext(Guests.container)
        context.insert(Guest(number: served.last ?? 0, dishes: ["soup"]))
        try? context.save()
        CFNotificationCenterPostNotification(
            CFNotificationCenterGetDarwinNotifyCenter(),
            CFNotificationName("com.example.containers.served" as CFString),
            nil,
            nil,
            true
        )
        content.title = shared?.string(forKey: "greeting") ?? "no greeting"
        contentHandler(content)
    }
}
