import CarillonTesting
import CourierLink
import Crypto
import Foundation
import GatewayCore
import GatewayHTTP2
import ProviderAPI
import Sender
import Synchronization
import Testing
import WallClock

@Suite(.timeLimit(.minutes(1)))
struct SenderTests {
    @Test("All that a message says reaches the device")
    func everyField() async throws {
        try await withGateway { gateway in
            try await gateway.withCourier { courier in
                let token = try await courier.register()
                let answer = try await gateway.sender.send(
                    PushMessage(
                        deviceToken: token,
                        topic: "com.example.app.voip",
                        payload: Data(#"{"call":1}"#.utf8),
                        pushType: .voip,
                        id: "123e4567-e89b-12d3-a456-4266554400a0",
                        expiration: .until(noon + 60),
                        priority: .powerAware,
                        collapseID: "call"
                    )
                )
                #expect(
                    answer
                        == PushAnswer(
                            status: 200,
                            id: "123e4567-e89b-12d3-a456-4266554400a0",
                            reason: nil,
                            timestamp: nil
                        )
                )
                let push = try await courier.nextPush()
                #expect(push.topic == "com.example.app.voip")
                #expect(push.bundleID == "com.example.app")
                #expect(push.pushType == "voip")
                #expect(push.priority == 5)
                #expect(push.expiration == noon + 60)
                #expect(push.collapseID == "call")
                #expect(push.payload == Data(#"{"call":1}"#.utf8))
            }
        }
    }

    @Test("A hundred pushes at once, from a connection that begins with one stream")
    func manyAtOnce() async throws {
        try await withGateway { gateway in
            try await gateway.withCourier { courier in
                let token = try await courier.register()
                let ids = try await withThrowingTaskGroup(of: PushAnswer.self) { group in
                    for _ in 0..<100 { group.addTask { try await gateway.push(to: token) } }
                    return try await group.reduce(into: Set<String?>()) { ids, answer in
                        #expect(answer.status == 200)
                        ids.insert(answer.id)
                    }
                }
                #expect(ids.count == 100)
                var arrived: Set<String?> = []
                for _ in 0..<100 { arrived.insert(try await courier.nextPush().id) }
                #expect(arrived == ids)
            }
        }
    }

    @Test("A rejection has its reason, and the time of a 410")
    func rejected() async throws {
        try await withGateway { gateway in
            let token = try await gateway.withCourier { courier in
                let token = try await courier.register()
                try await courier.send(.unregister(token: token))
                try await courier.sync()
                return token
            }
            let answer = try await gateway.push(to: token)
            #expect(answer.status == 410)
            #expect(answer.rejection == .unregistered)
            #expect(answer.timestamp == noon)
            #expect(try await gateway.push(to: "ffff").rejection == .badDeviceToken)
        }
    }

    @Test("One provider token serves for 50 minutes; the next comes before the hour is over")
    func tokenAge() async throws {
        let clock = ManualWallClock(now: noon)
        try await withGateway(clock: clock) { gateway in
            let token = try await gateway.withCourier { try await $0.register() }
            for minutes in [0, 19, 49, 50, 99, 100, 3000] as [Double] {
                clock.advance(by: noon.addingTimeInterval(minutes * 60).timeIntervalSince(clock.now()))
                #expect(try await gateway.push(to: token).status == 200, "after \(minutes) minutes")
            }
        }
    }

    @Test(
        "A key of somebody else is taken with a warning on this machine, and refused by a strict gateway until it is added"
    )
    func foreignKey() async throws {
        let foreign = SampleKey()
        let pem = foreign.key.pemRepresentation
        for profile in [nil, .permissive, .strict] as [CredentialPolicy.Profile?] {
            try await withGateway {
                $0.profile = profile
            } _: { gateway in
                let token = try await gateway.withCourier { try await $0.register() }
                let key = try SigningKey(pem: pem, keyID: foreign.keyID, teamID: foreign.teamID)
                let message = PushMessage(deviceToken: token, topic: "com.example.app", payload: Data("{}".utf8))
                try await APNSSender.withSender(gateway.endpoint, key: key, clock: gateway.clock) { sender in
                    let answer = try await sender.send(message)
                    #expect(answer.status == (profile == .strict ? 403 : 200))
                    let id = try #require(answer.id)
                    try await gateway.withCourier(device: "watcher") { courier in
                        let events = try await courier.journey(id)
                        #expect(events == (profile == .strict ? ["rejected"] : ["accepted", "warning", "stored"]))
                    }
                    try ProviderKeyFolder(stateDirectory: gateway.stateDirectory).add(foreign.publicKey)
                    #expect(try await sender.send(message).status == 200)
                }
            }
        }
    }

    @Test("A key that the gateway is told of is believed")
    func addedKey() async throws {
        let added = SampleKey()
        try await withGateway { configuration in
            (configuration.profile, configuration.keys) = (.strict, [added.publicKey])
        } _: { gateway in
            let token = try await gateway.withCourier { try await $0.register() }
            let key = try SigningKey(pem: added.key.pemRepresentation, keyID: added.keyID, teamID: added.teamID)
            let status = try await APNSSender.withSender(gateway.endpoint, key: key, clock: gateway.clock) {
                try await $0.send(PushMessage(deviceToken: token, topic: "com.example.app", payload: Data("{}".utf8)))
                    .status
            }
            #expect(status == 200)
        }
    }

    @Test(
        "What the server did not begin goes to the next connection; an answer that is lost is an error, and the next push goes on",
        arguments: [
            (PushFault(loss: .refused, count: 2), true), (PushFault(goAway: true, count: 1), true),
            (PushFault(loss: .dropped, count: 1), false), (PushFault(loss: .reset, count: 1), false),
        ]
    )
    func faults(fault: PushFault, isAnswered: Bool) async throws {
        try await withGateway {
            $0.faults = [fault]
        } _: { gateway in
            let token = try await gateway.withCourier { try await $0.register() }
            if isAnswered {
                #expect(try await gateway.push(to: token).status == 200)
            } else {
                await #expect(throws: SenderError.self) { try await gateway.push(to: token) }
            }
            for _ in 0..<3 { #expect(try await gateway.push(to: token).status == 200) }
        }
    }

    @Test("A request whose caller is cancelled ends at once, and a sender that has ended says so")
    func cancelled() async throws {
        try await withGateway {
            $0.faults = [PushFault(delay: 60, count: 1)]
        } _: { gateway in
            let token = try await gateway.withCourier { try await $0.register() }
            let late = Task { try await gateway.push(to: token) }
            // The first push of a connection is alone on it until its answer, so the second waits as well.
            let behind = Task { try await gateway.push(to: token) }
            for task in [late, behind] {
                task.cancel()
                await #expect(throws: SenderError.self) { try await task.value }
            }
            let sender = APNSSender(gateway.endpoint, key: gateway.key, clock: gateway.clock)
            try await sender.shutdown()
            await #expect(throws: SenderError.self) {
                try await sender.send(
                    PushMessage(deviceToken: token, topic: "com.example.app", payload: Data("{}".utf8))
                )
            }
        }
    }

    @Test("A clock that steps back a little makes no other provider token: a connection takes one in 20 minutes")
    func clockStepsBack() async throws {
        try await withGateway { gateway in
            let token = try await gateway.withCourier { try await $0.register() }
            let clock = ClockThatStepsBack(start: gateway.clock.now())
            try await APNSSender.withSender(gateway.endpoint, key: gateway.key, clock: clock) { sender in
                let message = PushMessage(deviceToken: token, topic: "com.example.app", payload: Data("{}".utf8))
                for _ in 0..<3 {
                    let answer = try await sender.send(message)
                    #expect(answer.reason == nil)
                }
            }
        }
    }

    @Test("Pushes under way when a provider token expires are sent again with one new token, not with one each")
    func expiryUnderWay() async throws {
        try await withGateway { gateway in
            let token = try await gateway.withCourier { try await $0.register() }
            // The sender's clock stands still, so that only the gateway knows that the token has expired.
            let clock = ManualWallClock(now: gateway.clock.now())
            try await APNSSender.withSender(gateway.endpoint, key: gateway.key, clock: clock) { sender in
                let message = PushMessage(deviceToken: token, topic: "com.example.app", payload: Data("{}".utf8))
                let first = try await sender.send(message)
                #expect(first.status == 200)
                gateway.clock.manual?.advance(by: 61 * 60)
                clock.advance(by: 45 * 60)
                let reasons = try await withThrowingTaskGroup(of: String?.self) { group in
                    for _ in 0..<20 { group.addTask { try await sender.send(message).reason } }
                    return try await group.reduce(into: []) { $0.append($1) }
                }
                #expect(reasons.allSatisfy { $0 == nil })
            }
        }
    }

    @Test("Nobody there is an error that names where")
    func unreachable() async throws {
        try await withGateway { gateway in
            var endpoint = gateway.endpoint
            endpoint.port = 1
            await #expect {
                try await APNSSender.withSender(endpoint, key: gateway.key, clock: gateway.clock) {
                    _ = try await $0.send(PushMessage(deviceToken: "ab", topic: "a", payload: Data()))
                }
            } throws: { error in
                "\(error)".contains("localhost:1 does not answer")
            }
        }
    }

    @Test("A key's file tells its id by its name")
    func keyFile() throws {
        let folder = try temporaryFolder()
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let path = folder + "/AuthKey_ABCDE12345.p8"
        try SampleKey().key.pemRepresentation.write(toFile: path, atomically: true, encoding: .utf8)
        #expect(try SigningKey(path: path, teamID: "TEAM123456").keyID == "ABCDE12345")
        #expect(throws: SenderError.self) { try SigningKey(path: folder + "/key.p8", teamID: "TEAM123456") }
        #expect(throws: SenderError.self) { try SigningKey(pem: "nonsense", keyID: "A", teamID: "B") }
    }
}

/// A clock that is set back by a second each time it is read, as an unsteady machine's is.
private final class ClockThatStepsBack: WallClock {
    private let time: Mutex<Date>

    init(start: Date) { time = Mutex(start) }

    func now() -> Date {
        time.withLock { time in
            time -= 1
            return time
        }
    }

    func sleep(until deadline: Date) async throws {}
}
