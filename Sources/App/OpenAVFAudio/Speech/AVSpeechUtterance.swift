/// The slowest rate of speech.
public let AVSpeechUtteranceMinimumSpeechRate: Float = 0
/// The usual rate of speech.
public let AVSpeechUtteranceDefaultSpeechRate: Float = 0.5
/// The fastest rate of speech.
public let AVSpeechUtteranceMaximumSpeechRate: Float = 1

/// Something to say, and how.
open class AVSpeechUtterance: NSObject, NSCopying {
    /// The voice; nil chooses by the language of the phone.
    open var voice: AVSpeechSynthesisVoice?
    /// 0…1; 0.5 is usual.
    open var rate = AVSpeechUtteranceDefaultSpeechRate
    /// 0.5…2; 1 is usual.
    open var pitchMultiplier: Float = 1
    /// 0…1.
    open var volume: Float = 1
    /// Accepted; there are no other settings here.
    open var prefersAssistiveTechnologySettings = false
    /// Silence before it, in seconds.
    open var preUtteranceDelay: TimeInterval = 0
    /// Silence behind it, in seconds.
    open var postUtteranceDelay: TimeInterval = 0
    /// The text that is spoken.
    public let speechString: String
    /// The text with its attributes.
    public let attributedSpeechString: NSAttributedString

    public init(string: String) {
        speechString = string
        attributedSpeechString = NSAttributedString(string: string)
    }

    public init(attributedString string: NSAttributedString) {
        speechString = string.string
        attributedSpeechString = string
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = AVSpeechUtterance(attributedString: attributedSpeechString)
        copy.voice = voice
        copy.rate = rate
        copy.pitchMultiplier = pitchMultiplier
        copy.volume = volume
        copy.preUtteranceDelay = preUtteranceDelay
        copy.postUtteranceDelay = postUtteranceDelay
        return copy
    }
}
