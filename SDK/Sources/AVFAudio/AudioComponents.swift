public import Foundation

/// Finds components (AVFAudio: AVAudioUnitComponentManager): there are none.
open class AVAudioUnitComponentManager: NSObject, @unchecked Sendable {  // It has no state.
    private static let only = AVAudioUnitComponentManager()
    open class func shared() -> AVAudioUnitComponentManager { only }
    open var tagNames: [String] { [] }
    open var standardLocalizedTagNames: [String] { [] }
    override init() {}
    open func components(matching predicate: NSPredicate) -> [AVAudioUnitComponent] { [] }
    open func components(matching desc: AudioComponentDescription) -> [AVAudioUnitComponent] { [] }
    open func components(
        passingTest testHandler: (AVAudioUnitComponent, UnsafeMutablePointer<ObjCBool>) -> Bool
    ) -> [AVAudioUnitComponent] { [] }
    public static let registrationsChangedNotification =
        Notification.Name("AVAudioUnitComponentManagerRegistrationsChangedNotification")
}

/// What a component says of itself.
open class AVAudioUnitComponent: NSObject {
    override init() {}
    open var name: String { "" }
    open var typeName: String { "" }
    open var localizedTypeName: String { "" }
    open var manufacturerName: String { "" }
    open var version: Int { 0 }
    open var versionString: String { "" }
    open var isSandboxSafe: Bool { true }
    open var hasMIDIInput: Bool { false }
    open var hasMIDIOutput: Bool { false }
    open var allTagNames: [String] { [] }
    open var audioComponentDescription: AudioComponentDescription { AudioComponentDescription() }
}

public let AVAudioUnitTypeOutput = "Output"
public let AVAudioUnitTypeMusicDevice = "Music Device"
public let AVAudioUnitTypeMusicEffect = "Music Effect"
public let AVAudioUnitTypeFormatConverter = "Format Converter"
public let AVAudioUnitTypeEffect = "Effect"
public let AVAudioUnitTypeMixer = "Mixer"
public let AVAudioUnitTypePanner = "Panner"
public let AVAudioUnitTypeGenerator = "Generator"
public let AVAudioUnitTypeOfflineEffect = "Offline Effect"
public let AVAudioUnitManufacturerNameApple = "Apple"

// Kinds of components, four letters each.

public let kAudioUnitType_Output: UInt32 = 0x6175_6F75
public let kAudioUnitType_MusicDevice: UInt32 = 0x6175_6D75
public let kAudioUnitType_MusicEffect: UInt32 = 0x6175_6D66
public let kAudioUnitType_FormatConverter: UInt32 = 0x6175_6663
public let kAudioUnitType_Effect: UInt32 = 0x6175_6678
public let kAudioUnitType_Mixer: UInt32 = 0x6175_6D78
public let kAudioUnitType_Panner: UInt32 = 0x6175_706E
public let kAudioUnitType_Generator: UInt32 = 0x6175_676E
public let kAudioUnitManufacturer_Apple: UInt32 = 0x6170_706C
public let kAudioUnitSubType_RemoteIO: UInt32 = 0x7269_6F63
public let kAudioUnitSubType_VoiceProcessingIO: UInt32 = 0x7670_696F
public let kAudioUnitSubType_GenericOutput: UInt32 = 0x6765_6E72
public let kAudioUnitSubType_Sampler: UInt32 = 0x7361_6D70
public let kAudioUnitSubType_MIDISynth: UInt32 = 0x6D73_796E
public let kAudioUnitSubType_PeakLimiter: UInt32 = 0x6C6D_7472
public let kAudioUnitSubType_DynamicsProcessor: UInt32 = 0x6463_6D70
public let kAudioUnitSubType_LowPassFilter: UInt32 = 0x6C70_6173
public let kAudioUnitSubType_HighPassFilter: UInt32 = 0x6870_6173
public let kAudioUnitSubType_BandPassFilter: UInt32 = 0x6270_6173
public let kAudioUnitSubType_HighShelfFilter: UInt32 = 0x6873_6866
public let kAudioUnitSubType_LowShelfFilter: UInt32 = 0x6C73_6866
public let kAudioUnitSubType_ParametricEQ: UInt32 = 0x706D_6571
public let kAudioUnitSubType_NBandEQ: UInt32 = 0x6E62_6571
public let kAudioUnitSubType_Reverb2: UInt32 = 0x7276_6232
public let kAudioUnitSubType_Delay: UInt32 = 0x6465_6C79
public let kAudioUnitSubType_Distortion: UInt32 = 0x6469_7374
public let kAudioUnitSubType_NewTimePitch: UInt32 = 0x6E75_7470
public let kAudioUnitSubType_Varispeed: UInt32 = 0x7661_7269
public let kAudioUnitSubType_MultiChannelMixer: UInt32 = 0x6D63_6D78
