import CarillonTesting
import CourierLink
import Foundation
import GatewayHTTP2
import Testing

/// A provider that is a shell script: sending-push-notifications-using-command-line-tools.
@Suite(.timeLimit(.minutes(1)))
struct CurlTests {
    private func post(
        _ gateway: RunningGateway,
        token: String,
        body: String = #"{"aps":{"alert":"Hi"}}"#,
        _ extra: String...
    ) async throws -> String {
        let command =
            [
                "curl", "-s", "-S", "--max-time", "30", "--http2", "--cacert", gateway.identity.caPath, "-i",
                "--header", "authorization: bearer \(try gateway.providerToken())",
                "--header", "apns-topic: com.example.app", "--header", "apns-push-type: alert", "--data", body,
            ] + extra + ["https://localhost:\(gateway.ports.provider)/3/device/\(token)"]
        return try await CommandLineClient(arguments: command).run()
    }

    @Test("A push is accepted: status 200, an apns-id, no body, though curl calls it a form")
    func accepted() async throws {
        try await withGateway { gateway in
            try await gateway.withCourier { courier in
                let token = try await courier.register()
                let answer = try await post(gateway, token: token)
                #expect(answer.hasPrefix("HTTP/2 200"))
                #expect(answer.hasSuffix("\r\n\r\n"))
                let push = try await courier.nextPush()
                #expect(answer.contains("apns-id: \(push.id)\r\n"))
                #expect(answer.contains(/apns-unique-id: [0-9a-f-]{36}\r\n/))
            }
        }
    }

    @Test("An apns-id comes back byte for byte")
    func messageID() async throws {
        try await withGateway { gateway in
            let token = try await gateway.withCourier { try await $0.register() }
            let id = "123E4567-E89B-12D3-A456-4266554400A0"
            let answer = try await post(gateway, token: token, "--header", "apns-id: \(id)")
            #expect(answer.contains("apns-id: \(id)\r\n"))
        }
    }

    @Test("A topic that comes twice is refused")
    func duplicateTopic() async throws {
        try await withGateway { gateway in
            let answer = try await post(gateway, token: "abcd", "--header", "apns-topic: com.example.app")
            #expect(answer.hasPrefix("HTTP/2 400"))
            #expect(answer.hasSuffix(#"{"reason":"DuplicateHeaders"}"#))
        }
    }

    @Test("An answer stays plain when the client could read it compressed")
    func plainAnswer() async throws {
        try await withGateway { gateway in
            let answer = try await post(gateway, token: "abcd", "--compressed")
            #expect(answer.hasSuffix(#"{"reason":"BadDeviceToken"}"#))
            #expect(answer.contains("content-type: application/json\r\n"))
        }
    }

    @Test("A body of megabytes is refused after its first pages, and the client lives to read it")
    func largeBody() async throws {
        let folder = try temporaryFolder()
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try Data(repeating: UInt8(ascii: "x"), count: 4_000_000).write(to: URL(filePath: folder + "/large"))
        try await withGateway { gateway in
            let token = try await gateway.withCourier { try await $0.register() }
            let answer = try await post(gateway, token: token, body: "@\(folder)/large")
            #expect(answer.hasPrefix("HTTP/2 413"))
            #expect(answer.contains(#"{"reason":"PayloadTooLarge"}"#))
        }
    }

    @Test("HTTP/2 without TLS is spoken where it is asked for")
    func plainText() async throws {
        try await withGateway { configuration in
            configuration.plainProvider = .init(port: 0)
        } _: { gateway in
            let port = try #require(gateway.ports.plainProvider)
            let answer = try await CommandLineClient.curl(
                "-i",
                "--http2-prior-knowledge",
                "--data",
                "{}",
                "http://localhost:\(port)/3/device/ab"
            ).run()
            #expect(answer.hasPrefix("HTTP/2 403"))
            #expect(answer.hasSuffix(#"{"reason":"MissingProviderToken"}"#))
        }
    }

    @Test("HTTP/1 is told what to speak")
    func http1() async throws {
        try await withGateway { configuration in
            configuration.plainProvider = .init(port: 0)
        } _: { gateway in
            let port = try #require(gateway.ports.plainProvider)
            let plain = try await CommandLineClient.curl("-i", "--http1.1", "http://localhost:\(port)/").run()
            #expect(plain.hasPrefix("HTTP/1.1 505"))
            #expect(plain.contains("HTTP/2"))
            let secure = try await CommandLineClient.curl(
                "-i",
                "--http1.1",
                "--no-alpn",
                "--cacert",
                gateway.identity.caPath,
                "https://localhost:\(gateway.ports.provider)/"
            ).run()
            #expect(secure.hasPrefix("HTTP/1.1 505"))
        }
    }

    @Test("A client that does not offer h2 in its handshake and speaks it is served")
    func noALPN() async throws {
        try await withGateway { gateway in
            let answer = try await CommandLineClient.curl(
                "-i",
                "--http2-prior-knowledge",
                "--no-alpn",
                "--cacert",
                gateway.identity.caPath,
                "--data",
                "{}",
                "https://localhost:\(gateway.ports.provider)/3/device/ab"
            ).run()
            #expect(answer.hasPrefix("HTTP/2 403"))
        }
    }

    @Test("localhost is reached by either address")
    func bothAddresses() async throws {
        try await withGateway { gateway in
            for host in ["127.0.0.1", "[::1]"] {
                let answer = try await CommandLineClient.curl(
                    "-i",
                    "--http2",
                    "--cacert",
                    gateway.identity.caPath,
                    "--data",
                    "{}",
                    "https://\(host):\(gateway.ports.provider)/3/device/ab"
                ).run()
                #expect(answer.hasPrefix("HTTP/2 403"), "\(host)")
            }
        }
    }
}
