/// Media of another server on their way to the page: a part of them, as the page asked.
package struct MediaStream: Sendable {
    /// Whether only a part follows (RFC 9110, 15.3.7).
    package var isPart: Bool
    package var mimeType: String
    /// How many bytes follow; nil where the server does not say.
    package var length: Int?
    /// Which part follows, as the server says it.
    package var contentRange: String?
    package var takesRanges: Bool
    /// Hands over the bytes as they come, no faster than they are taken; throws when the server, the card's closing or a
    /// limit ends them early.
    package var send: @Sendable (_ take: ([UInt8]) async throws -> Void) async throws -> Void

    package init(
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
