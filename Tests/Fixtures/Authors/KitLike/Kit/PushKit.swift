import Foundation
import UserNotifications

/// A helper as push services ship one: no swizzling, a singleton, a queue of its own.
@objcMembers
final class PushKit_: NSObject {
    enum LogLevel: Int, Comparable {
        case none, error, info, verbose
        static func < (left: LogLevel, right: LogLevel) -> Bool { left.rawValue < right.rawValue }
    }

    struct Options {
        var appGroup = ""
        var logLevel = LogLevel.error
    }

    static let shared = PushKit_()
    private let queue = DispatchQueue(label: "com.example.kit", qos: .userInitiated, attributes: .concurrent)
    private let lock = NSLock()
    private var options = Options()
    dynamic private(set) var handled = 0

    private override init() { super.init() }

    func configure(_ body: (inout Options) -> Void) {
        lock.lock()
        defer { lock.unlock() }
        body(&options)
    }

    func didReceive(
        _ request: UNNotificationRequest,
        with content: UNMutableNotificationContent,
        contentHandler: @escaping (UNNotificationContent) -> Void
    ) {
        guard let payload = KitPayload(userInfo: request.content.userInfo) else {
            contentHandler(content)
            return
        }
        let group = DispatchGroup()
        queue.async(group: group) { [weak self] in self?.setBadge(payload, on: content) }
        if !payload.buttons.isEmpty {
            group.enter()
            register(payload.buttons) { identifier in
                content.categoryIdentifier = identifier
                group.leave()
            }
        }
        for (identifier, link) in payload.attachments {
            group.enter()
            queue.async {
                defer { group.leave() }
                guard let url = URL(string: link), let data = try? Data(contentsOf: url) else { return }
                let name = ProcessInfo.processInfo.globallyUniqueString + "." + url.pathExtension
                let file = URL(fileURLWithPath: NSTemporaryDirectory()).appendingPathComponent(name)
                guard (try? data.write(to: file, options: .atomic)) != nil,
                    let attachment = try? UNNotificationAttachment(identifier: identifier, url: file, options: nil)
                else { return }
                content.attachments += [attachment]
            }
        }
        group.notify(queue: .main) {
            contentHandler(content)
        }
    }

    func timeWillExpire(_ request: UNNotificationRequest, with content: UNMutableNotificationContent) {
        log(.error, "no time left for", request.identifier)
    }

    private func setBadge(_ payload: KitPayload, on content: UNMutableNotificationContent) {
        guard payload.badgeIncrement != 0 else { return }
        let defaults = UserDefaults(suiteName: options.appGroup)
        var badge = defaults?.integer(forKey: "kit_badge") ?? 0
        badge = max(0, badge + payload.badgeIncrement)
        defaults?.set(badge, forKey: "kit_badge")
        defaults?.synchronize()
        content.badge = NSNumber(value: badge)
    }

    private func register(_ buttons: [KitPayload.Button], done: @escaping (String) -> Void) {
        let actions = buttons.map { UNNotificationAction(identifier: $0.id, title: $0.text, options: [.foreground]) }
        let identifier = "__kit__" + buttons.map { $0.id }.joined(separator: "_")
        let category = UNNotificationCategory(
            identifier: identifier,
            actions: actions,
            intentIdentifiers: [],
            options: [.customDismissAction]
        )
        UNUserNotificationCenter.current().getNotificationCategories { existing in
            let others = existing.filter { $0.identifier != identifier }
            UNUserNotificationCenter.current().setNotificationCategories(others.union([category]))
            done(identifier)
        }
    }

    private func log(_ level: LogLevel, _ items: Any..., file: String = #file, line: Int = #line) {
        guard level <= options.logLevel else { return }
        debugPrint((file as NSString).lastPathComponent, line, items)
    }
}
