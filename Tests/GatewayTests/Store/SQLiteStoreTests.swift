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
@testable import SQLiteStore

/// What is the file's own beside what every store promises.
@Suite(.timeLimit(.minutes(1)))
struct SQLiteStoreTests {
    private func withStore(
        limits: StoreLimits = StoreLimits(),
        _ body: (SQLiteStore, String) async throws -> Void
    ) async throws {
        let folder = try temporaryFolder()
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let path = folder + "/gateway.sqlite"
        let store = try SQLiteStore(path: path, limits: limits, at: noon)
        defer { try? store.close() }
        try await body(store, path)
    }

    @Test("Commits are synced to the disk: synchronous is FULL")
    func synchronous() async throws {
        try await withStore { store, _ in
            let mode = try store.synchronousMode()
            #expect(mode == 2)
        }
    }

    @Test("A file that is damaged, or that is no database, is named, with the way out of it", arguments: [4096, 0])
    func damaged(from place: Int) async throws {
        try await withStore { store, path in
            try store.close()
            let file = try #require(FileHandle(forUpdatingAtPath: path))
            let size = try file.seekToEnd()
            for page in stride(from: UInt64(place), to: size, by: 4096) {
                try file.seek(toOffset: page)
                try file.write(contentsOf: [UInt8](repeating: 0x5a, count: 512))
            }
            try file.close()
            #expect {
                _ = try SQLiteStore(path: path, at: noon)
            } throws: { error in
                let text = "\(error)"
                return error is StoreError && text.contains("\(path) is damaged") && text.contains("move it")
            }
        }
    }

    @Test("A record is read before it is written, and is there when the file is opened again")
    func recordsBehind() async throws {
        try await withStore(limits: StoreLimits(recordDelay: 3600)) { store, path in
            _ = store.note(try .sample(expiration: .oneAttempt), of: ProviderRequest(), decision: .discard)
            #expect(try await store.records(space: "default", limit: 9).count == 1)
            let written = try await store.queue.read { try Int.fetchOne($0, sql: "SELECT count(*) FROM record") }
            #expect(written == 0)
            try store.close()
            let again = try SQLiteStore(path: path, at: noon)
            defer { try? again.close() }
            #expect(try await again.records(space: "default", limit: 9).count == 1)
        }
    }

    @Test("What took a push out of the store and what became of it are on the disk together")
    func endsWithTheCommit() async throws {
        try await withStore(limits: StoreLimits(recordDelay: 3600)) { store, path in
            let ids = (0..<6).map { MessageID(high: 7, low: $0) }
            let device = StoreKind.phone
            _ = try await store.admit(device, name: "", secretHash: Data([1]), shows: .right(.device), at: noon)
            let token = try await store.register(
                bundleID: "com.example.app",
                on: StoreKind.phone,
                environment: nil,
                fresh: .sample(1),
                at: noon
            )
            // What is recorded behind the pushes stays in the order in which it came.
            let sent = try AcceptedPush.sample(id: ids[0].canonical, token: token)
            let first = try await accept(sent, in: store)
            store.note(GatewaySteps.forwarded(to: "phone", fromStorage: true, at: noon), for: [(first, ids[0])])
            _ = try await accept(.sample(id: ids[1].canonical, token: token), in: store)
            _ = try await accept(.sample(id: ids[2].canonical, token: token, expiration: .until(noon + 5)), in: store)
            _ = try await store.sweep(at: noon + 6)
            _ = try await accept(.sample(id: ids[3].canonical, token: token), in: store)
            _ = try await store.unregister(token, on: StoreKind.phone, at: noon + 7)
            // Those that come in one commit.
            try await withThrowingTaskGroup(of: Void.self) { group in
                for id in ids[4...] {
                    group.addTask { _ = try await accept(.sample(id: id.canonical, token: .sample(2)), in: store) }
                }
                try await group.waitForAll()
            }
            try await withCopy(of: path) { killed in
                var events: [[JourneyEvent]] = []
                for id in ids {
                    let journey = try await killed.journey(id: id.canonical, space: "default")
                    events.append(journey?.entries.map(\.event) ?? [])
                }
                #expect(events[0] == [.accepted, .stored, .forwarded, .replaced])
                #expect(events[1] == [.accepted, .stored, .replaced])
                #expect(events[2] == [.accepted, .stored, .expired])
                #expect(events[3] == [.accepted, .stored, .discarded])
                #expect(Set(events[4...]) == [[.accepted, .stored, .replaced], [.accepted, .stored]])
            }
        }
    }

    @Test("A commit that fails ends no push, neither in the store nor in its journey")
    func noEndWithoutCommit() async throws {
        struct Bad: Error {}
        try await withStore(limits: StoreLimits(recordDelay: 3600)) { store, path in
            let id = MessageID(high: 7, low: 1)
            _ = try await accept(.sample(id: id.canonical, expiration: .until(noon + 5)), in: store)
            await #expect(throws: Bad.self) {
                try await store.queue.commit { batch, database in
                    #expect(try batch.expire(at: noon + 6, in: database).map(\.id) == [id])
                    throw Bad()
                }
            }
            try await withCopy(of: path) { killed in
                let journey = try await killed.journey(id: id.canonical, space: "default")
                #expect(journey?.entries.map(\.event) == [.accepted, .stored])
            }
            #expect(try await store.sweep(at: noon + 6).map(\.record.id) == [id.canonical])
            let journey = try await store.journey(id: id.canonical, space: "default")
            #expect(journey?.entries.map(\.event) == [.accepted, .stored, .expired])
        }
    }

    /// Keeps a push for a device that is away.
    ///
    /// - Returns: its serial.
    private func accept(_ push: AcceptedPush, in store: SQLiteStore) async throws -> Int64 {
        try await withCheckedThrowingContinuation { done in
            store.accept(push, of: ProviderRequest(), decision: .of(push, isReachable: false)) {
                done.resume(with: $0.map(\.serial))
            }
        }
    }

    /// Opens what a kill of the process would have left of a store's file.
    private func withCopy(of path: String, _ body: (SQLiteStore) async throws -> Void) async throws {
        let folder = try temporaryFolder()
        defer { try? FileManager.default.removeItem(atPath: folder) }
        for end in ["", "-wal"] {
            try FileManager.default.copyItem(atPath: path + end, toPath: folder + "/killed.sqlite" + end)
        }
        let killed = try SQLiteStore(path: folder + "/killed.sqlite", at: noon)
        defer { try? killed.close() }
        try await body(killed)
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
            #expect(count == 49)
        }
    }

    @Test("Of very many requests in a second some are recorded, and the next record says how many are not")
    func thinning() async throws {
        try await withStore { store, _ in
            let push = try AcceptedPush.sample(expiration: .oneAttempt)
            for number in 1...RecordLog.perSecond + RecordLog.sampling {
                let isRecorded = store.note(push, of: ProviderRequest(), decision: .discard).isRecorded
                #expect(isRecorded == (number <= RecordLog.perSecond || number % RecordLog.sampling == 0))
            }
            let later = try AcceptedPush.sample(expiration: .oneAttempt, at: noon + 1)
            #expect(store.note(later, of: ProviderRequest(), decision: .discard).isRecorded)
            let journey = try await store.journey(id: later.id.canonical, space: "default")
            #expect(journey?.entries.map(\.event) == [.thinned, .accepted, .discarded])
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
        let bytes = RecordEntry.accepted(push, of: request, decision: .store(until: noon + 5), serial: 7)
        let read = try RecordEntry(bytes)
        guard case .accepted(let again, let decision) = read.content else {
            Issue.record("another kind")
            return
        }
        #expect(again == push && decision == .store(until: noon + 5) && read.serial == 7)
        #expect(read.fields == [.init(name: "x", value: "y")])
        for length in 0..<bytes.count { #expect(RecordEntry.entries(bytes[..<length]).isEmpty) }
        var generator = Randomness.seeded(3)
        for _ in 0..<2000 {
            var garbled = bytes
            garbled[Int.random(in: 0..<bytes.count, using: &generator)] = UInt8.random(in: 0...255, using: &generator)
            _ = RecordEntry.entries(garbled[...])
            _ = RecordEntry.entries(garbled[...], of: push.id)
        }
    }

    @Test("of a run of records those of one push are read alone")
    func recordsOfOnePush() throws {
        let request = ProviderRequest(method: "POST", path: "/3/device/ab", fields: [], body: [1, 2])
        let step = GatewaySteps.acknowledged(at: noon)
        var run: [UInt8] = []
        var ids: [MessageID] = []
        for number in 0..<3 {
            var push = try AcceptedPush.sample()
            push.id = MessageID(high: UInt64(number), low: .max - 1)
            ids.append(push.id)
            run += RecordEntry.accepted(push, of: request, decision: .discard, serial: Int64(number))
            run += RecordEntry.step(step, serial: Int64(number), id: push.id)
        }
        for (number, id) in ids.enumerated() {
            let found = RecordEntry.entries(run[...], of: id)
            #expect(found.map(\.serial) == [Int64(number), Int64(number)] && found.map(\.isRequest) == [true, false])
        }
        #expect(RecordEntry.entries(run[...], of: MessageID(high: 9, low: 9)).isEmpty)
        #expect(RecordEntry.entries(run[...]).count == 6)
    }
}
