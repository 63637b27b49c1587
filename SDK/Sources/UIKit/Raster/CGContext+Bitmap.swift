import Foundation

// Contexts of so many pixels, whose y grows upwards.
extension CGContext {
    /// A context that draws into memory.
    ///
    /// - Parameters:
    ///   - data: where the pixels lie, row by row from the top; it must last as long as the context. nil for the context's
    ///     own.
    ///   - bytesPerRow: 0 for as few as are needed, if the memory is its own.
    ///   - bitmapInfo: where the parts of a pixel lie.
    /// - Returns: nil for parts that are not of eight bits, for red, green and blue without a fourth part, for alpha that
    ///   is not multiplied, and for more than 8192 pixels a side.
    public convenience init?(
        data: UnsafeMutableRawPointer?,
        width: Int,
        height: Int,
        bitsPerComponent: Int,
        bytesPerRow: Int,
        space: CGColorSpace?,
        bitmapInfo: UInt32
    ) {
        let info = CGBitmapInfo(rawValue: bitmapInfo)
        let alpha = CGImageAlphaInfo(rawValue: info.intersection(.alphaInfoMask).rawValue)
        guard let layout = PixelLayout(bitsPerComponent: bitsPerComponent, space: space, info: info),
            alpha != .last, alpha != .first, (1...PictureEncoder.limit).contains(width),
            (1...PictureEncoder.limit).contains(height)
        else { return nil }
        let row = bytesPerRow == 0 && data == nil ? width * layout.size : bytesPerRow
        guard row >= width * layout.size, row <= width * layout.size + 1 << 20 else { return nil }
        self.init(size: CGSize(width: width, height: height), scale: 1)
        format = Format(width: width, height: height, row: row, layout: layout, space: space, info: info)
        if let data { memory = BitmapMemory(data, width: width, height: height, bytesPerRow: row, layout: layout) }
        state.map = CGAffineTransform(1, 0, 0, -1, 0, CGFloat(height))
    }

    public convenience init?(
        data: UnsafeMutableRawPointer?,
        width: Int,
        height: Int,
        bitsPerComponent: Int,
        bytesPerRow: Int,
        space: CGColorSpace,
        bitmapInfo: CGBitmapInfo
    ) {
        self.init(
            data: data,
            width: width,
            height: height,
            bitsPerComponent: bitsPerComponent,
            bytesPerRow: bytesPerRow,
            space: space,
            bitmapInfo: bitmapInfo.rawValue
        )
    }

    /// How the memory of a bitmap context is laid out.
    struct Format {
        let width: Int
        let height: Int
        let row: Int
        let layout: PixelLayout
        let space: CGColorSpace?
        let info: CGBitmapInfo
    }

    /// Pixels; 0 for another context.
    public var width: Int { format?.width ?? 0 }
    /// Pixels; 0 for another context.
    public var height: Int { format?.height ?? 0 }
    public var bytesPerRow: Int { format?.row ?? 0 }
    public var bitsPerComponent: Int { format == nil ? 0 : 8 }
    public var bitsPerPixel: Int { (format?.layout.size ?? 0) * 8 }
    public var colorSpace: CGColorSpace? { format?.space }
    public var bitmapInfo: CGBitmapInfo { format?.info ?? [] }
    public var alphaInfo: CGImageAlphaInfo {
        CGImageAlphaInfo(rawValue: bitmapInfo.intersection(.alphaInfoMask).rawValue) ?? .none
    }

    /// The pixels; nil for another context. From the first time that it is asked for, each thing that is drawn is there at
    /// once.
    public var data: UnsafeMutableRawPointer? {
        guard let format else { return nil }
        if memory == nil {
            let own = BitmapMemory(
                nil,
                width: format.width,
                height: format.height,
                bytesPerRow: format.row,
                layout: format.layout
            )
            own.draw(takeMarks())
            memory = own
        }
        return memory?.base
    }

    /// What has been drawn so far; nil for a context that is no bitmap's, and where Cairo is not installed.
    public func makeImage() -> CGImage? {
        guard format != nil else { return nil }
        if let memory { return UIImage(bitmap: memory.bitmap).map { CGImage($0) } }
        return CGImage(UIImage(drawing: drawing, scale: 1))
    }
}
