public import Foundation
public import ProviderAPI

/// A request about an app's broadcast channels (sending-channel-management-requests-to-apns,
/// sending-broadcast-push-notification-requests-to-apns).
public struct ChannelMessage: Hashable, Sendable {
    /// What is asked.
    public enum Action: Hashable, Sendable {
        case create(ChannelConfiguration)
        case read(channel: String)
        case delete(channel: String)
        case list
        /// A push to everybody who takes a channel: JSON, and the moment until which it is stored.
        case broadcast(channel: String, payload: Data, priority: PushPriority?, expiration: PushExpiration)
    }

    public var bundleID: String
    public var action: Action

    public init(bundleID: String, _ action: Action) {
        self.bundleID = bundleID
        self.action = action
    }

    var isBroadcast: Bool { if case .broadcast = action { true } else { false } }

    var method: String {
        switch action {
        case .create, .broadcast: "POST"
        case .read, .list: "GET"
        case .delete: "DELETE"
        }
    }

    package var path: String {
        switch action {
        case .create, .read, .delete: ChannelPath.channels(of: bundleID)
        case .list: ChannelPath.allChannels(of: bundleID)
        case .broadcast: ChannelPath.broadcasts(of: bundleID)
        }
    }

    /// Header fields, names in lower case.
    package var fields: [(name: String, value: String)] {
        switch action {
        case .create, .list: return []
        case .read(let channel), .delete(let channel): return [(ProviderField.channelID, channel)]
        case .broadcast(let channel, _, let priority, let expiration):
            let seconds = expiration.seconds.map(String.init) ?? "0"
            return [
                (ProviderField.channelID, channel), (ProviderField.pushType, PushType.liveactivity.rawValue),
                (ProviderField.expiration, seconds),
                (ProviderField.priority, String((priority ?? .immediate).rawValue)),
            ]
        }
    }

    /// JSON; nil for none.
    package var body: Data? {
        switch action {
        // A number and a text can always be encoded.
        case .create(let configuration): try? JSONEncoder().encode(configuration)
        case .broadcast(_, let payload, _, _): payload
        case .read, .delete, .list: nil
        }
    }
}

/// What was answered to a ``ChannelMessage``.
public struct ChannelAnswer: Hashable, Sendable {
    public let status: Int
    /// `apns-request-id`, with which a broadcast's journey is looked up.
    public let requestID: String?
    /// `apns-channel-id` of a channel that was made.
    public let channelID: String?
    /// The reason when it was rejected.
    public let reason: String?
    /// What a Carillon gateway says of it; nil from Apple.
    public let explanation: String?
    /// JSON, where there is one.
    public let body: Data

    public init(
        status: Int,
        requestID: String?,
        channelID: String?,
        reason: String?,
        explanation: String?,
        body: Data
    ) {
        self.status = status
        self.requestID = requestID
        self.channelID = channelID
        self.reason = reason
        self.explanation = explanation
        self.body = body
    }

    /// Whether it was done.
    public var isAccepted: Bool { (200..<300).contains(status) }
}
