import Foundation

/// What keeps a product of a package from being built here, as far as its manifest's text and its files tell.
enum PackageObstacle: String, Codable, Sendable {
    /// Its sources are Objective-C's.
    case objectiveC
    /// It is a binary for Apple's systems.
    case binary
    /// Its repository cannot be fetched.
    case unreachable
    /// The manifest does not have it here.
    case notHere

    /// Why it is left out, and what can be done about it.
    ///
    /// - Parameter product: its name.
    func advice(on product: String) -> String {
        let why =
            switch self {
            case .objectiveC: "is written in Objective-C, and only Swift is compiled here"
            case .binary: "is a binary for Apple's systems, and packages are built of their sources here"
            case .unreachable: "is of a repository that cannot be fetched"
            case .notHere: "is left out by its package's own manifest, which runs on Linux here"
            }
        return "\(product) \(why): keep what uses it under #if canImport(\(product))"
    }

    /// The obstacle of a product; nil where none is seen.
    static func of(_ product: String, in package: URL) -> Self? {
        let manifest = PackageSources.manifest(of: package)
        let targets = Targets(manifest)
        guard
            let form = try? Regex(
                "\\.library\\(\\s*name:\\s*\"\(NSRegularExpression.escapedPattern(for: product))\"[^)]*?targets:\\s*\\[([^\\]]*)\\]"
            ),
            let match = manifest.firstMatch(of: form), let list = match.output[1].substring
        else { return nil }
        var open = names(in: list)
        var seen: Set<String> = []
        while let name = open.popLast() {
            guard seen.insert(name).inserted, let target = targets.byName[name] else { continue }
            if target.isBinary { return .binary }
            if isObjectiveC(name, target, of: package) { return .objectiveC }
            open += names(in: target.text[...]).filter { targets.byName[$0] != nil }
        }
        return nil
    }

    /// Whether a target has sources of Objective-C and none of Swift.
    private static func isObjectiveC(_ name: String, _ target: Target, of package: URL) -> Bool {
        let path = target.text.firstMatch(of: #/[(,]\s*path:\s*"(?<path>[^"\n]*)"/#).map { String($0.path) }
        let usual = ["Sources", "Source", "src", "srcs"].map { "\($0)/\(name)" }
        let folders = (path.map { [$0] } ?? usual).map { package.appendingPathComponent($0).standardizedFileURL }
        guard let folder = folders.first(where: { FileManager.default.fileExists(atPath: $0.path) }),
            ProjectRoot.holds(package, folder.path)
        else { return false }
        let walk = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
        var hasObjectiveC = false
        var count = 0
        while let file = walk?.nextObject() as? URL, count < fileLimit {
            count += 1
            if file.pathExtension == "swift" { return false }
            hasObjectiveC = hasObjectiveC || ["m", "mm"].contains(file.pathExtension)
        }
        return hasObjectiveC
    }

    /// Files of a target that are looked at.
    private static let fileLimit = 20_000

    private static func names(in text: Substring) -> [String] {
        text.matches(of: #/"([^"\n\\]+)"/#).map { String($0.output.1) }
    }

    /// A target as the manifest describes it.
    private struct Target {
        let text: String
        let isBinary: Bool
    }

    /// Each target with the text from its name to the next one.
    private struct Targets {
        var byName: [String: Target] = [:]

        init(_ manifest: String) {
            let begins = manifest.matches(
                of:
                    #/\.(?<kind>target|binaryTarget|testTarget|plugin|macro|executableTarget|systemLibrary)\(\s*name:\s*"(?<name>[^"\n]*)"/#
            )
            for (number, begin) in begins.enumerated() {
                // `.target(name: "Other")` in a list of dependencies is no target of its own.
                let end = number + 1 < begins.count ? begins[number + 1].range.lowerBound : manifest.endIndex
                let text = String(manifest[begin.range.upperBound..<end])
                if text.hasPrefix(")") || text.hasPrefix(", condition:") { continue }
                byName[String(begin.name)] = Target(text: text, isBinary: begin.kind == "binaryTarget")
            }
        }
    }
}
