@_exported public import Foundation
public import FoundationAdditions

/// What a phone can let a person feel: a simulated one nothing.
public protocol CHHapticDeviceCapability {
    var supportsHaptics: Bool { get }
    var supportsAudio: Bool { get }
}

private struct NoHaptics: CHHapticDeviceCapability {
    let supportsHaptics = false
    let supportsAudio = false
}

/// Plays what a person feels: there is none on a simulated phone, as on a simulator.
open class CHHapticEngine {
    /// Why it stopped.
    public enum StoppedReason: Int, Sendable {
        case audioSessionInterrupt = 1
        case applicationSuspended, idleTimeout, notifyWhenFinished, engineDestroyed, gameControllerDisconnect
        case systemError = -1
    }

    public typealias CompletionHandler = ((any Error)?) -> Void
    open var playsHapticsOnly = false
    open var isAutoShutdownEnabled = false
    open var stoppedHandler: (StoppedReason) -> Void = { _ in }
    open var resetHandler: () -> Void = {}

    open class func capabilitiesForHardware() -> any CHHapticDeviceCapability { NoHaptics() }

    /// - Throws: ``CHHapticError`` `notSupported`, always.
    public init() throws { throw CHHapticError(.notSupported) }

    open func start() throws { throw CHHapticError(.notSupported) }
    open func start(completionHandler: CompletionHandler? = nil) { completionHandler?(CHHapticError(.notSupported)) }
    open func stop(completionHandler: CompletionHandler? = nil) { completionHandler?(nil) }
    open func makePlayer(with pattern: CHHapticPattern) throws -> any CHHapticPatternPlayer {
        throw CHHapticError(.notSupported)
    }
    open func makeAdvancedPlayer(with pattern: CHHapticPattern) throws -> any CHHapticAdvancedPatternPlayer {
        throw CHHapticError(.notSupported)
    }
}

/// Plays a pattern.
public protocol CHHapticPatternPlayer {
    func start(atTime time: TimeInterval) throws
    func stop(atTime time: TimeInterval) throws
}

/// Plays a pattern again and again.
public protocol CHHapticAdvancedPatternPlayer: CHHapticPatternPlayer {
    var loopEnabled: Bool { get set }
}

/// A part of a pattern.
open class CHHapticEvent: NSObject {
    /// What it is.
    public struct EventType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let hapticTransient = Self(rawValue: "HapticTransient")
        public static let hapticContinuous = Self(rawValue: "HapticContinuous")
        public static let audioContinuous = Self(rawValue: "AudioContinuous")
    }

    /// What of it may be changed.
    public struct ParameterID: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let hapticIntensity = Self(rawValue: "HapticIntensity")
        public static let hapticSharpness = Self(rawValue: "HapticSharpness")
        public static let attackTime = Self(rawValue: "AttackTime"), decayTime = Self(rawValue: "DecayTime")
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
}

/// A value of a part.
open class CHHapticEventParameter: NSObject {
    public let parameterID: CHHapticEvent.ParameterID
    open var value: Float
    public init(parameterID: CHHapticEvent.ParameterID, value: Float) {
        (self.parameterID, self.value) = (parameterID, value)
    }
}

/// What of a pattern is changed while it is played.
open class CHHapticDynamicParameter: NSObject {}

/// What a person feels, one after the other.
open class CHHapticPattern: NSObject {
    public let duration: TimeInterval
    public init(events: [CHHapticEvent], parameters: [CHHapticDynamicParameter]) throws {
        duration = events.map { $0.relativeTime + $0.duration }.max() ?? 0
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
        case notSupported = -4809
    }

    public static let engineNotRunning = Code.engineNotRunning, operationNotPermitted = Code.operationNotPermitted
    public static let notSupported = Code.notSupported

    public let code: Code
    public var errorCode: Int { code.rawValue }
    public init(_ code: Code) { self.code = code }
}

/// At once.
public let CHHapticTimeImmediate: TimeInterval = 0
