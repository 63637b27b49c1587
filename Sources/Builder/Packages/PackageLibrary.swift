import Foundation

/// Built packages, as a target is compiled and linked with them.
struct PackageLibrary: Sendable {
    let packages: [PackageDependency]
    /// Swift modules.
    let modules: URL
    /// The archive of everything.
    let archive: URL
    /// Files of clang modules.
    let moduleMaps: [String]
    /// The linker's arguments for the libraries that the modules wish for.
    let libraries: [String]
    /// Folders with the files of packages, which `Bundle.module` looks for in the bundle.
    let resources: [URL]

    /// Whether a target may import one of its packages.
    func serves(_ target: Target) -> Bool { packages.contains { $0.targets?.contains(target.name) ?? true } }
}
