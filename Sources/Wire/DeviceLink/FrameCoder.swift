public import Foundation

/// Cuts a stream of bytes into messages: a length of four bytes, most significant first, then JSON.
///
/// A value without I/O; whoever reads the socket feeds it.
public struct FrameCoder<Message: Codable & Sendable>: Sendable {
    /// The largest message, in bytes, that either side sends or believes.
    public static var sizeLimit: Int { 4 * 1_048_576 }

    private var buffer = Data()
    /// Where in the buffer the next message begins; what is before it has been read.
    private var start = 0

    public init() {}

    /// The bytes of one message with its length before it.
    ///
    /// - Throws: ``FrameError/tooLarge(_:)``, or what the encoder throws.
    public static func encode(_ message: Message) throws -> Data {
        let body = try JSONEncoder().encode(message)
        guard body.count <= sizeLimit else { throw FrameError.tooLarge(body.count) }
        var frame = Data(capacity: 4 + body.count)
        withUnsafeBytes(of: UInt32(body.count).bigEndian) { frame.append(contentsOf: $0) }
        frame.append(body)
        return frame
    }

    /// Takes in bytes as they came.
    public mutating func append(_ bytes: some Sequence<UInt8>) {
        buffer.append(contentsOf: bytes)
    }

    /// The next whole message, or nil until more bytes have come.
    ///
    /// - Throws: ``FrameError``; the stream cannot be read on after it.
    public mutating func next() throws -> Message? {
        let rest = buffer[(buffer.startIndex + start)...]
        guard rest.count >= 4 else { return forgetRead() }
        let length = rest.prefix(4).reduce(0) { $0 << 8 | Int($1) }
        guard length <= Self.sizeLimit else { throw FrameError.tooLarge(length) }
        guard rest.count >= 4 + length else { return forgetRead() }
        start += 4 + length
        do {
            return try JSONDecoder().decode(Message.self, from: Data(rest.dropFirst(4).prefix(length)))
        } catch {
            throw FrameError.unreadable("\(error)")
        }
    }

    /// Moves what is unread to the front: once for all messages that came together, not once for each.
    private mutating func forgetRead() -> Message? {
        if start > 0 { buffer = Data(buffer.dropFirst(start)) }
        start = 0
        return nil
    }
}

/// Why a stream of messages cannot be read on.
public enum FrameError: Error, Hashable, Sendable, CustomStringConvertible {
    /// A message of so many bytes is over the limit.
    case tooLarge(Int)
    /// A message is not what this version speaks.
    case unreadable(String)

    public var description: String {
        switch self {
        case .tooLarge(let size): "a message of \(size) bytes is over the limit of 4194304"
        case .unreadable(let why): "unreadable message: \(why)"
        }
    }
}
