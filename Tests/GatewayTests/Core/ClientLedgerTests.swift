import Foundation
import GatewayCore
import Lint
import ProviderAPI
import Testing

/// What clients of the provider API do, held to Apple's rules: the mistakes that public libraries had are among them.
@Suite struct ClientLedgerTests {
    private static let key = SampleKey()

    /// A client, and the connection that it has open.
    private struct Client {
        var ledger = ClientLedger()
        var connection = ProviderConnection(seed: 1)
        var now = noon
        var userAgent = "client/1"
        var bearer: String?

        init() throws { bearer = try key.bearer(issuedAt: noon) }

        mutating func send(
            _ fields: [String: String?] = [:],
            token: UInt8 = 1,
            body: String = #"{"aps":{"alert":"Hi"}}"#,
            refused: Rejection? = nil
        ) {
            var all: [String: String] = [
                "user-agent": userAgent, "apns-topic": "com.example.app", "apns-push-type": "alert",
            ]
            all["authorization"] = bearer
            for (name, value) in fields { all[name] = value }
            let request = ProviderRequest(
                method: "POST",
                path: "/3/device/" + DeviceToken.sample(token).hexadecimal,
                fields: all.map { ProviderRequest.Field(name: $0.key, value: $0.value) },
                body: Array(body.utf8)
            )
            let outcome = refused.map { ClientLedger.Outcome.refused(Refusal($0, "why")) } ?? .accepted
            ledger.note(request, outcome, on: &connection, at: now)
        }

        mutating func reconnect() {
            ledger.ended(connection.trace, at: now)
            connection = ProviderConnection(seed: 1)
        }

        mutating func wait(_ seconds: Double) { now += seconds }

        var report: ClientReport { ledger.reports[0] }
        var rules: [String] { ledger.reports.flatMap(\.findings).map(\.rule.id) }
    }

    @Test("a client that does as Apple asks has nothing found")
    func good() throws {
        var client = try Client()
        for number in 0..<100 {
            client.wait(60)
            if number % 40 == 39 { client.bearer = try Self.key.bearer(issuedAt: client.now) }
            client.send(["apns-expiration": "\(Int(client.now.timeIntervalSince1970) + 60)"], token: UInt8(number))
        }
        client.reconnect()
        client.send(["apns-push-type": "background", "apns-priority": "5"], body: #"{"aps":{"content-available":1}}"#)
        client.send(["apns-id": "123e4567-e89b-12d3-a456-4266554400a0"])
        client.send(token: 9, refused: .unregistered)
        #expect(client.rules.isEmpty && client.report.verdict == "good")
        let report = client.report
        #expect(report.connections == 2 && report.requests == 103 && report.providerTokens == 3)
        #expect(report.accepted == 102 && report.refused == ["Unregistered": 1])
        #expect(report.credential == "key KEY1234567 of team TEAM123456" && report.userAgent == "client/1")
    }

    @Test("a connection for each push, quickly; three by hand within minutes are none")
    func connectionPerPush() throws {
        var client = try Client()
        for _ in 0..<3 {
            client.send()
            client.wait(60)
            client.reconnect()
        }
        #expect(client.rules.isEmpty)
        for _ in 0..<4 {
            client.send()
            client.wait(0.1)
            client.reconnect()
        }
        #expect(client.rules == ["connection-per-push"] && client.report.connectionsOfOne == 7)
    }

    @Test("a new provider token for each push, also where each has a connection of its own")
    func tokenPerPush() throws {
        var client = try Client()
        for second in 0..<4 {
            client.bearer = try Self.key.bearer(issuedAt: noon.addingTimeInterval(Double(second)))
            client.send()
            client.send()
            client.wait(10)
            client.reconnect()
        }
        #expect(client.rules == ["token-per-push"] && client.report.providerTokens == 4)
    }

    @Test("two processes of one provider may have a token each")
    func twoProcesses() throws {
        var client = try Client()
        let tokens = try [0.0, 1.0].map { try Self.key.bearer(issuedAt: noon.addingTimeInterval($0)) }
        for number in 0..<6 {
            client.bearer = tokens[number % 2]
            client.send()
        }
        #expect(client.rules.isEmpty)
    }

    @Test(
        "header fields",
        arguments: [
            (["apns-push-type": nil], "push-type-missing"),
            (["apns-expiration": "1800000060000"], "expiration-in-milliseconds"),
            (["apns-expiration": "3600"], "expiration-past"), (["apns-expiry": "0"], "unknown-field"),
            (["apns-id": "123E4567-E89B-12D3-A456-4266554400A0"], "id-not-canonical"),
            (["content-encoding": "gzip"], "compressed-body"),
        ] as [([String: String?], String)]
    )
    func fields(fields: [String: String?], rule: String) throws {
        var client = try Client()
        client.send(fields)
        client.send(["apns-expiration": "0"])
        #expect(client.rules == [rule])
    }

    @Test("background pushes with priority 10, or with none, which means 10", arguments: ["10", nil] as [String?])
    func backgroundPriority(priority: String?) throws {
        var client = try Client()
        client.send(
            ["apns-push-type": "background", "apns-priority": priority],
            body: #"{"aps":{"content-available":1}}"#
        )
        #expect(client.rules == ["background-priority"])
    }

    @Test("the payload and the push type contradict each other")
    func pushTypeAndPayload() throws {
        var client = try Client()
        client.send(["apns-priority": "10"], body: #"{"aps":{"content-available":1},"id":7}"#)
        #expect(client.rules == ["silent-not-background"])
        client.send(
            ["apns-push-type": "background", "apns-priority": "5"],
            body: #"{"aps":{"content-available":1,"sound":"x"}}"#
        )
        #expect(client.rules == ["silent-not-background", "push-type-not-payload"])
    }

    @Test(
        "how tokens are written",
        arguments: [
            (#"{"alg":"ES256","kid":"K"}"#, #"{"iss":"T","iat":"1800000000"}"#, ["iat-not-number"]),
            (#"{"alg":"ES256","kid":"K"}"#, #"{"iss":"T","iat":1800000000.5}"#, ["iat-not-seconds"]),
            (#"{"kid":"K"}"#, #"{"iss":"T","iat":1800000000000}"#, ["iat-not-seconds", "alg-missing"]),
            (#"{"alg":"ES256","typ":"JWT","kid":"K"}"#, #"{"iss":"T","iat":1800000000}"#, []),
        ] as [(String, String, [String])]
    )
    func tokenShape(header: String, claims: String, rules: [String]) throws {
        func part(_ text: String) -> String {
            Data(text.utf8).base64EncodedString().replacing("=", with: "").replacing("+", with: "-").replacing(
                "/",
                with: "_"
            )
        }
        var client = try Client()
        client.bearer = "bearer \(part(header)).\(part(claims)).\(String(repeating: "A", count: 86))"
        client.send()
        client.send()
        #expect(client.rules == rules)
    }

    @Test(
        "a device token that was refused for good is tried again",
        arguments: [Rejection.badDeviceToken, .unregistered]
    )
    func triedAgain(rejection: Rejection) throws {
        var client = try Client()
        client.send(refused: rejection)
        client.send(refused: rejection)
        #expect(client.rules.isEmpty, "that was under way")
        client.wait(5)
        client.send(token: 2, refused: rejection)
        client.send()
        #expect(client.rules.isEmpty, "another, and one that is registered again")
        client.send(refused: rejection)
        #expect(client.rules == ["token-tried-again"])
    }

    @Test("429 is answered at once with the same device; later is as asked")
    func tooManyRequests() throws {
        var client = try Client()
        client.send(refused: .tooManyRequests)
        client.wait(30)
        client.send()
        #expect(client.rules.isEmpty)
        client.send(refused: .tooManyRequests)
        client.wait(0.1)
        client.send()
        #expect(client.rules == ["retried-at-once"])
    }

    @Test("the same push soon after an error of the server")
    func serverError() throws {
        var client = try Client()
        client.send(refused: .internalServerError)
        client.wait(2)
        client.send(body: #"{"aps":{"alert":"Another"}}"#)
        #expect(client.rules.isEmpty)
        client.send()
        #expect(client.rules == ["retried-early"])
    }

    @Test("sending on after GOAWAY")
    func goAway() throws {
        var client = try Client()
        client.send()
        client.connection.trace.goAwayAt = client.now
        client.send(refused: .shutdown)
        #expect(client.rules.isEmpty, "that was under way")
        client.wait(2)
        client.send(refused: .shutdown)
        #expect(client.rules == ["request-after-goaway"])
    }

    @Test("going on with a token that has expired, and with credentials that are refused")
    func credentialsKept() throws {
        var client = try Client()
        for _ in 0..<3 {
            client.send(refused: .expiredProviderToken)
            client.wait(2)
        }
        #expect(client.rules == ["expired-token-kept"])
        client.bearer = try Self.key.bearer(issuedAt: client.now)
        for _ in 0..<3 {
            client.send(refused: .forbidden)
            client.wait(2)
        }
        #expect(client.rules == ["expired-token-kept", "credentials-kept"])
    }

    @Test("malformed requests are told with their reasons")
    func malformed() throws {
        var client = try Client()
        client.send(refused: .badTopic)
        #expect(client.rules == ["requests-refused"] && client.report.verdict == "warnings")
        #expect(client.report.findings[0].example == "BadTopic: why")
    }

    @Test("clients are told apart by user-agent and credential, and the quietest makes room")
    func clients() throws {
        var client = try Client()
        for number in 0..<(ClientLedger.limit + 5) {
            client.reconnect()
            client.userAgent = "client/\(number)"
            client.wait(1)
            client.send()
        }
        #expect(client.ledger.reports.count == ClientLedger.limit)
        #expect(client.ledger.reports[0].userAgent == "client/\(ClientLedger.limit + 4)")
        client.reconnect()
        client.bearer = "bearer nonsense"
        client.userAgent = String(repeating: "x", count: 5_000)
        client.wait(1)
        client.send(refused: .invalidProviderToken)
        #expect(client.report.credential == "nothing valid" && client.report.userAgent.count == 200)
    }

    @Test("a connection whose client made room, or was forgotten, begins a record of its own")
    func stalePlace() throws {
        var client = try Client()
        client.send()
        client.send()
        let first = client.connection
        for number in 0..<ClientLedger.limit {
            client.connection = ProviderConnection(seed: 1)
            client.userAgent = "other/\(number)"
            client.wait(1)
            client.send()
        }
        #expect(!client.ledger.reports.contains { $0.userAgent == "client/1" })
        client.connection = first
        client.wait(1)
        client.send()
        #expect(client.report.userAgent == "client/1" && client.report.requests == 1)
        #expect(client.ledger.reports.dropFirst().allSatisfy { $0.requests == 1 })

        client.ledger.forget()
        #expect(client.ledger.reports.isEmpty)
        client.reconnect()
        client.connection = first
        client.send()
        #expect(client.ledger.reports.map(\.requests) == [1])
    }

    @Test("Requests in which there is nothing to find are counted together; what is worth a look is looked at")
    func deferred() throws {
        var client = try Client()
        for _ in 0..<256 { client.send() }
        let plain = ProviderRequest(
            method: "POST",
            path: "/3/device/" + DeviceToken.sample(1).hexadecimal,
            fields: [
                .init(name: "authorization", value: try #require(client.bearer)),
                .init(name: "apns-topic", value: "com.example.app"), .init(name: "apns-push-type", value: "alert"),
            ],
            body: Array("{}".utf8)
        )
        for _ in 0..<511 {
            let isDeferred = client.connection.trace.defers(plain, troubles: client.ledger.troubles)
            #expect(isDeferred)
        }
        #expect(client.report.requests == 256)
        let isLookedAt = !client.connection.trace.defers(plain, troubles: client.ledger.troubles)
        #expect(isLookedAt, "one in so many")
        client.ledger.settle(&client.connection, at: client.now)
        #expect(client.report.requests == 767 && client.report.accepted == 767)
        client.send(["apns-new-field": "1"])
        #expect(client.rules == ["unknown-field"])
        let isOfAnother = client.connection.trace.defers(
            ProviderRequest(method: "POST", path: "/3/device/00", fields: [], body: []),
            troubles: client.ledger.troubles
        )
        #expect(!isOfAnother, "without a push type")
        client.send(refused: .tooManyRequests)
        client.send()
        #expect(client.rules.contains("retried-at-once"))
        let isCalm = client.connection.trace.defers(plain, troubles: client.ledger.troubles)
        #expect(!isCalm, "a moment after 429")
    }

    @Test("Of requests that are refused for one reason and come together the first are looked at, and all are counted")
    func refusedTogether() throws {
        var client = try Client()
        let request = ProviderRequest(
            method: "POST",
            path: "/3/device/" + DeviceToken.sample(1).hexadecimal,
            fields: [.init(name: "authorization", value: try #require(client.bearer))],
            body: Array("{}".utf8)
        )
        func isDeferred(_ rejection: Rejection, _ client: inout Client) -> Bool {
            client.connection.trace.defers(request, refusedFor: rejection)
        }
        for _ in 0..<16 {
            #expect(!isDeferred(.badDeviceToken, &client))
            client.send(refused: .badDeviceToken)
        }
        for _ in 0..<100 { #expect(isDeferred(.badDeviceToken, &client)) }
        #expect(!isDeferred(.missingTopic, &client), "for another reason")
        client.ledger.settle(&client.connection, at: client.now)
        #expect(client.report.requests == 116 && client.report.refused == ["BadDeviceToken": 116])
        #expect(!isDeferred(.badDeviceToken, &client), "they did not come together")
        for _ in 0..<16 { client.send(refused: .tooManyRequests) }
        #expect(!isDeferred(.tooManyRequests, &client), "after an error for which a client is to wait")
    }

    @Test("every rule has its own name, a fix and a page")
    func table() {
        #expect(Set(ClientRule.all.map(\.id)).count == ClientRule.all.count)
        for rule in ClientRule.all {
            #expect(rule.title.hasSuffix(".") && rule.fix.hasSuffix(".") && rule.source.url.hasPrefix("https://"))
        }
    }

    @Test("What a person tries by hand is listed and not judged")
    func byHand() throws {
        var client = try Client()
        client.userAgent = ProviderField.userAgentByHand
        for number in 0..<5 {
            client.bearer = try Self.key.bearer(issuedAt: noon.addingTimeInterval(Double(number)))
            client.send(refused: .badDeviceToken)
            client.reconnect()
        }
        #expect(client.report.requests == 5)
        #expect(client.rules == [])
        client.userAgent = "client/1"
        client.send(["apns-push-type": nil, "apns-topic": nil])
        #expect(client.ledger.reports.flatMap(\.findings).map(\.example).contains("a request without it"))
    }
}
