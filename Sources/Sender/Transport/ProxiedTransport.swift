import AsyncHTTPClient
import Foundation
import NIOCore
import NIOHTTP1
import NIOSSL

/// Through an HTTP proxy, with a general client.
struct ProxiedTransport: Transport {
    private let endpoint: APNSEndpoint
    private let proxy: APNSEndpoint.Proxy
    private let client: HTTPClient

    init(_ endpoint: APNSEndpoint, by proxy: APNSEndpoint.Proxy, _ tls: TLSConfiguration) {
        var configuration = HTTPClient.Configuration(tlsConfiguration: tls)
        configuration.proxy = .server(
            host: proxy.host,
            port: proxy.port,
            authorization: proxy.credentials.map { .basic(username: $0.user, password: $0.password) }
        )
        configuration.timeout = HTTPClient.Configuration.Timeout(connect: .seconds(10), read: .seconds(30))
        // A gateway that is not there is told at once; whoever wants to wait for it tries again.
        configuration.connectionPool.retryConnectionEstablishment = false
        self.endpoint = endpoint
        self.proxy = proxy
        self.client = HTTPClient(eventLoopGroup: HTTPClient.defaultEventLoopGroup, configuration: configuration)
    }

    func execute(_ request: APNSRequest) async throws(SenderError) -> APNSResponse {
        var asked = HTTPClientRequest(url: "https://\(endpoint.place)\(request.path)")
        asked.method = HTTPMethod(rawValue: request.method)
        for field in request.fields { asked.headers.add(name: field.name, value: field.value) }
        if let body = request.body { asked.body = .bytes(ByteBuffer(bytes: body)) }
        do {
            let answer = try await execute(asked, attempts: 3)
            let body = try await answer.body.collect(upTo: Self.bodyLimit)
            return APNSResponse(
                status: Int(answer.status.code),
                fields: answer.headers.map { ($0.name.lowercased(), $0.value) },
                body: Array(body.readableBytesView)
            )
        } catch {
            throw .unreachable(endpoint.place, "through the proxy \(proxy.host):\(proxy.port): \(why(error))")
        }
    }

    private func why(_ error: any Error) -> String {
        switch error as? HTTPClientError {
        case .proxyAuthenticationRequired?:
            proxy.credentials == nil
                ? "it asks for a name and password (407): http://name:password@host:port"
                : "it does not take this name and password (407)"
        case .invalidProxyResponse?: "it does not lead there"
        default: ConnectionTrouble.words(of: error)
        }
    }

    func shutdown() async throws { try await client.shutdown() }

    /// A request that meets a connection which was just told to go (RFC 9113, 6.8) has not been sent: the client then says
    /// `cancelled`, though nobody has cancelled it, and the next connection takes it.
    private func execute(_ request: HTTPClientRequest, attempts: Int) async throws -> HTTPClientResponse {
        do {
            return try await client.execute(request, timeout: .seconds(60))
        } catch let error as HTTPClientError where error == .cancelled && !Task.isCancelled && attempts > 1 {
            return try await execute(request, attempts: attempts - 1)
        }
    }
}
