public import Foundation

/// A file takes another's place (FileManager: replaceItemAt(_:withItemAt:backupItemName:options:)).
///
/// Foundation's on Linux throws, and leaves the old file where the new one was.
public enum FileReplacement {
    /// Puts the new item at the place of the original, which may not exist; what was there is gone, or in a backup beside it.
    ///
    /// - Parameter backupName: what the original is called meanwhile, and afterwards with `.withoutDeletingBackupItem`.
    /// - Returns: where the item is.
    /// - Throws: an error of Cocoa's; the original is where it was then, or where the error says.
    public static func replace(
        _ original: URL,
        with new: URL,
        backupName: String?,
        options: FileManager.ItemReplacementOptions
    ) throws -> URL {
        let files = FileManager.default
        guard files.fileExists(atPath: new.path) else {
            throw CocoaError(.fileNoSuchFile, userInfo: [NSFilePathErrorKey: new.path])
        }
        guard files.fileExists(atPath: original.path) else {
            try files.moveItem(at: new, to: original)
            return original
        }
        let folder = original.deletingLastPathComponent()
        let backup = folder.appendingPathComponent(backupName ?? ".\(UUID().uuidString)-\(original.lastPathComponent)")
        if files.fileExists(atPath: backup.path) { try files.removeItem(at: backup) }
        try files.moveItem(at: original, to: backup)
        do {
            try files.moveItem(at: new, to: original)
        } catch {
            // Where this fails too, its error names the backup, which is where the original is.
            try files.moveItem(at: backup, to: original)
            throw error
        }
        if backupName == nil || !options.contains(.withoutDeletingBackupItem) { try files.removeItem(at: backup) }
        return original
    }
}
