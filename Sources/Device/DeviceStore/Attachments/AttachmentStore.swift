public import Foundation
public import NotificationModel

/// The files of the phone's notifications, in a folder for each app: moved in when a notification is taken, removed with it
/// (UNNotificationAttachment).
public struct AttachmentStore: Sendable {
    public let folder: URL

    /// Makes the folder if it is not there.
    public init(folder: URL) throws {
        self.folder = folder
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    /// Where an app's files may come from.
    public struct Origin: Sendable {
        /// The app's own folder in the store; made when it is needed.
        public var store: URL
        /// The app's bundle and its extensions': files there are copied and never moved.
        public var bundle: String?
        /// Containers; nil for a process that was not installed and so lives in none.
        public var containers: [String]?
        /// The app's files that are in the store already.
        public var held: Set<String>

        public init(store: URL, bundle: String?, containers: [String]?, held: Set<String> = []) {
            self.store = store
            self.bundle = bundle
            self.containers = containers
            self.held = held
        }
    }

    /// Checks all files, then takes them in; when one cannot be taken, none is.
    ///
    /// - Returns: the attachments with their new paths and, where the author gave none, identifiers.
    /// - Throws: ``AttachmentRefusal``
    public func take(_ attachments: [Attachment], from origin: Origin) throws(AttachmentRefusal) -> [Attachment] {
        let (moves, taken) = try plan(attachments, from: origin)
        makeFolder(of: origin)
        try FileMove.all(moves)
        return taken
    }

    /// Checks all files as ``take(_:from:)`` does, and leaves them where they are.
    ///
    /// - Throws: ``AttachmentRefusal``
    public func check(_ attachments: [Attachment], from origin: Origin) throws(AttachmentRefusal) {
        _ = try plan(attachments, from: origin)
    }

    private func plan(
        _ attachments: [Attachment],
        from origin: Origin
    ) throws(AttachmentRefusal) -> (moves: [FileMove], taken: [Attachment]) {
        var moves: [FileMove] = []
        var taken: [Attachment] = []
        for attachment in attachments {
            try checkStore(attachment.path)
            let type = try AttachmentCheck.check(attachment)
            let isBundled = try place(of: attachment.path, in: origin)
            let name = "\(UUID().uuidString.lowercased()).\(type.fileExtensions[0])"
            var moved = attachment
            moved.path = origin.store.appending(path: name).path
            moved.type = type.identifier
            if moved.identifier.isEmpty { moved.identifier = UUID().uuidString }
            moves.append(FileMove(from: attachment.path, to: moved.path, isCopy: isBundled))
            taken.append(moved)
        }
        try checkRoom(for: attachments, beside: origin.held)
        return (moves, taken)
    }

    /// Copies a picture, such as a sender's, into the store; nil when it cannot be read as one.
    public func takePicture(_ path: String, from origin: Origin) -> String? {
        guard (try? place(of: path, in: origin)) != nil, let type = AttachmentCheck.pictureType(of: path)
        else { return nil }
        makeFolder(of: origin)
        let name = "\(UUID().uuidString.lowercased()).\(type.fileExtensions[0])"
        let kept = origin.store.appending(path: name).path
        return (try? FileManager.default.copyItem(atPath: path, toPath: kept)) == nil ? nil : kept
    }

    /// A folder that cannot be made shows itself at the first move into it.
    private func makeFolder(of origin: Origin) {
        try? FileManager.default.createDirectory(at: origin.store, withIntermediateDirectories: true)
    }

    /// Removes files of the store; others are passed over.
    public func remove(_ paths: some Sequence<String>) {
        for path in paths where path.hasPrefix(folder.path + "/") {
            try? FileManager.default.removeItem(atPath: path)
        }
    }

    /// Removes what no notification names, such as what a device that was killed left behind.
    public func removeAll(except kept: Set<String>) {
        func paths(in folder: URL) -> [String] {
            let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
            return names.map { folder.appending(path: $0).path }
        }
        let files = paths(in: folder).flatMap { paths(in: URL(filePath: $0)) }
        remove(files.filter { !kept.contains($0) })
    }

    /// A file of the store may be shown again, as long as something shows it still.
    private func checkStore(_ path: String) throws(AttachmentRefusal) {
        guard path.hasPrefix(folder.path + "/"), !FileManager.default.fileExists(atPath: path) else { return }
        throw .notInStore("\(path) is not in the attachment store any more")
    }

    /// UNNotificationAttachment: "The amount of storage space allotted to each app is limited.".
    public static let bytesPerApp = 256 * 1_048_576

    private func checkRoom(for attachments: [Attachment], beside held: Set<String>) throws(AttachmentRefusal) {
        guard !attachments.isEmpty else { return }
        let size = (Array(held) + attachments.map(\.path)).reduce(0) { $0 + Self.size(of: $1) }
        guard size <= Self.bytesPerApp else {
            throw .moveFailed("the app's attachments would take \(size) bytes; \(Self.bytesPerApp) are allotted to it")
        }
    }

    private static func size(of path: String) -> Int {
        ((try? FileManager.default.attributesOfItem(atPath: path))?[.size] as? NSNumber)?.intValue ?? 0
    }

    /// Whether the file lies in the bundle; throws when it lies neither there nor in a container.
    private func place(of path: String, in origin: Origin) throws(AttachmentRefusal) -> Bool {
        let real = URL(filePath: path).resolvingSymlinksInPath().path
        func lies(in folder: String) -> Bool {
            real.hasPrefix(URL(filePath: folder).resolvingSymlinksInPath().path + "/")
        }
        if lies(in: origin.store.path) { return true }
        if let bundle = origin.bundle, lies(in: bundle) { return true }
        guard let containers = origin.containers, !containers.contains(where: lies) else { return false }
        throw .invalidURL("\(path) lies outside of the app's containers and bundle")
    }
}

/// Files on their way into the store.
private struct FileMove {
    var from: String
    var to: String
    var isCopy: Bool

    static func all(_ moves: [FileMove]) throws(AttachmentRefusal) {
        for (index, move) in moves.enumerated() {
            do {
                try move.perform()
            } catch {
                for done in moves[..<index] { done.undo() }
                throw .moveFailed("\(move.from) cannot be moved into the attachment store: \(error)")
            }
        }
    }

    private func perform() throws {
        if isCopy {
            try FileManager.default.copyItem(atPath: from, toPath: to)
        } else {
            try FileManager.default.moveItem(atPath: from, toPath: to)
        }
    }

    private func undo() {
        if isCopy {
            try? FileManager.default.removeItem(atPath: to)
        } else {
            try? FileManager.default.moveItem(atPath: to, toPath: from)
        }
    }
}
