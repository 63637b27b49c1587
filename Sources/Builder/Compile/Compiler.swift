import Foundation

/// Compiles and links a target against the SDK.
struct Compiler: Sendable {
    let toolchain: Toolchain
    let library: SDKLibrary
    let configuration: Builder.Configuration

    /// Makes the executable of a target.
    ///
    /// - Parameters:
    ///   - target: what it is.
    ///   - module: its sources.
    ///   - added: sources beside the author's.
    ///   - overlay: arguments that lay copies over the author's files.
    ///   - executable: what is made.
    /// - Returns: warnings, with the author's paths.
    /// - Throws: ``BuildError`` with the diagnostics.
    func compile(
        _ target: Target,
        _ module: AuthorModule,
        adding added: [URL],
        overlay: [String],
        to executable: URL
    ) async throws -> [String] {
        let fingerprint = try fingerprint(target, module, added)
        if let warnings = library.cache.restore(target, from: fingerprint, to: executable) { return warnings }
        let arguments = arguments(for: target, added, executable) + module.importArguments + overlay
        let run = try await Tool(toolchain.swiftc, arguments).run()
        let output = module.restore(Self.diagnostics(run.output))
        guard run.status == 0 else {
            throw BuildError.doesNotCompile(([output] + module.hints).joined(separator: "\n"))
        }
        let warnings = output.split(separator: "\n").map(String.init).filter { $0.contains("warning:") }
        library.cache.keep(executable, of: target, from: fingerprint, warnings: warnings)
        return warnings
    }

    /// All that an executable is made from.
    private func fingerprint(_ target: Target, _ module: AuthorModule, _ added: [URL]) throws -> Data {
        let archive = try FileManager.default.attributesOfItem(atPath: library.archive.path)[.modificationDate] as? Date
        var parts = [
            target.moduleName, target.swiftVersion, configuration.rawValue, library.linking.rawValue,
            "\(archive?.timeIntervalSince1970 ?? 0)",
        ]
        parts += module.importArguments
        for source in module.originals { parts += [source.path, source.text] }
        for url in added { parts.append(try String(contentsOf: url, encoding: .utf8)) }
        return Data(parts.joined(separator: "\0").utf8)
    }

    private func arguments(for target: Target, _ added: [URL], _ executable: URL) -> [String] {
        var arguments = ["-swift-version", target.swiftVersion, "-module-name", target.moduleName]
        arguments += configuration == .debug ? ["-Onone", "-D", "DEBUG"] : ["-O", "-whole-module-optimization"]
        arguments += ["-g", "-module-cache-path", library.moduleCache.path, "-I", library.modules.path]
        arguments += library.needs.moduleMaps.flatMap { ["-Xcc", "-fmodule-map-file=\($0)"] }
        let sources = target.sources + added
        // A target without a main.swift has its entry in an `@main` type, or none.
        if !sources.contains(where: { $0.lastPathComponent == "main.swift" }) { arguments.append("-parse-as-library") }
        if library.linking == .static {
            arguments += ["-static-stdlib"] + FoundationBridges.linkerArguments
            arguments += LateLibraries.arguments(library.lateLibraries)
        }
        arguments += sources.map(\.path)
        // What the author does not use costs no start-up time: sections and libraries that nobody needs are left out.
        arguments += [library.archive.path, "-Xlinker", "--gc-sections", "-Xlinker", "--as-needed"]
        let libraries = ["--start-group"] + library.needs.libraries + ["--end-group"]
        arguments += libraries.flatMap { ["-Xlinker", $0] }
        arguments += ["-o", executable.path]
        return arguments
    }

    /// The output without what the author cannot do anything about.
    private static func diagnostics(_ output: String) -> String {
        output.split(separator: "\n", omittingEmptySubsequences: false)
            .filter { !$0.contains("the use of `mktemp' is dangerous") }
            .joined(separator: "\n")
            .trimmingCharacters(in: .newlines)
    }
}
