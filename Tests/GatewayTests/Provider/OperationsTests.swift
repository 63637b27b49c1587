import CarillonTesting
import CourierLink
import Foundation
import GatewayCore
import GatewayHTTP2
import GatewayStore
import NIOCore
import NIOPosix
import NotificationModel
import ProviderAPI
import Sender
import Testing

/// What whoever runs a gateway asks it, as Prometheus and Kubernetes ask.
@Suite(.timeLimit(.minutes(1)))
struct OperationsTests {
    private func ask(_ gateway: RunningGateway, _ path: String, _ more: String...) async throws -> String {
        let port = try #require(gateway.ports.operations)
        let command = ["curl", "-s", "-S", "--max-time", "30", "-i"] + more + ["http://localhost:\(port)\(path)"]
        return try await CommandLineClient(arguments: command).run()
    }

    /// The numbers of a scrape, by name and labels.
    private func scrape(_ gateway: RunningGateway) async throws -> [String: Double] {
        let answer = try await ask(gateway, "/metrics")
        #expect(answer.contains("content-type: text/plain; version=0.0.4"))
        let body = try #require(answer.split(separator: "\r\n\r\n", maxSplits: 1).last)
        var numbers: [String: Double] = [:]
        for line in body.split(separator: "\n") where !line.hasPrefix("#") {
            let parts = line.split(separator: " ")
            #expect(parts.count == 2, "\(line)")
            numbers[String(parts[0])] = Double(parts[1])
        }
        return numbers
    }

    private func withGateway(
        _ configure: (inout GatewayConfiguration) -> Void = { _ in },
        _ body: (RunningGateway) async throws -> Void
    ) async throws {
        try await CarillonTesting.withGateway { configuration in
            configuration.operations = .init(port: 0)
            configuration.plainProvider = .init(port: 0)
            configure(&configuration)
        } _: { gateway in
            try await body(gateway)
        }
    }

    /// Sends bytes without TLS and waits until the gateway closes.
    private func provoke(_ gateway: RunningGateway, _ bytes: [UInt8]) async throws {
        let channel = try await ClientBootstrap(group: .singletonMultiThreadedEventLoopGroup)
            .connect(host: "127.0.0.1", port: try #require(gateway.ports.plainProvider)).get()
        if !bytes.isEmpty { try? await channel.writeAndFlush(ByteBuffer(bytes: bytes)) }
        try? await channel.closeFuture.get()
    }

    @Test("Who is live says so, who is ready says so; another path and another method are told what there is")
    func probes() async throws {
        try await withGateway { gateway in
            #expect(try await ask(gateway, "/livez").hasPrefix("HTTP/1.1 200"))
            let ready = try await ask(gateway, "/readyz")
            #expect(ready.hasPrefix("HTTP/1.1 200") && ready.hasSuffix("ready\n"))
            #expect(try await ask(gateway, "/else").contains("/livez, /readyz and /metrics"))
            #expect(try await ask(gateway, "/metrics", "-X", "POST").hasPrefix("HTTP/1.1 405"))
            #expect(try await ask(gateway, "/livez", "--head").contains("content-length: 5"))
        }
    }

    @Test("A scrape counts what was answered, by reason, what was sent on and acknowledged, and who is there")
    func requests() async throws {
        try await withGateway { gateway in
            try await gateway.withCourier { courier in
                let token = try await courier.register()
                #expect(try await gateway.push(to: token).status == 200)
                try await courier.send(.acknowledge(serial: try await courier.nextPush().serial))
                try await courier.sync()
                #expect(try await gateway.push(to: token, expiration: .oneAttempt).status == 200)
                #expect(try await gateway.push(to: "ffff").reason == "BadDeviceToken")
                let numbers = try await scrape(gateway)
                #expect(numbers[#"carillon_gateway_requests_total{status="200",reason=""}"#] == 2)
                #expect(numbers[#"carillon_gateway_requests_total{status="400",reason="BadDeviceToken"}"#] == 1)
                #expect(numbers["carillon_gateway_forwarded_total"] == 2)
                #expect(numbers["carillon_gateway_acknowledged_total"] == 1)
                #expect(numbers["carillon_gateway_commit_seconds_count"] == 1)
                #expect(numbers[#"carillon_gateway_commit_seconds_bucket{le="+Inf"}"#] == 1)
                #expect(numbers[#"carillon_gateway_connections{kind="device"}"#] == 1)
                #expect(numbers["carillon_gateway_devices_connected"] == 1)
                #expect(numbers["carillon_gateway_ready"] == 1)
                #expect((numbers["process_resident_memory_bytes"] ?? 0) > 1_000_000)
                for rejection in Rejection.all {
                    let name = "carillon_gateway_requests_total"
                    let labels = #"{status="\#(rejection.status)",reason="\#(rejection.reason)"}"#
                    #expect(numbers[name + labels] != nil, "\(rejection)")
                }
            }
        }
    }

    @Test("A scrape counts what became of pushes, by the states of Apple's delivery log")
    func deliveries() async throws {
        try await withGateway { gateway in
            let token = try await gateway.withCourier { try await $0.register() }
            _ = try await gateway.push(to: token)
            let stored = try #require(try await gateway.push(to: token).id)
            #expect(try await gateway.push(to: token, expiration: .oneAttempt).status == 200)
            try await gateway.withCourier { courier in
                try await courier.send(.acknowledge(serial: try await courier.nextPush().serial))
                var ids = [stored]
                for expiration in [PushExpiration.unspecified, .oneAttempt] {
                    ids.append(try #require(try await gateway.push(to: token, expiration: expiration).id))
                    try await courier.send(.acknowledge(serial: try await courier.nextPush().serial))
                }
                // Once a journey says so it is counted.
                for id in ids { while try await !courier.journey(id).contains("acknowledged") {} }
            }
            let last = try #require(try await gateway.push(to: token).id)
            try await gateway.withCourier { courier in
                try await courier.send(.unregister(token: token))
                while try await !courier.journey(last).contains("discarded") {}
            }
            let numbers = try await scrape(gateway)
            let expected: [DeliveryState: Double] = [
                .delivered: 2, .deliveredFromStorage: 1, .storedDeviceOffline: 3, .discardedReplaced: 1,
                .discardedExpired: 1, .discardedTokenUnregisteredFromStorage: 1,
            ]
            for state in DeliveryState.allCases {
                let name = #"carillon_gateway_deliveries_total{state="\#(state.rawValue)"}"#
                #expect(numbers[name] == expected[state], "\(state)")
            }
        }
    }

    @Test("Every bound that is reached is counted by its name")
    func limits() async throws {
        let limits = GatewayConfiguration.ConnectionLimits(providers: 2, firstBytes: 1, body: 0.1, idle: 1)
        try await withGateway {
            $0.connections = limits
            $0.pushesPerMinute = 1
            $0.store.devices = 1
            $0.store.appsPerDevice = 1
        } _: { gateway in
            let preface = Array("PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n".utf8) + [0, 0, 0, 4, 0, 0, 0, 0, 0]
            func headers(_ fields: [(String, String)], whole: Bool = true) -> [UInt8] {
                FrameClient.request(stream: 1, fields: fields, isWhole: whole).bytes
            }
            try await gateway.withCourier { courier in
                let token = try await courier.register()
                try await courier.send(.register(bundleID: "com.example.second", environment: nil))
                try await courier.sync()
                for _ in 0..<2 { _ = try await gateway.push(to: token) }
                _ = try await gateway.push(String(repeating: "x", count: 5000), to: token)
                try? await gateway.withCourier(device: "second") { _ in }
            }
            try await provoke(gateway, [])
            try await provoke(gateway, preface)
            try await provoke(gateway, preface + headers([], whole: false))
            try await provoke(gateway, preface + headers([("x", String(repeating: "a", count: 9000))]))
            let ping = FrameClient.Frame(
                type: FrameClient.Frame.ping,
                flags: 0,
                stream: 0,
                payload: .init(repeating: 0, count: 8)
            )
            try await provoke(gateway, preface + Array(repeatElement(ping.bytes, count: 2100).joined()))
            try await withThrowingTaskGroup { group in
                for _ in 0..<3 { group.addTask { try await provoke(gateway, []) } }
                try await group.waitForAll()
            }
            let numbers = try await scrape(gateway)
            for limit in GatewayLimit.allCases {
                #expect(numbers[#"carillon_gateway_limit_reached_total{limit="\#(limit.rawValue)"}"#] != nil)
            }
            let reached: [GatewayLimit] = [
                .pushesPerMinute, .payload, .devices, .appsPerDevice, .firstBytes, .idle, .body, .headerFields,
                .idleFrames, .providerConnections,
            ]
            for limit in reached {
                let count = numbers[#"carillon_gateway_limit_reached_total{limit="\#(limit.rawValue)"}"#] ?? 0
                #expect(count >= 1, "\(limit)")
            }
        }
    }
}
