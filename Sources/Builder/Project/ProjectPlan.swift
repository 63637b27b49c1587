import Foundation

/// What is to be built: an app and its extensions.
struct ProjectPlan: Sendable {
    let app: Target
    let extensions: [Target]
    let packages: [PackageDependency]

    var targets: [Target] { [app] + extensions }

    /// Reads a project: a folder with an `app.json`, or one of an app or an extension alone.
    ///
    /// An extension alone gets an
    /// app around it that asks for authorization and registers.
    ///
    /// - Throws: ``BuildError``, one clear line.
    init(reading project: URL) throws(BuildError) {
        let project = project.standardizedFileURL
        let manifest = try ProjectManifest.read(in: project)
        let name = manifest?.name ?? project.lastPathComponent
        let bundleID = manifest?.bundleIdentifier ?? "com.example.\(BuildSettings.identifier(name))"
        let reader = TargetReader(
            appID: bundleID,
            swiftVersion: manifest?.swiftVersion ?? "5",
            settings: manifest?.settings ?? [:]
        )
        if let manifest {
            let extensionFolders = (manifest.extensions ?? []).map(project.appendingPathComponent)
            guard let folder = manifest.app else {
                throw .badProject(
                    project.appendingPathComponent(ProjectManifest.fileName).path,
                    "has no key \"app\"; it names the app's folder"
                )
            }
            app = try reader.app(
                in: project.appendingPathComponent(folder),
                named: name,
                bundleID: bundleID,
                without: extensionFolders
            )
            extensions = try reader.extensions(in: extensionFolders, of: app)
        } else if try reader.isExtension(project) {
            app = reader.hostApp(named: "\(name)Host", bundleID: bundleID)
            extensions = try reader.extensions(in: [project], of: app)
        } else {
            app = try reader.app(in: project, named: name, bundleID: bundleID, without: [])
            extensions = []
        }
        let names = [app.name] + extensions.map(\.name)
        packages = try (manifest?.packages ?? []).enumerated().map { number, package throws(BuildError) in
            try package.checked(as: "packages[\(number)]", in: project, targets: names)
        }
        if Set(names).count < names.count {
            throw .badProject(project.path, "two targets have the same name: \(names.joined(separator: ", "))")
        }
    }
}
