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
    /// - Parameters:
    ///   - product: its name.
    ///   - address: the repository that it needs and that cannot be fetched, if that is not its own.
    func advice(on product: String, for address: String? = nil) -> String {
        let why =
            switch self {
            case .objectiveC: "is written in Objective-C, and only Swift is compiled here"
            case .binary: "is a binary for Apple's systems, and packages are built of their sources here"
            case .unreachable:
                address.map { "needs \($0), which cannot be fetched" } ?? "is of a repository that cannot be fetched"
            case .notHere: "is left out by its package's own manifest, which runs on Linux here"
            }
        return "\(product) \(why): keep what uses it under #if canImport(\(product))"
    }

    /// The obstacle of a product; nil where none is seen.
    static func of(_ product: String, in package: URL) -> Self? {
        let manifest = PackageManifest(of: package)
        return of(manifest.products[product]?.targets ?? [], manifest, in: package)
    }

    /// The first obstacle of targets, and of those that they need.
    static func of(_ targets: [String], _ manifest: PackageManifest, in package: URL) -> Self? {
        var open = targets
        var seen: Set<String> = []
        while let name = open.popLast() {
            guard seen.insert(name).inserted, !ObjectiveCStandIns.has(name), let target = manifest.targets[name]
            else { continue }
            if target.kind == .binary { return .binary }
            if isObjectiveC(target, of: package) { return .objectiveC }
            open += target.dependencies
        }
        return nil
    }

    /// Whether a target has sources of Objective-C and none of Swift.
    private static func isObjectiveC(_ target: PackageManifest.Target, of package: URL) -> Bool {
        guard let folder = target.folder(in: package) else { return false }
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
}
