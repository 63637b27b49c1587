import GatewayCore

/// The bounds of one HTTP/2 connection.
struct HTTP2Limits: Sendable {
    /// What a connection may have open before a valid provider token (sending-notification-requests-to-apns).
    static let streamsBeforeTrust: UInt32 = 1
    /// What it may have open afterwards, as has been observed of Apple's servers.
    static let streams: UInt32 = 500
    /// What is tolerated without punishment; beyond it the connection ends.
    ///
    /// Some clients open streams before they read the settings, and hang or fail when one is refused.
    static let toleratedStreams: UInt32 = 4096
    /// Bytes of a request's header fields, counted as RFC 9113 §6.5.2 does; as observed of Apple's servers. More are answered.
    static let headerListSize = ProviderRequest.headerListLimit
    /// Bytes of a request's header fields at which the connection ends: HPACK makes megabytes of a few bytes.
    static let bombSize = 65_536
    /// Bytes of a body that are thrown away after its answer before the stream is reset.
    static let discardedBody = 1_048_576
    /// How long they may come before it is reset as well: a client is left the time to read its answer first.
    static let surplusSeconds: Int64 = 1
    /// Bytes of HPACK's dynamic table, as observed of Apple's servers.
    static let headerTableSize: UInt32 = 4096
    /// Frames that bring no request further (empty DATA, PING, PRIORITY, SETTINGS, WINDOW_UPDATE, RST_STREAM) which may come
    /// at once.
    static let idleFrames = 2000
    /// How many more may come with each request, and with each second.
    static let idleFramesPerRequest = 8
    static let idleFramesPerSecond = 100
    /// DATA frames of fewer bytes, other than a body's last, bring no request further.
    static let smallData = 32
}
