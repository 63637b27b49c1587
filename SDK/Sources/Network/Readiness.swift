import Dispatch

/// Tells once that a stream has more to read, or takes more, each time that it is asked. It is one queue's.
final class Readiness: @unchecked Sendable {
    private let source: any DispatchSourceProtocol
    private var isWaiting = false

    /// - Parameter source: one that has not begun.
    init(_ source: any DispatchSourceProtocol, then body: @escaping @Sendable () -> Void) {
        self.source = source
        source.setEventHandler { body() }
    }

    func wait() {
        guard !isWaiting else { return }
        isWaiting = true
        source.resume()
    }

    /// Asked by who is told.
    func pause() {
        guard isWaiting else { return }
        isWaiting = false
        source.suspend()
    }

    /// - Parameter body: called when the source lets go of the stream.
    func stop(then body: @escaping @Sendable () -> Void) {
        source.setCancelHandler { body() }
        source.cancel()
        // A source that is suspended is never cancelled.
        if !isWaiting { source.resume() }
        isWaiting = true
    }
}
