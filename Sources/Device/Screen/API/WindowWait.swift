import DeviceCore
import Foundation
import WallClock

/// Waits for what an app's windows show, woken by their changes.
struct WindowWait: Sendable {
    let phone: any Phone
    let clock: any WallClock

    /// How long where a request does not say, in seconds.
    private static let patience = 5.0

    /// Uses something as soon as it is there, then waits until the app shows what follows.
    ///
    /// - Parameters:
    ///   - words: what the app has to show in the end; nil waits for nothing more.
    ///   - timeout: seconds for both together, 0 to 600.
    ///   - use: throws what is said when the time is over.
    /// - Throws: `PhoneError`, or `APIError` for a timeout that cannot be.
    func use(until words: String?, within timeout: Double?, _ use: @escaping @Sendable () async throws -> Void)
        async throws
    {
        let seconds = timeout ?? Self.patience
        guard (0...600).contains(seconds) else {
            throw APIError.invalid("timeout is \(seconds); it is 0 to 600 seconds")
        }
        let end = clock.now().addingTimeInterval(seconds)
        try await retry(before: end, use)
        guard let words else { return }
        try await retry(before: end) { [phone] in
            let elements = try await phone.windowViews().elements
            guard !elements.contains(where: { $0.isNamed(words) }) else { return }
            let names = elements.compactMap(\.name).prefix(40).map { "“\($0.prefix(60))”" }.joined(separator: ", ")
            throw PhoneError.notFound("the app shows no “\(words)” yet; there is \(names.isEmpty ? "nothing" : names)")
        }
    }

    /// Tries at once, and again whenever the phone changes, until the time is over.
    private func retry(before end: Date, _ attempt: @escaping @Sendable () async throws -> Void) async throws {
        let news = await phone.changes()
        guard clock.now() < end else { return try await attempt() }
        guard try await !succeeds(attempt) else { return }
        let clock = clock
        let isDone = try await withThrowingTaskGroup(of: Bool.self) { group in
            group.addTask {
                for await event in news {
                    switch event {
                    case .window, .changed: if try await succeeds(attempt) { return true }
                    default: continue
                    }
                }
                return false
            }
            group.addTask {
                try await clock.sleep(for: max(0, end.timeIntervalSince(clock.now())))
                return false
            }
            defer { group.cancelAll() }
            return try await group.next() ?? false
        }
        // Once more, for the sentence that says what is there.
        if !isDone { try await attempt() }
    }

    /// - Returns: false for what may yet come.
    private func succeeds(_ attempt: () async throws -> Void) async throws -> Bool {
        do {
            try await attempt()
            return true
        } catch is PhoneError {
            return false
        }
    }
}
