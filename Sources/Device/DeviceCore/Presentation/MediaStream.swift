/// Media of another server on their way to the page: a part of them, as the page asked.
public struct MediaStream: Sendable {
    /// Whether only a part follows (RFC 9110, 15.3.7).
    public var isPart: Bool
    public var mimeType: String
    /// How many bytes follow; nil where the server does not say.
    public var length: Int?
    /// Which part follows, as the server says it.
    public var contentRange: String?
    public var takesRanges: Bool
    /// Hands over the bytes as they come, no faster than they are taken; throws when the server, the card's closing or a
    /// limit ends them early.
    public var send: @Sendable (_ take: ([UInt8]) async throws -> Void) async throws -> Void

    public init(
        isPart: Bool,
        mimeType: String,
        length: Int?,
        contentRange: String?,
        takesRanges: Bool,
        send: @escaping @Sendable (_ take: ([UInt8]) async throws -> Void) async throws -> Void
    ) {
        self.isPart = isPart
        self.mimeType = mimeType
        self.length = length
        self.contentRange = contentRange
        self.takesRanges = takesRanges
        self.send = send
    }
}
