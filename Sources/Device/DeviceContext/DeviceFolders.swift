package import Foundation
import PrivateFiles
package import UntrustedFiles

/// The folders of a device's state.
package struct DeviceFolders: Sendable {
    package let state: URL

    /// Makes what is not there; only its owner may look inside. What is another user's is refused.
    package init(state: URL) throws {
        self.state = state.standardizedFileURL
        for folder in [self.state, bundles, containers, groups, groupLinks, attachments, thumbnails, sounds] {
            try PrivateFolder.hold(folder.path)
        }
    }

    package var database: URL { state.appending(path: "device.sqlite") }
    package var bundles: URL { state.appending(path: "bundles") }
    package var containers: URL { state.appending(path: "containers") }
    package var groups: URL { state.appending(path: "groups") }
    package var groupLinks: URL { state.appending(path: "group-links") }
    package var attachments: URL { state.appending(path: "attachments") }
    package var thumbnails: URL { state.appending(path: "thumbnails") }
    package var sounds: URL { state.appending(path: "sounds") }

    /// What an app's notifications show.
    package func attachments(_ bundleID: String) -> URL { attachments.appending(path: bundleID) }
    package func bundle(_ bundleID: String) -> URL { bundles.appending(path: "\(bundleID).app") }
    package func container(_ bundleID: String) -> URL { containers.appending(path: bundleID) }
    /// The folder that holds a link to each group an app is entitled to.
    package func groupLinks(_ bundleID: String) -> URL { groupLinks.appending(path: bundleID) }

    /// Makes the folder of what an app's notifications show.
    package func makeAttachments(_ bundleID: String) -> URL {
        let folder = attachments(bundleID)
        try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        return folder
    }

    /// Makes the container of an app or an extension, with the folders that Foundation expects in a home.
    package func makeContainer(_ bundleID: String) throws -> URL {
        let container = try UntrustedFolder(containers.path).madeFolder(bundleID)
        for name in ["Documents", "Library", "tmp"] { _ = try container.madeFolder(name) }
        let library = try container.folder("Library")
        for name in ["Sounds", "Caches", "Preferences"] { _ = try library.madeFolder(name) }
        return self.container(bundleID)
    }

    /// Makes, in containers and groups' folders, what can be opened while the phone is locked and all else has complete
    /// protection (``StorageCondition/locked``).
    ///
    /// - Throws: ``FileRefusal``, such as for a link in such a place.
    package func makeUnprotected(in folders: [String]) throws -> [UntrustedFolder] {
        try folders.flatMap { path in
            let folder = try UntrustedFolder(path)
            let library = try folder.madeFolder("Library")
            return try [folder.madeFolder("tmp")]
                + ["Caches", "Preferences", "Keychains"].map { try library.madeFolder($0) }
        }
    }

    /// Makes the shared folders of an app's groups.
    package func makeGroups(_ names: [String], bundleID: String) throws -> URL {
        let links = groupLinks(bundleID)
        try FileManager.default.createDirectory(at: links, withIntermediateDirectories: true)
        for name in names where Self.isFileName(name) {
            let group = groups.appending(path: name)
            _ = try UntrustedFolder(groups.path).madeFolder(name).madeFolder("Library").madeFolder("Sounds")
            let link = links.appending(path: name)
            if (try? FileManager.default.destinationOfSymbolicLink(atPath: link.path)) == nil {
                try FileManager.default.createSymbolicLink(at: link, withDestinationURL: group)
            }
        }
        return links
    }

    package static func isFileName(_ name: String) -> Bool {
        !name.isEmpty && !name.hasPrefix(".") && !name.contains("/") && !name.utf8.contains(0)
    }

    /// The link's socket: paths of Unix sockets end at 107 bytes, so a long one moves to the user's runtime folder, named
    /// by a hash; `link.sock` is then a symbolic link to it, by which processes that know the state folder find it.
    ///
    /// - Throws: `PrivateFileError` when that folder is another user's; what the disk says of the symbolic link.
    package func linkSocket(asked: String?) throws -> String {
        if let asked { return asked }
        let path = state.appending(path: "link.sock").path
        guard path.utf8.count > 100 else { return path }
        let folder = try PrivateFolder.runtime() + "/\(StableName.make(path))"
        try PrivateFolder.hold(folder)
        let socket = folder + "/link.sock"
        if (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) != socket {
            // Whatever is there is left from before; what cannot be removed stops the next line.
            try? FileManager.default.removeItem(atPath: path)
            try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: socket)
        }
        return socket
    }
}

extension UntrustedFolder {
    /// A folder in it, made where it is not there; what an author put in its place, such as a link, goes.
    fileprivate func madeFolder(_ name: String) throws -> UntrustedFolder {
        if let made = try? makeFolder(name) { return made }
        try remove(name)
        return try makeFolder(name)
    }
}
