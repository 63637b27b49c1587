public import Foundation
import Synchronization

// What Core Audio's C functions and blocks pass.

/// A number format of sound (CoreAudioTypes).
public struct AudioStreamBasicDescription: Hashable, Sendable {
    public var mSampleRate: Float64
    public var mFormatID: AudioFormatID
    public var mFormatFlags: AudioFormatFlags
    public var mBytesPerPacket: UInt32
    public var mFramesPerPacket: UInt32
    public var mBytesPerFrame: UInt32
    public var mChannelsPerFrame: UInt32
    public var mBitsPerChannel: UInt32
    public var mReserved: UInt32

    public init(
        mSampleRate: Float64 = 0,
        mFormatID: AudioFormatID = 0,
        mFormatFlags: AudioFormatFlags = 0,
        mBytesPerPacket: UInt32 = 0,
        mFramesPerPacket: UInt32 = 0,
        mBytesPerFrame: UInt32 = 0,
        mChannelsPerFrame: UInt32 = 0,
        mBitsPerChannel: UInt32 = 0,
        mReserved: UInt32 = 0
    ) {
        (self.mSampleRate, self.mFormatID, self.mFormatFlags) = (mSampleRate, mFormatID, mFormatFlags)
        (self.mBytesPerPacket, self.mFramesPerPacket) = (mBytesPerPacket, mFramesPerPacket)
        (self.mBytesPerFrame, self.mChannelsPerFrame) = (mBytesPerFrame, mChannelsPerFrame)
        (self.mBitsPerChannel, self.mReserved) = (mBitsPerChannel, mReserved)
    }
}

public typealias AudioFormatFlags = UInt32
public let kAudioFormatFlagIsFloat: AudioFormatFlags = 1
public let kAudioFormatFlagIsBigEndian: AudioFormatFlags = 2
public let kAudioFormatFlagIsSignedInteger: AudioFormatFlags = 4
public let kAudioFormatFlagIsPacked: AudioFormatFlags = 8
public let kAudioFormatFlagIsNonInterleaved: AudioFormatFlags = 32
public let kAudioFormatFlagsNativeEndian: AudioFormatFlags = 0
public let kAudioFormatFlagsNativeFloatPacked: AudioFormatFlags = kAudioFormatFlagIsFloat | kAudioFormatFlagIsPacked
public let kLinearPCMFormatFlagIsFloat = kAudioFormatFlagIsFloat
public let kLinearPCMFormatFlagIsBigEndian = kAudioFormatFlagIsBigEndian
public let kLinearPCMFormatFlagIsSignedInteger = kAudioFormatFlagIsSignedInteger
public let kLinearPCMFormatFlagIsPacked = kAudioFormatFlagIsPacked
public let kLinearPCMFormatFlagIsNonInterleaved = kAudioFormatFlagIsNonInterleaved

/// The bytes of one channel, or of several whose samples alternate (CoreAudioTypes).
public struct AudioBuffer {
    public var mNumberChannels: UInt32
    public var mDataByteSize: UInt32
    public var mData: UnsafeMutableRawPointer?

    public init(mNumberChannels: UInt32 = 0, mDataByteSize: UInt32 = 0, mData: UnsafeMutableRawPointer? = nil) {
        (self.mNumberChannels, self.mDataByteSize, self.mData) = (mNumberChannels, mDataByteSize, mData)
    }
}

/// Buffers, of which the first is in it, and the others lie behind (CoreAudioTypes).
public struct AudioBufferList {
    public var mNumberBuffers: UInt32
    public var mBuffers: AudioBuffer

    public init(mNumberBuffers: UInt32 = 0, mBuffers: AudioBuffer = AudioBuffer()) {
        (self.mNumberBuffers, self.mBuffers) = (mNumberBuffers, mBuffers)
    }
}

/// The buffers of a list, one after the other (CoreAudio: UnsafeMutableAudioBufferListPointer).
public struct UnsafeMutableAudioBufferListPointer: MutableCollection, RandomAccessCollection {
    public let unsafeMutablePointer: UnsafeMutablePointer<AudioBufferList>
    public var unsafePointer: UnsafePointer<AudioBufferList> { UnsafePointer(unsafeMutablePointer) }

    public init(_ pointer: UnsafeMutablePointer<AudioBufferList>) { unsafeMutablePointer = pointer }

    private static let offset = MemoryLayout<AudioBufferList>.offset(of: \.mBuffers) ?? 8
    private var first: UnsafeMutablePointer<AudioBuffer> {
        (UnsafeMutableRawPointer(unsafeMutablePointer) + Self.offset).assumingMemoryBound(to: AudioBuffer.self)
    }

    public var startIndex: Int { 0 }
    public var endIndex: Int { Int(unsafeMutablePointer.pointee.mNumberBuffers) }
    public var count: Int {
        get { endIndex }
        nonmutating set { unsafeMutablePointer.pointee.mNumberBuffers = UInt32(clamping: newValue) }
    }
    public subscript(index: Int) -> AudioBuffer {
        get { first[index] }
        nonmutating set { first[index] = newValue }
    }
}

/// When something is heard (CoreAudioTypes).
public struct AudioTimeStamp {
    public var mSampleTime: Float64 = 0
    public var mHostTime: UInt64 = 0
    public var mRateScalar: Float64 = 1
    public var mWordClockTime: UInt64 = 0
    public var mFlags: AudioTimeStampFlags = []
    public init() {}
}

/// Which parts of a moment are there.
public struct AudioTimeStampFlags: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let sampleTimeValid = Self(rawValue: 1)
    public static let hostTimeValid = Self(rawValue: 2)
    public static let rateScalarValid = Self(rawValue: 4)
}

/// How many channels, and where they are heard (CoreAudioTypes).
public typealias AudioChannelLayoutTag = UInt32
public let kAudioChannelLayoutTag_Mono: AudioChannelLayoutTag = 100 << 16 | 1
public let kAudioChannelLayoutTag_Stereo: AudioChannelLayoutTag = 101 << 16 | 2
public let kAudioChannelLayoutTag_StereoHeadphones: AudioChannelLayoutTag = 102 << 16 | 2
public let kAudioChannelLayoutTag_MPEG_5_1_A: AudioChannelLayoutTag = 121 << 16 | 6
public let kAudioChannelLayoutTag_UseChannelDescriptions: AudioChannelLayoutTag = 0
public let kAudioChannelLayoutTag_UseChannelBitmap: AudioChannelLayoutTag = 1 << 16
public let kAudioChannelLayoutTag_Quadraphonic: AudioChannelLayoutTag = 108 << 16 | 4
public let kAudioChannelLayoutTag_MPEG_3_0_A: AudioChannelLayoutTag = 113 << 16 | 3
public let kAudioChannelLayoutTag_MPEG_5_0_A: AudioChannelLayoutTag = 117 << 16 | 5
public let kAudioChannelLayoutTag_MPEG_7_1_A: AudioChannelLayoutTag = 126 << 16 | 8
public let kAudioChannelLayoutTag_DiscreteInOrder: AudioChannelLayoutTag = 147 << 16
public let kAudioChannelLayoutTag_Unknown: AudioChannelLayoutTag =
    0xFFFF_0000
    | 6

/// How many channels there are, and where each is heard, as Core Audio's functions pass it (CoreAudioTypes).
public struct AudioChannelLayout: Sendable {
    public var mChannelLayoutTag: AudioChannelLayoutTag
    public var mChannelBitmap: AudioChannelBitmap
    public var mNumberChannelDescriptions: UInt32
    public var mChannelDescriptions: AudioChannelDescription
    public init(
        mChannelLayoutTag: AudioChannelLayoutTag = 0,
        mChannelBitmap: AudioChannelBitmap = [],
        mNumberChannelDescriptions: UInt32 = 0,
        mChannelDescriptions: AudioChannelDescription = AudioChannelDescription()
    ) {
        (self.mChannelLayoutTag, self.mChannelBitmap) = (mChannelLayoutTag, mChannelBitmap)
        self.mNumberChannelDescriptions = mNumberChannelDescriptions
        self.mChannelDescriptions = mChannelDescriptions
    }
}
/// Where a channel is heard.
public struct AudioChannelDescription: Sendable {
    public var mChannelLabel: UInt32
    public var mChannelFlags: UInt32
    public var mCoordinates: (Float32, Float32, Float32)
    public init(
        mChannelLabel: UInt32 = 0,
        mChannelFlags: UInt32 = 0,
        mCoordinates: (Float32, Float32, Float32) = (0, 0, 0)
    ) {
        (self.mChannelLabel, self.mChannelFlags, self.mCoordinates) = (mChannelLabel, mChannelFlags, mCoordinates)
    }
}
/// Which channels there are.
public struct AudioChannelBitmap: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let bit_Left = Self(rawValue: 1), bit_Right = Self(rawValue: 2), bit_Center = Self(rawValue: 4)
    public static let bit_LFEScreen = Self(rawValue: 8)
}

/// How the channels of a format are heard.
open class AVAudioChannelLayout: NSObject {
    public let layoutTag: AudioChannelLayoutTag
    open var channelCount: AVAudioChannelCount { layoutTag & 0xFFFF }
    public init?(layoutTag: AudioChannelLayoutTag) {
        guard layoutTag & 0xFFFF > 0 else { return nil }
        self.layoutTag = layoutTag
    }
    /// Of a layout as Core Audio's functions have it; one without channels is mono.
    public init(layout: UnsafePointer<AudioChannelLayout>) {
        let tag = layout.pointee.mChannelLayoutTag
        let counted = layout.pointee.mNumberChannelDescriptions
        let given = tag & 0xFFFF > 0 ? tag : kAudioChannelLayoutTag_DiscreteInOrder | counted
        layoutTag = given & 0xFFFF > 0 ? given : kAudioChannelLayoutTag_Mono
    }
}

extension AVAudioFormat {
    /// The format as Core Audio's C functions have it; the value stays as long as the process.
    public var streamDescription: UnsafePointer<AudioStreamBasicDescription> {
        let wanted = description(of: self)
        let address = Self.descriptions.withLock { known in
            if let address = known[wanted] { return address }
            let memory = UnsafeMutablePointer<AudioStreamBasicDescription>.allocate(capacity: 1)
            memory.initialize(to: wanted)
            known[wanted] = UInt(bitPattern: memory)
            return UInt(bitPattern: memory)
        }
        guard let pointer = UnsafePointer<AudioStreamBasicDescription>(bitPattern: address) else {
            fatalError("memory that was allocated has an address")
        }
        return pointer
    }

    /// Where each format's description lies.
    private static let descriptions = Mutex<[AudioStreamBasicDescription: UInt]>([:])

    private func description(of format: AVAudioFormat) -> AudioStreamBasicDescription {
        let isFloat = [.pcmFormatFloat32, .pcmFormatFloat64].contains(format.commonFormat)
        let bits: UInt32 =
            switch format.commonFormat {
            case .pcmFormatInt16: 16
            case .pcmFormatFloat64: 64
            default: 32
            }
        let width = bits / 8 * (format.isInterleaved ? format.channelCount : 1)
        return AudioStreamBasicDescription(
            mSampleRate: format.sampleRate,
            mFormatID: kAudioFormatLinearPCM,
            mFormatFlags: (isFloat ? kAudioFormatFlagIsFloat : kAudioFormatFlagIsSignedInteger)
                | kAudioFormatFlagIsPacked | (format.isInterleaved ? 0 : kAudioFormatFlagIsNonInterleaved),
            mBytesPerPacket: width,
            mFramesPerPacket: 1,
            mBytesPerFrame: width,
            mChannelsPerFrame: format.channelCount,
            mBitsPerChannel: bits
        )
    }

    /// - Returns: nil for what is no linear PCM.
    public convenience init?(streamDescription asbd: UnsafePointer<AudioStreamBasicDescription>) {
        let given = asbd.pointee
        guard given.mFormatID == kAudioFormatLinearPCM else { return nil }
        let isFloat = given.mFormatFlags & kAudioFormatFlagIsFloat != 0
        let common: AVAudioCommonFormat =
            switch (isFloat, given.mBitsPerChannel) {
            case (true, 32): .pcmFormatFloat32
            case (true, 64): .pcmFormatFloat64
            case (false, 16): .pcmFormatInt16
            case (false, 32): .pcmFormatInt32
            default: .otherFormat
            }
        self.init(
            commonFormat: common,
            sampleRate: given.mSampleRate,
            channels: given.mChannelsPerFrame,
            interleaved: given.mFormatFlags & kAudioFormatFlagIsNonInterleaved == 0
        )
    }

    /// Float samples, each channel by itself; what is no rate of sound becomes the nearest that is.
    public convenience init(standardFormatWithSampleRate sampleRate: Double, channelLayout layout: AVAudioChannelLayout)
    {
        self.init(
            commonFormat: .pcmFormatFloat32,
            sampleRate: sampleRate,
            interleaved: false,
            channelLayout: layout
        )
    }

    /// What is no rate of sound becomes the nearest that is, and a format without samples that of 32-bit floating point.
    public convenience init(
        commonFormat format: AVAudioCommonFormat,
        sampleRate: Double,
        interleaved: Bool,
        channelLayout layout: AVAudioChannelLayout
    ) {
        // Within the bounds there is always one.
        self.init(
            commonFormat: format == .otherFormat ? .pcmFormatFloat32 : format,
            sampleRate: sampleRate.isFinite ? min(max(sampleRate, 1), 768_000) : 44_100,
            channels: min(max(layout.channelCount, 1), 64),
            interleaved: interleaved
        )!
    }
}
