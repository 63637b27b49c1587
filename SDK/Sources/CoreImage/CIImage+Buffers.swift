public import CoreMedia

// Pixels of buffers, whose rows may be longer than they are wide.

extension CIImage {
    /// Of a buffer's pixels as they are when somebody asks for them; empty of one without four bytes to a pixel.
    public convenience init(cvPixelBuffer pixelBuffer: CVPixelBuffer) {
        let width = min(CVPixelBufferGetWidth(pixelBuffer), Bitmap.limit)
        let height = min(CVPixelBufferGetHeight(pixelBuffer), Bitmap.limit)
        self.init(extent: CGRect(x: 0, y: 0, width: width, height: height)) {
            guard let order = pixelBuffer.order, let base = CVPixelBufferGetBaseAddress(pixelBuffer) else { return nil }
            let row = CVPixelBufferGetBytesPerRow(pixelBuffer)
            var bitmap = Bitmap(width: width, height: height)
            for y in 0..<height {
                for x in 0..<width {
                    let (from, to) = (y * row + x * 4, (y * width + x) * 4)
                    for part in 0..<4 {
                        bitmap.bytes[to + part] = base.load(fromByteOffset: from + order[part], as: UInt8.self)
                    }
                }
            }
            return bitmap
        }
    }
    public convenience init(cvImageBuffer imageBuffer: CVImageBuffer) { self.init(cvPixelBuffer: imageBuffer) }
    public convenience init(cvPixelBuffer pixelBuffer: CVPixelBuffer, options: [CIImageOption: Any]?) {
        self.init(cvPixelBuffer: pixelBuffer)
    }
}

extension CIContext {
    /// Draws a picture into a buffer, from its lower left; nothing into one without four bytes to a pixel.
    public func render(_ image: CIImage, to buffer: CVPixelBuffer) {
        let (width, height) = (CVPixelBufferGetWidth(buffer), CVPixelBufferGetHeight(buffer))
        let area = CGRect(x: 0, y: 0, width: width, height: height).intersection(image.extent)
        guard let order = buffer.order, let base = CVPixelBufferGetBaseAddress(buffer), !area.isEmpty,
            let bitmap = image.cropped(to: area).render()
        else { return }
        let (left, top) = (Int(area.minX), height - Int(area.maxY))
        let row = CVPixelBufferGetBytesPerRow(buffer)
        for y in 0..<bitmap.height where (0..<height).contains(y + top) {
            for x in 0..<bitmap.width where (0..<width).contains(x + left) {
                let (from, to) = ((y * bitmap.width + x) * 4, (y + top) * row + (x + left) * 4)
                for part in 0..<4 {
                    base.storeBytes(of: bitmap.bytes[from + part], toByteOffset: to + order[part], as: UInt8.self)
                }
            }
        }
    }
}

extension CIContext {
    /// Writes a part's pixels into memory, its upper row first; nothing where a format has not four bytes to a pixel, or a
    /// row is shorter than the part is wide.
    ///
    /// - Parameters:
    ///   - data: at least `rowBytes` times the height of the part.
    ///   - rowBytes: how far the rows are from each other, in bytes.
    ///   - bounds: the part, in the picture's pixels.
    public func render(
        _ image: CIImage,
        toBitmap data: UnsafeMutableRawPointer,
        rowBytes: Int,
        bounds: CGRect,
        format: CIFormat,
        colorSpace: CGColorSpace?
    ) {
        let area = bounds.intersection(image.extent)
        guard let order = format.order, bounds.width.isFinite, bounds.height.isFinite, !area.isEmpty,
            let bitmap = image.cropped(to: area).render()
        else { return }
        let (left, top) = (Int(area.minX - bounds.minX), Int(bounds.maxY - area.maxY))
        let width = min(bitmap.width, rowBytes / 4 - left)
        let height = min(bitmap.height, Int(min(bounds.height, CGFloat(Bitmap.limit))) - top)
        guard width > 0, height > 0 else { return }
        for y in 0..<height {
            for x in 0..<width {
                let (from, to) = ((y * bitmap.width + x) * 4, (y + top) * rowBytes + (x + left) * 4)
                for part in 0..<4 {
                    data.storeBytes(of: bitmap.bytes[from + part], toByteOffset: to + order[part], as: UInt8.self)
                }
            }
        }
    }
}

extension CIFormat {
    /// Where red, green, blue and alpha stand; nil for other formats.
    fileprivate var order: [Int]? {
        switch self {
        case .BGRA8: [2, 1, 0, 3]
        case .ARGB8: [1, 2, 3, 0]
        case .RGBA8: [0, 1, 2, 3]
        default: nil
        }
    }
}

extension CVBuffer {
    /// Where red, green, blue and alpha stand; nil for other formats.
    fileprivate var order: [Int]? {
        switch CVPixelBufferGetPixelFormatType(self) {
        case kCVPixelFormatType_32BGRA: [2, 1, 0, 3]
        case kCVPixelFormatType_32ARGB: [1, 2, 3, 0]
        case kCVPixelFormatType_32RGBA: [0, 1, 2, 3]
        default: nil
        }
    }
}
