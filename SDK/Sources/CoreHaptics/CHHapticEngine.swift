public import Foundation

/// What a phone can let a person feel: a simulated one nothing.
public protocol CHHapticDeviceCapability {
    var supportsHaptics: Bool { get }
    var supportsAudio: Bool { get }
    func attributes(
        forEventParameter inParameter: CHHapticEvent.ParameterID,
        eventType type: CHHapticEvent.EventType
    ) throws -> any CHHapticParameterAttributes
    func attributes(
        forDynamicParameter inParameter: CHHapticDynamicParameter.ID
    ) throws -> any CHHapticParameterAttributes
}

/// Between which values something may be.
public protocol CHHapticParameterAttributes {
    var minValue: Float { get }
    var maxValue: Float { get }
    var defaultValue: Float { get }
}

private struct NoHaptics: CHHapticDeviceCapability {
    let supportsHaptics = false
    let supportsAudio = false
    func attributes(
        forEventParameter inParameter: CHHapticEvent.ParameterID,
        eventType type: CHHapticEvent.EventType
    ) throws -> any CHHapticParameterAttributes { throw CHHapticError(.notSupported) }
    func attributes(
        forDynamicParameter inParameter: CHHapticDynamicParameter.ID
    ) throws -> any CHHapticParameterAttributes { throw CHHapticError(.notSupported) }
}

/// The number of a sound.
public typealias CHHapticAudioResourceID = Int

/// Names of how a sound is played.
public struct CHHapticAudioResourceKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let useVolumeEnvelope = Self(rawValue: "UseVolumeEnvelope")
    public static let loopEnabled = Self(rawValue: "LoopEnabled")
}

/// Plays what a person feels: there is none on a simulated phone, as on a simulator.
open class CHHapticEngine {
    /// Why it stopped.
    public enum StoppedReason: Int, Sendable {
        case audioSessionInterrupt = 1
        case applicationSuspended, idleTimeout, notifyWhenFinished, engineDestroyed, gameControllerDisconnect
        case systemError = -1
    }
    /// What it does once all is played.
    public enum FinishedAction: Int, Sendable { case stopEngine = 1, leaveEngineRunning }

    public typealias CompletionHandler = ((any Error)?) -> Void
    public typealias FinishedHandler = ((any Error)?) -> FinishedAction
    public typealias StoppedHandler = (StoppedReason) -> Void
    public typealias ResetHandler = () -> Void
    open var playsHapticsOnly = false
    open var playsAudioOnly = false
    open var isMutedForAudio = false
    open var isMutedForHaptics = false
    open var isAutoShutdownEnabled = false
    open var stoppedHandler: StoppedHandler = { _ in }
    open var resetHandler: ResetHandler = {}
    /// Seconds.
    open var currentTime: TimeInterval { ProcessInfo.processInfo.systemUptime }

    open class func capabilitiesForHardware() -> any CHHapticDeviceCapability { NoHaptics() }

    /// - Throws: ``CHHapticError`` `notSupported`, always, as the other.
    public init() throws { throw CHHapticError(.notSupported) }
    public init(audioSession: NSObject?) throws { throw CHHapticError(.notSupported) }

    open func start() throws { throw CHHapticError(.notSupported) }
    open func start(completionHandler: CompletionHandler? = nil) { completionHandler?(CHHapticError(.notSupported)) }
    open func start() async throws { throw CHHapticError(.notSupported) }
    open func stop(completionHandler: CompletionHandler? = nil) { completionHandler?(nil) }
    open func stop() async throws {}
    open func notifyWhenPlayersFinished(finishedHandler: @escaping FinishedHandler) {
        _ = finishedHandler(CHHapticError(.engineNotRunning))
    }
    open func makePlayer(with pattern: CHHapticPattern) throws -> any CHHapticPatternPlayer {
        throw CHHapticError(.notSupported)
    }
    open func makeAdvancedPlayer(with pattern: CHHapticPattern) throws -> any CHHapticAdvancedPatternPlayer {
        throw CHHapticError(.notSupported)
    }
    open func registerAudioResource(
        _ resourceURL: URL,
        options: [AnyHashable: Any] = [:]
    ) throws -> CHHapticAudioResourceID { throw CHHapticError(.notSupported) }
    open func unregisterAudioResource(_ resourceID: CHHapticAudioResourceID) throws {
        throw CHHapticError(.notSupported)
    }
    open func playPattern(from fileURL: URL) throws { throw CHHapticError(.notSupported) }
    open func playPattern(from data: Data) throws { throw CHHapticError(.notSupported) }
}

/// Plays a pattern.
public protocol CHHapticPatternPlayer: AnyObject {
    func start(atTime time: TimeInterval) throws
    func stop(atTime time: TimeInterval) throws
    func sendParameters(_ parameters: [CHHapticDynamicParameter], atTime time: TimeInterval) throws
    func scheduleParameterCurve(_ parameterCurve: CHHapticParameterCurve, atTime time: TimeInterval) throws
    func cancel() throws
    var isMuted: Bool { get set }
}

/// Plays a pattern again and again.
public protocol CHHapticAdvancedPatternPlayer: CHHapticPatternPlayer {
    func pause(atTime time: TimeInterval) throws
    func resume(atTime time: TimeInterval) throws
    func seek(toOffset offsetTime: TimeInterval) throws
    var loopEnabled: Bool { get set }
    var loopEnd: TimeInterval { get set }
    var playbackRate: Float { get set }
    var completionHandler: CHHapticAdvancedPatternPlayerCompletionHandler { get set }
}
/// Hears that a pattern is over.
public typealias CHHapticAdvancedPatternPlayerCompletionHandler = ((any Error)?) -> Void
