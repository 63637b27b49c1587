public import Foundation
public import FoundationAdditions

/// Makes buffers that look alike (Core Video: CVPixelBufferPool).
///
/// `@unchecked`: nothing of it changes.
public final class CVPixelBufferPool: @unchecked Sendable {
    let width: Int
    let height: Int
    let format: UInt32
    let said: (pool: NSDictionary?, buffers: NSDictionary?)
    package convenience init(width: Int, height: Int, format: UInt32) {
        self.init(width: width, height: height, format: format, said: (nil, nil))
    }
    init(width: Int, height: Int, format: UInt32, said: (pool: NSDictionary?, buffers: NSDictionary?)) {
        (self.width, self.height, self.format, self.said) = (width, height, format, said)
    }
}

/// Which buffers of a pool are let go.
public struct CVPixelBufferPoolFlushFlags: OptionSet, Sendable {
    public let rawValue: CVOptionFlags
    public init(rawValue: CVOptionFlags) { self.rawValue = rawValue }
    public static let excessBuffers = Self(rawValue: 1)
}

public var kCVPixelBufferPoolMinimumBufferCountKey: CFString { "MinimumBufferCount" }
public var kCVPixelBufferPoolMaximumBufferAgeKey: CFString { "MaximumBufferAge" }
public var kCVPixelBufferPoolAllocationThresholdKey: CFString { "BufferAllocationThreshold" }

/// Of the width, height and format that the buffers' attributes say.
///
/// - Returns: `kCVReturnInvalidArgument` where they say none.
@discardableResult
public func CVPixelBufferPoolCreate(
    _ allocator: CFAllocator?,
    _ poolAttributes: CFDictionary?,
    _ pixelBufferAttributes: CFDictionary?,
    _ poolOut: UnsafeMutablePointer<CVPixelBufferPool?>
) -> CVReturn {
    func number(_ key: NSString) -> Int? { (pixelBufferAttributes?.object(forKey: key) as? NSNumber)?.intValue }
    guard let width = number(kCVPixelBufferWidthKey), let height = number(kCVPixelBufferHeightKey) else {
        return kCVReturnInvalidArgument
    }
    let format = number(kCVPixelBufferPixelFormatTypeKey).flatMap(UInt32.init(exactly:)) ?? kCVPixelFormatType_32BGRA
    poolOut.pointee = CVPixelBufferPool(
        width: width,
        height: height,
        format: format,
        said: (poolAttributes, pixelBufferAttributes)
    )
    return kCVReturnSuccess
}
/// Another buffer.
@discardableResult
public func CVPixelBufferPoolCreatePixelBuffer(
    _ allocator: CFAllocator?,
    _ pixelBufferPool: CVPixelBufferPool,
    _ pixelBufferOut: UnsafeMutablePointer<CVPixelBuffer?>
) -> CVReturn {
    CVPixelBufferCreate(
        allocator,
        pixelBufferPool.width,
        pixelBufferPool.height,
        pixelBufferPool.format,
        nil,
        pixelBufferOut
    )
}
@discardableResult
public func CVPixelBufferPoolCreatePixelBufferWithAuxAttributes(
    _ allocator: CFAllocator?,
    _ pixelBufferPool: CVPixelBufferPool,
    _ auxAttributes: CFDictionary?,
    _ pixelBufferOut: UnsafeMutablePointer<CVPixelBuffer?>
) -> CVReturn { CVPixelBufferPoolCreatePixelBuffer(allocator, pixelBufferPool, pixelBufferOut) }
public func CVPixelBufferPoolGetAttributes(_ pool: CVPixelBufferPool) -> CFDictionary? { pool.said.pool }
public func CVPixelBufferPoolGetPixelBufferAttributes(_ pool: CVPixelBufferPool) -> CFDictionary? { pool.said.buffers }
/// Nothing is held back: a buffer goes when nobody has it any more.
public func CVPixelBufferPoolFlush(_ pool: CVPixelBufferPool, _ options: CVPixelBufferPoolFlushFlags) {}
