public import Foundation

/// A picture without points (Core Graphics: CGImage).
public final class CGImage: Sendable {
    package let image: UIImage

    package init(_ image: UIImage) {
        self.image = image
    }

    /// Pixels.
    public var width: Int { Int((image.size.width * image.scale).rounded()) }
    /// Pixels.
    public var height: Int { Int((image.size.height * image.scale).rounded()) }

    /// A part of the picture; nil for one outside.
    ///
    /// - Parameter rect: in pixels.
    public func cropping(to rect: CGRect) -> CGImage? {
        let scale = image.scale
        let area = rect.intersection(CGRect(x: 0, y: 0, width: CGFloat(width), height: CGFloat(height)))
        guard !area.isEmpty else { return nil }
        let part = CGRect(
            x: area.minX / scale,
            y: area.minY / scale,
            width: area.width / scale,
            height: area.height / scale
        )
        return CGImage(image.redrawn(size: part.size, in: CGRect(origin: part.origin.negated, size: image.size)))
    }
}

extension CGPoint {
    fileprivate var negated: CGPoint { CGPoint(x: -x, y: -y) }
}

extension UIImage {
    public var cgImage: CGImage? { CGImage(self) }

    public convenience init(cgImage: CGImage) { self.init(copyOf: cgImage.image) }

    public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
        self.init(copyOf: cgImage.image)
    }
}
