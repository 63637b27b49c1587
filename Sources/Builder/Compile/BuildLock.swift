import Foundation

#if canImport(Glibc)
import Glibc
#endif

/// Lets one process at a time build in a folder; the others wait, and find what it built.
struct BuildLock: Sendable {
    /// The lock's file, which stays.
    let file: URL

    /// Does something while no other process holds the lock; a process that dies holds it no longer.
    ///
    /// - Throws: ``BuildError`` when the file cannot be opened; what `body` throws.
    func held<Result>(by body: () async throws -> Result) async throws -> Result {
        let folder = file.deletingLastPathComponent()
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let descriptor = open(file.path, O_CREAT | O_RDWR | O_CLOEXEC, 0o644)
        guard descriptor >= 0 else {
            throw BuildError.badSDK("\(file.path) cannot be opened: \(String(cString: strerror(errno)))")
        }
        defer { close(descriptor) }
        await withCheckedContinuation { continuation in
            // A thread of its own: the wait may take as long as a build.
            Thread.detachNewThread {
                while flock(descriptor, LOCK_EX) != 0, errno == EINTR {}
                continuation.resume()
            }
        }
        return try await body()
    }
}
