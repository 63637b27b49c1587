public import NotificationModel
public import ViewLink
public import WireCoding

/// The answer to a call.
public enum LinkReply: Sendable {
    case done
    case granted(Bool)
    /// With the number on the app's icon, and whether a Focus is on; nil from a device that does not tell it.
    case settings(NotificationSettings, badge: Int? = nil, isFocused: Bool? = nil)
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
    case location(LocationFacts)
}

extension LinkReply: TypedMessage {
    /// The values of `type`.
    public enum Kind: String, CaseIterable, Sendable {
        case done, granted, settings, categories, requests, delivered, deviceToken, presentation, content
        case fetchResult, responseOption, location
    }

    public init(_ kind: Kind, from members: MessageMembers) throws {
        switch kind {
        case .done: self = .done
        case .granted: self = .granted(try members["isGranted"])
        case .settings:
            self = .settings(
                try members["settings"],
                badge: try members.optional("badge"),
                isFocused: try members.optional("isFocused")
            )
        case .categories: self = .categories(try members["categories"])
        case .requests: self = .requests(try members["requests"])
        case .delivered: self = .delivered(try members["notifications"])
        case .deviceToken: self = .deviceToken(try members["token"])
        case .presentation: self = .presentation(try members.optional("options"))
        case .content: self = .content(try members["content"])
        case .fetchResult: self = .fetchResult(try members["result"])
        case .responseOption: self = .responseOption(try members["option"])
        case .location: self = .location(try members["facts"])
        }
    }

    public func write(to message: inout MessageWriter<Kind>) throws {
        switch self {
        case .done: try message.write(.done)
        case .granted(let isGranted): try message.write(.granted, ["isGranted": isGranted])
        case .settings(let settings, let badge, let isFocused):
            try message.write(.settings, ["settings": settings, "badge": badge, "isFocused": isFocused])
        case .categories(let categories): try message.write(.categories, ["categories": categories])
        case .requests(let requests): try message.write(.requests, ["requests": requests])
        case .delivered(let notifications): try message.write(.delivered, ["notifications": notifications])
        case .deviceToken(let token): try message.write(.deviceToken, ["token": token])
        case .presentation(let options): try message.write(.presentation, ["options": options])
        case .content(let content): try message.write(.content, ["content": content])
        case .fetchResult(let result): try message.write(.fetchResult, ["result": result])
        case .responseOption(let option): try message.write(.responseOption, ["option": option])
        case .location(let facts): try message.write(.location, ["facts": facts])
        }
    }
}
