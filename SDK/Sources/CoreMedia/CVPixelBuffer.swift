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
    /// Of formats of several planes.
    let planes: [CVPlane]
    let attachments = Attachments()
    /// What an app wants to hear once its own memory is not used any more.
    private let release: (() -> Void)?

    init(width: Int, height: Int, bytesPerRow: Int, format: UInt32, planes: [CVPlane] = []) {
        (self.width, self.height, self.bytesPerRow, self.format) = (width, height, bytesPerRow, format)
        self.planes = planes
        let size = planes.isEmpty ? bytesPerRow * height : planes.reduce(0) { $0 + $1.bytesPerRow * $1.height }
        base = .allocate(byteCount: size, alignment: 64)
        base.initializeMemory(as: UInt8.self, repeating: 0, count: size)
        release = nil
    }
    /// Of an app's own memory.
    init(
        width: Int,
        height: Int,
        bytesPerRow: Int,
        format: UInt32,
        base: UnsafeMutableRawPointer,
        release: @escaping () -> Void
    ) {
        (self.width, self.height, self.bytesPerRow, self.format) = (width, height, bytesPerRow, format)
        (self.base, self.release, planes) = (base, release, [])
    }
    deinit { if let release { release() } else { base.deallocate() } }
}
extension CVBuffer: AttachmentBearer {}

/// A part of a buffer that has several.
struct CVPlane: Sendable {
    let width: Int
    let height: Int
    let bytesPerRow: Int
    /// From the beginning of the buffer.
    let offset: Int
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

/// Clear pixels.
///
/// - Parameters:
///   - width: pixels, as the height; 16,384 at most.
///   - pixelFormatType: one of `CVPixelFormats`; others are those of cameras, of which there are none.
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
    guard let layout = CVPixelFormats.layout(of: pixelFormatType) else { return kCVReturnInvalidPixelFormat }
    func row(_ bytes: Int) -> Int { (bytes + 63) / 64 * 64 }
    var planes: [CVPlane] = []
    var offset = 0
    for part in layout.planes {
        let size = ((width + part.across - 1) / part.across, (height + part.down - 1) / part.down)
        let plane = CVPlane(width: size.0, height: size.1, bytesPerRow: row(size.0 * part.bytes), offset: offset)
        offset += plane.bytesPerRow * plane.height
        planes.append(plane)
    }
    pixelBufferOut.pointee = CVBuffer(
        width: width,
        height: height,
        bytesPerRow: planes.first?.bytesPerRow ?? row(width * layout.bytes),
        format: pixelFormatType,
        planes: planes
    )
    return kCVReturnSuccess
}

/// Called once a buffer does not use an app's memory any more: with what the app gave along, and the memory.
public typealias CVPixelBufferReleaseBytesCallback =
    @convention(c) (UnsafeMutableRawPointer?, UnsafeRawPointer?) -> Void

/// A buffer of an app's own memory, which is not copied.
@discardableResult
public func CVPixelBufferCreateWithBytes(
    _ allocator: CFAllocator?,
    _ width: Int,
    _ height: Int,
    _ pixelFormatType: UInt32,
    _ baseAddress: UnsafeMutableRawPointer,
    _ bytesPerRow: Int,
    _ releaseCallback: CVPixelBufferReleaseBytesCallback?,
    _ releaseRefCon: UnsafeMutableRawPointer?,
    _ pixelBufferAttributes: CFDictionary?,
    _ pixelBufferOut: UnsafeMutablePointer<CVPixelBuffer?>
) -> CVReturn {
    guard (1...16_384).contains(width), (1...16_384).contains(height) else { return kCVReturnInvalidSize }
    guard let layout = CVPixelFormats.layout(of: pixelFormatType), layout.planes.isEmpty else {
        return kCVReturnInvalidPixelFormat
    }
    guard bytesPerRow >= width * layout.bytes else { return kCVReturnInvalidArgument }
    pixelBufferOut.pointee = CVBuffer(
        width: width,
        height: height,
        bytesPerRow: bytesPerRow,
        format: pixelFormatType,
        base: baseAddress,
        release: { releaseCallback?(releaseRefCon, baseAddress) }
    )
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
    guard let last = pixelBuffer.planes.last else { return pixelBuffer.bytesPerRow * pixelBuffer.height }
    return last.offset + last.bytesPerRow * last.height
}
public func CVPixelBufferGetWidth(_ pixelBuffer: CVPixelBuffer) -> Int { pixelBuffer.width }
public func CVPixelBufferGetHeight(_ pixelBuffer: CVPixelBuffer) -> Int { pixelBuffer.height }
public func CVPixelBufferGetPixelFormatType(_ pixelBuffer: CVPixelBuffer) -> UInt32 { pixelBuffer.format }
public func CVPixelBufferIsPlanar(_ pixelBuffer: CVPixelBuffer) -> Bool { !pixelBuffer.planes.isEmpty }
/// 0 where there is one alone.
public func CVPixelBufferGetPlaneCount(_ pixelBuffer: CVPixelBuffer) -> Int { pixelBuffer.planes.count }

extension CVBuffer {
    fileprivate func plane(_ index: Int) -> CVPlane? { planes.indices.contains(index) ? planes[index] : nil }
}

public func CVPixelBufferGetBaseAddressOfPlane(
    _ pixelBuffer: CVPixelBuffer,
    _ planeIndex: Int
) -> UnsafeMutableRawPointer? { pixelBuffer.plane(planeIndex).map { pixelBuffer.base + $0.offset } }
public func CVPixelBufferGetBytesPerRowOfPlane(_ pixelBuffer: CVPixelBuffer, _ planeIndex: Int) -> Int {
    pixelBuffer.plane(planeIndex)?.bytesPerRow ?? 0
}
public func CVPixelBufferGetWidthOfPlane(_ pixelBuffer: CVPixelBuffer, _ planeIndex: Int) -> Int {
    pixelBuffer.plane(planeIndex)?.width ?? 0
}
public func CVPixelBufferGetHeightOfPlane(_ pixelBuffer: CVPixelBuffer, _ planeIndex: Int) -> Int {
    pixelBuffer.plane(planeIndex)?.height ?? 0
}
/// None: a row has bytes at its end, and nothing else is around the pixels.
public func CVPixelBufferGetExtendedPixels(
    _ pixelBuffer: CVPixelBuffer,
    _ extraColumnsOnLeft: UnsafeMutablePointer<Int>?,
    _ extraColumnsOnRight: UnsafeMutablePointer<Int>?,
    _ extraRowsOnTop: UnsafeMutablePointer<Int>?,
    _ extraRowsOnBottom: UnsafeMutablePointer<Int>?
) {
    for extra in [extraColumnsOnLeft, extraColumnsOnRight, extraRowsOnTop, extraRowsOnBottom] { extra?.pointee = 0 }
}
@discardableResult
public func CVPixelBufferFillExtendedPixels(_ pixelBuffer: CVPixelBuffer) -> CVReturn { kCVReturnSuccess }

public func CVImageBufferGetEncodedSize(_ imageBuffer: CVImageBuffer) -> CGSize {
    CGSize(width: imageBuffer.width, height: imageBuffer.height)
}
public func CVImageBufferGetDisplaySize(_ imageBuffer: CVImageBuffer) -> CGSize {
    CVImageBufferGetEncodedSize(imageBuffer)
}
public func CVImageBufferGetCleanRect(_ imageBuffer: CVImageBuffer) -> CGRect {
    CGRect(origin: .zero, size: CVImageBufferGetEncodedSize(imageBuffer))
}
/// True: the first row is the uppermost.
public func CVImageBufferIsFlipped(_ imageBuffer: CVImageBuffer) -> Bool { true }

/// Objects are counted by themselves in Swift.
@discardableResult
public func CVPixelBufferRetain(_ texture: CVPixelBuffer?) -> CVPixelBuffer? { texture }
