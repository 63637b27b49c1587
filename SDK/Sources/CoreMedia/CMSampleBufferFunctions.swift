public import AVFAudio
public import Foundation
public import FoundationAdditions

// Core Media's functions of samples.

public let kCMSampleBufferError_AllocationFailed: Int32 = -12730
public let kCMSampleBufferError_RequiredParameterMissing: Int32 = -12731
public let kCMSampleBufferError_BufferNotReady: Int32 = -12733
public let kCMSampleBufferError_SampleIndexOutOfRange: Int32 = -12734
public let kCMSampleBufferError_ArrayTooSmall: Int32 = -12737
public let kCMSampleBufferError_Invalidated: Int32 = -12744

public func CMSampleBufferGetImageBuffer(_ sbuf: CMSampleBuffer) -> CVImageBuffer? { sbuf.imageBuffer }
public func CMSampleBufferGetDataBuffer(_ sbuf: CMSampleBuffer) -> CMBlockBuffer? { sbuf.dataBuffer }
public func CMSampleBufferGetFormatDescription(_ sbuf: CMSampleBuffer) -> CMFormatDescription? {
    sbuf.formatDescription
}
public func CMSampleBufferGetPresentationTimeStamp(_ sbuf: CMSampleBuffer) -> CMTime { sbuf.presentationTimeStamp }
public func CMSampleBufferGetOutputPresentationTimeStamp(_ sbuf: CMSampleBuffer) -> CMTime {
    sbuf.outputPresentationTimeStamp
}
public func CMSampleBufferGetDecodeTimeStamp(_ sbuf: CMSampleBuffer) -> CMTime { sbuf.decodeTimeStamp }
public func CMSampleBufferGetDuration(_ sbuf: CMSampleBuffer) -> CMTime { sbuf.duration }
public func CMSampleBufferGetOutputDuration(_ sbuf: CMSampleBuffer) -> CMTime { sbuf.outputDuration }
public func CMSampleBufferGetNumSamples(_ sbuf: CMSampleBuffer) -> Int { sbuf.numSamples }
public func CMSampleBufferGetTotalSampleSize(_ sbuf: CMSampleBuffer) -> Int { sbuf.totalSampleSize }
public func CMSampleBufferGetSampleSize(_ sbuf: CMSampleBuffer, at sampleIndex: Int) -> Int {
    sbuf.sizes.count == 1 ? sbuf.sizes[0] : sbuf.sizes.indices.contains(sampleIndex) ? sbuf.sizes[sampleIndex] : 0
}
public func CMSampleBufferIsValid(_ sbuf: CMSampleBuffer) -> Bool { sbuf.isValid }
public func CMSampleBufferDataIsReady(_ sbuf: CMSampleBuffer) -> Bool { sbuf.isValid }
@discardableResult
public func CMSampleBufferMakeDataReady(_ sbuf: CMSampleBuffer) -> Int32 { 0 }
@discardableResult
public func CMSampleBufferInvalidate(_ sbuf: CMSampleBuffer) -> Int32 {
    try? sbuf.invalidate()
    return 0
}
@discardableResult
public func CMSampleBufferGetSampleTimingInfo(
    _ sbuf: CMSampleBuffer,
    at sampleIndex: Int,
    timingInfoOut: UnsafeMutablePointer<CMSampleTimingInfo>
) -> Int32 {
    guard let timing = try? sbuf.sampleTimingInfo(at: sampleIndex) else {
        return kCMSampleBufferError_SampleIndexOutOfRange
    }
    timingInfoOut.pointee = timing
    return 0
}
@discardableResult
public func CMSampleBufferGetSampleTimingInfoArray(
    _ sbuf: CMSampleBuffer,
    entryCount timingArrayEntries: Int,
    arrayToFill timingArrayOut: UnsafeMutablePointer<CMSampleTimingInfo>?,
    entriesNeededOut timingArrayEntriesNeededOut: UnsafeMutablePointer<Int>?
) -> Int32 {
    timingArrayEntriesNeededOut?.pointee = sbuf.timings.count
    guard let timingArrayOut else { return 0 }
    guard timingArrayEntries >= sbuf.timings.count else { return kCMSampleBufferError_ArrayTooSmall }
    for (index, timing) in sbuf.timings.enumerated() { timingArrayOut[index] = timing }
    return 0
}
/// Nil: nothing is said of single samples.
public func CMSampleBufferGetSampleAttachmentsArray(_ sbuf: CMSampleBuffer, createIfNecessary: Bool) -> CFArray? { nil }
public var kCMSampleAttachmentKey_NotSync: CFString { "NotSync" }
public var kCMSampleAttachmentKey_DependsOnOthers: CFString { "DependsOnOthers" }
public var kCMSampleAttachmentKey_DisplayImmediately: CFString { "DisplayImmediately" }
public var kCMSampleAttachmentKey_DoNotDisplay: CFString { "DoNotDisplay" }
public var kCMSampleBufferAttachmentKey_DroppedFrameReason: CFString { "DroppedFrameReason" }
public var kCMSampleBufferAttachmentKey_CameraIntrinsicMatrix: CFString { "CameraIntrinsicMatrix" }
public var kCMSampleBufferDroppedFrameReason_OutOfBuffers: CFString { "OutOfBuffers" }
public var kCMSampleBufferDroppedFrameReason_FrameWasLate: CFString { "FrameWasLate" }
public var kCMSampleBufferDroppedFrameReason_Discontinuity: CFString { "Discontinuity" }

@discardableResult
public func CMSampleBufferCreateReadyWithImageBuffer(
    allocator: CFAllocator?,
    imageBuffer: CVImageBuffer,
    formatDescription: CMVideoFormatDescription,
    sampleTiming: UnsafePointer<CMSampleTimingInfo>,
    sampleBufferOut: UnsafeMutablePointer<CMSampleBuffer?>
) -> Int32 {
    sampleBufferOut.pointee = CMSampleBuffer(
        picture: imageBuffer,
        format: formatDescription,
        count: 1,
        timings: [sampleTiming.pointee]
    )
    return 0
}
@discardableResult
public func CMSampleBufferCreateForImageBuffer(
    allocator: CFAllocator?,
    imageBuffer: CVImageBuffer,
    dataReady: Bool,
    makeDataReadyCallback: ((CMSampleBuffer, UnsafeMutableRawPointer?) -> Int32)?,
    refcon: UnsafeMutableRawPointer?,
    formatDescription: CMVideoFormatDescription,
    sampleTiming: UnsafePointer<CMSampleTimingInfo>,
    sampleBufferOut: UnsafeMutablePointer<CMSampleBuffer?>
) -> Int32 {
    CMSampleBufferCreateReadyWithImageBuffer(
        allocator: allocator,
        imageBuffer: imageBuffer,
        formatDescription: formatDescription,
        sampleTiming: sampleTiming,
        sampleBufferOut: sampleBufferOut
    )
}
@discardableResult
public func CMSampleBufferCreateReady(
    allocator: CFAllocator?,
    dataBuffer: CMBlockBuffer?,
    formatDescription: CMFormatDescription?,
    sampleCount numSamples: Int,
    sampleTimingEntryCount numSampleTimingEntries: Int,
    sampleTimingArray: UnsafePointer<CMSampleTimingInfo>?,
    sampleSizeEntryCount numSampleSizeEntries: Int,
    sampleSizeArray: UnsafePointer<Int>?,
    sampleBufferOut: UnsafeMutablePointer<CMSampleBuffer?>
) -> Int32 {
    guard numSamples >= 0, [0, 1, numSamples].contains(numSampleTimingEntries),
        [0, 1, numSamples].contains(numSampleSizeEntries)
    else { return kCMSampleBufferError_RequiredParameterMissing }
    let timings = UnsafeBufferPointer(
        start: sampleTimingArray,
        count: sampleTimingArray == nil ? 0 : numSampleTimingEntries
    )
    let sizes = UnsafeBufferPointer(start: sampleSizeArray, count: sampleSizeArray == nil ? 0 : numSampleSizeEntries)
    sampleBufferOut.pointee = CMSampleBuffer(
        data: dataBuffer,
        format: formatDescription,
        count: numSamples,
        timings: Array(timings),
        sizes: Array(sizes)
    )
    return 0
}
@discardableResult
public func CMSampleBufferCreate(
    allocator: CFAllocator?,
    dataBuffer: CMBlockBuffer?,
    dataReady: Bool,
    makeDataReadyCallback: ((CMSampleBuffer, UnsafeMutableRawPointer?) -> Int32)?,
    refcon: UnsafeMutableRawPointer?,
    formatDescription: CMFormatDescription?,
    sampleCount numSamples: Int,
    sampleTimingEntryCount numSampleTimingEntries: Int,
    sampleTimingArray: UnsafePointer<CMSampleTimingInfo>?,
    sampleSizeEntryCount numSampleSizeEntries: Int,
    sampleSizeArray: UnsafePointer<Int>?,
    sampleBufferOut: UnsafeMutablePointer<CMSampleBuffer?>
) -> Int32 {
    CMSampleBufferCreateReady(
        allocator: allocator,
        dataBuffer: dataBuffer,
        formatDescription: formatDescription,
        sampleCount: numSamples,
        sampleTimingEntryCount: numSampleTimingEntries,
        sampleTimingArray: sampleTimingArray,
        sampleSizeEntryCount: numSampleSizeEntries,
        sampleSizeArray: sampleSizeArray,
        sampleBufferOut: sampleBufferOut
    )
}
@discardableResult
public func CMSampleBufferCreateCopy(
    allocator: CFAllocator?,
    sampleBuffer sbuf: CMSampleBuffer,
    sampleBufferOut: UnsafeMutablePointer<CMSampleBuffer?>
) -> Int32 {
    sampleBufferOut.pointee = try? CMSampleBuffer(copying: sbuf, withNewTiming: sbuf.timings)
    return 0
}
@discardableResult
public func CMSampleBufferCreateCopyWithNewTiming(
    allocator: CFAllocator?,
    sampleBuffer originalSBuf: CMSampleBuffer,
    sampleTimingEntryCount numSampleTimingEntries: Int,
    sampleTimingArray: UnsafePointer<CMSampleTimingInfo>?,
    sampleBufferOut: UnsafeMutablePointer<CMSampleBuffer?>
) -> Int32 {
    let timings = UnsafeBufferPointer(
        start: sampleTimingArray,
        count: sampleTimingArray == nil ? 0 : max(numSampleTimingEntries, 0)
    )
    sampleBufferOut.pointee = try? CMSampleBuffer(copying: originalSBuf, withNewTiming: Array(timings))
    return 0
}
/// Sounds at a time, whose bytes are `dataBuffer`.
@discardableResult
public func CMAudioSampleBufferCreateReadyWithPacketDescriptions(
    allocator: CFAllocator?,
    dataBuffer: CMBlockBuffer,
    formatDescription: CMFormatDescription,
    sampleCount numSamples: Int,
    presentationTimeStamp: CMTime,
    packetDescriptions: UnsafePointer<AudioStreamPacketDescription>?,
    sampleBufferOut: UnsafeMutablePointer<CMSampleBuffer?>
) -> Int32 {
    guard numSamples > 0, let sound = formatDescription.audioStreamBasicDescription, sound.mSampleRate >= 1 else {
        return kCMSampleBufferError_RequiredParameterMissing
    }
    let timing = CMSampleTimingInfo(
        duration: CMTime(value: 1, timescale: Int32(min(sound.mSampleRate, 1e9))),
        presentationTimeStamp: presentationTimeStamp,
        decodeTimeStamp: .invalid
    )
    sampleBufferOut.pointee = CMSampleBuffer(
        data: dataBuffer,
        format: formatDescription,
        count: numSamples,
        timings: [timing],
        sizes: [Int(sound.mBytesPerFrame)]
    )
    return 0
}
