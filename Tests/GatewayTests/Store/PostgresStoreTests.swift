import CarillonTesting
import CourierLink
import Foundation
import GatewayCore
import GatewayStore
import Logging
import NotificationModel
import PostgresServer
import PostgresStore
import ProviderAPI
import Synchronization
import Testing

/// What PostgreSQL's store promises to gateways of former versions, and to their tables.
@Suite(.timeLimit(.minutes(1)), .enabled(if: PostgresServer.programs != nil, "PostgreSQL's server is not installed"))
struct PostgresStoreTests {
    private static let ids = (1...9).map { "00000000-0000-4000-8000-00000000000\($0)" }

    @Test("A database of version 3 is migrated: what waits there is brought, and ends by the next push")
    func formerTables() async throws {
        try await withStore { store, url in
            try await accept(.sample(id: Self.ids[0]), in: store)
            try await store.close()
            let former = """
                INSERT INTO carillon.waiting SELECT device, serial, place, id, until, body FROM carillon.waiting_away;
                DROP TABLE carillon.waiting_newest, carillon.waiting_away;
                DROP TRIGGER device_absence_ended ON carillon.device;
                DROP FUNCTION carillon.end_absence();
                DROP TRIGGER device_token_ended ON carillon.device_token;
                DROP FUNCTION carillon.count_ended_token();
                ALTER TABLE carillon.device DROP COLUMN tokens_ended;
                DELETE FROM carillon.schema_version WHERE version >= 4
                """
            _ = try await TestDatabase.query(former, url)
            let again = try await open(url)
            try await enrol(in: again)
            #expect(try await waiting(in: again).map(\.id) == [Self.ids[0]])
            let second = try await accept(.sample(id: Self.ids[1]), in: again)
            #expect(second.replaced.map(\.id.canonical) == [Self.ids[0]])
            #expect(try await waiting(in: again).map(\.id) == [Self.ids[1]])
            try await again.close()
        }
    }

    @Test("A gateway of the former version beside this one replaces what this one keeps, and the other way round")
    func formerGatewayBeside() async throws {
        try await withStore { store, url in
            try await accept(.sample(id: Self.ids[0]), in: store)
            // As version 3 replaced: all that waits in the place is deleted, and a row inserted.
            let former = """
                SET search_path TO carillon;
                WITH ended AS (DELETE FROM waiting WHERE place = 'com.example.app' RETURNING *)
                INSERT INTO waiting (serial, device, place, id, until, body)
                SELECT nextval('push_serial'), device, place, uuid_send('\(Self.ids[1])'), until, body FROM ended
                """
            _ = try await TestDatabase.query(former, url)
            #expect(try await waiting(in: store).count == 1)
            let third = try await accept(.sample(id: Self.ids[2]), in: store)
            #expect(third.replaced.map(\.id.canonical) == [Self.ids[1]])
            #expect(try await waiting(in: store).map(\.id) == [Self.ids[2]])
            let fourth = try await accept(.sample(id: Self.ids[3]), in: store)
            #expect(fourth.replaced.map(\.id.canonical) == [Self.ids[2]])
            #expect(try await waiting(in: store).map(\.id) == [Self.ids[3]])
        }
    }

    @Test("A token that another gateway ended is void here at once, though it was found valid before")
    func tokenEndedElsewhere() async throws {
        try await withStore { store, url in
            try await accept(.sample(id: Self.ids[0]), in: store)
            try await accept(.sample(id: Self.ids[1]), in: store)
            _ = try await TestDatabase.query("UPDATE carillon.device_token SET unregistered_at = 5", url)
            let error = await #expect(throws: VoidToken.self) { try await accept(.sample(id: Self.ids[2]), in: store) }
            #expect(error?.since == Date(timeIntervalSince1970: 5))
        }
    }

    @Test("While nobody watches what ends, it is recorded all the same, and not handed out")
    func unwatched() async throws {
        try await withStore { store, _ in
            store.handOutEnds { false }
            try await accept(.sample(id: Self.ids[0]), in: store)
            let second = try await accept(.sample(id: Self.ids[1]), in: store)
            #expect(second.replaced.map(\.id.canonical) == [Self.ids[0]])
            #expect(second.replaced.first?.record == nil)
            let journey = try await store.journey(id: Self.ids[0], space: "default")
            #expect(journey?.entries.map(\.event) == [.accepted, .stored, .replaced])
        }
    }

    @Test("A place is one row, which is written over where it is")
    func oneRow() async throws {
        try await withStore { store, url in
            for id in Self.ids { try await accept(.sample(id: id), in: store) }
            #expect(try await TestDatabase.query("SELECT count(*) FROM ONLY carillon.waiting", url) == "0")
            #expect(try await TestDatabase.query("SELECT ctid FROM carillon.waiting_away", url).hasPrefix("(0,"))
            try await store.close()
            let written = """
                SELECT n_tup_ins || ' ' || n_tup_upd || ' ' || n_tup_hot_upd FROM pg_stat_all_tables
                WHERE relid = 'carillon.waiting_away'::regclass
                """
            #expect(try await TestDatabase.query(written, url) == "1 8 8")
        }
    }

    @Test("What a gateway of version 4 left for a device that is away is replaced")
    func leftByVersion4() async throws {
        try await withStore { store, url in
            try await accept(.sample(id: Self.ids[0]), in: store)
            let former = """
                INSERT INTO carillon.waiting_newest (device, serial, place, id, until, body, epoch)
                SELECT device, serial, place, id, until, body, 0 FROM carillon.waiting_away;
                DELETE FROM carillon.waiting_away
                """
            _ = try await TestDatabase.query(former, url)
            #expect(try await waiting(in: store).map(\.id) == [Self.ids[0]])
            let second = try await accept(.sample(id: Self.ids[1]), in: store)
            #expect(second.replaced.map(\.id.canonical) == [Self.ids[0]])
            #expect(try await waiting(in: store).map(\.id) == [Self.ids[1]])
        }
    }

    @Test(
        "A device's connection and the end of one of its tokens, by whichever version, leave nothing that is written over",
        arguments: [
            "UPDATE carillon.device SET gateway = 1, epoch = epoch + 1",
            "UPDATE carillon.device_token SET unregistered_at = 5",
        ]
    )
    func absenceEnds(change: String) async throws {
        try await withStore { store, url in
            try await accept(.sample(id: Self.ids[0]), in: store)
            let counts =
                "SELECT (SELECT count(*) FROM carillon.waiting_away) || ' ' || (SELECT count(*) FROM ONLY carillon.waiting)"
            #expect(try await TestDatabase.query(counts, url) == "1 0")
            _ = try await TestDatabase.query(change, url)
            #expect(try await TestDatabase.query(counts, url) == "0 1")
        }
    }

    @Test("Pushes that come while one cannot be written over another stay in their order: the last one waits")
    func orderBehind() async throws {
        try await withStore { store, url in
            for id in Self.ids.prefix(2) { try await accept(.sample(id: id), in: store) }
            // The device was there for a moment.
            _ = try await TestDatabase.query("UPDATE carillon.device SET epoch = epoch + 1", url)
            let ends = Ends()
            await withCheckedContinuation { continuation in
                let due = Due(Self.ids.count - 2)
                for id in Self.ids.dropFirst(2) {
                    guard let push = try? AcceptedPush.sample(id: id) else { continue }
                    store.accept(push, of: ProviderRequest(), decision: .of(push, isReachable: false)) { result in
                        if let taken = try? result.get() { ends.add(taken.replaced.map(\.id.canonical)) }
                        if due.isLast() { continuation.resume() }
                    }
                }
            }
            #expect(ends.all == Array(Self.ids.dropFirst().dropLast()))
            #expect(try await waiting(in: store).map(\.id) == [Self.ids[8]])
        }
    }

    @Test(
        "Two gateways push to a device that comes and goes: each push is shown once, or another took its place, whatever the database's owner has set",
        arguments: ["read committed", "repeatable read"]
    )
    func comesAndGoes(isolation: String) async throws {
        try await withStore(["default_transaction_isolation": isolation]) { store, url in
            let other = try await open(url)
            try await enrol(in: other)
            let ends = Ends()
            let sent = (0..<400).map { "00000000-0000-4000-8000-0000000\(10000 + $0)" }
            let senders = (0..<8).map { part in
                Task {
                    for (number, id) in sent.enumerated() where number % 8 == part {
                        let taken = try await accept(.sample(id: id), in: part < 4 ? store : other)
                        ends.add(taken.replaced.map(\.id.canonical))
                    }
                }
            }
            let visits = Task {
                while !Task.isCancelled { try await visit(other, ends) }
            }
            for sender in senders { try await sender.value }
            visits.cancel()
            try await visits.value
            try await visit(other, ends)
            #expect(ends.all == sent)
            #expect(try await waiting(in: other).isEmpty)
            try await other.close()
        }
    }

    @Test("Both gateways look for what has expired while it is written over: each push has one end, or waits")
    func expiresWhileWrittenOver() async throws {
        try await withStore { store, url in
            let other = try await open(url)
            let ends = Ends()
            let sent = (0..<400).map { "00000000-0000-4000-8000-0000000\(10000 + $0)" }
            let sweeps = [store, other].map { store in
                Task {
                    while !Task.isCancelled {
                        ends.add(try await store.sweep(at: noon + 6).map(\.record.id))
                    }
                }
            }
            let senders = (0..<8).map { part in
                Task {
                    for (number, id) in sent.enumerated() where number % 8 == part {
                        let push = try AcceptedPush.sample(id: id, expiration: .until(noon + 5))
                        ends.add(try await accept(push, in: part < 4 ? store : other).replaced.map(\.id.canonical))
                    }
                }
            }
            for sender in senders { try await sender.value }
            for sweep in sweeps {
                sweep.cancel()
                _ = await sweep.result
            }
            ends.add(try await waiting(in: store).map(\.id))
            #expect(ends.all == sent)
            try await other.close()
        }
    }

    @Test("A token ends while both gateways take pushes to it: each is refused or has one end, and none waits")
    func tokenEndsMeanwhile() async throws {
        try await withStore { store, url in
            let other = try await open(url)
            try await enrol(in: other)
            for round in 1...30 {
                let ends = Ends()
                let taken = Ends()
                let token = try await store.register(
                    bundleID: "com.example.app",
                    on: StoreKind.phone,
                    environment: nil,
                    fresh: .sample(UInt8(round)),
                    at: noon
                )
                for gateway in [store, other] {
                    ends.add(
                        try await accept(.sample(id: Self.ids[8], token: token), in: gateway).replaced.map { _ in "" }
                    )
                }
                await withTaskGroup(of: Void.self) { group in
                    for (number, id) in Self.ids.prefix(8).enumerated() {
                        group.addTask {
                            guard let push = try? AcceptedPush.sample(id: id, token: token),
                                let one = try? await accept(push, in: number % 2 == 0 ? store : other)
                            else { return }
                            taken.add([id])
                            ends.add(one.replaced.map(\.id.canonical))
                        }
                    }
                    group.addTask {
                        let gone = try? await other.unregister(token, on: StoreKind.phone, at: noon + 1)
                        ends.add(gone?.map(\.id.canonical) ?? ["failed"])
                    }
                }
                #expect(ends.all.filter { $0 != "" } == (taken.all + [Self.ids[8]]).sorted())
                #expect(try await waiting(in: store).isEmpty)
            }
            try await other.close()
        }
    }

    @Test("What PostgreSQL undoes for a deadlock is done again: the push is taken, once")
    func deadlock() async throws {
        try await withStore { store, url in
            try await accept(.sample(id: Self.ids[0]), in: store)
            let deadlocks = """
                CREATE SEQUENCE carillon.tries;
                CREATE FUNCTION carillon.undo() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
                    IF nextval('carillon.tries') < 3 THEN RAISE 'as of a deadlock' USING ERRCODE = '40P01'; END IF;
                    RETURN NEW;
                END $$;
                CREATE TRIGGER undo BEFORE INSERT ON carillon.waiting FOR EACH ROW EXECUTE FUNCTION carillon.undo()
                """
            _ = try await TestDatabase.query(deadlocks, url)
            let taken = try await accept(.sample(id: Self.ids[1]), storesSeveral: true, in: store)
            #expect(taken.replaced.isEmpty)
            #expect(try await waiting(in: store).map(\.id) == Array(Self.ids.prefix(2)))
        }
    }

    @Test(
        "Every push is answered though connections break, also those that are held back behind one that is written over another"
    )
    func brokenConnections() async throws {
        try await withStore { store, url in
            let breaks = Ends()
            let breaker = Task {
                let others = """
                    SELECT pg_terminate_backend(pid) FROM pg_stat_activity
                    WHERE datname = current_database() AND pid <> pg_backend_pid()
                    """
                for number in 0..<20 {
                    _ = try await TestDatabase.query(others, url)
                    breaks.add(["\(number)"])
                }
            }
            var taken = 0
            while breaks.all.count < 20 {
                let now = await withTaskGroup(of: Bool.self) { group in
                    for id in Self.ids.prefix(4) {
                        group.addTask { (try? await accept(.sample(id: id), in: store)) != nil }
                    }
                    return await group.reduce(0) { $0 + ($1 ? 1 : 0) }
                }
                taken += now
                if now == 0 { try await Task.sleep(for: .milliseconds(5)) }
            }
            try await breaker.value
            #expect(taken > 0)
        }
    }

    /// Pushes that were shown, and those that were replaced.
    private final class Ends: Sendable {
        private let ids = Mutex<[String]>([])

        var all: [String] { ids.withLock { $0.sorted() } }
        func add(_ more: [String]) { ids.withLock { $0 += more } }
    }

    /// Answers that are still to come.
    private final class Due: Sendable {
        private let count: Atomic<Int>

        init(_ count: Int) { self.count = Atomic(count) }

        /// Counts one; whether it was the last.
        func isLast() -> Bool { count.subtract(1, ordering: .relaxed).newValue == 0 }
    }

    /// The phone connects, takes what waits, and goes.
    private func visit(_ store: PostgresStore, _ ends: Ends) async throws {
        store.connect(StoreKind.phone)
        let pushes = try await waiting(in: store)
        store.acknowledge(pushes.map(\.serial), by: StoreKind.phone, at: noon) { Issue.record($0) }
        ends.add(pushes.map(\.id))
        store.disconnect(StoreKind.phone)
        // Behind it: the device has gone.
        _ = try await waiting(in: store)
    }

    @Test("Stores that are opened while others are closed do not come into each other's connections")
    func openedAndClosed() async throws {
        let url = try await TestDatabase.make()
        try await open(url).close()
        try await withThrowingTaskGroup(of: Void.self) { group in
            for _ in 0..<8 {
                group.addTask { for _ in 0..<4 { try await open(url).close() } }
            }
            try await group.waitForAll()
        }
    }

    /// - Parameter settings: of the database, by their names.
    private func withStore(
        _ settings: [String: String] = [:],
        _ body: (PostgresStore, String) async throws -> Void
    ) async throws {
        let url = try await TestDatabase.make()
        for (name, value) in settings {
            let change = """
                DO $$ BEGIN
                    EXECUTE format('ALTER DATABASE %I SET \(name) TO %L', current_database(), '\(value)');
                END $$
                """
            _ = try await TestDatabase.query(change, url)
        }
        let store = try await open(url)
        try await enrol(in: store)
        let token = try AcceptedPush.sample(id: Self.ids[0]).registration.token
        _ = try await store.register(
            bundleID: "com.example.app",
            on: StoreKind.phone,
            environment: nil,
            fresh: token,
            at: noon
        )
        try await body(store, url)
        try await store.close()
    }

    private func open(_ url: String) async throws -> PostgresStore {
        try await PostgresStore(url: url, name: "test", logger: Logger(label: "test"))
    }

    private func enrol(in store: PostgresStore) async throws {
        let hash = Data([1])
        _ = try await store.admit(StoreKind.phone, name: "Phone", secretHash: hash, shows: .right(.device), at: noon)
    }

    @discardableResult
    private func accept(
        _ push: AcceptedPush,
        storesSeveral: Bool = false,
        in store: PostgresStore
    ) async throws -> Acceptance {
        // As the dispatcher does: the token is looked up first.
        await withCheckedContinuation { continuation in
            if store.find(push.registration.token, found: { _ in continuation.resume() }) { continuation.resume() }
        }
        return try await withCheckedThrowingContinuation { continuation in
            let decision = StorageDecision.of(push, isReachable: false, storesSeveral: storesSeveral)
            store.accept(push, of: ProviderRequest(), decision: decision) { continuation.resume(with: $0) }
        }
    }

    private func waiting(in store: PostgresStore) async throws -> [CourierPush] {
        try await withCheckedThrowingContinuation { continuation in
            store.waiting(for: StoreKind.phone, after: 0, limit: 100, at: noon) { continuation.resume(with: $0) }
        }
    }
}
