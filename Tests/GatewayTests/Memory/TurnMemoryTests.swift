import NIOCore
import Testing

@testable import GatewayHTTP2

@Suite("Buffers of an event loop")
struct TurnMemoryTests {
    @Test("What is lent is lent once, and outside nothing is")
    func once() {
        let (first, second) = TurnMemory.lend { (buffer(32_768), buffer(32_768)) }
        #expect(isShared(first))
        #expect(!isShared(second))
        #expect(!isShared(buffer(32_768)))
        // The next connection of this thread has the same.
        let next = TurnMemory.lend { buffer(32_768) }
        #expect(address(next) == address(first))
    }

    @Test("A buffer that grows, or that somebody holds, has memory of its own and keeps its bytes")
    func itsOwn() {
        var buffer = TurnMemory.lend { self.buffer(16_384) }
        buffer.writeString("abc")
        var held = buffer
        held.writeString("d")
        #expect(!isShared(held))
        buffer.reserveCapacity(40_000)
        #expect(!isShared(buffer))
        #expect(buffer.getString(at: 0, length: 3) == "abc")
        #expect(held.getString(at: 0, length: 4) == "abcd")
    }

    @Test("Two engines that write their frames in the same place write their own")
    func engines() throws {
        let engines = [try TurnMemory.lend { try NGHTTP2Engine() }, try TurnMemory.lend { try NGHTTP2Engine() }]
        let preface = Array("PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n".utf8)
        let settings = FrameClient.Frame(type: FrameClient.Frame.settings, flags: 0, stream: 0, payload: [])
        for engine in engines { _ = try engine.receive(ByteBuffer(bytes: preface + settings.bytes), at: .now()) }
        for (number, engine) in engines.enumerated() {
            let client = FrameClient(engine: engine)
            #expect(try client.frames().map(\.type) == [FrameClient.Frame.settings, FrameClient.Frame.settings])
            let ping = [UInt8](repeating: UInt8(number), count: 8)
            _ = try client.feed(FrameClient.Frame(type: FrameClient.Frame.ping, flags: 0, stream: 0, payload: ping))
            #expect(try client.frames().map(\.payload) == [ping])
        }
    }

    private func buffer(_ size: Int) -> ByteBuffer {
        TurnMemory.allocator.buffer(capacity: size)
    }

    private func address(_ buffer: ByteBuffer) -> UnsafeRawPointer? {
        buffer.withVeryUnsafeBytes { $0.baseAddress }
    }

    private func isShared(_ buffer: ByteBuffer) -> Bool {
        address(buffer).map(TurnMemory.isShared) ?? false
    }
}
