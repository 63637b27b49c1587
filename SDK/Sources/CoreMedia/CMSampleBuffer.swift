public import Foundation

// What cameras and microphones give: there are none, and so none of these.

/// Samples of a picture or a sound.
public final class CMSampleBuffer: Sendable {
    private init() {}
    public var presentationTimeStamp: CMTime { .invalid }
    public var duration: CMTime { .invalid }
    public var imageBuffer: CVImageBuffer? { nil }
    public var isValid: Bool { false }
    public var numSamples: Int { 0 }
}

/// How samples are made.
public final class CMFormatDescription: Sendable {
    private init() {}
}
public typealias CMVideoFormatDescription = CMFormatDescription
public typealias CMAudioFormatDescription = CMFormatDescription

/// The width and height of pictures.
public struct CMVideoDimensions: Hashable, Sendable {
    public var width: Int32
    public var height: Int32
    public init(width: Int32 = 0, height: Int32 = 0) { (self.width, self.height) = (width, height) }
}

public func CMSampleBufferGetImageBuffer(_ sbuf: CMSampleBuffer) -> CVImageBuffer? { sbuf.imageBuffer }
public func CMSampleBufferGetPresentationTimeStamp(_ sbuf: CMSampleBuffer) -> CMTime { sbuf.presentationTimeStamp }
public func CMSampleBufferGetDuration(_ sbuf: CMSampleBuffer) -> CMTime { sbuf.duration }
public func CMSampleBufferGetNumSamples(_ sbuf: CMSampleBuffer) -> Int { sbuf.numSamples }
public func CMSampleBufferIsValid(_ sbuf: CMSampleBuffer) -> Bool { sbuf.isValid }
public func CMSampleBufferDataIsReady(_ sbuf: CMSampleBuffer) -> Bool { false }

/// Pixels.
public final class CVBuffer: Sendable {
    private init() {}
}
public typealias CVImageBuffer = CVBuffer
public typealias CVPixelBuffer = CVBuffer
/// What a call says of itself.
public typealias CVReturn = Int32
public typealias CVOptionFlags = UInt64
public let kCVReturnSuccess: CVReturn = 0

/// How buffers are locked.
public struct CVPixelBufferLockFlags: OptionSet, Sendable {
    public let rawValue: CVOptionFlags
    public init(rawValue: CVOptionFlags) { self.rawValue = rawValue }
    public static let readOnly = Self(rawValue: 1)
}

public var kCVPixelBufferPixelFormatTypeKey: NSString { "PixelFormatType" }
public var kCVPixelBufferWidthKey: NSString { "Width" }
public var kCVPixelBufferHeightKey: NSString { "Height" }
public let kCVPixelFormatType_32BGRA: UInt32 = 0x4247_5241
public let kCVPixelFormatType_32ARGB: UInt32 = 0x20
public let kCVPixelFormatType_420YpCbCr8BiPlanarFullRange: UInt32 = 0x3432_3066
public let kCVPixelFormatType_420YpCbCr8BiPlanarVideoRange: UInt32 = 0x3432_3076

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
public func CVPixelBufferGetBaseAddress(_ pixelBuffer: CVPixelBuffer) -> UnsafeMutableRawPointer? { nil }
public func CVPixelBufferGetBytesPerRow(_ pixelBuffer: CVPixelBuffer) -> Int { 0 }
public func CVPixelBufferGetWidth(_ pixelBuffer: CVPixelBuffer) -> Int { 0 }
public func CVPixelBufferGetHeight(_ pixelBuffer: CVPixelBuffer) -> Int { 0 }
public func CVPixelBufferGetPixelFormatType(_ pixelBuffer: CVPixelBuffer) -> UInt32 { 0 }

extension NSValue {
    /// A time as an object: what Foundation has of it on Linux is two whole numbers.
    public convenience init(time: CMTime) {
        let scale = time.isNumeric ? Int(time.timescale) : 0
        self.init(range: NSRange(location: Int(time.value), length: scale))
    }
    /// The time; `invalid` for one that is no number.
    public var timeValue: CMTime {
        let numbers = rangeValue
        guard let scale = Int32(exactly: numbers.length), scale > 0 else { return .invalid }
        return CMTime(value: Int64(numbers.location), timescale: scale)
    }
}
