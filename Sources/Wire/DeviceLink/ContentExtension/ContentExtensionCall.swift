public import NotificationModel

/// What the device asks of a content extension's process.
public enum ContentExtensionOrder: Codable, Sendable {
    /// Load the view controller and show this. → ``LinkReply/done`` when the first views have been sent
    case present(ContentExtensionScene)
    /// Another notification of the same thread came while the first is open. → ``LinkReply/done``
    case receive(DeliveredNotification)
    /// → ``LinkReply/responseOption(_:)``, once the extension has decided
    case answer(NotificationResponse)
    /// → ``LinkReply/done``
    case event(ViewEvent)
    /// Whether something opens what it asked to open; told before anything happens. → ``LinkReply/done``
    case opened(id: Int, Bool)
    /// The width or the look changed. → ``LinkReply/done``
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

/// What a content extension's process tells the device; each is answered with ``LinkReply/done``.
public enum ContentExtensionReport: Codable, Sendable {
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
