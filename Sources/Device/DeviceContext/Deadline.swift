package import WallClock

/// Runs `body` until it is done or `seconds` of the clock have passed.
///
/// - Returns: nil when the time was over; `body` is then cancelled.
package func withDeadline<Value: Sendable>(
    _ clock: any WallClock,
    seconds: Double,
    _ body: @escaping @Sendable () async throws -> Value
) async throws -> Value? {
    try await withThrowingTaskGroup(of: Value?.self) { group in
        group.addTask { try await body() }
        group.addTask {
            try await clock.sleep(for: seconds)
            return nil
        }
        defer { group.cancelAll() }
        return try await group.next() ?? nil
    }
}
