import Foundation

/// The versions that an author's Xcode or SwiftPM wrote down, in files named `Package.resolved`: what was built with them
/// there is built with them here (Swift Package Manager: Resolving versions).
struct PinnedVersions: Sendable {
    /// A package of a repository, and the commit of it.
    struct Pin: Hashable, Sendable, Codable {
        struct State: Hashable, Sendable, Codable {
            var branch: String?
            var revision: String
            var version: String?
        }

        /// What SwiftPM calls the package.
        let identity: String
        var kind = "remoteSourceControl"
        let location: String
        let state: State
    }

    private(set) var pins: [Pin] = []

    /// - Parameters:
    ///   - project: an Xcode project, a folder with one, or one with a manifest.
    ///   - packages: those on this disk that it names; what they wrote down counts where the project says nothing.
    init(of project: URL, and packages: [URL] = []) {
        for file in Self.files(of: project) + packages.map({ $0.appendingPathComponent(Self.fileName) }) {
            add(Self.pins(in: file))
        }
    }

    /// None.
    init() {}

    /// - Parameter text: that of a file.
    init(text: String) { add(Self.pins(of: text)) }

    static let fileName = "Package.resolved"

    /// What SwiftPM reads; nil where nothing is written down.
    var text: String? {
        guard !pins.isEmpty else { return nil }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
        let file = File(pins: pins.sorted { $0.identity < $1.identity }, version: 2)
        return (try? encoder.encode(file)).map { String(decoding: $0, as: UTF8.self) }
    }

    /// Writes them where SwiftPM looks for them, unless these are what was written there the last time: it changes the
    /// file as it needs.
    func write(into folder: URL) throws {
        let text = text ?? ""
        let stamp = Self.stamp(in: folder)
        guard FileManager.default.contents(atPath: stamp.path) ?? Data() != Data(text.utf8) else { return }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        _ = try Self.forget(in: folder)
        if !text.isEmpty {
            try Data(text.utf8).write(to: folder.appendingPathComponent(Self.fileName), options: .atomic)
        }
        try Data(text.utf8).write(to: stamp, options: .atomic)
    }

    /// Those of other packages.
    func without(_ identities: some Sequence<String>) -> PinnedVersions {
        let left = Set(identities.map { $0.lowercased() })
        var rest = PinnedVersions()
        rest.pins = pins.filter { !left.contains($0.identity) }
        return rest
    }

    /// Takes away what was written, by whomever.
    static func drop(in folder: URL) throws {
        _ = try forget(in: folder)
        let stamp = stamp(in: folder)
        if FileManager.default.fileExists(atPath: stamp.path) { try FileManager.default.removeItem(at: stamp) }
    }

    private static func stamp(in folder: URL) -> URL { folder.appendingPathComponent("Pinned.json") }

    /// Takes away what SwiftPM would read.
    ///
    /// - Returns: whether there was something.
    static func forget(in folder: URL) throws -> Bool {
        let file = folder.appendingPathComponent(Self.fileName)
        guard FileManager.default.fileExists(atPath: file.path) else { return false }
        try FileManager.default.removeItem(at: file)
        return true
    }

    private mutating func add(_ more: [Pin]) {
        let known = Set(pins.map(\.identity))
        for pin in more where !known.contains(pin.identity) && Self.isPlain(pin) { pins.append(pin) }
    }

    /// Git and SwiftPM shall take each text for what it is.
    private static func isPlain(_ pin: Pin) -> Bool {
        let texts = [pin.identity, pin.location, pin.state.branch, pin.state.revision, pin.state.version]
        return texts.compactMap(\.self).allSatisfy { text in
            !text.isEmpty && !text.hasPrefix("-") && !text.contains("::")
                && !text.unicodeScalars.contains { $0.properties.generalCategory == .control }
        }
    }

    /// Where Xcode and SwiftPM keep it: in the project, in a workspace beside or above it, beside a manifest, or where Tuist
    /// has it. The first counts.
    private static func files(of project: URL) -> [URL] {
        let project = project.standardizedFileURL
        let folder = XcodeProject.isProject(project) ? project.deletingLastPathComponent() : project
        let shared = "xcshareddata/swiftpm/\(fileName)"
        var files = project.pathExtension == "xcodeproj" ? [project] : named("xcodeproj", in: folder)
        files = files.map { $0.appendingPathComponent("project.xcworkspace/\(shared)") }
        let root = ProjectRoot(of: project).folder.path
        var place = folder.resolvingSymlinksInPath()
        while true {
            files += named("xcworkspace", in: place).map { $0.appendingPathComponent(shared) }
            files += ["", "Tuist/"].map { place.appendingPathComponent($0 + fileName) }
            guard place.path != root, place.path != "/" else { return files }
            place = place.deletingLastPathComponent()
        }
    }

    private static func named(_ kind: String, in folder: URL) -> [URL] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.filter { $0.hasSuffix(".\(kind)") }.sorted().map(folder.appendingPathComponent)
    }

    private static func pins(in file: URL) -> [Pin] {
        // One that cannot be read says nothing: Xcode would write it anew.
        guard let text = try? ProjectFile.text(file) else { return [] }
        return pins(of: text)
    }

    private static func pins(of text: String) -> [Pin] {
        let decoder = JSONDecoder()
        if let file = try? decoder.decode(File.self, from: Data(text.utf8)) {
            return file.pins.filter { $0.kind == "remoteSourceControl" }
        }
        guard let file = try? decoder.decode(FirstFile.self, from: Data(text.utf8)) else { return [] }
        return file.object.pins.map { pin in
            Pin(
                identity: PackageDependency(url: pin.repositoryURL, products: []).identity.lowercased(),
                location: pin.repositoryURL,
                state: pin.state
            )
        }
    }

    /// As SwiftPM 5.6 and later write it; its hash of a manifest is that of another one here.
    private struct File: Codable {
        let pins: [Pin]
        let version: Int
    }

    /// As SwiftPM before 5.6 wrote it.
    private struct FirstFile: Decodable {
        struct Object: Decodable { let pins: [Pin] }
        struct Pin: Decodable {
            let repositoryURL: String
            let state: PinnedVersions.Pin.State
        }

        let object: Object
    }
}
