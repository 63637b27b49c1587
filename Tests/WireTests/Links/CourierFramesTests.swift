import CourierLink
import Foundation
import NotificationModel
import Testing
import WireCoding

@Suite("A push and its acknowledgement, written and read without a coder, are what a coder writes and reads")
struct CourierFramesTests {
    private static let texts = [
        "", "plain", "quote \" and backslash \\", "line\nbreak\ttab\u{0}\u{1f}\u{7f}", "Grüße, 世界 👋", "/slash/",
    ]

    private func push(_ text: String, payload: Data, expiration: Date?, changes: [ContentChange]? = nil) -> CourierPush
    {
        let step = JourneyEntry(
            at: Date(timeIntervalSince1970: 1_800_000_000.123_456),
            station: .gateway,
            event: .accepted,
            text: text,
            rule: text.isEmpty ? nil : text,
            changes: changes
        )
        return CourierPush(
            serial: 9_007_199_254_740_993,
            id: text,
            token: "00ff",
            bundleID: text,
            topic: text,
            pushType: text,
            priority: 5,
            expiration: expiration,
            collapseID: text.isEmpty ? nil : text,
            payload: payload,
            journey: text.isEmpty ? [] : [step, step]
        )
    }

    private func pushes(in bytes: [UInt8]) throws -> [CourierPush] {
        var coder = FrameCoder<CourierEvent>()
        coder.append(bytes)
        var pushes: [CourierPush] = []
        while let event = try coder.next()?.get() {
            if case .push(let push) = event { pushes.append(push) }
        }
        return pushes
    }

    @Test("Whatever its texts hold and however long its payload is", arguments: texts)
    func push(text: String) throws {
        let sent = (0..<8).flatMap { length in
            [nil, Date(timeIntervalSince1970: 0), Date(timeIntervalSince1970: 1e9 + 0.5)].map {
                push(text, payload: Data((0..<length).map { UInt8(($0 * 37 + 128) & 255) }), expiration: $0)
            }
        }
        var bytes: [UInt8] = []
        for push in sent { try CourierEvent.push(push).appendFrame(to: &bytes) }
        #expect(try pushes(in: bytes) == sent)
    }

    @Test("A journey with more than the gateway's steps, and any other event, is written as well")
    func others() throws {
        let change = ContentChange(field: "title", before: "a", after: nil)
        let sent = push("text", payload: Data([1]), expiration: nil, changes: [change])
        var bytes: [UInt8] = []
        try CourierEvent.push(sent).appendFrame(to: &bytes)
        try CourierEvent.pong.appendFrame(to: &bytes)
        #expect(try pushes(in: bytes) == [sent])
        let large = push("text", payload: Data(count: 4_000_000), expiration: nil)
        #expect(throws: FrameError.self) { try CourierEvent.push(large).appendFrame(to: &bytes) }
        #expect(try pushes(in: bytes) == [sent])
    }

    @Test(
        "An acknowledgement in either order, with spaces or without",
        arguments: [
            #"{"type":"acknowledge","serial":7}"#, #"{"serial":7,"type":"acknowledge"}"#,
            #"{"type": "acknowledge", "serial": 7}"#, #"{ "serial" : 7 , "type" : "acknowledge" }"#,
        ]
    )
    func acknowledgement(text: String) {
        let read = Array(text.utf8).withUnsafeBytes(CourierRequest.acknowledgement)
        guard case .acknowledge(7) = read else {
            Issue.record("\(text) is \(String(describing: read))")
            return
        }
    }

    @Test(
        "What is not quite one is left to the decoder",
        arguments: [
            "", "{", "{}", #"{"type":"acknowledge"}"#, #"{"serial":7}"#, #"{"serial":-7,"type":"acknowledge"}"#,
            #"{"serial":7.5,"type":"acknowledge"}"#, #"{"serial":1e3,"type":"acknowledge"}"#,
            #"{"serial":07,"type":"acknowledge"}"#, #"{"serial":"7","type":"acknowledge"}"#,
            #"{"serial":7,"type":"acknowledged"}"#, #"{"serial":7,"type":"acknowledge","more":1}"#,
            #"{"serial":7,"serial":8}"#, #"{"type":"acknowledge","type":"acknowledge"}"#,
            #"{"serial":7,"type":"acknowledge"} "#, #"{"serial":12345678901234567890,"type":"acknowledge"}"#,
            #"{"type":"ping"}"#,
        ]
    )
    func noAcknowledgement(text: String) {
        let read = Array(text.utf8).withUnsafeBytes(CourierRequest.acknowledgement)
        #expect(read.map { "\($0)" } == nil)
    }
}
