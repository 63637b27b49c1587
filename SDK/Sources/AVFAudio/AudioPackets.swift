import Foundation

/// Where a packet of compressed sound is (CoreAudioTypes).
public struct AudioStreamPacketDescription: Hashable, Sendable {
    public var mStartOffset: Int64
    public var mVariableFramesInPacket: UInt32
    public var mDataByteSize: UInt32
    public init(mStartOffset: Int64 = 0, mVariableFramesInPacket: UInt32 = 0, mDataByteSize: UInt32 = 0) {
        (self.mStartOffset, self.mVariableFramesInPacket) = (mStartOffset, mVariableFramesInPacket)
        self.mDataByteSize = mDataByteSize
    }
}

/// A kind of sound: encoder or decoder (CoreAudioTypes).
public struct AudioClassDescription: Hashable, Sendable {
    public var mType: UInt32
    public var mSubType: UInt32
    public var mManufacturer: UInt32
    public init(mType: UInt32 = 0, mSubType: UInt32 = 0, mManufacturer: UInt32 = 0) {
        (self.mType, self.mSubType, self.mManufacturer) = (mType, mSubType, mManufacturer)
    }
}

/// The lowest and the highest of something (CoreAudioTypes).
public struct AudioValueRange: Hashable, Sendable {
    public var mMinimum: Float64
    public var mMaximum: Float64
    public init(mMinimum: Float64 = 0, mMaximum: Float64 = 0) { (self.mMinimum, self.mMaximum) = (mMinimum, mMaximum) }
}

// What sound may be encoded as.

public let kAudioFormatAC3: UInt32 = 0x6163_2D33
public let kAudioFormatAppleIMA4: UInt32 = 0x696D_6134
public let kAudioFormatMPEG4AAC_HE: UInt32 = 0x6161_6368
public let kAudioFormatMPEG4AAC_HE_V2: UInt32 = 0x6161_6370
public let kAudioFormatMPEG4AAC_LD: UInt32 = 0x6161_636C
public let kAudioFormatMPEG4AAC_ELD: UInt32 = 0x6161_6365
public let kAudioFormatULaw: UInt32 = 0x756C_6177
public let kAudioFormatALaw: UInt32 = 0x616C_6177
public let kAudioFormatMPEGLayer1: UInt32 = 0x2E6D_7031
public let kAudioFormatMPEGLayer2: UInt32 = 0x2E6D_7032
public let kAudioFormatMPEGLayer3: UInt32 = 0x2E6D_7033
public let kAudioFormatiLBC: UInt32 = 0x696C_6263
public let kAudioFormatAMR: UInt32 = 0x7361_6D72
public let kAudioFormatAMR_WB: UInt32 = 0x7361_7762
public let kAudioFormatFLAC: UInt32 = 0x666C_6163
public let kAudioFormatOpus: UInt32 = 0x6F70_7573
public let kAudioFormatEnhancedAC3: UInt32 = 0x6563_2D33
public let kAudioFormatFlagIsAlignedHigh: AudioFormatFlags = 16
public let kAudioFormatFlagIsNonMixable: AudioFormatFlags = 64
public let kAudioFormatFlagsAreAllClear: AudioFormatFlags = 0x8000_0000
public let kAudioFormatFlagsAudioUnitCanonical: AudioFormatFlags =
    kAudioFormatFlagIsFloat | kAudioFormatFlagIsPacked | kAudioFormatFlagIsNonInterleaved
