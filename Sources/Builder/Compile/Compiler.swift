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
    ///   - entry: sources beside the author's.
    ///   - executable: what is made.
    ///   - work: a folder for what is left behind.
    /// - Returns: warnings, with the author's paths.
    /// - Throws: ``BuildError`` with the diagnostics.
    func compile(
        _ target: Target,
        _ module: AuthorModule,
        _ entry: EntryPoint,
        to executable: URL,
        work: URL
    ) async throws -> [String] {
        let recipe = try recipe(of: target, module)
        let fingerprint = fingerprint(recipe, module, entry)
        if let warnings = library.cache.restore(target, from: fingerprint, to: executable) { return warnings }
        let output = try await BuildStep.target(target.name).run(telling: progress) {
            guard let runtime else { return try await make(executable, target, module, entry, in: work) }
            let kept = library.cache.objects(of: target)
            guard module.size >= KeptObjects.threshold, let kept else {
                return try await make(executable, target, module, entry, with: runtime, in: work)
            }
            return try await kept.lock.held {
                try kept.prepare(for: recipe, module.texts.merging(entry.texts(in: kept.folder)) { one, _ in one })
                return try await make(executable, target, module, entry, with: runtime, in: kept.folder, kept)
            }
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
    func check(_ target: Target, _ module: AuthorModule, _ entry: EntryPoint, work: URL) async throws -> [String] {
        let input = try input(target, module, entry, writtenInto: work)
        try await resolveImports(input, in: work, module)
        let output = try await run(
            toolchain.swiftc,
            input.arguments + ["-typecheck", "-wmo"] + Self.expressionLimit,
            in: work,
            module
        )
        return Self.warnings(output, mode: target.swiftVersion)
    }

    /// What the compiler is told of a target.
    private struct Input {
        /// The author's, and those beside them.
        var sources: [String]
        var options: [String]
        var arguments: [String] { options + sources }
    }

    /// Writes what is compiled beside the author's files, and in their place.
    private func input(
        _ target: Target,
        _ module: AuthorModule,
        _ entry: EntryPoint,
        writtenInto folder: URL
    ) throws -> Input {
        let sources = (target.sources + (try entry.write(into: folder))).map(\.path)
        let overlay = try module.writeOverlay(into: folder)
        return Input(sources: sources, options: options(for: target, sources) + module.importArguments + overlay)
    }

    /// Has the compiler find what is imported, and nothing more: where a module is missing, it otherwise thinks about the
    /// expressions that use it, for minutes about a large view's, and tells of the module after that.
    ///
    /// - Throws: ``BuildError`` that names the module.
    private func resolveImports(_ input: Input, in work: URL, _ module: AuthorModule) async throws {
        guard module.importsOthers else { return }
        try await run(toolchain.swiftc, input.arguments + ["-resolve-imports"], in: work, module)
    }

    /// Compiles and links, with all of Swift inside or its libraries beside it.
    ///
    /// - Returns: what the compiler said, in the author's lines.
    private func make(
        _ executable: URL,
        _ target: Target,
        _ module: AuthorModule,
        _ entry: EntryPoint,
        in work: URL
    ) async throws -> String {
        let input = try input(target, module, entry, writtenInto: work)
        try await resolveImports(input, in: work, module)
        let all = input.arguments + linker(for: target).compilerArguments + ["-o", executable.path]
        return try await run(toolchain.swiftc, all, in: work, module)
    }

    /// Compiles and links with the runtime that a bundle's executables share.
    ///
    /// - Parameters:
    ///   - work: where it is compiled.
    ///   - kept: the objects of a large target that are kept there.
    /// - Returns: what the compiler said, in the author's lines.
    private func make(
        _ executable: URL,
        _ target: Target,
        _ module: AuthorModule,
        _ entry: EntryPoint,
        with runtime: SharedRuntime,
        in work: URL,
        _ kept: KeptObjects? = nil
    ) async throws -> String {
        let input = try input(target, module, entry, writtenInto: work)
        try await resolveImports(input, in: work, module)
        let object = work.appendingPathComponent("author.o")
        let objects = kept?.objects(of: input.sources) ?? [object]
        let way = try kept?.arguments(for: input.sources) ?? ["-c", "-wmo", "-o", object.path]
        let before = kept?.dates(of: input.sources) ?? [:]
        let compiling = input.arguments + ["-static-stdlib"] + way
        var output: String
        do {
            output = try await run(toolchain.swiftc, compiling, in: work, module)
        } catch let error as BuildError {
            // What compiled is not compiled again, and its warnings are not said again.
            _ = try kept?.remember(error.description, of: input.sources, since: before)
            throw error
        }
        if let kept { output = try kept.remember(output, of: input.sources, since: before) }
        let wishes = work.appendingPathComponent("wishes")
        _ = try await run(toolchain.autolinkExtract, objects.map(\.path) + ["-o", wishes.path], in: work, module)
        let wished = try ProjectFile.text(wishes)?.split { $0.isWhitespace }.map(String.init) ?? []
        let linking = linker(for: target)
            .arguments(linking: objects, wishes: wished, with: runtime, as: target.kind, to: executable)
        _ = try await run(toolchain.clang, linking, in: work, module)
        return output
    }

    private func linker(for target: Target) -> Linker {
        Linker(toolchain: toolchain, library: library, packages: packages.filter { $0.serves(target) })
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

    /// All that an executable is made from but its sources.
    private func recipe(of target: Target, _ module: AuthorModule) throws -> Data {
        var parts = [target.moduleName, target.swiftVersion, configuration.rawValue, linking]
        for archive in library.archives + packages.filter({ $0.serves(target) }).map(\.archive) {
            let date = try FileManager.default.attributesOfItem(atPath: archive.path)[.modificationDate] as? Date
            parts += [archive.path, "\(date?.timeIntervalSince1970 ?? 0)"]
        }
        parts += module.importArguments + target.compilerArguments + target.importedModules
        return Data(parts.joined(separator: "\0").utf8)
    }

    /// All that it is made from.
    private func fingerprint(_ recipe: Data, _ module: AuthorModule, _ entry: EntryPoint) -> Data {
        var parts: [String] = []
        for source in module.originals { parts += [source.path, source.text] }
        parts += entry.files.sorted { $0.key < $1.key }.map(\.value)
        return recipe + Data(parts.joined(separator: "\0").utf8)
    }

    private func options(for target: Target, _ sources: [String]) -> [String] {
        var options = ["-swift-version", target.swiftVersion, "-module-name", target.moduleName]
        options += ["-D", "CARILLON"]
        options += configuration == .debug ? ["-Onone", "-D", "DEBUG"] : ["-O", "-whole-module-optimization"]
        options += target.compilerArguments + ImplicitImports.arguments(target.importedModules)
        options += ["-g"] + searchArguments(with: packages.filter { $0.serves(target) })
        // A target without a main.swift has its entry in an `@main` type, or none.
        let hasMain = sources.contains { $0.hasSuffix("/main.swift") }
        return hasMain ? options : options + ["-parse-as-library"]
    }

    /// Where modules are found: those of the author that have a name of Apple's before Apple's.
    func searchArguments(with packages: [PackageLibrary]) -> [String] {
        let namesakes = packages.filter(\.isNamesake).map(\.modules)
        let others = packages.filter { !$0.isNamesake }.map(\.modules)
        return ["-module-cache-path", library.moduleCache.path]
            + (namesakes + library.modules + others).flatMap { ["-I", $0.path] }
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
