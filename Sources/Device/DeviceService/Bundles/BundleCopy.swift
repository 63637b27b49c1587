import Foundation

/// The phone's own copy of a bundle.
enum BundleCopy {
    /// Copies a folder.
    ///
    /// Executables and libraries are hard links where both places are on one volume: a build puts new files in their
    /// place and never writes into old ones, so the copy keeps what it has.
    static func make(of source: URL, at place: URL) throws {
        let files = FileManager.default
        try files.createDirectory(at: place, withIntermediateDirectories: true)
        let keys: Set<URLResourceKey> = [.isDirectoryKey, .isRegularFileKey]
        for entry in try files.contentsOfDirectory(at: source, includingPropertiesForKeys: Array(keys)) {
            let copy = place.appending(path: entry.lastPathComponent)
            let values = try entry.resourceValues(forKeys: keys)
            if values.isDirectory == true {
                try make(of: entry, at: copy)
            } else if values.isRegularFile == true, files.isExecutableFile(atPath: entry.path),
                (try? files.linkItem(at: entry, to: copy)) != nil
            {
                continue
            } else {
                try files.copyItem(at: entry, to: copy)
            }
        }
    }
}
