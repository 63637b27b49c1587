import Foundation
import Synchronization

/// Keeps a second process off a folder for as long as a first one runs, however that one ends.
package final class FolderLock: Sendable {
    /// Why a folder could not be had.
    package enum Failure: Error, Hashable, Sendable {
        case cannotOpen(path: String, why: String)
        /// Another process has it, by its number as it wrote that down.
        case held(process: String)
    }

    private let descriptor: Mutex<Int32>

    /// Takes the folder that the file stands for.
    ///
    /// - Parameter path: the lock's file, which is made when it is not there, and stays.
    package init(_ path: String) throws(Failure) {
        let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
        guard descriptor >= 0 else { throw .cannotOpen(path: path, why: String(cString: strerror(errno))) }
        guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
            var text = [UInt8](repeating: 0, count: 32)
            let count = max(0, text.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) })
            close(descriptor)
            throw .held(process: String(decoding: text.prefix(count), as: UTF8.self))
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
    package func release() {
        descriptor.withLock { descriptor in
            if descriptor >= 0 { close(descriptor) }
            descriptor = -1
        }
    }
}
