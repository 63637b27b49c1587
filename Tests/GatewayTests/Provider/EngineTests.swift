import GatewayCore
import NIOCore
import ProviderAPI
import Testing

@testable import GatewayHTTP2

/// The frames that clients in the field depend on (facts G1 to G14).
@Suite struct EngineTests {
    private typealias Frame = FrameClient.Frame

    /// What SETTINGS says of MAX_CONCURRENT_STREAMS.
    private func streamLimit(_ settings: Frame) -> UInt32? {
        stride(from: 0, to: settings.payload.count, by: 6).lazy
            .filter { settings.payload[$0 + 1] == 3 }
            .map { place in settings.payload[(place + 2)..<(place + 6)].reduce(0) { $0 << 8 | UInt32($1) } }
            .first
    }

    @Test("The first SETTINGS asks for one stream, and a later one for 500")
    func oneStreamFirst() throws {
        let (client, frames) = try FrameClient.connect()
        let first = try #require(frames.first)
        #expect(first.type == Frame.settings)
        #expect(streamLimit(first) == 1)
        client.engine.advertise(streams: 500)
        let raised = try #require(client.frames().of(Frame.settings).first)
        #expect(streamLimit(raised) == 500)
    }

    @Test("Streams beyond what was asked for are served, not refused")
    func extraStreams() throws {
        let (client, _) = try FrameClient.connect()
        var streams: [Int32] = []
        for number in 0..<200 {
            let stream = Int32(number * 2 + 1)
            let events = try client.feed(FrameClient.request(stream: stream, isWhole: true))
            if events.contains(where: { $0.stream == stream }) { streams.append(stream) }
        }
        #expect(streams.count == 200)
        #expect(try client.frames().of(Frame.reset).isEmpty)
        #expect(try client.frames().of(Frame.goAway).isEmpty)
    }

    @Test("200 is one HEADERS frame that ends the stream")
    func emptyAnswer() throws {
        let (client, _) = try FrameClient.connect()
        _ = try client.feed(FrameClient.request(stream: 1, isWhole: true))
        client.engine.respond(to: 1, with: HTTP2Answer(status: 200, fields: [("x", "y")]))
        let frames = try client.frames().filter { $0.stream == 1 }
        #expect(frames.map(\.type) == [Frame.headers])
        #expect(frames.first?.endsStream == true)
    }

    @Test("An error's body is one DATA frame that ends the stream")
    func errorBody() throws {
        let (client, _) = try FrameClient.connect()
        _ = try client.feed(FrameClient.request(stream: 1, isWhole: true))
        let body = RejectionBody(reason: "BadTopic").json
        client.engine.respond(to: 1, with: HTTP2Answer(status: 400, body: body))
        let frames = try client.frames().filter { $0.stream == 1 }
        #expect(frames.map(\.type) == [Frame.headers, Frame.data])
        #expect(frames.map(\.endsStream) == [false, true])
        #expect(frames.last?.payload == body)
    }

    @Test("A request without :authority is one")
    func noAuthority() throws {
        let (client, _) = try FrameClient.connect()
        let events = try client.feed(FrameClient.request(stream: 1, fields: [("apns-topic", "a")], isWhole: true))
        let request = try #require(events.first).request
        #expect(request.method == "POST")
        #expect(request.path == "/3/device/ab")
        #expect(request.fields.map(\.name) == ["host", "apns-topic"])
    }

    @Test("A field that comes twice comes as two")
    func fieldTwice() throws {
        let (client, _) = try FrameClient.connect()
        let fields = [("apns-topic", "a"), ("apns-topic", "b")]
        let events = try client.feed(FrameClient.request(stream: 1, fields: fields, isWhole: true))
        let request = try #require(events.first).request
        #expect(request.fields.filter { $0.name == "apns-topic" }.map(\.value) == ["a", "b"])
    }

    @Test("A PING is answered with its bytes")
    func ping() throws {
        let (client, _) = try FrameClient.connect()
        let bytes: [UInt8] = [1, 2, 3, 4, 5, 6, 7, 8]
        _ = try client.feed(Frame(type: Frame.ping, flags: 0, stream: 0, payload: bytes))
        #expect(try client.frames().of(Frame.ping) == [Frame(type: Frame.ping, flags: 1, stream: 0, payload: bytes)])
    }

    @Test("A body in pieces is put together; trailers end it")
    func pieces() throws {
        let (client, _) = try FrameClient.connect()
        #expect(try client.feed(FrameClient.request(stream: 1, isWhole: false)).isEmpty)
        #expect(try client.feed(FrameClient.data(stream: 1, Array("{".utf8), isLast: false)).isEmpty)
        #expect(try client.feed(FrameClient.data(stream: 1, Array("}".utf8), isLast: false)).isEmpty)
        var trailers = Frame(type: Frame.headers, flags: 5, stream: 1, payload: [])
        trailers.payload = [0, 1, UInt8(ascii: "x"), 1, UInt8(ascii: "y")]
        let events = try client.feed(trailers)
        let request = try #require(events.first).request
        #expect(request.body == Array("{}".utf8))
        #expect(!request.fields.contains { $0.name == "x" })
    }

    @Test("A body over every limit is handed on at once, cut off, and what follows is thrown away")
    func largeBody() throws {
        let (client, _) = try FrameClient.connect()
        _ = try client.feed(FrameClient.request(stream: 1, isWhole: false))
        let events = try client.feed(FrameClient.data(stream: 1, [UInt8](repeating: 1, count: 16_000), isLast: false))
        let request = try #require(events.first).request
        #expect(request.body.count == Admission.bodyLimit + 1)
        client.engine.respond(to: 1, with: HTTP2Answer(status: 413, body: [1]))
        _ = try client.frames()
        for _ in 0..<2 {
            #expect(
                try client.feed(FrameClient.data(stream: 1, [UInt8](repeating: 1, count: 16_000), isLast: false))
                    .isEmpty
            )
        }
    }

    @Test("A client that neither sends on nor ends after its answer has its stream reset, without an error")
    func surplus() throws {
        let (client, _) = try FrameClient.connect()
        _ = try client.feed(FrameClient.request(stream: 1, isWhole: false))
        _ = try client.feed(FrameClient.data(stream: 1, [UInt8](repeating: 1, count: 8000), isLast: false))
        #expect(client.engine.hasSurplus)
        client.engine.endSurplus()
        #expect(try client.frames().of(Frame.reset).isEmpty, "not before the answer")
        client.engine.respond(to: 1, with: HTTP2Answer(status: 413, body: [1]))
        _ = try client.frames()
        client.engine.endSurplus()
        let reset = try #require(try client.frames().of(Frame.reset).first)
        #expect(reset.payload == [0, 0, 0, 0])
        #expect(!client.engine.hasSurplus)
    }

    @Test("A client that ends its body early, after its answer, hears of something more")
    func endedEarly() throws {
        let (client, _) = try FrameClient.connect()
        _ = try client.feed(FrameClient.request(stream: 1, isWhole: false))
        _ = try client.feed(FrameClient.data(stream: 1, [UInt8](repeating: 1, count: 8000), isLast: false))
        client.engine.respond(to: 1, with: HTTP2Answer(status: 413, body: [1]))
        #expect(try client.frames().of(Frame.ping).isEmpty)
        _ = try client.feed(FrameClient.data(stream: 1, [], isLast: true))
        #expect(try client.frames().of(Frame.ping).count == 1)
    }

    @Test("A client that does not stop sending after its answer has its stream reset")
    func endlessBody() throws {
        let (client, _) = try FrameClient.connect()
        _ = try client.feed(FrameClient.request(stream: 1, isWhole: false))
        var resets: [Frame] = []
        for _ in 0...(HTTP2Limits.discardedBody / 16_000 + 1) {
            _ = try client.feed(FrameClient.data(stream: 1, [UInt8](repeating: 1, count: 16_000), isLast: false))
            resets += try client.frames().of(Frame.reset)
            if !resets.isEmpty { break }
        }
        #expect(resets.count == 1)
    }

    @Test("Header fields have a bound; the request is answered, not the connection ended")
    func largeFields() throws {
        let (client, _) = try FrameClient.connect()
        let fields = (0..<9).map { ("x-\($0)", String(repeating: "a", count: 1000)) }
        let events = try client.feed(FrameClient.request(stream: 1, fields: fields, isWhole: true))
        #expect(events.count == 1)
        #expect(try #require(events.first).request.isHeaderListTooLarge)
        client.engine.respond(to: 1, with: HTTP2Answer(status: 413, body: [1]))
        #expect(try client.frames().filter { $0.stream == 1 }.map(\.type) == [Frame.headers, Frame.data])
    }

    @Test("GOAWAY carries JSON")
    func goAway() throws {
        let (client, _) = try FrameClient.connect()
        client.engine.goAway(RejectionBody(reason: "Shutdown").json, .atOnce)
        let frame = try #require(client.frames().of(Frame.goAway).first)
        #expect(String(decoding: frame.payload.dropFirst(8), as: UTF8.self) == #"{"reason":"Shutdown"}"#)
        #expect(client.engine.isFinished)
    }

    @Test(
        "GOAWAY comes behind the answers to all that is under way, bodies included: some clients read nothing after it"
    )
    func goAwayWithWork() throws {
        let (client, _) = try FrameClient.connect()
        _ = try client.feed(FrameClient.request(stream: 1, isWhole: true))
        _ = try client.feed(FrameClient.request(stream: 3, isWhole: true))
        client.engine.goAway([], .afterAnswers)
        #expect(try client.frames().isEmpty)
        client.engine.respond(to: 1, with: HTTP2Answer(status: 410, body: [1]))
        #expect(try client.frames().map(\.type) == [Frame.headers, Frame.data])
        #expect(!client.engine.isFinished)
        client.engine.respond(to: 3, with: HTTP2Answer(status: 410, body: [1]))
        #expect(try client.frames().map(\.type) == [Frame.headers, Frame.data, Frame.goAway])
        #expect(client.engine.isFinished)
    }

    @Test("The answer to HEAD has no body")
    func head() throws {
        let (client, _) = try FrameClient.connect()
        _ = try client.feed(FrameClient.request(stream: 1, method: "HEAD", isWhole: true))
        client.engine.respond(to: 1, with: HTTP2Answer(status: 405, body: [1, 2, 3]))
        let frames = try client.frames().filter { $0.stream == 1 }
        #expect(frames.map(\.type) == [Frame.headers])
        #expect(frames.first?.endsStream == true)
    }

    @Test(
        "What libraries let through is handed on for an answer, not reset",
        arguments: [
            ("authorization", "bearer "), ("apns-topic", " a "), ("apns-collapse-id", "a\u{1}b"), ("x y", "z"),
            ("apns-topic", ""),
        ]
    )
    func oddFields(name: String, value: String) throws {
        let (client, _) = try FrameClient.connect()
        let events = try client.feed(FrameClient.request(stream: 1, fields: [(name, value)], isWhole: true))
        #expect(events.map(\.stream) == [1])
        #expect(try client.frames().of(Frame.reset).isEmpty)
    }

    @Test("A control character in the path is handed on for an answer")
    func oddPath() throws {
        let (client, _) = try FrameClient.connect()
        let events = try client.feed(FrameClient.request(stream: 1, path: "/3/device/a\u{1}", isWhole: true))
        #expect(events.map(\.stream) == [1])
    }

    private static let pseudoFields = [(":method", "POST"), (":scheme", "https"), (":path", "/")]

    @Test(
        "What is no request of HTTP/2 is reset (RFC 9113 §8)",
        arguments: [
            [(":method", "POST"), (":scheme", "https")],
            [(":method", "POST"), (":scheme", "https"), (":path", "")],
            pseudoFields + [(":path", "/")],
            pseudoFields + [(":unknown", "x")],
            pseudoFields + [("x", "y"), (":authority", "z")],
            pseudoFields + [("X-Upper", "y")],
            pseudoFields + [("connection", "keep-alive")],
            pseudoFields + [("transfer-encoding", "chunked")],
            pseudoFields + [("te", "gzip")],
            pseudoFields + [("content-length", "5")],
            pseudoFields + [("content-length", "x")],
        ] as [[(String, String)]]
    )
    func malformed(fields: [(String, String)]) throws {
        let (client, _) = try FrameClient.connect()
        #expect(try client.feed(FrameClient.headers(stream: 1, fields, isWhole: true)).isEmpty)
        let reset = try #require(client.frames().of(Frame.reset).first)
        #expect(reset.payload == [0, 0, 0, 1])
        #expect(try client.feed(FrameClient.request(stream: 3, isWhole: true)).count == 1)
    }

    @Test("Trailers with a pseudo-header field, or that do not end the request, are no trailers")
    func malformedTrailers() throws {
        for (flags, name) in [(5, ":path"), (4, "x")] as [(UInt8, String)] {
            let (client, _) = try FrameClient.connect()
            _ = try client.feed(FrameClient.request(stream: 1, isWhole: false))
            var trailers = FrameClient.headers(stream: 1, [(name, "y")], isWhole: true)
            trailers.flags = flags
            #expect(try client.feed(trailers).isEmpty)
            #expect(try client.frames().of(Frame.reset).count == 1)
        }
    }

    @Test("A body that does not come whole is handed on late, once")
    func lateBody() throws {
        let (client, _) = try FrameClient.connect()
        _ = try client.feed(FrameClient.request(stream: 1, isWhole: false))
        #expect(client.engine.hasUnfinished)
        var late: [HTTP2Event] = []
        client.engine.takeUnfinished(begunBefore: .now() - .seconds(1)) { late.append(HTTP2Event($0, $1, $2)) }
        #expect(late.isEmpty)
        client.engine.takeUnfinished(begunBefore: .now() + .seconds(1)) { late.append(HTTP2Event($0, $1, $2)) }
        #expect(late.map { $0.isLate } == [true])
        #expect(!client.engine.hasUnfinished)
        #expect(try client.feed(FrameClient.data(stream: 1, [1], isLast: true)).isEmpty)
    }

    @Test("What is not HTTP/2 is told apart")
    func notHTTP2() throws {
        let engine = try NGHTTP2Engine()
        #expect {
            try engine.receive(.init(string: "POST /3/device/ab HTTP/1.1\r\nhost: x\r\n\r\n"), at: .now()) { _, _, _ in
            }
        } throws: { error in
            if case HTTP2EngineError.notHTTP2 = error { true } else { false }
        }
    }

    @Test("A preface that is neither HTTP/2's nor HTTP/1's ends the connection with PROTOCOL_ERROR")
    func wrongPreface() throws {
        let client = FrameClient(engine: try NGHTTP2Engine())
        #expect {
            try client.engine.receive(.init(string: "INVALID CONNECTION PREFACE\r\n\r\n"), at: .now()) { _, _, _ in }
        } throws: { error in
            if case HTTP2EngineError.failed = error { true } else { false }
        }
        let goAway = try #require(client.frames().of(Frame.goAway).first)
        #expect(goAway.payload.dropFirst(4).prefix(4) == [0, 0, 0, 1])
    }

    @Test("A stream that was passed over is not opened any more")
    func passedOver() throws {
        let (client, _) = try FrameClient.connect()
        #expect(try client.feed(FrameClient.request(stream: 5, isWhole: true)).count == 1)
        #expect(try client.feed(FrameClient.request(stream: 7, isWhole: true)).count == 1)
        #expect(try client.frames().of(Frame.goAway).isEmpty)
        #expect(try client.feed(FrameClient.request(stream: 3, isWhole: true)).isEmpty)
        let goAway = try #require(client.frames().of(Frame.goAway).first)
        #expect(goAway.payload.dropFirst(4).prefix(4) == [0, 0, 0, 1])
    }

    @Test("Bytes at random end a connection and harm nothing else")
    func garbage() throws {
        var generator = Randomness.seeded(7)
        for _ in 0..<300 {
            let (client, _) = try FrameClient.connect()
            let count = Int.random(in: 1...400, using: &generator)
            _ = try? client.feed((0..<count).map { _ in UInt8.random(in: 0...255, using: &generator) })
            _ = try? client.frames()
        }
    }

    @Test("A client that resets its request before the answer costs nothing")
    func resetBeforeAnswer() throws {
        let (client, _) = try FrameClient.connect()
        _ = try client.feed(FrameClient.request(stream: 1, isWhole: true))
        _ = try client.feed(Frame(type: Frame.reset, flags: 0, stream: 1, payload: [0, 0, 0, 8]))
        client.engine.respond(to: 1, with: HTTP2Answer(status: 400, body: [1]))
        #expect(try client.frames().filter { $0.stream == 1 }.isEmpty)
    }

    @Test(
        "Frames that bring no request further are bounded; the client is told to calm down",
        arguments: [
            Frame(type: Frame.data, flags: 0, stream: 1, payload: []),
            Frame(type: Frame.data, flags: 0, stream: 1, payload: [1]),
            Frame(type: 2, flags: 0, stream: 1, payload: [0, 0, 0, 3, 1]),
            Frame(type: Frame.settings, flags: 0, stream: 0, payload: []),
            Frame(type: Frame.windowUpdate, flags: 0, stream: 0, payload: [0, 0, 0, 1]),
            Frame(type: Frame.ping, flags: 1, stream: 0, payload: [0, 0, 0, 0, 0, 0, 0, 0]),
        ]
    )
    private func floods(frame: Frame) throws {
        let (client, _) = try FrameClient.connect()
        _ = try client.feed(FrameClient.request(stream: 1, isWhole: false))
        #expect {
            for _ in 0...HTTP2Limits.idleFrames + 10 {
                _ = try client.feed(frame)
                _ = try client.frames()
            }
        } throws: { error in
            if case HTTP2EngineError.flood = error { true } else { false }
        }
        client.engine.goAway([], .punishment)
        #expect(try client.frames().of(Frame.goAway).first?.payload[7] == 11)
    }

    @Test("Requests earn the frames that go with them")
    func earnedFrames() throws {
        let (client, _) = try FrameClient.connect()
        for number in 0..<1000 {
            _ = try client.feed(FrameClient.request(stream: Int32(number * 2 + 1), isWhole: true))
            for _ in 0..<5 {
                _ = try client.feed(Frame(type: Frame.windowUpdate, flags: 0, stream: 0, payload: [0, 0, 0, 1]))
            }
            client.engine.respond(to: Int32(number * 2 + 1), with: HTTP2Answer(status: 200))
            _ = try client.frames()
        }
    }

    @Test("A few bytes that HPACK makes megabytes of end the connection")
    func headerBomb() throws {
        let (client, _) = try FrameClient.connect()
        // A field of 3 kB that is kept in the table (0x40), then asked for again and again (0x80 | 62).
        let value = [UInt8](repeating: UInt8(ascii: "a"), count: 3000)
        var block = FrameClient.request(stream: 1, isWhole: true)
        block.payload += [0x40, 1, UInt8(ascii: "x"), 0x7f] + [0xb9, 0x16] + value
        block.payload += [UInt8](repeating: 0xbe, count: 8000)
        #expect {
            _ = try client.feed(block)
        } throws: { error in
            if case HTTP2EngineError.flood = error { true } else { false }
        }
    }
}
