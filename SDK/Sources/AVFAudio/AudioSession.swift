public import Foundation
public import OpenAVFAudio

// What happens to a session's sound. A phone in a page has one listener, whom nobody calls, and one loudspeaker: none of
// it happens here.

public let AVAudioSessionInterruptionTypeKey = "AVAudioSessionInterruptionTypeKey"
public let AVAudioSessionInterruptionOptionKey = "AVAudioSessionInterruptionOptionKey"
public let AVAudioSessionInterruptionReasonKey = "AVAudioSessionInterruptionReasonKey"
public let AVAudioSessionInterruptionWasSuspendedKey = "AVAudioSessionInterruptionWasSuspendedKey"
public let AVAudioSessionRouteChangeReasonKey = "AVAudioSessionRouteChangeReasonKey"
public let AVAudioSessionRouteChangePreviousRouteKey = "AVAudioSessionRouteChangePreviousRouteKey"
public let AVAudioSessionSilenceSecondaryAudioHintTypeKey = "AVAudioSessionSilenceSecondaryAudioHintTypeKey"

extension AVAudioSession {
    public static let interruptionNotification = Notification.Name("AVAudioSessionInterruptionNotification")
    public static let routeChangeNotification = Notification.Name("AVAudioSessionRouteChangeNotification")
    public static let mediaServicesWereLostNotification =
        Notification.Name("AVAudioSessionMediaServicesWereLostNotification")
    public static let mediaServicesWereResetNotification =
        Notification.Name("AVAudioSessionMediaServicesWereResetNotification")
    public static let silenceSecondaryAudioHintNotification =
        Notification.Name("AVAudioSessionSilenceSecondaryAudioHintNotification")

    /// Whether a call or an alarm begins or has ended.
    public enum InterruptionType: UInt, Sendable { case ended = 0, began }
    /// What an app may do then.
    public struct InterruptionOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let shouldResume = Self(rawValue: 1)
    }
    /// Why it was.
    public enum InterruptionReason: UInt, Sendable {
        case `default` = 0, appWasSuspended, builtInMicMuted
        case routeDisconnected = 4
    }
    /// Why sound goes elsewhere.
    public enum RouteChangeReason: UInt, Sendable {
        case unknown = 0
        case newDeviceAvailable, oldDeviceUnavailable, categoryChange, override
        case wakeFromSleep = 6
        case noSuitableRouteForCategory, routeConfigurationChange
    }
    /// Where sound is sent instead.
    public enum PortOverride: UInt, Sendable { case none = 0, speaker = 0x7370_6B72 }
    /// Whether others' sound is to be silent.
    public enum SilenceSecondaryAudioHintType: UInt, Sendable { case end = 0, begin }
    /// Whether an app may hear.
    public enum RecordPermission: UInt, Sendable {
        case undetermined = 0x756E_6474
        case denied = 0x6465_6E79
        case granted = 0x6772_6E74
    }

    /// A way in or out for sound.
    public struct Port: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let builtInSpeaker = Self(rawValue: "Speaker"), builtInMic = Self(rawValue: "MicrophoneBuiltIn")
        public static let builtInReceiver = Self(rawValue: "Receiver"), headphones = Self(rawValue: "Headphones")
        public static let bluetoothA2DP = Self(rawValue: "BluetoothA2DPOutput")
        public static let bluetoothHFP = Self(rawValue: "BluetoothHFP"), bluetoothLE = Self(rawValue: "BluetoothLE")
        public static let airPlay = Self(rawValue: "AirPlay"), carAudio = Self(rawValue: "CarAudio")
        public static let lineOut = Self(rawValue: "LineOut"), HDMI = Self(rawValue: "HDMIOutput")
        public static let lineIn = Self(rawValue: "LineIn"), PCI = Self(rawValue: "PCI")
        public static let displayPort = Self(rawValue: "DisplayPort"), fireWire = Self(rawValue: "FireWire")
        public static let AVB = Self(rawValue: "AVB"), thunderbolt = Self(rawValue: "Thunderbolt")
        public static let virtual = Self(rawValue: "Virtual")
        public static let continuityMicrophone = Self(rawValue: "ContinuityMicrophone")
        public static let headsetMic = Self(rawValue: "MicrophoneWired"), usbAudio = Self(rawValue: "USBAudio")
    }

    /// A simulated phone hears nothing, and nobody lets an app hear.
    public var recordPermission: RecordPermission { .denied }
    public func requestRecordPermission(_ response: @escaping (Bool) -> Void) { response(false) }
    public func overrideOutputAudioPort(_ portOverride: PortOverride) throws {}
    public var isOtherAudioPlaying: Bool { false }
    public var secondaryAudioShouldBeSilencedHint: Bool { false }
    public var isInputAvailable: Bool { false }
    public var outputVolume: Float { 1 }
    public var sampleRate: Double { 48_000 }
    public var currentRoute: AVAudioSessionRouteDescription { AVAudioSessionRouteDescription() }
    public var availableInputs: [AVAudioSessionPortDescription]? { nil }
}

extension AVAudioSession.Mode {
    public static let measurement = Self(rawValue: "AVAudioSessionModeMeasurement")
    public static let videoRecording = Self(rawValue: "AVAudioSessionModeVideoRecording")
    public static let videoChat = Self(rawValue: "AVAudioSessionModeVideoChat")
    public static let dualRoute = Self(rawValue: "AVAudioSessionModeDualRoute")
    public static let shortFormVideo = Self(rawValue: "AVAudioSessionModeShortFormVideo")
    public static let gameChat = Self(rawValue: "AVAudioSessionModeGameChat")
}

extension AVAudioSession.CategoryOptions {
    public static let allowBluetoothA2DP = Self(rawValue: 32), allowAirPlay = Self(rawValue: 64)
    public static let allowBluetoothHFP = Self(rawValue: 4)
    public static let overrideMutedMicrophoneInterruption = Self(rawValue: 128)
    public static let bluetoothHighQualityRecording = Self(rawValue: 1 << 19)
}

/// The ways in and out that are used.
open class AVAudioSessionRouteDescription: NSObject {
    open var inputs: [AVAudioSessionPortDescription] { [] }
    open var outputs: [AVAudioSessionPortDescription] { [AVAudioSessionPortDescription()] }
}
