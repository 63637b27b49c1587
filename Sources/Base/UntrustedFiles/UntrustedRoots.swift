import Foundation

/// Folders that a path from outside may lie in.
///
/// A path is only compared with the folders' own names; where it leads is then found out beneath the folder, by the kernel.
package struct UntrustedRoots: Sendable {
    /// The folders' paths, as they are named, and where they really are.
    private let names: [(prefix: String, folder: String)]

    /// - Parameter folders: the innermost of two counts, whatever their order.
    package init(_ folders: [String]) {
        var names: [(prefix: String, folder: String)] = []
        for folder in folders {
            names.append((folder + "/", folder))
            if let real = Self.real(folder), real != folder { names.append((real + "/", folder)) }
        }
        self.names = names.sorted { $0.prefix.utf8.count > $1.prefix.utf8.count }
    }

    /// Splits a path into its folder and the rest; nil for one that lies in none of the folders.
    package func place(of path: String) -> (folder: String, name: String)? {
        for name in names where path.hasPrefix(name.prefix) {
            return (name.folder, String(path.dropFirst(name.prefix.count)))
        }
        return nil
    }

    /// Opens the file of a path.
    ///
    /// - Throws: ``FileRefusal``, also for a path that lies in none of the folders.
    package func open(_ path: String) throws(FileRefusal) -> OpenedFile {
        guard let place = place(of: path) else { throw FileRefusal(path, "lies in none of the folders it may lie in") }
        return try UntrustedFolder(place.folder).open(place.name)
    }

    private static func real(_ path: String) -> String? {
        guard let found = realpath(path, nil) else { return nil }
        defer { free(found) }
        return String(cString: found)
    }
}
