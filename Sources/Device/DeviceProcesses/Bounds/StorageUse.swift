import CSpawn
import Foundation

/// What lies in some folders.
enum StorageUse {
    /// Which bound the folders' content is beyond, as a sentence's end; nil for none.
    ///
    /// The look ends once a bound is passed, so a folder can keep nobody busy.
    static func excess(in folders: [String], over limit: StorageLimit) -> String? {
        let paths = folders.map { strdup($0) }
        defer { for path in paths { free(path) } }
        let most = cspawn_storage(bytes: UInt64(limit.bytes), files: UInt64(limit.files))
        var found = cspawn_storage(bytes: 0, files: 0)
        let failure = (paths + [nil]).withUnsafeBufferPointer { paths in
            paths.baseAddress.map { cspawn_look_through($0, most, &found) } ?? EINVAL
        }
        guard failure == 0 else { return nil }
        if found.files > most.files { return "more than \(limit.files) files" }
        return found.bytes > most.bytes ? "more than \(limit.bytes >> 20) MB" : nil
    }
}
