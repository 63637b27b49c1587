public import Foundation

/// A wish to notify: the value behind `UNNotificationRequest`.
public struct NotificationRequest: Codable, Hashable, Sendable {
    /// Unique within the app; for a push the `apns-collapse-id`, else made by the system.
    public var identifier: String
    /// What is shown.
    public var content: NotificationContent
    /// nil delivers at once.
    public var trigger: Trigger?

    public init(identifier: String, content: NotificationContent, trigger: Trigger? = nil) {
        self.identifier = identifier
        self.content = content
        self.trigger = trigger
    }
}

/// A request that was delivered: the value behind `UNNotification`.
public struct DeliveredNotification: Codable, Hashable, Sendable {
    /// What was asked for.
    public var request: NotificationRequest
    /// When it was delivered.
    public var date: Date

    public init(request: NotificationRequest, date: Date) {
        self.request = request
        self.date = date
    }
}

/// What a person answered: the value behind `UNNotificationResponse`.
public struct NotificationResponse: Codable, Hashable, Sendable {
    /// The person opened the app from the notification.
    public static let defaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"
    /// The person dismissed the notification explicitly.
    public static let dismissActionIdentifier = "com.apple.UNNotificationDismissActionIdentifier"

    /// The chosen action, or the identifier of the default action or of the dismissal.
    public var actionIdentifier: String
    /// What was typed, for a text input action.
    public var userText: String?
    /// The notification that was answered.
    public var notification: DeliveredNotification

    public init(actionIdentifier: String, userText: String? = nil, notification: DeliveredNotification) {
        self.actionIdentifier = actionIdentifier
        self.userText = userText
        self.notification = notification
    }
}
