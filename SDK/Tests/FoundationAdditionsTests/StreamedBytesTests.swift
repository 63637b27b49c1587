import Foundation
import FoundationAdditions
import FoundationNetworking
import Testing

@Suite(.timeLimit(.minutes(2))) struct StreamedBytesTests {
    @Test("The bytes of an answer come as lines; empty ones are passed over")
    func lines() async throws {
        let server = try Answering(with: "HTTP/1.1 200 OK\r\nContent-Length: 8\r\n\r\na\n\nb\r\ncd")
        let (bytes, response) = try await URLSession.shared.bytes(from: server.url)
        #expect((response as? HTTPURLResponse)?.statusCode == 200)
        var lines: [String] = []
        for try await line in bytes.lines { lines.append(line) }
        #expect(lines == ["a", "b", "cd"])
    }

    @Test("The lines of an address and of a file")
    func linesOfAnAddress() async throws {
        let server = try Answering(with: "HTTP/1.1 200 OK\r\nContent-Length: 3\r\n\r\na\nb")
        var lines: [String] = []
        for try await line in server.url.lines { lines.append(line) }
        let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: file) }
        try Data("c\n\nd\n".utf8).write(to: file)
        for try await line in file.lines { lines.append(line) }
        #expect(lines == ["a", "b", "c", "d"])
    }

    @Test("A session in the background is known by its identifier, and loads")
    func backgroundSession() async throws {
        let server = try Answering(with: "HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nhi")
        let configuration = BackgroundSessionConfiguration.made(identifier: "downloads")
        configuration.httpAdditionalHeaders = ["X-App": "1"]
        let session = URLSession(configuration: configuration)
        defer { session.finishTasksAndInvalidate() }
        #expect(session.configuration.identifier == "downloads")
        #expect(session.configuration.httpAdditionalHeaders?["X-App"] as? String == "1")
        let (data, _) = try await session.data(from: server.url)
        #expect(String(decoding: data, as: UTF8.self) == "hi")
    }

    @Test("An answer that breaks off throws after the bytes that came")
    func brokenOff() async throws {
        let server = try Answering(with: "HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\nab")
        let (bytes, _) = try await URLSession.shared.bytes(from: server.url)
        var count = 0
        await #expect(throws: (any Error).self) { for try await _ in bytes { count += 1 } }
        #expect(count == 2)
    }

    @Test("Where nobody answers there are no bytes")
    func nobody() async throws {
        let url = try #require(URL(string: "http://127.0.0.1:1/"))
        await #expect(throws: (any Error).self) { _ = try await URLSession.shared.bytes(from: url) }
    }
}

/// Answers one request with a text, and closes.
private struct Answering {
    let url: URL

    init(with text: String) throws {
        let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let isBound = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { pointer in
                bind(listener, pointer, length) == 0 && listen(listener, 1) == 0
                    && getsockname(listener, pointer, &length) == 0
            }
        }
        guard isBound, let url = URL(string: "http://127.0.0.1:\(UInt16(bigEndian: address.sin_port))/") else {
            throw POSIXError(.EADDRNOTAVAIL)
        }
        self.url = url
        Thread.detachNewThread {
            let peer = accept(listener, nil, nil)
            var request = [UInt8](repeating: 0, count: 4096)
            _ = read(peer, &request, request.count)
            _ = text.utf8.withContiguousStorageIfAvailable { write(peer, $0.baseAddress, $0.count) }
            close(peer)
            close(listener)
        }
    }
}
