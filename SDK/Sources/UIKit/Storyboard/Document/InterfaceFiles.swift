import Foundation
import FoundationAdditions

/// Finds documents in a bundle: beside the executable, in the person's language, in the base language.
enum InterfaceFiles {
    static func find(_ name: String, _ fileExtension: String, in bundle: Bundle) -> URL? {
        let root = bundle.resourceURL ?? bundle.bundleURL
        let folders = BundleLanguages.preferred(of: bundle).map { "\($0).lproj" } + ["Base.lproj", "en.lproj", "."]
        let files = folders.map { root.appendingPathComponent($0).appendingPathComponent("\(name).\(fileExtension)") }
        return files.first { FileManager.default.fileExists(atPath: $0.path) }
    }

    /// The document of a file.
    static func read(
        _ name: String,
        _ fileExtension: String,
        called kind: String? = nil,
        in bundle: Bundle
    ) throws(InterfaceError) -> InterfaceElement {
        guard let file = find(name, fileExtension, in: bundle) else {
            throw InterfaceError("the bundle has no \(kind ?? fileExtension) named ‘\(name)’")
        }
        return try InterfaceXML.read(file)
    }
}
