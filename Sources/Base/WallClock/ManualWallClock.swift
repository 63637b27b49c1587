public import Foundation
import Synchronization

/// A clock that moves only when somebody moves it.
public final class ManualWallClock: WallClock {
    private struct Sleeper {
        let deadline: Date
        let continuation: CheckedContinuation<Void, any Error>
    }

    private struct State {
        var now: Date
        var lastSleeper: UInt64 = 0
        var sleepers: [UInt64: Sleeper] = [:]
        /// Sleepers whose task was cancelled before they lay down.
        var cancelled: Set<UInt64> = []
        var watchers: [(count: Int, continuation: CheckedContinuation<Void, Never>)] = []
    }

    private let state: Mutex<State>

    /// - Parameter now: where it stands until it is moved.
    public init(now: Date = Date(timeIntervalSince1970: 1_800_000_000)) {
        self.state = Mutex(State(now: now))
    }

    public var manual: ManualWallClock? { self }

    public func now() -> Date {
        state.withLock { $0.now }
    }

    /// How many tasks wait for this clock.
    public var sleeperCount: Int {
        state.withLock { $0.sleepers.count }
    }

    /// Moves the clock forward and wakes, in order of their deadlines, all that were waiting for a time that has come.
    ///
    /// - Parameter seconds: how far; not negative.
    public func advance(by seconds: TimeInterval) {
        precondition(seconds >= 0, "a clock moved by hand moves forward")
        let due = state.withLock { state in
            state.now = state.now.addingTimeInterval(seconds)
            let due = state.sleepers.filter { $0.value.deadline <= state.now }
            for id in due.keys { state.sleepers[id] = nil }
            return due.values.sorted { $0.deadline < $1.deadline }
        }
        for sleeper in due { sleeper.continuation.resume() }
    }

    /// Returns once at least `count` tasks wait for this clock: what a test does before it moves it.
    public func waitForSleepers(_ count: Int = 1) async {
        await withCheckedContinuation { continuation in
            let isThere = state.withLock { state in
                guard state.sleepers.count < count else { return true }
                state.watchers.append((count, continuation))
                return false
            }
            if isThere { continuation.resume() }
        }
    }

    public func sleep(until deadline: Date) async throws {
        let id = state.withLock { state in
            state.lastSleeper += 1
            return state.lastSleeper
        }
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                lieDown(id, Sleeper(deadline: deadline, continuation: continuation))
            }
        } onCancel: {
            let sleeper = state.withLock { state in
                let sleeper = state.sleepers.removeValue(forKey: id)
                if sleeper == nil { state.cancelled.insert(id) }
                return sleeper
            }
            sleeper?.continuation.resume(throwing: CancellationError())
        }
        state.withLock { _ = $0.cancelled.remove(id) }
    }

    private func lieDown(_ id: UInt64, _ sleeper: Sleeper) {
        enum Place { case sleeps([CheckedContinuation<Void, Never>]), isDue, isCancelled }
        let place: Place = state.withLock { state in
            if state.cancelled.remove(id) != nil { return .isCancelled }
            if sleeper.deadline <= state.now { return .isDue }
            state.sleepers[id] = sleeper
            let satisfied = state.watchers.filter { $0.count <= state.sleepers.count }
            state.watchers.removeAll { $0.count <= state.sleepers.count }
            return .sleeps(satisfied.map(\.continuation))
        }
        switch place {
        case .isDue: sleeper.continuation.resume()
        case .isCancelled: sleeper.continuation.resume(throwing: CancellationError())
        case .sleeps(let watchers): for watcher in watchers { watcher.resume() }
        }
    }
}
