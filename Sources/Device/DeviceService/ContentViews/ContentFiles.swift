import DeviceCore
import Foundation
import NotificationModel
import Synchronization

#if canImport(Glibc)
import Glibc
#endif

/// The files that an extension's views show, under opaque names: only those that the extension itself may read.
final class ContentFiles: Sendable {
    private let session: String
    private let roots: [String]
    private let limit: Int
    private let isAttachment: @Sendable (String) -> Bool
    private let paths = Mutex<[String: String]>([:])

    /// - Parameters:
    ///   - session: begins every name.
    ///   - roots: folders whose files are served.
    ///   - limit: the most files.
    ///   - isAttachment: whether a path is one of the app's attachments, which are served, too.
    init(session: String, roots: [URL], limit: Int, isAttachment: @escaping @Sendable (String) -> Bool) {
        self.session = session
        self.roots = roots.compactMap { Self.real($0.path) }.map { $0 + "/" }
        self.limit = limit
        self.isAttachment = isAttachment
    }

    /// A path or file URL as a path on the phone's server.
    ///
    /// - Returns: nil for what is not there, lies elsewhere, is no file, or is one too many.
    func serve(_ source: String) -> String? {
        let path = source.hasPrefix("file://") ? URL(string: source)?.path : source
        guard let path, path.hasPrefix("/"), let real = Self.real(path), Self.isFile(real) else { return nil }
        guard roots.contains(where: real.hasPrefix) || isAttachment(path) || isAttachment(real) else { return nil }
        // The file's own time is part of its name: one that is written anew is fetched anew.
        let name = "\(session)-\(StableName.make(real + Self.version(real)))\(Self.suffix(real))"
        let isKept = paths.withLock { paths in
            guard paths[name] != nil || paths.count < limit else { return false }
            paths[name] = real
            return true
        }
        return isKept ? MediaPath(.content, name).url : nil
    }

    func file(_ name: String) -> MediaFile? {
        guard let path = paths.withLock({ $0[name] }) else { return nil }
        let type = AttachmentType.forFileExtension(URL(filePath: path).pathExtension)?.mimeType
        return MediaFile(path: path, mimeType: type ?? "application/octet-stream")
    }

    private static func suffix(_ path: String) -> String {
        let suffix = URL(filePath: path).pathExtension.lowercased()
        let isPlain = suffix.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
        return suffix.isEmpty || !isPlain ? "" : ".\(suffix)"
    }

    private static func version(_ path: String) -> String {
        let attributes = try? FileManager.default.attributesOfItem(atPath: path)
        let date = (attributes?[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0
        return " \(date) \(attributes?[.size] ?? 0)"
    }

    private static func isFile(_ path: String) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && !isFolder.boolValue
    }

    /// Where a path leads once every link is followed.
    private static func real(_ path: String) -> String? {
        guard let found = realpath(path, nil) else { return nil }
        defer { free(found) }
        return String(cString: found)
    }
}
