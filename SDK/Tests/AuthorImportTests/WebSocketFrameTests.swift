import Foundation
import Testing

@testable import Network

/// The frames of RFC 6455, with the examples of its section 5.7.
struct WebSocketFrameTests {
    private func messages(_ bytes: [[UInt8]], isServer: Bool = false, limit: Int = 1_000) throws -> [WebSocketFrames
        .Message]
    {
        var frames = WebSocketFrames(isServer: isServer, limit: limit)
        var messages: [WebSocketFrames.Message] = []
        for part in bytes {
            frames.take(Data(part))
            while let message = try frames.next() { messages.append(message) }
        }
        return messages
    }

    private let hello: [UInt8] = [0x81, 0x05, 0x48, 0x65, 0x6c, 0x6c, 0x6f]
    private let masked: [UInt8] = [0x81, 0x85, 0x37, 0xfa, 0x21, 0x3d, 0x7f, 0x9f, 0x4d, 0x51, 0x58]

    @Test func aMessageComesInPieces() throws {
        let expected = [WebSocketFrames.Message(opcode: .text, payload: Data("Hello".utf8))]
        #expect(try messages([hello]) == expected)
        #expect(try messages(hello.map { [$0] }) == expected)
        #expect(try messages([masked], isServer: true) == expected)
        #expect(try messages([[0x01, 0x03, 0x48, 0x65, 0x6c], [0x80, 0x02, 0x6c, 0x6f]]) == expected)
    }

    @Test func aPingComesBetweenTheFramesOfAMessage() throws {
        let kinds = try messages([[0x01, 0x01, 0x48], [0x89, 0x00], [0x80, 0x00]]).map(\.opcode)
        #expect(kinds == [.ping, .text])
    }

    @Test(
        arguments: [
            ([0x81, 0x85, 0, 0, 0, 0], .protocolError), ([0xc1, 0x00], .protocolError), ([0x83, 0x00], .protocolError),
            ([0x80, 0x00], .protocolError), ([0x09, 0x00], .protocolError),
            ([0x81, 0x7f, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff], .messageTooBig),
            ([0x81, 0x7f, 0, 0, 0, 0, 0, 0, 0x10, 0], .messageTooBig), ([0x81, 0x7e, 0x03, 0xe9], .messageTooBig),
        ] as [([UInt8], NWProtocolWebSocket.CloseCode.Defined)]
    )
    func whatNoFrameIs(bytes: [UInt8], code: NWProtocolWebSocket.CloseCode.Defined) {
        #expect(throws: WebSocketFrames.Broken(code: code)) { try messages([bytes]) }
    }

    @Test(arguments: [0, 125, 126, 65_535, 65_536])
    func whatIsWrittenIsRead(size: Int) throws {
        let payload = Data((0..<size).map { UInt8(truncatingIfNeeded: $0) })
        for isServer in [true, false] {
            let frame = WebSocketFrames(isServer: isServer, limit: 0).frame(.binary, payload)
            let read = try messages([Array(frame)], isServer: !isServer, limit: 100_000)
            #expect(read == [WebSocketFrames.Message(opcode: .binary, payload: payload)])
        }
    }

    /// The example of section 1.3.
    @Test func aServerProvesThatItUnderstood() {
        #expect(WebSocketHandshake.answer(to: "dGhlIHNhbXBsZSBub25jZQ==") == "s3pPLMBiTxaQ9kYGzzhZRbK+xOo=")
    }
}
