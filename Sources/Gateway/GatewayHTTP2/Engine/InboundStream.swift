import GatewayCore

/// A request while it comes in.
struct InboundStream {
    private(set) var method = ""
    private(set) var path = ""
    private(set) var fields: [ProviderRequest.Field] = []
    private(set) var body: [UInt8] = []
    private var headerListSize = 0
    private var discarded = 0
    /// Whether it has been handed on; what comes after is thrown away.
    var isHandedOn = false

    var isHeaderListTooLarge: Bool { headerListSize > HTTP2Limits.headerListSize }
    /// Whether the body is longer than any payload may be.
    var isBodyTooLarge: Bool { body.count > Admission.bodyLimit }

    mutating func append(name: UnsafeBufferPointer<UInt8>, value: UnsafeBufferPointer<UInt8>) {
        headerListSize += name.count + value.count + 32
        guard !isHeaderListTooLarge else { return }
        let text = String(decoding: value, as: UTF8.self)
        guard name.first == UInt8(ascii: ":") else {
            fields.append(ProviderRequest.Field(name: String(decoding: name, as: UTF8.self), value: text))
            return
        }
        switch String(decoding: name, as: UTF8.self) {
        case ":method": method = text
        case ":path": path = text
        default: break
        }
    }

    /// Takes in a piece of the body, as far as it may matter.
    ///
    /// - Returns: false when the client has sent so much after its answer that the stream is to be reset.
    mutating func append(_ piece: UnsafeBufferPointer<UInt8>) -> Bool {
        let room = isHandedOn ? 0 : Admission.bodyLimit + 1 - body.count
        body.append(contentsOf: piece.prefix(max(0, room)))
        discarded += piece.count - min(piece.count, max(0, room))
        return discarded <= HTTP2Limits.discardedBody
    }

    var request: ProviderRequest {
        ProviderRequest(method: method, path: path, fields: fields, body: body)
    }
}
