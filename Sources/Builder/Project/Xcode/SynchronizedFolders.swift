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
            let exceptions = Set(
                objects.list(group, "exceptions").filter { objects.text($0, "target") == target }
                    .flatMap { objects.list($0, "membershipExceptions") }
                    .map { folder.appendingPathComponent($0).standardizedFileURL.path }
            )
            let isOwn = own.contains(group)
            guard isOwn || !exceptions.isEmpty, FileManager.default.fileExists(atPath: folder.path) else { continue }
            func isException(_ url: URL) -> Bool {
                exceptions.contains(url.path) || exceptions.contains { url.path.hasPrefix($0 + "/") }
            }
            let contents = try TargetFolder(folder, without: [])
            let all = contents.sources + contents.models + contents.resources.map(\.url)
            files += all.filter { isException($0.standardizedFileURL) != isOwn }
            foreign += contents.foreign.filter { isException($0.standardizedFileURL) != isOwn }
        }
    }
}
