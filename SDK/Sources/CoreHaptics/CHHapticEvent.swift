@_exported public import Foundation
public import FoundationAdditions

/// A part of a pattern.
open class CHHapticEvent: NSObject {
    /// What it is.
    public struct EventType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let hapticTransient = Self(rawValue: "HapticTransient")
        public static let hapticContinuous = Self(rawValue: "HapticContinuous")
        public static let audioContinuous = Self(rawValue: "AudioContinuous")
        public static let audioCustom = Self(rawValue: "AudioCustom")
    }

    /// What of it may be changed.
    public struct ParameterID: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let hapticIntensity = Self(rawValue: "HapticIntensity")
        public static let hapticSharpness = Self(rawValue: "HapticSharpness")
        public static let attackTime = Self(rawValue: "AttackTime"), decayTime = Self(rawValue: "DecayTime")
        public static let audioVolume = Self(rawValue: "AudioVolume"), audioPan = Self(rawValue: "AudioPan")
        public static let audioPitch = Self(rawValue: "AudioPitch")
        public static let audioBrightness = Self(rawValue: "AudioBrightness")
        public static let releaseTime = Self(rawValue: "ReleaseTime"), sustained = Self(rawValue: "Sustained")
    }

    public let type: EventType
    open var eventParameters: [CHHapticEventParameter]
    open var relativeTime: TimeInterval
    open var duration: TimeInterval

    public init(
        eventType type: EventType,
        parameters eventParams: [CHHapticEventParameter],
        relativeTime time: TimeInterval,
        duration: TimeInterval = 0
    ) {
        (self.type, eventParameters, relativeTime, self.duration) = (type, eventParams, time, duration)
    }

    /// A sound of an app's own, which nobody hears.
    public convenience init(
        audioResourceID resID: CHHapticAudioResourceID,
        parameters eventParams: [CHHapticEventParameter],
        relativeTime time: TimeInterval
    ) { self.init(eventType: .audioCustom, parameters: eventParams, relativeTime: time) }
    public convenience init(
        audioResourceID resID: CHHapticAudioResourceID,
        parameters eventParams: [CHHapticEventParameter],
        relativeTime time: TimeInterval,
        duration: TimeInterval
    ) { self.init(eventType: .audioCustom, parameters: eventParams, relativeTime: time, duration: duration) }
}

/// A value of a part.
open class CHHapticEventParameter: NSObject {
    public let parameterID: CHHapticEvent.ParameterID
    open var value: Float
    public init(parameterID: CHHapticEvent.ParameterID, value: Float) {
        (self.parameterID, self.value) = (parameterID, value)
    }
}

/// Why nothing is felt.
public struct CHHapticError: CustomNSError, Hashable, Sendable {
    public static let errorDomain = "com.apple.CoreHaptics"

    /// Raw values as `CHHapticErrorCode`.
    public enum Code: Int, ErrorCode, Sendable {
        public typealias _ErrorType = CHHapticError
        case engineNotRunning = -4805
        case operationNotPermitted = -4806
        case engineStartTimeout = -4808
        case notSupported = -4809
        case serverInitFailed = -4810
        case serverInterrupted = -4811
        case invalidPatternPlayer = -4812
        case invalidPatternData = -4813
        case invalidPatternDictionary = -4814
        case invalidAudioSession = -4815
        case invalidEngineParameter = -4816
        case invalidParameterType = -4820
        case invalidEventType = -4821
        case invalidEventTime = -4822
        case invalidEventDuration = -4823
        case invalidAudioResource = -4824
        case resourceNotAvailable = -4825
        case badEventEntry = -4830
        case badParameterEntry = -4831
        case invalidTime = -4840
        case fileNotFound = -4851
        case insufficientPower = -4897
        case unknownError = -4898
        case memoryError = -4899
    }

    public static let engineNotRunning = Code.engineNotRunning
    public static let operationNotPermitted = Code.operationNotPermitted
    public static let engineStartTimeout = Code.engineStartTimeout
    public static let notSupported = Code.notSupported
    public static let serverInitFailed = Code.serverInitFailed
    public static let serverInterrupted = Code.serverInterrupted
    public static let invalidPatternPlayer = Code.invalidPatternPlayer
    public static let invalidPatternData = Code.invalidPatternData
    public static let invalidPatternDictionary = Code.invalidPatternDictionary
    public static let invalidAudioSession = Code.invalidAudioSession
    public static let invalidEngineParameter = Code.invalidEngineParameter
    public static let invalidParameterType = Code.invalidParameterType
    public static let invalidEventType = Code.invalidEventType
    public static let invalidEventTime = Code.invalidEventTime
    public static let invalidEventDuration = Code.invalidEventDuration
    public static let invalidAudioResource = Code.invalidAudioResource
    public static let resourceNotAvailable = Code.resourceNotAvailable
    public static let badEventEntry = Code.badEventEntry
    public static let badParameterEntry = Code.badParameterEntry
    public static let invalidTime = Code.invalidTime
    public static let fileNotFound = Code.fileNotFound
    public static let insufficientPower = Code.insufficientPower
    public static let unknownError = Code.unknownError
    public static let memoryError = Code.memoryError

    public let code: Code
    public var errorCode: Int { code.rawValue }
    public init(_ code: Code) { self.code = code }
}

/// At once.
public let CHHapticTimeImmediate: TimeInterval = 0
