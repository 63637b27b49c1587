import Synchronization

/// The journey that a process works on; a warm one has none until a push comes.
final class JourneySlot: Sendable {
    private let id: Mutex<String?>

    init(_ id: String? = nil) { self.id = Mutex(id) }

    var current: String? { id.withLock { $0 } }

    func set(_ journeyID: String) { id.withLock { $0 = journeyID } }
}
