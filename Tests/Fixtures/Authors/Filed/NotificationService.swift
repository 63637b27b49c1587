import UserNotifications

/// Keeps what it downloads where demos of 2016 do: in Caches and in Library, by the first path that there is.
class NotificationService: UNNotificationServiceExtension {

    override func didReceive(_ request: UNNotificationRequest, withContentHandler contentHandler: @escaping (UNNotificationContent) -> Void) {
        guard let content = request.content.mutableCopy() as? UNMutableNotificationContent,
            let link = content.userInfo["picture"] as? String, let url = URL(string: link)
        else { return contentHandler(request.content) }
        URLSession.shared.dataTask(with: url) { data, _, error in
            guard let data = data else {
                print("no picture:", error as Any)
                return contentHandler(content)
            }
            do {
                content.attachments = try self.places(url.lastPathComponent).map { place in
                    try data.write(to: place)
                    return try UNNotificationAttachment(identifier: "", url: place, options: nil)
                }
                content.subtitle = try self.names().joined(separator: " ")
            } catch {
                print("not kept:", error)
            }
            contentHandler(content)
        }.resume()
    }

    private func places(_ name: String) throws -> [URL] {
        let caches = NSSearchPathForDirectoriesInDomains(.cachesDirectory, .userDomainMask, true)[0]
        let library = NSSearchPathForDirectoriesInDomains(.libraryDirectory, .userDomainMask, true)[0]
        return [URL(fileURLWithPath: "\(caches)/\(name)"), URL(fileURLWithPath: "\(library)/\(name)")]
    }

    private func names() throws -> [String] {
        let manager = FileManager.default
        let support = try manager.url(for: .applicationSupportDirectory, in: .userDomainMask, appropriateFor: nil, create: true)
        return [
            manager.urls(for: .libraryDirectory, in: .userDomainMask)[0].lastPathComponent,
            try manager.url(for: .libraryDirectory, in: .userDomainMask, appropriateFor: nil, create: false).lastPathComponent,
            "\(NSSearchPathForDirectoriesInDomains(.libraryDirectory, .userDomainMask, false)[0])",
            support.pathComponents.suffix(2).joined(separator: "/"),
        ]
    }
}
