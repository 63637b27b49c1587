import Foundation

extension Bitmap {
    /// The pixels of a picture's file; nil for what cannot be read or is too large, and where gdk-pixbuf is not installed.
    init?(file path: String) {
        guard let picture = PictureEncoder.decode(path, limit: PictureEncoder.limit) else { return nil }
        self.init(width: picture.width, height: picture.height, bytes: picture.bytes)
    }
}

extension UIImage {
    /// The picture's pixels; nil for a symbol, and where what makes them is not installed.
    package var bitmap: Bitmap? {
        switch source {
        case .file(let path): Bitmap(file: path)
        case .frames(let paths, _): paths.first.flatMap { Bitmap(file: $0) }
        case .drawing(let drawing): drawing.bitmap(scale: Double(scale))
        case .symbol: nil
        }
    }

    /// A picture of pixels, which the page fetches as a file.
    package convenience init?(bitmap: Bitmap, scale: CGFloat = 1) {
        guard let file = PictureEncoder.encode(bitmap, as: .png) else { return nil }
        self.init(data: file, scale: scale)
    }
}
