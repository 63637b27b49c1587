import CarillonTesting
import CourierLink
import Foundation
import GatewayCore
import GatewayStore
import NotificationModel
import ProviderAPI
import Testing

/// What every store promises: the same tests run on each.
@Suite(.timeLimit(.minutes(1)))
struct StoreConformanceTests {
    @Test(
        "One push waits for an app on a device that is away: the latest; the other's journey says replaced",
        arguments: StoreKind.all
    )
    func oneStored(_ kind: StoreKind) async throws {
        try await withStore(kind) { store in
            try await accept(.sample(id: id(1)), in: store)
            let second = try await accept(.sample(id: id(2)), in: store)
            #expect(second.replaced.map(\.id.canonical) == [id(1)])
            #expect(try await waiting(in: store).map(\.id) == [id(2)])
            let journey = try await store.journey(id: id(1), space: "default")
            #expect(journey?.entries.map(\.event) == [.accepted, .stored, .replaced])
        }
    }

    @Test(
        "A push that came when the device had just gone waits beside the one before it, and both end by the next",
        arguments: StoreKind.all
    )
    func storedForOneThatHasGone(_ kind: StoreKind) async throws {
        try await withStore(kind) { store in
            try await accept(.sample(id: id(1)), in: store)
            for first in [1, 3] {
                let beside = try await accept(.sample(id: id(first + 1)), isReachable: true, in: store)
                #expect(beside.replaced.isEmpty)
                #expect(try await waiting(in: store).map(\.id) == [id(first), id(first + 1)])
                let next = try await accept(.sample(id: id(first + 2)), in: store)
                #expect(next.replaced.map(\.id.canonical) == [id(first), id(first + 1)])
                #expect(try await waiting(in: store).map(\.id) == [id(first + 2)])
            }
            for number in 1...4 {
                let journey = try await store.journey(id: id(number), space: "default")
                #expect(journey?.entries.last?.event == .replaced)
            }
        }
    }

    @Test(
        "Where several are stored all wait for a device that is away, in order, beside what waited before; a broadcast takes its channel's place",
        arguments: StoreKind.all
    )
    func severalStored(_ kind: StoreKind) async throws {
        try await withStore(kind) { store in
            var generator = IdentifierGenerator(seed: 1)
            let channel = ChannelID(using: &generator)
            try await accept(.sample(id: id(1)), in: store)
            for number in 2...6 {
                var push = try AcceptedPush.sample(id: id(number))
                if number.isMultiple(of: 2) { push.channel = channel }
                let taken = try await accept(push, storesSeveral: true, in: store)
                #expect(
                    taken.replaced.map(\.id.canonical) == (push.channel == nil || number == 2 ? [] : [id(number - 2)])
                )
                #expect(taken.decision.isForAbsentDevice)
            }
            let left = try await waiting(in: store)
            #expect(left.map(\.id) == [id(1), id(3), id(5), id(6)])
            #expect(left.map(\.serial) == left.map(\.serial).sorted())
            store.connect(StoreKind.phone)
            #expect(try await waiting(in: store) == left)
            store.acknowledge(left.prefix(2).map(\.serial), by: StoreKind.phone, at: noon) { Issue.record($0) }
            #expect(try await waiting(in: store).map(\.id) == [id(5), id(6)])
            for number in [1, 3] {
                let journey = try await store.journey(id: id(number), space: "default")
                #expect(journey?.entries.last?.delivery == .deliveredFromStorage)
            }
            store.disconnect(StoreKind.phone)
            // Behind it: the device has gone.
            _ = try await waiting(in: store)
            // A gateway that stores one ends all that wait.
            let one = try await accept(.sample(id: id(7)), in: store)
            #expect(one.replaced.map(\.id.canonical) == [id(5)])
            #expect(try await waiting(in: store).map(\.id) == [id(6), id(7)])
        }
    }

    @Test(
        "Channels and who takes them are there again after a start; a channel that goes takes its devices along",
        arguments: StoreKind.all
    )
    func channels(_ kind: StoreKind) async throws {
        try await kind.withPlace { place in
            var generator = IdentifierGenerator(seed: 1)
            let ids = (0..<3).map { _ in ChannelID(using: &generator) }
            let tablet = DeviceAddress(space: "default", deviceID: "tablet")
            func channel(_ id: ChannelID, _ environment: PushEnvironment?) -> BroadcastChannel {
                BroadcastChannel(
                    id: id,
                    bundleID: "com.example.app",
                    environment: environment,
                    policy: .mostRecent,
                    createdAt: noon
                )
            }
            var store = try await place.open(at: noon)
            for device in [StoreKind.phone, tablet] {
                _ = try await store.admit(device, name: "", secretHash: Data([1]), shows: .right(.device), at: noon)
            }
            let changes: [ChannelChange] = [
                .created(channel(ids[0], nil)), .created(channel(ids[1], .sandbox)), .created(channel(ids[2], nil)),
                .subscribed(StoreKind.phone, [ids[0], ids[1]]), .subscribed(tablet, [ids[0], ids[2]]),
                .subscribed(StoreKind.phone, [ids[0]]), .deleted(ids[2]),
            ]
            for change in changes {
                let error = await withCheckedContinuation { (done: CheckedContinuation<(any Error)?, Never>) in
                    store.keep(change) { done.resume(returning: $0) }
                }
                #expect(error == nil)
            }
            for _ in 0..<2 {
                let book = try await store.channels()
                #expect(Set(book.channels(of: "com.example.app", in: nil).map(\.id)) == [ids[0], ids[1]])
                #expect(book.channel(ids[1], of: "com.example.app", in: .sandbox)?.policy == .mostRecent)
                #expect(book.channel(ids[1], of: "com.example.app", in: .production) == nil)
                #expect(book.devices(of: ids[0]) == [StoreKind.phone, tablet])
                #expect(book.devices(of: ids[1]).isEmpty && book.devices(of: ids[2]).isEmpty)
                try await store.close()
                store = try await place.open(at: noon)
            }
            try await store.close()
        }
    }

    @Test("Of broadcasts the newest of each channel waits, beside the app's own push", arguments: StoreKind.all)
    func broadcasts(_ kind: StoreKind) async throws {
        try await withStore(kind) { store in
            var generator = IdentifierGenerator(seed: 1)
            let channels = (0..<2).map { _ in ChannelID(using: &generator) }
            for number in 1...4 {
                var push = try AcceptedPush.sample(id: id(number))
                push.channel = channels[number % 2]
                try await accept(push, in: store)
            }
            try await accept(.sample(id: id(5)), in: store)
            #expect(try await waiting(in: store).map(\.id) == [id(3), id(4), id(5)])
        }
    }

    @Test("Another app, another device and another space keep their own", arguments: StoreKind.all)
    func oneStoredEach(_ kind: StoreKind) async throws {
        try await withStore(kind) { store in
            let tablet = DeviceAddress(space: "default", deviceID: "tablet")
            let elsewhere = DeviceAddress(space: "elsewhere", deviceID: "phone")
            for (device, bundleID, byte) in [
                (StoreKind.phone, "com.example.other", 2), (tablet, "com.example.app", 3),
                (elsewhere, "com.example.app", 4),
            ] as [(DeviceAddress, String, UInt8)] {
                _ = try await store.admit(device, name: "", secretHash: Data([1]), shows: .right(.device), at: noon)
                _ = try await store.register(
                    bundleID: bundleID,
                    on: device,
                    environment: nil,
                    fresh: .sample(byte),
                    at: noon
                )
            }
            try await accept(.sample(id: id(1)), in: store)
            try await accept(.sample(id: id(2), token: .sample(2), bundleID: "com.example.other"), in: store)
            try await accept(.sample(id: id(3), token: .sample(3), device: "tablet"), in: store)
            try await accept(.sample(id: id(4), token: .sample(4), space: "elsewhere"), in: store)
            #expect(try await waiting(in: store).map(\.id) == [id(1), id(2)])
        }
    }

    @Test("Pushes for a device that is there all wait until it acknowledges them", arguments: StoreKind.all)
    func inFlight(_ kind: StoreKind) async throws {
        try await withStore(kind) { store in
            let first = try await accept(.sample(id: id(1)), isReachable: true, in: store)
            try await accept(.sample(id: id(2)), isReachable: true, in: store)
            #expect(try await waiting(in: store).map(\.id) == [id(1), id(2)])
            store.acknowledge([first.serial], by: StoreKind.phone, at: noon) { _ in }
            #expect(try await waiting(in: store).map(\.id) == [id(2)])
        }
    }

    @Test("A device cannot acknowledge what is another's", arguments: StoreKind.all)
    func foreignAcknowledgement(_ kind: StoreKind) async throws {
        try await withStore(kind) { store in
            let push = try await accept(.sample(), in: store)
            let stranger = DeviceAddress(space: "elsewhere", deviceID: "phone")
            store.acknowledge([push.serial], by: stranger, at: noon) { _ in }
            #expect(try await waiting(in: store).count == 1)
        }
    }

    @Test("What has expired is not delivered, and the sweep tells", arguments: StoreKind.all)
    func expiry(_ kind: StoreKind) async throws {
        try await withStore(kind) { store in
            try await accept(.sample(id: id(1), expiration: .until(noon + 60)), in: store)
            #expect(try await waiting(in: store, at: noon + 59).count == 1)
            #expect(try await waiting(in: store, at: noon + 60).isEmpty)
            #expect(try await store.sweep(at: noon + 59).isEmpty)
            #expect(try await store.sweep(at: noon + 60).map(\.record.id) == [id(1)])
            let journey = try await store.journey(id: id(1), space: "default")
            #expect(journey?.entries.last?.event == .expired)
        }
    }

    @Test("A push that may not be stored is recorded and never delivered", arguments: StoreKind.all)
    func neverStored(_ kind: StoreKind) async throws {
        try await withStore(kind) { store in
            note(try .sample(id: id(1), expiration: .oneAttempt), in: store)
            #expect(try await waiting(in: store).isEmpty)
            let journey = try await store.journey(id: id(1), space: "default")
            #expect(journey?.entries.map(\.event) == [.accepted, .discarded])
        }
    }

    @Test("A push read back is what was sent", arguments: StoreKind.all)
    func fidelity(_ kind: StoreKind) async throws {
        try await withStore(kind) { store in
            var push = try AcceptedPush.sample(expiration: .until(noon + 3600))
            push.collapseID = "score"
            push.type = .background
            push.priority = .powerAware
            push.payload = Array("{\"aps\":{\"content-available\":1},\"emoji\":\"🎉\"}".utf8)
            let accepted = try await accept(push, in: store)
            let read = try #require(try await waiting(in: store).first)
            #expect(read.serial == accepted.serial)
            #expect(read.id == push.id.canonical)
            #expect(read.token == DeviceToken.sample().hexadecimal)
            #expect(read.topic == "com.example.app")
            #expect(read.pushType == "background")
            #expect(read.priority == 5)
            #expect(read.expiration == noon + 3600)
            #expect(read.collapseID == "score")
            #expect(read.payload == Data(push.payload))
            #expect(read.journey == accepted.journey)
        }
    }

    @Test("A device is believed by the secret that it first came with", arguments: StoreKind.all)
    func secrets(_ kind: StoreKind) async throws {
        try await withStore(kind) { store in
            _ = try await store.admit(
                StoreKind.phone,
                name: "New name",
                secretHash: Data([1]),
                shows: .right(.device),
                at: noon
            )
            await #expect(throws: StoreError.wrongSecret(deviceID: "phone")) {
                _ = try await store.admit(
                    StoreKind.phone,
                    name: "Phone",
                    secretHash: Data([2]),
                    shows: .right(.device),
                    at: noon
                )
            }
            let elsewhere = DeviceAddress(space: "elsewhere", deviceID: "phone")
            _ = try await store.admit(elsewhere, name: "Phone", secretHash: Data([2]), shows: .right(.device), at: noon)
        }
    }

    @Test("A token of a Live Activity is one of its own, with a place of its own", arguments: StoreKind.all)
    func activityTokens(_ kind: StoreKind) async throws {
        try await withStore(kind) { store in
            let scope = Registration.scope(of: "com.example.app", "start")
            func register(_ fresh: DeviceToken) async throws -> DeviceToken {
                try await store.register(
                    bundleID: scope,
                    on: StoreKind.phone,
                    environment: nil,
                    fresh: fresh,
                    at: noon
                )
            }
            let token = try await register(.sample(3))
            #expect(token == .sample(3))
            let again = try await register(.sample(4))
            #expect(again == .sample(3))
            let known = try #require(store.registration(of: TokenKey(token)))
            #expect(known.bundleID == "com.example.app" && known.purpose == "start")
            try await accept(.sample(id: id(1)), in: store)
            var push = try AcceptedPush.sample(id: id(2))
            push.registration = known
            try await accept(push, in: store)
            #expect(try await waiting(in: store).map(\.id) == [id(1), id(2)])
            #expect(try await waiting(in: store).map(\.bundleID) == ["com.example.app", "com.example.app"])
            let discarded = try await store.unregister(token, on: StoreKind.phone, at: noon + 5)
            #expect(discarded.map(\.id.canonical) == [id(2)])
            #expect(try await waiting(in: store).map(\.id) == [id(1)])
        }
    }

    @Test("A token stays until it is unregistered; then it is dead and the next is another", arguments: StoreKind.all)
    func tokens(_ kind: StoreKind) async throws {
        try await withStore(kind) { store in
            try await accept(.sample(id: id(1)), in: store)
            let same = try await register(fresh: .sample(2), in: store)
            #expect(same == .sample())
            let discarded = try await store.unregister(.sample(), on: StoreKind.phone, at: noon + 5)
            #expect(discarded.map(\.id.canonical) == [id(1)])
            #expect(store.registration(of: TokenKey(.sample()))?.unregisteredAt == noon + 5)
            #expect(try await waiting(in: store).isEmpty)
            let next = try await register(fresh: .sample(2), in: store)
            #expect(next == .sample(2))
        }
    }

    @Test(
        "A device cannot unregister another's token, and a dead token is forgotten in the end",
        arguments: StoreKind.all
    )
    func deadTokens(_ kind: StoreKind) async throws {
        try await withStore(kind, limits: StoreLimits(unregisteredTokenAge: 100)) { store in
            let stranger = DeviceAddress(space: "elsewhere", deviceID: "phone")
            _ = try await store.unregister(.sample(), on: stranger, at: noon)
            #expect(store.registration(of: TokenKey(.sample()))?.unregisteredAt == nil)
            _ = try await store.unregister(.sample(), on: StoreKind.phone, at: noon)
            _ = try await store.sweep(at: noon + 100)
            #expect(store.registration(of: TokenKey(.sample())) != nil)
            _ = try await store.sweep(at: noon + 101)
            #expect(store.registration(of: TokenKey(.sample())) == nil)
        }
    }

    @Test("Apps on a device and devices have bounds", arguments: StoreKind.all)
    func bounds(_ kind: StoreKind) async throws {
        try await withStore(kind, limits: StoreLimits(devices: 1, appsPerDevice: 1)) { store in
            await #expect(throws: StoreError.self) {
                try await register("com.example.b", fresh: .sample(2), in: store)
            }
            await #expect(throws: StoreError.self) {
                let second = DeviceAddress(space: "default", deviceID: "tablet")
                _ = try await store.admit(second, name: "", secretHash: Data([1]), shows: .right(.device), at: noon)
            }
        }
    }

    @Test("Records are kept by count and age; what waits is kept", arguments: StoreKind.all)
    func pruning(_ kind: StoreKind) async throws {
        try await withStore(kind, limits: StoreLimits(records: 10, recordAge: 3600, recordDelay: 0)) { store in
            try await accept(.sample(id: id(1)), in: store)
            for number in 2...40 {
                note(try .sample(id: id(number), bundleID: "b", expiration: .oneAttempt), in: store)
                _ = try await store.records(space: "default", limit: 1)
            }
            _ = try await store.sweep(at: noon)
            let records = try await store.records(space: "default", limit: 100)
            #expect(records.map(\.id) == (31...40).reversed().map(id) + [id(1)])
            _ = try await store.sweep(at: noon + 3601)
            #expect(try await store.records(space: "default", limit: 100).map(\.id) == [id(1)])
        }
    }

    @Test("A flood is pruned between two sweeps", arguments: StoreKind.all)
    func flood(_ kind: StoreKind) async throws {
        try await withStore(kind, limits: StoreLimits(records: 100, recordDelay: 0)) { store in
            for number in 1...400 {
                note(try .sample(id: id(number), expiration: .oneAttempt), in: store)
                _ = try await store.records(space: "default", limit: 1)
            }
            #expect(try await store.records(space: "default", limit: 1000).count <= 201)
        }
    }

    @Test("A refused request is recorded with its fields", arguments: StoreKind.all)
    func refused(_ kind: StoreKind) async throws {
        try await withStore(kind) { store in
            let request = ProviderRequest(
                method: "POST",
                path: "/3/device/xyz",
                fields: [
                    .init(name: "apns-topic", value: "com.example: app"),
                    .init(name: "authorization", value: "bearer secret"),
                ],
                body: Array("{".utf8)
            )
            let messageID = try #require(MessageID(field: id(1)))
            let refusal = Refusal(.badTopic, "a\ttab\nand a line")
            #expect(store.refuse(refusal, of: request, id: messageID, space: "default", at: noon))
            let record = try #require(try await store.records(space: "default", limit: 1).first)
            #expect(record.status == 400)
            #expect(record.reason == "BadTopic")
            #expect(record.headers == [.init(name: "apns-topic", value: "com.example: app")])
            #expect(record.journey.map(\.event) == [.rejected])
            #expect(record.token == "xyz" && record.payload == Data("{".utf8))
        }
    }

    @Test("Many writers at once are all answered, in the order of the serials", arguments: StoreKind.all)
    func manyWriters(_ kind: StoreKind) async throws {
        try await withStore(kind) { store in
            let serials = try await withThrowingTaskGroup(of: Int64.self) { group in
                for number in 1...500 {
                    group.addTask { try await accept(.sample(id: id(number)), isReachable: true, in: store).serial }
                }
                return try await group.reduce(into: []) { $0.append($1) }
            }
            #expect(Set(serials).count == 500)
            #expect(try await waiting(in: store).map(\.serial) == serials.sorted())
        }
    }

    @Test(
        "Of pushes for the same app that are committed together the last waits, and each other was replaced",
        arguments: StoreKind.all
    )
    func replacedTogether(_ kind: StoreKind) async throws {
        try await withStore(kind) { store in
            let many = 300
            let ended = try await withThrowingTaskGroup(of: [String].self) { group in
                for number in 1...many {
                    group.addTask {
                        let isReachable = number % 50 == 0
                        let acceptance = try await accept(.sample(id: id(number)), isReachable: isReachable, in: store)
                        return acceptance.replaced.compactMap { $0.record?.id }
                    }
                }
                return try await group.reduce(into: []) { $0 += $1 }
            }
            let left = try await waiting(in: store)
            #expect(Set(ended).count == ended.count && Set(ended).isDisjoint(with: left.map(\.id)))
            #expect(Set(ended).union(left.map(\.id)) == Set((1...many).map(id)))
            #expect(left.dropFirst().allSatisfy { Int($0.id.suffix(12)).map { $0 % 50 == 0 } ?? false })
            for id in ended.prefix(20) {
                let journey = try await store.journey(id: id, space: "default")
                #expect(journey?.entries.map(\.event) == [.accepted, .stored, .replaced])
            }
        }
    }

    @Test(
        "What took a push out of the store and what became of it are on the disk together: a kill leaves both or neither",
        arguments: StoreKind.all
    )
    func endsWithTheCommit(_ kind: StoreKind) async throws {
        try await kind.withPlace { place in
            let store = try await place.open(limits: StoreLimits(recordDelay: 3600), at: noon)
            try await enrol(in: store)
            let token = try await register(fresh: .sample(1), in: store)
            let other = try await register("com.example.other", fresh: .sample(2), in: store)
            try await accept(.sample(id: id(1), token: token), in: store)
            try await accept(.sample(id: id(2), token: token), in: store)
            try await accept(.sample(id: id(3), token: token, expiration: .until(noon + 5)), in: store)
            #expect(try await store.sweep(at: noon + 6).map(\.record.id) == [id(3)])
            try await accept(.sample(id: id(4), token: token), in: store)
            #expect(try await store.unregister(token, on: StoreKind.phone, at: noon + 7).map(\.id.canonical) == [id(4)])
            // Those that come in one commit, and replace each other within it.
            let together = (10..<70).map(id)
            try await withThrowingTaskGroup(of: Void.self) { group in
                for id in together {
                    group.addTask {
                        let push = try AcceptedPush.sample(id: id, token: other, bundleID: "com.example.other")
                        _ = try await accept(push, in: store)
                    }
                }
                try await group.waitForAll()
            }
            let killed = try await place.openKilled()
            var events: [String: [JourneyEvent]] = [:]
            for id in (1...4).map(id) + together {
                events[id] = try await killed.journey(id: id, space: "default")?.entries.map(\.event)
            }
            #expect(events[id(1)] == [.accepted, .stored, .replaced])
            #expect(events[id(2)] == [.accepted, .stored, .replaced])
            #expect(events[id(3)] == [.accepted, .stored, .expired])
            #expect(events[id(4)] == [.accepted, .stored, .discarded])
            #expect(together.count { events[$0] == [.accepted, .stored] } == 1)
            #expect(together.count { events[$0] == [.accepted, .stored, .replaced] } == together.count - 1)
            let records = try await killed.records(space: "default", limit: 1000)
            #expect(Set(records.map(\.id)).count == records.count && records.count == together.count + 4)
            let by = try await killed.journey(id: id(1), space: "default")?.entries.last
            #expect(by?.text.contains(id(2)) == true && by?.delivery == .discardedReplaced)
            try await killed.close()
            #expect(Int(store.deliveries.count(of: .discardedReplaced)) == together.count + 1)
            try await store.close()
        }
    }

    @Test("Of ends beyond so many in a second only some are recorded, and the next says how many are not")
    func manyEnds() async throws {
        let log = RecordLog()
        let budget = log.budget(at: 5)
        #expect(budget.all == RecordLog.perSecond && budget.leftOut == 0)
        let ends = RecordLog.perSecond + 640
        log.use(budget, ends: ends, recorded: budget.recorded(of: ends), at: 5)
        let next = log.budget(at: 5)
        #expect(
            next.all == 0 && next.leftOut == 640 - budget.recorded(of: RecordLog.perSecond + 640) + RecordLog.perSecond
        )
        #expect(next.recorded(of: 640) == 10 && (1...640).count { next.includes($0) } == 10)
        // What ended nothing says nothing.
        log.use(next, ends: 0, recorded: 0, at: 5)
        let fresh = log.budget(at: 6)
        #expect(fresh.all == RecordLog.perSecond && fresh.leftOut == next.leftOut)
    }

    @Test("A push has one end: what comes after it changes its journey no more", arguments: StoreKind.all)
    func oneEnd(_ kind: StoreKind) async throws {
        try await withStore(kind) { store in
            let first = try await accept(.sample(id: id(1)), in: store)
            try await accept(.sample(id: id(2)), in: store)
            store.acknowledge([first.serial], by: StoreKind.phone, at: noon) { _ in }
            _ = try await store.sweep(at: noon + 1)
            let ends = try await store.journey(id: id(1), space: "default")?.entries.map(\.event)
            #expect(ends == [.accepted, .stored, .replaced])
        }
    }

    @Test(
        "What was stored is there when the database is opened again, and serial numbers go on rising",
        arguments: StoreKind.all
    )
    func restart(_ kind: StoreKind) async throws {
        try await kind.withPlace { place in
            var last: Int64 = 0
            for round in 1...3 {
                // The clock may stand still or go back between two starts.
                let store = try await place.open(at: noon - Double(round) * 60)
                try await enrol(in: store)
                #expect(try await register(fresh: .sample(UInt8(round)), in: store) == .sample(1))
                #expect(store.registration(of: TokenKey(.sample(1)))?.device == StoreKind.phone)
                let push = try AcceptedPush.sample(id: id(round), token: .sample(1))
                let serial = try await accept(push, isReachable: true, in: store).serial
                #expect(serial > last && serial < 1 << 53)
                last = serial
                #expect(try await waiting(in: store).count == round)
                try await store.close()
            }
        }
    }

    @Test("A record is there at once, and when the database is opened again", arguments: StoreKind.all)
    func recordsAfterRestart(_ kind: StoreKind) async throws {
        try await kind.withPlace { place in
            let store = try await place.open(limits: StoreLimits(recordDelay: 3600), at: noon)
            try await enrol(in: store)
            note(try .sample(id: id(1), expiration: .oneAttempt), in: store)
            #expect(try await store.records(space: "default", limit: 9).map(\.id) == [id(1)])
            try await store.close()
            let again = try await place.open(at: noon)
            #expect(try await again.records(space: "default", limit: 9).map(\.id) == [id(1)])
            try await again.close()
        }
    }

    @Test("Each end of a push is handed out once, for those who watch", arguments: StoreKind.all)
    func ends(_ kind: StoreKind) async throws {
        try await withStore(kind) { store in
            try await accept(.sample(id: id(1)), in: store)
            let second = try await accept(.sample(id: id(2), expiration: .until(noon + 60)), in: store)
            let replaced = try #require(second.replaced.first?.record)
            #expect(replaced.id == id(1))
            #expect(replaced.journey.map(\.event) == [.accepted, .stored, .replaced])
            #expect(try await store.sweep(at: noon + 60).map(\.record.id) == [id(2)])
            #expect(try await store.sweep(at: noon + 60).isEmpty)
        }
    }

    @Test("What waits is read page by page, in the order in which it came", arguments: StoreKind.all)
    func order(_ kind: StoreKind) async throws {
        try await withStore(kind) { store in
            for number in 1...7 { try await accept(.sample(id: id(number)), isReachable: true, in: store) }
            var read: [CourierPush] = []
            while true {
                let page = try await waiting(in: store, after: read.last?.serial ?? 0, limit: 3)
                if page.isEmpty { break }
                read += page
            }
            #expect(read.map(\.id) == (1...7).map(id))
        }
    }
}

// Shorter words for what the tests do.
extension StoreConformanceTests {
    private func withStore(
        _ kind: StoreKind,
        limits: StoreLimits = StoreLimits(),
        _ body: (any GatewayStore) async throws -> Void
    ) async throws {
        try await kind.withPlace { place in
            let store = try await place.open(limits: limits, at: noon)
            do {
                try await enrol(in: store)
                _ = try await register(fresh: .sample(), in: store)
                try await body(store)
            } catch {
                try await store.close()
                throw error
            }
            try await store.close()
        }
    }

    private func enrol(in store: any GatewayStore) async throws {
        _ = try await store.admit(
            StoreKind.phone,
            name: "Phone",
            secretHash: Data([1]),
            shows: .right(.device),
            at: noon
        )
    }

    private func register(
        _ bundleID: String = "com.example.app",
        fresh: DeviceToken,
        in store: any GatewayStore
    ) async throws -> DeviceToken {
        try await store.register(bundleID: bundleID, on: StoreKind.phone, environment: nil, fresh: fresh, at: noon)
    }

    @discardableResult
    private func accept(
        _ push: AcceptedPush,
        isReachable: Bool = false,
        storesSeveral: Bool = false,
        in store: any GatewayStore
    ) async throws -> Acceptance {
        let decision = StorageDecision.of(push, isReachable: isReachable, storesSeveral: storesSeveral)
        return try await withCheckedThrowingContinuation { continuation in
            store.accept(push, of: ProviderRequest(), decision: decision) { continuation.resume(with: $0) }
        }
    }

    /// Takes a push that is not to be kept.
    private func note(_ push: AcceptedPush, in store: any GatewayStore) {
        _ = store.note(push, of: ProviderRequest(), decision: .of(push, isReachable: false))
    }

    private func waiting(
        in store: any GatewayStore,
        after serial: Int64 = 0,
        limit: Int = 1000,
        at now: Date = noon
    ) async throws -> [CourierPush] {
        try await withCheckedThrowingContinuation { continuation in
            store.waiting(for: StoreKind.phone, after: serial, limit: limit, at: now) { continuation.resume(with: $0) }
        }
    }

    private func id(_ number: Int) -> String {
        "00000000-0000-4000-8000-" + String(repeating: "0", count: 12 - "\(number)".count) + "\(number)"
    }
}
