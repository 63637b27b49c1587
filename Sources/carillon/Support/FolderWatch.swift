import Foundation

/// Tells when an author has saved something in a folder, from the moment on that this is made.
struct FolderWatch {
    let folder: URL
    /// How often it looks; an author's folder is small.
    private let interval = Duration.milliseconds(250)
    private var known: [String: Stamp] = [:]

    init(folder: URL) {
        self.folder = folder
        known = snapshot()
    }

    /// What a file looked like.
    private struct Stamp: Hashable {
        var changed: Date?
        var size: Int?
    }

    /// Calls `saved` with the paths that changed, once all has been quiet for one look; ends with the task.
    mutating func run(_ saved: ([String]) async throws -> Void) async throws {
        while true {
            try await Task.sleep(for: interval)
            var seen = snapshot()
            guard seen != known else { continue }
            // Editors write in several steps.
            while true {
                try await Task.sleep(for: interval)
                let next = snapshot()
                if next == seen { break }
                seen = next
            }
            let before = known
            let changed = Set(known.keys).union(seen.keys).filter { before[$0] != seen[$0] }.sorted()
            known = seen
            if !changed.isEmpty { try await saved(changed) }
        }
    }

    private func snapshot() -> [String: Stamp] {
        var stamps: [String: Stamp] = [:]
        let root = folder.path
        guard let files = FileManager.default.enumerator(atPath: root) else { return stamps }
        while let path = files.nextObject() as? String {
            let name = path.split(separator: "/").last ?? ""
            let attributes = files.fileAttributes ?? [:]
            let isFolder = attributes[.type] as? FileAttributeType == .typeDirectory
            // Hidden files are the editor's, bundles are what the builder makes.
            if name.hasPrefix(".") || name.hasSuffix(".app") || name.hasSuffix("~") {
                if isFolder { files.skipDescendants() }
                continue
            }
            if !isFolder {
                stamps[path] = Stamp(changed: attributes[.modificationDate] as? Date, size: attributes[.size] as? Int)
            }
        }
        return stamps
    }
}
