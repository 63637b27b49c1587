import AppLink
import Foundation
import NotificationModel
import Testing
import WireCoding

@Suite("Messages are cut out of a stream of bytes")
struct FrameCoderTests {
    private let hello = LinkFrame.hello(LinkHello(role: .app, bundleID: "com.example.App", processID: 7))

    private func bundleID(_ frame: Result<LinkFrame, UnreadableMessage>?) -> String? {
        guard case .success(.hello(let hello)) = frame else { return nil }
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
        #expect(throws: FrameError.tooLarge(4 * 1_048_576 + 1, limit: 4 * 1_048_576)) { try coder.next() }
    }

    @Test("A message over the limit is not sent")
    func messageOverTheLimit() {
        let log = LinkLog(level: "info", subsystem: "", category: "", message: String(repeating: "x", count: 5_000_000))
        #expect(throws: FrameError.self) { try FrameCoder.encode(LinkFrame.appCall(id: 1, .log(log))) }
    }

    private func read(_ text: String) throws -> Result<LinkFrame, UnreadableMessage>? {
        var coder = FrameCoder<LinkFrame>()
        coder.append(withUnsafeBytes(of: UInt32(text.utf8.count).bigEndian, Array.init) + Array(text.utf8))
        return try coder.next()
    }

    @Test("Bytes that are no JSON object end the stream", arguments: ["", "garbage", "[]", "7", #"{"type":"hello""#])
    func garbage(text: String) throws {
        #expect(throws: FrameError.self) { _ = try read(text) }
    }

    @Test(
        "A message that cannot be read names what is wrong and where",
        arguments: [
            ("{}", "lacks “type”"), (#"{"type":7}"#, "needs a string at “type”"),
            (#"{"type":"hello"}"#, "lacks “version”"), (#"{"type":"sing"}"#, "there is no “sing” here"),
            (#"{"type":"appCall","id":1,"call":{"type":"sing"}}"#, "at “call.type”: there is no “sing” here"),
            (#"{"type":"appCall","id":1,"call":{"type":"delegateChanged"}}"#, "lacks “call.isSet”"),
            (#"{"type":"appCall","id":-1,"call":{"type":"settings"}}"#, "has a number that does not fit"),
        ]
    )
    func unreadable(text: String, reason: String) throws {
        let outcome = try read(text)
        guard case .failure(let unreadable) = outcome else {
            Issue.record("it was read: \(String(describing: outcome))")
            return
        }
        #expect(unreadable.reason.contains(reason))
        #expect(unreadable.failure.message.contains(reason))
    }

    @Test("The stream goes on behind a message that cannot be read, whose number is known")
    func goesOn() throws {
        let bad = Data(#"{"type":"appCall","id":7,"call":{"type":"sing","text":"x"}}"#.utf8)
        var coder = FrameCoder<LinkFrame>()
        coder.append([0, 0, 0, UInt8(bad.count)] + bad)
        coder.append(try FrameCoder.encode(hello))
        guard case .failure(let unreadable) = try coder.next() else {
            Issue.record("it was read")
            return
        }
        #expect(unreadable.type == "appCall" && unreadable.id == 7)
        #expect(bundleID(try coder.next()) == "com.example.App")
    }
}
