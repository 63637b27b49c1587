public import Foundation

/// How colours are fitted into another space; nothing differs here.
public enum CGColorRenderingIntent: Int32, Sendable {
    case defaultIntent = 0
    case absoluteColorimetric, relativeColorimetric, perceptual, saturation
}

// A picture's pixels: red, green, blue and alpha, multiplied, of eight bits each.
extension CGImage {
    public var bitsPerComponent: Int { 8 }
    public var bitsPerPixel: Int { 32 }
    public var bytesPerRow: Int { width * 4 }
    public var colorSpace: CGColorSpace? { CGColorSpace(name: CGColorSpace.sRGB) }
    public var alphaInfo: CGImageAlphaInfo { .premultipliedLast }
    public var bitmapInfo: CGBitmapInfo { CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedLast.rawValue) }
    public var byteOrderInfo: CGImageByteOrderInfo { .orderDefault }
    public var isMask: Bool { false }
    public var shouldInterpolate: Bool { true }
    public var renderingIntent: CGColorRenderingIntent { .defaultIntent }
    /// Nil: a part's lowest and highest value are what they are.
    public var decode: UnsafePointer<CGFloat>? { nil }
    public var utType: CFString? { nil }
    public func copy() -> CGImage? { self }

    /// The pixels, made when they are asked for; their bytes are nil for a symbol, and where what makes them is not
    /// installed.
    public var dataProvider: CGDataProvider? { CGDataProvider { [image] in image.bitmap?.multiplied } }

    /// A picture of pixels.
    ///
    /// - Returns: nil for parts that are not of eight bits, or for fewer bytes than are said.
    public convenience init?(
        width: Int,
        height: Int,
        bitsPerComponent: Int,
        bitsPerPixel: Int,
        bytesPerRow: Int,
        space: CGColorSpace,
        bitmapInfo: CGBitmapInfo,
        provider: CGDataProvider,
        decode: UnsafePointer<CGFloat>?,
        shouldInterpolate: Bool,
        intent: CGColorRenderingIntent
    ) {
        guard let layout = PixelLayout(bitsPerComponent: bitsPerComponent, space: space, info: bitmapInfo),
            bitsPerPixel == layout.size * 8, (1...PictureEncoder.limit).contains(width),
            (1...PictureEncoder.limit).contains(height), bytesPerRow >= width * layout.size,
            let bytes = provider.bytes, bytes.count / height >= bytesPerRow
        else { return nil }
        let bitmap = bytes.withUnsafeBytes { buffer in
            buffer.baseAddress.map { layout.bitmap($0, width: width, height: height, bytesPerRow: bytesPerRow) }
        }
        guard let bitmap, let image = UIImage(bitmap: bitmap) else { return nil }
        self.init(image)
    }

    /// The picture of a PNG file; nil for anything else.
    public convenience init?(
        pngDataProviderSource source: CGDataProvider,
        decode: UnsafePointer<CGFloat>?,
        shouldInterpolate: Bool,
        intent: CGColorRenderingIntent
    ) {
        guard let image = source.bytes.flatMap({ UIImage(data: $0) }) else { return nil }
        self.init(image)
    }

    /// The picture of a JPEG file; nil for anything else.
    public convenience init?(
        jpegDataProviderSource source: CGDataProvider,
        decode: UnsafePointer<CGFloat>?,
        shouldInterpolate: Bool,
        intent: CGColorRenderingIntent
    ) {
        self.init(pngDataProviderSource: source, decode: decode, shouldInterpolate: shouldInterpolate, intent: intent)
    }
}

extension Bitmap {
    /// The bytes with colours multiplied by alpha.
    fileprivate var multiplied: Data {
        var copy = bytes
        for start in stride(from: 0, to: copy.count, by: 4) where copy[start + 3] != 255 {
            let alpha = Int(copy[start + 3])
            for part in start..<start + 3 { copy[part] = UInt8((Int(copy[part]) * alpha + 127) / 255) }
        }
        return Data(copy)
    }
}
