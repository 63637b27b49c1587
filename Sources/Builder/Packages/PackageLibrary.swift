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
    /// Products that are not in it, and what can be done about it.
    var leftOut: [String: String] = [:]
    /// The macros of their targets.
    var macros: [Macro] = []
    /// Whether their sources look for a folder of files by the name that Xcode gives it.
    var looksForBundles = false

    /// Whether it is a module beside a target's sources with a name of Apple's.
    var isNamesake = false

    /// The macros of a module, and the program that expands them.
    struct Macro: Sendable {
        let module: String
        let program: URL

        /// What tells the compiler of it.
        var arguments: [String] { ["-load-plugin-executable", "\(program.path)#\(module)"] }
    }

    /// Whether a target may import one of its packages.
    func serves(_ target: Target) -> Bool { packages.contains { $0.targets?.contains(target.name) ?? true } }

    /// Copies the packages' files into a bundle: `Bundle.module` finds `Kit_Kit.resources` there, and who looks for what
    /// Xcode makes `Kit_Kit.bundle`.
    ///
    /// - Returns: the folders.
    func putResources(into bundle: URL) throws -> [URL] {
        var folders: [URL] = []
        for folder in resources {
            let name = folder.deletingPathExtension().lastPathComponent
            for kind in ["resources"] + (looksForBundles ? ["bundle"] : []) {
                let place = bundle.appendingPathComponent("\(name).\(kind)")
                try FileManager.default.copyItem(at: folder, to: place)
                folders.append(place)
            }
        }
        return folders
    }
}
