import Foundation

/// Where the sources of packages on this disk lie.
enum PackageSources {
    /// How many packages are read; a project has some dozens.
    private static let limit = 200

    /// The packages, and those on this disk that they need.
    static func packages(_ named: [URL]) -> [URL] {
        var found: [URL] = []
        var open = named
        while let next = open.popLast(), found.count < limit {
            let folder = next.standardizedFileURL
            guard !found.contains(where: { $0.path == folder.path }) else { continue }
            found.append(folder)
            open += needed(by: folder)
        }
        return found.sorted { $0.path < $1.path }
    }

    /// Whether a package, or one on this disk that it needs, names a repository.
    static func needsFetching(_ package: PackageDependency) -> Bool {
        packages([package.folder].compactMap { $0 }).contains { folder in
            PackageManifest(of: folder).dependencies.contains { $0.url != nil }
        }
    }

    /// `.package(path: "../Kit")`; of `"../\(name)"` all that lie there.
    private static func needed(by package: URL) -> [URL] {
        PackageManifest(of: package).dependencies.flatMap { dependency -> [URL] in
            guard let path = dependency.path else { return [] }
            let place = package.appendingPathComponent(path)
            return dependency.isWholePath ? [place].filter(hasManifest) : entries(of: place).filter(hasManifest)
        }
    }

    /// A module of a package.
    struct Module {
        let folder: URL
        /// Files and folders in it that are none of its sources, or another's.
        var without: [URL] = []
        /// Files and folders in it that are its sources; none where all of them are.
        var only: [URL] = []
        /// Whether its catalogues are in a bundle of its own: a manifest for older tools has none (PackageDescription 5.3).
        var hasBundle = false

        /// The names of its asset catalogues, which SwiftPM puts into `Bundle.module`.
        var assets: AssetSymbols? {
            guard hasBundle else { return nil }
            let walk = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
            var catalogues: [URL] = []
            while let file = walk?.nextObject() as? URL, catalogues.count < Self.catalogueLimit {
                if file.pathExtension == "xcassets" {
                    walk?.skipDescendants()
                    if !without.contains(where: { ProjectRoot.holds($0, file.path) }) { catalogues.append(file) }
                } else if (walk?.level ?? 0) > Self.depthLimit {
                    walk?.skipDescendants()
                }
            }
            return AssetSymbols(of: catalogues.sorted { $0.path < $1.path }, .init(), in: ".module")
        }

        private static let catalogueLimit = 100
        private static let depthLimit = 16

        /// Its files.
        ///
        /// - Throws: ``BuildError`` when there are too many of them.
        func sources() throws(BuildError) -> [URL] {
            var found: [URL] = []
            for place in only.isEmpty ? [folder] : only {
                if place.pathExtension == "swift" {
                    found.append(place)
                } else if FileManager.default.fileExists(atPath: place.path) {
                    found += try TargetFolder(place, without: without).sources
                }
            }
            return found.filter { file in !without.contains { ProjectRoot.holds($0, file.path) } }
        }
    }

    /// The targets that are code of an app: those that the manifest names, and what lies where SwiftPM looks for others.
    static func modules(of package: URL) -> [Module] {
        let manifest = PackageManifest(of: package)
        let known = manifest.targets.values.compactMap { target in
            target.folder(in: package).map { (target: target, folder: $0) }
        }
        let folders = known.map(\.folder)
        let named = known.filter { $0.target.kind == .code }.map { target, folder in
            Module(
                folder: folder,
                without: target.excluded.map { folder.appendingPathComponent($0).standardizedFileURL }
                    + folders.filter { $0.path != folder.path && ProjectRoot.holds(folder, $0.path) },
                only: target.sources.map { folder.appendingPathComponent($0).standardizedFileURL },
                hasBundle: !ManifestFile.toolsVersion(of: manifest.manifest.text).lexicographicallyPrecedes([5, 3])
            )
        }
        let unknown = usual(of: package).filter { folder in
            !folders.contains { ProjectRoot.holds($0, folder.path) || ProjectRoot.holds(folder, $0.path) }
        }
        return (named.filter { !entries(of: $0.folder).isEmpty } + unknown.map { Module(folder: $0) })
            .sorted { $0.folder.path < $1.folder.path }
    }

    private static func usual(of package: URL) -> [URL] {
        let sources = PackageManifest.usualFolders.map(package.appendingPathComponent)
            .first { FileManager.default.fileExists(atPath: $0.path) }
        guard let sources else { return [] }
        let entries = entries(of: sources)
        if entries.contains(where: { $0.pathExtension == "swift" }) { return [sources] }
        // A file among them is none.
        return entries.filter { (try? FileManager.default.contentsOfDirectory(atPath: $0.path)) != nil }
    }

    /// The packages that lie in a folder, beside each other.
    static func below(_ folder: URL) -> [URL] { entries(of: folder).filter(hasManifest) }

    /// Whether a package is what macros are written with: it is made for the machine that builds, and is no app's code.
    static func isOfMacros(_ package: URL) -> Bool { package.lastPathComponent == "swift-syntax" }

    /// Whether a folder is a package's.
    static func hasManifest(_ folder: URL) -> Bool {
        FileManager.default.fileExists(atPath: folder.appendingPathComponent(ManifestFile.name).path)
    }

    private static func entries(of folder: URL) -> [URL] {
        // One that cannot be read is SwiftPM's to tell of, as a manifest is.
        let entries = try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        return (entries ?? []).map(\.standardizedFileURL).sorted { $0.path < $1.path }
    }
}
