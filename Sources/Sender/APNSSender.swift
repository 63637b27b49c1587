import AsyncHTTPClient
import Foundation
import NIOCore
import NIOFoundationCompat
import NIOHTTP1
import NIOSSL
import ProviderAPI
public import WallClock

/// Sends pushes to a gateway, or to Apple.
///
/// Keeps its connection and its provider token, as Apple asks. End it with ``shutdown()``, or use
/// ``withSender(_:key:clock:_:)``.
public struct APNSSender: Sendable {
    private let endpoint: APNSEndpoint
    private let client: HTTPClient
    /// Nil with a certificate, which stands for them.
    private let tokens: TokenSource?

    /// - Parameters:
    ///   - endpoint: where to.
    ///   - key: what signs the provider tokens.
    ///   - clock: tells their age.
    public init(_ endpoint: APNSEndpoint, key: SigningKey, clock: any WallClock = SystemWallClock()) {
        self.init(endpoint, credential: .key(key), clock: clock)
    }

    /// - Parameters:
    ///   - endpoint: where to.
    ///   - credential: what it shows APNs.
    ///   - clock: tells the age of provider tokens.
    public init(_ endpoint: APNSEndpoint, credential: Credential, clock: any WallClock = SystemWallClock()) {
        var tls = TLSConfiguration.makeClientConfiguration()
        if let path = endpoint.trustedCAPath { tls.trustRoots = .file(path) }
        switch credential {
        case .key(let key): tokens = TokenSource(key: key, clock: clock)
        case .certificate(let certificate):
            tokens = nil
            tls.certificateChain = certificate.chain.map { .certificate($0) }
            tls.privateKey = .privateKey(certificate.key)
        }
        var configuration = HTTPClient.Configuration(tlsConfiguration: tls)
        configuration.proxy = endpoint.proxy.map { .server(host: $0.host, port: $0.port) }
        configuration.timeout = HTTPClient.Configuration.Timeout(connect: .seconds(10), read: .seconds(30))
        // A gateway that is not there is told at once; whoever wants to wait for it tries again.
        configuration.connectionPool.retryConnectionEstablishment = false
        self.endpoint = endpoint
        self.client = HTTPClient(eventLoopGroup: HTTPClient.defaultEventLoopGroup, configuration: configuration)
    }

    /// Runs `body` with a sender, and ends it.
    public static func withSender<Result>(
        _ endpoint: APNSEndpoint,
        key: SigningKey,
        clock: any WallClock = SystemWallClock(),
        _ body: (APNSSender) async throws -> Result
    ) async throws -> Result {
        try await withSender(endpoint, credential: .key(key), clock: clock, body)
    }

    /// Runs `body` with a sender, and ends it.
    public static func withSender<Result>(
        _ endpoint: APNSEndpoint,
        credential: Credential,
        clock: any WallClock = SystemWallClock(),
        _ body: (APNSSender) async throws -> Result
    ) async throws -> Result {
        let sender = APNSSender(endpoint, credential: credential, clock: clock)
        do {
            let result = try await body(sender)
            try await sender.shutdown()
            return result
        } catch {
            try? await sender.shutdown()
            throw error
        }
    }

    /// Sends a push.
    ///
    /// - Returns: the answer, also one that rejects the push.
    /// - Throws: ``SenderError`` when there was no answer.
    public func send(_ message: PushMessage) async throws(SenderError) -> PushAnswer {
        let answer = try await attempt(message)
        guard answer.rejection == .expiredProviderToken, let tokens else { return answer }
        tokens.invalidate()
        return try await attempt(message)
    }

    /// Closes its connections.
    public func shutdown() async throws {
        try await client.shutdown()
    }

    private func attempt(_ message: PushMessage) async throws(SenderError) -> PushAnswer {
        let isPlain = message.deviceToken.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7f && $0 != UInt8(ascii: "%") }
        guard isPlain else { throw .unusableMessage("the device token has characters that no URL has") }
        let (response, body) = try await request(
            .POST,
            at: endpoint,
            ProviderField.devicePathPrefix + message.deviceToken,
            message.fields,
            message.payload
        )
        let rejection = try? JSONDecoder().decode(RejectionBody.self, from: body)
        return PushAnswer(
            status: Int(response.status.code),
            id: response.headers.first(name: ProviderField.id),
            reason: rejection?.reason,
            timestamp: rejection?.timestamp.map { Date(timeIntervalSince1970: Double($0) / 1000) }
        )
    }

    /// Asks something of an app's channels, or broadcasts on one.
    ///
    /// - Returns: the answer, also one that rejects it.
    /// - Throws: ``SenderError`` when there was no answer.
    public func send(_ message: ChannelMessage) async throws(SenderError) -> ChannelAnswer {
        guard message.bundleID.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7f && $0 != UInt8(ascii: "%") }) else {
            throw .unusableMessage("the bundle id has characters that no URL has")
        }
        let (response, body) = try await request(
            HTTPMethod(rawValue: message.method),
            at: message.isBroadcast ? endpoint : endpoint.channels,
            message.path,
            message.fields,
            message.body
        )
        return ChannelAnswer(
            status: Int(response.status.code),
            requestID: response.headers.first(name: ProviderField.requestID),
            channelID: response.headers.first(name: ProviderField.channelID),
            reason: (try? JSONDecoder().decode(RejectionBody.self, from: body))?.reason,
            explanation: response.headers.first(name: "carillon-explanation"),
            body: body
        )
    }

    private func request(
        _ method: HTTPMethod,
        at endpoint: APNSEndpoint,
        _ path: String,
        _ fields: [(name: String, value: String)],
        _ payload: Data?
    ) async throws(SenderError) -> (HTTPClientResponse, Data) {
        var request = HTTPClientRequest(url: "https://\(endpoint.host):\(endpoint.port)\(path)")
        request.method = method
        if let tokens {
            request.headers.add(name: ProviderField.authorization, value: "bearer " + (try tokens.token()))
        }
        for field in fields { request.headers.add(name: field.name, value: field.value) }
        if let payload { request.body = .bytes(ByteBuffer(bytes: payload)) }
        do {
            let response = try await execute(request)
            // The longest is a list of ten thousand channels.
            return (response, Data(buffer: try await response.body.collect(upTo: 1 << 20)))
        } catch {
            throw .unreachable("\(endpoint.host):\(endpoint.port)", "\(error)")
        }
    }

    /// A request that meets a connection which was just told to go (RFC 9113, 6.8) has not been sent: the client then says
    /// `cancelled`, though nobody has cancelled it, and the next connection takes it.
    private func execute(_ request: HTTPClientRequest, attempts: Int = 3) async throws -> HTTPClientResponse {
        do {
            return try await client.execute(request, timeout: .seconds(60))
        } catch let error as HTTPClientError where error == .cancelled && !Task.isCancelled && attempts > 1 {
            return try await execute(request, attempts: attempts - 1)
        }
    }
}
