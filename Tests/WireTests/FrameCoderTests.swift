import DeviceLink
import Foundation
import NotificationModel
import Testing

@Suite("Messages are cut out of a stream of bytes")
struct FrameCoderTests {
    private let hello = LinkFrame.hello(LinkHello(role: .app, bundleID: "com.example.App", processID: 7))

    private func bundleID(_ frame: LinkFrame?) -> String? {
        guard case .hello(let hello) = frame else { return nil }
        return hello.bundleID
    }

    @Test("However the bytes are cut, the messages are the same", arguments: [1, 2, 3, 7, 64, 4096])
    func anyChunks(size: Int) throws {
        let bytes = try FrameCoder.encode(hello) + FrameCoder.encode(hello)
        var coder = FrameCoder<LinkFrame>()
        var seen = 0
        for start in stride(from: 0, to: bytes.count, by: size) {
            coder.append(bytes[start..<min(start + size, bytes.count)])
            while let frame = try coder.next() {
                #expect(bundleID(frame) == "com.example.App")
                seen += 1
            }
        }
        #expect(seen == 2)
    }

    @Test("A length over the limit is refused before its bytes are awaited")
    func lengthOverTheLimit() throws {
        var coder = FrameCoder<LinkFrame>()
        coder.append([0x00, 0x40, 0x00, 0x01])
        #expect(throws: FrameError.tooLarge(4 * 1_048_576 + 1)) { try coder.next() }
    }

    @Test("A message over the limit is not sent")
    func messageOverTheLimit() {
        let log = LinkLog(level: "info", subsystem: "", category: "", message: String(repeating: "x", count: 5_000_000))
        #expect(throws: FrameError.self) { try FrameCoder.encode(LinkFrame.appCall(id: 1, .log(log))) }
    }

    @Test("Bytes that are no message say so", arguments: ["", "garbage", "{}", #"{"hello":{}}"#])
    func garbage(text: String) throws {
        var coder = FrameCoder<LinkFrame>()
        coder.append(withUnsafeBytes(of: UInt32(text.utf8.count).bigEndian, Array.init) + Array(text.utf8))
        #expect(throws: FrameError.self) { try coder.next() }
    }
}
