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

// A span as an object would be four numbers, of which Foundation's objects hold two on Linux: milliseconds.
extension NSValue {
    /// A span, to a millisecond.
    public convenience init(timeRange: CMTimeRange) {
        func milliseconds(_ time: CMTime) -> Int { Int(exactly: (time.seconds * 1000).rounded()) ?? 0 }
        self.init(range: NSRange(location: milliseconds(timeRange.start), length: milliseconds(timeRange.duration)))
    }
    public var timeRangeValue: CMTimeRange {
        let numbers = rangeValue
        return CMTimeRange(
            start: CMTime(value: Int64(numbers.location), timescale: 1000),
            duration: CMTime(value: Int64(numbers.length), timescale: 1000)
        )
    }
}

/// What is in samples: four letters as a number.
public typealias CMMediaType = UInt32

public let kCMMediaType_Video: CMMediaType = 0x7669_6465
public let kCMMediaType_Audio: CMMediaType = 0x736F_756E
public let kCMVideoCodecType_H264: UInt32 = 0x6176_6331
public let kCMVideoCodecType_HEVC: UInt32 = 0x6876_6331
/// Zero: no samples are made here.
public func CMFormatDescriptionGetMediaType(_ desc: CMFormatDescription) -> CMMediaType { 0 }
/// As the other.
public func CMFormatDescriptionGetMediaSubType(_ desc: CMFormatDescription) -> UInt32 { 0 }
