public import Foundation
public import NotificationModel

/// From a device to the gateway, over TLS, framed like the link.
public enum CourierRequest: Codable, Sendable {
    /// First on a connection.
    case hello(CourierHello)
    /// The app wants a device token. → ``CourierEvent/registered(bundleID:token:)``
    case register(bundleID: String)
    /// The app was removed or unregistered: its token answers 410 from now on.
    case unregister(token: String)
    /// The push is stored on the device: the gateway may forget it.
    case acknowledge(serial: Int64)
    /// → ``CourierEvent/journey(id:_:)``
    case journey(id: String)
    case ping
}

/// Who a device is.
public struct CourierHello: Codable, Hashable, Sendable {
    public static let currentVersion = 1

    public var version: Int
    /// Tests and teams that share a gateway never see each other's space.
    public var space: String
    public var deviceID: String
    public var deviceName: String
    /// Made by the device at its first start; the gateway believes whoever brings it first.
    public var secret: String
    /// Whether the device's screen wants to see every push of the space, rejected ones too.
    public var observes: Bool

    public init(
        version: Int = CourierHello.currentVersion,
        space: String,
        deviceID: String,
        deviceName: String,
        secret: String,
        observes: Bool
    ) {
        self.version = version
        self.space = space
        self.deviceID = deviceID
        self.deviceName = deviceName
        self.secret = secret
        self.observes = observes
    }
}

/// From the gateway to a device.
public enum CourierEvent: Codable, Sendable {
    case welcome(version: Int)
    /// The gateway closes after it.
    case refused(reason: String)
    case registered(bundleID: String, token: String)
    /// The app gets no device token, and why.
    case registrationFailed(bundleID: String, reason: String)
    /// Sent again after every reconnect until it is acknowledged.
    case push(CourierPush)
    /// The gateway's part of a journey; nil if it knows none of that id.
    case journey(id: String, Journey?)
    /// Another step of a push in an observed space.
    case observed(PushRecord)
    case pong
}

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
        self.payload = payload
        self.journey = journey
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
