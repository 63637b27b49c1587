public import Foundation
@_spi(Carillon) public import OpenAVFAudio

// Buffers as Core Audio's functions take them, and those of compressed sound.

/// The list of a buffer's parts; it lies as long as the buffer.
private final class BufferList {
    let list: UnsafeMutableAudioBufferListPointer
    private let memory: UnsafeMutableRawPointer

    init(parts: Int) {
        let size = MemoryLayout<AudioBufferList>.size + max(parts - 1, 0) * MemoryLayout<AudioBuffer>.stride
        memory = .allocate(byteCount: size, alignment: MemoryLayout<AudioBufferList>.alignment)
        memory.initializeMemory(as: UInt8.self, repeating: 0, count: size)
        list = UnsafeMutableAudioBufferListPointer(memory.bindMemory(to: AudioBufferList.self, capacity: 1))
        list.count = parts
    }
    deinit { memory.deallocate() }
}

extension AVAudioBuffer {
    /// The buffer's bytes: of PCM as many as there are frames. The list is valid as long as the buffer.
    public var mutableAudioBufferList: UnsafeMutablePointer<AudioBufferList> {
        let parts = self.parts
        let kept = companion as? BufferList ?? BufferList(parts: parts.count)
        companion = kept
        for (index, part) in parts.enumerated() { kept.list[index] = part }
        return kept.list.unsafeMutablePointer
    }
    public var audioBufferList: UnsafePointer<AudioBufferList> { UnsafePointer(mutableAudioBufferList) }

    private var parts: [AudioBuffer] {
        if let buffer = self as? AVAudioCompressedBuffer {
            return [
                AudioBuffer(mNumberChannels: format.channelCount, mDataByteSize: buffer.byteLength, mData: buffer.data)
            ]
        }
        guard let buffer = self as? AVAudioPCMBuffer else { return [] }
        let channels = Int(format.channelCount)
        func first(_ channel: Int) -> UnsafeMutableRawPointer? {
            if let data = buffer.floatChannelData { return UnsafeMutableRawPointer(data[channel]) }
            if let data = buffer.int16ChannelData { return UnsafeMutableRawPointer(data[channel]) }
            return buffer.int32ChannelData.map { UnsafeMutableRawPointer($0[channel]) }
        }
        let width = format.streamDescription.pointee.mBytesPerFrame
        let size = buffer.frameLength * width
        return (0..<(format.isInterleaved ? 1 : channels)).map { channel in
            AudioBuffer(
                mNumberChannels: format.isInterleaved ? format.channelCount : 1,
                mDataByteSize: size,
                mData: first(channel)
            )
        }
    }
}

/// Compressed sound (AVFAudio: AVAudioCompressedBuffer): bytes that an app puts there; nothing here makes or reads them.
open class AVAudioCompressedBuffer: AVAudioBuffer {
    public let packetCapacity: AVAudioPacketCount
    public let maximumPacketSize: Int
    open var packetCount: AVAudioPacketCount = 0
    /// More than there is room for becomes all.
    open var byteLength: UInt32 = 0 { didSet { byteLength = min(byteLength, byteCapacity) } }
    public let byteCapacity: UInt32
    public let data: UnsafeMutableRawPointer
    public let packetDescriptions: UnsafeMutablePointer<AudioStreamPacketDescription>?

    /// - Parameter packetCapacity: at the most 64 MB of packets.
    public init(format: AVAudioFormat, packetCapacity: AVAudioPacketCount, maximumPacketSize: Int) {
        let packet = min(max(maximumPacketSize, 0), 1 << 20)
        let packets = min(Int(packetCapacity), packet == 0 ? 0 : (64 << 20) / packet)
        self.packetCapacity = AVAudioPacketCount(packets)
        self.maximumPacketSize = packet
        byteCapacity = UInt32(packets * packet)
        data = .allocate(byteCount: max(packets * packet, 1), alignment: 16)
        data.initializeMemory(as: UInt8.self, repeating: 0, count: max(packets * packet, 1))
        packetDescriptions = .allocate(capacity: max(packets, 1))
        packetDescriptions?.initialize(repeating: AudioStreamPacketDescription(), count: max(packets, 1))
        super.init(format: format)
    }
    deinit {
        data.deallocate()
        packetDescriptions?.deallocate()
    }
}

extension AVAudioPCMBuffer {
    /// A copy of what the list has; the memory is given back at once.
    ///
    /// - Returns: nil for a list of other parts than the format's.
    public convenience init?(
        pcmFormat format: AVAudioFormat,
        bufferListNoCopy bufferList: UnsafePointer<AudioBufferList>,
        deallocator: ((UnsafePointer<AudioBufferList>) -> Void)? = nil
    ) {
        let width = format.streamDescription.pointee.mBytesPerFrame
        let given = UnsafeMutableAudioBufferListPointer(UnsafeMutablePointer(mutating: bufferList))
        guard width > 0, let size = given.first?.mDataByteSize else { return nil }
        self.init(pcmFormat: format, frameCapacity: size / width)
        frameLength = frameCapacity
        let own = UnsafeMutableAudioBufferListPointer(mutableAudioBufferList)
        guard own.count == given.count else { return nil }
        for (part, source) in zip(own, given) {
            guard let target = part.mData, let bytes = source.mData else { continue }
            target.copyMemory(from: bytes, byteCount: Int(min(part.mDataByteSize, source.mDataByteSize)))
        }
        deallocator?(bufferList)
    }
}

extension AVAudioFormat {
    /// Nil for one and two channels, which are heard in the middle and at both sides.
    public var channelLayout: AVAudioChannelLayout? {
        channelCount > 2
            ? AVAudioChannelLayout(layoutTag: kAudioChannelLayoutTag_DiscreteInOrder | channelCount) : nil
    }
    /// Nil: PCM has none.
    public var magicCookie: Data? { nil }
}
