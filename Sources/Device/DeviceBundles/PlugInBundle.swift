package import Foundation
package import UntrustedFiles

/// An extension's bundle within an app's: `PlugIns/*.appex`.
package struct PlugInBundle {
    /// The `.appex` folder.
    package let folder: URL
    let content: UntrustedFolder
    let info: InfoDictionary

    /// The point of service extensions.
    package static let servicePoint = "com.apple.usernotifications.service"
    /// The point of content extensions.
    package static let contentPoint = "com.apple.usernotifications.content-extension"

    /// What it extends: its `NSExtensionPointIdentifier`; nil without one.
    package var point: String? { info.extensionPoint }

    /// An app's, by name.
    ///
    /// - Parameter app: the `.app` folder.
    /// - Throws: `PhoneError.invalid`, naming the file and what is wrong with it.
    package static func all(in app: URL) throws -> [PlugInBundle] { try all(in: try UntrustedFolder.bundle(app)) }

    package static func all(in app: UntrustedFolder) throws -> [PlugInBundle] {
        guard let plugIns = try app.folderIfThere("PlugIns") else { return [] }
        return try plugIns.entries().filter { $0.name.hasSuffix(".appex") }.map { entry in
            let bundle = try plugIns.folder(entry.name)
            return PlugInBundle(folder: URL(filePath: bundle.path), content: bundle, info: try InfoDictionary(bundle))
        }
    }
}
