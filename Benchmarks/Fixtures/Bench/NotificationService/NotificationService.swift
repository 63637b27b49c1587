import UserNotifications

/// Says when its first line ran, and hands the content back at once; or does nothing but that, waits for as long as the
/// payload says, or attaches the file that it names and says how long the load took.
final class NotificationService: UNNotificationServiceExtension {
    override func didReceive(
        _ request: UNNotificationRequest,
        withContentHandler contentHandler: @escaping (UNNotificationContent) -> Void
    ) {
        if request.content.userInfo["empty"] != nil { return contentHandler(request.content) }
        print("first line at \(Date().timeIntervalSince1970)")
        if let address = request.content.userInfo["url"] as? String, let url = URL(string: address) {
            return load(url, into: request.content, contentHandler)
        }
        guard let wait = request.content.userInfo["wait"] as? Double else { return contentHandler(request.content) }
        DispatchQueue.global().asyncAfter(deadline: .now() + wait) { contentHandler(request.content) }
    }

    private func load(
        _ url: URL,
        into content: UNNotificationContent,
        _ contentHandler: @escaping (UNNotificationContent) -> Void
    ) {
        let begin = Date()
        URLSession.shared.downloadTask(with: url) { file, _, error in
            print("loaded in \(Date().timeIntervalSince(begin))")
            guard let file, let changed = content.mutableCopy() as? UNMutableNotificationContent else {
                print("not loaded: \(String(describing: error))")
                return contentHandler(content)
            }
            let named = file.deletingLastPathComponent().appendingPathComponent(url.lastPathComponent)
            try? FileManager.default.moveItem(at: file, to: named)
            changed.attachments = (try? UNNotificationAttachment(identifier: "file", url: named)).map { [$0] } ?? []
            print("attached \(changed.attachments.count)")
            contentHandler(changed)
        }.resume()
    }
}
