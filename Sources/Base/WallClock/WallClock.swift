public import Foundation

/// The time of day, and waiting for it.
///
/// Whatever waits in Carillon asks one of these, so that a test, or a person, can move time by hand.
public protocol WallClock: Sendable {
    /// The time it is.
    func now() -> Date

    /// Returns once ``now()`` has reached `deadline`.
    ///
    /// - Throws: `CancellationError` when the task is cancelled before.
    func sleep(until deadline: Date) async throws

    /// The clock that somebody moves by hand, where this is one; nil for one that moves by itself.
    var manual: ManualWallClock? { get }
}

extension WallClock {
    public var manual: ManualWallClock? { nil }

    /// Returns after `seconds`.
    ///
    /// - Throws: `CancellationError` when the task is cancelled before.
    public func sleep(for seconds: TimeInterval) async throws {
        try await sleep(until: now().addingTimeInterval(seconds))
    }
}

/// The machine's clock.
public struct SystemWallClock: WallClock {
    public init() {}

    public func now() -> Date { Date() }

    public func sleep(until deadline: Date) async throws {
        // The wall clock can be set back while we wait: look again after every wait.
        while true {
            let seconds = deadline.timeIntervalSince(Date())
            guard seconds > 0 else { return }
            try await Task.sleep(for: .seconds(min(seconds, 3600)))
        }
    }
}
