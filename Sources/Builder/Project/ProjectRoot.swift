import Foundation

/// How far a project reaches: its repository's folder, or without one its own. What lies beyond is not its author's.
struct ProjectRoot: Sendable {
    let folder: URL

    /// - Parameter project: its folder, or one in it; an Xcode project lies beside its files.
    init(of project: URL) {
        var project = project.standardizedFileURL.resolvingSymlinksInPath()
        if XcodeProject.isProject(project) { project.deleteLastPathComponent() }
        let home = FileManager.default.homeDirectoryForCurrentUser.standardizedFileURL.resolvingSymlinksInPath().path
        var place = project
        while place.path != "/", !Self.holds(place, home) {
            if FileManager.default.fileExists(atPath: place.appendingPathComponent(".git").path) {
                folder = place
                return
            }
            place = place.deletingLastPathComponent()
        }
        folder = project
    }

    /// Whether a file lies in it, links followed.
    func contains(_ file: URL) -> Bool { Self.holds(folder, file.standardizedFileURL.resolvingSymlinksInPath().path) }

    /// Whether a path is a folder's or lies in it.
    static func holds(_ folder: URL, _ path: String) -> Bool {
        path == folder.path || path.hasPrefix(folder.path == "/" ? "/" : folder.path + "/")
    }
}
