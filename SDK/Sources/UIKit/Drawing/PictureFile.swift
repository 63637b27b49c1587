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

    /// Of an animated GIF its first picture, as UIImage shows it: it moves where its pictures are shown in turn alone.
    ///
    /// Nil for what is no PNG, JPEG or GIF file.
    init?(path: String) {
        guard let handle = FileHandle(forReadingAtPath: path) else { return nil }
        defer { try? handle.close() }
        guard let start = try? handle.read(upToCount: 1 << 20), let header = PictureHeader(start) else { return nil }
        if header.kind == .gif, let still = Self.still(FileManager.default.contents(atPath: path)) {
            self = still
            return
        }
        self.path = path
        width = header.width
        height = header.height
        isSideways = header.isSideways
    }

    /// The first picture of an animated GIF; nil for another file.
    private static func still(_ data: Data?) -> PictureFile? {
        data.flatMap { PictureFrames($0) }?.data(at: 0).flatMap { PictureFile(data: $0) }
    }

    /// Keeps the bytes in a file of this process's temporary folder, once for equal bytes; an animated GIF's first picture.
    init?(data: Data) {
        guard let header = PictureHeader(data) else { return nil }
        if header.kind == .gif, let still = Self.still(data) {
            self = still
            return
        }
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
