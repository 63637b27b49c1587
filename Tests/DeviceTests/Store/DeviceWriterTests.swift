import CarillonTesting
import DeviceCore
import DeviceStore
import Foundation
import NotificationModel
import Synchronization
import Testing

/// The device's writer, in memory.
@Suite(.timeLimit(.minutes(1))) struct DeviceWriterTests {
    private static let app = "com.example.app"

    /// A writer with one app, and what it announces of its disk.
    private struct Fixture {
        let disk: UnreliableDisk
        let store: DeviceStore
        let writer: DeviceWriter
        let troubles: AsyncStream<DiskTrouble?>

        init() throws {
            disk = try UnreliableDisk()
            store = try DeviceStore(disk.database)
            _ = try store.identity(orMake: DeviceIdentity(space: "s", id: "d", name: "n", secret: "x"))
            let (troubles, announcing) = AsyncStream.makeStream(of: DiskTrouble?.self)
            self.troubles = troubles
            writer = DeviceWriter(
                store: store,
                phone: try store.loadPhone(space: "s", choices: DeviceChoices()),
                space: "s",
                listeners: .init(trouble: { announcing.yield($0) })
            )
        }

        /// Watches the disk meanwhile.
        func watched<Value: Sendable>(_ body: @escaping @Sendable () async throws -> Value) async throws -> Value {
            try await withThrowingTaskGroup(of: Value?.self) { group in
                group.addTask { [writer] in
                    await writer.watch(patience: .milliseconds(20))
                    return nil
                }
                group.addTask { try await body() }
                defer { group.cancelAll() }
                while let value = try await group.next() { if let value { return value } }
                throw CancellationError()
            }
        }

        func addApp() async throws {
            try await writer.change { $0.apps[app] = AppState(bundleID: app, profile: AppProfile(name: "App")) }
        }

        func stored() throws -> PhoneState { try store.loadPhone(space: "s", choices: DeviceChoices()) }
    }

    private static func push(_ serial: Int64) -> StoredPush {
        StoredPush(
            serial: serial,
            id: "id-\(serial)",
            body: Data("{}".utf8),
            receivedAt: Date(timeIntervalSince1970: 0)
        )
    }

    private static func entry(_ event: JourneyEvent, at seconds: Double = 0) -> JourneyEntry {
        JourneyEntry(at: Date(timeIntervalSince1970: seconds), station: .device, event: event, text: "t")
    }

    private static func take(
        _ push: StoredPush,
        _ writer: DeviceWriter,
        at seconds: Double = 0,
        isNew: @escaping @Sendable () -> Void = {}
    ) async throws -> Bool {
        try await withCheckedThrowingContinuation { continuation in
            writer.take(
                push,
                journey: .begin(
                    JourneyHead(id: push.id, bundleID: nil, title: "Push"),
                    [entry(.received, at: seconds)]
                ),
                repeated: .append([entry(.duplicate)], to: push.id),
                isNew: isNew
            ) { continuation.resume(with: $0) }
        }
    }

    @Test("a change is seen once it is on disk, and on disk once it is seen")
    func published() async throws {
        let fixture = try Fixture()
        try await fixture.addApp()
        #expect(fixture.writer.phone.apps[Self.app] != nil)
        #expect(try fixture.stored().apps[Self.app] != nil)
        await fixture.disk.stall()
        let writer = fixture.writer
        async let changed: Void = writer.change { $0.apps[Self.app]?.badge = 7 }
        try await writer.change { $0.surface = .lockScreen }
        #expect(writer.phone.apps[Self.app]?.badge == 0)
        fixture.disk.recover()
        try await changed
        #expect(writer.phone.apps[Self.app]?.badge == 7 && writer.phone.surface == .lockScreen)
        #expect(try fixture.stored().apps[Self.app]?.badge == 7)
    }

    @Test("what came last keeps its journey on a phone whose clock is years ahead of the gateway's")
    func clockAhead() async throws {
        let fixture = try Fixture()
        #expect(try await Self.take(Self.push(1), fixture.writer))
        #expect(try await Self.take(Self.push(2), fixture.writer, at: 1_900_000_000))
        #expect(try await Self.take(Self.push(3), fixture.writer))
        #expect(try await fixture.store.journeys(limit: 9).map(\.id).sorted() == ["id-1", "id-2", "id-3"])
    }

    @Test("what needs no disk goes on while the disk stalls, and what is committed then does not undo it")
    func withoutDisk() async throws {
        let fixture = try Fixture()
        try await fixture.addApp()
        await fixture.disk.stall()
        let writer = fixture.writer
        async let changed: Void = writer.change { $0.apps[Self.app]?.badge = 7 }
        let prompt = try await writer.change { try $0.ask(.unlock, bundleID: Self.app) }
        #expect(writer.phone.prompts.map(\.id) == [prompt])
        fixture.disk.recover()
        try await changed
        #expect(writer.phone.prompts.map(\.id) == [prompt])
        let next = try await writer.change { try $0.ask(.authorization, bundleID: Self.app) }
        #expect(next != prompt)
    }

    @Test("whoever waits for a disk that stalls is told so; the phone says it, until the disk answers again")
    func stall() async throws {
        let fixture = try Fixture()
        try await fixture.addApp()
        try await fixture.watched {
            await fixture.disk.stall()
            await #expect(throws: DiskTrouble.stalled) {
                try await fixture.writer.change { $0.apps[Self.app]?.badge = 7 }
            }
            #expect(fixture.writer.phone.diskTrouble == .stalled)
            // Known by now: nobody waits a second time.
            await #expect(throws: DiskTrouble.stalled) {
                try await fixture.writer.change { $0.apps[Self.app]?.badge = 8 }
            }
            fixture.disk.recover()
            try await fixture.writer.recovered()
            #expect(fixture.writer.phone.diskTrouble == nil)
            #expect(fixture.writer.phone.apps[Self.app]?.badge == 7)
        }
        var troubles = fixture.troubles.makeAsyncIterator()
        #expect(await troubles.next() == .some(.stalled))
        #expect(await troubles.next() == .some(nil))
    }

    @Test("what a full disk does not take has not happened; the phone says it, and finds out when there is space")
    func full() async throws {
        let fixture = try Fixture()
        try await fixture.addApp()
        try await fixture.watched {
            fixture.disk.fillUp()
            await #expect(throws: DiskTrouble.full) {
                try await fixture.writer.change { $0.apps[Self.app]?.badge = 7 }
            }
            #expect(fixture.writer.phone.apps[Self.app]?.badge == 0)
            #expect(fixture.writer.phone.diskTrouble == .full)
            fixture.disk.recover()
            try await fixture.writer.recovered()
            try await fixture.writer.change { $0.apps[Self.app]?.badge = 7 }
            #expect(try fixture.stored().apps[Self.app]?.badge == 7)
        }
    }

    @Test("a change that makes no sense fails alone, with its own words")
    func refused() async throws {
        let fixture = try Fixture()
        try await fixture.addApp()
        await fixture.disk.stall()
        let writer = fixture.writer
        async let good: Void = writer.change { $0.apps[Self.app]?.badge = 7 }
        let bad = Task { try await writer.change { try $0.app("com.example.gone").badge } }
        fixture.disk.recover()
        try await good
        await #expect(throws: PhoneError.self) { try await bad.value }
        #expect(writer.phone.apps[Self.app]?.badge == 7)
    }

    @Test("who may begin with a new push hears of it before the disk has it, and never of one that comes again")
    func newPush() async throws {
        let fixture = try Fixture()
        let told = Mutex(0)
        let isNew: @Sendable () -> Void = { told.withLock { $0 += 1 } }
        fixture.disk.fail()
        await #expect(throws: DiskTrouble.self) { try await Self.take(Self.push(1), fixture.writer, isNew: isNew) }
        #expect(told.withLock { $0 } == 1)
        fixture.disk.recover()
        #expect(try await Self.take(Self.push(1), fixture.writer, isNew: isNew))
        #expect(try await !Self.take(Self.push(1), fixture.writer, isNew: isNew))
        #expect(told.withLock { $0 } == 2)
    }

    @Test("a push is acknowledged when it and its journey are on disk; one that comes again is known")
    func push() async throws {
        let fixture = try Fixture()
        #expect(try await Self.take(Self.push(1), fixture.writer))
        #expect(try await fixture.store.openPushes().map(\.id) == ["id-1"])
        #expect(try await fixture.store.journey(id: "id-1")?.entries.map(\.event) == [.received])
        #expect(try await !Self.take(Self.push(1), fixture.writer))
        #expect(try await fixture.store.journey(id: "id-1")?.entries.map(\.event) == [.received, .duplicate])
    }

    @Test("a push that a broken disk does not take is not acknowledged, and nothing of it stays")
    func lostPush() async throws {
        let fixture = try Fixture()
        fixture.disk.fail()
        await #expect(throws: DiskTrouble.self) { try await Self.take(Self.push(1), fixture.writer) }
        fixture.disk.recover()
        #expect(try await fixture.store.openPushes() == [])
        #expect(try await fixture.store.journey(id: "id-1") == nil)
    }

    @Test("what a change adds to a journey, and the push that it finishes, are in the same commit")
    func together() async throws {
        let fixture = try Fixture()
        try await fixture.addApp()
        _ = try await Self.take(Self.push(1), fixture.writer)
        let number = StoredPush.Number(serial: 1, id: "id-1")
        fixture.disk.fillUp()
        for isFull in [true, false] {
            if !isFull { fixture.disk.recover() }
            _ = try? await fixture.writer.change(
                finishing: number,
                steps: { [.append([Self.entry(.shown)], to: "id-1")] }
            ) {
                $0.apps[Self.app]?.badge = 7
            }
            let events = try await fixture.store.journey(id: "id-1")?.entries.map(\.event)
            #expect(events == (isFull ? [.received] : [.received, .shown]))
            #expect(try await fixture.store.openPushes().isEmpty == !isFull)
            #expect(try fixture.stored().apps[Self.app]?.badge == (isFull ? 0 : 7))
        }
    }

    @Test("steps keep their order, however they come to the disk")
    func order() async throws {
        let fixture = try Fixture()
        try await fixture.addApp()
        _ = try await Self.take(Self.push(1), fixture.writer)
        await fixture.disk.stall()
        let writer = fixture.writer
        writer.record([.append([Self.entry(.extensionStarted)], to: "id-1")]) { _ in }
        async let shown: Void = writer.change(steps: { [.append([Self.entry(.shown)], to: "id-1")] }) { _ in }
        fixture.disk.recover()
        try await shown
        writer.record([.append([Self.entry(.answered)], to: "id-1")]) { _ in }
        await writer.settle()
        let events = try await fixture.store.journey(id: "id-1")?.entries.map(\.event)
        #expect(events == [.received, .extensionStarted, .shown, .answered])
    }
}
