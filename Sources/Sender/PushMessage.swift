public import Foundation
public import ProviderAPI

/// A push to send: the request of sending-notification-requests-to-apns, as it is, so that a wrong one can be sent too.
public struct PushMessage: Hashable, Sendable {
    /// Hexadecimal.
    public var deviceToken: String
    /// `apns-topic`; see `PushType.Facts.topic(ofBundleID:)` for types other than alert.
    public var topic: String
    /// JSON.
    public var payload: Data
    public var pushType: PushType?
    /// `apns-id`; nil lets the gateway make one.
    public var id: String?
    public var expiration: PushExpiration
    public var priority: PushPriority?
    public var collapseID: String?

    public init(
        deviceToken: String,
        topic: String,
        payload: Data,
        pushType: PushType? = .alert,
        id: String? = nil,
        expiration: PushExpiration = .unspecified,
        priority: PushPriority? = nil,
        collapseID: String? = nil
    ) {
        self.deviceToken = deviceToken
        self.topic = topic
        self.payload = payload
        self.pushType = pushType
        self.id = id
        self.expiration = expiration
        self.priority = priority
        self.collapseID = collapseID
    }

    /// The header fields that say all this.
    var fields: [(name: String, value: String)] {
        let seconds = expiration.seconds.map(String.init)
        let fields: [(String, String?)] = [
            (ProviderField.topic, topic),
            (ProviderField.pushType, pushType?.rawValue),
            (ProviderField.id, id),
            (ProviderField.expiration, seconds),
            (ProviderField.priority, priority.map { String($0.rawValue) }),
            (ProviderField.collapseID, collapseID),
        ]
        return fields.compactMap { name, value in value.map { (name, $0) } }
    }
}

/// What APNs answered.
public struct PushAnswer: Hashable, Sendable {
    public let status: Int
    /// `apns-id`, with which a push's journey is looked up.
    public let id: String?
    /// The reason when it was rejected; may be one that `Rejection.all` does not have.
    public let reason: String?
    /// With status 410: when the token stopped being valid.
    public let timestamp: Date?
    /// What Carillon's gateway says of this very push, `carillon-explanation`; Apple says nothing.
    public let explanation: String?

    /// - Parameters:
    ///   - status: of HTTP.
    ///   - id: the push's.
    ///   - reason: why it was rejected.
    ///   - timestamp: when the token stopped being valid.
    ///   - explanation: what the gateway says of this very push.
    public init(status: Int, id: String?, reason: String?, timestamp: Date?, explanation: String? = nil) {
        self.status = status
        self.id = id
        self.reason = reason
        self.timestamp = timestamp
        self.explanation = explanation
    }

    /// Whether APNs took the push.
    public var isAccepted: Bool { status == 200 }
    /// What the table says of the reason.
    public var rejection: Rejection? { reason.flatMap(Rejection.named) }
}

extension PushExpiration {
    /// The field's number; the largest for a date beyond all numbers, and nil without one.
    var seconds: Int64? {
        date.map { Int64(exactly: $0.timeIntervalSince1970.rounded(.towardZero)) ?? .max }
    }
}
