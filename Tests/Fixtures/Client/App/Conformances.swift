@preconcurrency import UserNotifications

// What apps add to the framework's types, and how they conform to its protocols.

/// A protocol of the app's own with a method that the framework does not have.
protocol NotificationScheduling: AnyObject {
    func schedule(_ request: UNNotificationRequest, completion: @escaping (Error?) -> Void)
    func setNotificationCategories(_ categories: Set<UNNotificationCategory>)
    func getNotificationCategories(completionHandler: @escaping (Set<UNNotificationCategory>) -> Void)
}

extension UNUserNotificationCenter: NotificationScheduling {
    func schedule(_ request: UNNotificationRequest, completion: @escaping (Error?) -> Void) {
        add(request, withCompletionHandler: completion)
    }
}

extension UNNotificationInterruptionLevel: @retroactive CustomStringConvertible {
    public var description: String {
        switch self {
        case .passive: "passive"
        case .active: "active"
        case .timeSensitive: "timeSensitive"
        case .critical: "critical"
        @unknown default: "unknown"
        }
    }
}

extension UNNotificationSetting: @retroactive CustomStringConvertible {
    public var description: String { self == .enabled ? "on" : "off" }
}

extension UNAlertStyle: @retroactive CustomStringConvertible {
    public var description: String { "style \(rawValue)" }
}

extension Notification.Name {
    static let opened = Notification.Name("opened")
}

/// A delegate without any isolation that hops by itself.
final class HoppingDelegate: NSObject, UNUserNotificationCenterDelegate {
    nonisolated func userNotificationCenter(
        _ center: UNUserNotificationCenter,
        willPresent notification: UNNotification
    ) async -> UNNotificationPresentationOptions {
        await MainActor.run { [.banner, .list] }
    }

    nonisolated func userNotificationCenter(
        _ center: UNUserNotificationCenter,
        didReceive response: UNNotificationResponse
    ) async {
        let identifier = response.actionIdentifier
        await MainActor.run { NotificationCenter.default.post(name: .opened, object: identifier) }
    }
}

/// Handlers that the app stores and calls later.
final class StoringDelegate: NSObject, UNUserNotificationCenterDelegate {
    var handler: ((UNNotificationPresentationOptions) -> Void)?
    var done: (() -> Void)?

    func userNotificationCenter(
        _ center: UNUserNotificationCenter,
        willPresent notification: UNNotification,
        withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
    ) {
        handler = completionHandler
        if #available(iOS 14.0, *) { handler?([.list, .banner]) } else { handler?(.alert) }
    }

    func userNotificationCenter(
        _ center: UNUserNotificationCenter,
        didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping () -> Void
    ) {
        done = completionHandler
        defer { done?() }
        switch response.actionIdentifier {
        case UNNotificationDefaultActionIdentifier, UNNotificationDismissActionIdentifier: break
        default: print(response.notification.request.content.categoryIdentifier)
        }
    }
}

/// A conformance whose isolation is checked at run time.
@MainActor
final class PreconcurrencyDelegate: NSObject, @preconcurrency UNUserNotificationCenterDelegate {
    private(set) var presented: [String] = []

    func userNotificationCenter(
        _ center: UNUserNotificationCenter,
        willPresent notification: UNNotification,
        withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
    ) {
        presented.append(notification.request.identifier)
        completionHandler(.banner)
    }
}
