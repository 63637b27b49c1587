import Foundation

/// Swift's runtime and Foundation as one library that every executable of a bundle shares.
///
/// An executable that has them inside is 75 MB large, half of it ICU's tables, and takes seconds to link; with the
/// library it is a few. A bundle holds the library as a hard link where it can, so that it takes its room once.
struct SharedRuntime: Sendable {
    let toolchain: Toolchain
    /// What is made.
    let library: URL

    static let fileName = "libCarillonRuntime.so"

    /// What every program with Foundation needs. The rest stays in archives, and is taken by who uses it: each module's
    /// conformances make every dynamic cast slower, and FoundationXML's libxml2 loads an ICU of its own.
    private static let modules = [
        "swiftCore", "swift_Concurrency", "swift_StringProcessing", "swift_RegexParser", "swiftGlibc", "swiftDispatch",
        "swiftSynchronization", "swiftSwiftOnoneSupport", "swift_Builtin_float", "Foundation", "FoundationEssentials",
        "FoundationInternationalization", "FoundationNetworking", "_CFURLSessionInterface", "_FoundationCShims",
        "_FoundationCollections", "_FoundationICU", "CoreFoundation", "dispatch", "BlocksRuntime",
    ]

    /// What it is linked with beside the archives: not libcurl, whose functions each executable has (``LateLibraries``).
    private static let libraries = ["-lstdc++", "-lm", "-ldl", "-lpthread", "-lutil"]

    /// Names for what no archive gives away, and the SDK changes: the current locale (the SDK's `CLocaleCache`).
    private static let names = ["carillon_locale_cache=$s20FoundationEssentials11LocaleCacheV5cacheACvpZ"]

    /// How the library was made.
    private var recipe: URL { library.appendingPathExtension("recipe") }

    private static let way = (modules + libraries + names).joined(separator: "\n")

    private var core: URL { toolchain.staticLibraries.appendingPathComponent("libswiftCore.a") }

    /// Whether the library is there, newer than the toolchain, and made in this way.
    var isCurrent: Bool {
        guard (try? String(contentsOf: recipe, encoding: .utf8)) == Self.way else { return false }
        guard let made = date(of: library), let installed = date(of: core) else { return false }
        return made > installed
    }

    /// What is left for the linker to look for of such arguments: each archive whose whole contents are here would cost it
    /// the reading of its table, Foundation's a tenth of a second.
    func without(_ libraries: [String]) -> [String] {
        libraries.filter { !$0.hasPrefix("-l") || !Self.modules.contains(String($0.dropFirst(2))) }
    }

    /// Makes the library, unless it is current.
    ///
    /// - Parameter work: a folder for what is left behind; is replaced.
    /// - Throws: ``BuildError`` with what the linker said.
    func make(in work: URL) async throws {
        guard !isCurrent else { return }
        let files = FileManager.default
        try? files.removeItem(at: work)
        try files.createDirectory(at: work, withIntermediateDirectories: true)
        defer { try? files.removeItem(at: work) }
        var archives: [String] = []
        for module in Self.modules {
            let archive = toolchain.staticLibraries.appendingPathComponent("lib\(module).a")
            guard var contents = files.contents(atPath: archive.path) else { continue }
            ArchiveVisibility.exportEverything(&contents)
            let copy = work.appendingPathComponent(archive.lastPathComponent)
            try contents.write(to: copy)
            archives.append(copy.path)
        }
        let unfinished = work.appendingPathComponent(Self.fileName)
        let arguments =
            ["-shared", "-fuse-ld=lld", "-o", unfinished.path, toolchain.swiftObject.path]
            + Self.linker(["-soname", Self.fileName, "-Bsymbolic", "-O1", "--strip-debug", "--build-id"])
            // The runtime's archives share a few objects.
            + Self.linker(["-z", "muldefs", "--whole-archive"] + archives + ["--no-whole-archive", "--as-needed"])
            + Self.linker(Self.names.map { "--defsym=\($0)" }) + Self.libraries
        let run = try await Tool(toolchain.clang, arguments).run()
        guard run.status == 0 else { throw BuildError.badToolchain("the shared runtime does not link: \(run.output)") }
        try Staging.replace(library, with: unfinished)
        try Self.way.write(to: recipe, atomically: true, encoding: .utf8)
    }

    /// Puts it into an app's bundle.
    ///
    /// - Parameter app: the `.app` folder.
    func install(into app: URL) throws {
        let files = FileManager.default
        let frameworks = app.appendingPathComponent("Frameworks")
        try files.createDirectory(at: frameworks, withIntermediateDirectories: true)
        try FileCopy.link(library, to: frameworks.appendingPathComponent(Self.fileName))
    }

    /// Where an executable of a bundle looks for it, as Xcode's `@executable_path/../../Frameworks`.
    static func searchPath(of kind: Target.Kind) -> String {
        kind == .app ? "$ORIGIN/Frameworks" : "$ORIGIN/../../Frameworks"
    }

    /// The arguments as clang hands them to the linker.
    static func linker(_ arguments: [String]) -> [String] { arguments.flatMap { ["-Xlinker", $0] } }

    private func date(of url: URL) -> Date? {
        (try? FileManager.default.attributesOfItem(atPath: url.path))?[.modificationDate] as? Date
    }
}
