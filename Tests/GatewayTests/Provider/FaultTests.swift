import CarillonTesting
import CourierLink
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

    @Test("An observer is shown which faults there are, and may take them away; another device neither")
    func observed() async throws {
        try await withGateway(configure: { $0.takesFaults = true }) { gateway in
            try await gateway.withCourier(observes: true) { observer in
                func next() async throws -> [String] {
                    while let event = await observer.next() {
                        if case .faults(let faults) = event { return faults }
                    }
                    throw CourierClosed()
                }
                _ = try await curl(gateway, "POST", #"{"reason":"Unregistered","count":2,"rate":1}"#)
                #expect(try await next() == ["rate=1.0,reason=Unregistered,count=2"])
                _ = try await curl(gateway, "POST", #"{"goAway":true,"duplicate":true,"loss":"reset"}"#)
                #expect(try await next() == ["rate=1.0,reason=Unregistered,count=2", "loss=reset,goAway,duplicate"])
                let token = try await observer.register()
                for _ in 0..<2 { _ = try await gateway.push(to: token) }
                #expect(try await next() == ["loss=reset,goAway,duplicate"], "the first is used up")
                try await gateway.withCourier(device: "other", enrolment: .device) { other in
                    try await other.send(.clearFaults)
                    try await other.sync()
                }
                #expect(try await curl(gateway, "GET").contains("goAway"))
                try await gateway.withCourier(device: "late", observes: true) { late in
                    guard case .faults(let faults) = await late.next() else {
                        Issue.record("a device that comes later is told nothing")
                        return
                    }
                    #expect(faults == ["loss=reset,goAway,duplicate"])
                }
                try await observer.send(.clearFaults)
                #expect(try await next() == [])
                #expect(try await curl(gateway, "GET").hasSuffix(#"{"faults":[]}"#))
            }
        }
    }

    @Test(
        "What is no fault is refused with the reason",
        arguments: [
            (#"{"reason":"Nonsense"}"#, "none of Apple's"), (#"{"token":"xyz","delay":1}"#, "no device token"),
            (#"{"delay":601}"#, "0 to 600"), (#"{"rate":2,"goAway":true}"#, "0 to 1"),
            (#"{"nth":0,"delay":1}"#, "1 or more"),
            (#"{"topic":"no topic","delay":1}"#, "is no topic"), (#"{"loss":"eaten"}"#, "no fault"),
            (#"{"count":0,"goAway":true}"#, "1 or more"), ("{}", "names no reason"),
            ("[]", "no fault"),
        ]
    )
    func noFault(body: String, why: String) async throws {
        try await withGateway(configure: { $0.takesFaults = true }) { gateway in
            let answer = try await curl(gateway, "POST", body)
            #expect(answer.hasPrefix("HTTP/2 400") && answer.contains(why))
        }
    }

    @Test("A push can come behind the next one; and comes when there is none")
    func reorder() async throws {
        try await withGateway(configure: { $0.takesFaults = true }) { gateway in
            try await gateway.withCourier { courier in
                let token = try await courier.register()
                _ = try await curl(gateway, "POST", #"{"reorder":true,"count":1}"#)
                let first = try #require(try await gateway.push("first", to: token).id)
                let second = try #require(try await gateway.push("second", to: token).id)
                #expect(try await courier.nextPush().id == second)
                #expect(try await courier.nextPush().id == first)
                _ = try await curl(gateway, "POST", #"{"reorder":true,"count":1}"#)
                let alone = try #require(try await gateway.push("alone", to: token).id)
                #expect(try await courier.nextPush().id == alone)
            }
        }
    }

    @Test("A fault is for every third push, for a topic, for a share that the same seed chooses again")
    func turns() throws {
        let token = DeviceToken.sample()
        var table = FaultTable(seed: 7)
        #expect(table.add(PushFault(topic: "com.example.app", nth: 3, reason: "Shutdown")) == nil)
        func met(_ topic: String) -> Bool { table.take(for: token, topic: topic) != nil }
        #expect((0..<6).map { _ in met("com.example.app") } == [false, false, true, false, false, true])
        #expect((0..<6).allSatisfy { _ in !met("com.example.other") })
        func share(_ seed: UInt64) -> [Bool] {
            var table = FaultTable(seed: seed)
            _ = table.add(PushFault(rate: 0.25, reason: "Shutdown"))
            return (0..<1000).map { _ in table.take(for: token, topic: "x") != nil }
        }
        #expect(share(1) == share(1))
        #expect(share(1) != share(2))
        #expect((200...300).contains(share(1).count { $0 }))
        for rate in [0.0, 1] {
            var table = FaultTable(seed: 1)
            _ = table.add(PushFault(rate: rate, reason: "Shutdown"))
            #expect((0..<100).allSatisfy { _ in (table.take(for: token, topic: "x") != nil) == (rate == 1) })
        }
    }

    @Test(
        "Every reason has a token of 32 bytes that always answers with it, also in upper case, and nothing else is one"
    )
    func magicTokens() async throws {
        for rejection in Rejection.all {
            let digits = MagicToken.token(for: rejection).hexadecimal
            #expect(digits.count == 64)
            #expect(MagicToken.rejection(of: Array(digits.utf8)[...]) == rejection)
            #expect(MagicToken.rejection(of: Array(digits.uppercased().utf8)[...]) == rejection)
            #expect(MagicToken.rejection(of: Array(digits.dropLast(2).utf8)[...]) == nil)
        }
        let nonsense = DeviceToken(bytes: Array("fail:Nonsense".utf8) + [UInt8](repeating: 0, count: 19))
        #expect(MagicToken.rejection(of: Array(nonsense.hexadecimal.utf8)[...]) == nil)
        #expect(MagicToken.rejection(of: Array(DeviceToken.sample().hexadecimal.utf8)[...]) == nil)
        try await withGateway { gateway in
            // Told that its token has expired, the sender makes another, too early for one connection.
            for rejection in Rejection.all where rejection != .expiredProviderToken {
                let answer = try await gateway.push(to: MagicToken.token(for: rejection).hexadecimal)
                #expect(answer.status == rejection.status && answer.reason == rejection.reason)
                #expect((answer.timestamp != nil) == (rejection.status == 410))
            }
        }
    }

    @Test("Without leave nobody sets faults, and only so many wait")
    func bounds() async throws {
        try await withGateway { gateway in
            let answer = try await curl(gateway, "POST", #"{"reason":"Unregistered"}"#)
            #expect(answer.hasPrefix("HTTP/2 404") && answer.contains("takes no faults; start it with --faults"))
        }
        var table = FaultTable()
        for _ in 0..<FaultTable.limit { #expect(table.add(PushFault(reason: "Shutdown")) == nil) }
        #expect(table.add(PushFault(reason: "Shutdown"))?.contains("wait already") == true)
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
