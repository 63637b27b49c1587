import CUntrustedFiles
import Foundation

#if canImport(Glibc)
import Glibc
#endif

/// A folder that others write to: what lies in it is opened beneath it, and never through a link.
///
/// It is held by a descriptor, so that one which is moved or replaced meanwhile stays the same folder here.
package final class UntrustedFolder: Sendable {
    /// The path that it was opened by, for sentences.
    package let path: String
    let descriptor: Int32
    /// Who owns the folder: a user's number.
    let owner: UInt32

    /// What lies in a folder.
    package struct Entry: Hashable, Sendable {
        /// What it is; a link is none of them.
        package enum Kind: Hashable, Sendable { case file, folder, other }

        package let name: String
        package let kind: Kind
    }

    /// Opens a folder by a path that the owner of this program chose; links in it are followed.
    ///
    /// - Throws: ``FileRefusal``
    package convenience init(_ path: String) throws(FileRefusal) {
        let descriptor = Glibc.open(path, O_RDONLY | O_DIRECTORY | O_NONBLOCK | O_CLOEXEC)
        guard descriptor >= 0 else { throw FileRefusal(path, code: errno) }
        try self.init(taking: descriptor, path: path)
    }

    private init(taking descriptor: Int32, path: String) throws(FileRefusal) {
        var status = stat()
        guard fstat(descriptor, &status) == 0 else {
            let code = errno
            close(descriptor)
            throw FileRefusal(path, code: code)
        }
        self.descriptor = descriptor
        self.path = path
        owner = status.st_uid
    }

    deinit { close(descriptor) }

    /// A path to this very folder, for as long as it is held, and in this process only.
    package var heldPath: String { "/proc/self/fd/\(descriptor)" }

    /// Opens a regular file to be read.
    ///
    /// A file with several names (hard links) has to belong to the folder's owner: it may be somebody else's secret.
    /// - Parameter name: a path beneath the folder.
    /// - Throws: ``FileRefusal``
    package func open(_ name: String) throws(FileRefusal) -> OpenedFile {
        let whole = "\(path)/\(name)"
        guard !name.utf8.contains(0) else { throw FileRefusal(path, "holds no file whose name has a zero byte") }
        let found = untrusted_open(descriptor, name, O_RDONLY, 0)
        guard found >= 0 else { throw FileRefusal(whole, code: -found) }
        let file = try OpenedFile(taking: found, path: whole)
        guard file.names == 1 || file.owner == owner else {
            throw FileRefusal(whole, "is a hard link to a file of another user than its folder's")
        }
        return file
    }

    /// Opens a file if it is one that can be opened.
    package func openIfThere(_ name: String) -> OpenedFile? {
        // Whatever is wrong with it, there is no such file to use.
        try? open(name)
    }

    /// A folder in it.
    ///
    /// - Throws: ``FileRefusal``
    package func folder(_ name: String) throws(FileRefusal) -> UntrustedFolder {
        guard let found = try folderIfThere(name) else { throw FileRefusal("\(path)/\(name)", code: ENOENT) }
        return found
    }

    /// A folder in it; nil where nothing is there.
    ///
    /// - Throws: ``FileRefusal``, such as for a link.
    package func folderIfThere(_ name: String) throws(FileRefusal) -> UntrustedFolder? {
        let found = untrusted_open(descriptor, name, O_RDONLY | O_DIRECTORY, 0)
        guard found != -ENOENT else { return nil }
        guard found >= 0 else { throw FileRefusal("\(path)/\(name)", code: -found) }
        return try UntrustedFolder(taking: found, path: "\(path)/\(name)")
    }

    /// A folder in it, which is made when it is not there.
    ///
    /// - Parameter name: no path.
    /// - Throws: ``FileRefusal``
    package func makeFolder(_ name: String) throws(FileRefusal) -> UntrustedFolder {
        guard mkdirat(descriptor, name, 0o700) == 0 || errno == EEXIST else {
            throw FileRefusal("\(path)/\(name)", code: errno)
        }
        return try folder(name)
    }

    /// What lies in it, by name.
    ///
    /// - Parameter limit: the most entries.
    /// - Throws: ``FileRefusal``, also for more entries than the limit.
    package func entries(limit: Int = 10_000) throws(FileRefusal) -> [Entry] {
        var listing = Listing(limit: limit)
        let failure = withUnsafeMutablePointer(to: &listing) { listing in
            untrusted_list(descriptor, Listing.add, UnsafeMutableRawPointer(listing))
        }
        guard failure != E2BIG else { throw FileRefusal(path, "holds more than \(limit) entries") }
        guard failure == 0 else { throw FileRefusal(path, code: failure) }
        return listing.found.sorted { $0.name < $1.name }
    }

    /// Removes a file, or a folder with all that is in it; a link is removed and not followed. What is not there is gone.
    ///
    /// - Parameter name: a path beneath the folder.
    /// - Throws: ``FileRefusal``
    package func remove(_ name: String) throws(FileRefusal) {
        let parts = name.split(separator: "/").map(String.init)
        guard let last = parts.last, !name.utf8.contains(0) else { throw FileRefusal(path, "is not removed itself") }
        guard parts.count > 1 else { return try removeEntry(last) }
        try folderIfThere(parts.dropLast().joined(separator: "/"))?.removeEntry(last)
    }

    private func removeEntry(_ name: String) throws(FileRefusal) {
        let failure = untrusted_remove(descriptor, name)
        guard failure == 0 else { throw FileRefusal("\(path)/\(name)", code: failure) }
    }

    /// Removes the file under a name if it is still this one.
    ///
    /// - Throws: ``FileRefusal``
    package func remove(_ name: String, ifStill file: OpenedFile) throws(FileRefusal) {
        guard let now = openIfThere(name), now.identity == file.identity else { return }
        try remove(name)
    }

    /// Removes all that is in it.
    ///
    /// - Throws: ``FileRefusal``
    package func removeContent() throws(FileRefusal) {
        for entry in try entries(limit: .max) { try removeEntry(entry.name) }
    }
}

/// Entries as C hands them over.
private struct Listing {
    let limit: Int
    var found: [UntrustedFolder.Entry] = []

    static let add: @convention(c) (UnsafeMutableRawPointer?, UnsafePointer<CChar>?, UInt8) -> Int32 = {
        place,
        name,
        kind in
        guard let listing = place?.assumingMemoryBound(to: Listing.self), let name else { return EINVAL }
        guard listing.pointee.found.count < listing.pointee.limit else { return E2BIG }
        let kind: UntrustedFolder.Entry.Kind =
            switch Int32(kind) {
            case Int32(DT_REG): .file
            case Int32(DT_DIR): .folder
            default: .other
            }
        listing.pointee.found.append(UntrustedFolder.Entry(name: String(cString: name), kind: kind))
        return 0
    }
}
