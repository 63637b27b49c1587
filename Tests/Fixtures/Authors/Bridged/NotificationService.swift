import UserNotifications

class NotificationService: UNNotificationServiceExtension {

    var contentHandler: ((UNNotificationContent) -> Void)?
    var bestAttemptContent: UNMutableNotificationContent?

    override func didReceive(_ request: UNNotificationRequest, withContentHandler contentHandler: @escaping (UNNotificationContent) -> Void) {
        self.contentHandler = contentHandler
        bestAttemptContent = (request.content.mutableCopy() as? UNMutableNotificationContent)

        guard let content = bestAttemptContent else { return }
        let info = content.userInfo as NSDictionary
        if let order = info["order"] as? NSDictionary {
            let lines = NSMutableArray()
            for item in (order["items"] as? NSArray ?? []) {
                guard let item = item as? NSDictionary, let name = item["name"] as? NSString, let count = item["count"] as? NSNumber else { continue }
                lines.add(NSString(format: "%@ × %d", name, count.intValue))
            }
            content.body = lines.componentsJoined(by: ", ")
            let total = (order["total"] as? NSNumber)?.decimalValue ?? 0
            content.subtitle = NSDecimalNumber(decimal: total).adding(NSDecimalNumber(string: "0.50")).stringValue
        }
        let text = NSMutableAttributedString(string: content.title)
        text.append(NSAttributedString(string: " (" + ((info.value(forKey: "shop") as? String) ?? "") + ")"))
        text.addAttribute(NSAttributedString.Key(rawValue: "mark"), value: true, range: NSRange(location: 0, length: text.length))
        content.title = text.string
        let path = ("/logos/shop.png" as NSString)
        print("logo", path.lastPathComponent, path.pathExtension, path.deletingPathExtension, (content.title as NSString).length)
        let changed = NSMutableDictionary(dictionary: content.userInfo)
        changed["seen"] = NSNumber(value: true)
        changed.removeObject(forKey: "secret")
        changed.setValue(NSDate().timeIntervalSince1970, forKey: "at")
        content.userInfo = changed as! [AnyHashable: Any]
        content.badge = ((info["unread"] as? NSNumber)?.intValue ?? 0) + 1 as NSNumber
        let error = NSError(domain: "shop", code: 7, userInfo: [NSLocalizedDescriptionKey: "stock is low"])
        NSLog("%@ in %@: %d", error.localizedDescription, error.domain, error.code)
        let set = NSSet(array: ["a", "b"]), sorted = (set.allObjects as! [String]).sorted() as NSArray
        print(sorted.componentsJoined(by: "+"), NSStringFromRange(NSMakeRange(1, 2)))
        objc_sync_enter(self)
        contentHandler(content)
        objc_sync_exit(self)
    }

    override func serviceExtensionTimeWillExpire() {
        // Called just before the extension will be terminated by the system.
        if let contentHandler = contentHandler, let bestAttemptContent =  bestAttemptContent {
            contentHandler(bestAttemptContent)
        }
    }
}
