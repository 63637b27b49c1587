import Dispatch

/// Runs work that waits for a disk on threads of its own: Swift's few threads for tasks are never held up by it.
package enum FileWork {
    private static let queue = DispatchQueue(label: "carillon.files", qos: .userInitiated, attributes: .concurrent)

    /// Runs it, and returns what it returns.
    ///
    /// - Throws: what it throws.
    package static func run<Value: Sendable, Failure: Error>(
        _ work: @escaping @Sendable () throws(Failure) -> Value
    ) async throws(Failure) -> Value {
        let result: Result<Value, Failure> = await withCheckedContinuation { continuation in
            queue.async {
                do throws(Failure) {
                    continuation.resume(returning: .success(try work()))
                } catch {
                    continuation.resume(returning: .failure(error))
                }
            }
        }
        return try result.get()
    }
}
