public import Foundation
public import OpenAVFAudio

public let AVAudioSessionSpatialAudioEnabledKey = "AVAudioSessionSpatialAudioEnabledKey"
public let AVAudioSessionRenderingModeNewRenderingModeKey = "AVAudioSessionRenderingModeNewRenderingModeKey"
public let AVAudioSessionMicrophoneInjectionIsAvailableKey = "AVAudioSessionMicrophoneInjectionIsAvailableKey"

extension AVAudioSession {
    // Posted by nobody: nothing changes.
    public static let spatialPlaybackCapabilitiesChangedNotification =
        Notification.Name("AVAudioSessionSpatialPlaybackCapabilitiesChangedNotification")
    public static let renderingModeChangeNotification =
        Notification.Name("AVAudioSessionRenderingModeChangeNotification")
    public static let renderingCapabilitiesChangeNotification =
        Notification.Name("AVAudioSessionRenderingCapabilitiesChangeNotification")
    public static let microphoneInjectionCapabilitiesChangeNotification =
        Notification.Name("AVAudioSessionMicrophoneInjectionCapabilitiesChangeNotification")
    public static let outputMuteStateChangeNotification =
        Notification.Name("AVAudioSessionOutputMuteStateChangeNotification")
    public static let availableInputsChangeNotification =
        Notification.Name("AVAudioSessionAvailableInputsChangeNotification")

    /// Why a session does not do what it is told; codes of `NSOSStatusErrorDomain`.
    public enum ErrorCode: Int, Sendable {
        case none = 0
        case mediaServicesFailed = 1_836_282_486
        case isBusy = 560_030_580
        case incompatibleCategory = 560_161_140
        case cannotInterruptOthers = 560_557_684
        case missingEntitlement = 1_701_737_535
        case siriIsRecording = 1_936_290_409
        case cannotStartPlaying = 561_015_905
        case cannotStartRecording = 561_145_187
        case badParam = -50
        case insufficientPriority = 561_017_449
        case resourceNotAvailable = 561_145_203
        case unspecified = 2_003_329_396
        case expiredSession = 561_210_739
        case sessionNotActive = 1_768_841_571
    }
    /// Whether microphone and loudspeaker are one device.
    public enum IOType: UInt, Sendable { case notSpecified = 0, aggregated }
    /// Which side of a phone is left.
    public enum StereoOrientation: Int, Sendable {
        case none = 0
        case portrait, portraitUpsideDown, landscapeRight, landscapeLeft
    }
    /// How long spoken prompts may be.
    public enum PromptStyle: UInt, Sendable {
        case none = 0x6E6F_6E65
        case short = 0x7368_7274
        case normal = 0x6E72_6D6C
    }
    /// How sound is heard in space.
    public enum RenderingMode: Int, Sendable {
        case notApplicable = 0
        case monoStereo, surround, spatialAudio, dolbyAudio, dolbyAtmos
    }
    /// Whether an app's sound is added to what a microphone hears.
    public enum MicrophoneInjectionMode: Int, Sendable { case none = 0, spokenAudio }

    /// Where a microphone is.
    public struct Location: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let lower = Self(rawValue: "Lower"), upper = Self(rawValue: "Upper")
    }
    /// Which way it looks.
    public struct Orientation: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let top = Self(rawValue: "Top"), bottom = Self(rawValue: "Bottom")
        public static let front = Self(rawValue: "Front"), back = Self(rawValue: "Back")
        public static let left = Self(rawValue: "Left"), right = Self(rawValue: "Right")
    }
    /// What it hears best.
    public struct PolarPattern: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let omnidirectional = Self(rawValue: "Omnidirectional")
        public static let cardioid = Self(rawValue: "Cardioid"), subcardioid = Self(rawValue: "Subcardioid")
        public static let stereo = Self(rawValue: "Stereo")
    }
}

/// A way in or out: the loudspeaker (AVFAudio: AVAudioSessionPortDescription).
open class AVAudioSessionPortDescription: NSObject {
    open var portType: AVAudioSession.Port { .builtInSpeaker }
    open var portName: String { "Speaker" }
    open var uid: String { "Built-In Speaker" }
    open var hasHardwareVoiceCallProcessing: Bool { false }
    open var isSpatialAudioEnabled: Bool { false }
    open var channels: [AVAudioSessionChannelDescription]? {
        [AVAudioSessionChannelDescription(number: 1), AVAudioSessionChannelDescription(number: 2)]
    }
    open var dataSources: [AVAudioSessionDataSourceDescription]? { nil }
    open var selectedDataSource: AVAudioSessionDataSourceDescription? { nil }
    open var preferredDataSource: AVAudioSessionDataSourceDescription? { nil }
    /// - Throws: `AVAudioSession.ErrorCode.badParam` for a source, of which there is none.
    open func setPreferredDataSource(_ dataSource: AVAudioSessionDataSourceDescription?) throws {
        if dataSource != nil { throw AVAudioSession.error(.badParam) }
    }
}

/// A channel of one.
open class AVAudioSessionChannelDescription: NSObject {
    public let channelNumber: Int
    open var channelName: String { "Speaker \(channelNumber)" }
    open var owningPortUID: String { "Built-In Speaker" }
    open var channelLabel: UInt32 { UInt32(clamping: channelNumber) }
    init(number: Int) { channelNumber = number }
}

/// A microphone of several; there is none.
open class AVAudioSessionDataSourceDescription: NSObject {
    override init() {}
    open var dataSourceID: NSNumber { 0 }
    open var dataSourceName: String { "" }
    open var location: AVAudioSession.Location? { nil }
    open var orientation: AVAudioSession.Orientation? { nil }
    open var supportedPolarPatterns: [AVAudioSession.PolarPattern]? { nil }
    open var selectedPolarPattern: AVAudioSession.PolarPattern? { nil }
    open var preferredPolarPattern: AVAudioSession.PolarPattern? { nil }
    /// - Throws: `AVAudioSession.ErrorCode.badParam`: it hears nothing.
    open func setPreferredPolarPattern(_ pattern: AVAudioSession.PolarPattern?) throws {
        throw AVAudioSession.error(.badParam)
    }
}
