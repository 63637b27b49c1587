import CarillonTesting
import CourierLink
import Crypto
import Foundation
import GatewayCore
import GatewayHTTP2
import NotificationModel
import PostgresServer
import ProviderAPI
import Sender
import Testing
import WallClock

/// Several gateways on one database, each with its own state folder, as on machines of their own.
@Suite(.timeLimit(.minutes(2)), .enabled(if: PostgresServer.programs != nil, "PostgreSQL's server is not installed"))
struct ClusterTests {
    /// Runs two gateways.
    private func withTwo(
        url: String? = nil,
        secondClock: any WallClock = SystemWallClock(),
        configure: (inout GatewayConfiguration) -> Void = { _ in },
        _ body: (RunningGateway, RunningGateway) async throws -> Void
    ) async throws {
        let database = if let url { url } else { try await TestDatabase.make() }
        try await withGateway(clock: SystemWallClock(), seed: 1) { configuration in
            configuration.database = .init(url: database, gatewayName: "one")
            configure(&configuration)
        } _: { one in
            try await withGateway(clock: secondClock, seed: 2) { configuration in
                configuration.database = .init(url: database, gatewayName: "two")
                configure(&configuration)
            } _: { two in
                try await body(one, two)
            }
        }
    }

    @Test("Any gateway takes a push, and the one that has the device brings it; the journey names both")
    func elsewhere() async throws {
        try await withTwo { one, two in
            try await one.withCourier { courier in
                let token = try await courier.register()
                let answer = try await two.push(to: token)
                #expect(answer.status == 200)
                let push = try await courier.nextPush()
                #expect(push.id == answer.id)
                let texts = push.journey.map(\.text)
                #expect(texts.first?.contains("(gateway two)") == true)
                #expect(texts.last?.contains("(gateway one)") == true)
                try await courier.send(.acknowledge(serial: push.serial))
                try await courier.sync()
            }
            // What was acknowledged at one does not come again at the other.
            try await two.withCourier { courier in
                let token = try await courier.register()
                let last = try await one.push("Last", to: token)
                #expect(try await courier.nextPush().id == last.id)
            }
        }
    }

    @Test("A push for a device that is away waits, the newest alone, whichever gateways took them")
    func away() async throws {
        let url = try await TestDatabase.make()
        try await withTwo(url: url) { one, two in
            let token = try await one.withCourier { try await $0.register() }
            let connected = "SELECT count(*) FROM carillon.device WHERE gateway IS NOT NULL"
            while try await TestDatabase.query(connected, url) != "0" { try await Task.sleep(for: .milliseconds(20)) }
            _ = try await one.push("First", to: token)
            let second = try await two.push("Second", to: token)
            try await two.withCourier { courier in
                #expect(try await courier.nextPush().id == second.id)
                let third = try await one.push("Third", to: token)
                #expect(try await courier.nextPush().id == third.id)
            }
        }
    }

    @Test(
        "Gateways that store several bring all to a device that comes back, at whichever, in order and once, and say that they waited"
    )
    func several() async throws {
        let url = try await TestDatabase.make()
        try await withTwo(url: url, configure: { $0.storesSeveral = true }) { one, two in
            let token = try await one.withCourier { try await $0.register() }
            let connected = "SELECT count(*) FROM carillon.device WHERE gateway IS NOT NULL"
            while try await TestDatabase.query(connected, url) != "0" { try await Task.sleep(for: .milliseconds(20)) }
            var ids: [String] = []
            for number in 0..<6 {
                ids.append(try await (number.isMultiple(of: 2) ? one : two).push("\(number)", to: token).id ?? "")
            }
            try await two.withCourier { courier in
                var serials: [Int64] = []
                for id in ids {
                    let push = try await courier.nextPush()
                    #expect(push.id == id)
                    #expect(push.journey.compactMap(\.delivery) == [.storedDeviceOffline])
                    serials.append(push.serial)
                    try await courier.send(.acknowledge(serial: push.serial))
                }
                #expect(serials == serials.sorted() && Set(serials).count == ids.count)
                let there = try await one.push("There", to: token)
                let push = try await courier.nextPush()
                #expect(push.id == there.id && push.journey.compactMap(\.delivery).first != .storedDeviceOffline)
                try await courier.send(.acknowledge(serial: push.serial))
                try await courier.sync()
                #expect(try await courier.entries(ids[0]).compactMap(\.delivery).last == .deliveredFromStorage)
            }
            #expect(try await TestDatabase.query("SELECT count(*) FROM carillon.waiting", url) == "0")
        }
    }

    @Test("A gateway whose clock is an hour off takes pushes and brings them", arguments: [-3600.0, 3600])
    func wrongClock(seconds: Double) async throws {
        try await withTwo(secondClock: WrongClock(seconds: seconds)) { one, two in
            // Away: what the wrong one took waits, and the right one brings it.
            let token = try await one.withCourier { try await $0.register() }
            let waiting = try await two.push("Waits", to: token)
            #expect(waiting.status == 200)
            try await one.withCourier { courier in
                let push = try await courier.nextPush()
                #expect(push.id == waiting.id)
                try await courier.send(.acknowledge(serial: push.serial))
                try await courier.sync()
                let elsewhere = try await two.push("There", to: token)
                #expect(try await courier.nextPush().id == elsewhere.id)
            }
            // At the wrong one: it has its place, whatever its own clock says.
            try await two.withCourier { courier in
                let push = try await courier.nextPush()
                try await courier.send(.acknowledge(serial: push.serial))
                let last = try await one.push("Last", to: token)
                #expect(try await courier.nextPush().id == last.id)
            }
        }
    }

    @Test("A device's newest connection wins, at whichever gateway it is")
    func newest() async throws {
        try await withTwo { one, two in
            try await one.withCourier { old in
                let token = try await old.register()
                try await two.withCourier { new in
                    // The older connection is closed.
                    #expect(await old.next() == nil)
                    let answer = try await one.push(to: token)
                    #expect(try await new.nextPush().id == answer.id)
                }
            }
        }
    }

    @Test("A push that is not to be kept reaches a device that another gateway has")
    func oneAttempt() async throws {
        try await withTwo { one, two in
            try await one.withCourier { courier in
                let token = try await courier.register()
                let answer = try await two.push(to: token, expiration: .oneAttempt)
                #expect(answer.status == 200)
                #expect(try await courier.nextPush().id == answer.id)
            }
        }
    }

    @Test("A channel that one gateway made is every gateway's, and a broadcast to any reaches a device of each")
    func channels() async throws {
        try await withTwo { one, two in
            let app = "/1/apps/com.example.app/channels"
            let made = try await one.curl(app, [], #"{"message-storage-policy":1,"push-type":"LiveActivity"}"#)
            #expect(made.contains("HTTP/2 201"))
            let channel = try #require(made.firstMatch(of: /apns-channel-id: (\S+)\r\n/).map { String($0.output.1) })
            try await two.withCourier { courier in
                try await courier.send(.subscribe([.init(bundleID: "com.example.app", channel: channel)]))
                try await courier.sync()
                // Kept, and sent once.
                for expiration in ["\(Int(Date().timeIntervalSince1970) + 600)", "0"] {
                    let sent = try await one.curl(
                        "/4/broadcasts/apps/com.example.app",
                        [
                            "apns-channel-id: \(channel)", "apns-push-type: liveactivity", "apns-priority: 10",
                            "apns-expiration: \(expiration)",
                        ],
                        #"{"aps":{"timestamp":1,"event":"update","content-state":{"score":1}}}"#
                    )
                    #expect(sent.contains("HTTP/2 200") && sent.contains("1 device takes channel"))
                    let push = try await courier.nextPush()
                    #expect(push.channel == channel)
                    try await courier.send(.acknowledge(serial: push.serial))
                }
            }
            let field = "apns-channel-id: \(channel)"
            #expect(try await two.curl(app, [field], method: "DELETE").contains("HTTP/2 204"))
            #expect(try await one.curl(app, [field], method: "GET").contains("ChannelNotRegistered"))
        }
    }

    @Test("Hundreds of pushes to both gateways at once come each once, in the order of their numbers")
    func many() async throws {
        try await withTwo { one, two in
            try await one.withCourier { courier in
                let token = try await courier.register()
                let sent = try await withThrowingTaskGroup(of: String?.self) { group in
                    for number in 0..<300 {
                        group.addTask { try await (number % 2 == 0 ? one : two).push("\(number)", to: token).id }
                    }
                    return try await group.reduce(into: Set<String>()) { if let id = $1 { $0.insert(id) } }
                }
                var got: [CourierPush] = []
                while got.count < sent.count { got.append(try await courier.nextPush()) }
                #expect(Set(got.map(\.id)) == sent)
                #expect(got.map(\.serial) == got.map(\.serial).sorted())
            }
        }
    }

    @Test("Gateways are one: CA, provider key, enrolment, tokens; a key that one is told of holds at the other")
    func identity() async throws {
        try await withTwo(configure: { $0.profile = .strict }) { one, two in
            for path in [\GatewayIdentity.caPath, \.keyPath, \.enrolmentPath] {
                let texts = try [one, two].map {
                    try String(contentsOfFile: $0.identity[keyPath: path], encoding: .utf8)
                }
                #expect(texts[0] == texts[1])
            }
            let token = try await one.withCourier { try await $0.register() }
            #expect(try await two.push(to: token).status == 200)
            let key = SampleKey()
            let clock = SystemWallClock()
            func send() async throws -> Int {
                let signing = try SigningKey(pem: key.key.pemRepresentation, keyID: key.keyID, teamID: key.teamID)
                return try await APNSSender.withSender(two.endpoint, key: signing, clock: clock) { sender in
                    try await sender.send(
                        PushMessage(deviceToken: token, topic: "com.example.app", payload: Data(#"{"aps":{}}"#.utf8))
                    ).status
                }
            }
            #expect(try await send() == 403)
            try ProviderKeyFolder(stateDirectory: one.stateDirectory).add(key.publicKey)
            while try await send() != 200 { try await Task.sleep(for: .milliseconds(50)) }
            try await one.withCourier { courier in
                try await courier.send(.unregister(token: token))
                try await courier.sync()
            }
            #expect(try await two.push(to: token).rejection == .unregistered)
        }
    }

    @Test("A quota of pushes to a device is one quota, whichever gateways take them")
    func quota() async throws {
        let url = try await TestDatabase.make()
        try await withTwo(url: url, configure: { $0.pushesPerMinute = 10 }) { one, two in
            let token = try await one.withCourier { try await $0.register() }
            var answers: [PushAnswer] = []
            for number in 0..<30 {
                answers.append(try await (number % 2 == 0 ? one : two).push("\(number)", to: token))
            }
            #expect(answers.map(\.status) == Array(repeating: 200, count: 10) + Array(repeating: 429, count: 20))
            #expect(answers.last?.rejection == .tooManyRequests)
            #expect(try await TestDatabase.query("SELECT taken FROM carillon.push_count", url) == "10")
        }
    }

    @Test("A large quota is asked for in parts, and holds for many pushes at once")
    func largeQuota() async throws {
        let url = try await TestDatabase.make()
        try await withTwo(url: url, configure: { $0.pushesPerMinute = 200 }) { one, two in
            let (few, many) = try await one.withCourier { courier in
                (try await courier.register("com.example.few"), try await courier.register())
            }
            for gateway in [one, two] { _ = try await gateway.push(to: few, topic: "com.example.few") }
            #expect(try await TestDatabase.query("SELECT count(*) FROM carillon.push_count", url) == "0")
            let taken = try await withThrowingTaskGroup(of: Bool.self) { group in
                for number in 0..<300 {
                    group.addTask { try await (number % 2 == 0 ? one : two).push("\(number)", to: many).status == 200 }
                }
                return try await group.reduce(into: 0) { $0 += $1 ? 1 : 0 }
            }
            // A tenth, and another below it: the gateway that came first may know nothing of the other yet, and ask for more.
            #expect((160...220).contains(taken), "\(taken)")
        }
    }

    @Test(
        "While the database is away a push is refused at once with 503 and when to come again; then all is well in a second"
    )
    func databaseAway() async throws {
        let server = try await TestServer()
        let url = try await server.makeDatabase()
        try await withTwo(url: url) { one, two in
            try await one.withCourier { courier in
                let token = try await courier.register()
                _ = try await two.push("Before", to: token)
                _ = try await courier.nextPush()
                // What it acknowledged is written; a gateway that cannot write it ends the connection.
                try await courier.sync()
                await server.stop()
                let clock = ContinuousClock()
                let began = clock.now
                for gateway in [one, two] {
                    let answer = try await gateway.push(to: token)
                    #expect(answer.status == 503 && answer.rejection == .serviceUnavailable)
                }
                // At once: not after a timeout of the database's.
                #expect(clock.now - began < .seconds(10))
                let fields = try await two.curl(token: token)
                #expect(fields.contains("HTTP/2 503") && fields.contains("retry-after: 1"))
                #expect(fields.contains("database is not reached"))
                try await server.start()
                let returned = clock.now
                while try await two.push("After", to: token).status != 200 {
                    try await Task.sleep(for: .milliseconds(20))
                }
                #expect(clock.now - returned < .seconds(30))
                var title = ""
                while !title.contains("After") {
                    title = String(decoding: try await courier.nextPush().payload, as: UTF8.self)
                }
                #expect(clock.now - returned < .seconds(30))
            }
        }
        await server.stop()
    }

    @Test(
        "While a standby is cut off a push is refused in time; when it is back, each that was kept after all is shown once"
    )
    func standbyAway() async throws {
        let server = try await TestServer()
        let url = try await server.makeDatabase()
        try await withTwo(url: url) { one, two in
            try await one.withCourier { courier in
                let token = try await courier.register()
                let before = try await two.push("Before", to: token)
                let first = try await courier.nextPush()
                #expect(first.id == before.id)
                try await courier.send(.acknowledge(serial: first.serial))
                try await courier.sync()
                // Commits wait for a standby that is not there.
                _ = try await TestDatabase.query("ALTER SYSTEM SET synchronous_standby_names = 'standby'", url)
                _ = try await TestDatabase.query("SELECT pg_reload_conf()", url)
                let waits =
                    "SELECT count(*) FROM pg_stat_activity WHERE wait_event = 'SyncRep' OR wait_event_type = 'Lock'"
                let clock = ContinuousClock()
                var began = clock.now
                let refused = try await withThrowingTaskGroup(of: PushAnswer.self) { group in
                    for number in 0..<10 {
                        group.addTask { try await (number % 2 == 0 ? one : two).push("\(number)", to: token) }
                    }
                    return try await group.reduce(into: []) { $0.append($1) }
                }
                #expect(refused.allSatisfy { $0.status == 503 && $0.rejection == .serviceUnavailable })
                #expect(clock.now - began < .seconds(10))
                #expect(try await TestDatabase.query(waits, url) != "0")
                // The next ones do not even wait for that.
                began = clock.now
                for gateway in [one, two] { #expect(try await gateway.push(to: token).status == 503) }
                #expect(clock.now - began < .seconds(2))
                let fields = try await two.curl(token: token)
                #expect(fields.contains("HTTP/2 503") && fields.contains("retry-after: 1"))
                #expect(fields.contains("database is not reached"))

                _ = try await TestDatabase.query("ALTER SYSTEM RESET synchronous_standby_names", url)
                _ = try await TestDatabase.query("SELECT pg_reload_conf()", url)
                let returned = clock.now
                var last = try await two.push("After", to: token)
                while last.status != 200 { last = try await two.push("After", to: token) }
                #expect(clock.now - returned < .seconds(10))
                while try await TestDatabase.query(waits, url) != "0" { try await Task.sleep(for: .milliseconds(20)) }
                // Those that were kept, each once.
                let kept = Int(try await TestDatabase.query("SELECT count(*) FROM carillon.waiting", url)) ?? 0
                var shown: [String] = []
                while shown.count < kept {
                    let push = try await courier.nextPush()
                    shown.append(push.id)
                    try await courier.send(.acknowledge(serial: push.serial))
                }
                try await courier.sync()
                #expect(Set(shown).count == kept && kept > 1)
                let known = Set((refused + [last]).compactMap(\.id))
                #expect(Set(shown).isSubset(of: known) && last.id.map(shown.contains) == true)
                while try await TestDatabase.query("SELECT count(*) FROM carillon.waiting", url) != "0" {
                    try await Task.sleep(for: .milliseconds(20))
                }
            }
        }
        await server.stop()
    }
}

/// A machine's clock that is wrong.
private struct WrongClock: WallClock {
    let seconds: TimeInterval

    func now() -> Date { Date(timeIntervalSinceNow: seconds) }

    func sleep(until deadline: Date) async throws {
        try await Task.sleep(for: .seconds(max(0, deadline.timeIntervalSince(now()))))
    }
}

extension RunningGateway {
    /// Sends a request about channels with curl.
    ///
    /// - Returns: the answer's header fields and body.
    fileprivate func curl(
        _ path: String,
        _ fields: [String],
        _ body: String? = nil,
        method: String = "POST"
    ) async throws -> String {
        var arguments = ["-s", "-i", "--http2", "--cacert", identity.caPath, "-X", method]
        for field in fields + ["authorization: bearer \(try providerToken())"] { arguments += ["-H", field] }
        if let body { arguments += ["-d", body] }
        return try await CommandLineClient(
            arguments: ["curl"] + arguments + ["https://localhost:\(ports.provider)\(path)"]
        ).run()
    }

    /// Sends a push with curl.
    ///
    /// - Returns: the answer's header fields and body.
    fileprivate func curl(token: String) async throws -> String {
        try await CommandLineClient.curl(
            "-i",
            "--http2",
            "--cacert",
            identity.caPath,
            "-H",
            "apns-topic: com.example.app",
            "-H",
            "authorization: bearer \(try providerToken())",
            "-d",
            #"{"aps":{"alert":"Hi"}}"#,
            "https://localhost:\(ports.provider)/3/device/\(token)"
        ).run()
    }
}
