import Foundation

/// Where the files of an Xcode project lie: a file's path is relative to its group's, and so on up to the project.
struct XcodePaths: Sendable {
    private let objects: XcodeObjects
    /// What `SRCROOT` stands for.
    let root: URL
    private let parents: [String: String]

    /// How deep groups may lie in each other.
    private static let depthLimit = 64

    init(_ objects: XcodeObjects) {
        self.objects = objects
        let folder = objects.project.deletingLastPathComponent()
        root = objects.text(objects.root, "projectDirPath").map(folder.appendingPathComponent) ?? folder
        var parents: [String: String] = [:]
        for kind in ["PBXGroup", "PBXVariantGroup", "XCVersionGroup"] {
            for group in objects.all(kind) {
                for child in objects.list(group, "children") { parents[child] = group }
            }
        }
        self.parents = parents
    }

    /// Where a file or group lies; nil for what is made or belongs to Apple's tools.
    func url(of id: String, depth: Int = 0) -> URL? {
        guard depth < Self.depthLimit else { return nil }
        let path = objects.text(id, "path")
        switch objects.text(id, "sourceTree") ?? "<group>" {
        case "<group>":
            let base = parents[id].map { url(of: $0, depth: depth + 1) } ?? root
            return path.map { base?.appendingPathComponent($0) } ?? base
        case "SOURCE_ROOT": return path.map(root.appendingPathComponent) ?? root
        case "<absolute>": return path.map { URL(fileURLWithPath: $0) }
        default: return nil
        }
    }

    /// The files that a file reference stands for: itself, or each language's.
    func files(of id: String) -> [URL] {
        if objects.kind(id) == "PBXVariantGroup" {
            return objects.list(id, "children").compactMap { url(of: $0)?.standardizedFileURL.asOnDisk }
        }
        return url(of: id).map { [$0.standardizedFileURL.asOnDisk] } ?? []
    }
}

extension URL {
    /// The same, as the disk spells it: on a Mac's disk capitals do not count, so that a project may name a file by others.
    ///
    /// A file that is there is left as it is; one that no spelling finds, too.
    var asOnDisk: URL {
        guard !FileManager.default.fileExists(atPath: path) else { return self }
        let above = deletingLastPathComponent()
        let folder = above.path == path || FileManager.default.fileExists(atPath: above.path) ? above : above.asOnDisk
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        let wanted = lastPathComponent.lowercased()
        guard let name = names.sorted().first(where: { $0.lowercased() == wanted }) else { return self }
        return folder.appendingPathComponent(name)
    }
}
