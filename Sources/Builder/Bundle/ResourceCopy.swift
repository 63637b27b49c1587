import Foundation
import UntrustedFiles

/// Copies what a project gives a bundle: regular files of the project, and folders of them.
///
/// What a project leads to elsewhere may be a secret of whoever builds it, and an extension could read it in its bundle.
struct ResourceCopy: Sendable {
    let root: ProjectRoot

    /// Copies one.
    ///
    /// - Parameters:
    ///   - resource: of a target.
    ///   - bundle: the folder that it goes into.
    /// - Returns: a warning when it is left out.
    /// - Throws: when the bundle cannot be written to.
    func copy(_ resource: Target.Resource, into bundle: URL) throws -> String? {
        guard root.contains(resource.url) else {
            return "\(resource.url.path): warning: is left out: it lies outside of the project, "
                + "which is \(root.folder.path)"
        }
        let place = bundle.appendingPathComponent(resource.path)
        let folder = place.deletingLastPathComponent()
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        do throws(FileRefusal) {
            let source = resource.url.resolvingSymlinksInPath().path
            let target = try UntrustedFolder(folder.path)
            var isFolder: ObjCBool = false
            if FileManager.default.fileExists(atPath: source, isDirectory: &isFolder), isFolder.boolValue {
                try UntrustedFolder(source).copyContent(to: target.makeFolder(place.lastPathComponent))
            } else {
                let file = try OpenedFile.own(source)
                guard file.size <= Self.sizeLimit else {
                    return "\(resource.url.path): warning: is left out: it has more than \(Self.sizeLimit >> 20) MB"
                }
                try file.copy(to: place.lastPathComponent, in: target)
            }
            return nil
        } catch {
            return "\(resource.url.path): warning: is left out: \(error)"
        }
    }

    /// Bytes of one file, as of a whole bundle on the phone.
    private static let sizeLimit = FolderCopyLimits().bytes
}
