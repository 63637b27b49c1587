public import Foundation
public import NotificationModel

/// A push on its way to a device.
public struct CourierPush: Codable, Hashable, Sendable {
    /// The gateway's number for it; grows.
    public var serial: Int64
    /// `apns-id`, canonical lower case.
    public var id: String
    public var token: String
    public var bundleID: String
    public var topic: String
    /// `apns-push-type`; `alert` when the provider sent none.
    public var pushType: String
    /// 10, 5 or 1.
    public var priority: Int
    /// nil: the default storage policy.
    public var expiration: Date?
    public var collapseID: String?
    /// The channel that it was broadcast on; nil for a push to this device. Since version 4.
    public var channel: String?
    /// The payload's bytes as the provider sent them.
    public var payload: Data
    /// The gateway's steps so far.
    public var journey: [JourneyEntry]

    public init(
        serial: Int64,
        id: String,
        token: String,
        bundleID: String,
        topic: String,
        pushType: String,
        priority: Int,
        expiration: Date?,
        collapseID: String?,
        channel: String? = nil,
        payload: Data,
        journey: [JourneyEntry]
    ) {
        self.serial = serial
        self.id = id
        self.token = token
        self.bundleID = bundleID
        self.topic = topic
        self.pushType = pushType
        self.priority = priority
        self.expiration = expiration
        self.collapseID = collapseID
        self.channel = channel
        self.payload = payload
        self.journey = journey
    }
}

/// A broadcast channel that a Live Activity of an app takes.
public struct CourierSubscription: Codable, Hashable, Sendable {
    public var bundleID: String
    /// `apns-channel-id`.
    public var channel: String

    public init(bundleID: String, channel: String) {
        self.bundleID = bundleID
        self.channel = channel
    }
}

/// A provider's request as the gateway saw it and answered it: what an inspector shows.
public struct PushRecord: Codable, Hashable, Sendable {
    /// `apns-id`.
    public var id: String
    public var at: Date
    /// Header fields in the order they came, without the provider token.
    public var headers: [Header]
    public var token: String
    public var payload: Data
    public var status: Int
    /// Apple's reason when it was rejected.
    public var reason: String?
    public var journey: [JourneyEntry]

    /// A header field.
    public struct Header: Codable, Hashable, Sendable {
        public var name: String
        public var value: String

        public init(name: String, value: String) {
            self.name = name
            self.value = value
        }
    }

    public init(
        id: String,
        at: Date,
        headers: [Header],
        token: String,
        payload: Data,
        status: Int,
        reason: String?,
        journey: [JourneyEntry]
    ) {
        self.id = id
        self.at = at
        self.headers = headers
        self.token = token
        self.payload = payload
        self.status = status
        self.reason = reason
        self.journey = journey
    }
}
