import Foundation

/// Folders that builds keep for later ones.
enum KeptFolders {
    /// Removes those of a folder that were written longest ago, until there are no more than the limit.
    static func removeOldest(in folder: URL, limit: Int) {
        let keys: Set<URLResourceKey> = [.contentModificationDateKey]
        let files = FileManager.default
        let entries = (try? files.contentsOfDirectory(at: folder, includingPropertiesForKeys: Array(keys))) ?? []
        guard entries.count > limit else { return }
        func date(_ url: URL) -> Date {
            (try? url.resourceValues(forKeys: keys))?.contentModificationDate ?? .distantPast
        }
        for entry in entries.sorted(by: { date($0) < date($1) }).dropLast(limit) {
            try? files.removeItem(at: entry)
        }
    }
}
