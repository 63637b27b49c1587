public import Foundation

/// A picture: its bytes and its size. It is not decoded; what draws it is the device.
open class UIImage: NSObject, @unchecked Sendable {
    // Sendable: its stored properties are constant Sendable values.
    private let data: Data
    private let format: PictureHeader

    /// A picture from the bytes of a PNG, JPEG or GIF file; nil for anything else.
    public init?(data: Data) {
        guard let format = PictureHeader(data) else { return nil }
        self.data = data
        self.format = format
    }

    /// A picture from a file.
    public convenience init?(contentsOfFile path: String) {
        guard let data = FileManager.default.contents(atPath: path) else { return nil }
        self.init(data: data)
    }

    /// A picture of the app's bundle: the name with its extension, or of a PNG or JPEG file without.
    public convenience init?(named name: String) {
        let candidates = [name, name + ".png", name + ".jpg", name + "@2x.png", name + "@3x.png"]
        let paths = candidates.compactMap { Bundle.main.path(forResource: $0, ofType: nil) }
        guard let path = paths.first else { return nil }
        self.init(contentsOfFile: path)
    }

    /// Pixels.
    open var size: CGSize { CGSize(width: format.width, height: format.height) }
    /// Pixels per point: 1.
    open var scale: CGFloat { 1 }

    /// The bytes of the PNG file that it was made from; nil if it was made from another, since nothing is encoded here.
    open func pngData() -> Data? { format.kind == .png ? data : nil }

    /// The bytes of the JPEG file that it was made from, at its own quality; nil if it was made from another, since
    /// nothing is encoded here.
    open func jpegData(compressionQuality: CGFloat) -> Data? { format.kind == .jpeg ? data : nil }
}
