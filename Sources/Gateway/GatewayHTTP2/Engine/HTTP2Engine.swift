import GatewayCore
import NIOCore
import ProviderAPI

/// The server's end of one HTTP/2 connection: bytes in, requests out; answers in, bytes out.
///
/// Does no I/O. The seam between the protocol and who speaks it: another implementation needs only this.
protocol HTTP2Engine: AnyObject {
    /// Takes in bytes as they came.
    ///
    /// - Returns: what they completed, in order.
    /// - Throws: ``HTTP2EngineError``; the connection is to be closed once ``write(into:)`` has been sent.
    func receive(_ bytes: ByteBuffer) throws(HTTP2EngineError) -> [HTTP2Event]

    /// Answers a request.
    func respond(to stream: Int32, with answer: HTTP2Answer)

    /// Tells the client how many streams it may have open.
    func advertise(streams: UInt32)

    /// Tells the client that no new request will be answered; those that are under way will be.
    func goAway(_ debugData: [UInt8])

    /// Appends the bytes that are to be sent.
    func write(into buffer: inout ByteBuffer) throws(HTTP2EngineError)

    /// Whether nothing more will be read or written.
    var isFinished: Bool { get }
}

/// What a client did.
enum HTTP2Event: Sendable {
    /// It posted a request: whole, or with a body that is longer than any that is accepted.
    case request(stream: Int32, ProviderRequest)
    /// Its header fields are more than the limit.
    case fieldsTooLarge(stream: Int32)
}

/// An answer to a request.
struct HTTP2Answer: Sendable {
    var status: Int
    var fields: [(name: StaticString, value: String)]
    /// Sent as one DATA frame that ends the stream; when empty, the header block ends it.
    var body: [UInt8] = []
    /// The connection takes no more requests after this one, and why.
    var farewell: Rejection?
}

/// Why a connection cannot go on.
enum HTTP2EngineError: Error, Sendable, CustomStringConvertible {
    /// The client does not begin with HTTP/2's preface.
    case notHTTP2
    /// The client broke the protocol, or memory is short.
    case failed(String)

    var description: String {
        switch self {
        case .notHTTP2: "the client does not speak HTTP/2"
        case .failed(let why): why
        }
    }
}
