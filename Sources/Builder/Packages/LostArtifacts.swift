import Foundation

/// Packages whose binaries cannot be downloaded: SwiftPM stops at the first, though it may be a tool that looks at the style
/// of sources alone.
enum LostArtifacts {
    /// The addresses of their repositories.
    ///
    /// - Parameters:
    ///   - output: what SwiftPM said.
    ///   - group: what is fetched.
    ///   - checkouts: where repositories were fetched to.
    static func addresses(in output: String, of group: PackageGroup, _ checkouts: URL) -> [String] {
        let form = #/failed downloading '[^']*' which is required by binary target '(?<target>[^']+)'/#
        let targets = Set(output.matches(of: form).map { String($0.target) })
        guard !targets.isEmpty else { return [] }
        let packages = group.onDisk(fetchedInto: checkouts).map { (folder: $0, manifest: PackageManifest(of: $0)) }
        let lost = packages.filter { package in
            targets.contains { package.manifest.targets[$0]?.kind == .binary }
        }
        .map { $0.folder.lastPathComponent.lowercased() }
        let named = group.packages.compactMap(\.url) + packages.flatMap { $0.manifest.dependencies.compactMap(\.url) }
        return Set(named).sorted().filter { url in
            lost.contains(PackageDependency(url: url, products: []).identity.lowercased())
        }
    }
}
