import CarillonTesting
import CourierLink
import Foundation
import GatewayCore
import GatewayHTTP2
import GatewayStore
import NotificationModel
import ProviderAPI
import Sender
import Testing
import WallClock
import WireCoding

@Suite(.timeLimit(.minutes(1)))
struct CourierTests {
    @Test("An app keeps its token on its device; another app, another device and another space have others")
    func tokens() async throws {
        try await withGateway { gateway in
            let first = try await gateway.withCourier { courier in
                let token = try await courier.register()
                #expect(try await courier.register() == token)
                #expect(try await courier.register("com.example.other") != token)
                return token
            }
            #expect(first.count == 64)
            #expect(try await gateway.withCourier { try await $0.register() } == first)
            #expect(try await gateway.withCourier(device: "tablet") { try await $0.register() } != first)
            #expect(try await gateway.withCourier(space: "elsewhere") { try await $0.register() } != first)
        }
    }

    @Test("Tokens of Live Activities are others than the app's, for their topic alone, and end by themselves")
    func activityTokens() async throws {
        try await withGateway { gateway in
            try await gateway.withCourier { courier in
                let own = try await courier.register()
                let start = try await courier.registerActivity("start")
                let ride = try await courier.registerActivity("activity/1")
                #expect(Set([own, start, ride]).count == 3)
                #expect(try await courier.registerActivity("start") == start)
                #expect(try await courier.register() == own)
                for token in [start, ride] {
                    #expect(try await gateway.push(to: token).rejection == .deviceTokenNotForTopic)
                    let answer = try await gateway.sendActivity(to: token)
                    #expect(answer.status == 200)
                    let push = try await courier.nextPush()
                    #expect(push.token == token && push.bundleID == "com.example.app")
                    try await courier.send(.acknowledge(serial: push.serial))
                }
                try await courier.send(.unregister(token: ride))
                #expect(try await courier.registerActivity("start") == start)
                #expect(try await gateway.sendActivity(to: ride).rejection == .unregistered)
                #expect(try await gateway.push(to: own).status == 200)
                for purpose in ["", "two words", String(repeating: "x", count: 65)] {
                    try await courier.send(
                        .registerActivity(bundleID: "com.example.app", environment: nil, purpose: purpose)
                    )
                    _ = try await courier.nextFailure()
                }
            }
        }
    }

    @Test("A device that registers again after it has unregistered gets another token")
    func newToken() async throws {
        try await withGateway { gateway in
            try await gateway.withCourier { courier in
                let first = try await courier.register()
                try await courier.send(.unregister(token: first))
                let second = try await courier.register()
                #expect(second != first)
                #expect(try await gateway.push(to: first).rejection == .unregistered)
                #expect(try await gateway.push(to: second).status == 200)
            }
        }
    }

    @Test("What is not acknowledged comes again after a reconnect, with the same serial; what is does not")
    func redelivery() async throws {
        try await withGateway { gateway in
            let (token, serials) = try await gateway.withCourier { courier in
                let token = try await courier.register()
                var serials: [Int64] = []
                for _ in 0..<3 {
                    _ = try await gateway.push(to: token)
                    serials.append(try await courier.nextPush().serial)
                }
                try await courier.send(.acknowledge(serial: serials[1]))
                try await courier.sync()
                return (token, serials)
            }
            try await gateway.withCourier { courier in
                #expect(try await courier.nextPush().serial == serials[0])
                #expect(try await courier.nextPush().serial == serials[2])
                _ = try await gateway.push(to: token)
                #expect(try await courier.nextPush().serial > serials[2])
            }
        }
    }

    @Test("An acknowledgement with more in it counts too, and brings what has gathered behind its push")
    func longAcknowledgement() async throws {
        try await withGateway { gateway in
            try await gateway.withCourier { courier in
                let token = try await courier.register()
                for number in 0..<3 {
                    _ = try await gateway.push("First \(number)", to: token)
                    let first = try await courier.nextPush()
                    _ = try await gateway.push("Second \(number)", to: token)
                    try await courier.send(json: #"{"type":"acknowledge","serial":\#(first.serial),"since":[1]}"#)
                    let second = try await courier.nextPush()
                    #expect(second.serial > first.serial)
                    try await courier.send(.acknowledge(serial: second.serial))
                }
            }
        }
    }

    @Test("Of several pushes to a device that is away the latest arrives, and the journeys tell")
    func latestOnly() async throws {
        try await withGateway { gateway in
            let token = try await gateway.withCourier { try await $0.register() }
            var ids: [String] = []
            for number in 0..<3 { ids.append(try await gateway.push("\(number)", to: token).id ?? "") }
            try await gateway.withCourier { courier in
                let push = try await courier.nextPush()
                #expect(push.id == ids[2])
                #expect(push.journey.map(\.event) == [.accepted, .stored, .forwarded])
                #expect(try await courier.journey(ids[0]) == ["accepted", "stored", "replaced"])
            }
        }
    }

    @Test("A gateway that stores several brings all to a device that comes back, in order, and says that they waited")
    func several() async throws {
        try await withGateway(configure: { $0.storesSeveral = true }) { gateway in
            let token = try await gateway.withCourier { try await $0.register() }
            var ids: [String] = []
            for number in 0..<3 { ids.append(try await gateway.push("\(number)", to: token).id ?? "") }
            try await gateway.withCourier { courier in
                for id in ids {
                    let push = try await courier.nextPush()
                    #expect(push.id == id)
                    #expect(push.journey.compactMap(\.delivery) == [.storedDeviceOffline])
                    try await courier.send(.acknowledge(serial: push.serial))
                }
                try await courier.sync()
                #expect(try await courier.entries(ids[0]).compactMap(\.delivery).last == .deliveredFromStorage)
            }
        }
    }

    @Test("A push that has expired does not arrive, and its journey says so")
    func expiry() async throws {
        let clock = ManualWallClock(now: noon)
        try await withGateway(clock: clock) { gateway in
            let token = try await gateway.withCourier { try await $0.register() }
            let id = try await gateway.push(to: token, expiration: .until(noon + 30)).id ?? ""
            try await gateway.withCourier(device: "watcher", observes: true) { watcher in
                await clock.waitForSleepers()
                clock.advance(by: 60)
                #expect(try await watcher.nextRecord().id == id)
                try await gateway.withCourier { courier async throws in
                    #expect(try await courier.journey(id) == ["accepted", "stored", "expired"])
                }
            }
        }
    }

    @Test("apns-expiration 0 reaches a device that is there, and is discarded for one that is not")
    func oneAttempt() async throws {
        try await withGateway { gateway in
            let token = try await gateway.withCourier { courier in
                let token = try await courier.register()
                let id = try await gateway.push(to: token, expiration: .oneAttempt).id ?? ""
                try await courier.send(.acknowledge(serial: try await courier.nextPush().serial))
                #expect(try await courier.journey(id) == ["accepted", "forwarded", "acknowledged"])
                return token
            }
            let answer = try await gateway.push("Lost", to: token, expiration: .oneAttempt)
            #expect(answer.status == 200)
            try await gateway.withCourier { courier in
                let steps = try await courier.journey(answer.id ?? "")
                // Until the gateway has seen that the device left, it forwards into nothing.
                #expect(steps.filter { $0 != "forwarded" } == ["accepted", "discarded"])
                let later = try await gateway.push("Later", to: token)
                #expect(try await courier.nextPush().id == later.id)
            }
        }
    }

    @Test("More than a page of pushes is read page by page, in order")
    func pages() async throws {
        try await withGateway { gateway in
            let tokens = try await gateway.withCourier { courier in
                var tokens: [String] = []
                for number in 0..<150 { tokens.append(try await courier.register("com.example.app\(number)")) }
                return tokens
            }
            for (number, token) in tokens.enumerated() {
                #expect(try await gateway.push(to: token, topic: "com.example.app\(number)").status == 200)
            }
            try await gateway.withCourier { courier async throws in
                for number in 0..<150 {
                    #expect(try await courier.nextPush().bundleID == "com.example.app\(number)")
                }
            }
        }
    }

    @Test("A gateway that starts again keeps devices, tokens and what waits")
    func restart() async throws {
        let folder = try temporaryFolder()
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let (token, id, identity) = try await withGateway(stateDirectory: folder) { gateway in
            let token = try await gateway.withCourier { try await $0.register() }
            return (token, try await gateway.push(to: token).id, gateway.identity)
        }
        try await withGateway(stateDirectory: folder, seed: 2) { gateway in
            #expect(gateway.identity == identity)
            try await gateway.withCourier { courier async throws in
                #expect(try await courier.nextPush().id == id)
                #expect(try await courier.register() == token)
                #expect(try await gateway.push(to: token).status == 200)
            }
        }
    }

    @Test("An observer sees every request of its space, also those that are refused; others' it does not")
    func observed() async throws {
        try await withGateway { gateway in
            let elsewhere = try await gateway.withCourier(space: "elsewhere") { try await $0.register() }
            try await gateway.withCourier(observes: true) { courier in
                let token = try await courier.register()
                _ = try await gateway.push(to: elsewhere)
                _ = try await gateway.push(to: "ffff")
                let refused = try await courier.nextRecord()
                #expect(refused.reason == "BadDeviceToken")
                #expect(refused.status == 400)
                #expect(refused.token == "ffff")
                #expect(refused.journey.map(\.event) == [.rejected])
                let answer = try await gateway.push("Seen", to: token)
                let accepted = try await courier.nextRecord()
                #expect(accepted.id == answer.id)
                #expect(accepted.status == 200)
                #expect(accepted.headers.contains(.init(name: "apns-topic", value: "com.example.app")))
                #expect(!accepted.headers.contains { $0.name == "authorization" })
                #expect(String(decoding: accepted.payload, as: UTF8.self).contains("Seen"))
            }
        }
    }

    @Test("A newer connection of a device takes the older one's place")
    func newerConnection() async throws {
        try await withGateway { gateway in
            try await gateway.withCourier { older in
                let token = try await older.register()
                try await gateway.withCourier { newer in
                    #expect(await older.next() == nil)
                    let answer = try await gateway.push(to: token)
                    #expect(try await newer.nextPush().id == answer.id)
                }
            }
        }
    }
}

@Suite(.timeLimit(.minutes(1)))
struct CourierBoundTests {
    @Test("Before its hello a device may send little: who announces a large message is refused")
    func beforeHello() async throws {
        try await withGateway { gateway in
            try await gateway.withBareCourier { courier in
                try await courier.send(bytes: [0, 0x30, 0, 0])
                guard case .refused(let reason)? = await courier.next() else {
                    Issue.record("not refused")
                    return
                }
                #expect(reason.contains("over the limit of 8192"))
            }
        }
    }
}

/// How many may call without a name.
@Suite(.timeLimit(.minutes(1)))
struct CourierNewcomerTests {
    @Test("Those who say no hello take each other's places, and nobody else's")
    func newcomers() async throws {
        try await withGateway {
            $0.connections.newcomers = 2
        } _: { gateway in
            try await gateway.withCourier { known in
                try await gateway.withBareCourier { _ in
                    try await gateway.withBareCourier { _ in
                        let third = try? await gateway.withBareCourier { await $0.next() == nil }
                        #expect(third != false)
                        try await known.sync()
                    }
                }
                try await gateway.withCourier(device: "another") { try await $0.sync() }
            }
        }
    }
}

/// How many may be connected.
@Suite(.timeLimit(.minutes(1)))
struct CourierConnectionBoundTests {
    @Test("Devices beyond the bound of connections are closed, until one of those that are there goes")
    func connections() async throws {
        try await withGateway {
            $0.connections.devices = 2
        } _: { gateway in
            try await gateway.withCourier(device: "second") { second in
                try await gateway.withCourier(device: "first") { first in
                    let third = try? await gateway.withBareCourier { await $0.next() == nil }
                    #expect(third != false)
                    try await first.sync()
                    try await second.sync()
                }
                while (try? await gateway.withCourier(device: "third", { try await $0.sync() })) == nil {}
            }
        }
    }
}

/// Devices whose machine answers for them.
@Suite(.timeLimit(.minutes(1)))
struct CourierSilenceTests {
    private func hello(_ version: Int, _ device: String, _ gateway: RunningGateway) throws -> CourierRequest {
        .hello(
            CourierHello(
                version: version,
                space: "default",
                deviceID: device,
                deviceName: "Phone",
                secret: "a secret",
                observes: false,
                enrolment: try gateway.secret(for: .device)
            )
        )
    }

    @Test("One that does not answer is let go; one that answers stays, and so does one that knows no ping")
    func silence() async throws {
        try await withGateway(
            configure: { ($0.connections.deviceQuiet, $0.connections.deviceAnswer) = (0.1, 2) },
            { gateway in
                try await gateway.withBareCourier { former in
                    try await former.send(try hello(5, "former", gateway))
                    try await gateway.withBareCourier { silent in
                        try await silent.send(try hello(6, "silent", gateway))
                        try await gateway.withCourier(device: "answers") { courier in
                            for _ in 0..<5 {
                                let event = await courier.next()
                                guard case .ping = event else {
                                    Issue.record("\(String(describing: event)) in the place of a ping")
                                    return
                                }
                                try await courier.send(.pong)
                            }
                            var pings = 0
                            while let event = await silent.next() { if case .ping = event { pings += 1 } }
                            #expect(pings == 1, "asked once, then let go")
                            try await courier.sync()
                        }
                    }
                    try await former.send(.ping)
                    guard case .welcome(5, _) = await former.next(), case .pong = await former.next() else {
                        Issue.record("a device of version 5 is sent something else")
                        return
                    }
                }
            }
        )
    }
}

/// What devices are refused for, each with a reason in words.
@Suite(.timeLimit(.minutes(1)))
struct CourierRefusalTests {
    private func hello(
        version: Int = CourierHello.currentVersion,
        space: String = "default",
        device: String = "phone",
        secret: String = "a secret",
        observes: Bool = false,
        enrolment: String? = nil
    ) -> CourierRequest {
        .hello(
            CourierHello(
                version: version,
                space: space,
                deviceID: device,
                deviceName: "Phone",
                secret: secret,
                observes: observes,
                enrolment: enrolment
            )
        )
    }

    private func expectRefusal(
        _ gateway: RunningGateway,
        _ requests: [CourierRequest],
        naming words: String
    ) async throws {
        try await gateway.withBareCourier { courier in
            for request in requests { try await courier.send(request) }
            var reason: String?
            while let event = await courier.next() {
                if case .refused(let text) = event { reason = text }
            }
            #expect(reason?.contains(words) == true, "\(reason ?? "nothing")")
        }
    }

    @Test("A device with another secret than its first")
    func wrongSecret() async throws {
        try await withGateway { gateway in
            try await gateway.withCourier { _ in }
            try await expectRefusal(gateway, [hello(secret: "guess")], naming: "known here by another secret")
        }
    }

    @Test("A device that is new shows the secret of the gateway's owner, and is known by its own afterwards")
    func enrolment() async throws {
        try await withGateway { gateway in
            try await expectRefusal(gateway, [hello()], naming: "it has to show the enrolment secret")
            try await expectRefusal(gateway, [hello(enrolment: "guess")], naming: "what it showed is not the enrolment")
            try await gateway.withCourier(enrolment: .device) { _ in }
            try await gateway.withCourier(enrolment: nil) { try await $0.sync() }
        }
    }

    @Test("Observing is a right of its own, which a known device gets by showing the secret for it")
    func observing() async throws {
        try await withGateway { gateway async throws in
            func observes(_ enrolment: EnrolmentRight?) async throws -> Bool? {
                let secret = try enrolment.map { try gateway.secret(for: $0) }
                return try await gateway.withBareCourier { courier in
                    try await courier.send(hello(observes: true, enrolment: secret))
                    guard case .welcome(_, let observes) = await courier.next() else { throw CourierClosed() }
                    // It is connected once it is answered; the welcome is on its way before.
                    try await courier.sync()
                    // A refused request is told to observers.
                    _ = try await gateway.push(to: "ffff")
                    try await courier.send(.ping)
                    // The answer and what is observed come in either order.
                    var told = await courier.next()
                    if observes == true, case .pong = told { told = await courier.next() }
                    if case .observed = told { #expect(observes == true) } else { #expect(observes == false) }
                    return observes
                }
            }
            #expect(try await observes(.device) == false)
            #expect(try await observes(nil) == false)
            #expect(try await observes(.observer) == true)
            #expect(try await observes(nil) == true)
        }
    }

    @Test("A version that is too old, no hello, a second hello, names that are none")
    func unfit() async throws {
        try await withGateway { gateway in
            try await expectRefusal(gateway, [hello(version: 1)], naming: "version 2 to")
            try await expectRefusal(gateway, [.ping], naming: "must be hello")
            let known = hello(enrolment: try gateway.secret(for: .device))
            try await expectRefusal(gateway, [known, hello()], naming: "once")
            try await expectRefusal(gateway, [hello(space: "")], naming: "space")
            try await expectRefusal(gateway, [hello(device: String(repeating: "x", count: 256))], naming: "device id")
            try await expectRefusal(gateway, [known, .unregister(token: "xyz")], naming: "hexadecimal")
        }
    }

    @Test("A message that cannot be read is answered with what is wrong, and the connection lives")
    func unreadable() async throws {
        try await withGateway { gateway in
            let enrolment = try gateway.secret(for: .device)
            try await gateway.withBareCourier { courier in
                try await courier.send(hello(version: 99, enrolment: enrolment))
                guard case .welcome(CourierHello.currentVersion, _) = await courier.next() else {
                    Issue.record("a newer device is not taken in")
                    return
                }
                let messages = [
                    (#"{"type":"sing"}"#, "there is no “sing” here"),
                    (#"{"type":"acknowledge"}"#, "lacks “serial”"), ("{}", "lacks “type”"),
                ]
                for (message, reason) in messages {
                    try await courier.send(json: message)
                    guard case .failure(let failure) = await courier.next() else {
                        Issue.record("\(message) is not answered")
                        return
                    }
                    #expect(failure.message.contains(reason))
                }
                // A failure is never answered; members that nobody knows are passed over.
                try await courier.send(json: #"{"type":"failure"}"#)
                try await courier.send(json: #"{"type":"ping","later":true}"#)
                guard case .pong = await courier.next() else {
                    Issue.record("the connection is gone")
                    return
                }
            }
        }
    }

    @Test("Bytes that are no message, and a length beyond the limit")
    func garbage() async throws {
        try await withGateway { gateway in
            for bytes in [[0, 0, 0, 2, 0x7b, 0x7b], [0xff, 0xff, 0xff, 0xff]] as [[UInt8]] {
                try await gateway.withBareCourier { courier in
                    try await courier.send(bytes: bytes)
                    guard case .refused = await courier.next() else {
                        Issue.record("not refused")
                        return
                    }
                    #expect(await courier.next() == nil)
                }
            }
            // Nobody else is harmed.
            try await gateway.withCourier { try await $0.sync() }
        }
    }

    @Test("A device that says nothing")
    func silence() async throws {
        try await withGateway { configuration in
            configuration.connections.firstBytes = 0.1
        } _: { gateway in
            try await gateway.withBareCourier { courier in
                #expect(await courier.next() == nil)
            }
        }
    }

    @Test("An app that may have no token is told so, and its device goes on")
    func registrationFails() async throws {
        try await withGateway { configuration in
            configuration.store.appsPerDevice = 1
        } _: { gateway in
            try await gateway.withCourier { courier in
                _ = try await courier.register()
                for (bundleID, words) in [("com.example.b", "limit"), ("no bundle id", "letters")] {
                    try await courier.send(.register(bundleID: bundleID, environment: nil))
                    guard case .registrationFailed(bundleID, let reason) = await courier.next() else {
                        Issue.record("\(bundleID) was registered")
                        return
                    }
                    #expect(reason.contains(words))
                }
                try await courier.sync()
            }
        }
    }
}
