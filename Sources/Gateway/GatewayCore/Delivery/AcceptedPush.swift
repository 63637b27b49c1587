package import Foundation
package import ProviderAPI

/// A request that passed every check.
package struct AcceptedPush: Hashable, Sendable {
    package var id: MessageID
    package var registration: Registration
    package var topic: String
    package var type: PushType
    package var priority: PushPriority
    package var expiration: PushExpiration
    package var collapseID: String?
    package var payload: [UInt8]
    package var acceptedAt: Date
    /// The channel that it was broadcast on; nil for a push to one device.
    package var channel: ChannelID?
    /// What Apple would have refused it for; the permissive profile takes it all the same.
    package var warning: Refusal?
    /// Which of several gateways took it; nil when there is one.
    package var gateway: String?

    package init(
        id: MessageID,
        registration: Registration,
        topic: String,
        type: PushType,
        priority: PushPriority,
        expiration: PushExpiration,
        collapseID: String?,
        payload: [UInt8],
        acceptedAt: Date,
        channel: ChannelID? = nil,
        warning: Refusal? = nil,
        gateway: String? = nil
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
        self.channel = channel
        self.warning = warning
        self.gateway = gateway
    }

    /// What it shares with the pushes whose place it takes in the store: its app, its Live Activity's token, or its channel.
    package var place: String {
        channel.map { "\(registration.bundleID) \($0)" } ?? registration.scope
    }
}
