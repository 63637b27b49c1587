import Foundation

/// Puts a finished folder into its place.
enum Staging {
    /// Moves `staged` to `final`; what was there before leaves only when the new one is ready.
    static func replace(_ final: URL, with staged: URL) throws {
        let files = FileManager.default
        let old = staged.deletingLastPathComponent().appendingPathComponent("old-\(UUID().uuidString)")
        if files.fileExists(atPath: final.path) { try files.moveItem(at: final, to: old) }
        do {
            try files.moveItem(at: staged, to: final)
        } catch {
            if files.fileExists(atPath: old.path) { try? files.moveItem(at: old, to: final) }
            throw error
        }
        try? files.removeItem(at: old)
    }
}
