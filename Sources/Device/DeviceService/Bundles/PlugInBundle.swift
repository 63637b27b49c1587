public import Foundation

/// An extension's bundle within an app's: `PlugIns/*.appex`.
public struct PlugInBundle {
    /// The `.appex` folder.
    public let folder: URL
    let info: InfoDictionary

    /// The point of service extensions.
    public static let servicePoint = "com.apple.usernotifications.service"
    /// The point of content extensions.
    public static let contentPoint = "com.apple.usernotifications.content-extension"

    /// What it extends: its `NSExtensionPointIdentifier`; nil without one.
    public var point: String? { info.extensionPoint }

    /// An app's, by name.
    ///
    /// - Parameter app: the `.app` folder.
    /// - Throws: `PhoneError.invalid`, naming the file and what is wrong with it.
    public static func all(in app: URL) throws -> [PlugInBundle] {
        let plugIns = app.appending(path: "PlugIns")
        guard FileManager.default.fileExists(atPath: plugIns.path) else { return [] }
        return try FileManager.default.contentsOfDirectory(at: plugIns, includingPropertiesForKeys: nil)
            .filter { $0.pathExtension == "appex" }.sorted { $0.path < $1.path }
            .map { PlugInBundle(folder: $0, info: try InfoDictionary(bundle: $0)) }
    }
}
