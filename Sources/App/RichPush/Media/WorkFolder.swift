import Foundation

/// The folder of temporary files: one folder per push, and what earlier pushes left behind is removed.
struct WorkFolder: Sendable {
    let root: URL

    /// Files of a push that is older than this are nobody's any more, in seconds.
    static let oldAge = 3600.0

    init(root: URL = FileManager.default.temporaryDirectory.appendingPathComponent("RichPush", isDirectory: true)) {
        self.root = root
    }

    /// The folder for one push; it is made when the first file comes.
    func folder(for identifier: UUID) -> URL {
        root.appendingPathComponent(identifier.uuidString, isDirectory: true)
    }

    /// Removes what is older than ``oldAge``.
    func removeOld(now: Date) {
        Self.removeOld(in: root, olderThan: Self.oldAge, now: now) { _ in true }
    }

    /// Removes the entries of a folder that are old and have such a name.
    static func removeOld(in folder: URL, olderThan age: Double, now: Date, where isOurs: (String) -> Bool) {
        let files = FileManager.default
        let entries = try? files.contentsOfDirectory(
            at: folder,
            includingPropertiesForKeys: [.contentModificationDateKey]
        )
        for entry in entries ?? [] where isOurs(entry.lastPathComponent) {
            let changed = try? entry.resourceValues(forKeys: [.contentModificationDateKey]).contentModificationDate
            guard let changed, now.timeIntervalSince(changed) > age else { continue }
            try? files.removeItem(at: entry)
        }
    }
}
