import Synchronization

/// Opens once; whoever waits before or comes after passes.
final class Latch: Sendable {
    private let waiters = Waiters<Bool, Bool>()
    private let state = Mutex<Result<Bool, any Error>?>(nil)

    /// Lets everybody pass.
    func open() { settle(.success(true)) }

    /// Lets everybody go with an error, unless it is open.
    func fail(_ error: any Error) { settle(.failure(error)) }

    private func settle(_ result: Result<Bool, any Error>) {
        let isFirst = state.withLock { state in
            defer { state = state ?? result }
            return state == nil
        }
        if isFirst { waiters.resolve(true, result) }
    }

    /// - Throws: what it failed with; `CancellationError`.
    func wait() async throws {
        _ = try await waiters.value(for: true) {
            if let result = state.withLock({ $0 }) { waiters.resolve(true, result) }
        }
    }
}
