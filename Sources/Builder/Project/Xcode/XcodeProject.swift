import Foundation

/// An Xcode project: which of its targets are an app and its notification extensions, and what packages they import.
struct XcodeProject: Sendable {
    let objects: XcodeObjects
    let targets: [XcodeTarget]
    private let paths: XcodePaths

    /// - Parameters:
    ///   - project: the `.xcodeproj`, a `project.yml` of XcodeGen's, or the manifest of an app of Swift Playgrounds.
    ///   - configuration: such as `Debug`.
    /// - Throws: ``BuildError``, one clear line.
    init(reading project: URL, configuration: String = "Debug") throws(BuildError) {
        let objects = try XcodeObjects(reading: project.standardizedFileURL)
        let paths = XcodePaths(objects)
        self.objects = objects
        self.paths = paths
        var targets: [XcodeTarget] = []
        for id in objects.list(objects.root, "targets") where objects.kind(id) == "PBXNativeTarget" {
            targets.append(try XcodeTarget(id, of: objects, paths, configuration: configuration))
        }
        self.targets = targets.filter(\.isForPhones)
    }

    /// Whether a file is an Xcode project, or describes one.
    static func isProject(_ file: URL) -> Bool { file.pathExtension == "xcodeproj" || isDescription(file) }

    /// Whether a file is no project of Xcode's itself, and describes one.
    static func isDescription(_ file: URL) -> Bool {
        ["yml", "yaml"].contains(file.pathExtension) || file.lastPathComponent == PlaygroundsApp.fileName
    }

    /// The project in a folder, or what describes one; nil when it has neither.
    ///
    /// - Throws: ``BuildError`` when it has several.
    static func url(in folder: URL) throws(BuildError) -> URL? {
        let entries = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
        var found = entries.filter { $0.pathExtension == "xcodeproj" }.sorted { $0.path < $1.path }
        // A project that XcodeGen made is often left out of a repository, but for what its author's Xcode keeps in it.
        let whole = found.filter { FileManager.default.fileExists(atPath: $0.path + "/project.pbxproj") }
        if whole.isEmpty, let description = XcodeGenSpec.url(in: folder) { return description }
        if !whole.isEmpty { found = whole }
        if found.count > 1 {
            let names = found.map(\.lastPathComponent).joined(separator: ", ")
            throw .badProject(folder.path, "has several projects: \(names); name one of them")
        }
        return found.first
    }

    /// The apps, those with notification extensions first.
    var apps: [XcodeTarget] {
        let apps = targets.filter { $0.productType == XcodeTarget.application }
        return apps.filter { !extensions(of: $0).isEmpty } + apps.filter { extensions(of: $0).isEmpty }
    }

    /// The notification extensions of an app: the targets that it depends on, or whose bundle ids begin with its own.
    func extensions(of app: XcodeTarget) -> [XcodeTarget] {
        let depended = objects.list(app.id, "dependencies").compactMap { objects.text($0, "target") }
        let appID = app.settings["PRODUCT_BUNDLE_IDENTIFIER"] ?? app.name
        return notificationExtensions.filter { target in
            depended.contains(target.id) || target.settings["PRODUCT_BUNDLE_IDENTIFIER"]?.hasPrefix(appID + ".") == true
        }
    }

    /// The targets that are notification extensions, whosoever they are.
    var notificationExtensions: [XcodeTarget] {
        targets.filter { $0.productType == XcodeTarget.appExtension && $0.isNotificationExtension }
    }

    /// Other extensions and in-project frameworks, which are not built.
    var others: [XcodeTarget] {
        targets.filter {
            ($0.productType == XcodeTarget.appExtension && !$0.isNotificationExtension)
                || $0.productType == XcodeTarget.framework
        }
    }

    /// Targets and those that they depend on or link, however deep: an app's own frameworks link packages, too.
    private func linked(by used: [XcodeTarget]) -> [String] {
        let makers = Dictionary(
            targets.compactMap { target in objects.text(target.id, "productReference").map { ($0, target.id) } },
            uniquingKeysWith: { first, _ in first }
        )
        let frameworks = Set(targets.filter { ProjectModules.kinds.contains($0.productType) }.map(\.id))
        var found: [String] = []
        var open = used.map(\.id)
        while let next = open.popLast() {
            guard !found.contains(next) else { continue }
            found.append(next)
            let depended = objects.list(next, "dependencies").compactMap { objects.text($0, "target") }
            let linked = objects.list(next, "buildPhases").filter { objects.kind($0) == "PBXFrameworksBuildPhase" }
                .flatMap { objects.list($0, "files") }
                .compactMap { objects.text($0, "fileRef").flatMap { makers[$0] } }
            open += (depended + linked).filter(frameworks.contains)
        }
        return found
    }

    /// The packages that the project names, with the products that its targets link.
    func packages(for used: [XcodeTarget]) -> [PackageDependency] {
        let links = PackageLinks(of: linked(by: used), objects, paths)
        let remote = objects.list(objects.root, "packageReferences")
            .filter { objects.kind($0) != "XCLocalSwiftPackageReference" }
            .compactMap { reference -> PackageDependency? in
                let products = links.products(of: reference)
                guard !products.isEmpty else { return nil }
                let requirement = VersionRequirement(objects.dictionary(reference, "requirement"))
                return PackageDependency(
                    url: objects.text(reference, "repositoryURL").map(Self.address),
                    from: requirement.from,
                    below: requirement.below,
                    exact: requirement.exact,
                    branch: requirement.branch,
                    revision: requirement.revision,
                    products: products,
                    // An app of a phone takes them for one, whoever else can build them.
                    sdk: true
                )
            }
        return remote + links.local
    }

    /// The address of a repository, without what a search engine hung on it when it was copied.
    private static func address(_ url: String) -> String {
        url.hasPrefix("http") ? String(url.prefix { $0 != "?" && $0 != "#" }) : url
    }
}

extension XcodeTarget {
    /// Whether it is written in Objective-C or C alone, which is not compiled here.
    var isForeign: Bool { files.sources.isEmpty && !foreign.isEmpty }

    /// Whether it is one of the two kinds that Carillon runs.
    var isNotificationExtension: Bool {
        guard let info = try? info(), let point = info["NSExtension"]?["NSExtensionPointIdentifier"]?.text else {
            return false
        }
        return [ExtensionDescription.servicePoint, ExtensionDescription.contentPoint].contains(point)
    }
}
