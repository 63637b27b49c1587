import DeviceCore
package import Foundation
import Synchronization

/// A wait that ended with something else than what was waited for.
package struct FailedWait: Codable, Hashable, Sendable {
    package var at: Date
    /// What was waited for, and what came instead.
    package var message: String
}

/// What callers waited for in vain, for a report; the newest.
final class FailedWaits: Sendable {
    /// The oldest gives way.
    static let limit = 200

    private let waits = Mutex<[FailedWait]>([])

    /// Oldest first.
    var all: [FailedWait] { waits.withLock { $0 } }

    func add(_ message: String, at now: Date) {
        waits.withLock { waits in
            if waits.count >= Self.limit { waits.removeFirst() }
            waits.append(FailedWait(at: now, message: message))
        }
    }
}
