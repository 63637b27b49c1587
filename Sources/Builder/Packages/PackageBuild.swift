import DeviceProcesses
import Foundation
import SourceRewriter

/// Builds the packages that an app's targets import.
struct PackageBuild: Sendable {
    let toolchain: Toolchain
    var library: SDKLibrary
    let configuration: Builder.Configuration
    /// Whether manifests and plug-ins run as any program of the user's.
    let isTrusting: Bool
    /// The `app.json`, for errors.
    let manifest: URL
    let progress: @Sendable (BuildStep.Event) -> Void

    /// Whether packages can be kept to their folder here.
    static var canConfine: Bool { Confinement.isPossible }

    /// Whether another group of the same project has a folder of its own.
    var keepsGroupsApart = false

    /// How many apps' packages are kept, beside the SDK's build; the ones that were built longest ago go first.
    var limit = 8

    /// Builds a group.
    ///
    /// - Returns: nil for one of which everything is left out.
    /// - Throws: ``BuildError`` with what SwiftPM said.
    func build(_ fetched: Fetched) async throws -> PackageLibrary? {
        let (group, folder, modules) = (fetched.group, fetched.folder, fetched.modules)
        guard !group.packages.isEmpty else { return nil }
        let arguments = try buildArguments(group, modules, in: folder)
        let swiftPM = try tool(arguments, for: group, in: folder)
        let run = try await BuildStep.packages(group.packages.map(\.identity)).run(telling: progress) {
            try await swiftPM.run()
        }
        guard run.status == 0 else {
            let failure = failure(run.output, modules)
            var leftOut = LeftOutProducts(notedIn: folder)
            guard leftOut.note(missingIn: failure.description, of: group) else { throw failure }
            try leftOut.write(into: folder)
            let rest = leftOut.rest(of: group)
            try rest.write(into: folder)
            let all = fetched.leftOut.merging(leftOut.advice(on: group)) { first, _ in first }
            return try await build(Fetched(group: rest, folder: folder, modules: modules, leftOut: all))
        }
        // A link, in which FileManager finds nothing.
        let products = folder.appendingPathComponent(".build/\(configuration.rawValue)").resolvingSymlinksInPath()
        let archive = products.appendingPathComponent("lib\(PackageGroup.name).a")
        let wishes = folder.appendingPathComponent("wishes")
        let extraction = try await Tool(toolchain.autolinkExtract, [archive.path, "-o", wishes.path]).run()
        guard extraction.status == 0 else { throw BuildError.badToolchain(extraction.output) }
        // What SwiftPM writes lies deeper, and does not make the folder itself newer.
        try FileManager.default.setAttributes([.modificationDate: Date()], ofItemAtPath: folder.path)
        KeptFolders.removeOldest(in: library.packages, limit: limit)
        let plan = folder.appendingPathComponent(".build/\(configuration.rawValue).yaml")
        return PackageLibrary(
            packages: group.packages,
            modules: products.appendingPathComponent("Modules"),
            archive: archive,
            moduleMaps: try SDKLibrary.Needs.moduleMaps(in: plan),
            libraries: try String(contentsOf: wishes, encoding: .utf8).split { $0.isWhitespace }.map(String.init),
            resources: try FileManager.default.contentsOfDirectory(at: products, includingPropertiesForKeys: nil)
                .filter { $0.pathExtension == "resources" },
            leftOut: fetched.leftOut,
            macros: macros(of: group, in: folder, products),
            looksForBundles: modules.contains { $0.originals.contains { $0.text.contains(".bundle\"") } }
        )
    }

    /// The macros that an app may use as well: SwiftPM makes a program of each target of them.
    private func macros(of group: PackageGroup, in folder: URL, _ products: URL) -> [PackageLibrary.Macro] {
        group.onDisk(fetchedInto: Self.checkouts(in: folder))
            .flatMap { PackageManifest(of: $0).targets.values.filter { $0.kind == .macro } }
            .map { PackageLibrary.Macro(module: $0.name, program: products.appendingPathComponent("\($0.name)-tool")) }
            .filter { FileManager.default.isExecutableFile(atPath: $0.program.path) }
    }

    /// SwiftPM, kept to the folder that it builds in.
    ///
    /// - Throws: ``BuildError`` where the kernel cannot keep it.
    func tool(_ arguments: [String], for group: PackageGroup, in folder: URL) throws -> Tool {
        guard !isTrusting else { return Tool(toolchain.swift, arguments, in: folder) }
        guard Self.canConfine else {
            throw BuildError.badToolchain(
                "this kernel cannot keep packages to their folder, and their manifests are programs; "
                    + "--trust-packages runs them all the same"
            )
        }
        let confinement = PackageConfinement(toolchain: toolchain, library: library, folder: folder)
        try FileManager.default.createDirectory(at: confinement.temporary, withIntermediateDirectories: true)
        let places = [manifest.deletingLastPathComponent()] + group.packages.compactMap(\.folder)
        return Tool(
            toolchain.swift,
            // Right behind the command: `swift package` takes them before the name of what it shall do.
            arguments.prefix(1) + confinement.arguments + arguments.dropFirst(),
            in: folder,
            environment: confinement.environment,
            confinement: confinement.rules(reading: places)
        )
    }

    private func buildArguments(_ group: PackageGroup, _ modules: [AuthorModule], in folder: URL) throws -> [String] {
        var arguments = ["build", "--package-path", folder.path, "-c", configuration.rawValue]
        arguments += ["--product", PackageGroup.name]
        if library.linking == .static { arguments.append("--static-swift-stdlib") }
        if configuration == .debug {
            // Nobody edits a package: whole modules are compiled in two thirds of the time, as in a release.
            let threads = "\(ProcessInfo.processInfo.activeProcessorCount)"
            arguments += ["-wmo", "-num-threads", threads].flatMap { ["-Xswiftc", $0] }
        }
        guard group.usesSDK else { return arguments }
        let packages = group.onDisk(fetchedInto: Self.checkouts(in: folder))
        arguments += try PhoneManifest.arguments(for: packages, into: folder.appendingPathComponent("Manifests"))
        var flags = library.modules.flatMap { ["-I", $0.path] }
        // Those of which only the name is here, too.
        flags += ([library.appleNames.path] + library.moduleMaps).flatMap { ["-Xcc", "-fmodule-map-file=\($0)"] }
        // SwiftPM compiles anew what is compiled with other words.
        flags += ["-D", "CARILLON_SDK_\(StableHash.text(library.stamps))"]
        let everywhere = ImplicitImports.modules(for: ["Foundation"])
        // Darwin's headers have what glibc keeps for who asks (`fopencookie`, `strcasestr`).
        flags += ["-Xcc", "-D_GNU_SOURCE"]
        flags += ImplicitImports.arguments(everywhere)
        var copies: [String: String] = [:]
        let place = folder.appendingPathComponent("Copies")
        for (number, module) in modules.enumerated() {
            let own = place.appendingPathComponent("\(number)")
            try FileManager.default.createDirectory(at: own, withIntermediateDirectories: true)
            copies.merge(try module.writeCopies(into: own, withOwnNames: true, beside: everywhere)) { first, _ in first
            }
        }
        flags += try AuthorModule.overlay(of: copies, into: place)
        return arguments + ["--toolset", try PhoneToolset(flags: flags).write(into: folder).path]
    }

    /// SwiftPM's errors; its progress is left out.
    func failure(_ output: String, _ modules: [AuthorModule] = []) -> BuildError {
        let restored = modules.reduce(output) { $1.restore($0) }
        let lines = SwiftPMOutput.errors(of: restored)
        if lines.contains(where: { $0.contains(#/^/.*: error: /#) }) {
            return .doesNotCompile(lines.joined(separator: "\n"))
        }
        let errors = lines.filter { $0.contains("error: ") }
        let isHeld = !isTrusting && lines.contains { $0.contains("Permission denied") || $0.contains("not permitted") }
        let hint: [Substring] =
            isHeld ? ["note: packages are kept to their folder; --trust-packages lets them do what you can"] : []
        return .badProject(
            manifest.path,
            "packages: "
                + ((errors.isEmpty ? lines : errors) + hint).joined(separator: "\n")
        )
    }

    /// Where SwiftPM lays the packages of repositories.
    ///
    /// - Parameter folder: where a group is built.
    static func checkouts(in folder: URL) -> URL { folder.appendingPathComponent(".build/checkouts") }

    /// Where a group is built.
    func folder(of group: PackageGroup) -> URL { library.packages.appendingPathComponent(name(of: group)) }

    /// Every app has its own, with its packages' state.
    func name(of group: PackageGroup) -> String {
        let folder = manifest.deletingLastPathComponent()
        let parts = [folder.path] + (keepsGroupsApart ? [group.manifest] : [])
        return "\(folder.lastPathComponent)-\(StableHash.text(parts))" + (group.usesSDK ? "" : "-plain")
    }
}
