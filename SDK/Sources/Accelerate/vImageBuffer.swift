// Pictures in memory (vImage_Types.h).

public typealias vImagePixelCount = UInt
public typealias vImage_Error = Int
public typealias vImage_Flags = UInt32
public typealias Pixel_8 = UInt8
public typealias Pixel_F = Float

/// Rows of pixels, one after the other.
public struct vImage_Buffer {
    public var data: UnsafeMutableRawPointer!
    public var height: vImagePixelCount
    public var width: vImagePixelCount
    /// How far it is from a row to the next, in bytes.
    public var rowBytes: Int

    public init() { (data, height, width, rowBytes) = (nil, 0, 0, 0) }
    public init(data: UnsafeMutableRawPointer!, height: vImagePixelCount, width: vImagePixelCount, rowBytes: Int) {
        (self.data, self.height, self.width, self.rowBytes) = (data, height, width, rowBytes)
    }
}

public let kvImageNoError = 0
public let kvImageRoiLargerThanInputBuffer = -21766
public let kvImageInvalidKernelSize = -21767
public let kvImageInvalidEdgeStyle = -21768
public let kvImageInvalidOffset_X = -21769
public let kvImageInvalidOffset_Y = -21770
public let kvImageMemoryAllocationError = -21771
public let kvImageNullPointerArgument = -21772
public let kvImageInvalidParameter = -21773
public let kvImageBufferSizeMismatch = -21774
public let kvImageUnknownFlagsBit = -21775
public let kvImageInternalError = -21776

public let kvImageNoFlags = 0
public let kvImageLeaveAlphaUnchanged = 1
public let kvImageCopyInPlace = 2
public let kvImageBackgroundColorFill = 4
public let kvImageEdgeExtend = 8
public let kvImageDoNotTile = 16
public let kvImageHighQualityResampling = 32
public let kvImageTruncateKernel = 64
public let kvImageGetTempBufferSize = 128

/// A picture of four bytes to a pixel.
struct Pixels {
    let start: UnsafeMutablePointer<UInt8>
    let width: Int
    let height: Int
    let rowBytes: Int

    /// - Returns: nil for one without memory, or of sizes that no memory has.
    init?(_ buffer: vImage_Buffer) {
        guard let data = buffer.data, let width = Int(exactly: buffer.width), let height = Int(exactly: buffer.height),
            width > 0, height > 0, width <= Int.max / 8, buffer.rowBytes >= width * 4,
            !buffer.rowBytes.multipliedReportingOverflow(by: height).overflow
        else { return nil }
        start = data.assumingMemoryBound(to: UInt8.self)
        (self.width, self.height, rowBytes) = (width, height, buffer.rowBytes)
    }

    /// The bytes, row by row, without what lies between two rows.
    var bytes: [UInt8] {
        (0..<height).flatMap { UnsafeBufferPointer(start: start + $0 * rowBytes, count: width * 4) }
    }

    func write(_ bytes: [UInt8]) {
        bytes.withUnsafeBufferPointer { source in
            guard let first = source.baseAddress else { return }
            for row in 0..<height { (start + row * rowBytes).update(from: first + row * width * 4, count: width * 4) }
        }
    }
}
