import Foundation
import SourceRewriter

/// Builds the modules that lie beside a target's sources, for the target to be compiled and linked with.
struct ModuleBuild: Sendable {
    private let module: SourceModule
    private let author: AuthorModule

    /// What the author wrote.
    private var sources: [AuthorSource] { author.originals }
    /// The modules that they import or ask for.
    var namedModules: Set<String> { author.namedModules }

    /// Reads the sources.
    ///
    /// - Throws: ``BuildError`` for what can be told without compiling.
    init(_ module: SourceModule, scans: KeptScans) async throws(BuildError) {
        self.module = module
        author = try await AuthorModule(
            module.sources,
            models: module.models,
            assets: AssetSymbols(of: module.resources.map(\.url), module.assetSymbols),
            exports: module.exportedModules,
            mode: module.swiftVersion,
            scans: scans
        )
    }

    /// The compiled code; beside it, the compiler puts one with the module's name, for a debugger.
    private static let object = "code.o"

    /// How many modules are kept; the ones that were built longest ago go first.
    static let limit = 64

    /// Builds it, unless just this was built before.
    ///
    /// - Parameters:
    ///   - compiler: with the modules that this one imports.
    ///   - isChecked: nothing is made but what the compiler needs of it.
    /// - Returns: the module, for every target.
    /// - Throws: ``BuildError`` with the diagnostics.
    func run(with compiler: Compiler, isChecked: Bool) async throws -> PackageLibrary {
        let files = FileManager.default
        let arguments = arguments(compiler)
        let key = StableHash.text(
            [isChecked ? "check" : "build"] + arguments + sources.map(\.text) + [author.ownNames ?? ""]
                + compiler.library.stamps
        )
        let place = compiler.library.sourceModules.appendingPathComponent("\(module.name)-\(key)")
        let archive = place.appendingPathComponent(Self.object)
        let built = PackageLibrary(
            packages: [PackageDependency(path: place.path, products: [module.name])],
            modules: place,
            archive: archive,
            moduleMaps: [],
            libraries: [],
            resources: [],
            isNamesake: AppleModules.has(module.name)
        )
        if files.fileExists(atPath: place.path) { return built }
        let work = compiler.library.sourceModules.appendingPathComponent(".\(UUID().uuidString)")
        try files.createDirectory(at: work, withIntermediateDirectories: true)
        defer { try? files.removeItem(at: work) }
        let made = work.appendingPathComponent("made")
        try files.createDirectory(at: made, withIntermediateDirectories: true)
        var all = arguments + (try author.writeOverlay(into: work, withOwnNames: true))
        all += ["-emit-module", "-emit-module-path", made.appendingPathComponent("\(module.name).swiftmodule").path]
        if !isChecked {
            all += ["-static-stdlib", "-c", "-o", made.appendingPathComponent(Self.object).path]
        }
        try await compiler.run(compiler.toolchain.swiftc, all, in: work, author)
        do {
            try files.moveItem(at: made, to: place)
        } catch  where files.fileExists(atPath: place.path) {
            // Another target needed the same at the same time.
        }
        KeptFolders.removeOldest(in: compiler.library.sourceModules, limit: Self.limit)
        return built
    }

    private func arguments(_ compiler: Compiler) -> [String] {
        var arguments = ["-swift-version", module.swiftVersion, "-module-name", module.name, "-D", "CARILLON"]
        arguments += compiler.configuration == .debug ? ["-Onone", "-D", "DEBUG"] : ["-O"]
        arguments += ["-wmo", "-parse-as-library", "-g"] + module.compilerArguments + author.importArguments
        arguments += ImplicitImports.arguments(module.importedModules)
        arguments += compiler.searchArguments(with: compiler.packages)
        return arguments + module.sources.map(\.path)
    }

}

extension SDKLibrary {
    /// The SDK is another one after each of its builds: what was compiled with the one before does not fit it.
    var stamps: [String] {
        archives.map { archive in
            let facts = try? FileManager.default.attributesOfItem(atPath: archive.path)
            return "\(archive.path) \((facts?[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0)"
        }
    }
}

/// A hash that is the same in every process: FNV-1a.
enum StableHash {
    static func text(_ parts: [String]) -> String {
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        for part in parts {
            for byte in part.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
            hash = hash &* 0x100_0000_01b3
        }
        return String(hash, radix: 36)
    }
}

extension Compiler {
    /// The same with modules that lie beside a target's sources; each may import those before it.
    func with(_ modules: [ModuleBuild], isChecked: Bool) async throws -> Compiler {
        var compiler = self
        for module in modules { compiler.packages.append(try await module.run(with: compiler, isChecked: isChecked)) }
        return compiler
    }
}
