import Foundation
import Synchronization

/// Keeps a second gateway off a state folder for as long as a first one runs, however that one ends.
final class StateLock: Sendable {
    private let descriptor: Mutex<Int32>

    /// Takes the folder.
    ///
    /// - Throws: ``GatewayError`` that names the process which has it.
    init(folder: String) throws(GatewayError) {
        let path = folder + "/lock"
        let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
        guard descriptor >= 0 else { throw .cannotRead(path, String(cString: strerror(errno))) }
        guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
            var text = [UInt8](repeating: 0, count: 32)
            let count = max(0, text.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) })
            Glibc.close(descriptor)
            throw .alreadyRunning(folder, process: String(decoding: text.prefix(count), as: UTF8.self))
        }
        let text = Array("\(getpid())".utf8)
        // Only for the message of another: without it the folder is ours as well.
        _ = ftruncate(descriptor, 0)
        _ = text.withUnsafeBytes { pwrite(descriptor, $0.baseAddress, $0.count, 0) }
        self.descriptor = Mutex(descriptor)
    }

    deinit {
        release()
    }

    /// Lets another have the folder.
    func release() {
        descriptor.withLock { descriptor in
            if descriptor >= 0 { Glibc.close(descriptor) }
            descriptor = -1
        }
    }
}
