import Foundation

/// The frames of RFC 6455 in a stream: a value that takes bytes and gives messages.
struct WebSocketFrames {
    struct Message: Equatable {
        let opcode: NWProtocolWebSocket.Opcode
        let payload: Data
    }

    /// What the other side did wrong.
    struct Broken: Error, Equatable { let code: NWProtocolWebSocket.CloseCode.Defined }

    private let isServer: Bool
    private let limit: Int
    private var bytes = Data()
    /// The message whose last frame has not come.
    private var begun: (opcode: NWProtocolWebSocket.Opcode, payload: Data)?

    /// - Parameters:
    ///   - isServer: whether the other side is a client, which masks what it sends (5.1).
    ///   - limit: bytes of a message.
    init(isServer: Bool, limit: Int) {
        self.isServer = isServer
        self.limit = limit
    }

    mutating func take(_ more: Data) { bytes += more }

    /// The next message; nil where more bytes have to come.
    mutating func next() throws(Broken) -> Message? {
        while let frame = try frame() {
            switch frame.opcode {
            case .close, .ping, .pong:
                guard frame.isLast, frame.payload.count <= 125 else { throw Broken(code: .protocolError) }
                return Message(opcode: frame.opcode, payload: frame.payload)
            case .cont:
                guard let message = begun else { throw Broken(code: .protocolError) }
                begun = (message.opcode, message.payload + frame.payload)
            case .text, .binary:
                guard begun == nil else { throw Broken(code: .protocolError) }
                begun = (frame.opcode, frame.payload)
            }
            guard let message = begun else { continue }
            guard message.payload.count <= limit else { throw Broken(code: .messageTooBig) }
            guard frame.isLast else { continue }
            begun = nil
            return Message(opcode: message.opcode, payload: message.payload)
        }
        return nil
    }

    /// 5.2: a byte of flags and kind, one of length with the mask's bit, a longer length, the mask, what is said.
    private mutating func frame() throws(Broken) -> (isLast: Bool, opcode: NWProtocolWebSocket.Opcode, payload: Data)? {
        let head = [UInt8](bytes.prefix(14))
        guard head.count >= 2 else { return nil }
        guard head[0] & 0x70 == 0, let opcode = NWProtocolWebSocket.Opcode(rawValue: Int(head[0] & 0x0f)),
            (head[1] & 0x80 != 0) == isServer
        else { throw Broken(code: .protocolError) }
        let short = Int(head[1] & 0x7f)
        let more = short == 126 ? 2 : short == 127 ? 8 : 0
        let start = 2 + more + (isServer ? 4 : 0)
        guard head.count >= start else { return nil }
        let long = head[2..<2 + more].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
        guard let length = more == 0 ? short : Int(exactly: long), length <= limit else {
            throw Broken(code: .messageTooBig)
        }
        guard bytes.count - start >= length else { return nil }
        var payload = Data(bytes.dropFirst(start).prefix(length))
        if isServer { payload = Self.masked(payload, with: Array(head[start - 4..<start])) }
        bytes = Data(bytes.dropFirst(start + length))
        return (head[0] & 0x80 != 0, opcode, payload)
    }

    /// A message in one frame.
    func frame(_ opcode: NWProtocolWebSocket.Opcode, _ payload: Data) -> Data {
        var frame = Data([0x80 | UInt8(truncatingIfNeeded: opcode.rawValue)])
        let mask: UInt8 = isServer ? 0 : 0x80
        if payload.count < 126 {
            frame.append(mask | UInt8(truncatingIfNeeded: payload.count))
        } else {
            let size = payload.count <= 0xffff ? 2 : 8
            frame.append(mask | (size == 2 ? 126 : 127))
            for byte in (0..<size).reversed() { frame.append(UInt8(truncatingIfNeeded: payload.count >> (8 * byte))) }
        }
        if isServer { return frame + payload }
        let key = (0..<4).map { _ in UInt8.random(in: 0...255) }
        return frame + key + Self.masked(payload, with: key)
    }

    private static func masked(_ payload: Data, with key: [UInt8]) -> Data {
        Data(payload.enumerated().map { $0.element ^ key[$0.offset & 3] })
    }
}
