import UserNotifications

enum L10n {
    static func unread(_ count: Int) -> String { String.localizedStringWithFormat(tr("unread_%d"), count) }
    static var greeting: String { tr("greeting") }
    private static func tr(_ key: String, table: String? = nil) -> String {
        NSLocalizedString(key, tableName: table, bundle: Bundle(for: Token.self), value: key, comment: "")
    }
    private final class Token {}
}

class NotificationService: UNNotificationServiceExtension {

    var contentHandler: ((UNNotificationContent) -> Void)?
    var bestAttemptContent: UNMutableNotificationContent?

    override func didReceive(_ request: UNNotificationRequest, withContentHandler contentHandler: @escaping (UNNotificationContent) -> Void) {
        self.contentHandler = contentHandler
        bestAttemptContent = (request.content.mutableCopy() as? UNMutableNotificationContent)

        guard let content = bestAttemptContent else { return }
        #if DEBUG
        print("debug build", Bundle.main.infoDictionary?["CFBundleShortVersionString"] ?? "?", Bundle.main.bundlePath.hasSuffix(".appex"))
        #endif
        content.title = L10n.greeting
        content.subtitle = L10n.unread(content.userInfo["unread"] as? Int ?? 0)
        let api = Bundle.main.object(forInfoDictionaryKey: "APIBase") as? String
        print("api", api ?? "none", Locale.preferredLanguages.first ?? "", Locale.current.identifier, TimeZone.current.identifier)
        if let seconds = content.userInfo["due"] as? TimeInterval {
            let formatter = DateFormatter()
            formatter.locale = Locale(identifier: "en_US_POSIX")
            formatter.timeZone = TimeZone(secondsFromGMT: 0)
            formatter.dateStyle = .medium
            formatter.timeStyle = .short
            let due = Date(timeIntervalSince1970: seconds)
            content.body = formatter.string(from: due)
            if #available(iOS 15.0, *) {
                content.interruptionLevel = due.timeIntervalSinceNow < 3600 ? .timeSensitive : .passive
                content.relevanceScore = 0.7
                print(due.formatted(.iso8601))
            }
        }
        if let price = content.userInfo["price"] as? Double {
            let number = NumberFormatter()
            number.numberStyle = .currency
            number.currencyCode = "EUR"
            number.locale = Locale(identifier: "de_DE")
            content.body += " " + (number.string(from: price as NSNumber) ?? "")
        }
        let bytes = ByteCountFormatter.string(fromByteCount: 1_500_000, countStyle: .file)
        let people = ListFormatter.localizedString(byJoining: ["Ann", "Bo"])
        print(bytes, people, Measurement(value: 3, unit: UnitLength.kilometers).converted(to: .meters).value)
        contentHandler(content)
    }

    override func serviceExtensionTimeWillExpire() {
        // Called just before the extension will be terminated by the system.
        if let contentHandler = contentHandler, let bestAttemptContent =  bestAttemptContent {
            contentHandler(bestAttemptContent)
        }
    }

    @available(iOS, deprecated: 12.0, message: "old")
    func unused() {}

    @available(iOSApplicationExtension 14.0, *)
    func newer() -> String { "newer" }
}
