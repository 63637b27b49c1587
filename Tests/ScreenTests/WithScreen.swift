import AsyncHTTPClient
import DeviceCore
import Foundation
import Logging
import NIOCore
import NIOHTTP1
import Screen
import ServiceLifecycle
import WallClock

/// A running screen and a client for it.
struct RunningScreen: Sendable {
    let phone: FixturePhone
    let port: Int
    let clock: ManualWallClock

    struct Answer: Sendable {
        let status: Int
        let headers: HTTPHeaders
        let body: Data

        var text: String { String(decoding: body, as: UTF8.self) }
        func json<Value: Decodable>(_ type: Value.Type) throws -> Value {
            try ScreenCoding.decoder.decode(type, from: body)
        }
    }

    func request(_ method: HTTPMethod, _ path: String, headers: HTTPHeaders = [:], body: String? = nil)
        -> HTTPClientRequest
    {
        var request = HTTPClientRequest(url: "http://127.0.0.1:\(port)\(path)")
        request.method = method
        request.headers = headers
        if let body {
            request.body = .bytes(ByteBuffer(string: body))
            if !headers.contains(name: "content-type") {
                request.headers.add(name: "content-type", value: "application/json")
            }
        }
        return request
    }

    func send(_ method: HTTPMethod, _ path: String, headers: HTTPHeaders = [:], body: String? = nil) async throws
        -> Answer
    {
        let request = request(method, path, headers: headers, body: body)
        let response = try await HTTPClient.shared.execute(request, timeout: .seconds(40))
        let bytes = try await response.body.collect(upTo: 16 * 1_048_576)
        return Answer(status: Int(response.status.code), headers: response.headers, body: Data(buffer: bytes))
    }
}

/// Runs a screen on a free port for as long as `body` takes, then shuts it down as a service is shut down.
func withScreen<Value: Sendable>(
    phone: FixturePhone = FixturePhone(),
    configuration: ScreenConfiguration = ScreenConfiguration(port: 0),
    _ body: @escaping @Sendable (RunningScreen) async throws -> Value
) async throws -> Value {
    let (ports, port) = AsyncStream.makeStream(of: Int.self)
    let clock = ManualWallClock(now: Samples.now)
    var logger = Logger(label: "screen-tests")
    logger.logLevel = .error
    let server = ScreenServer(
        phone: phone,
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
        let value = try await body(RunningScreen(phone: phone, port: bound, clock: clock))
        await services.triggerGracefulShutdown()
        try await group.next()
        return value
    }
}

struct ScreenDidNotStart: Error {}
