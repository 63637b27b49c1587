package import Foundation
package import NotificationModel

/// A notification that was delivered, and where it can be seen.
package struct DeliveredEntry: Codable, Hashable, Sendable {
    /// Unique on the phone, safe in a URL; an entry that replaces another keeps its key.
    package var key: String
    @Shared package var notification: DeliveredNotification
    /// The journey that it belongs to.
    package var journeyID: String
    package var placement: Placement
    /// Whether it came by provisional authorization.
    package var isProvisional: Bool

    package init(
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
    package var identifier: String { notification.request.identifier }
    /// What it shows.
    package var content: NotificationContent { notification.request.content }
    /// Header of UNUserNotificationCenter: location-triggered ones cannot be retrieved, only removed.
    package var isRetrievable: Bool {
        if case .location = notification.request.trigger { return false }
        return placement.isListed
    }
}

/// An app's notifications in the centre, in the order of their delivery.
package struct DeliveredList: Hashable, Sendable {
    /// The most that an app may have there; the oldest fall out.
    package static let limit = 200

    package private(set) var entries: [DeliveredEntry] {
        didSet { nextSummary = Self.nextSummary(entries) }
    }

    /// When the next one that waits for a scheduled summary comes.
    package private(set) var nextSummary: Date?

    package init(_ entries: [DeliveredEntry] = []) {
        self.entries = entries
        self.nextSummary = Self.nextSummary(entries)
    }

    private static func nextSummary(_ entries: [DeliveredEntry]) -> Date? {
        entries.lazy.compactMap(\.placement.heldUntil).min()
    }

    /// The entry with that key.
    package func entry(key: String) -> DeliveredEntry? { entries.first { $0.key == key } }

    /// The entry with that request identifier.
    package func entry(identifier: String) -> DeliveredEntry? { entries.first { $0.identifier == identifier } }

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
