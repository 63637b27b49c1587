import CarillonTesting
import Foundation
import Testing

@testable import RichPush

@Suite("Media of a push, from a server that may be wrong", .timeLimit(.minutes(1)))
struct MediaTests {
    private static func deliver(
        _ paths: [String],
        from server: MediaServer,
        settings change: (inout MediaSettings) -> Void = { _ in }
    ) async throws -> Delivered {
        let list = paths.map { ["url": server.url($0)] }
        return try await Push.deliver(
            ["attachments": list],
            configure: {
                $0.media = MediaSettings([.attachmentList])
                change(&$0.media)
            }
        )
    }

    @Test("A picture is attached with its type, byte for byte")
    func picture() async throws {
        try await MediaServer.run({ _ in .answer(200, ["Content-Type": "image/png"], Sample.png()) }) { server in
            let seen = try await Self.deliver(["/picture"], from: server)
            #expect(seen.attachments.map(\.type) == ["public.png"])
            #expect(seen.attachments.first?.bytes == Sample.png())
            #expect(seen.problems == [])
            #expect(seen.count == 1)
        }
    }

    @Test(
        "Several files come side by side and are shown in the payload's order; one that fails costs the others nothing"
    )
    func several() async throws {
        let answer: MediaServer.Answer = { request in
            switch request.path {
            case "/a": .answer(200, [:], Sample.jpeg(300_000))
            case "/b": .answer(404, [:], Data("no".utf8))
            case "/c": .answer(200, [:], Sample.gif())
            default: .answer(200, ["Content-Type": "video/mp4"], Sample.mp4())
            }
        }
        try await MediaServer.run(answer) { server in
            let seen = try await Self.deliver(["/a", "/b", "/c", "/d"], from: server)
            #expect(seen.attachments.map(\.type) == ["public.jpeg", "com.compuserve.gif", "public.mpeg-4"])
            #expect(seen.problems.count == 1)
            #expect(seen.problems.first?.contains("/b: the server answered 404") == true)
            #expect(seen.body == "Body")
        }
    }

    @Test(
        "An answer that is no picture leaves the text, and says why",
        arguments: [
            ("an HTML page instead of a picture", 200, "text/html", Sample.html, "text/html"),
            ("an HTML page that calls itself a picture", 200, "image/png", Sample.html, "an HTML page"),
            ("junk that calls itself a picture", 200, "image/jpeg", Data(repeating: 7, count: 500), "first bytes"),
            ("an empty file", 200, "image/png", Data(), "empty"),
            ("a server error that stays", 403, "image/png", Sample.png(), "answered 403"),
            ("a WebP picture", 200, "image/webp", Data("RIFF\u{1}\u{1}\u{1}\u{1}WEBPVP8 ".utf8), "WebP"),
        ]
    )
    func noPicture(_: String, status: Int, type: String, body: Data, reason: String) async throws {
        try await MediaServer.run({ _ in .answer(status, ["Content-Type": type], body) }) { server in
            let seen = try await Self.deliver(["/x.png"], from: server)
            #expect(seen.attachments.isEmpty)
            #expect(seen.body == "Body")
            #expect(seen.problems.count == 1)
            #expect(seen.problems.first?.contains(reason) == true, "\(seen.problems)")
        }
    }

    @Test("What is announced too large is not loaded at all")
    func announcedTooLarge() async throws {
        let answer: MediaServer.Answer = { _ in
            .answer(200, ["Content-Type": "image/png", "Content-Length": "10485761"], Sample.png()) + [.hang]
        }
        try await MediaServer.run(answer) { server in
            let seen = try await Self.deliver(["/huge"], from: server)
            #expect(seen.attachments.isEmpty)
            #expect(seen.problems.first?.contains("10485761 bytes are more than the 10485760") == true)
        }
    }

    @Test("What grows too large without saying so is stopped on the way: a picture of 10 MB and a byte")
    func growsTooLarge() async throws {
        let answer: MediaServer.Answer = { _ in
            [.send(Data("HTTP/1.1 200 OK\r\nConnection: close\r\n\r\n".utf8)), .send(Sample.png(10_485_761)), .hang]
        }
        try await MediaServer.run(answer) { server in
            let seen = try await Self.deliver(["/huge"], from: server)
            #expect(seen.attachments.isEmpty)
            #expect(seen.problems.first?.contains("more than the 10485760") == true, "\(seen.problems)")
        }
    }

    @Test("A picture of exactly 10 MB is shown")
    func largest() async throws {
        try await MediaServer.run({ _ in .answer(200, [:], Sample.png(10_485_760)) }) { server in
            let seen = try await Self.deliver(["/large"], from: server)
            #expect(seen.attachments.first?.bytes.count == 10_485_760, "\(seen.problems)")
        }
    }

    @Test("A dropped connection is taken up where it broke")
    func resumed() async throws {
        let whole = Sample.png(200_000)
        let answer: MediaServer.Answer = { request in
            guard request.field("Range") == "bytes=80000-", request.field("If-Range") == "\"v1\"" else {
                let head = "HTTP/1.1 200 OK\r\nContent-Length: 200000\r\nETag: \"v1\"\r\nConnection: close\r\n\r\n"
                return [.send(Data(head.utf8) + whole.prefix(80_000))]
            }
            return .answer(206, ["Content-Range": "bytes 80000-199999/200000"], whole.dropFirst(80_000))
        }
        try await MediaServer.run(answer) { server in
            let seen = try await Self.deliver(["/picture"], from: server)
            #expect(seen.attachments.first?.bytes == whole, "\(seen.problems)")
            #expect(server.requests.count == 2)
        }
    }

    @Test("A file that changed between two parts is loaded anew, never patched together")
    func changed() async throws {
        let second = Sample.jpeg(5_000)
        let answer: MediaServer.Answer = { request in
            guard request.earlier == 0 else { return .answer(200, ["ETag": "\"v2\""], second) }
            let head = "HTTP/1.1 200 OK\r\nContent-Length: 9000\r\nETag: \"v1\"\r\nConnection: close\r\n\r\n"
            return [.send(Data(head.utf8) + Sample.png(9_000).prefix(8_000))]
        }
        try await MediaServer.run(answer) { server in
            let seen = try await Self.deliver(["/picture"], from: server)
            #expect(seen.attachments.first?.bytes == second, "\(seen.problems)")
            #expect(seen.attachments.first?.type == "public.jpeg")
        }
    }

    @Test("A server that breaks off every time is given up, after four requests")
    func givenUp() async throws {
        let answer: MediaServer.Answer = { _ in .answer(200, ["Content-Length": "5000"], Sample.png(100)) }
        try await MediaServer.run(answer) { server in
            let seen = try await Self.deliver(["/picture"], from: server)
            #expect(seen.attachments.isEmpty)
            #expect(seen.problems.count == 1)
            #expect(server.requests.count == Download.attemptLimit)
        }
    }

    @Test("A server that is busy for a moment is asked again")
    func busy() async throws {
        let answer: MediaServer.Answer = { $0.earlier == 0 ? .answer(503) : .answer(200, [:], Sample.png()) }
        try await MediaServer.run(answer) { server in
            let seen = try await Self.deliver(["/picture"], from: server)
            #expect(seen.attachments.count == 1, "\(seen.problems)")
        }
    }

    @Test("Redirects are followed; a circle of them is given up")
    func redirects() async throws {
        let answer: MediaServer.Answer = { request in
            switch request.path {
            case "/old": .answer(302, ["Location": "/new.png"])
            case "/circle": .answer(302, ["Location": "/circle"])
            default: .answer(200, [:], Sample.png())
            }
        }
        try await MediaServer.run(answer) { server in
            let seen = try await Self.deliver(["/old", "/circle"], from: server)
            #expect(seen.attachments.map(\.type) == ["public.png"])
            #expect(seen.problems.count == 1)
            #expect(server.requests.count < 200)
        }
    }

    @Test("A file that does not come in time does not hold the notification; what came is shown")
    func deadline() async throws {
        let clock = TestClock()
        let answer: MediaServer.Answer = { request in
            request.path == "/fast" ? .answer(200, [:], Sample.png()) : [.hang]
        }
        try await MediaServer.run(answer) { server in
            let seen = try await Push.deliver(
                ["attachments": [["url": server.url("/slow")], ["url": server.url("/fast")]]],
                clock: clock,
                configure: { $0.media = MediaSettings([.attachmentList]) },
                during: { delivery in
                    let ready = await eventually { server.requests.count == 2 && delivery.draft.mediaCount == 1 }
                    #expect(ready)
                    clock.advance(by: .seconds(25))
                }
            )
            #expect(seen.attachments.map(\.type) == ["public.png"])
            #expect(seen.problems.contains { $0.contains("budget of 25.0 seconds") })
            #expect(seen.count == 1)
        }
    }

    @Test("On a low-data network the text comes alone, or files up to the size that is allowed")
    func lowData() async throws {
        let answer: MediaServer.Answer = { .answer(200, [:], Sample.png($0.path == "/small" ? 1_000 : 90_000)) }
        try await MediaServer.run(answer) { server in
            let nothing = try await Self.deliver(["/small"], from: server) { $0.isLowData = { true } }
            #expect(nothing.attachments.isEmpty)
            #expect(server.requests.isEmpty)

            let small = try await Self.deliver(["/small", "/large"], from: server) {
                $0.isLowData = { true }
                $0.onLowData = .upTo(bytes: 50_000)
            }
            #expect(small.attachments.map(\.bytes.count) == [1_000])
            #expect(small.problems.first?.contains("allowed on a low-data network") == true)
        }
    }

    @Test("Nothing stays on disk but what is shown")
    func leftovers() throws {
        let root = FileManager.default.temporaryDirectory.appendingPathComponent("RichPushOld-\(UUID())")
        let work = WorkFolder(root: root)
        let old = work.folder(for: UUID())
        let fresh = work.folder(for: UUID())
        defer { try? FileManager.default.removeItem(at: root) }
        for folder in [old, fresh] {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        }
        try FileManager.default.setAttributes(
            [.modificationDate: Date(timeIntervalSince1970: 0)],
            ofItemAtPath: old.path
        )
        work.removeOld(now: Date())
        #expect(!FileManager.default.fileExists(atPath: old.path))
        #expect(FileManager.default.fileExists(atPath: fresh.path))
    }
}

@Suite("Where a payload says which media to show")
struct MediaWishTests {
    private static var kitPayloads: [(MediaSource, [String: Any])] {
        [
            (.firebase, ["fcm_options": ["image": "https://example.com/a.png"]]),
            (.braze, ["ab": ["att": ["url": "https://example.com/a.png", "type": "png"]]]),
            (.cleverTap, ["ct_mediaUrl": "https://example.com/a.png", "ct_mediaType": "image"]),
            (.airship, ["com.urbanairship.media_attachment": ["url": ["https://example.com/a.png"]]]),
            (.iterable, ["itbl": ["attachment-url": "https://example.com/a.png"]]),
            (.customerIO, ["CIO": ["push": ["image": "https://example.com/a.png"]]]),
            (.attachmentList, ["attachments": [["url": "https://example.com/a.png", "id": "1"]]]),
            (.oneSignal, ["att": ["id1": "https://example.com/a.png"]]),
            (.adobe, ["adb_media": "https://example.com/a.png"]),
            (.marketingCloud, ["_mediaUrl": "https://example.com/a.png"]),
            (.richMedia, ["rich-media": "https://example.com/a.png", "rich-media-type": "png"]),
            (.leanplum, ["LP_URL": "https://example.com/a.png"]),
            (.pushwoosh, ["attachment": "https://example.com/a.png"]),
            (.getui, ["_grinfo_": [["resId": "grid1", "resType": 1, "resUrl": "https://example.com/a.png"]]]),
            (MediaSource.emarsys[0], ["notification": ["imageUrl": "https://example.com/a.png"]]),
            (MediaSource.emarsys[1], ["image_url": "https://example.com/a.png"]),
            (MediaSource("aps.attachment-url"), ["aps": ["attachment-url": "https://example.com/a.png"]]),
        ]
    }

    @Test("Every key of a map, in order, also to take it out")
    func everyKey() {
        let payload: [AnyHashable: Any] = ["att": ["b": "2", "a": "1"], "other": "3"]
        #expect(PayloadPath("att.*").values(in: payload) as? [String] == ["1", "2"])
        #expect(PayloadPath("att.*").removed(from: payload)["att"] as? [String: String] == [:])
        #expect(PayloadPath("*").values(in: ["one": "1"]) as? [String] == ["1"])
        #expect(PayloadPath("other.*").values(in: payload).isEmpty)
    }

    @Test("The kits' own payloads", arguments: MediaWishTests.kitPayloads.indices)
    func kits(index: Int) {
        var problems: [String] = []
        let (source, payload) = Self.kitPayloads[index]
        let alone = MediaWish.find([source], in: payload, limit: 10, problems: &problems)
        let among = MediaWish.find(MediaSource.kits + MediaSource.common, in: payload, limit: 10, problems: &problems)
        #expect(alone.map(\.url.absoluteString) == ["https://example.com/a.png"])
        #expect(among.map(\.url) == alone.map(\.url))
        #expect(problems == [])
    }

    @Test("The same address twice is one file; the eleventh is left out; what is no web address is named")
    func limits() {
        var problems: [String] = []
        let urls = (0..<12).map { "https://example.com/\($0)" } + ["https://example.com/0", "file:///etc/passwd"]
        let wishes = MediaWish.find([MediaSource("list")], in: ["list": urls], limit: 10, problems: &problems)
        #expect(wishes.count == 10)
        #expect(problems.count == 1)
        problems = []
        _ = MediaWish.find([MediaSource("list")], in: ["list": ["file:///etc/passwd"]], limit: 10, problems: &problems)
        #expect(problems.first?.contains("not an http address") == true)
    }
}
