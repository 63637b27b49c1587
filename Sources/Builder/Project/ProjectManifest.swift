import Foundation

/// The `app.json` of a project: what an Xcode project knows beside the folders.
struct ProjectManifest: Decodable, Sendable {
    /// The app's name; the project folder's by default.
    var name: String?
    /// The app's bundle id, which `$(PRODUCT_BUNDLE_IDENTIFIER)` stands for.
    var bundleIdentifier: String?
    /// The app's folder, relative to the project's.
    var app: String?
    /// The folders of its extensions.
    var extensions: [String]?
    /// Files and folders that several of them have.
    var shared: [SharedFiles]?
    /// The Swift language mode, `5` or `6`; 5 by default, as in Xcode.
    var swiftVersion: String?
    /// More build settings for `$(NAME)`.
    var settings: [String: String]?
    /// Swift packages that its targets import.
    var packages: [PackageDependency]?

    /// Whether it says where the app or its extensions are.
    var namesItsParts: Bool { app != nil || extensions != nil }

    static let fileName = "app.json"

    /// Reads the project's `app.json`; nil when it has none.
    ///
    /// - Throws: ``BuildError`` that says which key is wrong.
    static func read(in project: URL) throws(BuildError) -> ProjectManifest? {
        let url = project.appendingPathComponent(fileName)
        guard let data = try ProjectFile.read(url) else { return nil }
        do {
            return try JSONDecoder().decode(ProjectManifest.self, from: data)
        } catch let DecodingError.typeMismatch(type, context) {
            let key = context.codingPath.map(\.stringValue).joined(separator: ".")
            throw .badProject(url.path, "\(key) should be a \(type)")
        } catch let DecodingError.keyNotFound(key, context) {
            let path = (context.codingPath + [key]).map(\.stringValue).joined(separator: ".")
            throw .badProject(url.path, "\(path) is missing")
        } catch {
            throw .badProject(url.path, "is no JSON object: \(error)")
        }
    }
}
