public import Foundation
public import FoundationAdditions

/// Bytes of samples (Core Media: CMBlockBuffer).
///
/// `@unchecked`: its memory is that of whoever has it, as Apple's.
public final class CMBlockBuffer: @unchecked Sendable {
    let bytes: UnsafeMutableRawPointer
    let length: Int

    /// The most bytes of one: 256 MB.
    static let limit = 256 << 20

    init(length: Int) {
        self.length = length
        bytes = .allocate(byteCount: max(length, 1), alignment: 16)
        bytes.initializeMemory(as: UInt8.self, repeating: 0, count: max(length, 1))
    }
    deinit { bytes.deallocate() }
}

public typealias CMBlockBufferFlags = UInt32
public let kCMBlockBufferAssureMemoryNowFlag: CMBlockBufferFlags = 1
public let kCMBlockBufferAlwaysCopyDataFlag: CMBlockBufferFlags = 2
public let kCMBlockBufferNoErr: Int32 = 0
public let kCMBlockBufferStructureAllocationFailedErr: Int32 = -12700
public let kCMBlockBufferBlockAllocationFailedErr: Int32 = -12701
public let kCMBlockBufferBadLengthParameterErr: Int32 = -12704
public let kCMBlockBufferBadOffsetParameterErr: Int32 = -12703

extension CMBlockBuffer {
    public var dataLength: Int { length }
    public var isEmpty: Bool { length == 0 }
    /// The bytes as data.
    public func dataBytes() throws -> Data { Data(bytes: bytes, count: length) }

    func has(_ offset: Int, _ count: Int) -> Bool {
        offset >= 0 && count >= 0 && offset <= length && count <= length - offset
    }
}

/// With bytes of its own; those of `memoryBlock` are copied into it.
@discardableResult
public func CMBlockBufferCreateWithMemoryBlock(
    allocator: CFAllocator?,
    memoryBlock: UnsafeMutableRawPointer?,
    blockLength: Int,
    blockAllocator: CFAllocator?,
    customBlockSource: UnsafeRawPointer?,
    offsetToData: Int,
    dataLength: Int,
    flags: CMBlockBufferFlags,
    blockBufferOut: UnsafeMutablePointer<CMBlockBuffer?>
) -> Int32 {
    guard (0...CMBlockBuffer.limit).contains(dataLength), offsetToData >= 0, offsetToData <= blockLength,
        dataLength <= blockLength - offsetToData
    else { return kCMBlockBufferBadLengthParameterErr }
    let buffer = CMBlockBuffer(length: dataLength)
    if let memoryBlock { buffer.bytes.copyMemory(from: memoryBlock + offsetToData, byteCount: dataLength) }
    blockBufferOut.pointee = buffer
    return kCMBlockBufferNoErr
}
public func CMBlockBufferGetDataLength(_ theBuffer: CMBlockBuffer) -> Int { theBuffer.length }
public func CMBlockBufferIsEmpty(_ theBuffer: CMBlockBuffer) -> Bool { theBuffer.isEmpty }
@discardableResult
public func CMBlockBufferGetDataPointer(
    _ theBuffer: CMBlockBuffer,
    atOffset offset: Int,
    lengthAtOffsetOut: UnsafeMutablePointer<Int>?,
    totalLengthOut: UnsafeMutablePointer<Int>?,
    dataPointerOut: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
) -> Int32 {
    guard theBuffer.has(offset, 0) else { return kCMBlockBufferBadOffsetParameterErr }
    lengthAtOffsetOut?.pointee = theBuffer.length - offset
    totalLengthOut?.pointee = theBuffer.length
    dataPointerOut?.pointee = (theBuffer.bytes + offset).assumingMemoryBound(to: CChar.self)
    return kCMBlockBufferNoErr
}
@discardableResult
public func CMBlockBufferCopyDataBytes(
    _ theSourceBuffer: CMBlockBuffer,
    atOffset offsetToData: Int,
    dataLength: Int,
    destination: UnsafeMutableRawPointer
) -> Int32 {
    guard theSourceBuffer.has(offsetToData, dataLength) else { return kCMBlockBufferBadLengthParameterErr }
    destination.copyMemory(from: theSourceBuffer.bytes + offsetToData, byteCount: dataLength)
    return kCMBlockBufferNoErr
}
@discardableResult
public func CMBlockBufferReplaceDataBytes(
    with sourceBytes: UnsafeRawPointer,
    blockBuffer destinationBuffer: CMBlockBuffer,
    offsetIntoDestination: Int,
    dataLength: Int
) -> Int32 {
    guard destinationBuffer.has(offsetIntoDestination, dataLength) else { return kCMBlockBufferBadLengthParameterErr }
    (destinationBuffer.bytes + offsetIntoDestination).copyMemory(from: sourceBytes, byteCount: dataLength)
    return kCMBlockBufferNoErr
}
