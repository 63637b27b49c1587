import UserNotifications

/// Says when its first line ran, and hands the content back; waits for as long as the payload says.
final class NotificationService: UNNotificationServiceExtension {
    override func didReceive(
        _ request: UNNotificationRequest,
        withContentHandler contentHandler: @escaping (UNNotificationContent) -> Void
    ) {
        print("first line at \(Date().timeIntervalSince1970)")
        let wait = request.content.userInfo["wait"] as? Double ?? 0
        DispatchQueue.global().asyncAfter(deadline: .now() + wait) { contentHandler(request.content) }
    }
}
