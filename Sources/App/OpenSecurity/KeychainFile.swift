import Foundation

#if canImport(Glibc)
import Glibc
#endif

/// The items of one access group: a file that only its owner may read, in the group's container.
///
/// Processes take turns by a lock on a second file, and the file is replaced whole, so that a process that dies in
/// between leaves the old one.
struct KeychainFile {
    /// The most items of one access group.
    static let itemLimit = 1000

    /// Whether the phone is locked, and protects what it keeps: `carillon device storage locked`.
    static var isLocked: Bool { ProcessInfo.processInfo.environment["CARILLON_STORAGE"] == "locked" }

    private let folder: URL

    /// The file of an access group, or with nil of the app alone; nil if the process has no container of that group.
    init?(accessGroup: String?) {
        let environment = ProcessInfo.processInfo.environment
        if let accessGroup {
            guard let parent = environment["CARILLON_GROUP_CONTAINERS"], !accessGroup.isEmpty,
                !accessGroup.contains("/"), !accessGroup.hasPrefix(".")
            else { return nil }
            let container = URL(fileURLWithPath: parent, isDirectory: true).appendingPathComponent(accessGroup)
            guard FileManager.default.fileExists(atPath: container.path) else { return nil }
            folder = container.appendingPathComponent("Library/Keychains", isDirectory: true)
        } else {
            let container = environment["CARILLON_CONTAINER"] ?? NSHomeDirectory()
            folder = URL(fileURLWithPath: container, isDirectory: true)
                .appendingPathComponent("Library/Keychains", isDirectory: true)
        }
    }

    /// Reads the items, lets the body change them, and writes them back if it did.
    ///
    /// - Throws: What reading, decoding or writing threw.
    func update<Result>(_ body: (inout [KeychainItem]) throws -> Result) throws -> Result {
        try FileManager.default.createDirectory(
            at: folder,
            withIntermediateDirectories: true,
            attributes: [.posixPermissions: 0o700]
        )
        let lock = open(folder.appendingPathComponent("keychain.lock").path, O_CREAT | O_RDWR | O_CLOEXEC, 0o600)
        guard lock >= 0 else { throw CocoaError(.fileWriteNoPermission) }
        defer { close(lock) }
        guard flock(lock, LOCK_EX) == 0 else { throw CocoaError(.fileLocking) }

        let file = folder.appendingPathComponent("keychain.plist")
        var items: [KeychainItem] = []
        if FileManager.default.fileExists(atPath: file.path) {
            items = try PropertyListDecoder().decode([KeychainItem].self, from: Data(contentsOf: file))
        }
        let before = items
        let result = try body(&items)
        if items != before { try write(items, to: file) }
        return result
    }

    private func write(_ items: [KeychainItem], to file: URL) throws {
        let encoder = PropertyListEncoder()
        encoder.outputFormat = .binary
        let fresh = folder.appendingPathComponent("keychain.new")
        try? FileManager.default.removeItem(at: fresh)
        guard
            FileManager.default.createFile(
                atPath: fresh.path,
                contents: try encoder.encode(items),
                attributes: [.posixPermissions: 0o600]
            )
        else { throw CocoaError(.fileWriteUnknown) }
        guard rename(fresh.path, file.path) == 0 else { throw CocoaError(.fileWriteUnknown) }
    }
}
