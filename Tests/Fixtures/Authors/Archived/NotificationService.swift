import UserNotifications

class NotificationService: UNNotificationServiceExtension {

    var contentHandler: ((UNNotificationContent) -> Void)?
    var bestAttemptContent: UNMutableNotificationContent?

    override func didReceive(_ request: UNNotificationRequest, withContentHandler contentHandler: @escaping (UNNotificationContent) -> Void) {
        self.contentHandler = contentHandler
        bestAttemptContent = (request.content.mutableCopy() as? UNMutableNotificationContent)

        guard let content = bestAttemptContent, let defaults = UserDefaults(suiteName: "group.com.example.archived") else { return contentHandler(request.content) }
        var recent: [Alert] = []
        if let data = defaults.data(forKey: "recent") {
            let classes: [AnyClass] = [NSArray.self, Alert.self, NSString.self, NSDate.self]
            recent = (try? NSKeyedUnarchiver.unarchivedObject(ofClasses: classes, from: data)) as? [Alert] ?? []
        }
        recent.append(Alert(title: content.title, date: Date(timeIntervalSince1970: 0)))
        if let data = try? NSKeyedArchiver.archivedData(withRootObject: recent, requiringSecureCoding: true) { defaults.set(data, forKey: "recent") }
        defaults.set(["count": recent.count, "at": Date()], forKey: "summary")
        defaults.setValue(recent.count, forKey: "total")
        defaults.synchronize()
        let summary = defaults.dictionary(forKey: "summary")
        content.subtitle = "\(recent.count) so far, first \(recent[0].title)"
        content.badge = NSNumber(integerLiteral: defaults.integer(forKey: "total"))
        print("summary", summary?["count"] ?? "", defaults.object(forKey: "none") == nil, defaults.string(forKey: "total") ?? "")
        let url = FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: "group.com.example.archived")!.appendingPathComponent("log.plist")
        var log = (NSArray(contentsOf: url) as? [String]) ?? []
        log.append(request.identifier)
        (log as NSArray).write(to: url, atomically: true)
        let encoder = PropertyListEncoder()
        encoder.outputFormat = .binary
        if let data = try? encoder.encode(["last": content.title]) { try? data.write(to: url.appendingPathExtension("bin"), options: [.atomic, .completeFileProtectionUntilFirstUserAuthentication]) }
        print("log has", log.count)
        contentHandler(content)
    }

    override func serviceExtensionTimeWillExpire() {
        // Called just before the extension will be terminated by the system.
        if let contentHandler = contentHandler, let bestAttemptContent =  bestAttemptContent {
            contentHandler(bestAttemptContent)
        }
    }
}
