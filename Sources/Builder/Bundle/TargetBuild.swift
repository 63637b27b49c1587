import Foundation
import SourceRewriter

/// Builds one target: compiles its sources, writes its `Info.plist`, copies its resources.
struct TargetBuild: Sendable {
    let target: Target
    private let module: AuthorModule
    private let entry: EntryPoint
    private let modules: [ModuleBuild]

    /// The modules that the author's sources import or ask for.
    var namedModules: Set<String> {
        modules.reduce(into: module.namedModules.union(target.importedModules)) { $0.formUnion($1.namedModules) }
    }

    /// Reads the sources.
    ///
    /// - Parameters:
    ///   - target: what is built.
    ///   - scans: what earlier builds found in its files.
    /// - Throws: ``BuildError`` for what can be told without compiling.
    init(_ target: Target, scans: KeptScans) async throws(BuildError) {
        self.target = target
        module = try await AuthorModule(
            target.sources,
            models: target.models,
            assets: AssetSymbols(of: target.resources.map(\.url), target.assetSymbols),
            resources: target.resources.map(\.url),
            mode: target.swiftVersion,
            isMainActorByDefault: target.compilerArguments.contains("-default-isolation"),
            scans: scans
        )
        entry = try EntryPoint(target, module)
        var modules: [ModuleBuild] = []
        for module in target.modules { modules.append(try await ModuleBuild(module, scans: scans)) }
        self.modules = modules
    }

    /// Builds it.
    ///
    /// - Parameters:
    ///   - place: the bundle's folder; is created.
    ///   - work: a folder for what is left behind.
    ///   - root: how far the project reaches.
    ///   - compiler: what compiles it.
    /// - Returns: warnings, with the author's paths.
    /// - Throws: ``BuildError`` with the diagnostics.
    func run(into place: URL, work: URL, in root: ProjectRoot, with compiler: Compiler) async throws -> [String] {
        let files = FileManager.default
        try files.createDirectory(at: place, withIntermediateDirectories: true)
        let generated = work.appendingPathComponent("generated-\(target.name)")
        try files.createDirectory(at: generated, withIntermediateDirectories: true)

        let compiler = try await compiler.with(modules, isChecked: false)
        let warnings = try await compiler.compile(
            target,
            module,
            entry,
            to: place.appendingPathComponent(target.name),
            work: generated
        )
        try write(target.info, to: place.appendingPathComponent("Info.plist"))
        if let entitlements = target.entitlements {
            try write(entitlements, to: place.appendingPathComponent("Entitlements.plist"))
        }
        var folders = [place]
        for package in compiler.packages where package.serves(target) {
            folders += try package.putResources(into: place)
        }
        for model in target.models { try writeModel(model, into: place) }
        let copy = ResourceCopy(root: root)
        let leftOut = try target.resources.compactMap { try copy.copy($0, into: place) }
        let notRead = try folders.flatMap(StringCatalogs.compile)
        var notDrawn: [String] = []
        for folder in folders {
            notDrawn += try await VectorPictures(cache: compiler.library.pictures).draw(in: folder)
        }
        return target.notes + module.warnings + warnings + leftOut + notRead + notDrawn
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
        let compiler = try await compiler.with(modules, isChecked: true)
        let warnings = try await compiler.check(
            target,
            module,
            entry,
            work: work
        )
        return target.notes + module.warnings + warnings
    }

    /// What Xcode makes of a Core Data model, which apps look for by its name: its classes are compiled, and it says
    /// which version they are of, and what its rules are.
    private func writeModel(_ model: URL, into place: URL) throws {
        let isVersioned = model.pathExtension == "xcdatamodeld"
        let name = model.deletingPathExtension().lastPathComponent
        let file = place.appendingPathComponent("\(name).\(isVersioned ? "momd" : "mom")")
        guard !FileManager.default.fileExists(atPath: file.path) else { return }
        let description = try ManagedModel(reading: model).description
        guard isVersioned else { return try write(description, to: file) }
        let version = ["NSManagedObjectModel_CurrentVersionName": PropertyList.string(name)]
        try FileManager.default.createDirectory(at: file, withIntermediateDirectories: false)
        try write(.dictionary(version), to: file.appendingPathComponent("VersionInfo.plist"))
        try write(description, to: file.appendingPathComponent(ManagedModel.descriptionName))
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
