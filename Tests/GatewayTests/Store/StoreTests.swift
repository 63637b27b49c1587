import CarillonTesting
import CourierLink
import Foundation
import GRDB
import GatewayCore
import GroupCommit
import NotificationModel
import ProviderAPI
import Testing

@testable import GatewayStore

@Suite(.timeLimit(.minutes(1)))
struct StoreTests {
    private static let phone = DeviceAddress(space: "default", deviceID: "phone")

    private func withStore<Result>(
        limits: StoreLimits = StoreLimits(),
        _ body: (GatewayStore, String) async throws -> Result
    ) async throws -> Result {
        let folder = try temporaryFolder()
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let path = folder + "/gateway.sqlite"
        let store = try GatewayStore(path: path, limits: limits, at: noon)
        defer { try? store.close() }
        _ = try await store.admit(Self.phone, name: "Phone", secretHash: Data([1]), shows: .right(.device), at: noon)
        _ = try await store.register(bundleID: "com.example.app", on: Self.phone, fresh: .sample(), at: noon)
        return try await body(store, path)
    }

    @discardableResult
    private func accept(
        _ push: AcceptedPush,
        isReachable: Bool = false,
        in store: GatewayStore
    ) async throws -> GatewayStore.Acceptance {
        try await withCheckedThrowingContinuation { continuation in
            store.accept(push, of: ProviderRequest(), fate: .of(push, isReachable: isReachable)) {
                continuation.resume(with: $0)
            }
        }
    }

    /// Takes a push that is not to be kept.
    private func note(_ push: AcceptedPush, in store: GatewayStore) {
        _ = store.note(push, of: ProviderRequest(), fate: .of(push, isReachable: false))
    }

    private func waiting(in store: GatewayStore, at now: Date = noon) async throws -> [CourierPush] {
        try await withCheckedThrowingContinuation { continuation in
            store.waiting(for: Self.phone, after: 0, limit: 1000, at: now) { continuation.resume(with: $0) }
        }
    }

    private func id(_ number: Int) -> String {
        "00000000-0000-4000-8000-" + String(repeating: "0", count: 12 - "\(number)".count) + "\(number)"
    }

    @Test("Commits are synced to the disk: synchronous is FULL")
    func synchronous() async throws {
        let mode = try await withStore { store, _ in try store.synchronousMode() }
        #expect(mode == 2)
    }

    @Test("One push waits for an app on a device that is away: the latest; the other's journey says replaced")
    func oneStored() async throws {
        try await withStore { store, _ in
            try await accept(.sample(id: id(1)), in: store)
            let second = try await accept(.sample(id: id(2)), in: store)
            #expect(second.replaced.map(\.id.canonical) == [id(1)])
            #expect(try await waiting(in: store).map(\.id) == [id(2)])
            let journey = try await store.journey(id: id(1), space: "default")
            #expect(journey?.entries.map(\.event) == [.accepted, .stored, .replaced])
        }
    }

    @Test("Another app, another device and another space keep their own")
    func oneStoredEach() async throws {
        try await withStore { store, _ in
            let tablet = DeviceAddress(space: "default", deviceID: "tablet")
            let elsewhere = DeviceAddress(space: "elsewhere", deviceID: "phone")
            for device in [tablet, elsewhere] {
                _ = try await store.admit(device, name: "", secretHash: Data([1]), shows: .right(.device), at: noon)
            }
            try await accept(.sample(id: id(1)), in: store)
            try await accept(.sample(id: id(2), bundleID: "com.example.other"), in: store)
            try await accept(.sample(id: id(3), device: "tablet"), in: store)
            try await accept(.sample(id: id(4), space: "elsewhere"), in: store)
            #expect(try await waiting(in: store).map(\.id) == [id(1), id(2)])
        }
    }

    @Test("Pushes for a device that is there all wait until it acknowledges them")
    func inFlight() async throws {
        try await withStore { store, _ in
            let first = try await accept(.sample(id: id(1)), isReachable: true, in: store)
            try await accept(.sample(id: id(2)), isReachable: true, in: store)
            #expect(try await waiting(in: store).map(\.id) == [id(1), id(2)])
            store.acknowledge(first.serial, by: Self.phone, at: noon) { _ in }
            #expect(try await waiting(in: store).map(\.id) == [id(2)])
        }
    }

    @Test("A device cannot acknowledge what is another's")
    func foreignAcknowledgement() async throws {
        try await withStore { store, _ in
            let push = try await accept(.sample(), in: store)
            let stranger = DeviceAddress(space: "elsewhere", deviceID: "phone")
            store.acknowledge(push.serial, by: stranger, at: noon) { _ in }
            #expect(try await waiting(in: store).count == 1)
        }
    }

    @Test("What has expired is not delivered, and the sweep tells")
    func expiry() async throws {
        try await withStore { store, _ in
            try await accept(.sample(id: id(1), expiration: .until(noon + 60)), in: store)
            #expect(try await waiting(in: store, at: noon + 59).count == 1)
            #expect(try await waiting(in: store, at: noon + 60).isEmpty)
            #expect(try await store.sweep(at: noon + 59).isEmpty)
            #expect(try await store.sweep(at: noon + 60).map(\.record.id) == [id(1)])
            let journey = try await store.journey(id: id(1), space: "default")
            #expect(journey?.entries.last?.event == .expired)
        }
    }

    @Test("A push that may not be stored is recorded and never delivered")
    func neverStored() async throws {
        try await withStore { store, _ in
            note(try .sample(id: id(1), expiration: .oneAttempt), in: store)
            #expect(try await waiting(in: store).isEmpty)
            let journey = try await store.journey(id: id(1), space: "default")
            #expect(journey?.entries.map(\.event) == [.accepted, .discarded])
        }
    }

    @Test("A push read back is what was sent")
    func fidelity() async throws {
        try await withStore { store, _ in
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

    @Test("What was stored is there when the file is opened again, and serial numbers go on rising")
    func reopening() async throws {
        let folder = try temporaryFolder()
        defer { try? FileManager.default.removeItem(atPath: folder) }
        var last: Int64 = 0
        for round in 1...3 {
            // The clock may stand still or go back between two starts.
            let store = try GatewayStore(
                path: folder + "/gateway.sqlite",
                at: noon.addingTimeInterval(-Double(round) * 60)
            )
            _ = try await store.admit(
                Self.phone,
                name: "Phone",
                secretHash: Data([1]),
                shows: .right(.device),
                at: noon
            )
            let token = try await store.register(
                bundleID: "com.example.app",
                on: Self.phone,
                fresh: .sample(UInt8(round)),
                at: noon
            )
            #expect(token == .sample(1))
            #expect(store.registration(of: TokenKey(.sample(1)))?.device == Self.phone)
            let push = try await accept(.sample(id: id(round)), isReachable: true, in: store)
            #expect(push.serial > last)
            #expect(push.serial < 1 << 53)
            last = push.serial
            #expect(try await waiting(in: store).count == round)
            try store.close()
        }
    }

    @Test("A device is believed by the secret that it first came with")
    func secrets() async throws {
        try await withStore { store, _ in
            _ = try await store.admit(
                Self.phone,
                name: "New name",
                secretHash: Data([1]),
                shows: .right(.device),
                at: noon
            )
            await #expect(throws: StoreError.wrongSecret(deviceID: "phone")) {
                _ = try await store.admit(
                    Self.phone,
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

    @Test("A token stays until it is unregistered; then it is dead and the next is another")
    func tokens() async throws {
        try await withStore { store, _ in
            try await accept(.sample(id: id(1)), in: store)
            let same = try await store.register(
                bundleID: "com.example.app",
                on: Self.phone,
                fresh: .sample(2),
                at: noon
            )
            #expect(same == .sample())
            let discarded = try await store.unregister(.sample(), on: Self.phone, at: noon + 5)
            #expect(discarded.map(\.id.canonical) == [id(1)])
            #expect(store.registration(of: TokenKey(.sample()))?.unregisteredAt == noon + 5)
            #expect(try await waiting(in: store).isEmpty)
            let next = try await store.register(
                bundleID: "com.example.app",
                on: Self.phone,
                fresh: .sample(2),
                at: noon
            )
            #expect(next == .sample(2))
        }
    }

    @Test("A device cannot unregister another's token, and a dead token is forgotten in the end")
    func deadTokens() async throws {
        try await withStore(limits: StoreLimits(unregisteredTokenAge: 100)) { store, _ in
            let stranger = DeviceAddress(space: "elsewhere", deviceID: "phone")
            _ = try await store.unregister(.sample(), on: stranger, at: noon)
            #expect(store.registration(of: TokenKey(.sample()))?.unregisteredAt == nil)
            _ = try await store.unregister(.sample(), on: Self.phone, at: noon)
            _ = try await store.sweep(at: noon + 100)
            #expect(store.registration(of: TokenKey(.sample())) != nil)
            _ = try await store.sweep(at: noon + 101)
            #expect(store.registration(of: TokenKey(.sample())) == nil)
        }
    }

    @Test("Apps on a device and devices have bounds")
    func bounds() async throws {
        try await withStore(limits: StoreLimits(devices: 1, appsPerDevice: 1)) { store, _ in
            await #expect(throws: StoreError.self) {
                try await store.register(bundleID: "com.example.b", on: Self.phone, fresh: .sample(2), at: noon)
            }
            await #expect(throws: StoreError.self) {
                let second = DeviceAddress(space: "default", deviceID: "tablet")
                _ = try await store.admit(second, name: "", secretHash: Data([1]), shows: .right(.device), at: noon)
            }
        }
    }

    @Test("Records are kept by count and age; what waits is kept")
    func pruning() async throws {
        try await withStore(limits: StoreLimits(records: 10, recordAge: 3600, recordDelay: 0)) { store, _ in
            try await accept(.sample(id: id(1)), in: store)
            for number in 2...40 {
                note(try .sample(id: id(number), bundleID: "b", expiration: .oneAttempt), in: store)
                _ = try await waiting(in: store)
            }
            _ = try await store.sweep(at: noon)
            let records = try await store.records(space: "default", limit: 100)
            #expect(records.map(\.id) == (31...40).reversed().map(id) + [id(1)])
            _ = try await store.sweep(at: noon + 3601)
            #expect(try await store.records(space: "default", limit: 100).map(\.id) == [id(1)])
        }
    }

    @Test("A flood is pruned between two sweeps")
    func flood() async throws {
        try await withStore(limits: StoreLimits(records: 100, recordDelay: 0)) { store, _ in
            for number in 1...400 {
                note(try .sample(id: id(number), expiration: .oneAttempt), in: store)
                _ = try await waiting(in: store)
            }
            #expect(try await store.records(space: "default", limit: 1000).count <= 201)
        }
    }

    @Test("A refused request is recorded with its fields")
    func refused() async throws {
        try await withStore { store, _ in
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

    @Test("Many writers at once are all answered, in the order of the serials")
    func manyWriters() async throws {
        try await withStore { store, _ in
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

    @Test("Of pushes for the same app that are committed together the last waits, and each other was replaced")
    func replacedTogether() async throws {
        try await withStore { store, _ in
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

    @Test("A record is read before it is written, and is there when the file is opened again")
    func recordsBehind() async throws {
        try await withStore(limits: StoreLimits(recordDelay: 3600)) { store, path in
            note(try .sample(id: id(1), expiration: .oneAttempt), in: store)
            #expect(try await store.records(space: "default", limit: 9).map(\.id) == [id(1)])
            let written = try await store.queue.read { try Int.fetchOne($0, sql: "SELECT count(*) FROM record") }
            #expect(written == 0)
            try store.close()
            let again = try GatewayStore(path: path, at: noon)
            defer { try? again.close() }
            #expect(try await again.records(space: "default", limit: 9).map(\.id) == [id(1)])
        }
    }

    @Test("One write that fails does not take its neighbours along")
    func oneBadWrite() async throws {
        struct Bad: Error {}
        try await withStore { store, _ in
            try await withThrowingTaskGroup(of: Bool.self) { group in
                for number in 0..<50 {
                    group.addTask {
                        do {
                            try await store.queue.commit { database in
                                try database.execute(
                                    sql: "INSERT INTO space (name, created_at) VALUES (?, 0)",
                                    arguments: ["\(number)"]
                                )
                                if number == 25 { throw Bad() }
                            }
                            return true
                        } catch is Bad {
                            return false
                        }
                    }
                }
                let kept = try await group.reduce(0) { $0 + ($1 ? 1 : 0) }
                #expect(kept == 49)
            }
            let count = try await store.queue.commit { try Int.fetchOne($0, sql: "SELECT count(*) FROM space") }
            #expect(count == 50)
        }
    }

    @Test("Of very many requests in a second some are recorded, and the next record says how many are not")
    func thinning() async throws {
        try await withStore { store, _ in
            let push = try AcceptedPush.sample(expiration: .oneAttempt)
            for number in 1...RecordLog.perSecond + RecordLog.sampling {
                let isRecorded = store.note(push, of: ProviderRequest(), fate: .discard).isRecorded
                #expect(isRecorded == (number <= RecordLog.perSecond || number % RecordLog.sampling == 0))
            }
            let later = try AcceptedPush.sample(id: id(2), expiration: .oneAttempt, at: noon + 1)
            #expect(store.note(later, of: ProviderRequest(), fate: .discard).isRecorded)
            let journey = try await store.journey(id: id(2), space: "default")
            #expect(journey?.entries.map(\.event) == [.thinned, .accepted, .discarded])
        }
    }

    @Test("A push has one end: what comes after it changes its journey no more")
    func oneEnd() async throws {
        try await withStore { store, _ in
            let first = try await accept(.sample(id: id(1)), in: store)
            try await accept(.sample(id: id(2)), in: store)
            store.acknowledge(first.serial, by: Self.phone, at: noon) { _ in }
            _ = try await store.sweep(at: noon + 1)
            let ends = try await store.journey(id: id(1), space: "default")?.entries.map(\.event)
            #expect(ends == [.accepted, .stored, .replaced])
        }
    }

    @Test("A record that is cut off or garbled is read as far as it goes, and harms nothing")
    func garbledRecord() throws {
        let request = ProviderRequest(
            method: "POST",
            path: "/3/device/ab",
            fields: [.init(name: "x", value: "y")],
            body: [1, 2]
        )
        var push = try AcceptedPush.sample()
        push.warning = Refusal(.invalidProviderToken, "no key")
        let bytes = RecordEntry.accepted(push, of: request, fate: .store(until: noon + 5), serial: 7)
        let read = try RecordEntry(bytes)
        guard case .accepted(let again, let fate) = read.content else {
            Issue.record("another kind")
            return
        }
        #expect(again == push && fate == .store(until: noon + 5) && read.serial == 7)
        #expect(read.fields == [.init(name: "x", value: "y")])
        for length in 0..<bytes.count { #expect(RecordEntry.entries(bytes[..<length]).isEmpty) }
        var generator = Randomness.seeded(3)
        for _ in 0..<2000 {
            var garbled = bytes
            garbled[Int.random(in: 0..<bytes.count, using: &generator)] = UInt8.random(in: 0...255, using: &generator)
            _ = RecordEntry.entries(garbled[...])
        }
    }
}
