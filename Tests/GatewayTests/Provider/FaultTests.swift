import CarillonTesting
import Foundation
import GatewayHTTP2
import ProviderAPI
import Sender
import Testing
import WallClock

@testable import GatewayCore

/// What a test wants to go wrong, and how much one device token takes.
@Suite(.timeLimit(.minutes(1)))
struct FaultTests {
    private func curl(_ gateway: RunningGateway, _ method: String, _ body: String? = nil) async throws -> String {
        let data = body.map { ["--data", $0] } ?? []
        return try await CommandLineClient(
            arguments: [
                "curl", "-s", "-S", "--max-time", "30", "--http2", "--cacert", gateway.identity.caPath, "-i",
                "-X", method,
            ] + data + ["https://localhost:\(gateway.ports.provider)/carillon/faults"]
        ).run()
    }

    @Test("A push meets the fault that waits for its token, as often as it is meant; then it is accepted")
    func reason() async throws {
        try await withGateway(configure: { $0.takesFaults = true }) { gateway in
            try await gateway.withCourier { courier in
                let token = try await courier.register()
                let other = try await courier.register("com.example.other")
                let fault = #"{"token":"\#(token)","reason":"Unregistered","count":2}"#
                #expect(try await curl(gateway, "POST", fault).hasPrefix("HTTP/2 201"))
                #expect(try await gateway.push(to: other, topic: "com.example.other").status == 200)
                for _ in 0..<2 {
                    let answer = try await gateway.push(to: token)
                    #expect(answer.status == 410 && answer.reason == "Unregistered")
                    #expect(answer.timestamp != nil, "clients read it")
                }
                #expect(try await gateway.push(to: token).status == 200)
                #expect(try await curl(gateway, "GET").hasSuffix(#"{"faults":[]}"#))
            }
        }
    }

    @Test("An answer can be late, and its connection told to go; the next push has another one")
    func lateAndGone() async throws {
        try await withGateway(configure: { $0.takesFaults = true }) { gateway in
            let token = try await gateway.withCourier { try await $0.register() }
            _ = try await curl(gateway, "POST", #"{"delay":0.3,"goAway":true,"count":1}"#)
            let began = ContinuousClock.now
            #expect(try await gateway.push(to: token).status == 200)
            #expect(ContinuousClock.now - began >= .milliseconds(300))
            #expect(try await gateway.push(to: token).status == 200)
            // However the next push meets the connection that goes, it arrives.
            _ = try await curl(gateway, "POST", #"{"goAway":true,"count":40}"#)
            for _ in 0..<40 { #expect(try await gateway.push(to: token).status == 200) }
        }
    }

    @Test(
        "What is no fault is refused with the reason",
        arguments: [
            (#"{"reason":"Nonsense"}"#, "none of Apple's"), (#"{"token":"xyz","delay":1}"#, "no device token"),
            (#"{"delay":601}"#, "0 to 600"), (#"{"count":0,"goAway":true}"#, "1 or more"), ("{}", "names no reason"),
            ("[]", "no fault"),
        ]
    )
    func noFault(body: String, why: String) async throws {
        try await withGateway(configure: { $0.takesFaults = true }) { gateway in
            let answer = try await curl(gateway, "POST", body)
            #expect(answer.hasPrefix("HTTP/2 400") && answer.contains(why))
        }
    }

    @Test("Without leave nobody sets faults, and only so many wait")
    func bounds() async throws {
        try await withGateway { gateway in
            let answer = try await curl(gateway, "POST", #"{"reason":"Unregistered"}"#)
            #expect(answer.hasPrefix("HTTP/2 404") && answer.contains("BadPath"))
        }
        var table = FaultTable()
        for _ in 0..<FaultTable.limit { #expect(table.add(Fault(reason: "Shutdown")) == nil) }
        #expect(table.add(Fault(reason: "Shutdown"))?.contains("wait already") == true)
        table.removeAll()
        #expect(table.faults.isEmpty)
    }

    @Test("More pushes to one token than a minute's are too many; another token, and the next minute, are free")
    func tooManyRequests() async throws {
        let clock = ManualWallClock()
        try await withGateway(clock: clock, configure: { $0.pushesPerMinute = 2 }) { gateway in
            try await gateway.withCourier { courier in
                let token = try await courier.register()
                let other = try await courier.register("com.example.other")
                for _ in 0..<2 { #expect(try await gateway.push(to: token).status == 200) }
                let answer = try await gateway.push(to: token)
                #expect(answer.status == 429 && answer.reason == "TooManyRequests")
                #expect(try await gateway.push(to: other, topic: "com.example.other").status == 200)
                clock.advance(by: 60)
                #expect(try await gateway.push(to: token).status == 200)
            }
        }
    }
}
