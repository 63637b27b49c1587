import UserNotifications

/// Attaches the files that a push names under `attachments`, in their order.
final class NotificationService: UNNotificationServiceExtension {
    private var contentHandler: ((UNNotificationContent) -> Void)?
    private var content: UNMutableNotificationContent?

    override func didReceive(
        _ request: UNNotificationRequest,
        withContentHandler contentHandler: @escaping (UNNotificationContent) -> Void
    ) {
        self.contentHandler = contentHandler
        content = request.content.mutableCopy() as? UNMutableNotificationContent
        let addresses = request.content.userInfo["attachments"] as? [String] ?? []
        content?.attachments = addresses.compactMap(attachment)
        serviceExtensionTimeWillExpire()
    }

    override func serviceExtensionTimeWillExpire() {
        if let content { contentHandler?(content) }
        contentHandler = nil
    }

    private func attachment(at address: String) -> UNNotificationAttachment? {
        guard let url = URL(string: address) else { return nil }
        let file = FileManager.default.temporaryDirectory
            .appendingPathComponent(UUID().uuidString)
            .appendingPathExtension(url.pathExtension)
        do {
            try Data(contentsOf: url).write(to: file)
            return try UNNotificationAttachment(identifier: url.lastPathComponent, url: file)
        } catch {
            print("cannot attach \(address): \(error.localizedDescription)")
            return nil
        }
    }
}
