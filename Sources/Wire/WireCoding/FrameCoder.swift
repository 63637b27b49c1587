public import Foundation

/// Cuts a stream of bytes into messages: a length of four bytes, most significant first, then JSON.
///
/// Dates are seconds since 1970, data is base64. A value without I/O; whoever reads the socket feeds it.
public struct FrameCoder<Message: Codable & Sendable>: Sendable {
    /// The largest message, in bytes, that either side sends or believes.
    public static var sizeLimit: Int { 4 * 1_048_576 }

    /// The largest message, in bytes, that is taken in now.
    public var limit: Int

    private var buffer = Data()
    /// Where in the buffer the next message begins; what is before it has been read.
    private var start = 0
    private let readFirst: (@Sendable (UnsafeRawBufferPointer) -> Message?)?

    /// - Parameters:
    ///   - limit: the largest message, in bytes, that is taken in, until it is changed.
    ///   - readingFirst: reads the message that comes most often, without a decoder; nil of any other.
    public init(limit: Int = Self.sizeLimit, readingFirst: (@Sendable (UnsafeRawBufferPointer) -> Message?)? = nil) {
        self.limit = limit
        readFirst = readingFirst
    }

    /// The bytes of one message with its length before it.
    ///
    /// - Throws: ``FrameError/tooLarge(_:limit:)``, or what the encoder throws.
    public static func encode(_ message: Message) throws -> Data {
        let encoder = JSONEncoder()
        encoder.dateEncodingStrategy = .secondsSince1970
        let body = try encoder.encode(message)
        guard body.count <= sizeLimit else { throw FrameError.tooLarge(body.count, limit: sizeLimit) }
        var frame = Data(capacity: 4 + body.count)
        withUnsafeBytes(of: UInt32(body.count).bigEndian) { frame.append(contentsOf: $0) }
        frame.append(body)
        return frame
    }

    /// Takes in bytes as they came.
    public mutating func append(_ bytes: some Sequence<UInt8>) {
        buffer.append(contentsOf: bytes)
    }

    /// The next whole message, or nil until more bytes have come; a failure for a message that came whole and cannot be
    /// read, behind which the stream goes on.
    ///
    /// - Throws: ``FrameError``; the stream cannot be read on after it.
    public mutating func next() throws(FrameError) -> Result<Message, UnreadableMessage>? {
        let rest = buffer[(buffer.startIndex + start)...]
        guard rest.count >= 4 else { return forgetRead() }
        let length = rest.prefix(4).reduce(0) { $0 << 8 | Int($1) }
        guard length <= limit else { throw FrameError.tooLarge(length, limit: limit) }
        guard rest.count >= 4 + length else { return forgetRead() }
        start += 4 + length
        if let readFirst, let message = rest.dropFirst(4).prefix(length).withUnsafeBytes(readFirst) {
            return .success(message)
        }
        return try Self.decode(Data(rest.dropFirst(4).prefix(length)))
    }

    private static func decode(_ body: Data) throws(FrameError) -> Result<Message, UnreadableMessage> {
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .secondsSince1970
        do {
            return .success(try decoder.decode(Message.self, from: body))
        } catch {
            let reason = (error as? DecodingError)?.reason(in: body) ?? "cannot be read: \(error)"
            guard let head = try? decoder.decode(MessageHead.self, from: body) else {
                throw .unreadable("it is no JSON object")
            }
            return .failure(UnreadableMessage(type: head.type, id: head.id, reason: reason))
        }
    }

    /// Moves what is unread to the front: once for all messages that came together, not once for each.
    private mutating func forgetRead() -> Result<Message, UnreadableMessage>? {
        if start > 0 { buffer = Data(buffer.dropFirst(start)) }
        start = 0
        return nil
    }
}

/// Why a stream of messages cannot be read on.
public enum FrameError: Error, Hashable, Sendable, CustomStringConvertible {
    /// A message of so many bytes is over the limit.
    case tooLarge(Int, limit: Int)
    /// What came is no message.
    case unreadable(String)

    public var description: String {
        switch self {
        case .tooLarge(let size, let limit): "a message of \(size) bytes is over the limit of \(limit)"
        case .unreadable(let why): "unreadable message: \(why)"
        }
    }
}
