import Foundation

/// The arguments that make an executable of author code and the SDK.
struct Linker: Sendable {
    let toolchain: Toolchain
    let library: SDKLibrary
    let packages: [PackageLibrary]

    /// What the author does not use costs no start-up time: sections and libraries that nobody needs are left out.
    private var archives: [String] {
        // A package that the SDK stands on too is there twice.
        let own = packages.isEmpty ? [] : packages.map(\.archive.path) + SharedRuntime.linker(["-z", "muldefs"])
        return (library.linking == .static ? LateLibraries.arguments(library.lateLibraries) : [])
            + own + library.archives.reversed().map(\.path) + SharedRuntime.linker(["--gc-sections", "--as-needed"])
    }

    private var libraries: [String] { library.libraries + packages.flatMap(\.libraries) }

    private func group(_ libraries: [String]) -> [String] {
        SharedRuntime.linker(["--start-group"] + libraries + ["--end-group"])
    }

    /// swiftc's, for an executable that has all of Swift inside, or uses the toolchain's libraries.
    var compilerArguments: [String] {
        let runtime = library.linking == .static ? ["-static-stdlib"] + FoundationBridges.linkerArguments : []
        return runtime + archives + group(libraries)
    }

    /// clang's, for an executable beside a shared runtime.
    ///
    /// - Parameters:
    ///   - objects: the author's.
    ///   - wishes: the libraries that they wish for, as the linker's arguments.
    func arguments(
        linking objects: [URL],
        wishes: [String],
        with runtime: SharedRuntime,
        as kind: Target.Kind,
        to executable: URL
    ) -> [String] {
        ["-fuse-ld=lld", "-pie", "-o", executable.path, toolchain.swiftObject.path] + objects.map(\.path)
            + archives + [runtime.library.path, "-L\(toolchain.staticLibraries.path)"]
            + SharedRuntime.linker(["-rpath", SharedRuntime.searchPath(of: kind)])
            + group(runtime.without(wishes + libraries)) + ["-lstdc++", "-lm"]
    }
}
