import Foundation

/// A project that Tuist makes of a `Project.swift`, which is a program and is not run here.
enum TuistProject {
    static let advice =
        "Project.swift is Tuist's: `tuist generate` makes the project and the sources that are built here"

    /// Whether a folder's project is made by Tuist.
    static func describes(_ folder: URL) -> Bool {
        let manifest = folder.appendingPathComponent("Project.swift")
        guard let text = try? ProjectFile.text(manifest) else { return false }
        return text.contains(/import\s+ProjectDescription/)
    }

    /// Whether a source that is not there is one that Tuist writes, as those in `Derived` beside its manifest are.
    static func makes(_ file: URL) -> Bool {
        let parts = file.pathComponents
        guard let derived = parts.lastIndex(of: "Derived") else { return false }
        return describes(URL(fileURLWithPath: NSString.path(withComponents: Array(parts[..<derived]))))
    }
}
