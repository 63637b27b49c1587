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

    public convenience init(cgImage: CGImage) { self.init(cgImage.image.look) }

    /// A picture of so many pixels to a point, turned upright from how it lies.
    public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
        let pixels = CGSize(width: cgImage.width, height: cgImage.height)
        let scale = scale > 0 ? scale : 1
        let size = CGSize(width: pixels.width / scale, height: pixels.height / scale)
        let upright = cgImage.image.changed { ($0.size, $0.scale) = (size, scale) }
        guard let map = orientation.map(of: size) else {
            self.init(upright.look)
            return
        }
        let isSideways = [.left, .right, .leftMirrored, .rightMirrored].contains(orientation)
        let turned = isSideways ? CGSize(width: size.height, height: size.width) : size
        let context = CGContext(size: turned, scale: scale)
        context.concatenate(map)
        context.add(upright, in: CGRect(origin: .zero, size: size))
        self.init(drawing: context.drawing, scale: scale)
    }
}

extension UIImage.Orientation {
    /// Turns a picture of a size upright; nil where it is.
    fileprivate func map(of size: CGSize) -> CGAffineTransform? {
        let (width, height) = (size.width, size.height)
        return switch self {
        case .up: nil
        case .down: CGAffineTransform(-1, 0, 0, -1, width, height)
        case .left: CGAffineTransform(0, -1, 1, 0, 0, width)
        case .right: CGAffineTransform(0, 1, -1, 0, height, 0)
        case .upMirrored: CGAffineTransform(-1, 0, 0, 1, width, 0)
        case .downMirrored: CGAffineTransform(1, 0, 0, -1, 0, height)
        case .leftMirrored: CGAffineTransform(0, 1, 1, 0, 0, 0)
        case .rightMirrored: CGAffineTransform(0, -1, -1, 0, height, width)
        }
    }
}
