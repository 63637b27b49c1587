import Foundation
import NIOSSL
import ProviderAPI
public import WallClock

/// Sends pushes to a gateway, or to Apple.
///
/// Keeps its connection and its provider token, as Apple asks. End it with ``shutdown()``, or use
/// ``withSender(_:key:clock:_:)``.
public struct APNSSender: Sendable {
    private let endpoint: APNSEndpoint
    private let pushes: any Transport
    /// Where channels are managed; Apple's server for that is another.
    private let channels: any Transport
    /// Nil with a certificate, which stands for them.
    private let tokens: TokenSource?
    private let userAgent: String

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
    ///   - userAgent: how it calls itself.
    public init(
        _ endpoint: APNSEndpoint,
        credential: Credential,
        clock: any WallClock = SystemWallClock(),
        userAgent: String = "carillon"
    ) {
        self.userAgent = userAgent
        var tls = TLSConfiguration.makeClientConfiguration()
        if let path = endpoint.trustedCAPath { tls.trustRoots = .file(path) }
        switch credential {
        case .key(let key): tokens = TokenSource(key: key, clock: clock)
        case .certificate(let certificate):
            tokens = nil
            tls.certificateChain = certificate.chain.map { .certificate($0) }
            tls.privateKey = .privateKey(certificate.key)
        }
        self.endpoint = endpoint
        pushes = Self.transport(to: endpoint, tls)
        channels = endpoint.channels == endpoint ? pushes : Self.transport(to: endpoint.channels, tls)
    }

    private static func transport(to endpoint: APNSEndpoint, _ tls: TLSConfiguration) -> any Transport {
        if let proxy = endpoint.proxy { return ProxiedTransport(endpoint, by: proxy, tls) }
        var tls = tls
        tls.applicationProtocols = ["h2"]
        return DirectTransport(endpoint, tls)
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
        userAgent: String = "carillon",
        _ body: (APNSSender) async throws -> Result
    ) async throws -> Result {
        let sender = APNSSender(endpoint, credential: credential, clock: clock, userAgent: userAgent)
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
        let token = try tokens?.token()
        let answer = try await attempt(message, token)
        guard answer.rejection == .expiredProviderToken, let tokens, let token else { return answer }
        tokens.invalidate(token)
        return try await attempt(message, tokens.token())
    }

    /// Closes its connections.
    public func shutdown() async throws {
        try await pushes.shutdown()
        if endpoint.channels != endpoint { try await channels.shutdown() }
    }

    private func attempt(_ message: PushMessage, _ token: String?) async throws(SenderError) -> PushAnswer {
        let isPlain = message.deviceToken.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7f && $0 != UInt8(ascii: "%") }
        guard isPlain else { throw .unusableMessage("the device token has characters that no URL has") }
        let response = try await request(
            "POST",
            at: endpoint,
            ProviderField.devicePathPrefix + message.deviceToken,
            token,
            message.fields,
            message.payload
        )
        let rejection = Self.rejection(in: response)
        return PushAnswer(
            status: response.status,
            id: response.first(ProviderField.id),
            reason: rejection?.reason,
            timestamp: rejection?.timestamp.map { Date(timeIntervalSince1970: Double($0) / 1000) },
            explanation: response.first("carillon-explanation")
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
        let response = try await request(
            message.method,
            at: message.isBroadcast ? endpoint : endpoint.channels,
            message.path,
            tokens?.token(),
            message.fields,
            message.body
        )
        return ChannelAnswer(
            status: response.status,
            requestID: response.first(ProviderField.requestID),
            channelID: response.first(ProviderField.channelID),
            reason: Self.rejection(in: response)?.reason,
            explanation: response.first("carillon-explanation"),
            body: Data(response.body)
        )
    }

    /// Why a request was refused; an accepted one says nothing.
    private static func rejection(in response: APNSResponse) -> RejectionBody? {
        guard !(200..<300).contains(response.status), !response.body.isEmpty else { return nil }
        return try? JSONDecoder().decode(RejectionBody.self, from: Data(response.body))
    }

    private func request(
        _ method: String,
        at endpoint: APNSEndpoint,
        _ path: String,
        _ token: String?,
        _ fields: [(name: String, value: String)],
        _ payload: Data?
    ) async throws(SenderError) -> APNSResponse {
        var all: [(name: String, value: String)] = []
        all.reserveCapacity(fields.count + 2)
        all.append(("user-agent", userAgent))
        if let token { all.append((ProviderField.authorization, "bearer " + token)) }
        all += fields
        let request = APNSRequest(method: method, path: path, fields: all, body: payload.map { [UInt8]($0) })
        let transport = endpoint == self.endpoint ? pushes : channels
        return try await transport.execute(request)
    }
}
