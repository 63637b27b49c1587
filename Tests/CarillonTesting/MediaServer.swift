package import Foundation
import Glibc
import Synchronization

/// A web server on a free port that answers as a test tells it to, byte by byte: real sockets, no HTTP library, so that
/// it can be as wrong as servers are.
package final class MediaServer: Sendable {
    /// One request as it came.
    package struct Request: Sendable {
        package var method: String
        package var path: String
        package var head: String
        package var body: Data
        /// How many requests for this path came before it.
        package var earlier: Int

        package func field(_ name: String) -> String? {
            head.split(separator: "\r\n").first { $0.lowercased().hasPrefix(name.lowercased() + ":") }
                .map { $0.drop { $0 != ":" }.dropFirst().trimmingCharacters(in: .whitespaces) }
        }
    }

    /// What is done on the connection, in order; then it is closed.
    package enum Step: Sendable {
        case send(Data)
        /// Says nothing more until the client goes away or the server ends.
        case hang
    }

    package typealias Answer = @Sendable (Request) -> [Step]

    package let port: Int
    private let socket: Int32
    private let answer: Answer
    private let state = Mutex<(requests: [Request], open: Set<Int32>)>(([], []))

    /// Serves while the body runs.
    package static func run<Result>(
        _ answer: @escaping Answer,
        _ body: (MediaServer) async throws -> Result
    ) async throws -> Result {
        let server = try MediaServer(answer)
        Thread.detachNewThread { server.accept() }
        defer { server.end() }
        return try await body(server)
    }

    package var requests: [Request] { state.withLock { $0.requests } }

    package func url(_ path: String) -> String { "http://127.0.0.1:\(port)\(path)" }

    private init(_ answer: @escaping Answer) throws {
        self.answer = answer
        let listener = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        guard listener >= 0 else { throw POSIXError(.EMFILE) }
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = inet_addr("127.0.0.1")
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let bound = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
                Glibc.bind(listener, address, length) == 0 && listen(listener, 64) == 0
                    && getsockname(listener, address, &length) == 0
            }
        }
        guard bound else { throw POSIXError(.EADDRINUSE) }
        socket = listener
        port = Int(UInt16(bigEndian: address.sin_port))
    }

    private func accept() {
        while true {
            let connection = Glibc.accept(socket, nil, nil)
            guard connection >= 0 else { return }
            state.withLock { _ = $0.open.insert(connection) }
            Thread.detachNewThread {
                self.serve(connection)
                self.state.withLock { _ = $0.open.remove(connection) }
                close(connection)
            }
        }
    }

    private func serve(_ connection: Int32) {
        guard let request = read(connection) else { return }
        let seen = state.withLock { state in
            var request = request
            request.earlier = state.requests.count { $0.path == request.path }
            state.requests.append(request)
            return request
        }
        for step in answer(seen) {
            switch step {
            case .send(let data):
                guard send(data, on: connection) else { return }
            case .hang:
                var byte: UInt8 = 0
                while recv(connection, &byte, 1, 0) > 0 {}
                return
            }
        }
        shutdown(connection, Int32(SHUT_WR))
    }

    private func read(_ connection: Int32) -> Request? {
        var data = Data()
        var buffer = [UInt8](repeating: 0, count: 4096)
        while true {
            if let end = data.range(of: Data("\r\n\r\n".utf8)) {
                let head = String(decoding: data[..<end.lowerBound], as: UTF8.self)
                let words = head.split(separator: " ")
                var request = Request(
                    method: String(words[0]),
                    path: String(words[1]),
                    head: head,
                    body: data[end.upperBound...],
                    earlier: 0
                )
                guard request.body.count < Int(request.field("Content-Length") ?? "0") ?? 0 else { return request }
                request.body = Data()
            }
            let count = recv(connection, &buffer, buffer.count, 0)
            guard count > 0 else { return nil }
            data.append(contentsOf: buffer[..<count])
        }
    }

    private func send(_ data: Data, on connection: Int32) -> Bool {
        let bytes = [UInt8](data)
        var sent = 0
        while sent < bytes.count {
            let count = bytes.withUnsafeBytes {
                Glibc.send(connection, $0.baseAddress?.advanced(by: sent), bytes.count - sent, Int32(MSG_NOSIGNAL))
            }
            guard count > 0 else { return false }
            sent += count
        }
        return true
    }

    private func end() {
        shutdown(socket, Int32(SHUT_RDWR))
        close(socket)
        for connection in state.withLock({ $0.open }) { shutdown(connection, Int32(SHUT_RDWR)) }
    }
}

extension [MediaServer.Step] {
    /// A whole answer; the connection is closed behind it.
    package static func answer(_ status: Int = 200, _ fields: [String: String] = [:], _ body: Data = Data()) -> Self {
        var fields = fields
        if fields["Content-Length"] == nil { fields["Content-Length"] = "\(body.count)" }
        fields["Connection"] = "close"
        let lines = fields.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)\r\n" }.joined()
        return [.send(Data("HTTP/1.1 \(status) Status\r\n\(lines)\r\n".utf8) + body)]
    }
}
