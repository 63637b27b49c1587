public import Foundation
public import FoundationAdditions

/// Pixels in memory (Core Video: CVBuffer).
///
/// `@unchecked`: what it is does not change, and its memory is that of whoever locks it, as Apple's.
public final class CVBuffer: @unchecked Sendable {
    let width: Int
    let height: Int
    let bytesPerRow: Int
    let format: UInt32
    let base: UnsafeMutableRawPointer

    init(width: Int, height: Int, bytesPerRow: Int, format: UInt32) {
        (self.width, self.height, self.bytesPerRow, self.format) = (width, height, bytesPerRow, format)
        base = .allocate(byteCount: bytesPerRow * height, alignment: 64)
        base.initializeMemory(as: UInt8.self, repeating: 0, count: bytesPerRow * height)
    }
    deinit { base.deallocate() }
}
public typealias CVImageBuffer = CVBuffer
public typealias CVPixelBuffer = CVBuffer
/// What a call says of itself.
public typealias CVReturn = Int32
public typealias CVOptionFlags = UInt64
public let kCVReturnSuccess: CVReturn = 0
public let kCVReturnError: CVReturn = -6660
public let kCVReturnInvalidArgument: CVReturn = -6661
public let kCVReturnAllocationFailed: CVReturn = -6662
public let kCVReturnUnsupported: CVReturn = -6663
public let kCVReturnInvalidPixelFormat: CVReturn = -6680
public let kCVReturnInvalidSize: CVReturn = -6681

/// How buffers are locked.
public struct CVPixelBufferLockFlags: OptionSet, Sendable {
    public let rawValue: CVOptionFlags
    public init(rawValue: CVOptionFlags) { self.rawValue = rawValue }
    public static let readOnly = Self(rawValue: 1)
}

public var kCVPixelBufferPixelFormatTypeKey: NSString { "PixelFormatType" }
public var kCVPixelBufferWidthKey: NSString { "Width" }
public var kCVPixelBufferHeightKey: NSString { "Height" }
public var kCVPixelBufferCGImageCompatibilityKey: NSString { "CGImageCompatibility" }
public var kCVPixelBufferCGBitmapContextCompatibilityKey: NSString { "CGBitmapContextCompatibility" }
public var kCVPixelBufferIOSurfacePropertiesKey: NSString { "IOSurfaceProperties" }
public var kCVPixelBufferMetalCompatibilityKey: NSString { "MetalCompatibility" }
public let kCVPixelFormatType_32BGRA: UInt32 = 0x4247_5241
public let kCVPixelFormatType_32ARGB: UInt32 = 0x20
public let kCVPixelFormatType_32RGBA: UInt32 = 0x5247_4241
public let kCVPixelFormatType_OneComponent8: UInt32 = 0x4C30_3038
public let kCVPixelFormatType_420YpCbCr8BiPlanarFullRange: UInt32 = 0x3432_3066
public let kCVPixelFormatType_420YpCbCr8BiPlanarVideoRange: UInt32 = 0x3432_3076

/// Clear pixels.
///
/// - Parameters:
///   - width: pixels, as the height; 16,384 at most.
///   - pixelFormatType: of four bytes, or of one; formats of several planes are those of cameras, of which there are none.
/// - Returns: `kCVReturnInvalidSize` or `kCVReturnInvalidPixelFormat` for what cannot be made.
@discardableResult
public func CVPixelBufferCreate(
    _ allocator: CFAllocator?,
    _ width: Int,
    _ height: Int,
    _ pixelFormatType: UInt32,
    _ pixelBufferAttributes: CFDictionary?,
    _ pixelBufferOut: UnsafeMutablePointer<CVPixelBuffer?>
) -> CVReturn {
    guard (1...16_384).contains(width), (1...16_384).contains(height) else { return kCVReturnInvalidSize }
    let bytes: Int
    switch pixelFormatType {
    case kCVPixelFormatType_32BGRA, kCVPixelFormatType_32ARGB, kCVPixelFormatType_32RGBA: bytes = 4
    case kCVPixelFormatType_OneComponent8: bytes = 1
    default: return kCVReturnInvalidPixelFormat
    }
    let row = (width * bytes + 63) / 64 * 64
    pixelBufferOut.pointee = CVBuffer(width: width, height: height, bytesPerRow: row, format: pixelFormatType)
    return kCVReturnSuccess
}

@discardableResult
public func CVPixelBufferLockBaseAddress(_ pixelBuffer: CVPixelBuffer, _ lockFlags: CVPixelBufferLockFlags) -> CVReturn
{
    kCVReturnSuccess
}
@discardableResult
public func CVPixelBufferUnlockBaseAddress(
    _ pixelBuffer: CVPixelBuffer,
    _ unlockFlags: CVPixelBufferLockFlags
) -> CVReturn { kCVReturnSuccess }
public func CVPixelBufferGetBaseAddress(_ pixelBuffer: CVPixelBuffer) -> UnsafeMutableRawPointer? { pixelBuffer.base }
public func CVPixelBufferGetBytesPerRow(_ pixelBuffer: CVPixelBuffer) -> Int { pixelBuffer.bytesPerRow }
public func CVPixelBufferGetDataSize(_ pixelBuffer: CVPixelBuffer) -> Int {
    pixelBuffer.bytesPerRow * pixelBuffer.height
}
public func CVPixelBufferGetWidth(_ pixelBuffer: CVPixelBuffer) -> Int { pixelBuffer.width }
public func CVPixelBufferGetHeight(_ pixelBuffer: CVPixelBuffer) -> Int { pixelBuffer.height }
public func CVPixelBufferGetPixelFormatType(_ pixelBuffer: CVPixelBuffer) -> UInt32 { pixelBuffer.format }
/// False: there is one plane.
public func CVPixelBufferIsPlanar(_ pixelBuffer: CVPixelBuffer) -> Bool { false }
public func CVPixelBufferGetPlaneCount(_ pixelBuffer: CVPixelBuffer) -> Int { 0 }
public func CVPixelBufferGetBaseAddressOfPlane(
    _ pixelBuffer: CVPixelBuffer,
    _ planeIndex: Int
) -> UnsafeMutableRawPointer? { nil }
public func CVPixelBufferGetBytesPerRowOfPlane(_ pixelBuffer: CVPixelBuffer, _ planeIndex: Int) -> Int { 0 }
public func CVPixelBufferGetWidthOfPlane(_ pixelBuffer: CVPixelBuffer, _ planeIndex: Int) -> Int { 0 }
public func CVPixelBufferGetHeightOfPlane(_ pixelBuffer: CVPixelBuffer, _ planeIndex: Int) -> Int { 0 }
public func CVImageBufferGetEncodedSize(_ imageBuffer: CVImageBuffer) -> CGSize {
    CGSize(width: imageBuffer.width, height: imageBuffer.height)
}

/// Makes buffers that look alike.
public final class CVPixelBufferPool: Sendable {
    let width: Int
    let height: Int
    let format: UInt32
    package init(width: Int, height: Int, format: UInt32) {
        (self.width, self.height, self.format) = (width, height, format)
    }
}

/// Another one of them.
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
