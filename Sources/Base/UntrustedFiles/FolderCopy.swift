/// How much of a folder is copied at most.
package struct FolderCopyLimits: Hashable, Sendable {
    /// Bytes of all files together.
    package var bytes = 4 << 30
    /// Files and folders.
    package var entries = 50_000
    /// Folders within each other.
    package var depth = 32

    package init() {}
}

extension UntrustedFolder {
    /// Copies all that lies in it into another folder.
    ///
    /// Executables are second names of the same files where both places are on one volume and the files are this user's:
    /// whoever replaces a file puts a new one in its place.
    /// - Throws: ``FileRefusal`` for a link, a pipe, or anything else that is neither file nor folder, and beyond a limit.
    package func copyContent(to place: UntrustedFolder, limits: FolderCopyLimits = FolderCopyLimits())
        throws(FileRefusal)
    {
        var rest = limits
        try copyContent(to: place, within: &rest)
    }

    private func copyContent(to place: UntrustedFolder, within rest: inout FolderCopyLimits) throws(FileRefusal) {
        guard rest.depth > 0 else { throw FileRefusal(path, "lies too deep: folders within folders") }
        rest.depth -= 1
        defer { rest.depth += 1 }
        for entry in try entries(limit: rest.entries) {
            rest.entries -= 1
            guard rest.entries >= 0 else { throw FileRefusal(path, "holds too many files to be copied") }
            // Where the disk does not tell what an entry is, opening it does.
            if entry.kind == .folder {
                try folder(entry.name).copyContent(to: place.makeFolder(entry.name), within: &rest)
                continue
            }
            let file = try open(entry.name)
            if file.isExecutable, file.link(to: entry.name, in: place) { continue }
            rest.bytes -= file.size
            guard rest.bytes >= 0 else { throw FileRefusal(path, "holds too much to be copied") }
            try file.copy(to: entry.name, in: place)
        }
    }
}
