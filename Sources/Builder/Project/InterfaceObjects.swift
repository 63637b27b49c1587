import Foundation

/// The classes of which storyboards and xibs make objects that are no views, such as the source of a table's rows.
enum InterfaceObjects {
    /// - Parameter resources: files, and folders of languages.
    /// - Throws: ``BuildError`` for a document that cannot be read.
    static func classes(in resources: [URL]) throws(BuildError) -> Set<String> {
        var found: Set<String> = []
        for file in resources.flatMap(documents) {
            guard let text = try ProjectFile.text(file) else { continue }
            for match in text.matches(of: #/<customObject\b[^>]*?\bcustomClass="(?<name>\w+)"/#) {
                found.insert(String(match.name))
            }
        }
        return found
    }

    private static func documents(_ resource: URL) -> [URL] {
        guard resource.pathExtension == "lproj" else { return isDocument(resource) ? [resource] : [] }
        let inner = try? FileManager.default.contentsOfDirectory(at: resource, includingPropertiesForKeys: nil)
        return (inner ?? []).filter(isDocument)
    }

    private static func isDocument(_ file: URL) -> Bool { ["storyboard", "xib"].contains(file.pathExtension) }
}
