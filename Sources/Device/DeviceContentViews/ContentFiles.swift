import DeviceContext
import DeviceCore
import Foundation
import NotificationModel
import Synchronization
import UntrustedFiles

/// The files that an extension's views show, under opaque names: only those that the extension itself may read.
final class ContentFiles: Sendable {
    private let session: String
    private let roots: UntrustedRoots
    private let store: String
    private let limit: Int
    private let isAttachment: @Sendable (String) -> Bool
    private let paths = Mutex<[String: String]>([:])

    /// - Parameters:
    ///   - session: begins every name.
    ///   - roots: folders whose files are served.
    ///   - store: the folder of the app's attachments.
    ///   - limit: the most files.
    ///   - isAttachment: whether a path is one of the app's attachments, which are served, too.
    init(
        session: String,
        roots: [URL],
        store: URL,
        limit: Int,
        isAttachment: @escaping @Sendable (String) -> Bool
    ) {
        self.session = session
        self.roots = UntrustedRoots(roots.map(\.path) + [store.path])
        self.store = store.path
        self.limit = limit
        self.isAttachment = isAttachment
    }

    /// A path or file URL as a path on the phone's server.
    ///
    /// - Returns: nil for what is not there, lies elsewhere, is no file, or is one too many.
    func serve(_ source: String) -> String? {
        let path = source.hasPrefix("file://") ? URL(string: source)?.path : source
        guard let path, let place = roots.place(of: path) else { return nil }
        let whole = "\(place.folder)/\(place.name)"
        guard place.folder != store || isAttachment(whole), let file = try? roots.open(whole) else { return nil }
        // The file's own time is part of its name: one that is written anew is fetched anew.
        let name = "\(session)-\(StableName.make("\(whole) \(file.identity)"))\(Self.suffix(whole))"
        let isKept = paths.withLock { paths in
            guard paths[name] != nil || paths.count < limit else { return false }
            paths[name] = whole
            return true
        }
        return isKept ? MediaPath(.content, name).url : nil
    }

    /// It waits for the disk.
    func file(_ name: String) -> MediaFile? {
        guard let path = paths.withLock({ $0[name] }), let file = try? roots.open(path) else { return nil }
        let suffix = URL(filePath: path).pathExtension
        let type = suffix == "html" ? MediaFile.document : AttachmentType.forFileExtension(suffix)?.mimeType
        return MediaFile(file, mimeType: type ?? "application/octet-stream")
    }

    private static func suffix(_ path: String) -> String {
        let suffix = URL(filePath: path).pathExtension.lowercased()
        let isPlain = suffix.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
        return suffix.isEmpty || !isPlain ? "" : ".\(suffix)"
    }
}
