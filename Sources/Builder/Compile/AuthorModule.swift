import Foundation
import SourceRewriter

/// The sources of a target, read and rewritten.
struct AuthorModule: Sendable {
    /// As they are on disk, for the excerpts of diagnostics.
    let originals: [AuthorSource]
    private let rewritten: RewrittenModule
    /// A source that is added to the author's; nil when none is needed.
    let ownNames: String?
    /// Whether a file imports what is not Apple's, and so may not be there.
    let importsOthers: Bool

    /// Bytes of a target's sources.
    private static let sizeLimit = 64 << 20

    /// - Parameters:
    ///   - sources: the Swift files.
    ///   - models: the Core Data models, of which the classes are made.
    ///   - assets: the asset catalogues' names.
    ///   - exports: the modules that who imports this one sees, too.
    ///   - resources: of which storyboards and xibs make objects of the author's classes, and Core ML's models have classes.
    ///   - mode: the compiler's language mode.
    ///   - isMainActorByDefault: whether code is the main actor's where it says nothing.
    ///   - scans: what earlier builds found in the files.
    /// - Throws: ``BuildError`` for a file that cannot be read, or holds what cannot be compiled here.
    init(
        _ sources: [URL],
        models: [URL] = [],
        assets: AssetSymbols? = nil,
        exports: [String] = [],
        resources: [URL] = [],
        mode: String,
        isMainActorByDefault: Bool = false,
        scans: KeptScans
    ) async throws(BuildError) {
        var originals: [AuthorSource] = []
        var size = 0
        for url in sources {
            guard let text = try ProjectFile.text(url) else { throw .badProject(url.path, "there is no such file") }
            size += text.utf8.count
            guard size <= Self.sizeLimit else {
                throw .badProject(url.path, "with it the target has more than \(Self.sizeLimit >> 20) MB of sources")
            }
            originals.append(AuthorSource(path: url.path, text: text))
        }
        self.originals = originals
        rewritten = SourceRewriter.rewrite(
            originals,
            scanned: await scans.files(of: originals, hollow: AppleModules.hollow),
            mode: mode,
            interfaceObjects: try InterfaceObjects.classes(in: resources),
            isMainActorByDefault: isMainActorByDefault
        )
        var read: [ManagedModel] = []
        for url in models { read.append(try ManagedModel(reading: url)) }
        var made = [Self.formerKey(for: originals), ManagedModel.source(of: read)]
        var learned: [LearnedModel] = []
        for url in resources where LearnedModel.isModel(url) { learned.append(try LearnedModel(reading: url)) }
        made.append(LearnedModel.source(of: learned))
        let imports = rewritten.sources.flatMap(\.imports).map { $0.split(separator: ".").first.map(String.init) ?? $0 }
        importsOthers = !imports.allSatisfy { AppleModules.has($0) }
        made.append(assets?.source(importing: Set(imports), beside: rewritten.statics))
        made += exports.map { "@_exported import \($0)\n" }
        let added = made.compactMap(\.self)
        let foundation = OwnNames.source(for: rewritten.implicitImports, in: rewritten.sources.map(\.text) + added)
        let parts = [foundation].compactMap(\.self) + added
        ownNames = parts.isEmpty ? nil : parts.joined(separator: "\n")
        let errors = rewritten.diagnostics.filter { $0.severity == .error }
        guard errors.isEmpty else { throw .doesNotCompile(errors.map(\.description).joined(separator: "\n")) }
    }

    /// Bytes of the author's text.
    var size: Int { originals.reduce(0) { $0 + $1.text.utf8.count } }

    /// What is compiled, by the author's paths.
    var texts: [String: String] {
        Dictionary(rewritten.sources.map { ($0.path, $0.text) }, uniquingKeysWith: { one, _ in one })
    }

    /// What the author should know although it compiles.
    var warnings: [String] { rewritten.diagnostics.filter { $0.severity == .warning }.map(\.description) }
    /// What may explain an error of the compiler.
    var hints: [String] { rewritten.diagnostics.filter { $0.severity == .hint }.map(\.description) }

    /// The compiler's arguments that import what Apple's modules bring along.
    var importArguments: [String] { ImplicitImports.arguments(rewritten.implicitImports) }

    /// A name of Swift 4 that Foundation on Linux refuses, for authors who have not made it themselves.
    private static func formerKey(for sources: [AuthorSource]) -> String? {
        let name = "NSAttributedStringKey"
        guard sources.contains(where: { $0.text.contains(name) }),
            !sources.contains(where: { $0.text.contains("typealias \(name)") })
        else { return nil }
        return "import Foundation\n/// As Swift 4.0 called it.\npublic typealias \(name) = NSAttributedString.Key\n"
    }

    /// Swift's name of a class that the `Info.plist` names; nil if no source declares it.
    func swiftName(ofClass name: String) -> String? { classes.name(of: rewritten.classNames[name] ?? name) }

    /// The classes that are `UIApplicationDelegate`s.
    var applicationDelegates: [String] { classes.conforming(to: ["UIApplicationDelegate"]) }

    /// The classes that are `UIWindowSceneDelegate`s or `UISceneDelegate`s.
    var sceneDelegates: [String] { classes.conforming(to: ["UIWindowSceneDelegate", "UISceneDelegate"]) }

    private var classes: AuthorClasses { AuthorClasses(rewritten.types) }

    /// The modules that the sources import or ask for.
    var namedModules: Set<String> { rewritten.namedModules }

    /// Writes the copies that differ, and the file that lays them over the author's.
    ///
    /// - Parameter withOwnNames: whether the first copy has ``ownNames`` at its end, for a module that no source can be
    ///   added to.
    /// - Returns: the compiler's arguments; none when no copy differs.
    func writeOverlay(into folder: URL, withOwnNames: Bool = false) throws -> [String] {
        try Self.overlay(of: try writeCopies(into: folder, withOwnNames: withOwnNames), into: folder)
    }

    /// The compiler's arguments that let it read the copies. Of several overlays it would see the last alone.
    static func overlay(of copies: [String: String], into folder: URL) throws -> [String] {
        guard !copies.isEmpty else { return [] }
        let overlay = folder.appendingPathComponent("overlay.json")
        try Data(OverlayFile(copies: copies).json.utf8).write(to: overlay)
        return ["-vfsoverlay", overlay.path]
    }

    /// Writes the sources that are rewritten.
    ///
    /// - Parameter imported: the modules that the compiler is told to import into every file. Where they are given, what
    ///   else the files see without an import of their own is imported on their first line: SwiftPM tells all targets the
    ///   same.
    /// - Returns: paths of copies by the author's paths.
    func writeCopies(
        into folder: URL,
        withOwnNames: Bool,
        beside imported: [String]? = nil
    ) throws -> [String: String] {
        let added = withOwnNames ? ownNames : nil
        let wanted = imported.map { Set(rewritten.implicitImports).subtracting($0) } ?? []
        var copies: [String: String] = [:]
        for (number, source) in rewritten.sources.enumerated() {
            let end = number == 0 ? added : nil
            let begin = wanted.filter { !source.imports(restrictedly: $0) }.sorted().map { "import \($0); " }.joined()
            guard source.isChanged || end != nil || !begin.isEmpty else { continue }
            let copy = folder.appendingPathComponent("copy-\(number).swift")
            let mark = source.text.prefix { $0 == "\u{FEFF}" }
            let text = mark + begin + source.text.dropFirst(mark.count) + (end.map { "\n" + $0 } ?? "")
            try Data(text.utf8).write(to: copy)
            copies[source.path] = copy.path
        }
        return copies
    }

    /// The compiler's output with the author's lines in its excerpts.
    func restore(_ output: String) -> String { CompilerOutput.restore(output, from: originals) }
}

extension RewrittenSource {
    /// Whether it says who may see what it imports of a module: a plain import beside that is another.
    fileprivate func imports(restrictedly module: String) -> Bool {
        text.matches(of: #/(public|package|internal|fileprivate|private|@_\w+)\s+import\s+(?<name>\w+)/#)
            .contains { $0.name == module }
    }
}
