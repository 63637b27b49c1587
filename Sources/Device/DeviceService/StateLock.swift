import DeviceCore
import Foundation

#if canImport(Glibc)
import Glibc
#endif

/// Holds a state folder for one device: a second one on it is told so, and does no harm.
final class StateLock: Sendable {
    private let descriptor: Int32

    /// - Throws: ``PhoneError/unavailable(_:)`` when another device holds it.
    init(folder: URL) throws {
        let path = folder.appending(path: "device.lock").path
        let descriptor = open(path, O_CREAT | O_RDWR | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else {
            throw PhoneError.unavailable("\(path) cannot be opened: \(String(cString: strerror(errno)))")
        }
        guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
            close(descriptor)
            throw PhoneError.unavailable("another device runs on \(folder.path)")
        }
        self.descriptor = descriptor
    }

    deinit { close(descriptor) }
}
