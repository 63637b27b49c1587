// A file that imports UserNotifications alone and uses Foundation, as Xcode's template and many apps do; the handler is
// spelled as projects with strict concurrency spell it.
@preconcurrency import UserNotifications

final class NotificationService: UNNotificationServiceExtension {
    private var contentHandler: ((UNNotificationContent) -> Void)?
    private var bestAttemptContent: UNMutableNotificationContent?

    override func didReceive(
        _ request: UNNotificationRequest,
        withContentHandler contentHandler: @escaping @Sendable (UNNotificationContent) -> Void
    ) {
        self.contentHandler = contentHandler
        bestAttemptContent = (request.content.mutableCopy() as? UNMutableNotificationContent)
        guard let bestAttemptContent else { return contentHandler(request.content) }
        let formatter = NumberFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        let count = bestAttemptContent.userInfo["count"] as? Int ?? 0
        let text = formatter.string(from: NSNumber(value: count)) ?? "?"
        bestAttemptContent.title = "\(bestAttemptContent.title) [\(text)]"
        bestAttemptContent.threadIdentifier = URL(string: "https://example.com/a")?.lastPathComponent ?? ""
        contentHandler(bestAttemptContent)
    }

    override func serviceExtensionTimeWillExpire() {
        if let contentHandler, let bestAttemptContent { contentHandler(bestAttemptContent) }
    }
}
