import CarillonTesting
import DeviceCore
import Foundation
import Synchronization
import Testing

@testable import DeviceContext
@testable import DeviceMedia
@testable import DeviceService

/// What an extension plays of other servers, as the device fetches it.
@Suite(.timeLimit(.minutes(1))) struct RemoteMediaTests {
    private final class Notes: Sendable {
        let lines = Mutex<[String]>([])
        let failures = Mutex<[String]>([])

        func media(_ limits: RemoteMediaLimits = RemoteMediaLimits(), network: NetworkCondition = .on) -> RemoteMedia {
            RemoteMedia(
                session: "7",
                limits: limits,
                network: { network },
                note: { line in self.lines.withLock { $0.append(line) } },
                failed: { path, why in self.failures.withLock { $0.append("\(path) \(why)") } }
            )
        }
    }

    private let notes = Notes()

    private func name(_ path: String?) throws -> String {
        try #require(path?.split(separator: "/").last.map(String.init))
    }

    private func bytes(_ stream: MediaStream) async throws -> Int {
        let count = Mutex(0)
        try await stream.send { bytes in count.withLock { $0 += bytes.count } }
        return count.withLock { $0 }
    }

    private func why(_ body: () async throws -> Void) async -> String {
        do { try await body() } catch { return "\(error)" }
        return "nothing went wrong"
    }

    @Test func `a part is asked for and handed on as the server has it`() async throws {
        try await MediaServer.run { request in
            .answer(
                206,
                ["Content-Type": "audio/mpeg; x=1", "Content-Range": request.field("Range") ?? "none"],
                Data(count: 100)
            )
        } _: { server in
            let media = notes.media()
            let path = try #require(media.serve(server.url("/a.mp3?secret=1")))
            #expect(path.hasPrefix("/api/v1/media/streams/7-"))
            #expect(!path.contains("127.0.0.1"))
            let stream = try await media.open(try name(path), range: "bytes=5-")
            #expect(stream.isPart && stream.mimeType == "audio/mpeg" && stream.length == 100)
            #expect(stream.contentRange == "bytes=5-")
            #expect(try await bytes(stream) == 100)
            let second = try await media.open(try name(path), range: "bytes=0-1\r\nCookie: x")
            #expect(second.contentRange == "none", "what is no range is not passed on")
            #expect(notes.lines.withLock { $0 } == ["Plays \(server.url("/a.mp3")) (audio/mpeg)"])
        }
    }

    @Test(arguments: ["", "file:///etc/passwd", "ftp://a/b.mp3", "http://", "/etc/passwd", "http+unix://a/b"])
    func `only web addresses have a name`(address: String) {
        #expect(notes.media().serve(address) == nil)
        #expect(notes.media().serve("https://a/" + String(repeating: "x", count: 5_000)) == nil)
    }

    @Test func `addresses have a bound`() {
        var limits = RemoteMediaLimits()
        limits.addresses = 2
        let media = notes.media(limits)
        #expect(media.serve("https://a/1") != nil && media.serve("https://a/2") != nil)
        #expect(media.serve("https://a/3") == nil && media.serve("https://a/1") != nil)
    }

    @Test func `bytes of an opening have a bound`() async throws {
        var limits = RemoteMediaLimits()
        limits.bytes = 3_000_000
        try await MediaServer.run { _ in
            .answer(200, ["Content-Type": "video/mp4"], Data(count: 2_000_000))
        } _: { server in
            let media = notes.media(limits)
            let name = try name(media.serve(server.url("/v.mp4")))
            #expect(try await bytes(try await media.open(name, range: nil)) == 2_000_000)
            let words = await why { _ = try await bytes(try await media.open(name, range: nil)) }
            #expect(words.contains("at most 3 MB"))
            #expect(notes.lines.withLock { $0 }.contains { $0.contains("ends here: a card plays at most 3 MB") })
        }
    }

    @Test func `answers at once have a bound, and one that ends gives its place back`() async throws {
        var limits = RemoteMediaLimits()
        limits.atOnce = 1
        try await MediaServer.run { _ in
            .answer(200, ["Content-Type": "video/mp4"], Data(count: 10))
        } _: { server in
            let media = notes.media(limits)
            let name = try name(media.serve(server.url("/v.mp4")))
            do {
                let first = try await media.open(name, range: nil)
                let words = await why { _ = try await media.open(name, range: nil) }
                #expect(words.contains("more than 1 at once"))
                #expect(try await bytes(first) == 10)
            }
            #expect(try await bytes(try await media.open(name, range: nil)) == 10)
        }
    }

    @Test func `a server that says nothing is given up`() async throws {
        var limits = RemoteMediaLimits()
        limits.answer = 0.2
        try await MediaServer.run { _ in
            [.hang]
        } _: { server in
            let media = notes.media(limits)
            let name = try name(media.serve(server.url("/v.mp4")))
            let words = await why { _ = try await media.open(name, range: nil) }
            #expect(words.contains("did not answer in 0.2 s"))
            #expect(notes.failures.withLock { $0.count } == 1)
        }
    }

    @Test(arguments: [
        (404, "video/mp4", "v.mp4", "answered 404"), (200, "text/html", "v.mp4", "says that it is text/html"),
        (200, "image/svg+xml", "v.svg", "says that it is image/svg+xml"),
        (200, "application/vnd.apple.mpegurl", "v", "HTTP Live Streaming"),
        (200, "application/octet-stream", "v.bin", "does not say what it is"),
        (200, "video/mp4", "v.m3u8", "HTTP Live Streaming"),
    ])
    func `what is neither sound nor video is refused`(
        status: Int,
        type: String,
        file: String,
        reason: String
    ) async throws {
        try await MediaServer.run { _ in
            .answer(status, ["Content-Type": type], Data(count: 4))
        } _: { server in
            let media = notes.media()
            let name = try name(media.serve(server.url("/\(file)")))
            let words = await why { _ = try await media.open(name, range: nil) }
            #expect(words.contains(reason), "\(words)")
        }
    }

    @Test func `a type that says nothing is the address's`() async throws {
        try await MediaServer.run { _ in
            .answer(200, [:], Data(count: 4))
        } _: { server in
            let media = notes.media()
            let stream = try await media.open(try name(media.serve(server.url("/v.mp4"))), range: nil)
            #expect(stream.mimeType == "video/mp4")
        }
    }

    @Test func `without a network, and after the card, nothing is asked for`() async throws {
        try await MediaServer.run { _ in
            .answer(200, ["Content-Type": "video/mp4"], Data(count: 4))
        } _: { server in
            let offline = notes.media(network: .off)
            var name = try name(offline.serve(server.url("/v.mp4")))
            let words = await why { _ = try await offline.open(name, range: nil) }
            #expect(words.contains("network is off"))
            let media = notes.media()
            name = try self.name(media.serve(server.url("/v.mp4")))
            media.close()
            await #expect(throws: PhoneError.self) { try await media.open(name, range: nil) }
            await #expect(throws: PhoneError.self) { try await media.open("7-nobody", range: nil) }
            #expect(server.requests.isEmpty)
        }
    }
}
