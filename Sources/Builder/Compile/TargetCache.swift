import Foundation

/// Executables of targets as they were built last, so that what did not change is not built again.
struct TargetCache: Sendable {
    /// Made when something is kept.
    let folder: URL

    /// How many targets are kept; the ones that were built longest ago go first.
    static let limit = 16

    /// Puts the executable in its place if it was built from exactly this.
    ///
    /// - Returns: the warnings of that build; nil when it has to be built.
    func restore(_ target: Target, from fingerprint: Data, to executable: URL) -> [String]? {
        guard let entry = entry(target) else { return nil }
        let kept = entry.appendingPathComponent("executable")
        guard let stamp = stamp(of: kept),
            FileManager.default.contents(atPath: fingerprintFile(entry).path) == fingerprint + stamp,
            let warnings = FileManager.default.contents(atPath: warningsFile(entry).path)
        else { return nil }
        guard (try? FileCopy.link(kept, to: executable)) != nil else { return nil }
        return try? JSONDecoder().decode([String].self, from: warnings)
    }

    /// Keeps an executable; what cannot be kept is built again the next time.
    func keep(_ executable: URL, of target: Target, from fingerprint: Data, warnings: [String]) {
        guard let entry = entry(target) else { return }
        let files = FileManager.default
        do {
            try? files.removeItem(at: entry)
            try files.createDirectory(at: entry, withIntermediateDirectories: true)
            let kept = entry.appendingPathComponent("executable")
            try FileCopy.link(executable, to: kept)
            guard let stamp = stamp(of: kept) else { return }
            try JSONEncoder().encode(warnings).write(to: warningsFile(entry))
            // Written last: without it the rest does not count.
            try (fingerprint + stamp).write(to: fingerprintFile(entry), options: .atomic)
        } catch {
            try? files.removeItem(at: entry)
        }
        KeptFolders.removeOldest(in: folder, limit: Self.limit)
    }

    /// The file is that of a bundle too: who wrote into the one, as `strip` does, has changed the other.
    private func stamp(of file: URL) -> Data? {
        guard let attributes = try? FileManager.default.attributesOfItem(atPath: file.path),
            let size = attributes[.size] as? UInt64, let written = attributes[.modificationDate] as? Date
        else { return nil }
        return Data("\n\(size) bytes, \(written.timeIntervalSinceReferenceDate)".utf8)
    }

    private func fingerprintFile(_ entry: URL) -> URL { entry.appendingPathComponent("built-from") }
    private func warningsFile(_ entry: URL) -> URL { entry.appendingPathComponent("warnings.json") }

    /// Where the objects of a large target are kept; nil where its path is too long for a name.
    func objects(of target: Target) -> KeptObjects? {
        entry(target).map {
            let place = folder.deletingLastPathComponent().appendingPathComponent("AuthorLargeTargets")
            return KeptObjects(folder: place.appendingPathComponent($0.lastPathComponent))
        }
    }

    private func entry(_ target: Target) -> URL? {
        let path = (target.folder?.path ?? "").replacing("%", with: "%%").replacing("/", with: "%")
        let name = "\(target.name)\(path)"
        return name.utf8.count <= 255 ? folder.appendingPathComponent(name) : nil
    }
}
