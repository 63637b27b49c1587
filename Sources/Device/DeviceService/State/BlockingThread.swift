import Logging
import NIOPosix

/// Runs what waits for a disk on a thread made for that: tasks share two threads on a machine with two cores.
///
/// - Returns: what `body` returns.
/// - Throws: what `body` throws.
func withBlockingThread<Value: Sendable>(_ body: @escaping @Sendable () throws -> Value) async throws -> Value {
    try await NIOThreadPool.singleton.runIfActive(body)
}

/// The same for what cannot fail; that there is no thread any more is logged.
func withBlockingThread(_ what: String, _ logger: Logger, _ body: @escaping @Sendable () -> Void) async {
    do {
        try await withBlockingThread(body)
    } catch {
        logger.error("\(what) failed: \(error)")
    }
}
