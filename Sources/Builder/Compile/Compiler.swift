import Foundation
import SourceRewriter

/// Compiles and links a target against the SDK.
struct Compiler: Sendable {
    let toolchain: Toolchain
    let library: SDKLibrary
    let configuration: Builder.Configuration
    /// Of the app.
    var packages: [PackageLibrary]
    /// Modules that no package here has, and what can be done about it.
    var leftOut: [String: String] = [:]
    let progress: @Sendable (BuildStep.Event) -> Void

    /// The runtime that the executables share; nil where each has its own, which starts a little faster.
    var runtime: SharedRuntime? { configuration == .debug ? library.runtime : nil }

    /// For logs and for the cache.
    var linking: String { runtime == nil ? library.linking.rawValue : "shared" }

    /// Makes the executable of a target.
    ///
    /// - Parameters:
    ///   - target: what it is.
    ///   - module: its sources.
    ///   - added: sources beside the author's.
    ///   - overlay: arguments that lay copies over the author's files.
    ///   - executable: what is made.
    ///   - work: a folder for what is left behind.
    /// - Returns: warnings, with the author's paths.
    /// - Throws: ``BuildError`` with the diagnostics.
    func compile(
        _ target: Target,
        _ module: AuthorModule,
        adding added: [URL],
        overlay: [String],
        to executable: URL,
        work: URL
    ) async throws -> [String] {
        let packages = packages.filter { $0.serves(target) }
        let linker = Linker(toolchain: toolchain, library: library, packages: packages)
        let fingerprint = try fingerprint(target, module, added, packages)
        if let warnings = library.cache.restore(target, from: fingerprint, to: executable) { return warnings }
        let arguments = arguments(for: target, added, packages) + module.importArguments + overlay
        let output = try await BuildStep.target(target.name).run(telling: progress) {
            try await make(executable, of: target.kind, by: linker, arguments, in: work, module)
        }
        let warnings = Self.warnings(output, mode: target.swiftVersion)
        library.cache.keep(executable, of: target, from: fingerprint, warnings: warnings)
        return warnings
    }

    /// How long the compiler may think about one expression of an author's, in seconds.
    private static let expressionLimit = ["-Xfrontend", "-solver-expression-time-threshold=20"]

    /// Compiles a target and makes nothing.
    ///
    /// - Returns: warnings, with the author's paths.
    /// - Throws: ``BuildError`` with the diagnostics.
    func check(
        _ target: Target,
        _ module: AuthorModule,
        adding added: [URL],
        overlay: [String],
        work: URL
    ) async throws -> [String] {
        let packages = packages.filter { $0.serves(target) }
        let arguments = arguments(for: target, added, packages) + module.importArguments + overlay
        try await resolveImports(arguments, in: work, module)
        let output = try await run(
            toolchain.swiftc,
            arguments + ["-typecheck", "-wmo"] + Self.expressionLimit,
            in: work,
            module
        )
        return Self.warnings(output, mode: target.swiftVersion)
    }

    /// Has the compiler find what is imported, and nothing more: where a module is missing, it otherwise thinks about the
    /// expressions that use it, for minutes about a large view's, and tells of the module after that.
    ///
    /// - Throws: ``BuildError`` that names the module.
    private func resolveImports(_ arguments: [String], in work: URL, _ module: AuthorModule) async throws {
        guard module.importsOthers else { return }
        try await run(toolchain.swiftc, arguments + ["-resolve-imports"], in: work, module)
    }

    /// Compiles and links.
    ///
    /// - Returns: what the compiler said, in the author's lines.
    private func make(
        _ executable: URL,
        of kind: Target.Kind,
        by linker: Linker,
        _ arguments: [String],
        in work: URL,
        _ module: AuthorModule
    ) async throws -> String {
        try await resolveImports(arguments, in: work, module)
        guard let runtime else {
            let all = arguments + linker.compilerArguments + ["-o", executable.path]
            return try await run(toolchain.swiftc, all, in: work, module)
        }
        let object = work.appendingPathComponent("author.o")
        let compiling = arguments + ["-static-stdlib", "-c", "-wmo", "-o", object.path]
        let output = try await run(toolchain.swiftc, compiling, in: work, module)
        let wishes = work.appendingPathComponent("wishes")
        _ = try await run(toolchain.autolinkExtract, [object.path, "-o", wishes.path], in: work, module)
        let wished = try ProjectFile.text(wishes)?.split { $0.isWhitespace }.map(String.init) ?? []
        let linking = linker.arguments(linking: object, wishes: wished, with: runtime, as: kind, to: executable)
        _ = try await run(toolchain.clang, linking, in: work, module)
        return output
    }

    /// Runs a tool away from the author's folder: below the folder that it runs in, a stack's paths would be relative.
    ///
    /// - Returns: what it said, in the author's lines.
    @discardableResult
    func run(
        _ tool: URL,
        _ arguments: [String],
        in work: URL,
        _ module: AuthorModule
    ) async throws -> String {
        let run = try await Tool(tool, arguments, in: work).run()
        let output = module.restore(Self.diagnostics(run.output))
        guard run.status == 0 else {
            let notes =
                Diagnostics.missingImports(in: output) + MissingModules.notes(for: output, leftOut: leftOut)
                + MissingModules.nameNotes(for: output) + module.hints
            let ordered = Diagnostics.authorFirst(output, generatedIn: work)
            throw BuildError.doesNotCompile(([ordered] + notes).joined(separator: "\n"))
        }
        return output
    }

    /// All that an executable is made from.
    private func fingerprint(_ target: Target, _ module: AuthorModule, _ added: [URL], _ packages: [PackageLibrary])
        throws -> Data
    {
        var parts = [target.moduleName, target.swiftVersion, configuration.rawValue, linking]
        for archive in library.archives + packages.map(\.archive) {
            let date = try FileManager.default.attributesOfItem(atPath: archive.path)[.modificationDate] as? Date
            parts += [archive.path, "\(date?.timeIntervalSince1970 ?? 0)"]
        }
        parts += module.importArguments + target.compilerArguments + target.importedModules
        for source in module.originals { parts += [source.path, source.text] }
        for url in added { parts.append(try String(contentsOf: url, encoding: .utf8)) }
        return Data(parts.joined(separator: "\0").utf8)
    }

    private func arguments(for target: Target, _ added: [URL], _ packages: [PackageLibrary]) -> [String] {
        var arguments = ["-swift-version", target.swiftVersion, "-module-name", target.moduleName]
        arguments += ["-D", "CARILLON"]
        arguments += configuration == .debug ? ["-Onone", "-D", "DEBUG"] : ["-O", "-whole-module-optimization"]
        arguments += target.compilerArguments + ImplicitImports.arguments(target.importedModules)
        arguments += ["-g"] + searchArguments(with: packages)
        let sources = target.sources + added
        // A target without a main.swift has its entry in an `@main` type, or none.
        if !sources.contains(where: { $0.lastPathComponent == "main.swift" }) { arguments.append("-parse-as-library") }
        return arguments + sources.map(\.path)
    }

    /// Where modules are found.
    func searchArguments(with packages: [PackageLibrary]) -> [String] {
        ["-module-cache-path", library.moduleCache.path]
            + (library.modules + packages.map(\.modules)).flatMap { ["-I", $0.path] }
            + moduleMaps(with: packages).flatMap { ["-Xcc", "-fmodule-map-file=\($0)"] }
            + packages.flatMap(\.macros).flatMap(\.arguments)
    }

    /// The SDK's, and those of packages that the SDK does not have.
    private func moduleMaps(with packages: [PackageLibrary]) -> [String] {
        /// `swift-atomics/…/module.modulemap` of `…/checkouts/swift-atomics/…`.
        func name(_ path: String) -> Substring {
            ["/checkouts/", "/\(configuration.rawValue)/", "/release/"].lazy
                .compactMap { path.range(of: $0) }.first.map { path[$0.upperBound...] } ?? path[...]
        }
        let own = [library.appleNames.path] + library.moduleMaps
        let known = Set(own.map(name))
        return own + packages.flatMap(\.moduleMaps).filter { !known.contains(name($0)) }
    }

    /// Each in a line, with the author's path.
    ///
    /// In language mode 5 Xcode says nothing of what Dispatch's closures capture; its Dispatch is older than Sendable.
    /// Of each its first line: what follows draws the source.
    private static func warnings(_ output: String, mode: String) -> [String] {
        output.split(separator: "\n").map(String.init).filter {
            $0.contains(": warning: ") && (mode != "5" || !$0.contains("[#SendableClosureCaptures]"))
        }
    }

    /// The output without what the author cannot do anything about.
    private static func diagnostics(_ output: String) -> String {
        output.split(separator: "\n", omittingEmptySubsequences: false)
            .filter { !$0.contains("the use of `mktemp' is dangerous") }
            .joined(separator: "\n")
            .trimmingCharacters(in: .newlines)
    }
}
