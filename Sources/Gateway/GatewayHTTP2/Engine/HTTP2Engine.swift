import GatewayCore
import NIOCore
import ProviderAPI

/// The server's end of one HTTP/2 connection: bytes in, requests out; answers in, bytes out.
///
/// Does no I/O. The seam between the protocol and who speaks it: another implementation needs only this.
protocol HTTP2Engine: AnyObject {
    /// Takes a request: whole, or with a body that is longer than any that is accepted, or that did not come whole in time.
    typealias Taker = (_ stream: Int32, _ request: ProviderRequest, _ isLate: Bool) -> Void

    /// Takes in bytes as they came.
    ///
    /// - Parameters:
    ///   - bytes: what came.
    ///   - now: the time it is.
    ///   - take: called for each request that they completed, in order, as soon as it is; may answer it.
    /// - Throws: ``HTTP2EngineError``; the connection is to be closed once ``write(into:)`` has been sent.
    func receive(
        _ bytes: ByteBuffer,
        at now: NIODeadline,
        _ take: Taker
    ) throws(HTTP2EngineError)

    /// Answers a request.
    func respond(to stream: Int32, with answer: HTTP2Answer)

    /// Gives a request no answer.
    ///
    /// - Parameter isRefused: whether the client may believe that nothing was done (REFUSED_STREAM).
    func reset(_ stream: Int32, isRefused: Bool)

    /// Hands on, as they are, the requests whose body has not come whole since before a moment.
    func takeUnfinished(begunBefore moment: NIODeadline, _ take: Taker)

    /// Whether a request's body is still awaited.
    var hasUnfinished: Bool { get }

    /// Whether a client still sends a body that was too large, after its answer.
    var hasSurplus: Bool { get }

    /// Ends the streams on which it does, with NO_ERROR (RFC 9113 §8.1).
    func endSurplus()

    /// Tells the client how many streams it may have open.
    func advertise(streams: UInt32)

    /// Tells the client that no new request will be answered; `debugData` says why.
    func goAway(_ debugData: [UInt8], _ closing: HTTP2Closing)

    /// Appends the bytes that are to be sent.
    func write(into buffer: inout ByteBuffer) throws(HTTP2EngineError)

    /// Whether nothing more will be read or written.
    var isFinished: Bool { get }
}

/// How a connection is ended.
enum HTTP2Closing: Sendable {
    /// Behind the answers to the requests that are under way, since some clients read nothing after GOAWAY.
    case afterAnswers
    /// At once.
    case atOnce
    /// At once, and the client is told that it asks too much (ENHANCE_YOUR_CALM).
    case punishment
}

/// An answer to a request.
struct HTTP2Answer: Sendable {
    var status: Int
    /// `apns-id`, as it was sent.
    var id: MessageID?
    /// `apns-request-id` of a request about channels, as it was sent.
    var requestID: MessageID?
    /// `apns-unique-id`, as Apple's development environment sends it (handling-notification-responses-from-apns).
    var uniqueID: MessageID?
    /// Why the request was refused, or would have been by Apple, in a field that clients pass over.
    var explanation: String?
    var fields: [(name: StaticString, value: String)] = []
    /// JSON, sent as one DATA frame that ends the stream; when empty, the header block ends it.
    var body: [UInt8] = []
    /// How a test wants it to be lost.
    var loss: PushFault.Loss?
    /// The connection takes no more requests after this one, and why.
    var closing: Rejection?
}

/// Why a connection cannot go on.
enum HTTP2EngineError: Error, Sendable, CustomStringConvertible {
    /// The client speaks HTTP/1.
    case notHTTP2
    /// The client sends what costs much and asks for nothing: which bound it reached, and what of.
    case flood(GatewayLimit, String)
    /// The client broke the protocol, or memory is short.
    case failed(String)

    var description: String {
        switch self {
        case .notHTTP2: "the client does not speak HTTP/2"
        case .flood(_, let what): "the client sent too much: \(what)"
        case .failed(let why): why
        }
    }
}
