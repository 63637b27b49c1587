import GatewayCore
import NIOCore

/// A request while it comes in, and its answer while it goes out; used again for another request.
///
/// Holds what RFC 9113 §8 asks of a request against what came. libnghttp2 would do so itself, but it resets a stream for a
/// space at a value's end or a control character, and clients in the field wait for the answer for ever.
///
/// A value that stays at its address, which libnghttp2 keeps: reaching it costs no reference count and no check of access.
struct InboundStream: ~Copyable {
    private(set) var id: Int32 = 0
    /// What has come of it; empty once it has been handed on.
    private(set) var request = ProviderRequest()
    private(set) var begun = NIODeadline.uptimeNanoseconds(0)
    private(set) var isOpen = false
    /// Whether it has been handed on; what comes after is thrown away.
    private(set) var isHandedOn = false
    /// Whether an answer's header block is all that may be sent (RFC 9110 §9.3.2).
    private(set) var isHead = false
    /// Whether the end of its answer has been sent.
    var isAnswered = false
    /// Whether it was handed on before its body had come whole, since that is too large.
    var isCutOff = false
    /// Whether it is no request of HTTP/2: it is reset.
    private(set) var isMalformed = false
    /// The answer's body, and how much of it has been sent.
    var answer: (body: [UInt8], sent: Int) = ([], 0)

    private var pseudoFields: PseudoFields = []
    private var hasField = false
    private var contentLength: Int?
    private var received = 0
    private var discarded = 0

    private struct PseudoFields: OptionSet {
        let rawValue: UInt8
        static let method = Self(rawValue: 1)
        static let path = Self(rawValue: 2)
        static let scheme = Self(rawValue: 4)
        static let authority = Self(rawValue: 8)
        static let required: Self = [.method, .path, .scheme]
    }

    /// Whether the body is longer than any payload may be.
    var isBodyTooLarge: Bool { request.body.count > Admission.bodyLimit }
    /// Whether HPACK has made far more of it than the limit.
    var isBomb: Bool { request.headerListSize > HTTP2Limits.bombSize }
    /// Whether its body is awaited.
    var isUnfinished: Bool { isOpen && !isHandedOn }

    /// Makes it ready for a request.
    ///
    /// - Parameters:
    ///   - id: its stream.
    ///   - request: empty; its memory is used.
    ///   - now: the time it is.
    mutating func open(_ id: Int32, _ request: consuming ProviderRequest, at now: NIODeadline) {
        self.request = request
        (self.id, begun, isOpen) = (id, now, true)
        (isHandedOn, isHead) = (false, false)
        (isAnswered, isCutOff, isMalformed, hasField) = (false, false, false, false)
        (pseudoFields, contentLength, received, discarded) = ([], nil, 0, 0)
        answer = ([], 0)
    }

    mutating func close() {
        isOpen = false
    }

    /// Gives away the request, as far as it has come: it is handed on, or its stream is reset.
    mutating func takeRequest() -> ProviderRequest {
        isHandedOn = true
        isHead = request.has(method: "HEAD")
        var taken = ProviderRequest()
        swap(&taken, &request)
        return taken
    }

    mutating func append(name: UnsafeBufferPointer<UInt8>, value: UnsafeBufferPointer<UInt8>) {
        guard !isBomb else { return }
        let meaning = ProviderRequest.Known(name)
        if name.first == UInt8(ascii: ":") {
            checkPseudoField(name, value)
        } else {
            hasField = true
            // The provider API's own are written as HTTP/2 wants them.
            if meaning == nil { checkField(name, value) }
        }
        request.append(name: name, meaning, value: value)
    }

    /// All header fields have come.
    mutating func headersEnded() {
        // CONNECT has neither scheme nor path (§8.5).
        let isConnect = pseudoFields.contains(.method) && request.has(method: "CONNECT")
        if !isConnect, !pseudoFields.isSuperset(of: .required) { isMalformed = true }
    }

    /// The client has sent all.
    mutating func ended() {
        if let contentLength, contentLength != received { isMalformed = true }
    }

    /// Trailers carry no pseudo-header fields.
    mutating func trailer(name: UnsafeBufferPointer<UInt8>) {
        if name.first == UInt8(ascii: ":") { isMalformed = true }
    }

    /// Trailers that do not end the request are no trailers.
    mutating func trailersEnded(isLast: Bool) {
        if !isLast { isMalformed = true }
    }

    /// Takes in a piece of the body, as far as it may matter.
    ///
    /// - Returns: false when the client has sent so much after its answer that the stream is to be reset.
    mutating func append(_ piece: UnsafeBufferPointer<UInt8>) -> Bool {
        received += piece.count
        let room = max(0, isHandedOn ? 0 : Admission.bodyLimit + 1 - request.body.count)
        request.body.append(contentsOf: UnsafeBufferPointer(rebasing: piece.prefix(room)))
        discarded += piece.count - min(piece.count, room)
        return discarded <= HTTP2Limits.discardedBody
    }

    private mutating func checkPseudoField(_ name: UnsafeBufferPointer<UInt8>, _ value: UnsafeBufferPointer<UInt8>) {
        let field: PseudoFields
        if name.matches(":method") {
            field = .method
        } else if name.matches(":path") {
            field = .path
            if value.isEmpty { isMalformed = true }
        } else if name.matches(":scheme") {
            field = .scheme
        } else if name.matches(":authority") {
            field = .authority
        } else {
            isMalformed = true
            return
        }
        if hasField || pseudoFields.contains(field) { isMalformed = true }
        pseudoFields.insert(field)
    }

    private mutating func checkField(_ name: UnsafeBufferPointer<UInt8>, _ value: UnsafeBufferPointer<UInt8>) {
        for byte in name where byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z") { isMalformed = true }
        switch name.count {
        case 2 where name.matches("te"): if !value.matches("trailers") { isMalformed = true }
        case 7 where name.matches("upgrade"): isMalformed = true
        case 10 where name.matches("connection") || name.matches("keep-alive"): isMalformed = true
        case 14 where name.matches("content-length"):
            let length = Self.length(value)
            if length == nil || contentLength.map({ $0 != length }) == true { isMalformed = true }
            contentLength = length
        case 16 where name.matches("proxy-connection"): isMalformed = true
        case 17 where name.matches("transfer-encoding"): isMalformed = true
        default: break
        }
    }

    /// A number of bytes (RFC 9110 §8.6); nil for what is no decimal number, or one that no body reaches.
    private static func length(_ text: UnsafeBufferPointer<UInt8>) -> Int? {
        guard !text.isEmpty, text.count <= 18 else { return nil }
        var length = 0
        for byte in text {
            let digit = byte &- UInt8(ascii: "0")
            guard digit <= 9 else { return nil }
            length = length &* 10 &+ Int(digit)
        }
        return length
    }
}
