import Foundation

/// Empty packages in place of those whose repositories cannot be fetched.
///
/// SwiftPM fetches all that a package names, for tests and checks of its style, too, and does nothing where one of them is
/// not to be had. With stand-ins it does the rest. What truly needs one of them is left out: a stand-in has the products
/// that are asked of it, no module, and plug-ins that do nothing.
struct StandIns {
    /// The address of each, by what SwiftPM calls the package.
    private(set) var addresses: [String: String] = [:]
    /// Where they lie, below the folder where a group is built.
    private let place: URL
    private let folder: URL

    private static let branches = ["main", "master", "develop", "dev"]
    /// How many versions one is asked for.
    private static let limit = 200

    /// None: what could not be fetched the last time is tried again.
    init(in folder: URL) throws {
        self.folder = folder
        place = folder.appendingPathComponent("StandIns")
        for url in [place, mirrors] where FileManager.default.fileExists(atPath: url.path) {
            try FileManager.default.removeItem(at: url)
            // What SwiftPM wrote down is a stand-in's.
            try PinnedVersions.drop(in: folder)
        }
    }

    private var mirrors: URL { folder.appendingPathComponent(".swiftpm/configuration/mirrors.json") }

    /// Makes what a failed attempt asks for.
    ///
    /// - Parameters:
    ///   - output: what SwiftPM said.
    ///   - unreachable: the addresses of which it did not get all.
    ///   - pins: the versions that the author's packages had.
    /// - Returns: whether another attempt is worth it.
    mutating func answer(
        _ output: String,
        _ unreachable: [String],
        _ pins: [PinnedVersions.Pin]
    ) async throws -> Bool {
        var isNew = false
        for address in unreachable {
            let identity = PackageDependency(url: address, products: []).identity
            guard PackageIdentity.isPlain(identity), addresses[identity] == nil else { continue }
            addresses[identity] = address
            let pinned = pins.filter { $0.identity == identity.lowercased() }.compactMap(\.state.version)
            try await make(identity, versions: pinned + versions(asked: identity, of: pins))
            isNew = true
        }
        if isNew { try writeMirrors() }
        let asked =
            #/no versions of '(?<identity>[^']+)' match the requirement (?<version>\d+\.\d+\.\d+[-.\w]*?)(\.\.|[ ,;]|\.?$|\. )/#
        for match in output.matches(of: asked.anchorsMatchLineEndings()) {
            let identity = addresses.keys.first { $0.lowercased() == match.identity.lowercased() }
            guard let identity else { continue }
            isNew = try await tag(String(match.version), of: identity) || isNew
        }
        return isNew
    }

    private func make(_ identity: String, versions: [String]) async throws {
        let repository = place.appendingPathComponent(identity)
        try FileManager.default.createDirectory(at: repository, withIntermediateDirectories: true)
        try Data(StandInManifest(name: identity).text.utf8)
            .write(to: repository.appendingPathComponent(ManifestFile.name))
        try await git(["init", "-q", "-b", Self.branches[0]], in: repository)
        try await git(["add", "-A"], in: repository)
        try await git(["commit", "-q", "-m", "A stand-in"], in: repository)
        for branch in Self.branches.dropFirst() { try await git(["branch", branch], in: repository) }
        for version in versions { _ = try await tag(version, of: identity) }
    }

    /// The versions that packages ask for, of which SwiftPM has the repositories: it would try all versions of a package in
    /// turn before it said that there are none.
    private func versions(asked identity: String, of pins: [PinnedVersions.Pin]) async throws -> [String] {
        let place = folder.appendingPathComponent(".build/repositories")
        let names = (try? FileManager.default.contentsOfDirectory(atPath: place.path)) ?? []
        var found: [String] = []
        for name in names.sorted() where !name.hasPrefix(".") {
            let repository = place.appendingPathComponent(name)
            let tags = try await text(["tag", "--sort=-v:refname"], of: repository).split(separator: "\n").map(
                String.init
            )
            let newest = tags.filter { $0.contains(#/^v?\d+\.\d+\.\d+$/#) }.prefix(Self.newest)
            let pinned = pins.compactMap(\.state.version).filter(tags.contains)
            for revision in ["HEAD"] + newest + Set(pinned) {
                let manifest = try await text(["cat-file", "blob", "\(revision):\(ManifestFile.name)"], of: repository)
                let asked = PackageManifest(ManifestText(manifest)).dependencies.filter { dependency in
                    PackageDependency(url: dependency.url, products: []).identity.lowercased() == identity.lowercased()
                }
                found += asked.compactMap(\.version)
            }
        }
        return Set(found).sorted()
    }

    /// How many of a package's newest versions are looked at.
    private static let newest = 4

    /// What git says of a repository; nothing where it fails.
    private func text(_ arguments: [String], of repository: URL) async throws -> String {
        let git = ["git", "--git-dir", repository.path, "-c", "safe.directory=*", "-c", "core.fsmonitor=false"]
        let run = try await Tool(URL(fileURLWithPath: "/usr/bin/env"), git + arguments).run()
        return run.status == 0 ? run.output : ""
    }

    /// - Returns: whether it is a new one.
    private func tag(_ version: String, of identity: String) async throws -> Bool {
        guard version.wholeMatch(of: /[0-9A-Za-z.+-]+/) != nil, !version.hasPrefix("-") else { return false }
        let repository = place.appendingPathComponent(identity)
        let known = try FileManager.default.contentsOfDirectory(atPath: repository.path + "/.git/refs/tags")
        guard !known.contains(version), known.count < Self.limit else { return false }
        try await git(["tag", version], in: repository)
        return true
    }

    private func git(_ arguments: [String], in repository: URL) async throws {
        let author = [
            "-c", "user.name=Carillon", "-c", "user.email=carillon@localhost", "-c", "core.hooksPath=/dev/null",
        ]
        // A commit is the same whenever it is made: SwiftPM notes which one a version was.
        let dates = ["GIT_AUTHOR_DATE=2000-01-01T00:00:00Z", "GIT_COMMITTER_DATE=2000-01-01T00:00:00Z"]
        let command = dates + ["git"] + author + arguments
        let run = try await Tool(URL(fileURLWithPath: "/usr/bin/env"), command, in: repository).run()
        guard run.status == 0 else { throw BuildError.badToolchain("git \(arguments[0]): \(run.output)") }
    }

    private func writeMirrors() throws {
        struct Mirrors: Encodable {
            struct Mirror: Encodable { let mirror: String, original: String }
            let object: [Mirror]
            let version = 1
        }
        let all = addresses.sorted { $0.key < $1.key }.map { identity, address in
            Mirrors.Mirror(
                mirror: place.appendingPathComponent(identity).absoluteString.trimmingSlash,
                original: address
            )
        }
        try FileManager.default.createDirectory(
            at: mirrors.deletingLastPathComponent(),
            withIntermediateDirectories: true
        )
        try JSONEncoder().encode(Mirrors(object: all)).write(to: mirrors, options: .atomic)
    }

    /// Gives those that were fetched the products that other packages ask of them.
    ///
    /// - Returns: the addresses by the products.
    func complete(in checkouts: URL, for packages: [URL]) throws -> [String: String] {
        guard !addresses.isEmpty else { return [:] }
        var asked: [String: StandInManifest] = [:]
        let own = Dictionary(addresses.keys.map { ($0.lowercased(), $0) }, uniquingKeysWith: { one, _ in one })
        for package in packages {
            for use in PackageManifest(of: package).uses {
                guard let identity = own[(use.package ?? use.product).lowercased()] else { continue }
                asked[identity, default: StandInManifest(name: identity)].add(use)
            }
        }
        var products: [String: String] = [:]
        for (identity, address) in addresses {
            let manifest = asked[identity] ?? StandInManifest(name: identity)
            try manifest.write(into: checkouts.appendingPathComponent(identity))
            for product in manifest.libraries { products[product] = address }
        }
        return products
    }
}

extension String {
    fileprivate var trimmingSlash: String { hasSuffix("/") ? String(dropLast()) : self }
}

/// What SwiftPM calls packages.
enum PackageIdentity {
    /// Whether it is a name of a folder.
    static func isPlain(_ identity: String) -> Bool {
        identity.wholeMatch(of: /[\w.+-]{1,100}/) != nil && !identity.hasPrefix(".") && !identity.hasPrefix("-")
    }
}
