import OSLog
import UserNotifications
import os.log

private let log = OSLog(subsystem: "com.example.archive", category: "push")

class NotificationService: UNNotificationServiceExtension {
    override func didReceive(
        _ request: UNNotificationRequest, withContentHandler contentHandler: @escaping (UNNotificationContent) -> Void
    ) {
        os_log("received %{public}@ at %{public}.1f, badge %d", log: log, type: .info, request.identifier, Date().timeIntervalSince1970, 3)
        os_log(.debug, "with a long argument list: %@ %ld", "text" as NSString, 7)
        let content = request.content.mutableCopy() as! UNMutableNotificationContent
        do {
            let store = try MessageStore(group: "group.com.example.archive")
            let message = StoredMessage(
                id: UUID(uuidString: request.identifier) ?? UUID(),
                text: content.body,
                date: ISO8601DateFormatter().date(from: content.userInfo["sent"] as? String ?? "") ?? Date(),
                kind: .init(rawValue: content.userInfo["kind"] as? Int ?? 0) ?? .text
            )
            try store.append(message)
            content.badge = store.unread as NSNumber
            content.subtitle = String.localizedStringWithFormat(
                NSLocalizedString("unread", comment: "how many are unread"), store.unread)
            content.body = String(format: "%@ (%@)", content.body, try Catalogue.load().name(of: message.kind))
            let formatter = DateFormatter()
            formatter.locale = Locale(identifier: "en_US_POSIX")
            formatter.timeZone = TimeZone(secondsFromGMT: 0)
            formatter.dateFormat = "yyyy-MM-dd HH:mm"
            content.userInfo["shown-date"] = formatter.string(from: message.date)
            content.title = formatter.string(from: message.date)
        } catch let error as CocoaError {
            os_log("cannot store: %{public}@ %{private}@", log: log, type: .error, "\(error.code)", error.localizedDescription)
        } catch {
            os_log("%s", log: log, type: .fault, "\(error)")
        }
        contentHandler(content)
    }
}
