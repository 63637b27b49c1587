/// How the samples of a buffer are stored.
public enum AVAudioCommonFormat: UInt, Sendable {
    case otherFormat = 0
    case pcmFormatFloat32 = 1
    case pcmFormatFloat64 = 2
    case pcmFormatInt16 = 3
    case pcmFormatInt32 = 4

    /// Bits of one sample.
    var bits: Int {
        switch self {
        case .otherFormat: 0
        case .pcmFormatInt16: 16
        case .pcmFormatFloat32, .pcmFormatInt32: 32
        case .pcmFormatFloat64: 64
        }
    }
}

/// A number of channels.
public typealias AVAudioChannelCount = UInt32
/// A number of frames: one sample for each channel.
public typealias AVAudioFrameCount = UInt32
/// A place in a file or stream, in frames from its beginning.
public typealias AVAudioFramePosition = Int64

/// Core Audio's code of an encoding.
public typealias AudioFormatID = UInt32
/// Linear PCM.
public let kAudioFormatLinearPCM: AudioFormatID = 0x6C70_636D

/// The coding of the samples; a settings key.
public let AVFormatIDKey = "AVFormatIDKey"
/// Frames a second, in hertz; a settings key.
public let AVSampleRateKey = "AVSampleRateKey"
/// The number of channels; a settings key.
public let AVNumberOfChannelsKey = "AVNumberOfChannelsKey"
/// Bits of one sample of linear PCM; a settings key.
public let AVLinearPCMBitDepthKey = "AVLinearPCMBitDepthKey"
/// Whether linear PCM has its highest byte first; a settings key.
public let AVLinearPCMIsBigEndianKey = "AVLinearPCMIsBigEndianKey"
/// Whether linear PCM is floating point; a settings key.
public let AVLinearPCMIsFloatKey = "AVLinearPCMIsFloatKey"
/// Whether linear PCM has a channel after the other; a settings key.
public let AVLinearPCMIsNonInterleaved = "AVLinearPCMIsNonInterleaved"

/// Rate, channels and kind of samples.
open class AVAudioFormat: NSObject, @unchecked Sendable {
    // @unchecked: every stored property is a constant of a Sendable type.
    /// How a sample is written in memory.
    public let commonFormat: AVAudioCommonFormat
    /// Frames a second, in hertz.
    public let sampleRate: Double
    /// The number of channels.
    public let channelCount: AVAudioChannelCount
    /// Whether the channels' samples alternate in one buffer.
    public let isInterleaved: Bool

    /// Whether it is the standard format: 32-bit floating point, a channel after the other.
    public var isStandard: Bool { commonFormat == .pcmFormatFloat32 && !isInterleaved }

    /// - Returns: nil for a rate outside 1…768 000 Hz, more than 64 channels, or a format without samples.
    public convenience init?(
        commonFormat: AVAudioCommonFormat,
        sampleRate: Double,
        channels: AVAudioChannelCount,
        interleaved: Bool
    ) {
        guard 1...64 ~= channels, 1...768_000 ~= sampleRate, commonFormat != .otherFormat else { return nil }
        self.init(commonFormat: commonFormat, sampleRate: sampleRate, channelCount: channels, interleaved: interleaved)
    }

    /// Float samples, each channel by itself.
    public convenience init?(standardFormatWithSampleRate sampleRate: Double, channels: AVAudioChannelCount) {
        self.init(commonFormat: .pcmFormatFloat32, sampleRate: sampleRate, channels: channels, interleaved: false)
    }

    /// - Returns: nil for settings of another encoding than linear PCM.
    public convenience init?(settings: [String: Any]) {
        let code = (settings[AVFormatIDKey] as? NSNumber)?.uint32Value ?? kAudioFormatLinearPCM
        guard code == kAudioFormatLinearPCM, let rate = (settings[AVSampleRateKey] as? NSNumber)?.doubleValue
        else { return nil }
        let bits = (settings[AVLinearPCMBitDepthKey] as? NSNumber)?.intValue ?? 16
        let isFloat = (settings[AVLinearPCMIsFloatKey] as? NSNumber)?.boolValue ?? false
        let common: AVAudioCommonFormat =
            switch (isFloat, bits) {
            case (true, 32): .pcmFormatFloat32
            case (true, 64): .pcmFormatFloat64
            case (false, 16): .pcmFormatInt16
            case (false, 32): .pcmFormatInt32
            default: .otherFormat
            }
        self.init(
            commonFormat: common,
            sampleRate: rate,
            channels: (settings[AVNumberOfChannelsKey] as? NSNumber)?.uint32Value ?? 1,
            interleaved: !((settings[AVLinearPCMIsNonInterleaved] as? NSNumber)?.boolValue ?? false)
        )
    }

    /// Mono.
    convenience init(commonFormat: AVAudioCommonFormat, sampleRate: Double, interleaved: Bool) {
        self.init(commonFormat: commonFormat, sampleRate: sampleRate, channelCount: 1, interleaved: interleaved)
    }

    private init(
        commonFormat: AVAudioCommonFormat,
        sampleRate: Double,
        channelCount: AVAudioChannelCount,
        interleaved: Bool
    ) {
        self.commonFormat = commonFormat
        self.sampleRate = sampleRate
        self.channelCount = channelCount
        self.isInterleaved = interleaved
    }

    /// The format as a settings dictionary, for files.
    public var settings: [String: Any] {
        [
            AVFormatIDKey: kAudioFormatLinearPCM,
            AVSampleRateKey: sampleRate,
            AVNumberOfChannelsKey: channelCount,
            AVLinearPCMBitDepthKey: commonFormat.bits,
            AVLinearPCMIsFloatKey: commonFormat == .pcmFormatFloat32 || commonFormat == .pcmFormatFloat64,
            AVLinearPCMIsBigEndianKey: false,
            AVLinearPCMIsNonInterleaved: !isInterleaved,
        ]
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? AVAudioFormat else { return false }
        return commonFormat == other.commonFormat && sampleRate == other.sampleRate
            && channelCount == other.channelCount && isInterleaved == other.isInterleaved
    }

    open override var hash: Int { Int(sampleRate) &* 31 &+ Int(channelCount) }
}
