import Foundation

/// What an author describes an Xcode project by for XcodeGen: a `project.yml`, with the files that it includes and its
/// templates filled in (XcodeGen: ProjectSpec); an app of Swift Playgrounds says the same in a manifest.
struct XcodeGenSpec: Sendable {
    /// The `project.yml` or the manifest, for errors.
    let file: URL
    private let content: PropertyList

    static let fileNames = ["project.yml", "project.yaml"]

    /// Files that include each other, and how deep.
    private static let includeLimit = 50
    private static let depthLimit = 8

    /// - Throws: ``BuildError`` for a file that is not there, is no YAML, or describes no targets.
    init(reading file: URL) throws(BuildError) {
        self.file = file
        if file.lastPathComponent == PlaygroundsApp.fileName {
            guard let app = PlaygroundsApp(in: file.deletingLastPathComponent()) else {
                throw .badProject(
                    file.path,
                    "is the manifest of a package that is no app; an app names it and is built"
                )
            }
            content = try app.description()
            return
        }
        var filesLeft = Self.includeLimit
        content = try Self.included(by: file, depth: 0, &filesLeft)
        guard case .dictionary? = content["targets"] else {
            throw .badProject(file.path, "has no targets; it describes no Xcode project")
        }
    }

    /// The description in a folder, if any: other tools have a `project.yml`, too.
    static func url(in folder: URL) -> URL? {
        fileNames.map(folder.appendingPathComponent).first { (try? Self(reading: $0)) != nil }
            ?? PlaygroundsApp.url(in: folder)
    }

    var folder: URL { file.deletingLastPathComponent() }
    var name: String { content["name"]?.text ?? folder.lastPathComponent }

    subscript(key: String) -> PropertyList? { content[key] }

    /// The targets by name, each with its templates.
    var targets: [(name: String, content: PropertyList)] {
        content.members("targets").sorted { $0.key < $1.key }.map { name, target in
            var merged = PropertyList.dictionary([:])
            for template in target.texts("templates") {
                merged = self.template(template, depth: 0).merged(onto: merged)
            }
            merged = target.merged(onto: merged)
            var values = target.members("templateAttributes").compactMapValues(\.written)
            values["target_name"] = name
            return (name, merged.filled(with: values))
        }
    }

    /// A template with those that it is made of.
    private func template(_ name: String, depth: Int) -> PropertyList {
        guard depth < Self.depthLimit, let own = content["targetTemplates"]?[name] else { return .dictionary([:]) }
        var merged = PropertyList.dictionary([:])
        for inner in own.texts("templates") { merged = template(inner, depth: depth + 1).merged(onto: merged) }
        return own.merged(onto: merged).filled(with: ["template_name": name])
    }

    /// The settings of the project or of a target in a configuration such as `Debug`, the later ones counting.
    func settings(of owner: PropertyList, in configuration: String, depth: Int = 0) -> [String: String] {
        guard depth < Self.depthLimit, let settings = owner["settings"] else { return [:] }
        // Without any of these names they are the settings themselves.
        if ["base", "configs", "groups"].allSatisfy({ settings[$0] == nil }) { return settings.writtenMembers }
        var found: [String: String] = [:]
        for group in settings.texts("groups") {
            guard let group = content["settingGroups"]?[group] ?? content["settingPresets"]?[group] else { continue }
            let inner = self.settings(of: .dictionary(["settings": group]), in: configuration, depth: depth + 1)
            found.merge(inner) { $1 }
        }
        found.merge(settings["base"]?.writtenMembers ?? [:]) { $1 }
        for (name, own) in settings.members("configs") where configuration.lowercased() == name.lowercased() {
            found.merge(own.writtenMembers) { $1 }
        }
        return found
    }

    // MARK: Files that it includes

    private static func included(by file: URL, depth: Int, _ filesLeft: inout Int) throws(BuildError) -> PropertyList {
        filesLeft -= 1
        guard depth < depthLimit, filesLeft >= 0 else {
            throw .badProject(file.path, "includes more than \(includeLimit) files, or deeper than \(depthLimit)")
        }
        let own = try YAMLFile.read(file)
        var merged = PropertyList.dictionary([:])
        for include in own.list("include") {
            guard let path = include.text ?? include["path"]?.text else { continue }
            let other = file.deletingLastPathComponent().appendingPathComponent(path).standardizedFileURL
            let isThere = FileManager.default.fileExists(atPath: other.path)
            if !isThere, include["enable"]?.written == "NO" { continue }
            var content = try included(by: other, depth: depth + 1, &filesLeft)
            if include["relativePaths"]?.written != "NO" { content = content.moved(to: folder(of: path)) }
            merged = content.merged(onto: merged)
        }
        return own.merged(onto: merged)
    }

    private static func folder(of path: String) -> String {
        path.split(separator: "/").dropLast().joined(separator: "/")
    }
}
