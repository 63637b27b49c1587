import Foundation
import Synchronization
import Testing
import WallClock

@Suite("A clock moved by hand", .timeLimit(.minutes(1)))
struct ManualWallClockTests {
    @Test("It stands until it is moved, and moves by what it is told")
    func moves() {
        let clock = ManualWallClock(now: Date(timeIntervalSince1970: 100))
        #expect(clock.now() == Date(timeIntervalSince1970: 100))
        clock.advance(by: 2.5)
        #expect(clock.now() == Date(timeIntervalSince1970: 102.5))
    }

    @Test("A sleeper wakes when its time has come, not before")
    func wakes() async throws {
        let clock = ManualWallClock()
        let woken = Mutex(false)
        let sleeper = Task {
            try await clock.sleep(for: 30)
            woken.withLock { $0 = true }
        }
        await clock.waitForSleepers()
        clock.advance(by: 29.999)
        #expect(clock.sleeperCount == 1)
        #expect(woken.withLock { $0 } == false)
        clock.advance(by: 0.001)
        try await sleeper.value
        #expect(clock.sleeperCount == 0)
    }

    @Test("A time that has passed does not wait")
    func past() async throws {
        let clock = ManualWallClock()
        try await clock.sleep(until: clock.now())
        try await clock.sleep(for: -1)
    }

    @Test("A cancelled sleeper throws and is forgotten, however early it was cancelled")
    func cancels() async {
        let clock = ManualWallClock()
        let lying = Task { try await clock.sleep(for: 30) }
        await clock.waitForSleepers()
        lying.cancel()
        await #expect(throws: CancellationError.self) { try await lying.value }
        let early = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            try await clock.sleep(for: 30)
        }
        await #expect(throws: CancellationError.self) { try await early.value }
        #expect(clock.sleeperCount == 0)
    }
}
