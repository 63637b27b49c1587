import GatewayCore
import NIOCore

@testable import GatewayHTTP2

/// A request that an engine handed on.
struct HTTP2Event {
    let stream: Int32
    let request: ProviderRequest
    let isLate: Bool

    init(_ stream: Int32, _ request: ProviderRequest, _ isLate: Bool) {
        (self.stream, self.request, self.isLate) = (stream, request, isLate)
    }
}

/// A client's end of HTTP/2 by hand: builds frames and cuts frames, so that a test sees exactly what an engine sends.
struct FrameClient {
    /// A frame as it stands on the wire.
    struct Frame: Equatable {
        var type: UInt8
        var flags: UInt8
        var stream: Int32
        var payload: [UInt8]

        var endsStream: Bool { flags & 1 != 0 }

        static let data: UInt8 = 0
        static let headers: UInt8 = 1
        static let reset: UInt8 = 3
        static let settings: UInt8 = 4
        static let ping: UInt8 = 6
        static let goAway: UInt8 = 7
        static let windowUpdate: UInt8 = 8

        var bytes: [UInt8] {
            let size = UInt32(payload.count)
            return [UInt8(size >> 16 & 255), UInt8(size >> 8 & 255), UInt8(size & 255), type, flags]
                + withUnsafeBytes(of: stream.bigEndian) { Array($0) } + payload
        }
    }

    let engine: NGHTTP2Engine

    /// Begins a connection; gives the frames that the engine sends of itself and in answer to the preface.
    static func connect() throws -> (client: FrameClient, frames: [Frame]) {
        let client = FrameClient(engine: try NGHTTP2Engine())
        let preface = Array("PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n".utf8)
        _ = try client.feed(preface + Frame(type: Frame.settings, flags: 0, stream: 0, payload: []).bytes)
        return (client, try client.frames())
    }

    /// Feeds bytes.
    func feed(_ bytes: [UInt8]) throws -> [HTTP2Event] {
        var events: [HTTP2Event] = []
        try engine.receive(ByteBuffer(bytes: bytes), at: .now()) { events.append(HTTP2Event($0, $1, $2)) }
        return events
    }

    /// Feeds a frame.
    func feed(_ frame: Frame) throws -> [HTTP2Event] {
        try feed(frame.bytes)
    }

    /// A request's fields, as literals that HPACK need not remember.
    static func request(
        stream: Int32,
        method: String = "POST",
        path: String = "/3/device/ab",
        fields: [(String, String)] = [],
        isWhole: Bool
    ) -> Frame {
        headers(
            stream: stream,
            [(":method", method), (":scheme", "https"), (":path", path), ("host", "localhost")] + fields,
            isWhole: isWhole
        )
    }

    /// Fields that need not make a request.
    static func headers(stream: Int32, _ all: [(String, String)], isWhole: Bool) -> Frame {
        var block: [UInt8] = []
        for (name, value) in all {
            block += [0] + length(name.utf8.count) + Array(name.utf8) + length(value.utf8.count) + Array(value.utf8)
        }
        return Frame(type: Frame.headers, flags: isWhole ? 5 : 4, stream: stream, payload: block)
    }

    static func data(stream: Int32, _ bytes: [UInt8], isLast: Bool) -> Frame {
        Frame(type: Frame.data, flags: isLast ? 1 : 0, stream: stream, payload: bytes)
    }

    /// What the engine wants to send, cut into frames.
    func frames() throws -> [Frame] {
        var buffer = ByteBuffer()
        try engine.write(into: &buffer)
        var frames: [Frame] = []
        while let head = buffer.readBytes(length: 9) {
            let size = Int(head[0]) << 16 | Int(head[1]) << 8 | Int(head[2])
            let stream = head[5...8].reduce(Int32(0)) { $0 << 8 | Int32($1) }
            frames.append(
                Frame(type: head[3], flags: head[4], stream: stream, payload: buffer.readBytes(length: size) ?? [])
            )
        }
        return frames
    }

    /// HPACK's integer of seven bits.
    private static func length(_ value: Int) -> [UInt8] {
        guard value >= 127 else { return [UInt8(value)] }
        var bytes: [UInt8] = [127]
        var rest = value - 127
        while rest >= 128 {
            bytes.append(UInt8(rest & 127 | 128))
            rest >>= 7
        }
        return bytes + [UInt8(rest)]
    }
}

extension [FrameClient.Frame] {
    func of(_ type: UInt8) -> [FrameClient.Frame] { filter { $0.type == type } }
}
