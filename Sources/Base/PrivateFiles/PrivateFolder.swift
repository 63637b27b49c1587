import Foundation

/// Folders that only their owner may use: mode 0700.
package enum PrivateFolder {
    /// Makes the folder, and those above it, if it is not there; takes from others what they may do with one that is.
    ///
    /// - Throws: ``PrivateFileError`` when it is another user's, a link, or cannot be made.
    package static func hold(_ path: String) throws(PrivateFileError) { try hold(path, keeping: 0o700) }

    /// The same for a folder that may be read by others, but not changed.
    package static func holdUnchangedByOthers(_ path: String) throws(PrivateFileError) {
        try hold(path, keeping: 0o755)
    }

    /// The folder of what lasts until the user has gone: sockets, and what the processes of one user share.
    ///
    /// `$XDG_RUNTIME_DIR/carillon` (XDG Base Directory Specification), else one of the user's own beneath the temporary
    /// directory, where others may have made a folder of that name: it is then refused.
    package static func runtime(
        environment: [String: String] = ProcessInfo.processInfo.environment
    ) throws(PrivateFileError) -> String {
        let path: String
        if let folder = environment["XDG_RUNTIME_DIR"], folder.hasPrefix("/"), isOwn(folder) {
            path = folder + "/carillon"
        } else {
            path = "/tmp/carillon-\(geteuid())"
        }
        try hold(path)
        return path
    }

    private static func isOwn(_ path: String) -> Bool {
        var facts = stat()
        return lstat(path, &facts) == 0 && facts.st_mode & S_IFMT == S_IFDIR && facts.st_uid == geteuid()
            && facts.st_mode & 0o022 == 0
    }

    private static func hold(_ path: String, keeping mode: mode_t) throws(PrivateFileError) {
        if mkdir(path, 0o700) != 0, errno != EEXIST {
            guard errno == ENOENT else { throw .system("made", path) }
            do {
                try FileManager.default.createDirectory(
                    atPath: path,
                    withIntermediateDirectories: true,
                    attributes: [.posixPermissions: 0o700]
                )
            } catch {
                throw .init(path, "cannot be made: \(error.systemReason)")
            }
        }
        // Never through a link: whoever may make one there chooses where it leads.
        let descriptor = open(path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
        var facts = stat()
        guard descriptor >= 0 else {
            let why = errno
            if lstat(path, &facts) == 0, facts.st_uid != geteuid() {
                throw .init(path, "belongs to user \(facts.st_uid)")
            }
            errno = why
            throw .system("opened as a folder", path)
        }
        defer { close(descriptor) }
        guard fstat(descriptor, &facts) == 0 else { throw .system("looked at", path) }
        guard facts.st_uid == geteuid() else { throw .init(path, "belongs to user \(facts.st_uid)") }
        guard facts.st_mode & 0o777 & ~mode != 0 else { return }
        guard fchmod(descriptor, facts.st_mode & 0o7777 & mode) == 0 else { throw .system("made private", path) }
    }
}
