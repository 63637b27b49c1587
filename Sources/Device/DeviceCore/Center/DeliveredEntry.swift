public import Foundation
public import NotificationModel

/// A notification that was delivered, and where it can be seen.
public struct DeliveredEntry: Codable, Hashable, Sendable {
    /// Unique on the phone, safe in a URL; an entry that replaces another keeps its key.
    public var key: String
    @Shared public var notification: DeliveredNotification
    /// The journey that it belongs to.
    public var journeyID: String
    public var placement: Placement
    /// Whether it came by provisional authorization.
    public var isProvisional: Bool

    public init(
        key: String,
        notification: DeliveredNotification,
        journeyID: String,
        placement: Placement,
        isProvisional: Bool
    ) {
        self.key = key
        self.notification = notification
        self.journeyID = journeyID
        self.placement = placement
        self.isProvisional = isProvisional
    }

    /// The request's identifier.
    public var identifier: String { notification.request.identifier }
    /// What it shows.
    public var content: NotificationContent { notification.request.content }
    /// Header of UNUserNotificationCenter: location-triggered ones cannot be retrieved, only removed.
    public var isRetrievable: Bool {
        if case .location = notification.request.trigger { return false }
        return placement.isListed
    }
}

/// An app's notifications in the centre, in the order of their delivery.
public struct DeliveredList: Hashable, Sendable {
    /// The most that an app may have there; the oldest fall out.
    public static let limit = 200

    public private(set) var entries: [DeliveredEntry] {
        didSet { nextSummary = Self.nextSummary(entries) }
    }

    /// When the next one that waits for a scheduled summary comes.
    public private(set) var nextSummary: Date?

    public init(_ entries: [DeliveredEntry] = []) {
        self.entries = entries
        self.nextSummary = Self.nextSummary(entries)
    }

    private static func nextSummary(_ entries: [DeliveredEntry]) -> Date? {
        entries.lazy.compactMap(\.placement.heldUntil).min()
    }

    /// The entry with that key.
    public func entry(key: String) -> DeliveredEntry? { entries.first { $0.key == key } }

    /// The entry with that request identifier.
    public func entry(identifier: String) -> DeliveredEntry? { entries.first { $0.identifier == identifier } }

    /// Takes in an entry; one with the same identifier goes.
    ///
    /// - Returns: the entry that fell out because there are more than ``limit``.
    mutating func add(_ entry: DeliveredEntry) -> DeliveredEntry? {
        entries.removeAll { $0.identifier == entry.identifier }
        entries.append(entry)
        return entries.count > Self.limit ? entries.removeFirst() : nil
    }

    mutating func remove(key: String) { entries.removeAll { $0.key == key } }

    mutating func remove(_ identifiers: Set<String>) { entries.removeAll { identifiers.contains($0.identifier) } }

    /// Changes every entry.
    mutating func change(_ body: (inout DeliveredEntry) -> Void) {
        var entries = entries
        for index in entries.indices { body(&entries[index]) }
        self.entries = entries
    }

    mutating func removeAll() { entries.removeAll() }
}
