import UserNotifications

/// The notification that greets a person who has just said yes.
enum LocalGreeting {
    static func schedule() async throws {
        let content = UNMutableNotificationContent()
        content.title = "Thank you"
        content.body = "This notification was scheduled by the app itself, five seconds ago."
        content.sound = .default
        content.categoryIdentifier = "message"
        let trigger = UNTimeIntervalNotificationTrigger(timeInterval: 5, repeats: false)
        let request = UNNotificationRequest(identifier: "greeting", content: content, trigger: trigger)
        try await UNUserNotificationCenter.current().add(request)
    }
}
