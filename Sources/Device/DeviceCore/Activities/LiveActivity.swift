package import Foundation
package import NotificationModel

/// A Live Activity as pushes have made it (ActivityKit: starting and updating Live Activities with push notifications).
///
/// The phone draws what `content-state` and `attributes` say as a plain card: the app's own SwiftUI view is not run.
package struct LiveActivity: Codable, Hashable, Sendable {
    /// The journey of the push that started it; its name on the screen, too.
    package var journeyID: String
    /// `attributes-type`
    package var type: String
    package var attributes: [String: PropertyValue]
    /// `content-state`
    package var state: [String: PropertyValue]
    /// The broadcast channel that it takes; nil for none.
    package var channel: String?
    /// Whether it has a token of its own for pushes (`input-push-token`); nil for no.
    package var wantsToken: Bool?
    package var startedAt: Date
    /// `timestamp` of the push that it shows.
    package var timestamp: Date
    /// `stale-date`
    package var staleAt: Date?
    package var endedAt: Date?
    /// When it goes from the lock screen.
    package var leavesAt: Date

    /// Unique on the phone, beside those of cards.
    package var key: String { "activity-\(journeyID)" }

    /// When the system ends it.
    package var endsAt: Date { startedAt.addingTimeInterval(Self.activeSeconds) }

    /// Whether pushes may still change it.
    package func isOpen(at now: Date) -> Bool { endedAt == nil && now < endsAt }

    /// Until the system ends it: eight hours, in seconds.
    package static let activeSeconds = 8.0 * 3600
    /// How long an ended one stays at most: four hours, in seconds.
    package static let endedSeconds = 4.0 * 3600
    /// The most that an app may have; the oldest goes.
    package static let limit = 5
}

/// A push of type `liveactivity`.
package struct LiveActivityPush: Hashable, Sendable {
    /// What it does.
    package enum Event: String, Hashable, Sendable {
        case start
        case update
        case end
    }

    package var event: Event
    package var type: String
    package var attributes: [String: PropertyValue]
    package var state: [String: PropertyValue]
    /// `input-push-channel` of a start: the broadcast channel that the activity takes.
    package var channel: String?
    /// `input-push-token` of a start: the activity gets a token of its own.
    package var wantsToken: Bool
    package var timestamp: Date?
    package var staleAt: Date?
    package var dismissalAt: Date?

    /// Reads the payload.
    ///
    /// - Throws: `RemotePayloadError` for no payload, ``PhoneError/invalid(_:)`` for one without what ActivityKit asks for.
    package init(decoding bytes: Data) throws {
        try self.init(RemotePayload(decoding: bytes))
    }

    /// Takes it from a payload.
    ///
    /// - Throws: ``PhoneError/invalid(_:)`` for one without what ActivityKit asks for.
    package init(_ payload: RemotePayload) throws(PhoneError) {
        guard case .dictionary(let aps)? = payload.content.userInfo["aps"] else {
            throw PhoneError.invalid("the payload has no “aps” dictionary")
        }
        guard let name = aps["event"]?.string, let event = Event(rawValue: name) else {
            throw PhoneError.invalid("“event” is none of start, update, end")
        }
        func object(_ key: String) -> [String: PropertyValue]? {
            if case .dictionary(let members)? = aps[key] { members } else { nil }
        }
        func date(_ key: String) -> Date? { aps[key]?.number.map { Date(timeIntervalSince1970: $0) } }
        guard let state = object("content-state") ?? (event == .end ? [:] : nil) else {
            throw PhoneError.invalid("“content-state” is no dictionary")
        }
        let type = aps["attributes-type"]?.string
        guard event != .start || type != nil else { throw PhoneError.invalid("a start has no “attributes-type”") }
        self.event = event
        self.type = type ?? ""
        self.attributes = object("attributes") ?? [:]
        self.state = state
        self.channel = event == .start ? aps["input-push-channel"]?.string : nil
        self.wantsToken = event == .start && aps["input-push-token"]?.number == 1
        self.timestamp = date("timestamp")
        self.staleAt = date("stale-date")
        self.dismissalAt = date("dismissal-date")
    }
}
