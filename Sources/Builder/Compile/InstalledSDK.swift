import Foundation

/// An SDK that a package of the system has put there: it is read only, and each user builds a copy of it, since what Swift
/// compiles is for one compiler alone.
struct InstalledSDK: Sendable {
    /// A file beside the SDK's folder that says so.
    static let marker = "installed"

    /// What is copied: the SDK, and the libraries' package that it stands on.
    private static let parts = ["SDK", "Sources"]

    private let folder: URL

    /// nil for the SDK of a checkout, which is built where it is.
    init?(_ sdk: SDKLocation) {
        folder = sdk.package.deletingLastPathComponent()
        let note = folder.appendingPathComponent(Self.marker)
        guard FileManager.default.fileExists(atPath: note.path) else { return nil }
    }

    /// The user's copy, brought up to date.
    ///
    /// - Parameter environment: where `XDG_CACHE_HOME` and `HOME` say that caches are (XDG Base Directory Specification).
    /// - Throws: ``BuildError`` when it cannot be written.
    func copy(
        environment: [String: String] = ProcessInfo.processInfo.environment
    ) async throws -> SDKLocation {
        let place = Self.caches(environment)
            .appendingPathComponent(folder.path.split(separator: "/").joined(separator: "-"))
        do {
            return try await BuildLock(file: place.appendingPathComponent("copy.lock")).held {
                for part in Self.parts {
                    try update(place.appendingPathComponent(part), from: folder.appendingPathComponent(part))
                }
                return SDKLocation(package: place.appendingPathComponent("SDK"))
            }
        } catch let error as BuildError {
            throw error
        } catch {
            throw BuildError.badSDK("the SDK cannot be copied to \(place.path): \(error.localizedDescription)")
        }
    }

    private static func caches(_ environment: [String: String]) -> URL {
        if let caches = environment["XDG_CACHE_HOME"], caches.hasPrefix("/") {
            return URL(fileURLWithPath: caches).appendingPathComponent("carillon")
        }
        let home = environment["HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil } ?? NSHomeDirectory()
        return URL(fileURLWithPath: home).appendingPathComponent(".cache/carillon")
    }

    /// Writes the files that differ, so that a build does only what an upgrade has changed; what was built stays.
    private func update(_ copy: URL, from original: URL) throws {
        let files = FileManager.default
        let names = try Self.files(below: original)
        for name in names {
            let (source, target) = (original.appendingPathComponent(name), copy.appendingPathComponent(name))
            guard !files.contentsEqual(atPath: source.path, andPath: target.path) else { continue }
            try files.createDirectory(at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
            // Of now, which is newer than the last build.
            try Data(contentsOf: source).write(to: target, options: .atomic)
        }
        for name in try Self.files(below: copy) where !names.contains(name) {
            try files.removeItem(at: copy.appendingPathComponent(name))
        }
    }

    /// The regular files below a folder, but those that SwiftPM writes: build folders, and what packages were resolved to.
    private static func files(below folder: URL) throws -> Set<String> {
        guard let walk = FileManager.default.enumerator(atPath: folder.path) else { return [] }
        var names: Set<String> = []
        while let name = walk.nextObject() as? String {
            if name.split(separator: "/").last?.hasPrefix(".build") == true {
                walk.skipDescendants()
            } else if walk.fileAttributes?[.type] as? FileAttributeType == .typeRegular,
                !name.hasSuffix("Package.resolved")
            {
                names.insert(name)
            }
        }
        return names
    }
}
