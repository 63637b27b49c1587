import Foundation

/// A file or a folder that several targets compile and copy, as `shared` of an `app.json` names it: `"Shared"` for all of
/// them, or `{"path": "App/Order.swift", "targets": ["Shop", "NotificationService"]}`.
struct SharedFiles: Decodable, Sendable {
    let path: String
    /// The names of the targets; nil for all.
    let targets: [String]?

    private enum CodingKeys: String, CodingKey { case path, targets }

    init(from decoder: any Decoder) throws {
        if let path = try? decoder.singleValueContainer().decode(String.self) {
            (self.path, targets) = (path, nil)
        } else {
            let values = try decoder.container(keyedBy: CodingKeys.self)
            path = try values.decode(String.self, forKey: .path)
            targets = try values.decodeIfPresent([String].self, forKey: .targets)
        }
    }

    /// What is there, for the targets that have it.
    ///
    /// - Parameters:
    ///   - key: what an error calls it.
    ///   - names: of all targets.
    /// - Throws: ``BuildError`` for a path that is not there or not the project's, and for a target that there is not.
    func contents(
        as key: String,
        in project: URL,
        targets names: [String]
    ) throws(BuildError) -> (contents: TargetFolder, targets: Set<String>) {
        let manifest = project.appendingPathComponent(ProjectManifest.fileName).path
        if let unknown = targets?.first(where: { !names.contains($0) }) {
            throw .badProject(
                manifest,
                "\(key).targets has “\(unknown)”; the targets are \(names.joined(separator: ", "))"
            )
        }
        let url = project.appendingPathComponent(path).standardizedFileURL
        guard ProjectRoot(of: project).contains(url) else {
            throw .badProject(manifest, "\(key) is “\(path)”, which is outside of the project")
        }
        var isDirectory: ObjCBool = false
        guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isDirectory) else {
            throw .badProject(url.path, "there is no such file; \(key) of \(ProjectManifest.fileName) names it")
        }
        let isTaken = isDirectory.boolValue && !TargetFolder.isOneThing(url)
        let contents =
            if isTaken { try TargetFolder(url, without: []) } else { TargetFolder(listed: [url], entitlements: nil) }
        return (contents, Set(targets ?? names))
    }
}
