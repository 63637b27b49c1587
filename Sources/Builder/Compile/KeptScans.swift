import Foundation
import SourceRewriter

/// What was found in authors' files, kept from one build to the next: to read a large app again takes longer than all else
/// that is done before the compiler starts.
struct KeptScans: Sendable {
    /// Made when something is kept.
    let folder: URL

    /// How many modules' are kept; the ones that were read longest ago go first.
    static let limit = 256

    private struct Entry: Codable {
        let digest: String
        let file: ScannedFile
    }

    /// What is in the files, in their order; those that changed since the last build are read, several at a time.
    ///
    /// - Parameters:
    ///   - sources: a module's.
    ///   - hollow: modules that are here by name alone.
    func files(of sources: [AuthorSource], hollow: Set<String>) async -> [ScannedFile] {
        let place = place(of: sources)
        let kept = read(place)
        let digests = sources.map { Self.digest(of: $0, hollow) }
        let found = zip(sources, digests).map { source, digest in
            kept[source.path].flatMap { $0.digest == digest ? $0.file : nil }
        }
        let missing = found.indices.filter { found[$0] == nil }
        if missing.isEmpty, kept.count == sources.count { return found.compactMap(\.self) }
        let made = await withTaskGroup(of: (Int, ScannedFile).self) { group in
            for index in missing {
                group.addTask { (index, SourceRewriter.scan(sources[index], hollow: hollow)) }
            }
            return await group.reduce(into: [:]) { $0[$1.0] = $1.1 }
        }
        let files = found.indices.compactMap { found[$0] ?? made[$0] }
        let entries = zip(digests, files).map(Entry.init)
        keep(Dictionary(zip(sources.map(\.path), entries), uniquingKeysWith: { one, _ in one }), at: place)
        return files
    }

    private func read(_ place: URL) -> [String: Entry] {
        guard let data = FileManager.default.contents(atPath: place.path) else { return [:] }
        return (try? JSONDecoder().decode([String: Entry].self, from: data)) ?? [:]
    }

    /// What cannot be kept is read again the next time.
    private func keep(_ entries: [String: Entry], at place: URL) {
        guard let data = try? JSONEncoder().encode(entries) else { return }
        try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try? data.write(to: place, options: .atomic)
        KeptFolders.removeOldest(in: folder, limit: Self.limit)
    }

    /// A module is known by the folders that its files are in: one more file leaves what is known of the others.
    private func place(of sources: [AuthorSource]) -> URL {
        let folders = Set(sources.map { String($0.path.prefix(upTo: $0.path.lastIndex(of: "/") ?? $0.path.endIndex)) })
        return folder.appendingPathComponent("\(StableHash.text(folders.sorted())).json")
    }

    private static func digest(of source: AuthorSource, _ hollow: Set<String>) -> String {
        let parts = [reader, hollow.sorted().joined(separator: " "), source.path, source.text]
        return ContentDigest.text(Data(parts.joined(separator: "\0").utf8))
    }

    /// The program: another one may find something else.
    private static let reader: String = {
        guard let program = Bundle.main.executableURL?.path,
            let facts = try? FileManager.default.attributesOfItem(atPath: program),
            let size = facts[.size] as? UInt64, let written = facts[.modificationDate] as? Date
        else { return UUID().uuidString }
        return "\(program) \(size) \(written.timeIntervalSinceReferenceDate)"
    }()
}
