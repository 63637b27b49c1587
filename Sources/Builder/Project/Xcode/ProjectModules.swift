import Foundation

/// The modules that an Xcode project has the sources of: its frameworks and libraries, those of the projects that it
/// refers to, and the pods in `Pods/`.
struct ProjectModules: Sendable {
    private let targets: [String: XcodeTarget]

    static let none = ProjectModules(targets: [:])

    private init(targets: [String: XcodeTarget]) { self.targets = targets }

    static let kinds: Set = [XcodeTarget.framework, "com.apple.product-type.library.static"]

    init(of project: XcodeProject) {
        let root = project.objects.project.deletingLastPathComponent()
        let others = project.referredProjects + Self.pods(in: root.appendingPathComponent("Pods"))
        // A project that cannot be read has nothing for anybody; who imports it is told that there is no such module.
        let all = [project] + others.compactMap { try? XcodeProject(reading: $0) }
        var targets: [String: XcodeTarget] = [:]
        for target in all.flatMap(\.targets)
        where Self.kinds.contains(target.productType) && !target.files.sources.isEmpty {
            let name = target.settings["PRODUCT_MODULE_NAME"] ?? BuildSettings.identifier(target.name)
            // What the compiler is told of it is a name; another one nobody can import.
            if targets[name] == nil, BuildSettings.isIdentifier(name) { targets[name] = target }
        }
        self.targets = targets
    }

    /// The projects of pods: one of all, or one of each where a Podfile asks for it (`generate_multiple_pod_projects`).
    private static func pods(in folder: URL) -> [URL] {
        let entries = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
        return entries.filter { $0.pathExtension == "xcodeproj" }.sorted { $0.path < $1.path }
    }

    /// The modules that sources import, and those that these import; what a module imports comes before it.
    ///
    /// One of the author's with a name of Apple's, as the pod `Charts` has, is the author's: Xcode looks into the folder of
    /// built products first (Build settings reference: Framework Search Paths).
    func needed(by sources: [URL]) -> [SourceModule] {
        var found: [SourceModule] = []
        var seen: Set<String> = []
        func find(_ names: Set<String>) {
            for name in names.sorted() {
                guard let target = targets[name], seen.insert(name).inserted else { continue }
                let own = target.files.sources.filter { FileManager.default.fileExists(atPath: $0.path) }
                let exported = target.umbrellaHeader.modules.filter {
                    $0 != name && (AppleModules.has($0) || targets[$0] != nil)
                }
                find(Self.imports(of: own).union(exported))
                found.append(
                    SourceModule(
                        name: name,
                        sources: own,
                        models: target.files.models,
                        assetSymbols: target.assetSymbols,
                        resources: target.files.resources,
                        swiftVersion: target.swiftVersion,
                        importedModules: ObjectiveCStandIns.modules(for: target.foreign),
                        exportedModules: exported,
                        compilerArguments: target.compilerArguments
                    )
                )
            }
        }
        find(Self.imports(of: sources))
        return found
    }

    private static func imports(of sources: [URL]) -> Set<String> {
        var names: Set<String> = []
        for file in sources {
            // A file that cannot be read is told of where it is compiled.
            let text = (try? ProjectFile.text(file)) ?? ""
            for line in text.split(whereSeparator: \.isNewline) where line.contains("import ") {
                let form =
                    #/\s*(@\w+\s+)*((public|internal|private|fileprivate|package)\s+)?import\s+((struct|class|enum|protocol|func|var|let|typealias)\s+)?(?<name>\w+).*/#
                if let match = line.wholeMatch(of: form) { names.insert(String(match.name)) }
            }
        }
        return names
    }
}

extension XcodeProject {
    /// The projects among the project's files.
    fileprivate var referredProjects: [URL] {
        let paths = XcodePaths(objects)
        return objects.all("PBXFileReference").filter { objects.text($0, "path")?.hasSuffix(".xcodeproj") == true }
            .compactMap { paths.url(of: $0)?.standardizedFileURL }
    }
}
