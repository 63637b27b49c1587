package import Foundation
package import NotificationModel
package import UntrustedFiles

/// The files of the phone's notifications, in a folder for each app: taken in when a notification is taken, removed with it
/// (UNNotificationAttachment).
///
/// What is taken in is a copy of what was checked, by the same descriptor: whoever wrote the file may write on, or put
/// another in its place, and changes nothing here.
package struct AttachmentStore: Sendable {
    package let folder: URL

    /// Makes the folder if it is not there.
    package init(folder: URL) throws {
        self.folder = folder
        try FileManager.default.createDirectory(
            at: folder,
            withIntermediateDirectories: true,
            attributes: [.posixPermissions: 0o700]
        )
    }

    /// Where an app's files may come from.
    package struct Origin: Sendable {
        /// The name of the app's own folder in the store; made when it is needed.
        package var app: String
        /// The app's bundle: files there stay where they are.
        package var bundle: String?
        /// Containers; nil for a process that was not installed and so lives in none.
        package var containers: [String]?
        /// The app's files that are in the store already.
        package var held: Set<String> = []
        /// Files of the store that nothing shows any more: they are about to be removed.
        package var unused: Set<String> = []

        package init(app: String, bundle: String?, containers: [String]?) {
            self.app = app
            self.bundle = bundle
            self.containers = containers
        }
    }

    /// Files that are in the store, before anybody shows them.
    package struct Taken: Sendable {
        /// With their new paths and, where the author gave none, identifiers; in the order of those that were asked for.
        package private(set) var attachments: [Attachment] = []
        fileprivate var sources: [Source] = []
        private let store: AttachmentStore

        fileprivate init(store: AttachmentStore) { self.store = store }

        fileprivate mutating func add(_ attachment: Attachment, _ source: Source) {
            attachments.append(attachment)
            sources.append(source)
        }

        /// They are shown: the author's own files go, as they would by a move; those of a bundle stay.
        package func keep() {
            for source in sources where source.isMoved {
                // One that cannot be removed stays with its author.
                try? UntrustedFolder(source.folder).remove(source.name, ifStill: source.file)
            }
        }

        /// They are not shown: the store is as it was, and so are the author's files.
        package func giveUp() { store.remove(attachments.map(\.path)) }
    }

    /// A file as its author named it.
    fileprivate struct Source: Sendable {
        var folder: String
        var name: String
        var file: OpenedFile
        /// Whether it is the author's to lose.
        var isMoved: Bool
    }

    /// Checks all files and takes them in; when one cannot be taken, none is.
    ///
    /// It waits for the disk.
    /// - Throws: ``AttachmentRefusal``
    package func take(_ attachments: [Attachment], from origin: Origin) throws(AttachmentRefusal) -> Taken {
        var taken = Taken(store: self)
        var checked: [(type: AttachmentType, source: Source)] = []
        for attachment in attachments {
            let source = try open(attachment.path, from: origin)
            checked.append((try AttachmentCheck.check(attachment, source.file), source))
        }
        try checkSpace(for: checked.map(\.source.file), beside: origin.held)
        for (attachment, (type, source)) in zip(attachments, checked) {
            var kept = attachment
            do {
                kept.path = try copy(source.file, as: type, for: origin.app)
            } catch {
                taken.giveUp()
                throw .moveFailed("\(attachment.path) cannot be moved into the attachment store: \(error)")
            }
            kept.type = type.identifier
            if kept.identifier.isEmpty { kept.identifier = UUID().uuidString }
            taken.add(kept, source)
        }
        return taken
    }

    /// Copies a picture, such as a sender's, into the store.
    ///
    /// It waits for the disk.
    /// - Returns: the path of the copy.
    /// - Throws: ``AttachmentRefusal``
    package func takePicture(_ path: String, from origin: Origin) throws(AttachmentRefusal) -> String {
        let source = try open(path, from: origin)
        guard let type = AttachmentCheck.pictureType(of: source.file) else {
            throw .unrecognizedType("\(path) is no picture that a notification can carry, or too large for one")
        }
        do {
            return try copy(source.file, as: type, for: origin.app)
        } catch {
            throw .moveFailed("\(path) cannot be copied into the attachment store: \(error)")
        }
    }

    /// - Returns: the path of the copy.
    private func copy(_ file: OpenedFile, as type: AttachmentType, for app: String) throws(FileRefusal) -> String {
        let name = "\(UUID().uuidString.lowercased()).\(type.preferredExtension)"
        let place = try UntrustedFolder(folder.path).makeFolder(app)
        try file.copy(to: name, in: place)
        return "\(place.path)/\(name)"
    }

    /// Opens a file of the store.
    ///
    /// - Throws: `FileRefusal`
    package func open(_ path: String) throws -> OpenedFile { try UntrustedRoots([folder.path]).open(path) }

    /// Removes files of the store; others are passed over.
    package func remove(_ paths: some Sequence<String>) {
        let roots = UntrustedRoots([folder.path])
        for path in paths {
            guard let place = roots.place(of: path) else { continue }
            // One that cannot be removed now is found again at the next start.
            try? UntrustedFolder(place.folder).remove(place.name)
        }
    }

    /// Removes what no notification names, such as what a device that was killed left behind.
    package func removeAll(except kept: Set<String>) {
        guard let apps = try? UntrustedFolder(folder.path) else { return }
        for app in (try? apps.entries(limit: .max)) ?? [] {
            let files = (try? apps.folder(app.name).entries(limit: .max)) ?? []
            remove(files.map { "\(folder.path)/\(app.name)/\($0.name)" }.filter { !kept.contains($0) })
        }
    }

    /// UNNotificationAttachment: "The amount of storage space allotted to each app is limited.".
    package static let bytesPerApp = 256 * 1_048_576

    private func checkSpace(for files: [OpenedFile], beside held: Set<String>) throws(AttachmentRefusal) {
        guard !files.isEmpty else { return }
        let sizes = files.map(\.size) + held.map { (try? open($0))?.size ?? 0 }
        let size = sizes.reduce(0, +)
        guard size <= Self.bytesPerApp else {
            throw .moveFailed("the app's attachments would take \(size) bytes; \(Self.bytesPerApp) are allotted to it")
        }
    }

    private func open(_ path: String, from origin: Origin) throws(AttachmentRefusal) -> Source {
        let own = "\(folder.path)/\(origin.app)"
        let stays = [own] + [origin.bundle].compactMap { $0 }
        let roots = UntrustedRoots(stays + (origin.containers ?? []))
        guard path.hasPrefix("/"), let place = roots.place(of: path) ?? Self.anywhere(path, for: origin) else {
            throw .invalidURL("\(path) lies outside of the app's containers and bundle")
        }
        // A file of the store may be shown again, as long as something shows it still.
        let isStored = place.folder == own
        let notInStore = AttachmentRefusal.notInStore("\(path) is not in the attachment store any more")
        if isStored, origin.unused.contains("\(own)/\(place.name)") { throw notInStore }
        do {
            let file = try UntrustedFolder(place.folder).open(place.name)
            return Source(
                folder: place.folder,
                name: place.name,
                file: file,
                isMoved: !stays.contains(place.folder)
            )
        } catch {
            if isStored, error.isMissing { throw notInStore }
            throw .invalidURL("\(error)")
        }
    }

    /// A process that its user started by hand may name whatever that user can read.
    private static func anywhere(_ path: String, for origin: Origin) -> (folder: String, name: String)? {
        guard origin.containers == nil else { return nil }
        let url = URL(filePath: path)
        return (url.deletingLastPathComponent().path, url.lastPathComponent)
    }
}
