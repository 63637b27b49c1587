import Synchronization
import UntrustedFiles

/// Files that nothing on the phone shows any more: known at once, removed a moment later.
///
/// In between an app must not show one of them again: it would lose it.
package final class UnusedFiles: Sendable {
    private let waiting = Mutex<Set<String>>([])
    /// Told when there are more.
    private let added: AsyncStream<Void>
    private let continuation: AsyncStream<Void>.Continuation
    private let discard: @Sendable (Set<String>) -> Void

    /// - Parameter discard: removes files; it may block.
    init(discard: @escaping @Sendable (Set<String>) -> Void) {
        self.discard = discard
        (added, continuation) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1))
    }

    /// Those that are not removed yet.
    package var paths: Set<String> { waiting.withLock { $0 } }

    /// Says that nothing shows these files any more.
    func add(_ paths: Set<String>) {
        guard !paths.isEmpty else { return }
        waiting.withLock { $0.formUnion(paths) }
        continuation.yield()
    }

    /// Removes them, until the task is cancelled.
    func remove() async {
        for await _ in added {
            let paths = paths
            await FileWork.run { [discard] in discard(paths) }
            waiting.withLock { $0.subtract(paths) }
        }
    }
}
