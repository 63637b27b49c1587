import CPictures
import Foundation

/// The pictures of a GIF file, as they are seen one after the other.
package final class PictureFrames {
    /// Seconds that each is seen, as the file says it.
    package let delays: [Double]
    /// How often they are shown; 0 for without an end, nil where the file does not say.
    package let loopCount: Int?
    private let data: Data
    private var reader: Reader?

    /// Nil for what is no GIF file, or one that has one picture.
    package init?(_ data: Data) {
        guard let header = PictureHeader(data), header.kind == .gif else { return nil }
        guard max(header.width, header.height) <= PictureEncoder.limit else { return nil }
        let blocks = GIFBlocks([UInt8](data))
        guard blocks.delays.count > 1 else { return nil }
        self.data = data
        delays = blocks.delays.map { Double($0) / 100 }
        loopCount = blocks.loopCount
    }

    /// A picture with all that is seen of those before it.
    ///
    /// They are decoded in order, so going back begins anew.
    /// - Returns: nil where there is none, or where gdk-pixbuf is not installed.
    package func image(at index: Int) -> UIImage? { data(at: index).flatMap { UIImage(data: $0) } }

    /// The same as a PNG file's bytes.
    func data(at index: Int) -> Data? {
        guard delays.indices.contains(index) else { return nil }
        if (reader?.next ?? .max) > index { reader = Reader(data) }
        while let bitmap = reader?.read() {
            guard reader?.next == index + 1 else { continue }
            return PictureEncoder.encode(bitmap, as: .png)
        }
        return nil
    }

    /// Decodes one after the other.
    private final class Reader {
        private let frames: OpaquePointer
        private(set) var next = 0

        init?(_ data: Data) {
            let frames = data.withUnsafeBytes { bytes in
                cpictures_frames_open(bytes.bindMemory(to: UInt8.self).baseAddress, bytes.count)
            }
            guard let frames else { return nil }
            self.frames = frames
        }

        deinit { cpictures_frames_close(frames) }

        func read() -> Bitmap? {
            var (width, height): (Int32, Int32) = (0, 0)
            let bytes = cpictures_frames_next(frames, Int32(PictureEncoder.limit), &width, &height)
            guard let bytes else { return nil }
            defer { free(bytes) }
            next += 1
            let count = Int(width) * Int(height) * 4
            return Bitmap(
                width: Int(width),
                height: Int(height),
                bytes: Array(UnsafeBufferPointer(start: bytes, count: count))
            )
        }
    }
}
