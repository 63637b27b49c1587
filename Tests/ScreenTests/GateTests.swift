import DeviceCore
import Foundation
import NIOCore
import NIOHTTP1
import NIOPosix
import Testing

@testable import Screen

@Suite("Strangers and other sites stay outside", .timeLimit(.minutes(1)))
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
        arguments: ["/", "/app/dom.js", "/api/v1/screen", "/api/v1/nothing"]
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

    @Test(
        "A page that another site opened is cut off from it",
        arguments: ["cross-site", "same-site", "same-origin", nil, "none"]
    )
    func opener(site: String?) async throws {
        try await withScreen { screen in
            let headers: HTTPHeaders = site.map { ["sec-fetch-site": $0] } ?? [:]
            let policy = try await screen.send(.GET, "/", headers: headers).headers.first(
                name: "cross-origin-opener-policy"
            )
            #expect(policy == (site == "none" ? nil : "same-origin"), "nobody opened it when its address was typed")
        }
    }

    @Test("Only named neighbours may frame the page, and are framed by it")
    func neighbours() async throws {
        try await withScreen(configuration: ScreenConfiguration(port: 0, neighbours: [8081])) { screen in
            let answer = try await screen.send(.GET, "/shell/main.js")
            let policy = try #require(answer.headers.first(name: "content-security-policy"))
            #expect(policy.contains("frame-ancestors http://localhost:8081 http://127.0.0.1:8081"))
            #expect(policy.contains("frame-src 'self' http://localhost:8081 http://127.0.0.1:8081;"))
            #expect(answer.headers.first(name: "x-frame-options") == nil)
            #expect(try await screen.send(.GET, "/api/v1/neighbours").json([Int].self) == [8081])
        }
    }

    @Test("Without the secret nothing is told and nothing is done, but that it lives")
    func strangers() async throws {
        try await withScreen { screen in
            let document = try await screen.send(.GET, "/api/v1/openapi.json").text
            let paths = document.matches(of: /"(\/api\/v1\/[^"]+)":\{/).map { String($0.1) }
            #expect(paths.count > 30)
            for path in paths + ["/api/v1/nothing", "/api/v1", "/nothing", "//api/v1/screen", "/api/v1/%73creen"] {
                for method in ["GET", "HEAD", "POST", "PUT", "DELETE", "OPTIONS"] {
                    // Each over a connection of its own: one that was refused may be closed behind the answer.
                    let answer = try await screen.send(
                        .init(rawValue: method),
                        path,
                        headers: ["connection": "close"],
                        anonymous: true
                    )
                    let isProbe = ["/api/v1/livez", "/api/v1/readyz"].contains(path)
                    #expect(isProbe || answer.status == 401, "\(method) \(path) is answered with \(answer.status)")
                    #expect(isProbe || answer.headers.first(name: "www-authenticate")?.hasPrefix("Bearer") == true)
                }
            }
            try await #expect(screen.send(.GET, "/api/v1/readyz", anonymous: true).status == 200)
            try await #expect(screen.send(.GET, "/shell/main.js", anonymous: true).status == 200)
            #expect(await screen.phone.model.center == Samples.model.center)
        }
    }

    @Test("A secret that is almost right is wrong", arguments: ["", "Bearer ", "Bearer x", "Basic abc", "almost"])
    func wrongSecrets(value: String) async throws {
        try await withScreen { screen in
            let almost = screen.authorization.dropLast() + (screen.authorization.hasSuffix("0") ? "1" : "0")
            let answer = try await screen.send(
                .GET,
                "/api/v1/screen",
                headers: ["authorization": value == "almost" ? String(almost) : value]
            )
            #expect(answer.status == 401)
        }
    }

    @Test("A browser without a cookie reads how to get one; an address gives it, once")
    func pageAddress() async throws {
        try await withScreen(configuration: ScreenConfiguration(port: 0, pageHost: "p.localhost")) { screen in
            let closed = try await screen.send(.GET, "/", anonymous: true)
            #expect(closed.status == 401 && closed.text.contains("carillon page"))
            struct Address: Decodable { var url: String }
            let made = try await screen.send(.POST, "/api/v1/page-addresses", body: "{}")
            let url = try made.json(Address.self).url
            #expect(made.status == 201 && url.hasPrefix("http://p.localhost:\(screen.port)/open/"))
            let path = String(url.dropFirst("http://p.localhost:\(screen.port)".count))
            let first = try await screen.send(.GET, path + "?view=phone&x=1", anonymous: true)
            #expect(first.status == 200 && first.text.contains("url=/?view=phone&amp;x=1"))
            let cookie = try #require(first.headers.first(name: "set-cookie"))
            #expect(cookie.contains("HttpOnly") && cookie.contains("SameSite=Strict"))
            let value = String(cookie.prefix { $0 != ";" })
            try await #expect(screen.send(.GET, path, anonymous: true).status == 401)
            try await #expect(screen.send(.GET, path, headers: ["cookie": value]).status == 200)
            try await #expect(screen.send(.GET, "/", headers: ["cookie": "a=b; " + value]).status == 200)
            try await #expect(screen.send(.GET, "/api/v1/screen", headers: ["cookie": value]).status == 200)
            // Another phone's cookie, which the browser sends along.
            let other = value.replacing("carillon-\(screen.port)", with: "carillon-1")
            try await #expect(screen.send(.GET, "/api/v1/screen", headers: ["cookie": other]).status == 401)
            let strange = try await screen.send(.GET, path + "?a=%22%3E%3Cscript%3E", headers: ["cookie": value])
            #expect(strange.text.contains("url=/\""))
        }
    }

    @Test("The secret's file is its owner's alone, and goes with the phone")
    func file() async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "access-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = AccessFile(folder: folder)
        #expect(try file.authorization() == nil)
        let secret = try file.begin()
        let path = folder.appending(path: "authorization").path
        let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
        #expect(mode == 0o600)
        #expect(try file.authorization() == "Bearer " + secret.text)
        // After a crash the page that is open goes on.
        #expect(try file.begin() == secret)
        chmod(path, 0o644)
        #expect(throws: (any Error).self) { try file.begin() }
        chmod(path, 0o600)
        file.end()
        #expect(try file.begin() != secret)
    }

    @Test("Of many addresses the oldest gives way")
    func tickets() {
        var generator = SystemRandomNumberGenerator()
        let all = (0...OneTimeAddresses.limit).map { _ in AccessSecret.random(using: &generator) }
        var tickets = OneTimeAddresses()
        for one in all { tickets.add(one) }
        let taken = [all[0].text, all[1].text, all[1].text, ""].map { tickets.take($0) }
        #expect(taken == [false, true, false, false])
    }

    @Test("A second Host field is refused, and half a request is not waited for")
    func rawRequests() async throws {
        try await withScreen(configuration: ScreenConfiguration(port: 0, idleTimeout: 0.3)) { screen in
            let both =
                "GET /shell/main.js HTTP/1.1\r\nHost: localhost\r\nHost: evil.example\r\nConnection: close\r\n\r\n"
            let answer = try await rawAnswer(to: both, port: screen.port)
            #expect(answer.hasPrefix("HTTP/1.1 400"))
            // Ends, since the phone closes.
            #expect(try await rawAnswer(to: "GET / HTTP/1.1\r\nHost: local", port: screen.port).isEmpty)
            let half =
                "POST /api/v1/pushes HTTP/1.1\r\nHost: localhost\r\nAuthorization: \(screen.authorization)\r\n"
                + "Content-Type: application/json\r\nContent-Length: 10\r\n\r\n{"
            _ = try await rawAnswer(to: half, port: screen.port)
        }
    }
}

/// What a server writes until it closes.
private func rawAnswer(to request: String, port: Int) async throws -> String {
    let channel = try await ClientBootstrap(group: .singletonMultiThreadedEventLoopGroup)
        .connect(host: "127.0.0.1", port: port) { channel in
            channel.eventLoop.makeCompletedFuture {
                try NIOAsyncChannel<ByteBuffer, ByteBuffer>(wrappingChannelSynchronously: channel)
            }
        }
    return try await channel.executeThenClose { inbound, outbound in
        try await outbound.write(ByteBuffer(string: request))
        var answer = ""
        for try await bytes in inbound { answer += String(buffer: bytes) }
        return answer
    }
}
