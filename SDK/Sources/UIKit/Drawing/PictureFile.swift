import Foundation
import Synchronization

/// A picture's file: where the page fetches it from.
struct PictureFile: Hashable, Sendable {
    let path: String
    /// Pixels, as it is shown.
    let width: Int
    /// Pixels, as it is shown.
    let height: Int
    /// Whether its pixels lie on their side.
    let isSideways: Bool

    private static let written = Mutex<[Int: String]>([:])

    /// Nil for what is no PNG, JPEG or GIF file.
    init?(path: String) {
        guard let handle = FileHandle(forReadingAtPath: path) else { return nil }
        defer { try? handle.close() }
        guard let start = try? handle.read(upToCount: 1 << 20), let header = PictureHeader(start) else { return nil }
        self.path = path
        width = header.width
        height = header.height
        isSideways = header.isSideways
    }

    /// Keeps the bytes in a file of this process's temporary folder, once for equal bytes.
    init?(data: Data) {
        guard let header = PictureHeader(data) else { return nil }
        width = header.width
        height = header.height
        isSideways = header.isSideways
        let key = data.hashValue ^ data.count
        if let known = Self.written.withLock({ $0[key] }), FileManager.default.contents(atPath: known) == data {
            path = known
            return
        }
        let file = FileManager.default.temporaryDirectory
            .appendingPathComponent("picture-\(UUID().uuidString)")
            .appendingPathExtension(header.kind.rawValue)
        guard (try? data.write(to: file)) != nil else { return nil }
        path = file.path
        Self.written.withLock { [path] in $0[key] = path }
    }
}
