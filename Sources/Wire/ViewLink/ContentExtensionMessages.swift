public import NotificationModel
public import WireCoding

/// What the device asks of a content extension's process.
public enum ContentExtensionOrder: Sendable {
    /// Load the view controller and show this. → done when the first views have been sent
    case present(ContentExtensionScene)
    /// Another notification of the same thread came while the first is open. → done
    case receive(DeliveredNotification)
    /// → a ``ContentResponseOption``, once the extension has decided
    case answer(NotificationResponse)
    /// → done
    case event(ViewEvent)
    /// Whether something opens what it asked to open; told before anything happens. → done
    case opened(id: Int, Bool)
    /// The width or the look changed. → done
    case traits(ContentExtensionTraits)
}

/// What a content extension is opened with.
public struct ContentExtensionScene: Codable, Hashable, Sendable {
    public var notification: DeliveredNotification
    public var actions: [NotificationAction]
    public var traits: ContentExtensionTraits

    public init(notification: DeliveredNotification, actions: [NotificationAction], traits: ContentExtensionTraits) {
        self.notification = notification
        self.actions = actions
        self.traits = traits
    }
}

/// What a content extension's views are laid out for.
public struct ContentExtensionTraits: Codable, Hashable, Sendable {
    /// Points.
    public var width: Double
    public var isDark: Bool
    public var isRightToLeft: Bool
    /// As `UIContentSizeCategory` spells it after its prefix: `XS`, `S`, `M`, `L`, `XL`, `XXL`, `XXXL`, `AccessibilityM`…
    public var contentSize: String

    public init(width: Double, isDark: Bool = false, isRightToLeft: Bool = false, contentSize: String = "L") {
        self.width = width
        self.isDark = isDark
        self.isRightToLeft = isRightToLeft
        self.contentSize = contentSize
    }
}

/// What a content extension's process tells the device; each is answered with done.
public enum ContentExtensionReport: Sendable {
    /// The views changed. The next one is sent when this one was answered, and at most 60 go in a second.
    case views(ViewTreeUpdate)
    /// The extension replaced the notification's actions.
    case actions([NotificationAction])
    /// The extension began to play or paused by itself.
    case mediaIsPlaying(Bool)
    /// Open the app with the default action.
    case performDefaultAction
    /// Close the expanded view.
    case dismiss
    /// NSExtensionContext.open: ``ContentExtensionOrder/opened(id:_:)`` answers under the same number.
    case open(url: String, id: Int)
    /// The extension cannot be shown, and why, in one sentence for its author.
    case failed(reason: String)
}

/// What becomes of the expanded view after an action; raw values as `UNNotificationContentExtensionResponseOption`.
public enum ContentResponseOption: UInt, Codable, Hashable, Sendable {
    case doNotDismiss = 0
    case dismiss = 1
    case dismissAndForwardAction = 2
}

extension ContentExtensionOrder: TypedMessage {
    /// The values of `type`.
    public enum Kind: String, CaseIterable, Sendable { case present, receive, answer, event, opened, traits }

    public init(_ kind: Kind, from members: MessageMembers) throws {
        switch kind {
        case .present: self = .present(try ContentExtensionScene(from: members.decoder))
        case .receive: self = .receive(try members["notification"])
        case .answer: self = .answer(try members["response"])
        case .event: self = .event(try members["event"])
        case .opened: self = .opened(id: try members["id"], try members["isOpened"])
        case .traits: self = .traits(try ContentExtensionTraits(from: members.decoder))
        }
    }

    public func write(to message: inout MessageWriter<Kind>) throws {
        switch self {
        case .present(let scene): try message.write(.present, membersOf: scene)
        case .receive(let notification): try message.write(.receive, ["notification": notification])
        case .answer(let response): try message.write(.answer, ["response": response])
        case .event(let event): try message.write(.event, ["event": event])
        case .opened(let id, let isOpened): try message.write(.opened, ["id": id, "isOpened": isOpened])
        case .traits(let traits): try message.write(.traits, membersOf: traits)
        }
    }
}

extension ContentExtensionReport: TypedMessage {
    /// The values of `type`.
    public enum Kind: String, CaseIterable, Sendable {
        case views, actions, mediaIsPlaying, performDefaultAction, dismiss, open, failed
    }

    public init(_ kind: Kind, from members: MessageMembers) throws {
        switch kind {
        case .views: self = .views(try ViewTreeUpdate(from: members.decoder))
        case .actions: self = .actions(try members["actions"])
        case .mediaIsPlaying: self = .mediaIsPlaying(try members["isPlaying"])
        case .performDefaultAction: self = .performDefaultAction
        case .dismiss: self = .dismiss
        case .open: self = .open(url: try members["url"], id: try members["id"])
        case .failed: self = .failed(reason: try members["reason"])
        }
    }

    public func write(to message: inout MessageWriter<Kind>) throws {
        switch self {
        case .views(let update): try message.write(.views, membersOf: update)
        case .actions(let actions): try message.write(.actions, ["actions": actions])
        case .mediaIsPlaying(let isPlaying): try message.write(.mediaIsPlaying, ["isPlaying": isPlaying])
        case .performDefaultAction: try message.write(.performDefaultAction)
        case .dismiss: try message.write(.dismiss)
        case .open(let url, let id): try message.write(.open, ["url": url, "id": id])
        case .failed(let reason): try message.write(.failed, ["reason": reason])
        }
    }
}
