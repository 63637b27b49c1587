import UserNotifications

/// Works for a good push and nothing else: what authors write who try it with one.
class NotificationService: UNNotificationServiceExtension {
    override func didReceive(
        _ request: UNNotificationRequest,
        withContentHandler contentHandler: @escaping (UNNotificationContent) -> Void
    ) {
        let content = request.content.mutableCopy() as! UNMutableNotificationContent
        guard let value = content.userInfo["image"] else { return contentHandler(content) }
        let address = value as! String
        guard let url = URL(string: address) else { return contentHandler(content) }
        content.subtitle = "with a picture"
        URLSession.shared.downloadTask(with: url) { file, response, _ in
            let status = (response as? HTTPURLResponse)?.statusCode
            guard let file, status == 200 else { return contentHandler(request.content) }
            let target = file.deletingPathExtension().appendingPathExtension("png")
            try? FileManager.default.moveItem(at: file, to: target)
            // swift-format-ignore: NeverUseForceTry
            content.attachments = [try! UNNotificationAttachment(identifier: "picture", url: target)]
            contentHandler(content)
        }.resume()
    }
}
