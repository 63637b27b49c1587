import Foundation
import GatewayCore
import ProviderAPI
import Testing

/// handling-notification-responses-from-apns: every reason that a request can meet, and the order of the checks.
@Suite struct AdmissionTests {
    private static let live = DeviceToken.sample(0xab)
    private static let gone = DeviceToken.sample(0xcd)
    private static let goneSince = noon.addingTimeInterval(-3600)

    private let key = SampleKey()

    private var admission: Admission {
        Admission(credentials: CredentialPolicy(.strict, keys: [key.publicKey])) { token in
            let device = DeviceAddress(space: "default", deviceID: "phone")
            return switch token {
            case TokenKey(Self.live): Registration(token: Self.live, device: device, bundleID: "com.example.app")
            case TokenKey(Self.gone):
                Registration(
                    token: Self.gone,
                    device: device,
                    bundleID: "com.example.app",
                    unregisteredAt: Self.goneSince
                )
            default: nil
            }
        }
    }

    /// A request that is accepted, with changes.
    private func request(
        method: String = "POST",
        path: String = "/3/device/" + live.hexadecimal,
        _ changes: [String: String?] = [:],
        extra: [(String, String)] = [],
        body: String = #"{"aps":{"alert":"Hi"}}"#
    ) throws -> ProviderRequest {
        var fields = [
            "authorization": try key.bearer(issuedAt: noon),
            "apns-topic": "com.example.app",
            "apns-push-type": "alert",
        ]
        for (name, value) in changes { fields[name] = value }
        let pairs = fields.map { ($0.key, $0.value) } + extra
        return ProviderRequest(
            method: method,
            path: path,
            fields: pairs.map { ProviderRequest.Field(name: $0.0, value: $0.1) },
            body: Array(body.utf8)
        )
    }

    private func decide(_ request: ProviderRequest) throws(Refusal) -> AcceptedPush {
        var generator = Randomness.seeded(1)
        var connection = ProviderConnection(seed: 1)
        let id = Admission.messageID(of: request, using: &generator)
        return try admission.decide(request, id: id, on: &connection, at: noon)
    }

    private func expect(_ rejection: Rejection, _ request: ProviderRequest) {
        #expect {
            try decide(request)
        } throws: { error in
            (error as? Refusal)?.rejection == rejection
        }
    }

    @Test("A whole request is accepted with all it says")
    func accepted() throws {
        let push = try decide(
            request([
                "apns-id": "123E4567-E89B-12D3-A456-4266554400A0", "apns-priority": "5",
                "apns-expiration": "1800000060",
                "apns-collapse-id": "score",
            ])
        )
        #expect(push.id.asSent == "123E4567-E89B-12D3-A456-4266554400A0")
        #expect(push.registration.bundleID == "com.example.app")
        #expect(push.type == .alert)
        #expect(push.priority == .powerAware)
        #expect(push.expiration == .until(noon + 60))
        #expect(push.collapseID == "score")
        #expect(push.acceptedAt == noon)
    }

    @Test("Without apns-push-type it is an alert of priority 10, for clients that do not know the field")
    func defaults() throws {
        let push = try decide(request(["apns-push-type": nil]))
        #expect(push.type == .alert)
        #expect(push.priority == .immediate)
        #expect(push.expiration == .unspecified)
    }

    @Test("Without a priority a background push has 5")
    func backgroundPriority() throws {
        #expect(try decide(request(["apns-push-type": "background"])).priority == .powerAware)
    }

    @Test(
        "A path that is none",
        arguments: ["/", "/3", "/3/devices/ab", "/4/device/ab", "/3/device/ab/cd", "/3/device/ab?x"]
    )
    func badPath(path: String) throws {
        expect(.badPath, try request(path: path))
    }

    @Test("No device token", arguments: ["/3/device/", "/3/device"])
    func missingDeviceToken(path: String) throws {
        expect(.missingDeviceToken, try request(path: path))
    }

    @Test("Another method", arguments: ["GET", "PUT", "DELETE", "post"])
    func methodNotAllowed(method: String) throws {
        expect(.methodNotAllowed, try request(method: method))
    }

    @Test("A field twice", arguments: ProviderField.unique.sorted())
    func duplicateHeaders(name: String) throws {
        let value = name == "authorization" ? try key.bearer(issuedAt: noon) : "com.example.app"
        expect(.duplicateHeaders, try request([name: value], extra: [(name, value)]))
    }

    @Test("Fields without a meaning may come twice")
    func harmlessDuplicates() throws {
        _ = try decide(request(extra: [("x-trace", "1"), ("x-trace", "2"), ("accept-encoding", "gzip")]))
    }

    @Test("No authorization, and one that is not a bearer's", arguments: [nil, "", "bearer", "basic abc", "bearer "])
    func missingProviderToken(value: String?) throws {
        expect(.missingProviderToken, try request(["authorization": value]))
    }

    @Test("An apns-id that is no UUID")
    func badMessageID() throws {
        expect(.badMessageID, try request(["apns-id": "1"]))
    }

    @Test("A device token that is not hexadecimal, and one that nobody was given", arguments: ["xyz", "abc", "0123"])
    func badDeviceToken(token: String) throws {
        expect(.badDeviceToken, try request(path: "/3/device/" + token))
    }

    @Test("A push type that is not in the table", arguments: ["", "Alert", "silent"])
    func invalidPushType(type: String) throws {
        expect(.invalidPushType, try request(["apns-push-type": type]))
    }

    @Test("No topic", arguments: [nil, ""])
    func missingTopic(topic: String?) throws {
        expect(.missingTopic, try request(["apns-topic": topic]))
    }

    @Test("A topic with characters that no bundle id has, or without its type's suffix")
    func badTopic() throws {
        expect(.badTopic, try request(["apns-topic": "com.example app"]))
        expect(.badTopic, try request(["apns-topic": String(repeating: "a", count: 256)]))
        for facts in PushType.table where !facts.topicSuffix.isEmpty {
            expect(.badTopic, try request(["apns-push-type": facts.type.rawValue]))
            expect(
                .badTopic,
                try request(["apns-push-type": facts.type.rawValue, "apns-topic": facts.topicSuffix])
            )
        }
    }

    @Test("Every type with its topic is accepted, but for the one that needs a certificate", arguments: PushType.table)
    func topics(facts: PushType.Facts) throws {
        let request = try request([
            "apns-push-type": facts.type.rawValue, "apns-topic": facts.topic(ofBundleID: "com.example.app"),
        ])
        if facts.authentication == .certificateOnly {
            expect(.topicDisallowed, request)
        } else {
            #expect(try decide(request).type == facts.type)
        }
    }

    @Test("A priority that is none", arguments: ["0", "2", "11", "high", ""])
    func badPriority(value: String) throws {
        expect(.badPriority, try request(["apns-priority": value]))
    }

    @Test("Priority 10 is an error for a background push, 1 for a Live Activity")
    func priorityOfType() throws {
        expect(.badPriority, try request(["apns-push-type": "background", "apns-priority": "10"]))
        expect(
            .badPriority,
            try request([
                "apns-push-type": "liveactivity", "apns-topic": "com.example.app.push-type.liveactivity",
                "apns-priority": "1",
            ])
        )
    }

    @Test("An expiration that is no time", arguments: ["tomorrow", "-5", "1.5", ""])
    func badExpiration(value: String) throws {
        expect(.badExpirationDate, try request(["apns-expiration": value]))
    }

    @Test("A collapse identifier has 64 bytes, not characters")
    func collapseID() throws {
        #expect(try decide(request(["apns-collapse-id": String(repeating: "a", count: 64)])).collapseID?.count == 64)
        expect(.badCollapseID, try request(["apns-collapse-id": String(repeating: "a", count: 65)]))
        expect(.badCollapseID, try request(["apns-collapse-id": String(repeating: "é", count: 33)]))
    }

    @Test("An empty payload, and one that is no JSON object", arguments: ["", "[]", "{", "hello", #"{"aps":}"#])
    func payloadEmpty(body: String) throws {
        expect(.payloadEmpty, try request(body: body))
    }

    @Test("A payload is as large as its type allows and no larger", arguments: [PushType.alert, .voip])
    func payloadLimit(type: PushType) throws {
        let facts = try #require(type.facts)
        let fields: [String: String?] = [
            "apns-push-type": type.rawValue, "apns-topic": facts.topic(ofBundleID: "com.example.app"),
        ]
        func body(_ size: Int) -> String { #"{"a":""# + String(repeating: "x", count: size - 8) + #""}"# }
        #expect(try decide(request(fields, body: body(facts.payloadLimit))).payload.count == facts.payloadLimit)
        expect(.payloadTooLarge, try request(fields, body: body(facts.payloadLimit + 1)))
    }

    @Test("A token whose app has unregistered answers 410 with the time of it")
    func unregistered() throws {
        let request = try request(path: "/3/device/" + Self.gone.hexadecimal)
        #expect {
            try decide(request)
        } throws: { error in
            let refusal = error as? Refusal
            return refusal?.rejection == .unregistered
                && refusal?.body == Array(#"{"reason":"Unregistered","timestamp":1799996400000}"#.utf8)
        }
    }

    @Test("A token of another app")
    func notForTopic() throws {
        expect(.deviceTokenNotForTopic, try request(["apns-topic": "com.example.other"]))
    }

    @Test("Upper-case hexadecimal is the same token")
    func upperCaseToken() throws {
        #expect(
            try decide(request(path: "/3/device/" + Self.live.hexadecimal.uppercased())).registration.token == Self.live
        )
    }

    @Test("The checks come in the documented order: of two mistakes the earlier is told")
    func order() throws {
        let steps: [(Rejection, [String: String?])] = [
            (.missingProviderToken, ["authorization": nil]),
            (.badMessageID, ["apns-id": "1"]),
            (.invalidPushType, ["apns-push-type": "silent"]),
            (.missingTopic, ["apns-topic": nil]),
            (.badPriority, ["apns-priority": "2"]),
            (.badExpirationDate, ["apns-expiration": "x"]),
            (.badCollapseID, ["apns-collapse-id": String(repeating: "a", count: 65)]),
        ]
        for place in steps.indices {
            let changes = steps[place...].reduce(into: [String: String?]()) { $0.merge($1.1) { $1 } }
            expect(steps[place].0, try request(changes, body: ""))
        }
        expect(.payloadEmpty, try request(path: "/3/device/" + Self.gone.hexadecimal, body: ""))
        expect(.badPath, try request(method: "GET", path: "/x"))
    }

    @Test("What a provider wrote is told back in one short line")
    func brevity() throws {
        let request = try request(["apns-push-type": String(repeating: "x", count: 500)])
        #expect {
            try decide(request)
        } throws: { error in
            (error as? Refusal).map { $0.detail.count < 300 } ?? false
        }
    }
}
