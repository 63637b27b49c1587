public import NotificationModel

/// What an app's process asks of the device.
public enum AppCall: Codable, Sendable {
    /// → ``LinkReply/granted(_:)``, once the person has answered.
    case requestAuthorization(AuthorizationOptions)
    /// → ``LinkReply/settings(_:)``
    case settings
    /// → ``LinkReply/done``
    case setCategories([NotificationCategory])
    /// → ``LinkReply/categories(_:)``
    case categories
    /// → ``LinkReply/done``; fails with a `UNErrorDomain` code.
    case add(NotificationRequest)
    /// → ``LinkReply/requests(_:)``
    case pendingRequests
    /// → ``LinkReply/delivered(_:)``
    case deliveredNotifications
    /// nil removes all. → ``LinkReply/done``
    case removePending([String]?)
    /// nil removes all. → ``LinkReply/done``
    case removeDelivered([String]?)
    /// → ``LinkReply/done``
    case setBadge(Int)
    /// → ``LinkReply/deviceToken(_:)``, once the gateway has given one.
    case registerForRemoteNotifications
    /// → ``LinkReply/done``
    case unregisterForRemoteNotifications
    /// Whether a delegate is set, so that the device knows what to do with a foreground notification.
    /// → ``LinkReply/done``
    case delegateChanged(isSet: Bool)
    /// UIApplication.open. → ``LinkReply/granted(_:)``: whether something opens it
    case openURL(String)
    /// A line for the journey and the logs. → ``LinkReply/done``
    case log(LinkLog)
    /// From a content extension's process. → ``LinkReply/done``
    case contentExtension(ContentExtensionReport)
}

/// What the device asks of an app's process.
public enum DeviceCall: Codable, Sendable {
    /// To an app in the foreground. → ``LinkReply/presentation(_:)``
    case willPresent(DeliveredNotification)
    /// → ``LinkReply/done`` when the delegate's completion handler was called.
    case didReceive(NotificationResponse)
    /// → ``LinkReply/done``
    case openSettings(DeliveredNotification?)
    /// → ``LinkReply/fetchResult(_:)``
    case backgroundPush(userInfo: [String: PropertyValue])
    /// → ``LinkReply/done``
    case applicationStateChanged(ApplicationState)
    /// Something asked for a URL of the app's own scheme; the app is in front. → ``LinkReply/done``
    case openURL(String)
    /// A new device token for an app that registered. → ``LinkReply/done``
    case deviceToken(String)
    /// To a service extension. → ``LinkReply/content(_:)`` when the content handler was called.
    case serve(NotificationRequest)
    /// To a service extension whose time is nearly over. → ``LinkReply/done`` when the method has returned.
    case serviceTimeWillExpire
    /// To a content extension.
    case contentExtension(ContentExtensionOrder)
}

/// The answer to a call.
public enum LinkReply: Codable, Sendable {
    case done
    case granted(Bool)
    case settings(NotificationSettings)
    case categories([NotificationCategory])
    case requests([NotificationRequest])
    case delivered([DeliveredNotification])
    /// Hexadecimal.
    case deviceToken(String)
    /// nil: no delegate is set.
    case presentation(PresentationOptions?)
    case content(NotificationContent)
    /// Raw value as `UIBackgroundFetchResult`.
    case fetchResult(UInt)
    case responseOption(ContentResponseOption)
}

/// Why a call failed: an `NSError` on the wire.
public struct LinkFailure: Error, Codable, Hashable, Sendable, CustomStringConvertible {
    public var domain: String
    public var code: Int
    public var message: String

    public init(domain: String, code: Int, message: String) {
        self.domain = domain
        self.code = code
        self.message = message
    }

    public var description: String { "\(message) (\(domain) \(code))" }
}

/// A line that author code logged.
public struct LinkLog: Codable, Hashable, Sendable {
    public var level: String
    public var subsystem: String
    public var category: String
    public var message: String

    public init(level: String, subsystem: String, category: String, message: String) {
        self.level = level
        self.subsystem = subsystem
        self.category = category
        self.message = message
    }
}
