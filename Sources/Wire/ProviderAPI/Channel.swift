import Foundation

/// A broadcast channel's name: sixteen random bytes in base64 (sending-channel-management-requests-to-apns). Never given twice.
public struct ChannelID: Hashable, Sendable, CustomStringConvertible {
    private static let size = 16

    /// Base64, as in the field `apns-channel-id`.
    public let text: String

    /// Reads a field's text.
    ///
    /// - Returns: nil when it is not base64 of sixteen bytes.
    public init?(_ text: some StringProtocol) {
        let text = String(text)
        guard text.utf8.count == 24, let bytes = Data(base64Encoded: text), bytes.count == Self.size,
            bytes.base64EncodedString() == text
        else { return nil }
        self.text = text
    }

    /// A new one.
    public init(using generator: inout some RandomNumberGenerator) {
        let bytes = (0..<Self.size).map { _ in UInt8.random(in: .min ... .max, using: &generator) }
        text = Data(bytes).base64EncodedString()
    }

    /// Its bytes as a device token has them: what stands for one in a broadcast's journey.
    public var hexadecimal: String { DeviceToken(bytes: Data(base64Encoded: text) ?? Data()).hexadecimal }

    public var description: String { text }
}

/// What becomes of a channel's broadcasts for devices that are away: `message-storage-policy`.
public enum MessageStoragePolicy: Int, Codable, Hashable, Sendable, CaseIterable {
    /// Nothing is stored.
    case none = 0
    /// The most recent one is.
    case mostRecent = 1
}

/// What a channel is made of: the body of its making and of its reading.
public struct ChannelConfiguration: Codable, Hashable, Sendable {
    public var messageStoragePolicy: MessageStoragePolicy
    /// `LiveActivity`, in any case.
    public var pushType: String

    public init(messageStoragePolicy: MessageStoragePolicy, pushType: String = Self.liveActivity) {
        self.messageStoragePolicy = messageStoragePolicy
        self.pushType = pushType
    }

    /// The only type of broadcasts, as Apple's pages write it in a channel's configuration.
    public static let liveActivity = "LiveActivity"

    private enum CodingKeys: String, CodingKey {
        case messageStoragePolicy = "message-storage-policy"
        case pushType = "push-type"
    }
}

/// An app's channels: the answer to `all-channels`.
public struct ChannelList: Codable, Hashable, Sendable {
    public var channels: [String]

    public init(channels: [String]) { self.channels = channels }
}

/// Where channels are managed and broadcasts sent.
public enum ChannelPath {
    /// Behind it a bundle id, then `/channels` or `/all-channels`.
    public static let managementPrefix = "/1/apps/"
    /// Behind it a bundle id.
    public static let broadcastPrefix = "/4/broadcasts/apps/"

    public static func channels(of bundleID: String) -> String { "\(managementPrefix)\(bundleID)/channels" }
    public static func allChannels(of bundleID: String) -> String { "\(managementPrefix)\(bundleID)/all-channels" }
    public static func broadcasts(of bundleID: String) -> String { broadcastPrefix + bundleID }
}
