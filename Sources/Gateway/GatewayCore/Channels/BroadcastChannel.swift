package import Foundation
package import ProviderAPI

/// A broadcast channel of an app.
package struct BroadcastChannel: Hashable, Sendable {
    package var id: ChannelID
    package var bundleID: String
    /// Where it was made; nil where one address is both, for a channel that is valid in both.
    package var environment: PushEnvironment?
    package var policy: MessageStoragePolicy
    package var createdAt: Date

    package init(
        id: ChannelID,
        bundleID: String,
        environment: PushEnvironment?,
        policy: MessageStoragePolicy,
        createdAt: Date
    ) {
        self.id = id
        self.bundleID = bundleID
        self.environment = environment
        self.policy = policy
        self.createdAt = createdAt
    }
}

/// An app on a device that takes a channel's broadcasts.
package struct ChannelSubscription: Hashable, Sendable {
    package var device: DeviceAddress
    package var channel: ChannelID

    package init(device: DeviceAddress, channel: ChannelID) {
        self.device = device
        self.channel = channel
    }
}

/// What changes in the channels and who takes them; what a store keeps.
package enum ChannelChange: Hashable, Sendable {
    case created(BroadcastChannel)
    /// With it go its subscriptions.
    case deleted(ChannelID)
    /// A device takes these channels from now on, and no others.
    case subscribed(DeviceAddress, Set<ChannelID>)
}
