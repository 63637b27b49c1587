import AsyncHTTPClient
import Foundation
import NIOCore
import NIOFoundationCompat
import NIOHTTP1
import Screen

/// A phone's HTTP API.
struct PhoneAPI: Sendable {
    private let host: String
    private let authorization: String

    /// - Parameter state: the device's folder, with the file that says who may use it.
    init(port: Int, state: URL) throws {
        host = "http://127.0.0.1:\(port)"
        guard let value = try AccessFile(folder: state).authorization() else {
            throw Refusal(status: 0, description: "no phone has left its authorization in \(state.path)")
        }
        authorization = value
    }

    /// What the phone did not do, and why.
    struct Refusal: Error, CustomStringConvertible {
        let status: UInt
        let description: String
    }

    /// A frame of the event stream.
    struct Event: Sendable {
        let name: String
        let data: Data

        func decode<Value: Decodable>(_ type: Value.Type = Value.self) throws -> Value {
            try ScreenCoding.decoder.decode(type, from: data)
        }
    }

    func get<Answer: Decodable>(_ path: String) async throws -> Answer {
        try ScreenCoding.decoder.decode(Answer.self, from: try await bytes("/api/v1/" + path))
    }

    /// What stands at a path of the server.
    func bytes(_ path: String) async throws -> Data { try await call(request(path)) }

    func post(_ path: String, _ body: some Encodable = [String: String]()) async throws {
        try await send(.POST, path, body)
    }

    func put(_ path: String, _ body: some Encodable) async throws { try await send(.PUT, path, body) }

    func delete(_ path: String) async throws {
        var request = self.request("/api/v1/" + path)
        request.method = .DELETE
        _ = try await call(request)
    }

    private func request(_ path: String) -> HTTPClientRequest {
        var request = HTTPClientRequest(url: host + path)
        request.headers.add(name: "authorization", value: authorization)
        return request
    }

    private func send(_ method: HTTPMethod, _ path: String, _ body: some Encodable) async throws {
        var request = self.request("/api/v1/" + path)
        request.method = method
        request.headers.add(name: "content-type", value: "application/json")
        request.body = .bytes(ByteBuffer(data: try ScreenCoding.encoder.encode(body)))
        _ = try await call(request)
    }

    private func call(_ request: HTTPClientRequest) async throws -> Data {
        let response = try await HTTPClient.shared.execute(request, timeout: .seconds(30))
        let bytes = Data(buffer: try await response.body.collect(upTo: 64 << 20))
        guard (200..<300).contains(response.status.code) else {
            throw Refusal(status: response.status.code, description: String(decoding: bytes, as: UTF8.self))
        }
        return bytes
    }

    /// Listens to what happens, the screen as it is first, until `find` has found what it looks for.
    func listen<Value>(_ find: (Event) async throws -> Value?) async throws -> Value {
        let request = self.request("/api/v1/events")
        let response = try await HTTPClient.shared.execute(request, timeout: .seconds(60))
        var lines = EventLines()
        for try await chunk in response.body {
            for event in lines.take(chunk) { if let value = try await find(event) { return value } }
        }
        throw Refusal(status: 200, description: "the event stream has ended")
    }
}

/// Cuts a stream of bytes into events (HTML, "Server-sent events").
private struct EventLines {
    private var rest = Data()

    mutating func take(_ chunk: ByteBuffer) -> [PhoneAPI.Event] {
        rest.append(contentsOf: chunk.readableBytesView)
        var events: [PhoneAPI.Event] = []
        while let end = rest.range(of: Data("\n\n".utf8)) {
            if let event = Self.event(rest[..<end.lowerBound]) { events.append(event) }
            rest = Data(rest[end.upperBound...])
        }
        return events
    }

    private static func event(_ frame: Data) -> PhoneAPI.Event? {
        let lines = String(decoding: frame, as: UTF8.self).split(separator: "\n")
        guard let name = lines.first(where: { $0.hasPrefix("event: ") }),
            let data = lines.first(where: { $0.hasPrefix("data: ") })
        else { return nil }
        return PhoneAPI.Event(name: String(name.dropFirst(7)), data: Data(data.dropFirst(6).utf8))
    }
}
