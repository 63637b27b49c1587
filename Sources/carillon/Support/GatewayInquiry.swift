import AsyncHTTPClient
import Foundation
import NIOCore
import NIOFoundationCompat
import NIOHTTP1
import NIOSSL
import Sender

/// Asks a gateway for what no APNs has: its faults, its clients.
struct GatewayInquiry {
    let endpoint: APNSEndpoint
    /// What shows that the gateway's owner asks; nil where nobody has to.
    let key: SigningKey?

    /// - Returns: the answer's status and body.
    /// - Throws: why there is none.
    func ask(_ method: HTTPMethod, _ path: String, _ body: Data? = nil) async throws -> (status: Int, body: Data) {
        var tls = TLSConfiguration.makeClientConfiguration()
        if let path = endpoint.trustedCAPath { tls.trustRoots = .file(path) }
        let client = HTTPClient(configuration: .init(tlsConfiguration: tls))
        do {
            var request = HTTPClientRequest(url: "https://\(endpoint.place)\(path)")
            request.method = method
            if let key {
                request.headers.add(name: "authorization", value: "bearer \(try key.token(issuedAt: Date()))")
            }
            if let body { request.body = .bytes(ByteBuffer(data: body)) }
            let answer = try await client.execute(request, timeout: .seconds(30))
            let data = Data(buffer: try await answer.body.collect(upTo: 16 << 20))
            try await client.shutdown()
            return (Int(answer.status.code), data)
        } catch {
            try? await client.shutdown()
            throw error
        }
    }
}
