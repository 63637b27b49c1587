public import Foundation

/// The provider API's numbers, each where Apple's documentation states it.
public enum ProviderLimits {
    /// Bytes of a payload (generating-a-remote-notification).
    public static let payload = 4096
    /// Bytes of a VoIP payload (generating-a-remote-notification).
    public static let voipPayload = 5120
    /// Bytes of a broadcast's payload (sending-broadcast-push-notification-requests-to-apns).
    public static let broadcastPayload = 5120
    /// Bytes of a collapse identifier (sending-notification-requests-to-apns).
    public static let collapseID = 64
    /// Seconds for which a push waits for its device at most: 30 days
    /// (sending-notification-requests-to-apns, viewing-the-status-of-push-notifications).
    public static let storageTime: TimeInterval = 30 * 24 * 3600
    /// Seconds after its `iat` at which a provider token expires (establishing-a-token-based-connection-to-apns).
    public static let providerTokenAge: TimeInterval = 3600
    /// Seconds that have to pass between two tokens of one connection (establishing-a-token-based-connection-to-apns).
    public static let providerTokenRefresh: TimeInterval = 20 * 60
    /// Characters of a key id and of a team id (establishing-a-token-based-connection-to-apns).
    public static let identifierLength = 10
}
