public import Foundation
import UserNotifications

// Notifications as they were asked for before UserNotifications: what these do, the center does.

/// What a notification may do.
public struct UIUserNotificationType: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let badge = Self(rawValue: 1 << 0)
    public static let sound = Self(rawValue: 1 << 1)
    public static let alert = Self(rawValue: 1 << 2)
}

/// What an app asks for.
@preconcurrency @MainActor
open class UIUserNotificationSettings: NSObject {
    public let types: UIUserNotificationType
    public let categories: Set<UIUserNotificationCategory>?

    public init(types: UIUserNotificationType, categories: Set<UIUserNotificationCategory>?) {
        self.types = types
        self.categories = categories
    }
}

/// A group of buttons.
@preconcurrency @MainActor
open class UIUserNotificationCategory: NSObject {
    open var identifier: String?
    var actions: [UIUserNotificationAction] = []

    open func actions(for context: UIUserNotificationActionContext) -> [UIUserNotificationAction]? { actions }
}

/// A category that is being made.
@preconcurrency @MainActor
open class UIMutableUserNotificationCategory: UIUserNotificationCategory {
    /// The largest set that is given is the one that shows.
    open func setActions(_ actions: [UIUserNotificationAction]?, for context: UIUserNotificationActionContext) {
        if let actions, context == .default || self.actions.isEmpty { self.actions = actions }
    }
}

/// How much room there is for buttons.
public enum UIUserNotificationActionContext: UInt, Sendable { case `default` = 0, minimal = 1 }

/// Where a button's work is done.
public enum UIUserNotificationActivationMode: UInt, Sendable { case foreground = 0, background = 1 }

/// The key of what was typed, in what a delegate was told before iOS 10.
public let UIUserNotificationActionResponseTypedTextKey = "UIUserNotificationActionResponseTypedTextKey"

/// What a button is.
public enum UIUserNotificationActionBehavior: UInt, Sendable { case `default` = 0, textInput = 1 }

/// A button.
@preconcurrency @MainActor
open class UIUserNotificationAction: NSObject {
    open var identifier: String?
    open var title: String?
    open var behavior = UIUserNotificationActionBehavior.default
    open var activationMode = UIUserNotificationActivationMode.foreground
    open var isAuthenticationRequired = false
    open var isDestructive = false

    fileprivate var today: UNNotificationAction {
        var options: UNNotificationActionOptions = []
        if activationMode == .foreground { options.insert(.foreground) }
        if isAuthenticationRequired { options.insert(.authenticationRequired) }
        if isDestructive { options.insert(.destructive) }
        let (identifier, title) = (identifier ?? "", title ?? "")
        return behavior == .textInput
            ? UNTextInputNotificationAction(
                identifier: identifier,
                title: title,
                options: options,
                textInputButtonTitle: title,
                textInputPlaceholder: ""
            ) : UNNotificationAction(identifier: identifier, title: title, options: options)
    }
}

/// A button that is being made.
@preconcurrency @MainActor
open class UIMutableUserNotificationAction: UIUserNotificationAction {}

/// A notification of the app's own.
@preconcurrency @MainActor
open class UILocalNotification: NSObject {
    open var fireDate: Date?
    open var timeZone: TimeZone?
    open var alertBody: String?
    open var alertTitle: String?
    open var alertAction: String?
    open var soundName: String?
    open var applicationIconBadgeNumber = 0
    open var category: String?
    open var userInfo: [AnyHashable: Any]?
    open var repeatInterval: NSCalendar.Unit = []
    fileprivate let identifier = UUID().uuidString

    public override init() {}

    fileprivate func request(now: Bool) -> UNNotificationRequest {
        let content = UNMutableNotificationContent()
        content.title = alertTitle ?? ""
        content.body = alertBody ?? ""
        content.categoryIdentifier = category ?? ""
        content.userInfo = userInfo ?? [:]
        if applicationIconBadgeNumber > 0 { content.badge = NSNumber(value: applicationIconBadgeNumber) }
        if let soundName {
            content.sound =
                soundName == UILocalNotificationDefaultSoundName
                ? .default : UNNotificationSound(named: UNNotificationSoundName(soundName))
        }
        return UNNotificationRequest(identifier: identifier, content: content, trigger: now ? nil : trigger)
    }

    /// At the date, and again whenever what is smaller than the interval comes round.
    private var trigger: UNNotificationTrigger? {
        guard let fireDate, fireDate > Date() else { return nil }
        let units: [(NSCalendar.Unit, Set<Calendar.Component>)] = [
            (.minute, [.second]), (.hour, [.minute, .second]), (.day, [.hour, .minute, .second]),
            (.weekOfYear, [.weekday, .hour, .minute, .second]), (.month, [.day, .hour, .minute, .second]),
            (.year, [.month, .day, .hour, .minute, .second]),
        ]
        let all: Set<Calendar.Component> = [.year, .month, .day, .hour, .minute, .second]
        let components = units.first { repeatInterval.contains($0.0) }?.1
        var calendar = Calendar.current
        if let timeZone { calendar.timeZone = timeZone }
        return UNCalendarNotificationTrigger(
            dateMatching: calendar.dateComponents(components ?? all, from: fireDate),
            repeats: components != nil
        )
    }
}

extension UILocalNotification {
    /// What was asked for through ``UIApplication/scheduleLocalNotification(_:)`` in this process.
    static var scheduled: [UILocalNotification] = []

    /// Whether it is still to come: one that repeats, or of a date that was not yet.
    var isPending: Bool { !repeatInterval.isEmpty || (fireDate.map { $0 > Date() } ?? false) }
}

/// The system's sound.
public let UILocalNotificationDefaultSoundName = "UILocalNotificationDefaultSoundName"

extension UIApplication {
    /// Asks the person, and registers the categories.
    @available(*, deprecated, message: "Use UserNotifications: requestAuthorization and setNotificationCategories")
    public func registerUserNotificationSettings(_ notificationSettings: UIUserNotificationSettings) {
        let center = UNUserNotificationCenter.current()
        let categories = (notificationSettings.categories ?? []).map { category in
            UNNotificationCategory(
                identifier: category.identifier ?? "",
                actions: category.actions.map(\.today),
                intentIdentifiers: [],
                options: []
            )
        }
        if !categories.isEmpty { center.setNotificationCategories(Set(categories)) }
        var options: UNAuthorizationOptions = []
        if notificationSettings.types.contains(.alert) { options.insert(.alert) }
        if notificationSettings.types.contains(.sound) { options.insert(.sound) }
        if notificationSettings.types.contains(.badge) { options.insert(.badge) }
        currentUserNotificationSettings = notificationSettings
        center.requestAuthorization(options: options) { _, _ in }
    }

    /// Schedules it for its date; one without a date, or of the past, comes at once.
    @available(*, deprecated, message: "Use UserNotifications: UNUserNotificationCenter.add")
    public func scheduleLocalNotification(_ notification: UILocalNotification) {
        UNUserNotificationCenter.current().add(notification.request(now: false))
        UILocalNotification.scheduled.removeAll { $0 === notification }
        UILocalNotification.scheduled.append(notification)
    }

    @available(*, deprecated, message: "Use UserNotifications: UNUserNotificationCenter.add")
    public func presentLocalNotificationNow(_ notification: UILocalNotification) {
        UNUserNotificationCenter.current().add(notification.request(now: true))
    }

    @available(*, deprecated, message: "Use UserNotifications: removePendingNotificationRequests")
    public func cancelLocalNotification(_ notification: UILocalNotification) {
        UNUserNotificationCenter.current().removePendingNotificationRequests(withIdentifiers: [notification.identifier])
        UILocalNotification.scheduled.removeAll { $0 === notification }
    }

    @available(*, deprecated, message: "Use UserNotifications: removeAllPendingNotificationRequests")
    public func cancelAllLocalNotifications() {
        UNUserNotificationCenter.current().removeAllPendingNotificationRequests()
        UILocalNotification.scheduled = []
    }

    /// Those that this process scheduled and that are still to come; setting it cancels the others.
    @available(*, deprecated, message: "Use UserNotifications: getPendingNotificationRequests")
    public var scheduledLocalNotifications: [UILocalNotification]? {
        get { UILocalNotification.scheduled.filter(\.isPending) }
        set {
            cancelAllLocalNotifications()
            for notification in newValue ?? [] { scheduleLocalNotification(notification) }
        }
    }
}
