import Synchronization

/// The journey that a process works on; a warm one has none until a push comes.
package final class JourneySlot: Sendable {
    private let id: Mutex<String?>

    package init(_ id: String? = nil) { self.id = Mutex(id) }

    package var current: String? { id.withLock { $0 } }

    package func set(_ journeyID: String) { id.withLock { $0 = journeyID } }
}
