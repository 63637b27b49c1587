public import NotificationModel
public import ViewLink
public import WireCoding

/// What an app's process asks of the device.
public enum AppCall: Sendable {
    /// Answered once the person has answered.
    case requestAuthorization(AuthorizationOptions)
    case settings
    case setCategories([NotificationCategory])
    case categories
    /// Fails with a `UNErrorDomain` code.
    case add(NotificationRequest)
    case pendingRequests
    case deliveredNotifications
    /// nil removes all.
    case removePending([String]?)
    /// nil removes all.
    case removeDelivered([String]?)
    case setBadge(Int)
    /// Answered once the gateway has given one.
    case registerForRemoteNotifications
    case unregisterForRemoteNotifications
    /// Whether a delegate is set, so that the device knows what to do with a foreground notification.
    case delegateChanged(isSet: Bool)
    /// UIApplication.open
    case openURL(String)
    /// A line for the journey and the logs.
    case log(LinkLog)
    /// From a content extension's process.
    case contentExtension(ContentExtensionReport)
    /// From an app's process that was asked for its windows.
    case window(AppWindowReport)
    /// From now on the process hears of the Darwin notifications that any process posts; of version
    /// ``LinkHello/darwinVersion``.
    case observeDarwinNotifications
    /// Tells every process that observes; of version ``LinkHello/darwinVersion``.
    case postDarwinNotification(String)
    /// To know where the phone is; answered once the person has answered. `purpose` is the app's sentence for it. Of version
    /// ``LinkHello/locationVersion``.
    case requestLocation(always: Bool, purpose: String)
    /// From now on the process hears where the phone is, and whether it may know; answered with both as they are. Of
    /// version ``LinkHello/locationVersion``.
    case watchLocation
}

extension AppCall: TypedMessage {
    /// The values of `type`.
    public enum Kind: String, CaseIterable, Sendable {
        case requestAuthorization, settings, setCategories, categories, add, pendingRequests, deliveredNotifications
        case removePending, removeDelivered, setBadge, registerForRemoteNotifications, unregisterForRemoteNotifications
        case delegateChanged, openURL, log, contentExtension, window
        case observeDarwinNotifications, postDarwinNotification, requestLocation, watchLocation
    }

    public init(_ kind: Kind, from members: MessageMembers) throws {
        switch kind {
        case .requestAuthorization: self = .requestAuthorization(try members["options"])
        case .settings: self = .settings
        case .setCategories: self = .setCategories(try members["categories"])
        case .categories: self = .categories
        case .add: self = .add(try members["request"])
        case .pendingRequests: self = .pendingRequests
        case .deliveredNotifications: self = .deliveredNotifications
        case .removePending: self = .removePending(try members.optional("identifiers"))
        case .removeDelivered: self = .removeDelivered(try members.optional("identifiers"))
        case .setBadge: self = .setBadge(try members["badge"])
        case .registerForRemoteNotifications: self = .registerForRemoteNotifications
        case .unregisterForRemoteNotifications: self = .unregisterForRemoteNotifications
        case .delegateChanged: self = .delegateChanged(isSet: try members["isSet"])
        case .openURL: self = .openURL(try members["url"])
        case .log: self = .log(try LinkLog(from: members.decoder))
        case .contentExtension: self = .contentExtension(try members["report"])
        case .window: self = .window(try members["report"])
        case .observeDarwinNotifications: self = .observeDarwinNotifications
        case .postDarwinNotification: self = .postDarwinNotification(try members["name"])
        case .requestLocation:
            self = .requestLocation(always: try members["always"], purpose: try members["purpose"])
        case .watchLocation: self = .watchLocation
        }
    }

    public func write(to message: inout MessageWriter<Kind>) throws {
        switch self {
        case .requestAuthorization(let options): try message.write(.requestAuthorization, ["options": options])
        case .settings: try message.write(.settings)
        case .setCategories(let categories): try message.write(.setCategories, ["categories": categories])
        case .categories: try message.write(.categories)
        case .add(let request): try message.write(.add, ["request": request])
        case .pendingRequests: try message.write(.pendingRequests)
        case .deliveredNotifications: try message.write(.deliveredNotifications)
        case .removePending(let identifiers): try message.write(.removePending, ["identifiers": identifiers])
        case .removeDelivered(let identifiers): try message.write(.removeDelivered, ["identifiers": identifiers])
        case .setBadge(let badge): try message.write(.setBadge, ["badge": badge])
        case .registerForRemoteNotifications: try message.write(.registerForRemoteNotifications)
        case .unregisterForRemoteNotifications: try message.write(.unregisterForRemoteNotifications)
        case .delegateChanged(let isSet): try message.write(.delegateChanged, ["isSet": isSet])
        case .openURL(let url): try message.write(.openURL, ["url": url])
        case .log(let line): try message.write(.log, membersOf: line)
        case .contentExtension(let report): try message.write(.contentExtension, ["report": report])
        case .window(let report): try message.write(.window, ["report": report])
        case .observeDarwinNotifications: try message.write(.observeDarwinNotifications)
        case .postDarwinNotification(let name): try message.write(.postDarwinNotification, ["name": name])
        case .requestLocation(let always, let purpose):
            try message.write(.requestLocation, ["always": always, "purpose": purpose])
        case .watchLocation: try message.write(.watchLocation)
        }
    }
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

    /// The level of a URL load.
    public static let load = "load"
    /// The level of a URL load that failed or was refused.
    public static let failedLoad = "load-failed"
    /// The level of a file that `UNNotificationAttachment` refused.
    public static let lostAttachment = "attachment-lost"
    /// The level of what a service extension waited for when its time was up.
    public static let expiry = "expiry"
}
