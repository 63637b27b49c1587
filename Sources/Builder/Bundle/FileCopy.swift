import Foundation

/// Files that are only ever replaced, never written to, and so may stand in several folders at once.
enum FileCopy {
    /// A hard link, or on another volume a copy.
    static func link(_ file: URL, to place: URL) throws {
        do {
            try FileManager.default.linkItem(at: file, to: place)
        } catch {
            try FileManager.default.copyItem(at: file, to: place)
        }
    }
}
