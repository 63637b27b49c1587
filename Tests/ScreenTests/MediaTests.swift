import DeviceCore
import Foundation
import NIOHTTP1
import Testing
import UntrustedFiles

@testable import Screen

@Suite("Media", .timeLimit(.minutes(1)))
struct MediaTests {
    private static let content = Data((0..<1000).map { UInt8($0 % 251) })

    private func withMedia(_ body: @escaping @Sendable (RunningScreen) async throws -> Void) async throws {
        let file = FileManager.default.temporaryDirectory.appending(path: "screen-media-\(UUID().uuidString)")
        try Self.content.write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let phone = FixturePhone(media: [
            "clip 1/a.mp4": MediaFile(try .own(file.path), mimeType: "video/mp4"),
            "evil.svg": MediaFile(try .own(file.path), mimeType: "image/svg+xml"),
        ])
        try await withScreen(phone: phone, body)
    }

    @Test(
        "A range is answered as asked",
        arguments: [
            (nil, 200, 0..<1000, nil), ("bytes=0-99", 206, 0..<100, "bytes 0-99/1000"),
            ("bytes=900-", 206, 900..<1000, "bytes 900-999/1000"), ("bytes=-10", 206, 990..<1000, "bytes 990-999/1000"),
            ("bytes=990-5000", 206, 990..<1000, "bytes 990-999/1000"), ("bytes=1000-", 416, 0..<0, "bytes */1000"),
            ("bytes=0-1,5-6", 200, 0..<1000, nil), ("lines=1-2", 200, 0..<1000, nil), ("bytes=9-3", 200, 0..<1000, nil),
        ] as [(String?, Int, Range<Int>, String?)]
    )
    func ranges(range: String?, status: Int, bytes: Range<Int>, contentRange: String?) async throws {
        try await withMedia { screen in
            let answer = try await screen.send(
                .GET,
                "/api/v1/media/clip%201/a.mp4",
                headers: range.map { ["range": $0] } ?? [:]
            )
            #expect(answer.status == status)
            #expect(answer.body == Self.content[bytes])
            #expect(answer.headers.first(name: "content-range") == contentRange)
            #expect(answer.headers.first(name: "content-type") == "video/mp4")
            #expect(answer.headers.first(name: "accept-ranges") == "bytes")
        }
    }

    @Test("What an author made cannot run: sandboxed, its type not guessed at")
    func sandbox() async throws {
        try await withMedia { screen in
            let headers = try await screen.send(.GET, "/api/v1/media/evil.svg").headers
            let policy = try #require(headers.first(name: "content-security-policy"))
            #expect(policy.contains("sandbox") && policy.contains("default-src 'none'"))
            #expect(headers.first(name: "x-content-type-options") == "nosniff")
        }
    }

    @Test("A file that is not there is not found, and the head of one tells its size")
    func edges() async throws {
        try await withMedia { screen in
            try await #expect(screen.send(.GET, "/api/v1/media/gone.jpg").status == 404)
            try await #expect(screen.send(.GET, "/api/v1/media/..%2f..%2fetc%2fpasswd").status == 404)
            let head = try await screen.send(.HEAD, "/api/v1/media/evil.svg")
            #expect(head.status == 200 && head.body.isEmpty)
            #expect(head.headers.first(name: "content-length") == "1000")
        }
    }
}
