import CarillonTesting
import CourierLink
import Foundation
import GatewayCore
import GatewayHTTP2
import NotificationModel
import ProviderAPI
import Sender
import Testing
import WallClock

/// Each accepted push ends in exactly one state of Apple's delivery log.
@Suite(.timeLimit(.minutes(1)))
struct DeliveryStateTests {
    private func states(_ courier: ScriptedCourier, _ id: String) async throws -> [DeliveryState] {
        try await courier.entries(id).compactMap(\.delivery)
    }

    @Test("Many pushes, over connections that come and go: each ends once, and says how")
    func walk() async throws {
        let clock = ManualWallClock()
        try await withGateway(clock: clock) { gateway in
            var random = IdentifierGenerator(seed: 11)
            var sent: [String] = []
            var tokens: [String] = []
            try await gateway.withCourier { courier in
                for app in 0..<4 { tokens.append(try await courier.register("com.example.app\(app)")) }
            }
            func push(_ expiration: PushExpiration) async throws {
                let app = Int.random(in: 0..<4, using: &random)
                let answer = try await gateway.push(
                    to: tokens[app],
                    topic: "com.example.app\(app)",
                    expiration: expiration
                )
                // The app that unregisters in between is refused, which is no accepted push.
                if answer.status == 200 { sent.append(try #require(answer.id)) }
            }
            func anyExpiration() -> PushExpiration {
                switch Int.random(in: 0..<3, using: &random) {
                case 0: .oneAttempt
                case 1: .until(clock.now().addingTimeInterval(50))
                default: .unspecified
                }
            }
            for round in 0..<6 {
                for _ in 0..<10 { try await push(anyExpiration()) }
                try await gateway.withCourier { courier in
                    // The device is there for some, acknowledges some of them, and goes.
                    for _ in 0..<10 { try await push(anyExpiration()) }
                    for number in 0..<4 {
                        let serial = try await courier.nextPush().serial
                        if number % 2 == 0 { try await courier.send(.acknowledge(serial: serial)) }
                    }
                    if round == 3 { try await courier.send(.unregister(token: tokens[0])) }
                    try await courier.sync()
                }
                clock.advance(by: 61)
            }
            try await gateway.withCourier { courier in
                // Whatever still waits comes now, before this one, and is taken.
                clock.advance(by: 61)
                let last = try #require(try await gateway.push(to: tokens[1], topic: "com.example.app1").id)
                sent.append(last)
                var id = ""
                while id != last {
                    let push = try await courier.nextPush()
                    try await courier.send(.acknowledge(serial: push.serial))
                    id = push.id
                }
                try await courier.sync()
                var found: [DeliveryState: Int] = [:]
                for id in sent {
                    var ends: [DeliveryState] = []
                    // What the clock ends is swept a moment later.
                    while ends.isEmpty { ends = try await states(courier, id).filter(\.isFinal) }
                    #expect(ends.count == 1, "\(id): \(ends)")
                    found[ends[0], default: 0] += 1
                }
                #expect(found.values.reduce(0, +) == sent.count)
                for state in [DeliveryState.delivered, .deliveredFromStorage, .discardedExpired, .discardedReplaced] {
                    #expect((found[state] ?? 0) > 0, "\(state)")
                }
            }
        }
    }

    @Test("A push that waited when its app unregistered says so; one that waits says that")
    func unregistered() async throws {
        try await withGateway { gateway in
            let token = try await gateway.withCourier { try await $0.register() }
            let id = try #require(try await gateway.push(to: token).id)
            try await gateway.withCourier { courier in
                #expect(try await states(courier, id) == [.storedDeviceOffline])
                try await courier.send(.unregister(token: token))
                #expect(try await states(courier, id).last == .discardedTokenUnregisteredFromStorage)
            }
        }
    }
}
