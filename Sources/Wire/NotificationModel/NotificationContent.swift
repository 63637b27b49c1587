/// What a notification says and does: the value behind `UNNotificationContent`.
public struct NotificationContent: Codable, Hashable, Sendable {
    /// The first line.
    public var title: DisplayText = ""
    /// The second line.
    public var subtitle: DisplayText = ""
    /// The message.
    public var body: DisplayText = ""
    /// nil leaves the app's badge unchanged, 0 removes it.
    public var badge: Int?
    /// What is heard when it arrives; nil for silence.
    public var sound: NotificationSound?
    /// Pictures, sounds and movies, in their order; the first makes the thumbnail.
    public var attachments: [Attachment] = []
    /// The category whose buttons are offered; empty for none.
    public var categoryIdentifier = ""
    /// Notifications of one thread form a group; empty for the app's own group.
    public var threadIdentifier = ""
    /// The picture shown while the app starts; kept, and never drawn.
    public var launchImageName = ""
    /// Which window of the app the notification is about.
    public var targetContentIdentifier: String?
    /// How urgently it interrupts.
    public var interruptionLevel = InterruptionLevel.active
    /// 0…1; the highest is featured in the scheduled summary.
    public var relevanceScore = 0.0
    /// What a Focus filter of the app looks at.
    public var filterCriteria: String?
    /// Deprecated by Apple since iOS 15 and ignored when shown; kept for source compatibility.
    public var summaryArgument = ""
    /// Deprecated like ``summaryArgument``; at least 1.
    public var summaryArgumentCount = 1
    /// The rest of the payload, for the app.
    public var userInfo: [String: PropertyValue] = [:]
    /// Set by `updating(from:)` with a message or call intent: draws a communication notification.
    public var communication: Communication?

    public init() {}

    /// Whether there is text to alert with: a title, a subtitle or a body.
    public var hasAlertText: Bool { !title.isEmpty || !subtitle.isEmpty || !body.isEmpty }
}

/// How much a notification may interrupt; raw values as `UNNotificationInterruptionLevel`.
public enum InterruptionLevel: UInt, Codable, Hashable, Sendable, CaseIterable {
    case passive = 0
    case active = 1
    case timeSensitive = 2
    case critical = 3

    /// The spelling of `aps.interruption-level` (generating-a-remote-notification).
    public var payloadName: String {
        switch self {
        case .passive: "passive"
        case .active: "active"
        case .timeSensitive: "time-sensitive"
        case .critical: "critical"
        }
    }
}

/// Who speaks, in a communication notification.
public struct Communication: Codable, Hashable, Sendable {
    /// The name of who wrote or calls.
    public var senderName: String
    /// The group's name when the conversation has several recipients.
    public var groupName: String?
    /// A file with the sender's picture.
    public var avatarPath: String?
    /// Which conversation the message belongs to.
    public var conversationIdentifier: String?
    /// Whether somebody calls, rather than writes.
    public var isCall: Bool

    public init(
        senderName: String,
        groupName: String? = nil,
        avatarPath: String? = nil,
        conversationIdentifier: String? = nil,
        isCall: Bool = false
    ) {
        self.senderName = senderName
        self.groupName = groupName
        self.avatarPath = avatarPath
        self.conversationIdentifier = conversationIdentifier
        self.isCall = isCall
    }
}
