public import Foundation

// How a microphone's voice is made clear: there is none, so that it is kept.

/// Gives the sound of a microphone to an engine that makes its sound by itself.
public typealias AVAudioIONodeInputBlock = (AVAudioFrameCount) -> UnsafePointer<AudioBufferList>?
/// Makes an engine's sound in time.
public typealias AVAudioEngineManualRenderingBlock = (
    AVAudioFrameCount, UnsafeMutablePointer<AudioBufferList>, UnsafeMutablePointer<Int32>?
) -> AVAudioEngineManualRenderingStatus

/// Whether a person speaks who is muted.
public enum AVAudioVoiceProcessingSpeechActivityEvent: Int, Sendable { case started = 0, ended }

/// How others' sound is lowered while a person speaks.
public struct AVAudioVoiceProcessingOtherAudioDuckingConfiguration: Hashable, Sendable {
    /// How much.
    public enum Level: Int, Sendable {
        case `default` = 0
        case min = 10
        case mid = 20
        case max = 30
    }
    public var enableAdvancedDucking: ObjCBool {
        get { ObjCBool(isAdvanced) }
        set { isAdvanced = newValue.boolValue }
    }
    private var isAdvanced = false
    public var duckingLevel = Level.default
    public init() {}
    public init(enableAdvancedDucking: ObjCBool, duckingLevel: Level) {
        (isAdvanced, self.duckingLevel) = (enableAdvancedDucking.boolValue, duckingLevel)
    }
}
