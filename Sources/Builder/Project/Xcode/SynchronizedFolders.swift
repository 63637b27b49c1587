import Foundation

/// The files that a target has by the folders that Xcode keeps in step with the disk, less and more the exceptions that
/// the project lists.
struct SynchronizedFolders {
    private(set) var files: [URL] = []
    /// Sources that cannot be compiled here.
    private(set) var foreign: [URL] = []

    /// - Throws: ``BuildError`` when a folder cannot be read.
    init(of target: String, _ objects: XcodeObjects, _ paths: XcodePaths) throws(BuildError) {
        let own = objects.list(target, "fileSystemSynchronizedGroups")
        for group in objects.all("PBXFileSystemSynchronizedRootGroup") {
            guard let folder = paths.url(of: group)?.standardizedFileURL.asOnDisk else { continue }
            // For a target that has the folder exceptions are what it has not; for others what they have of it.
            let exceptions = FolderExceptions(
                objects.list(group, "exceptions").filter { objects.text($0, "target") == target }
                    .flatMap { objects.list($0, "membershipExceptions") },
                in: folder
            )
            let isOwn = own.contains(group)
            guard isOwn || !exceptions.isEmpty, FileManager.default.fileExists(atPath: folder.path) else { continue }
            let contents = try TargetFolder(folder, without: [])
            let all = contents.sources + contents.models + contents.resources.map(\.url)
            files += all.filter { exceptions.contains($0.standardizedFileURL) != isOwn }
            foreign += contents.foreign.filter { exceptions.contains($0.standardizedFileURL) != isOwn }
        }
    }
}

/// The files of a folder that a target has not, or alone has.
private struct FolderExceptions {
    /// Files, and folders with all that is in them.
    private let paths: Set<String>
    /// Files of every language, without the language's folder.
    private let localized: Set<String>

    var isEmpty: Bool { paths.isEmpty && localized.isEmpty }

    /// - Parameter names: within the folder; after `/Localized: ` that of a file which has one in each language.
    init(_ names: [String], in folder: URL) {
        let mark = "/Localized: "
        func path(_ name: some StringProtocol) -> String {
            folder.appendingPathComponent(String(name)).standardizedFileURL.path
        }
        paths = Set(names.filter { !$0.hasPrefix(mark) }.map(path))
        localized = Set(names.filter { $0.hasPrefix(mark) }.map { path($0.dropFirst(mark.count)) })
    }

    func contains(_ url: URL) -> Bool {
        if paths.contains(url.path) || paths.contains(where: { url.path.hasPrefix($0 + "/") }) { return true }
        let language = url.deletingLastPathComponent()
        guard language.pathExtension == "lproj" else { return false }
        let place = language.deletingLastPathComponent().appendingPathComponent(url.lastPathComponent)
        return localized.contains(place.standardizedFileURL.path)
    }
}
