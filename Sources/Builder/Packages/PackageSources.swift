import Foundation

/// Where the sources of packages on this disk lie, as far as their manifests' texts tell: these are programs, and what
/// they come to is SwiftPM's to find out.
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
            manifest(of: folder).split(separator: "\n")
                .filter { !$0.trimmingPrefix(while: \.isWhitespace).hasPrefix("//") }.joined(separator: "\n")
                .contains(#/\.package\(\s*(?:name:\s*"[^"]*"\s*,\s*)?(?:url|id):/#)
        }
    }

    /// `.package(path: "../Kit")`; of `"../\(name)"` all that lie there.
    private static func needed(by package: URL) -> [URL] {
        paths(in: package, after: #/\.package\(\s*(?:name:\s*"[^"]*"\s*,\s*)?path:\s*"(?<path>[^"\n]*)/#).flatMap {
            path in
            guard let variable = path.range(of: "\\(") else {
                return [package.appendingPathComponent(path)].filter(hasManifest)
            }
            let place = package.appendingPathComponent(String(path[..<variable.lowerBound]))
            return entries(of: place).filter(hasManifest)
        }
    }

    /// The folders of its targets: those that the manifest names, and those that SwiftPM takes where it names none.
    static func modules(of package: URL) -> [URL] {
        let named = paths(in: package, after: #/[(,]\s*path:\s*"(?<path>[^"\n]*)/#)
            .filter { !"/\($0)".contains("/Tests/") }
            .map { package.appendingPathComponent($0).standardizedFileURL }
            .filter { ProjectRoot.holds(package, $0.path) && !entries(of: $0).isEmpty }
        let usual = usual(of: package).filter { folder in
            !named.contains { ProjectRoot.holds($0, folder.path) || ProjectRoot.holds(folder, $0.path) }
        }
        return Set(named.map(\.path)).sorted().map { URL(fileURLWithPath: $0) } + usual
    }

    private static func usual(of package: URL) -> [URL] {
        let sources = ["Sources", "Source", "src", "srcs"].map(package.appendingPathComponent)
            .first { FileManager.default.fileExists(atPath: $0.path) }
        guard let sources else { return [] }
        let entries = entries(of: sources)
        if entries.contains(where: { $0.pathExtension == "swift" }) { return [sources] }
        // A file among them is none.
        return entries.filter { (try? FileManager.default.contentsOfDirectory(atPath: $0.path)) != nil }
    }

    private static func paths(in package: URL, after pattern: Regex<(Substring, path: Substring)>) -> [String] {
        manifest(of: package).matches(of: pattern).map { String($0.output.path) }
    }

    /// The manifest's text; empty for one that cannot be read, of which SwiftPM tells what is wrong.
    static func manifest(of package: URL) -> String {
        (try? ProjectFile.text(package.appendingPathComponent("Package.swift"))) ?? ""
    }

    /// The packages that lie in a folder, beside each other.
    static func below(_ folder: URL) -> [URL] { entries(of: folder).filter(hasManifest) }

    /// Whether a package has targets of macros.
    static func holdsMacros(_ package: URL) -> Bool { manifest(of: package).contains(#/\.macro\(\s*name:/#) }

    /// Whether a folder is a package's.
    static func hasManifest(_ folder: URL) -> Bool {
        FileManager.default.fileExists(atPath: folder.appendingPathComponent("Package.swift").path)
    }

    private static func entries(of folder: URL) -> [URL] {
        // One that cannot be read is SwiftPM's to tell of, as a manifest is.
        let entries = try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        return (entries ?? []).map(\.standardizedFileURL).sorted { $0.path < $1.path }
    }
}
