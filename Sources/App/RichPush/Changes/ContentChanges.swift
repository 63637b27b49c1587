/// What is changed about a notification besides its media and its sound.
///
/// Everything is off until it is set.
public struct ContentChanges: Sendable {
    public var title: TextTemplate?
    public var subtitle: TextTemplate?
    public var body: TextTemplate?
    /// Added to `userInfo`, for the content extension and the app.
    public var userInfo: [String: TextTemplate] = [:]
    /// Taken out of `userInfo`, such as keys that only the extension needs.
    public var removedFromUserInfo: [PayloadPath] = []
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
    public var name: PayloadPath
    /// The address of the sender's picture.
    public var picture: PayloadPath?
    public var identifier: PayloadPath?
    public var conversation: PayloadPath?
    /// The group's name, if the conversation has several recipients.
    public var groupName: PayloadPath?

    public init(name: PayloadPath, picture: PayloadPath? = nil) {
        self.name = name
        self.picture = picture
    }
}
