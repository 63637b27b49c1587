import Foundation
import Testing

@testable import Screen

@Suite("Other sites stay outside", .timeLimit(.minutes(1)))
struct GateTests {
    @Test(
        "Only names that mean this machine are answered: a rebound name is not",
        arguments: [
            ("localhost", 200), ("127.0.0.1:8080", 200), ("[::1]:9", 200), ("phone.localhost", 200), ("127.9.9.9", 200),
            ("evil.example", 403), ("localhost.evil.example", 403), ("127.0.0.1.evil.example", 403), ("10.0.0.1", 403),
            ("0.0.0.0", 403), ("127.0.0", 403), ("[::]", 403),
        ]
    )
    func hosts(host: String, status: Int) async throws {
        try await withScreen { screen in
            let answer = try await screen.send(.GET, "/api/v1/screen", headers: ["host": host])
            #expect(answer.status == status)
        }
    }

    @Test("Another site's page cannot write, whatever the method")
    func origins() async throws {
        try await withScreen { screen in
            let own = "http://127.0.0.1:\(screen.port)"
            for origin in ["http://evil.example", "null", "https://127.0.0.1:\(screen.port)", "http://localhost:1"] {
                for (method, path) in [("POST", "screen/home"), ("DELETE", "cards"), ("PUT", "apps/x/settings")] {
                    let answer = try await screen.send(
                        .init(rawValue: method),
                        "/api/v1/\(path)",
                        headers: ["origin": origin]
                    )
                    #expect(answer.status == 403, "\(method) \(path) from \(origin)")
                }
            }
            #expect(await screen.phone.model.center == Samples.model.center)
            try await #expect(screen.send(.POST, "/api/v1/screen/home", headers: ["origin": own]).status == 204)
            try await #expect(screen.send(.POST, "/api/v1/screen/home").status == 204)
        }
    }

    @Test(
        "Every answer carries its security header fields, errors too",
        arguments: ["/", "/app/main.js", "/api/v1/screen", "/api/v1/nothing"]
    )
    func headers(path: String) async throws {
        try await withScreen { screen in
            let headers = try await screen.send(.GET, path).headers
            let policy = try #require(headers.first(name: "content-security-policy"))
            #expect(policy.contains("default-src 'none'") && policy.contains("script-src 'self'"))
            #expect(policy.contains("frame-ancestors 'none'") && !policy.contains("unsafe"))
            #expect(headers.first(name: "x-content-type-options") == "nosniff")
            #expect(headers.first(name: "x-frame-options") == "DENY")
            #expect(headers.first(name: "cross-origin-resource-policy") == "same-origin")
        }
    }

    @Test("Only named neighbours may frame the page, and are framed by it")
    func neighbours() async throws {
        try await withScreen(configuration: ScreenConfiguration(port: 0, neighbours: [8081])) { screen in
            let answer = try await screen.send(.GET, "/")
            let policy = try #require(answer.headers.first(name: "content-security-policy"))
            #expect(policy.contains("frame-ancestors http://localhost:8081 http://127.0.0.1:8081"))
            #expect(policy.contains("frame-src http://localhost:8081 http://127.0.0.1:8081;"))
            #expect(answer.headers.first(name: "x-frame-options") == nil)
            #expect(try await screen.send(.GET, "/api/v1/neighbours").json([Int].self) == [8081])
        }
    }
}
