import CPictures
public import Foundation
import ViewLink

/// Makes a picture's file anew: another format, another size.
package enum PictureEncoder {
    /// - Parameters:
    ///   - size: in pixels; nil keeps what it has.
    ///   - quality: of a JPEG, 0…1.
    /// - Returns: the file's bytes; nil for a picture that cannot be read, or where gdk-pixbuf is not installed.
    static func encode(_ path: String, as kind: PictureHeader.Kind, size: CGSize? = nil, quality: CGFloat = 1) -> Data?
    {
        func pixels(_ length: CGFloat) -> Int32 { Int32(min(max(length.rounded(), 1), CGFloat(Self.limit))) }
        var count = 0
        // The size is told as the picture lies in its file.
        let size = size.map { size in
            PictureFile(path: path)?.isSideways ?? false ? CGSize(width: size.height, height: size.width) : size
        }
        let bytes = cpictures_encode(
            path,
            size.map { pixels($0.width) } ?? 0,
            size.map { pixels($0.height) } ?? 0,
            kind.rawValue,
            percent(quality),
            &count
        )
        return taken(bytes, count)
    }

    /// Encodes pixels. What is clear is white in a JPEG.
    ///
    /// - Returns: nil where gdk-pixbuf is not installed, but for a PNG, whose pixels are not packed then.
    static func encode(_ bitmap: Bitmap, as kind: PictureHeader.Kind, quality: CGFloat = 1) -> Data? {
        var count = 0
        let bytes = cpictures_encode_pixels(
            bitmap.bytes,
            Int32(clamping: bitmap.width),
            Int32(clamping: bitmap.height),
            kind.rawValue,
            percent(quality),
            &count
        )
        return taken(bytes, count) ?? (kind == .png ? bitmap.png : nil)
    }

    private static func taken(_ bytes: UnsafeMutablePointer<UInt8>?, _ count: Int) -> Data? {
        guard let bytes else { return nil }
        defer { cpictures_free(bytes) }
        return Data(bytes: bytes, count: count)
    }

    private static func percent(_ quality: CGFloat) -> Int32 {
        quality.isNaN ? 100 : Int32((min(max(quality, 0), 1) * 100).rounded())
    }

    /// The longest side, in pixels.
    static let limit = 8192

    /// The pixels of a picture's file, four bytes each from the upper left.
    ///
    /// - Parameter limit: the longest side.
    /// - Returns: nil for a larger one, for what cannot be read, or where gdk-pixbuf is not installed.
    package static func decode(_ path: String, limit: Int) -> (width: Int, height: Int, bytes: [UInt8])? {
        var (width, height): (Int32, Int32) = (0, 0)
        guard let bytes = cpictures_decode(path, Int32(clamping: limit), &width, &height) else { return nil }
        defer { free(bytes) }
        let count = Int(width) * Int(height) * 4
        return (Int(width), Int(height), Array(UnsafeBufferPointer(start: bytes, count: count)))
    }
}

extension UIImage {
    /// The file that the picture is shown from, where it is one.
    package var file: String? { fileDrawn.flatMap { $0.size == nil ? $0.path : nil } }

    /// The file that it shows, and the size in pixels that it was drawn in; nil for symbols and for what else was drawn.
    ///
    /// A picture made smaller by a renderer is one picture that fills all.
    var fileDrawn: (path: String, size: CGSize?)? {
        switch source {
        case .file(let path): return (path, nil)
        case .drawing(let drawing):
            guard drawing.marks.count == 1, let mark = drawing.marks.first, mark.alpha ?? 1 == 1, mark.shadow == nil,
                mark.clips?.isEmpty ?? true,
                mark.transform.map({ $0 == [1, 0, 0, 1, 0, 0] }) ?? true,
                case .image(let content, in: let box) = mark.content,
                case .file(let path) = content.source, content.tint == nil, content.fit == .fill,
                box == ViewRect(x: 0, y: 0, width: drawing.width, height: drawing.height)
            else { return nil }
            return (path, CGSize(width: size.width * scale, height: size.height * scale))
        default: return nil
        }
    }

    /// The picture in another size, in points (iOS 15); nil when it cannot be made.
    public func preparingThumbnail(of size: CGSize) -> UIImage? {
        guard case .file(let path) = source else { return nil }
        let pixels = CGSize(width: size.width * scale, height: size.height * scale)
        return PictureEncoder.encode(path, as: .png, size: pixels).flatMap { UIImage(data: $0, scale: scale) }
    }

    /// As `preparingThumbnail(of:)`.
    public func prepareThumbnail(of size: CGSize, completionHandler: @escaping @Sendable (UIImage?) -> Void) {
        DispatchQueue.global().async { completionHandler(self.preparingThumbnail(of: size)) }
    }

    /// As `preparingThumbnail(of:)`.
    public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? { preparingThumbnail(of: size) }

    /// The picture as it is: files are decoded when they are drawn.
    public func preparingForDisplay() -> UIImage? { self }
    /// As `preparingForDisplay()`.
    public func byPreparingForDisplay() async -> UIImage? { self }
    /// As `preparingForDisplay()`.
    public func prepareForDisplay(completionHandler: @escaping @Sendable (UIImage?) -> Void) {
        DispatchQueue.global().async { completionHandler(self) }
    }
}
