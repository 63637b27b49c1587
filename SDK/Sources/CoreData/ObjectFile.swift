import Foundation
import Glibc

/// A file of objects that processes share: a property list, written whole and at once.
package struct ObjectFile: Hashable, Sendable {
    package let url: URL

    package init(url: URL) { self.url = url }

    private enum Key { static let version = "version", objects = "objects", schema = "schema" }

    /// What a file has.
    package struct Content {
        package var objects: [[String: Any]]
        /// The version of the schema that the objects are of, where somebody counts them.
        package var schema: String?

        package init(objects: [[String: Any]] = [], schema: String? = nil) {
            (self.objects, self.schema) = (objects, schema)
        }
    }

    /// Tells one writing of the file from the next; nil where there is no file.
    package struct Stamp: Equatable, Sendable {
        private let (inode, size, seconds, nanoseconds): (UInt64, Int64, Int, Int)

        init?(_ url: URL) {
            var facts = stat()
            guard stat(url.path, &facts) == 0 else { return nil }
            (inode, size) = (UInt64(facts.st_ino), Int64(facts.st_size))
            (seconds, nanoseconds) = (facts.st_mtim.tv_sec, facts.st_mtim.tv_nsec)
        }
    }

    package var stamp: Stamp? { Stamp(url) }

    /// What the file has; nothing where there is no file yet.
    ///
    /// - Throws: an error of Cocoa's for a file that is none of ours or cannot be read, as for a damaged store: the next
    ///   save would write over it.
    package func read() throws -> Content {
        guard FileManager.default.fileExists(atPath: url.path) else { return Content() }
        let data = try Data(contentsOf: url)
        guard let list = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any],
            let objects = list[Key.objects] as? [[String: Any]]
        else { throw CocoaError(.fileReadCorruptFile, userInfo: [NSFilePathErrorKey: url.path]) }
        return Content(objects: objects, schema: list[Key.schema] as? String)
    }

    /// Writes this in place of what was there.
    package func write(_ content: Content) throws {
        var list: [String: Any] = [Key.version: 1, Key.objects: content.objects]
        list[Key.schema] = content.schema
        let data = try PropertyListSerialization.data(fromPropertyList: list, format: .binary, options: 0)
        let folder = url.deletingLastPathComponent()
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try data.write(to: url, options: .atomic)
    }

    /// Does something that no other process does meanwhile to this file. Where the lock cannot be made, as in a folder that
    /// may only be read, it is done without.
    package func locked<Result>(_ body: () throws -> Result) rethrows -> Result {
        try? FileManager.default.createDirectory(
            at: url.deletingLastPathComponent(),
            withIntermediateDirectories: true
        )
        let descriptor = open(url.path + "-lock", O_CREAT | O_RDWR | O_CLOEXEC, 0o644)
        guard descriptor >= 0 else { return try body() }
        defer { close(descriptor) }
        while flock(descriptor, LOCK_EX) != 0, errno == EINTR {}
        return try body()
    }
}
