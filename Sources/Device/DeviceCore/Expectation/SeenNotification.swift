import Foundation
package import NotificationModel

/// A notification as a person saw it, or would have seen it, with what was sent and how far it came.
package struct SeenNotification: Codable, Hashable, Sendable {
    /// The journey: the `apns-id` of a push.
    package var id: String
    /// The app's bundle id; nil when the request named none.
    package var app: String?
    package var title: String?
    package var subtitle: String?
    package var body: String?
    package var category: String?
    package var thread: String?
    /// What the provider sent; nil for a local notification.
    package var payload: PropertyValue?
    /// The card's key while it is on the phone.
    package var card: String?
    /// Its steps by their names, in order.
    package var steps: [JourneyEvent]
    /// The step that decided that it is not seen, such as `suppressed`; nil while it may still be.
    package var stopped: JourneyEntry?

    /// - Parameters:
    ///   - journey: with its steps.
    ///   - card: as it is drawn; nil where it is not on the phone, or its text is hidden.
    package init(_ journey: Journey, card: RenderModel.Card?) {
        id = journey.id
        app = journey.bundleID
        steps = journey.entries.map(\.event)
        payload = journey.payload.flatMap { try? JSONDecoder().decode(PropertyValue.self, from: Data($0.utf8)) }
        stopped = journey.stopped
        let aps = payload?["aps"]
        let alert = aps?["alert"]
        title = alert?["title"]?.string ?? (payload == nil ? journey.title : nil)
        subtitle = alert?["subtitle"]?.string
        body = alert?["body"]?.string ?? alert?.string
        category = aps?["category"]?.string
        thread = aps?["thread-id"]?.string
        for change in journey.entries.flatMap({ $0.changes ?? [] }) { apply(change) }
        guard let card, !card.isPreviewHidden else { return }
        self.card = card.key
        // A card without a title shows the app's name in its place.
        if !(card.title == card.appName && title == nil) { title = card.title.ifAny ?? title }
        subtitle = card.subtitle.ifAny ?? subtitle
        body = card.body.ifAny ?? body
        category = card.categoryIdentifier.ifAny ?? category
        thread = card.threadIdentifier.ifAny ?? thread
    }

    /// Whether it was for another phone of the space, and this one only heard of it.
    package var isElsewhere: Bool { steps.contains(.elsewhere) && !steps.contains(.received) }

    /// What the service extension made of it.
    private mutating func apply(_ change: ContentChange) {
        switch change.field {
        case "title": title = change.after
        case "subtitle": subtitle = change.after
        case "body": body = change.after
        case "categoryIdentifier": category = change.after
        case "threadIdentifier": thread = change.after
        default: break
        }
    }
}

extension String {
    fileprivate var ifAny: String? { isEmpty ? nil : self }
}

extension Journey {
    private static let stops: Set<JourneyEvent> = [.rejected, .expired, .replaced, .discarded, .suppressed, .held]

    /// The step that decided that the notification is not seen, such as `suppressed`; nil while it may still be.
    package var stopped: JourneyEntry? { entries.last { Self.stops.contains($0.event) } }
}
