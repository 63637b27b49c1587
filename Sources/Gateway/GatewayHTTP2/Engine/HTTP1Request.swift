import NIOCore

/// The first bytes of a client that does not speak HTTP/2.
enum HTTP1Request {
    /// Bytes of them that are looked at.
    private static let limit = 8192

    /// Whether they are, or may become, the first line of an HTTP/1 request (RFC 9112 §3).
    static func begins(_ bytes: ByteBuffer) -> Bool {
        let text = bytes.readableBytesView.prefix(limit)
        let line = text.prefix { $0 != UInt8(ascii: "\r") && $0 != UInt8(ascii: "\n") }
        guard line.allSatisfy({ $0 >= 0x20 && $0 < 0x7f }) else { return false }
        guard line.count < text.count else { return true }
        let version = line.suffix(8)
        return version.starts(with: "HTTP/1.".utf8)
    }
}
