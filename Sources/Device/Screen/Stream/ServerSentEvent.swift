import NIOCore

/// A frame of `text/event-stream` (HTML, "Server-sent events").
struct ServerSentEvent: Hashable, Sendable {
    var name: String
    var id: String
    /// One line: JSON without line breaks.
    var data: String

    var bytes: ByteBuffer { ByteBuffer(string: "id: \(id)\nevent: \(name)\ndata: \(data)\n\n") }

    /// What a stream begins with: how long to wait before connecting again, in milliseconds.
    static let greeting = ByteBuffer(string: "retry: 1000\n\n")
    /// A sign of life that no page hears of.
    static let heartbeat = ByteBuffer(string: ": \n\n")
}
