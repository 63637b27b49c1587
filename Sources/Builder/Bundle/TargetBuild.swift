import Foundation
import SourceRewriter

/// Builds one target: compiles its sources, writes its `Info.plist`, copies its resources.
struct TargetBuild: Sendable {
    let target: Target
    private let module: AuthorModule
    private let entry: EntryPoint

    /// What the author wrote.
    var sources: [AuthorSource] { module.originals }

    /// Reads the sources.
    ///
    /// - Throws: ``BuildError`` for what can be told without compiling.
    init(_ target: Target) throws(BuildError) {
        self.target = target
        module = try AuthorModule(target.sources)
        entry = try EntryPoint(target, module)
    }

    /// Builds it.
    ///
    /// - Parameters:
    ///   - place: the bundle's folder; is created.
    ///   - work: a folder for what is left behind.
    ///   - compiler: what compiles it.
    /// - Returns: warnings, with the author's paths.
    /// - Throws: ``BuildError`` with the diagnostics.
    func run(into place: URL, work: URL, with compiler: Compiler) async throws -> [String] {
        let files = FileManager.default
        try files.createDirectory(at: place, withIntermediateDirectories: true)
        let generated = work.appendingPathComponent("generated-\(target.name)")
        try files.createDirectory(at: generated, withIntermediateDirectories: true)

        let warnings = try await compiler.compile(
            target,
            module,
            adding: try entry.write(into: generated),
            overlay: try module.writeOverlay(into: generated),
            to: place.appendingPathComponent(target.name),
            work: generated
        )
        try write(target.info, to: place.appendingPathComponent("Info.plist"))
        if let entitlements = target.entitlements {
            try write(entitlements, to: place.appendingPathComponent("Entitlements.plist"))
        }
        for package in compiler.packages where package.serves(target) {
            for resources in package.resources {
                try files.copyItem(at: resources, to: place.appendingPathComponent(resources.lastPathComponent))
            }
        }
        for resource in target.resources {
            let destination = place.appendingPathComponent(resource.path)
            try files.createDirectory(
                at: destination.deletingLastPathComponent(),
                withIntermediateDirectories: true
            )
            try files.copyItem(at: resource.url, to: destination)
        }
        return target.notes + module.warnings + warnings
    }

    /// Compiles it and makes nothing.
    ///
    /// - Returns: warnings, with the author's paths.
    /// - Throws: ``BuildError`` with the diagnostics.
    func check(with compiler: Compiler) async throws -> [String] {
        let files = FileManager.default
        let work = files.temporaryDirectory.appendingPathComponent("carillon-survey-\(UUID().uuidString)")
        try files.createDirectory(at: work, withIntermediateDirectories: true)
        defer { try? files.removeItem(at: work) }
        let warnings = try await compiler.check(
            target,
            module,
            adding: try entry.write(into: work),
            overlay: try module.writeOverlay(into: work),
            work: work
        )
        return target.notes + module.warnings + warnings
    }

    private func write(_ dictionary: PropertyList, to url: URL) throws {
        let data = try PropertyListSerialization.data(
            fromPropertyList: dictionary.foundation,
            format: .xml,
            options: 0
        )
        try data.write(to: url)
    }
}
