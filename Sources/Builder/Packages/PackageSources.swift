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
            .map { package.appendingPathComponent($0).standardizedFileURL }
            .filter { holds(package, $0) && !entries(of: $0).isEmpty && !$0.path.contains("/Tests/") }
        let usual = usual(of: package).filter { folder in
            !named.contains { holds($0, folder) || holds(folder, $0) }
        }
        return Set(named.map(\.path)).sorted().map { URL(fileURLWithPath: $0) } + usual
    }

    private static func usual(of package: URL) -> [URL] {
        let sources = ["Sources", "Source", "src", "srcs"].map(package.appendingPathComponent)
            .first { FileManager.default.fileExists(atPath: $0.path) }
        guard let sources else { return [] }
        let entries = entries(of: sources)
        if entries.contains(where: { $0.pathExtension == "swift" }) { return [sources] }
        return entries.filter { (try? FileManager.default.contentsOfDirectory(atPath: $0.path)) != nil }
    }

    private static func paths(in package: URL, after pattern: Regex<(Substring, path: Substring)>) -> [String] {
        // SwiftPM tells what is wrong with a manifest that cannot be read.
        let text = (try? ProjectFile.text(package.appendingPathComponent("Package.swift"))) ?? ""
        return text.matches(of: pattern).map { String($0.output.path) }
    }

    private static func entries(of folder: URL) -> [URL] {
        let entries = try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        return (entries ?? []).map(\.standardizedFileURL).sorted { $0.path < $1.path }
    }

    private static func hasManifest(_ folder: URL) -> Bool {
        FileManager.default.fileExists(atPath: folder.appendingPathComponent("Package.swift").path)
    }

    private static func holds(_ folder: URL, _ file: URL) -> Bool {
        file.path == folder.path || file.path.hasPrefix(folder.path + "/")
    }
}
