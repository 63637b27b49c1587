import CUntrustedFiles
package import Foundation

/// A regular file that somebody else may have written, opened once.
///
/// All that is asked of it is asked of its descriptor: what was checked is what is read, whatever becomes of its name.
package final class OpenedFile: Sendable {
    /// Which file it is, under whatever name, and as of when: another one, or other content, is another identity.
    package struct Identity: Hashable, Sendable {
        let device: UInt64
        let file: UInt64
        let size: Int
        let seconds: Int
        let nanoseconds: Int
    }

    /// The path that it was opened by, for sentences.
    package let path: String
    /// Bytes, when it was opened.
    package let size: Int
    package let identity: Identity
    /// Whether its owner may execute it.
    package let isExecutable: Bool
    /// Who owns it: a user's number.
    let owner: UInt32
    /// Its names on the disk: more than one is a hard link.
    let names: UInt64
    /// Whether others than its owner may write to it.
    let isOpenToOthers: Bool
    /// Closed with this object.
    package let descriptor: Int32

    /// Takes a descriptor over.
    ///
    /// - Throws: ``FileRefusal`` for what is no regular file; the descriptor is closed then.
    init(taking descriptor: Int32, path: String) throws(FileRefusal) {
        var status = stat()
        guard fstat(descriptor, &status) == 0 else {
            let code = errno
            close(descriptor)
            throw FileRefusal(path, code: code)
        }
        guard status.st_mode & S_IFMT == S_IFREG else {
            close(descriptor)
            throw FileRefusal(path, "is no regular file")
        }
        self.descriptor = descriptor
        self.path = path
        size = Int(status.st_size)
        owner = status.st_uid
        names = UInt64(status.st_nlink)
        isExecutable = status.st_mode & S_IXUSR != 0
        isOpenToOthers = status.st_mode & (S_IWGRP | S_IWOTH) != 0
        identity = Identity(
            device: UInt64(status.st_dev),
            file: UInt64(status.st_ino),
            size: Int(status.st_size),
            seconds: status.st_mtim.tv_sec,
            nanoseconds: status.st_mtim.tv_nsec
        )
    }

    deinit { close(descriptor) }

    /// Opens a path of this user's own, such as one that this program made; the last part may be no link.
    ///
    /// - Throws: ``FileRefusal``
    package static func own(_ path: String) throws(FileRefusal) -> OpenedFile {
        let descriptor = open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
        guard descriptor >= 0 else { throw FileRefusal(path, code: errno) }
        return try OpenedFile(taking: descriptor, path: path)
    }

    /// Part of it; shorter where the file ends.
    ///
    /// - Parameters:
    ///   - offset: its first byte.
    ///   - count: how many bytes.
    /// - Throws: ``FileRefusal``
    package func read(from offset: Int, count: Int) throws(FileRefusal) -> Data {
        var bytes = Data(count: max(0, count))
        var done = 0
        while done < bytes.count {
            let wanted = bytes.count - done
            let found = bytes.withUnsafeMutableBytes { buffer in
                pread(descriptor, buffer.baseAddress.map { $0 + done }, wanted, off_t(offset) + off_t(done))
            }
            if found < 0, errno == EINTR { continue }
            guard found >= 0 else { throw FileRefusal(path, code: errno) }
            guard found > 0 else { break }
            done += found
        }
        return bytes.prefix(done)
    }

    /// All of it.
    ///
    /// - Parameter limit: bytes; a larger file is refused.
    /// - Throws: ``FileRefusal``
    package func read(limit: Int) throws(FileRefusal) -> Data {
        guard size <= limit else { throw FileRefusal(path, "has \(size) bytes; \(limit) are the most") }
        return try read(from: 0, count: size)
    }

    /// Copies what it has into a new file, which only this user may read; executable where it is.
    ///
    /// - Parameters:
    ///   - name: is not there yet; a path beneath `folder`.
    /// - Throws: ``FileRefusal``; then nothing is left behind.
    package func copy(to name: String, in folder: UntrustedFolder) throws(FileRefusal) {
        let mode: mode_t = isExecutable ? 0o700 : 0o600
        let copy = untrusted_open(folder.descriptor, name, O_WRONLY | O_CREAT | O_EXCL, mode)
        guard copy >= 0 else { throw FileRefusal("\(folder.path)/\(name)", code: -copy) }
        let failure = untrusted_copy(descriptor, copy, UInt64(size))
        close(copy)
        guard failure == 0 else {
            try? folder.remove(name)
            throw failure == EIO
                ? FileRefusal(path, "became shorter while it was read") : FileRefusal(path, code: failure)
        }
    }

    /// Gives it a second name instead of a copy: only for a file of this user that nobody else may write to.
    ///
    /// - Returns: false where that cannot be, such as on another volume.
    package func link(to name: String, in folder: UntrustedFolder) -> Bool {
        guard owner == geteuid(), !isOpenToOthers else { return false }
        return linkat(AT_FDCWD, "/proc/self/fd/\(descriptor)", folder.descriptor, name, AT_SYMLINK_FOLLOW) == 0
    }
}
