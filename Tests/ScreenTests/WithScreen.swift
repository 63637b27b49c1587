import AsyncHTTPClient
import DeviceCore
import Foundation
import Logging
import NIOCore
import NIOFoundationCompat
import NIOHTTP1
import PrivateFiles
import Screen
import ServiceLifecycle
import WallClock

/// A running screen and a client for it.
struct RunningScreen: Sendable {
    let phone: FixturePhone
    let port: Int
    let clock: ManualWallClock
    /// The folder with the file that says who may use it.
    let state: URL
    /// What the API asks for.
    let authorization: String

    struct Answer: Sendable {
        let status: Int
        let headers: HTTPHeaders
        let body: Data

        var text: String { String(decoding: body, as: UTF8.self) }
        func json<Value: Decodable>(_ type: Value.Type) throws -> Value {
            try ScreenCoding.decoder.decode(type, from: body)
        }
    }

    /// A request of the phone's user; one with a cookie, or `anonymous`, shows only that.
    func request(
        _ method: HTTPMethod,
        _ path: String,
        headers: HTTPHeaders = [:],
        body: String? = nil,
        anonymous: Bool = false
    ) -> HTTPClientRequest {
        var request = HTTPClientRequest(url: "http://127.0.0.1:\(port)\(path)")
        request.method = method
        request.headers = headers
        if !anonymous, !headers.contains(name: "authorization"), !headers.contains(name: "cookie") {
            request.headers.add(name: "authorization", value: authorization)
        }
        if let body {
            request.body = .bytes(ByteBuffer(string: body))
            if !headers.contains(name: "content-type") {
                request.headers.add(name: "content-type", value: "application/json")
            }
        }
        return request
    }

    func send(
        _ method: HTTPMethod,
        _ path: String,
        headers: HTTPHeaders = [:],
        body: String? = nil,
        anonymous: Bool = false
    ) async throws -> Answer {
        let request = request(method, path, headers: headers, body: body, anonymous: anonymous)
        let response = try await HTTPClient.shared.execute(request, timeout: .seconds(40))
        let bytes = try await response.body.collect(upTo: 16 * 1_048_576)
        return Answer(status: Int(response.status.code), headers: response.headers, body: Data(buffer: bytes))
    }
}

/// Runs a screen on a free port for as long as `body` takes, then shuts it down as a service is shut down.
func withScreen<Value: Sendable>(
    phone: FixturePhone = FixturePhone(),
    configuration: ScreenConfiguration = ScreenConfiguration(port: 0),
    sender: (any PushSending)? = nil,
    _ body: @escaping @Sendable (RunningScreen) async throws -> Value
) async throws -> Value {
    let (ports, port) = AsyncStream.makeStream(of: Int.self)
    let clock = ManualWallClock(now: Samples.now)
    // A folder that somebody wants to look into is named; others are gone with the test.
    let named = ProcessInfo.processInfo.environment["CARILLON_SERVE_STATE"].map { URL(filePath: $0) }
    let state = named ?? FileManager.default.temporaryDirectory.appending(path: "screen-\(UUID().uuidString)")
    try PrivateFolder.hold(state.path)
    defer { if named == nil { try? FileManager.default.removeItem(at: state) } }
    var logger = Logger(label: "screen-tests")
    logger.logLevel = .error
    let server = ScreenServer(
        phone: phone,
        state: state,
        sender: sender,
        configuration: configuration,
        clock: clock,
        logger: logger,
        onReady: { port.yield($0) }
    )
    let services = ServiceGroup(configuration: .init(services: [server], logger: logger))
    return try await withThrowingTaskGroup(of: Void.self) { group in
        group.addTask {
            defer { port.finish() }
            try await services.run()
        }
        guard let bound = await ports.first(where: { _ in true }) else {
            try await group.next()
            throw ScreenDidNotStart()
        }
        guard let authorization = try AccessFile(folder: state).authorization() else { throw ScreenDidNotStart() }
        let screen = RunningScreen(
            phone: phone,
            port: bound,
            clock: clock,
            state: state,
            authorization: authorization
        )
        let value = try await body(screen)
        await services.triggerGracefulShutdown()
        try await group.next()
        return value
    }
}

struct ScreenDidNotStart: Error {}
