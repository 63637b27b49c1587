import UserNotifications

/// Shows only what it knows: with the entitlement for filtering, empty content shows nothing.
class NotificationService: UNNotificationServiceExtension {
    override func didReceive(
        _ request: UNNotificationRequest,
        withContentHandler contentHandler: @escaping (UNNotificationContent) -> Void
    ) {
        guard request.content.userInfo["image"] is String,
            let content = request.content.mutableCopy() as? UNMutableNotificationContent
        else { return contentHandler(UNNotificationContent()) }
        content.subtitle = "known"
        contentHandler(content)
    }
}
