public import NotificationModel
public import ViewLink
public import WireCoding

/// What the device asks of an app's process.
public enum DeviceCall: Sendable {
    /// To an app in the foreground.
    case willPresent(DeliveredNotification)
    /// Answered when the delegate's completion handler was called.
    case didReceive(NotificationResponse)
    case openSettings(DeliveredNotification?)
    case backgroundPush(userInfo: [String: PropertyValue])
    case applicationStateChanged(ApplicationState)
    /// Something asked for a URL of the app's own scheme; the app is in front.
    case openURL(String)
    /// A new device token for an app that registered.
    case deviceToken(String)
    /// To a service extension; answered when the content handler was called.
    case serve(NotificationRequest)
    /// To a service extension whose time is nearly over; answered when the method has returned.
    case serviceTimeWillExpire
    /// To a content extension.
    case contentExtension(ContentExtensionOrder)
    /// To an app's process of version ``LinkHello/windowVersion``.
    case window(AppWindowOrder)
    /// To a process that observes Darwin notifications: somebody has posted one of that name.
    case darwinNotification(String)
    /// To a process that watches: the phone is elsewhere, or the person has allowed something else.
    case location(LocationFacts)
}

extension DeviceCall: TypedMessage {
    /// The values of `type`.
    public enum Kind: String, CaseIterable, Sendable {
        case willPresent, didReceive, openSettings, backgroundPush, applicationStateChanged, openURL, deviceToken
        case serve, serviceTimeWillExpire, contentExtension, window, darwinNotification, location
    }

    public init(_ kind: Kind, from members: MessageMembers) throws {
        switch kind {
        case .willPresent: self = .willPresent(try members["notification"])
        case .didReceive: self = .didReceive(try members["response"])
        case .openSettings: self = .openSettings(try members.optional("notification"))
        case .backgroundPush: self = .backgroundPush(userInfo: try members["userInfo"])
        case .applicationStateChanged: self = .applicationStateChanged(try members["applicationState"])
        case .openURL: self = .openURL(try members["url"])
        case .deviceToken: self = .deviceToken(try members["token"])
        case .serve: self = .serve(try members["request"])
        case .serviceTimeWillExpire: self = .serviceTimeWillExpire
        case .contentExtension: self = .contentExtension(try members["order"])
        case .window: self = .window(try members["order"])
        case .darwinNotification: self = .darwinNotification(try members["name"])
        case .location: self = .location(try members["facts"])
        }
    }

    public func write(to message: inout MessageWriter<Kind>) throws {
        switch self {
        case .willPresent(let notification): try message.write(.willPresent, ["notification": notification])
        case .didReceive(let response): try message.write(.didReceive, ["response": response])
        case .openSettings(let notification): try message.write(.openSettings, ["notification": notification])
        case .backgroundPush(let userInfo): try message.write(.backgroundPush, ["userInfo": userInfo])
        case .applicationStateChanged(let state):
            try message.write(.applicationStateChanged, ["applicationState": state])
        case .openURL(let url): try message.write(.openURL, ["url": url])
        case .deviceToken(let token): try message.write(.deviceToken, ["token": token])
        case .serve(let request): try message.write(.serve, ["request": request])
        case .serviceTimeWillExpire: try message.write(.serviceTimeWillExpire)
        case .contentExtension(let order): try message.write(.contentExtension, ["order": order])
        case .window(let order): try message.write(.window, ["order": order])
        case .darwinNotification(let name): try message.write(.darwinNotification, ["name": name])
        case .location(let facts): try message.write(.location, ["facts": facts])
        }
    }
}
