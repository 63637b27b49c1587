public import AVFAudio
import Foundation
public import FoundationAdditions

public let kCMSampleBufferFlag_AudioBufferList_Assure16ByteAlignment: UInt32 = 1

/// A sound's bytes as a list of one buffer, which lie in the block that comes along.
@discardableResult
public func CMSampleBufferGetAudioBufferListWithRetainedBlockBuffer(
    _ sbuf: CMSampleBuffer,
    bufferListSizeNeededOut: UnsafeMutablePointer<Int>?,
    bufferListOut: UnsafeMutablePointer<AudioBufferList>?,
    bufferListSize: Int,
    blockBufferAllocator: CFAllocator?,
    blockBufferMemoryAllocator: CFAllocator?,
    flags: UInt32,
    blockBufferOut: UnsafeMutablePointer<CMBlockBuffer?>?
) -> Int32 {
    bufferListSizeNeededOut?.pointee = MemoryLayout<AudioBufferList>.size
    guard let data = sbuf.data, let sound = sbuf.format?.audioStreamBasicDescription else {
        return kCMSampleBufferError_RequiredParameterMissing
    }
    guard let bufferListOut else { return 0 }
    guard bufferListSize >= MemoryLayout<AudioBufferList>.size else { return kCMSampleBufferError_ArrayTooSmall }
    bufferListOut.pointee = AudioBufferList(
        mNumberBuffers: 1,
        mBuffers: AudioBuffer(
            mNumberChannels: sound.mChannelsPerFrame,
            mDataByteSize: UInt32(clamping: data.length),
            mData: data.bytes
        )
    )
    blockBufferOut?.pointee = data
    return 0
}

/// Copies a sound's frames into a list of one buffer.
@discardableResult
public func CMSampleBufferCopyPCMDataIntoAudioBufferList(
    _ sbuf: CMSampleBuffer,
    at frameOffset: Int32,
    frameCount numFrames: Int32,
    into bufferList: UnsafeMutablePointer<AudioBufferList>
) -> Int32 {
    guard let data = sbuf.data, let sound = sbuf.format?.audioStreamBasicDescription,
        let target = bufferList.pointee.mBuffers.mData
    else { return kCMSampleBufferError_RequiredParameterMissing }
    let width = Int(sound.mBytesPerFrame)
    let (first, count) = (Int(frameOffset) * width, Int(numFrames) * width)
    guard data.has(first, count), count <= Int(bufferList.pointee.mBuffers.mDataByteSize) else {
        return kCMSampleBufferError_ArrayTooSmall
    }
    target.copyMemory(from: data.bytes + first, byteCount: count)
    return 0
}
