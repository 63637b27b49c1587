import CarillonTesting
import CourierLink
import Foundation
import GatewayHTTP2
import ProviderAPI
import Sender
import Testing

private let update = #"{"aps":{"timestamp":1,"event":"update","content-state":{"score":1}}}"#
private let broadcastPath = "/4/broadcasts/apps/com.example.app"
private let channelPath = "/1/apps/com.example.app/channels"
private let someChannel = "apns-channel-id: AAAAAAAAAAAAAAAAAAAAAA=="
private let typeField = "apns-push-type: liveactivity"

/// A request that is refused: method, path, fields, body, status and reason.
private struct Refused: Sendable {
    let method: String
    let path: String
    var fields: [String] = []
    var body: String?
    let status: Int
    let reason: String
}

/// sending-channel-management-requests-to-apns, sending-broadcast-push-notification-requests-to-apns, with curl and devices.
@Suite(.timeLimit(.minutes(1)))
struct ChannelTests {
    private static let app = "com.example.app"

    private func curl(
        _ gateway: RunningGateway,
        _ method: String,
        _ path: String,
        _ fields: [String] = [],
        _ body: String? = nil,
        port: Int? = nil
    ) async throws -> String {
        var command = [
            "curl", "-s", "-S", "--max-time", "30", "--http2", "--cacert", gateway.identity.caPath, "-i", "-X", method,
        ]
        command += ["--header", "authorization: bearer \(try gateway.providerToken())"]
        for field in fields { command += ["--header", field] }
        if let body { command += ["--data", body] }
        return try await CommandLineClient(
            arguments: command + ["https://localhost:\(port ?? gateway.ports.provider)\(path)"]
        ).run()
    }

    private func create(_ gateway: RunningGateway, policy: Int) async throws -> String {
        let body = #"{"message-storage-policy":\#(policy),"push-type":"LiveActivity"}"#
        let answer = try await curl(gateway, "POST", "/1/apps/\(Self.app)/channels", [], body)
        #expect(answer.hasPrefix("HTTP/2 201") && answer.hasSuffix("\r\n\r\n"))
        #expect(answer.contains(/apns-request-id: [0-9a-f-]{36}\r\n/))
        return try #require(answer.firstMatch(of: /apns-channel-id: (\S+)\r\n/).map { String($0.output.1) })
    }

    private func broadcast(
        _ gateway: RunningGateway,
        _ channel: String,
        _ fields: [String] = ["apns-expiration: 0"],
        body: String = update
    ) async throws -> String {
        let all = ["apns-channel-id: \(channel)", "apns-push-type: liveactivity", "apns-priority: 10"] + fields
        return try await curl(gateway, "POST", "/4/broadcasts/apps/\(Self.app)", all, body)
    }

    private func subscribe(_ courier: ScriptedCourier, _ channels: [String]) async throws {
        try await courier.send(.subscribe(channels.map { .init(bundleID: Self.app, channel: $0) }))
        try await courier.sync()
    }

    @Test("A channel is made, read, listed and deleted; then it is not registered")
    func life() async throws {
        try await withGateway { gateway in
            let channel = try await create(gateway, policy: 1)
            let path = "/1/apps/\(Self.app)/channels"
            let read = try await curl(gateway, "GET", path, ["apns-channel-id: \(channel)"])
            #expect(read.hasPrefix("HTTP/2 200"))
            #expect(read.hasSuffix(#"{"message-storage-policy":1,"push-type":"LiveActivity"}"#))
            let other = try await create(gateway, policy: 0)
            let list = try await curl(gateway, "GET", "/1/apps/\(Self.app)/all-channels")
            #expect(list.contains(channel) && list.contains(other))
            #expect(
                try await curl(gateway, "GET", "/1/apps/com.example.other/all-channels").hasSuffix(#"{"channels":[]}"#)
            )
            #expect(try await curl(gateway, "DELETE", path, ["apns-channel-id: \(channel)"]).hasPrefix("HTTP/2 204"))
            let gone = try await curl(gateway, "GET", path, ["apns-channel-id: \(channel)"])
            #expect(gone.hasPrefix("HTTP/2 400") && gone.hasSuffix(#"{"reason":"ChannelNotRegistered"}"#))
        }
    }

    @Test("A broadcast reaches every device that takes the channel, and no other; its request id names its journey")
    func broadcasts() async throws {
        try await withGateway { gateway in
            let channel = try await create(gateway, policy: 0)
            try await gateway.withCourier(device: "one", observes: true) { one in
                try await gateway.withCourier(device: "two") { two in
                    try await gateway.withCourier(device: "three") { three in
                        for courier in [one, two] { try await subscribe(courier, [channel]) }
                        let id = "123E4567-E89B-12D3-A456-4266554400A0"
                        let answer = try await broadcast(
                            gateway,
                            channel,
                            ["apns-expiration: 0", "apns-request-id: \(id)"]
                        )
                        #expect(answer.hasPrefix("HTTP/2 200") && answer.contains("apns-request-id: \(id)\r\n"))
                        #expect(answer.contains("2 devices take channel"))
                        #expect(try await one.nextRecord().id == id.lowercased())
                        for courier in [one, two] {
                            let push = try await courier.nextPush()
                            #expect(push.channel == channel && push.bundleID == Self.app && push.id == id.lowercased())
                            try await courier.send(.acknowledge(serial: push.serial))
                        }
                        #expect(try await two.journey(id.lowercased()).prefix(2) == ["accepted", "forwarded"])
                        try await subscribe(two, [])
                        #expect(try await broadcast(gateway, channel).contains("1 device takes channel"))
                        try await three.sync()
                    }
                }
            }
        }
    }

    @Test(
        "A device that is away gets the most recent broadcast of a channel that stores it, also after a restart; of others nothing"
    )
    func storage() async throws {
        let folder = try temporaryFolder()
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let later = "apns-expiration: \(Int(Date().timeIntervalSince1970) + 10_000_000_000)"
        let stored = try await withGateway(stateDirectory: folder) { gateway in
            let channels = [try await create(gateway, policy: 1), try await create(gateway, policy: 0)]
            try await gateway.withCourier { try await subscribe($0, channels) }
            for number in 1...2 {
                let body = #"{"aps":{"event":"update","content-state":{"score":\#(number)}}}"#
                #expect(try await broadcast(gateway, channels[0], [later], body: body).hasPrefix("HTTP/2 200"))
            }
            #expect(try await broadcast(gateway, channels[1]).hasPrefix("HTTP/2 200"))
            let refused = try await broadcast(gateway, channels[1], [later])
            #expect(refused.hasSuffix(#"{"reason":"BadExpirationDate"}"#))
            return channels[0]
        }
        try await withGateway(stateDirectory: folder, seed: 2) { gateway in
            try await gateway.withCourier { courier in
                let push = try await courier.nextPush()
                #expect(push.channel == stored && String(decoding: push.payload, as: UTF8.self).contains(#""score":2"#))
                try await courier.send(.acknowledge(serial: push.serial))
                #expect(try await broadcast(gateway, stored).contains("1 device takes"))
                #expect(try await courier.nextPush().serial > push.serial)
            }
        }
    }

    @Test("What a device asks for and is not there, it is told")
    func unknown() async throws {
        try await withGateway { gateway in
            let channel = try await create(gateway, policy: 0)
            try await gateway.withCourier { courier in
                let wanted = [channel, "nonsense"].map { CourierSubscription(bundleID: Self.app, channel: $0) }
                try await courier.send(.subscribe(wanted))
                guard case .subscribed(let unknown) = await courier.next() else { throw CourierClosed() }
                #expect(unknown == [wanted[1]])
            }
        }
    }

    @Test("A channel of the sandbox is not registered in production")
    func environments() async throws {
        try await withGateway {
            $0.channelManagement = [.sandbox: .init(port: 0), .production: .init(port: 0)]
        } _: { gateway in
            let ports = gateway.ports.channelManagement
            let (sandbox, production) = (ports[.sandbox], ports[.production])
            let body = #"{"message-storage-policy":0,"push-type":"liveactivity"}"#
            let path = "/1/apps/\(Self.app)/channels"
            let made = try await curl(gateway, "POST", path, [], body, port: sandbox)
            let channel = try #require(made.firstMatch(of: /apns-channel-id: (\S+)\r\n/).map { String($0.output.1) })
            let field = ["apns-channel-id: \(channel)"]
            #expect(try await curl(gateway, "GET", path, field, port: sandbox).hasPrefix("HTTP/2 200"))
            #expect(try await curl(gateway, "GET", path, field, port: production).contains("ChannelNotRegistered"))
        }
    }

    @Test("The sender asks the same")
    func sender() async throws {
        try await withGateway { gateway in
            let made = try await gateway.sender.send(
                ChannelMessage(bundleID: Self.app, .create(.init(messageStoragePolicy: .none)))
            )
            let channel = try #require(made.channelID)
            #expect(made.status == 201)
            let read = try await gateway.sender.send(ChannelMessage(bundleID: Self.app, .read(channel: channel)))
            #expect(try JSONDecoder().decode(ChannelConfiguration.self, from: read.body).messageStoragePolicy == .none)
            let sent = try await gateway.sender.send(
                ChannelMessage(
                    bundleID: Self.app,
                    .broadcast(
                        channel: channel,
                        payload: Data(update.utf8),
                        priority: nil,
                        expiration: .oneAttempt
                    )
                )
            )
            #expect(sent.status == 200 && sent.requestID != nil)
            #expect(
                try await gateway.sender.send(ChannelMessage(bundleID: Self.app, .delete(channel: channel))).status
                    == 204
            )
            let again = try await gateway.sender.send(ChannelMessage(bundleID: Self.app, .delete(channel: channel)))
            #expect(again.reason == "ChannelNotRegistered")
        }
    }

    @Test(
        "Each request that is wrong has Apple's reason",
        arguments: [
            Refused(method: "POST", path: channelPath, body: "", status: 400, reason: "PayloadEmpty"),
            Refused(method: "POST", path: channelPath, body: "[]", status: 400, reason: "BadRequestPayload"),
            Refused(
                method: "POST",
                path: channelPath,
                body: #"{"push-type":"LiveActivity"}"#,
                status: 400,
                reason: "BadRequestPayload"
            ),
            Refused(
                method: "POST",
                path: channelPath,
                body: #"{"message-storage-policy":2,"push-type":"LiveActivity"}"#,
                status: 400,
                reason: "BadRequestPayload"
            ),
            Refused(
                method: "POST",
                path: channelPath,
                body: #"{"message-storage-policy":0}"#,
                status: 400,
                reason: "MissingPushType"
            ),
            Refused(
                method: "POST",
                path: channelPath,
                body: #"{"message-storage-policy":0,"push-type":"alert"}"#,
                status: 400,
                reason: "InvalidPushType"
            ),
            Refused(method: "GET", path: channelPath, status: 400, reason: "MissingChannelId"),
            Refused(
                method: "GET",
                path: channelPath,
                fields: ["apns-channel-id: nonsense"],
                status: 400,
                reason: "BadChannelId"
            ),
            Refused(
                method: "DELETE",
                path: channelPath,
                fields: [someChannel],
                status: 400,
                reason: "ChannelNotRegistered"
            ),
            Refused(method: "PUT", path: channelPath, status: 405, reason: "MethodNotAllowed"),
            Refused(
                method: "POST",
                path: "/1/apps/com.example.app/all-channels",
                status: 405,
                reason: "MethodNotAllowed"
            ),
            Refused(
                method: "GET",
                path: "/1/apps/com.example.app/all-channels?limit=1",
                status: 400,
                reason: "BadRequestParams"
            ),
            Refused(method: "GET", path: "/1/apps/com.example.app/nonsense", status: 404, reason: "BadPath"),
            Refused(method: "GET", path: "/1/apps//all-channels", status: 404, reason: "BadPath"),
            Refused(
                method: "GET",
                path: "/1/apps/com.example.app.voip/all-channels",
                status: 400,
                reason: "TopicDisallowed"
            ),
            Refused(
                method: "GET",
                path: channelPath,
                fields: [someChannel, "apns-request-id: 1"],
                status: 400,
                reason: "BadMessageId"
            ),
            Refused(
                method: "POST",
                path: broadcastPath,
                fields: [typeField],
                body: update,
                status: 400,
                reason: "MissingChannelId"
            ),
            Refused(
                method: "POST",
                path: broadcastPath,
                fields: [someChannel],
                body: update,
                status: 400,
                reason: "MissingPushType"
            ),
            Refused(
                method: "POST",
                path: broadcastPath,
                fields: [someChannel, "apns-push-type: alert"],
                body: update,
                status: 400,
                reason: "InvalidPushType"
            ),
            Refused(
                method: "POST",
                path: broadcastPath,
                fields: [someChannel, typeField, "apns-priority: 1"],
                body: update,
                status: 400,
                reason: "BadPriority"
            ),
            Refused(
                method: "POST",
                path: broadcastPath,
                fields: [someChannel, typeField, "apns-expiration: soon"],
                body: update,
                status: 400,
                reason: "BadExpirationDate"
            ),
            Refused(
                method: "POST",
                path: broadcastPath,
                fields: [someChannel, typeField],
                body: "",
                status: 400,
                reason: "PayloadEmpty"
            ),
            Refused(
                method: "POST",
                path: broadcastPath,
                fields: [someChannel, typeField],
                body: #"{"aps":{"event":"start"}}"#,
                status: 400,
                reason: "BadRequestPayload"
            ),
            Refused(
                method: "POST",
                path: broadcastPath,
                fields: [someChannel, typeField],
                body: update,
                status: 400,
                reason: "ChannelNotRegistered"
            ),
        ]
    )
    fileprivate func refused(_ request: Refused) async throws {
        try await withGateway { gateway in
            let answer = try await curl(gateway, request.method, request.path, request.fields, request.body)
            #expect(answer.hasPrefix("HTTP/2 \(request.status)"))
            #expect(answer.hasSuffix(#"{"reason":"\#(request.reason)"}"#), "\(answer)")
            #expect(answer.contains("carillon-explanation: "))
        }
    }

    @Test("A payload over 5120 bytes is too large, and without a token nothing is told")
    func sizes() async throws {
        try await withGateway { gateway in
            let channel = try await create(gateway, policy: 0)
            func body(_ size: Int) -> String {
                let text = #"{"aps":{"event":"update","content-state":{"x":""}}}"#
                return text.replacing(
                    #""""#,
                    with: #""\#(String(repeating: "x", count: size - text.utf8.count))""#,
                    maxReplacements: 1
                )
            }
            #expect(try await broadcast(gateway, channel, body: body(5120)).hasPrefix("HTTP/2 200"))
            #expect(try await broadcast(gateway, channel, body: body(5121)).contains("PayloadTooLarge"))
            let nobody = try await CommandLineClient.curl(
                "-i",
                "--http2",
                "--cacert",
                gateway.identity.caPath,
                "https://localhost:\(gateway.ports.provider)/1/apps/\(Self.app)/all-channels"
            ).run()
            #expect(nobody.hasPrefix("HTTP/2 403") && nobody.contains("MissingProviderToken"))
        }
    }
}
