public import Foundation
public import ProviderAPI

/// A request that passed every check.
public struct AcceptedPush: Hashable, Sendable {
    public var id: MessageID
    public var registration: Registration
    public var topic: String
    public var type: PushType
    public var priority: PushPriority
    public var expiration: PushExpiration
    public var collapseID: String?
    public var payload: [UInt8]
    public var acceptedAt: Date
    /// What Apple would have refused it for; the permissive profile takes it all the same.
    public var warning: Refusal?

    public init(
        id: MessageID,
        registration: Registration,
        topic: String,
        type: PushType,
        priority: PushPriority,
        expiration: PushExpiration,
        collapseID: String?,
        payload: [UInt8],
        acceptedAt: Date,
        warning: Refusal? = nil
    ) {
        self.id = id
        self.registration = registration
        self.topic = topic
        self.type = type
        self.priority = priority
        self.expiration = expiration
        self.collapseID = collapseID
        self.payload = payload
        self.acceptedAt = acceptedAt
        self.warning = warning
    }
}
