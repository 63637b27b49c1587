import DeviceProcesses
import Foundation

/// What SwiftPM may open while it builds an author's packages: their manifests and plug-ins are programs that run.
///
/// They write to the packages' build folder alone, and read the system, the toolchain, the project, its repository and
/// git's settings. So a project that is tried changes nothing, and sees no file of its user's.
struct PackageConfinement: Sendable {
    let toolchain: Toolchain
    let library: SDKLibrary
    /// The folder that is built in.
    let folder: URL

    /// - Parameter places: the project's folder and those of packages.
    func rules(reading places: [URL]) -> Confinement {
        let home = FileManager.default.homeDirectoryForCurrentUser
        let settings = [".gitconfig", ".config/git", ".swiftpm"].map { home.appendingPathComponent($0).path }
        // `bin/swift` of a toolchain may be a link into it.
        let tools = toolchain.swift.resolvingSymlinksInPath().deletingLastPathComponent().deletingLastPathComponent()
        let roots = places.map { ProjectRoot(of: $0).folder.path }
        let maps = library.moduleMaps.map { URL(fileURLWithPath: $0).deletingLastPathComponent().path }
        let system = Confinement.system + ["/etc/gitconfig", "/opt", "/srv"]
        return Confinement(
            readable: system + settings + [tools.path, library.build.path] + roots + maps,
            writable: Confinement.devices + [folder.path]
        )
    }

    /// SwiftPM's own folders beside those of the packages.
    var arguments: [String] {
        [
            "--cache-path", folder.appendingPathComponent("cache").path,
            "--security-path", folder.appendingPathComponent("security").path,
        ]
    }

    /// A folder for temporary files that goes with it.
    var temporary: URL { folder.appendingPathComponent("tmp") }

    /// The variables that keep tools to their folder.
    var environment: [String: String] {
        var variables = [
            "TMPDIR": temporary.path,
            "CLANG_MODULE_CACHE_PATH": folder.appendingPathComponent("ModuleCache").path,
            "SWIFTPM_MODULECACHE_OVERRIDE": folder.appendingPathComponent("ModuleCache").path,
            "GIT_CONFIG_COUNT": "\(Self.gitFiles.count)",
        ]
        for (index, key) in Self.gitFiles.enumerated() {
            variables["GIT_CONFIG_KEY_\(index)"] = key
            variables["GIT_CONFIG_VALUE_\(index)"] = "/dev/null"
        }
        return variables
    }

    /// Files that git's settings name, anywhere: one that it may not read ends a checkout, and none is needed for it.
    private static let gitFiles = ["core.excludesFile", "core.attributesFile", "core.hooksPath"]
}
