public import Foundation
@_exported public import UIKit

/// A picture as it will be made: nothing is drawn before somebody asks for its pixels.
public final class CIImage: NSObject, @unchecked Sendable {
    /// In pixels, from the lower left.
    public let extent: CGRect
    /// Makes the pixels of the extent; nil where that cannot be done.
    let render: @Sendable () -> Bitmap?

    init(extent: CGRect, render: @escaping @Sendable () -> Bitmap?) {
        (self.extent, self.render) = (extent, render)
    }

    /// Of a picture's pixels; nil for a symbol.
    public convenience init?(image: UIImage) {
        guard !image.isSymbolImage else { return nil }
        self.init(cgImage: CGImage(image))
    }
    public convenience init?(image: UIImage, options: [CIImageOption: Any]?) { self.init(image: image) }
    public convenience init(cgImage: CGImage) {
        let size = CGSize(width: cgImage.width, height: cgImage.height)
        self.init(extent: CGRect(origin: .zero, size: size)) { [image = cgImage.image] in image.bitmap }
    }
    public convenience init?(contentsOf url: URL) {
        guard let image = UIImage(contentsOfFile: url.path) else { return nil }
        self.init(image: image)
    }
    public convenience init?(data: Data) {
        guard let image = UIImage(data: data) else { return nil }
        self.init(image: image)
    }
    /// One colour, wherever one looks; it is cropped to be shown.
    public convenience init(color: CIColor) {
        let side = CGFloat(Bitmap.limit)
        self.init(extent: CGRect(x: -side / 2, y: -side / 2, width: side, height: side)) {
            var bitmap = Bitmap(width: Int(side), height: Int(side))
            bitmap.map { $0 = color.pixel }
            return bitmap
        }
    }
    public static func empty() -> CIImage { CIImage(extent: .zero) { nil } }

    public var properties: [String: Any] { [:] }
    public var cgImage: CGImage? { nil }

    /// The same with another way of making pixels of those that there are.
    func changed(_ change: @escaping @Sendable (Bitmap) -> Bitmap) -> CIImage {
        CIImage(extent: extent) { [render] in render().map(change) }
    }

    public func applyingFilter(_ filterName: String) -> CIImage { applyingFilter(filterName, parameters: [:]) }
    /// What a filter makes of it; the picture itself by one that is not here.
    public func applyingFilter(_ filterName: String, parameters params: [String: Any]) -> CIImage {
        guard let filter = CIFilter(name: filterName) else { return self }
        filter.setValue(self, forKey: kCIInputImageKey)
        for (key, value) in params { filter.setValue(value, forKey: key) }
        return filter.outputImage ?? self
    }
    public func applyingGaussianBlur(sigma: Double) -> CIImage { changed { $0.blurred(sigma) } }
    public func clampedToExtent() -> CIImage { self }
    public func composited(over dest: CIImage) -> CIImage {
        let whole = extent.union(dest.extent)
        return CIImage(extent: whole) { [render, extent] in
            guard let upper = render(), let lower = dest.cropped(to: whole).render() else { return nil }
            var result = lower
            let (dx, dy) = (Int(extent.minX - whole.minX), Int(whole.maxY - extent.maxY))
            for y in 0..<upper.height {
                for x in 0..<upper.width where x + dx < result.width && y + dy < result.height {
                    let (from, to) = ((y * upper.width + x) * 4, ((y + dy) * result.width + x + dx) * 4)
                    let alpha = Int(upper.bytes[from + 3])
                    for channel in 0..<3 {
                        let mixed =
                            Int(upper.bytes[from + channel]) * alpha + Int(result.bytes[to + channel]) * (255 - alpha)
                        result.bytes[to + channel] = UInt8(mixed / 255)
                    }
                    result.bytes[to + 3] = UInt8(alpha + Int(result.bytes[to + 3]) * (255 - alpha) / 255)
                }
            }
            return result
        }
    }

    /// A part of it; what lies outside of the picture is clear.
    public func cropped(to rect: CGRect) -> CIImage {
        let area = rect.standardized.integral
        let part = extent.intersection(area).isEmpty ? .zero : area
        guard part.width <= CGFloat(Bitmap.limit), part.height <= CGFloat(Bitmap.limit) else { return self }
        return CIImage(extent: part) { [render, extent] in
            guard part != .zero, let whole = render() else { return nil }
            var result = Bitmap(width: Int(part.width), height: Int(part.height))
            let (dx, dy) = (Int(part.minX - extent.minX), Int(extent.maxY - part.maxY))
            for y in 0..<result.height where (0..<whole.height).contains(y + dy) {
                for x in 0..<result.width where (0..<whole.width).contains(x + dx) {
                    let (from, to) = (((y + dy) * whole.width + x + dx) * 4, (y * result.width + x) * 4)
                    for channel in 0..<4 { result.bytes[to + channel] = whole.bytes[from + channel] }
                }
            }
            return result
        }
    }

    /// Scaled, turned or moved; each pixel is the one that lies there, as QR codes that are made larger want it.
    public func transformed(by matrix: CGAffineTransform) -> CIImage {
        let moved = extent.applying(matrix)
        guard moved.width >= 1, moved.height >= 1, moved.width <= CGFloat(Bitmap.limit),
            moved.height <= CGFloat(Bitmap.limit)
        else { return self }
        let back = matrix.inverted()
        return CIImage(extent: moved) { [render, extent] in
            guard let source = render() else { return nil }
            var result = Bitmap(width: Int(moved.width.rounded()), height: Int(moved.height.rounded()))
            for y in 0..<result.height {
                for x in 0..<result.width {
                    let place = CGPoint(x: moved.minX + CGFloat(x) + 0.5, y: moved.maxY - CGFloat(y) - 0.5).applying(
                        back
                    )
                    let (column, row) = (floor(place.x - extent.minX), floor(extent.maxY - place.y))
                    guard column >= 0, row >= 0, column < CGFloat(source.width), row < CGFloat(source.height) else {
                        continue
                    }
                    let (from, to) = ((Int(row) * source.width + Int(column)) * 4, (y * result.width + x) * 4)
                    for channel in 0..<4 { result.bytes[to + channel] = source.bytes[from + channel] }
                }
            }
            return result
        }
    }

    /// Turned upright from how it lies.
    public func oriented(_ orientation: CGImagePropertyOrientation) -> CIImage {
        transformed(by: orientationTransform(for: orientation))
    }
    public func oriented(forExifOrientation orientation: Int32) -> CIImage {
        UInt32(exactly: orientation).flatMap(CGImagePropertyOrientation.init).map(oriented) ?? self
    }
    /// What turns it upright, so that it lies where it did.
    public func orientationTransform(for orientation: CGImagePropertyOrientation) -> CGAffineTransform {
        let map: CGAffineTransform =
            switch orientation {
            case .up: .identity
            case .upMirrored: CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 0, ty: 0)
            case .down: CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: 0, ty: 0)
            case .downMirrored: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 0)
            case .leftMirrored: CGAffineTransform(a: 0, b: -1, c: -1, d: 0, tx: 0, ty: 0)
            case .right: CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: 0)
            case .rightMirrored: CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)
            case .left: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
            }
        let turned = extent.applying(map)
        return map.concatenating(
            CGAffineTransform(translationX: extent.minX - turned.minX, y: extent.minY - turned.minY)
        )
    }

    /// As it stands in a PNG file.
    var file: UIImage? { render().flatMap { UIImage(data: $0.png) } }
}

/// How a picture is read.
public struct CIImageOption: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let applyOrientationProperty = CIImageOption(rawValue: "kCIImageApplyOrientationProperty")
    public static let colorSpace = CIImageOption(rawValue: "kCIImageColorSpace")
}

/// A colour of a picture.
public final class CIColor: NSObject, Sendable {
    public let red: CGFloat
    public let green: CGFloat
    public let blue: CGFloat
    public let alpha: CGFloat

    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat = 1) {
        (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
    }
    public convenience init(color: UIColor) {
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 1)
        _ = color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }
    public static let black = CIColor(red: 0, green: 0, blue: 0)
    public static let white = CIColor(red: 1, green: 1, blue: 1)
    public static let red = CIColor(red: 1, green: 0, blue: 0)
    public static let green = CIColor(red: 0, green: 1, blue: 0)
    public static let blue = CIColor(red: 0, green: 0, blue: 1)
    public static let clear = CIColor(red: 0, green: 0, blue: 0, alpha: 0)
    public static let gray = CIColor(red: 0.5, green: 0.5, blue: 0.5)
    public static let cyan = CIColor(red: 0, green: 1, blue: 1), magenta = CIColor(red: 1, green: 0, blue: 1)
    public static let yellow = CIColor(red: 1, green: 1, blue: 0)

    var pixel: Pixel { Pixel(red: Double(red), green: Double(green), blue: Double(blue), alpha: Double(alpha)) }
}

/// Four numbers of a filter.
public final class CIVector: NSObject, Sendable {
    let values: [CGFloat]
    public init(values: UnsafePointer<CGFloat>, count: Int) {
        self.values = Array(UnsafeBufferPointer(start: values, count: max(0, count)))
    }
    init(_ values: [CGFloat]) { self.values = values }
    public convenience init(x: CGFloat, y: CGFloat) { self.init([x, y]) }
    public convenience init(x: CGFloat, y: CGFloat, z: CGFloat, w: CGFloat) { self.init([x, y, z, w]) }
    public convenience init(cgPoint: CGPoint) { self.init([cgPoint.x, cgPoint.y]) }
    public convenience init(cgRect: CGRect) { self.init([cgRect.minX, cgRect.minY, cgRect.width, cgRect.height]) }
    public func value(at index: Int) -> CGFloat { values.indices.contains(index) ? values[index] : 0 }
    public var x: CGFloat { value(at: 0) }
    public var y: CGFloat { value(at: 1) }
    public var z: CGFloat { value(at: 2) }
    public var w: CGFloat { value(at: 3) }
}

/// Makes pixels of pictures.
///
/// Unchecked, and safe: it has no state.
open class CIContext: NSObject, @unchecked Sendable {
    public override init() { super.init() }
    public init(options: [CIContextOption: Any]?) { super.init() }

    /// A part of a picture; nil where it cannot be made.
    open func createCGImage(_ image: CIImage, from fromRect: CGRect) -> CGImage? {
        image.cropped(to: fromRect).file?.cgImage
    }
    open func createCGImage(_ image: CIImage, from fromRect: CGRect, format: CIFormat, colorSpace: Any?) -> CGImage? {
        createCGImage(image, from: fromRect)
    }
    open func pngRepresentation(of image: CIImage, format: CIFormat, colorSpace: Any?) -> Data? { image.render()?.png }
    open func jpegRepresentation(of image: CIImage, colorSpace: Any?) -> Data? {
        image.file?.jpegData(compressionQuality: 0.9)
    }
    open func clearCaches() {}
}

/// How a context works.
public struct CIContextOption: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let useSoftwareRenderer = CIContextOption(rawValue: "software_renderer")
    public static let workingColorSpace = CIContextOption(rawValue: "working_color_space")
    public static let outputColorSpace = CIContextOption(rawValue: "output_color_space")
    public static let priorityRequestLow = CIContextOption(rawValue: "kCIContextPriorityRequestLow")
    public static let cacheIntermediates = CIContextOption(rawValue: "kCIContextCacheIntermediates")
    public static let highQualityDownsample = CIContextOption(rawValue: "kCIContextHighQualityDownsample")
}

/// How pixels lie in memory.
public struct CIFormat: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int32
    public init(rawValue: Int32) { self.rawValue = rawValue }
    public static let RGBA8 = CIFormat(rawValue: 24)
    public static let BGRA8 = CIFormat(rawValue: 28)
    public static let ARGB8 = CIFormat(rawValue: 23)
}

extension UIImage {
    /// The picture as its filters make it; an empty one where that cannot be done.
    public convenience init(ciImage: CIImage) { self.init(cgImage: CGImage(ciImage.file ?? UIImage())) }
    public convenience init(ciImage: CIImage, scale: CGFloat, orientation: UIImage.Orientation) {
        self.init(ciImage: ciImage)
    }
    /// Pictures are files here, of which `CIImage(image:)` makes one.
    public var ciImage: CIImage? { nil }
}

extension UIColor {
    /// The colour as filters have it.
    public var ciColor: CIColor { CIColor(color: self) }
}
