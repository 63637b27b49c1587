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
            return objects.list(id, "children").compactMap { url(of: $0)?.standardizedFileURL }
        }
        return url(of: id).map { [$0.standardizedFileURL] } ?? []
    }
}
