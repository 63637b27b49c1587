import Foundation

/// Files that only their owner reads.
enum SecretFile {
    /// Writes a new file with mode 0600, whole or not at all.
    ///
    /// - Throws: ``GatewayError`` that names the file and why.
    static func write(_ text: String, to path: String) throws(GatewayError) {
        let draft = path + ".new"
        unlink(draft)
        let descriptor = open(draft, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw .cannotWrite(path, String(cString: strerror(errno))) }
        let bytes = Array(text.utf8)
        let isWritten = bytes.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) } == bytes.count
        let isSynced = fsync(descriptor) == 0
        let isClosed = Glibc.close(descriptor) == 0
        guard isWritten, isSynced, isClosed, rename(draft, path) == 0 else {
            throw .cannotWrite(path, String(cString: strerror(errno)))
        }
    }

    /// Reads a text.
    ///
    /// - Returns: nil when there is no such file.
    /// - Throws: ``GatewayError`` that names the file and why.
    static func read(_ path: String) throws(GatewayError) -> String? {
        guard FileManager.default.fileExists(atPath: path) else { return nil }
        do {
            return try String(contentsOfFile: path, encoding: .utf8)
        } catch {
            throw .cannotRead(path, error.localizedDescription)
        }
    }
}
