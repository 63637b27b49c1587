import Foundation
import GatewayCore
import NIOCore

@testable import GatewayHTTP2

extension FuzzTarget {
    /// A connection that begins well, and goes on with the bytes in pieces: their first says how long each is.
    func http2(_ bytes: Data) throws {
        let engine = try NGHTTP2Engine(at: .uptimeNanoseconds(1))
        let preface = Array("PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n".utf8) + [0, 0, 0, 4, 0, 0, 0, 0, 0]
        var sent = ByteBuffer()
        guard let first = bytes.first else { return }
        try engine.receive(ByteBuffer(bytes: preface), at: .uptimeNanoseconds(2)) { _, _, _ in }
        var rest = bytes.dropFirst()
        var now: UInt64 = 3
        while !rest.isEmpty {
            let piece = rest.prefix(Int(first) + 1)
            rest = rest.dropFirst(piece.count)
            now &+= 1_000_000
            do {
                var odd: Int32?
                try engine.receive(ByteBuffer(bytes: piece), at: .uptimeNanoseconds(now)) { stream, _, _ in
                    if stream <= 0 { odd = stream }
                    engine.respond(to: stream, with: HTTP2Answer(status: 400, body: Array("{}".utf8)))
                }
                if let odd { throw FuzzFinding("a request on stream \(odd)") }
                engine.takeUnfinished(begunBefore: .uptimeNanoseconds(now)) { stream, _, _ in
                    engine.reset(stream, isRefused: true)
                }
                if engine.hasSurplus { engine.endSurplus() }
                try engine.write(into: &sent)
            } catch let error as HTTP2EngineError {
                _ = error.description
                try? engine.write(into: &sent)
                break
            }
            // What is answered does not grow beyond what was asked by much.
            guard sent.readableBytes < 1 << 20 else {
                throw FuzzFinding("\(sent.readableBytes) bytes answer \(bytes.count)")
            }
            sent.clear()
            if engine.isFinished { break }
        }
        engine.goAway(Array("{}".utf8), .atOnce)
        try? engine.write(into: &sent)
    }
}
