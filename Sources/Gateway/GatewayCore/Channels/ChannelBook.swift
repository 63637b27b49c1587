package import ProviderAPI

/// Every channel and who takes its broadcasts: a value.
package struct ChannelBook: Sendable {
    /// Channels of an app in an environment (sending-channel-management-requests-to-apns).
    package static let channelsPerApp = 10_000
    /// Channels that a device takes at once: five activities of each of its apps, and more than any person has.
    package static let channelsPerDevice = 1_000

    private var channels: [ChannelID: BroadcastChannel] = [:]
    private var devices: [ChannelID: Set<DeviceAddress>] = [:]
    private var taken: [DeviceAddress: Set<ChannelID>] = [:]

    package init() {}

    /// Begins with what was kept.
    package init(_ channels: [BroadcastChannel], _ subscriptions: [ChannelSubscription]) {
        for channel in channels { self.channels[channel.id] = channel }
        for (device, subscriptions) in Dictionary(grouping: subscriptions, by: \.device) {
            apply(.subscribed(device, Set(subscriptions.map(\.channel))))
        }
    }

    /// The channel of an app, as it is seen from an environment.
    package func channel(_ id: ChannelID, of bundleID: String, in environment: PushEnvironment?) -> BroadcastChannel? {
        guard let channel = channels[id], channel.bundleID == bundleID, channel.isSeen(from: environment) else {
            return nil
        }
        return channel
    }

    /// An app's channels, oldest first.
    package func channels(of bundleID: String, in environment: PushEnvironment?) -> [BroadcastChannel] {
        channels.values.filter { $0.bundleID == bundleID && $0.isSeen(from: environment) }
            .sorted { ($0.createdAt, $0.id.text) < ($1.createdAt, $1.id.text) }
    }

    /// Who takes a channel's broadcasts.
    package func devices(of channel: ChannelID) -> Set<DeviceAddress> { devices[channel] ?? [] }

    /// What a device takes of what it asks for: channels that are there and that are the app's.
    ///
    /// - Parameter wanted: channels by the bundle ids of the apps that ask.
    package func taking(_ wanted: [(bundleID: String, channel: ChannelID)]) -> Set<ChannelID> {
        Set(
            wanted.filter { channels[$0.channel]?.bundleID == $0.bundleID }.map(\.channel).prefix(
                Self.channelsPerDevice
            )
        )
    }

    /// Whether a device takes these already.
    package func takes(_ device: DeviceAddress, _ channels: Set<ChannelID>) -> Bool {
        (taken[device] ?? []) == channels
    }

    /// Takes in a change that was kept.
    package mutating func apply(_ change: ChannelChange) {
        switch change {
        case .created(let channel): channels[channel.id] = channel
        case .deleted(let id):
            channels[id] = nil
            for device in devices.removeValue(forKey: id) ?? [] { taken[device]?.remove(id) }
        case .subscribed(let device, let wanted):
            let known = wanted.filter { channels[$0] != nil }
            for id in (taken[device] ?? []).subtracting(known) {
                devices[id]?.remove(device)
                if devices[id]?.isEmpty == true { devices[id] = nil }
            }
            for id in known { devices[id, default: []].insert(device) }
            taken[device] = known.isEmpty ? nil : known
        }
    }
}

extension BroadcastChannel {
    fileprivate func isSeen(from environment: PushEnvironment?) -> Bool {
        self.environment == nil || environment == nil || self.environment == environment
    }
}
