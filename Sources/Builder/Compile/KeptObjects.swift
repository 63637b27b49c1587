import Foundation

/// The objects of a large target, one of each source, kept from one build to the next: an edit compiles the files that it
/// concerns, where the whole module takes half a minute.
///
/// The compiler decides by the dates of the author's files and by what each uses of the others (its incremental mode). It
/// does not know of the copies that it reads in their place: the object of a copy that changed for another file's sake is
/// removed before it looks.
struct KeptObjects: Sendable {
    /// Of one target; what is compiled beside the author's sources is written into it, too.
    let folder: URL

    /// Bytes of sources from which it is worth it: the first build takes half as long again on one core.
    static let threshold = 100 << 10
    /// How many targets' are kept; the ones that were built longest ago go first.
    static let limit = 8

    /// Held while one builds.
    var lock: BuildLock { BuildLock(file: folder.appendingPathComponent("lock")) }

    private var place: URL { folder.appendingPathComponent("objects") }
    private var stateFile: URL { folder.appendingPathComponent("state.json") }

    private struct State: Codable {
        /// What all objects depend on.
        var recipe = ""
        /// Of what is compiled, by paths.
        var digests: [String: String] = [:]
        /// What the compiler said of a file when it compiled it last.
        var warnings: [String: [String]] = [:]
    }

    private var state: State {
        let data = FileManager.default.contents(atPath: stateFile.path)
        return data.flatMap { try? JSONDecoder().decode(State.self, from: $0) } ?? State()
    }

    private func save(_ state: State) throws { try JSONEncoder().encode(state).write(to: stateFile, options: .atomic) }

    /// Removes the objects that the compiler cannot know to be old.
    ///
    /// - Parameters:
    ///   - recipe: what all depend on beside the sources: the SDK, the arguments.
    ///   - texts: what is compiled, by the authors' paths.
    func prepare(for recipe: Data, _ texts: [String: String]) throws {
        let files = FileManager.default
        let made = ContentDigest.text(recipe)
        var state = state
        if state.recipe != made {
            try? files.removeItem(at: place)
            state = State(recipe: made)
        }
        try files.createDirectory(at: place, withIntermediateDirectories: true)
        let digests = texts.mapValues { ContentDigest.text(Data($0.utf8)) }
        for (path, digest) in digests where state.digests[path] != digest {
            try? files.removeItem(at: object(of: path))
        }
        state.digests = digests
        state.warnings = state.warnings.filter { digests[$0.key] != nil }
        try save(state)
    }

    /// The compiler's arguments for one object of each source.
    func arguments(for sources: [String]) throws -> [String] {
        var map = ["": ["swift-dependencies": place.appendingPathComponent("module.swiftdeps").path]]
        for source in sources {
            let object = object(of: source)
            map[source] = [
                "object": object.path,
                "swift-dependencies": object.deletingPathExtension().appendingPathExtension("swiftdeps").path,
            ]
        }
        let file = folder.appendingPathComponent("output-files.json")
        try JSONEncoder().encode(map).write(to: file, options: .atomic)
        let jobs = ProcessInfo.processInfo.activeProcessorCount
        return ["-c", "-incremental", "-enable-batch-mode", "-j\(jobs)", "-output-file-map", file.path]
    }

    /// When each source was compiled last.
    func dates(of sources: [String]) -> [String: Date] {
        sources.reduce(into: [:]) { dates, source in
            let facts = try? FileManager.default.attributesOfItem(atPath: object(of: source).path)
            dates[source] = facts?[.modificationDate] as? Date
        }
    }

    /// Remembers what the compiler says of each file.
    ///
    /// - Parameters:
    ///   - output: of files that it has compiled now.
    ///   - sources: all of the target.
    ///   - dates: those of before.
    /// - Returns: the output, with what was said of the others when they were compiled.
    func remember(_ output: String, of sources: [String], since dates: [String: Date]) throws -> String {
        var state = state
        let lines = output.split(separator: "\n").filter { $0.contains(": warning: ") }.map(String.init)
        let now = self.dates(of: sources)
        var earlier: [String] = []
        for source in sources {
            if now[source] == dates[source] {
                earlier += state.warnings[source] ?? []
            } else {
                state.warnings[source] = lines.filter { $0.hasPrefix("\(source):") }
            }
        }
        try save(state)
        KeptFolders.removeOldest(in: folder.deletingLastPathComponent(), limit: Self.limit)
        return (earlier + [output]).joined(separator: "\n")
    }

    /// The objects, for the linker.
    func objects(of sources: [String]) -> [URL] { sources.map(object) }

    /// Two folders may have files of one name.
    private func object(of source: String) -> URL {
        let name = URL(fileURLWithPath: source).deletingPathExtension().lastPathComponent
        return place.appendingPathComponent("\(name)-\(StableHash.text([source])).o")
    }
}
