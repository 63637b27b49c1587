import Synchronization

/// A number of places; whoever finds none is turned away.
final class Quota: Sendable {
    private let free: Mutex<Int>

    init(limit: Int) { free = Mutex(limit) }

    /// Takes a place if there is one.
    func take() -> Bool {
        free.withLock { free in
            guard free > 0 else { return false }
            free -= 1
            return true
        }
    }

    func giveBack() { free.withLock { $0 += 1 } }
}
