/// A piece of sound.
open class AVAudioBuffer: NSObject {
    /// The format of the samples.
    public let format: AVAudioFormat

    /// What the SDK keeps beside it.
    @_spi(Carillon) public final var companion: AnyObject?

    @_spi(Carillon) public init(format: AVAudioFormat) {
        self.format = format
    }
}

/// A piece of sound as plain samples.
open class AVAudioPCMBuffer: AVAudioBuffer {
    /// How many frames fit.
    public let frameCapacity: AVAudioFrameCount
    private let storage: UnsafeMutableRawPointer
    private let channels: UnsafeMutablePointer<UnsafeMutableRawPointer>
    private var length: AVAudioFrameCount = 0

    /// The largest buffer: ten minutes of one channel at 48 kHz.
    static let capacityLimit: AVAudioFrameCount = 28_800_000

    /// - Returns: nil for a capacity above 28 800 000 frames.
    public init?(pcmFormat format: AVAudioFormat, frameCapacity: AVAudioFrameCount) {
        guard frameCapacity <= Self.capacityLimit else { return nil }
        let width = format.commonFormat.bits / 8
        let count = Int(format.channelCount)
        let size = Int(frameCapacity) * width * count
        storage = .allocate(byteCount: max(16, size), alignment: 16)
        storage.initializeMemory(as: UInt8.self, repeating: 0, count: max(16, size))
        channels = .allocate(capacity: count)
        for index in 0..<count {
            let offset = format.isInterleaved ? index * width : index * width * Int(frameCapacity)
            (channels + index).initialize(to: storage + offset)
        }
        self.frameCapacity = frameCapacity
        super.init(format: format)
    }

    deinit {
        channels.deallocate()
        storage.deallocate()
    }

    /// How many frames are valid; more than the capacity becomes the capacity.
    public var frameLength: AVAudioFrameCount {
        get { length }
        set { length = min(newValue, frameCapacity) }
    }

    /// From one sample of a channel to its next.
    public var stride: Int { format.isInterleaved ? Int(format.channelCount) : 1 }

    /// The samples of each channel, if they are 32-bit floating point.
    public var floatChannelData: UnsafePointer<UnsafeMutablePointer<Float>>? {
        data(.pcmFormatFloat32, as: Float.self)
    }
    /// The samples of each channel, if they are 16-bit integers.
    public var int16ChannelData: UnsafePointer<UnsafeMutablePointer<Int16>>? {
        data(.pcmFormatInt16, as: Int16.self)
    }
    /// The samples of each channel, if they are 32-bit integers.
    public var int32ChannelData: UnsafePointer<UnsafeMutablePointer<Int32>>? {
        data(.pcmFormatInt32, as: Int32.self)
    }

    private func data<Sample>(
        _ common: AVAudioCommonFormat,
        as type: Sample.Type
    ) -> UnsafePointer<UnsafeMutablePointer<Sample>>? {
        guard format.commonFormat == common else { return nil }
        // Pointers have one size and layout whatever they point to.
        return UnsafeRawPointer(channels).assumingMemoryBound(to: UnsafeMutablePointer<Sample>.self)
    }

    /// A sample as a number from -1 to 1.
    func sample(channel: Int, frame: Int) -> Float {
        let index = frame * stride
        switch format.commonFormat {
        case .pcmFormatInt16: return Float(int16ChannelData?[channel][index] ?? 0) / 32_768
        case .pcmFormatInt32: return Float(int32ChannelData?[channel][index] ?? 0) / 2_147_483_648
        default: return floatChannelData?[channel][index] ?? 0
        }
    }

    func set(_ value: Float, channel: Int, frame: Int) {
        let index = frame * stride
        switch format.commonFormat {
        case .pcmFormatInt16: int16ChannelData?[channel][index] = PCM.int16(value)
        case .pcmFormatInt32: int32ChannelData?[channel][index] = Int32(clamping: Int64(value * 2_147_483_648))
        default: floatChannelData?[channel][index] = value
        }
    }
}

/// How numbers become samples.
enum PCM {
    /// -1…1 becomes -32 768…32 767; louder is cut off.
    static func int16(_ value: Float) -> Int16 {
        guard value.isFinite else { return 0 }
        return Int16(max(-32_768, min(32_767, (value * 32_768).rounded())))
    }
}
