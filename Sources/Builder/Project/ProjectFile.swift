import Foundation
import UntrustedFiles

/// Reads the files of an author's project, which may come from anybody: regular files of a bounded size alone.
///
/// A pipe would be waited for, a device has no end. Links are followed, as the compiler follows them.
enum ProjectFile {
    /// Bytes: more than people write into a source, a list or a storyboard.
    static let limit = 16 << 20

    /// All that a file has.
    ///
    /// - Returns: nil when there is no such file.
    /// - Throws: ``BuildError`` that names the file.
    static func read(_ url: URL) throws(BuildError) -> Data? {
        do throws(FileRefusal) {
            return try OpenedFile.own(url.resolvingSymlinksInPath().path).read(limit: limit)
        } catch {
            if error.isMissing { return nil }
            throw .badProject(url.path, "cannot be read: \(error)")
        }
    }

    /// All that a file has, as a text.
    ///
    /// - Returns: nil when there is no such file.
    /// - Throws: ``BuildError`` that names the file.
    static func text(_ url: URL) throws(BuildError) -> String? {
        guard let data = try read(url) else { return nil }
        guard let text = String(data: data, encoding: .utf8) else { throw .badProject(url.path, "is no text in UTF-8") }
        return text
    }
}
