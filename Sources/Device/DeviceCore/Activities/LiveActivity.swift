public import Foundation
public import NotificationModel

/// A Live Activity as pushes have made it (ActivityKit: starting and updating Live Activities with push notifications).
///
/// The phone draws what `content-state` and `attributes` say as a plain card: the app's own SwiftUI view is not run.
public struct LiveActivity: Codable, Hashable, Sendable {
    /// The journey of the push that started it; its name on the screen, too.
    public var journeyID: String
    /// `attributes-type`
    public var type: String
    public var attributes: [String: PropertyValue]
    /// `content-state`
    public var state: [String: PropertyValue]
    public var startedAt: Date
    /// `timestamp` of the push that it shows.
    public var timestamp: Date
    /// `stale-date`
    public var staleAt: Date?
    public var endedAt: Date?
    /// When it goes from the lock screen.
    public var leavesAt: Date

    /// Until the system ends it: eight hours, in seconds.
    public static let activeSeconds = 8.0 * 3600
    /// How long an ended one stays at most: four hours, in seconds.
    public static let endedSeconds = 4.0 * 3600
    /// The most that an app may have; the oldest goes.
    public static let limit = 5
}

/// A push of type `liveactivity`.
public struct LiveActivityPush: Hashable, Sendable {
    /// What it does.
    public enum Event: String, Hashable, Sendable {
        case start
        case update
        case end
    }

    public var event: Event
    public var type: String
    public var attributes: [String: PropertyValue]
    public var state: [String: PropertyValue]
    public var timestamp: Date?
    public var staleAt: Date?
    public var dismissalAt: Date?

    /// Reads the payload.
    ///
    /// - Throws: `RemotePayloadError` for no payload, ``PhoneError/invalid(_:)`` for one without what ActivityKit asks for.
    public init(decoding bytes: Data) throws {
        try self.init(RemotePayload(decoding: bytes))
    }

    /// Takes it from a payload.
    ///
    /// - Throws: ``PhoneError/invalid(_:)`` for one without what ActivityKit asks for.
    public init(_ payload: RemotePayload) throws(PhoneError) {
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
        self.timestamp = date("timestamp")
        self.staleAt = date("stale-date")
        self.dismissalAt = date("dismissal-date")
    }
}
