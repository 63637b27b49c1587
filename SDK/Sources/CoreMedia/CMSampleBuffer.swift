import Foundation
import Synchronization

/// Samples of a picture or a sound (Core Media: CMSampleBuffer). Cameras and microphones give none here; an app may make some.
public final class CMSampleBuffer: @unchecked Sendable {  // What it is does not change, and the rest is behind locks.
    let picture: CVImageBuffer?
    let data: CMBlockBuffer?
    let format: CMFormatDescription?
    let timings: [CMSampleTimingInfo]
    let sizes: [Int]
    let count: Int
    let attachments = Attachments()
    private let isWhole = Mutex(true)

    init(
        picture: CVImageBuffer? = nil,
        data: CMBlockBuffer? = nil,
        format: CMFormatDescription?,
        count: Int,
        timings: [CMSampleTimingInfo],
        sizes: [Int] = []
    ) {
        (self.picture, self.data, self.format) = (picture, data, format)
        (self.count, self.timings, self.sizes) = (count, timings, sizes)
    }

    public var isValid: Bool { isWhole.withLock { $0 } }
    /// Lets go of it: it is valid no more.
    public func invalidate() throws { isWhole.withLock { $0 = false } }
}
extension CMSampleBuffer: AttachmentBearer {}

extension CMSampleBuffer {
    public var presentationTimeStamp: CMTime { timings.first?.presentationTimeStamp ?? .invalid }
    public var decodeTimeStamp: CMTime { timings.first?.decodeTimeStamp ?? .invalid }
    public var outputPresentationTimeStamp: CMTime { presentationTimeStamp }
    /// Of all samples together: one timing is that of each.
    public var duration: CMTime {
        guard let first = timings.first, first.duration.isNumeric else { return .invalid }
        guard timings.count == 1 else { return timings.reduce(.zero) { $0 + $1.duration } }
        return CMTimeMultiply(first.duration, multiplier: Int32(clamping: count))
    }
    public var outputDuration: CMTime { duration }
    public var imageBuffer: CVImageBuffer? { picture }
    public var dataBuffer: CMBlockBuffer? { data }
    public var formatDescription: CMFormatDescription? { format }
    public var numSamples: Int { count }
    public var totalSampleSize: Int { sizes.count == 1 ? sizes[0] * count : sizes.reduce(0, +) }
    public var dataReadiness: DataReadiness { .ready }
    /// Whether the bytes are there.
    public enum DataReadiness: Hashable, Sendable { case notReady, ready, failed(Int32) }

    /// When each sample is played.
    public func sampleTimingInfos() throws -> [CMSampleTimingInfo] { timings }
    /// - Throws: Core Media's error for a sample that is not there.
    public func sampleTimingInfo(at sampleIndex: Int) throws -> CMSampleTimingInfo {
        guard (0..<count).contains(sampleIndex), let first = timings.first else {
            throw CMStatus.error(kCMSampleBufferError_SampleIndexOutOfRange)
        }
        guard timings.count == 1 else { return timings[sampleIndex] }
        let offset = CMTimeMultiply(first.duration, multiplier: Int32(clamping: sampleIndex))
        return CMSampleTimingInfo(
            duration: first.duration,
            presentationTimeStamp: sampleIndex == 0
                ? first.presentationTimeStamp : first.presentationTimeStamp + offset,
            decodeTimeStamp: first.decodeTimeStamp
        )
    }

    /// A picture at a time.
    public convenience init(
        imageBuffer: CVImageBuffer,
        formatDescription: CMFormatDescription,
        sampleTiming: CMSampleTimingInfo
    ) throws {
        self.init(picture: imageBuffer, format: formatDescription, count: 1, timings: [sampleTiming])
    }
    /// Bytes of samples.
    public convenience init(
        dataBuffer: CMBlockBuffer?,
        formatDescription: CMFormatDescription?,
        numSamples: Int,
        sampleTimings: [CMSampleTimingInfo],
        sampleSizes: [Int]
    ) throws {
        guard numSamples >= 0 else { throw CMStatus.error(kCMSampleBufferError_RequiredParameterMissing) }
        self.init(
            data: dataBuffer,
            format: formatDescription,
            count: numSamples,
            timings: sampleTimings,
            sizes: sampleSizes
        )
    }
    /// The same samples at other times.
    public convenience init(copying originalSampleBuffer: CMSampleBuffer, withNewTiming: [CMSampleTimingInfo]) throws {
        let old = originalSampleBuffer
        self.init(
            picture: old.picture,
            data: old.data,
            format: old.format,
            count: old.count,
            timings: withNewTiming,
            sizes: old.sizes
        )
        CMPropagateAttachments(old, destination: self)
    }
}

/// When a sample is played, and for how long (Core Media: CMSampleTimingInfo).
public struct CMSampleTimingInfo: Hashable, Sendable {
    public var duration: CMTime
    public var presentationTimeStamp: CMTime
    public var decodeTimeStamp: CMTime
    public init() { self.init(duration: .invalid, presentationTimeStamp: .invalid, decodeTimeStamp: .invalid) }
    public init(duration: CMTime, presentationTimeStamp: CMTime, decodeTimeStamp: CMTime) {
        (self.duration, self.presentationTimeStamp) = (duration, presentationTimeStamp)
        self.decodeTimeStamp = decodeTimeStamp
    }
    public static let invalid = CMSampleTimingInfo()
}
public let kCMTimingInfoInvalid = CMSampleTimingInfo.invalid

public typealias CMItemCount = Int
public typealias CMItemIndex = Int
