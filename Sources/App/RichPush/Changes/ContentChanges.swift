/// What is changed about a notification besides its media and its sound.
///
/// Everything is off until it is set.
public struct ContentChanges: Sendable {
    /// What the title becomes; nil leaves it.
    public var title: TextTemplate?
    /// What the subtitle becomes; nil leaves it.
    public var subtitle: TextTemplate?
    /// What the body becomes; nil leaves it.
    public var body: TextTemplate?
    /// Added to `userInfo`, for the content extension and the app.
    public var userInfo: [String: TextTemplate] = [:]
    /// Taken out of `userInfo`, such as keys that only the extension needs.
    public var removedFromUserInfo: [PayloadPath] = []
    /// How the badge changes; nil leaves it.
    public var badge: BadgeRule?
    /// Where buttons are described: see `PayloadButton`.
    public var buttons: PayloadPath?
    /// Where the thread's name stands.
    public var thread: PayloadPath?
    /// Where the level stands: `passive`, `active`, `time-sensitive` or `critical`.
    public var interruptionLevel: PayloadPath?
    /// Where a number from 0 to 1 stands; the highest is featured in the summary.
    public var relevance: PayloadPath?
    /// Who speaks, for a communication notification.
    public var sender: SenderRule?

    public init() {}
}

/// What the badge becomes.
public enum BadgeRule: Hashable, Sendable {
    /// The number that stands there.
    case number(at: PayloadPath)
    /// One more (or the number that stands there more) than the count kept in the app group; see ``BadgeCounter``.
    case increment(group: String, by: PayloadPath? = nil)
}

/// Where a payload says who speaks.
public struct SenderRule: Hashable, Sendable {
    /// Where the sender's name stands.
    public var name: PayloadPath
    /// The address of the sender's picture.
    public var picture: PayloadPath?
    /// Where the sender's own identifier stands.
    public var identifier: PayloadPath?
    /// Where the conversation's identifier stands.
    public var conversation: PayloadPath?
    /// The group's name, if the conversation has several recipients.
    public var groupName: PayloadPath?

    public init(name: PayloadPath, picture: PayloadPath? = nil) {
        self.name = name
        self.picture = picture
    }
}
