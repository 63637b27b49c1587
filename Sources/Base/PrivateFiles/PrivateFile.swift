import Foundation

/// Files that only their owner may use: mode 0600, in a folder that is its owner's.
package enum PrivateFile {
    /// Writes a file, whole or not at all; what was there before is replaced.
    ///
    /// - Throws: ``PrivateFileError`` that names the file and why.
    package static func write(_ text: String, to path: String) throws(PrivateFileError) {
        let draft = try writeDraft(text, of: path)
        guard rename(draft, path) == 0 else { throw .system("written", path) }
    }

    /// Writes a file unless it is there.
    ///
    /// - Returns: what it says: the text, or what was there before.
    /// - Throws: ``PrivateFileError`` that names the file and why.
    package static func writeOnce(_ text: String, to path: String) throws(PrivateFileError) -> String {
        if let known = try read(path) { return known }
        let draft = try writeDraft(text, of: path)
        defer { unlink(draft) }
        // A link is never made over what is there, so of two who begin at once one is told the other's.
        guard link(draft, path) == 0 || errno == EEXIST else { throw .system("written", path) }
        return try read(path) ?? text
    }

    private static func writeDraft(_ text: String, of path: String) throws(PrivateFileError) -> String {
        let draft = "\(path).\(getpid())"
        unlink(draft)
        let descriptor = open(draft, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw .system("written", path) }
        let bytes = Array(text.utf8)
        let isWritten = bytes.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) } == bytes.count
        let isSynced = fsync(descriptor) == 0
        let isClosed = Glibc.close(descriptor) == 0
        guard isWritten, isSynced, isClosed else { throw .system("written", path) }
        return draft
    }

    /// Reads a small text.
    ///
    /// - Returns: nil when there is no such file.
    /// - Throws: ``PrivateFileError`` when it cannot be read, is another user's, or may be used by others.
    package static func read(_ path: String) throws(PrivateFileError) -> String? {
        let descriptor = open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
        guard descriptor >= 0 else {
            if errno == ENOENT { return nil }
            throw .system("read", path)
        }
        defer { close(descriptor) }
        try check(descriptor, path, corrects: false)
        var text = [UInt8](repeating: 0, count: sizeLimit)
        let count = text.withUnsafeMutableBytes { Glibc.read(descriptor, $0.baseAddress, $0.count) }
        guard count >= 0 else { throw .system("read", path) }
        guard count < sizeLimit else { throw .init(path, "is larger than \(sizeLimit) bytes") }
        return String(decoding: text[..<count], as: UTF8.self)
    }

    /// Makes the file if it is not there, and takes from others what they may do with it: for what a library opens by
    /// its path, such as a database, before it does.
    ///
    /// - Throws: ``PrivateFileError`` when it is another user's, or no regular file.
    package static func hold(_ path: String) throws(PrivateFileError) {
        let descriptor = open(path, O_RDWR | O_CREAT | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw .system("opened", path) }
        defer { close(descriptor) }
        try check(descriptor, path, corrects: true)
    }

    /// The largest file that ``read(_:)`` reads, in bytes: keys, certificates and secrets are small.
    private static let sizeLimit = 65_536

    private static func check(_ descriptor: Int32, _ path: String, corrects: Bool) throws(PrivateFileError) {
        var facts = stat()
        guard fstat(descriptor, &facts) == 0 else { throw .system("looked at", path) }
        guard facts.st_mode & S_IFMT == S_IFREG else { throw .init(path, "is no regular file") }
        guard facts.st_uid == geteuid() else { throw .init(path, "belongs to user \(facts.st_uid)") }
        guard facts.st_mode & 0o077 != 0 else { return }
        guard corrects else {
            throw .init(path, "may be used by others (mode \(PrivateFileError.mode(facts))): chmod 600 it")
        }
        guard fchmod(descriptor, 0o600) == 0 else { throw .system("made private", path) }
    }
}

/// Why a file or folder is not used.
package struct PrivateFileError: Error, Hashable, Sendable, CustomStringConvertible {
    package let path: String
    /// What follows the path in a sentence.
    package let reason: String

    package var description: String { "\(path) \(reason)" }

    init(_ path: String, _ reason: String) {
        self.path = path
        self.reason = reason
    }

    /// What the system said of the last call.
    static func system(_ done: String, _ path: String) -> Self {
        .init(path, "cannot be \(done): \(String(cString: strerror(errno)))")
    }

    static func mode(_ facts: stat) -> String { String(facts.st_mode & 0o7777, radix: 8) }
}
