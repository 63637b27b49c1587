import ArgumentParser
import Foundation

/// Waits for something to become true in another process.
struct Deadline {
    let seconds: Double

    /// Looks again and again until `look` finds something.
    ///
    /// - Throws: an exit code after `seconds`, telling what was awaited; what `look` throws.
    func wait<Found>(for what: String, _ look: () async throws -> Found?) async throws -> Found {
        let end = ContinuousClock.now + .seconds(seconds)
        while ContinuousClock.now < end {
            if let found = try await look() { return found }
            try await Task.sleep(for: .milliseconds(50))
        }
        throw failure(.negative, "waited \(Int(seconds)) seconds for \(what)")
    }
}
