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
    /// What Apple would have refused it for; the permissive profile takes it all the same.
    package var warning: Refusal?

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
