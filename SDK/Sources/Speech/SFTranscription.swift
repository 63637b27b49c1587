public import Foundation

// What was written down: nothing ever is, so that none of these is made here.

/// What was understood so far.
open class SFSpeechRecognitionResult: NSObject {
    public let bestTranscription: SFTranscription
    public let transcriptions: [SFTranscription]
    public let isFinal: Bool
    open var speechRecognitionMetadata: SFSpeechRecognitionMetadata? { nil }
    init(_ transcriptions: [SFTranscription], best: SFTranscription, isFinal: Bool) {
        (self.transcriptions, bestTranscription, self.isFinal) = (transcriptions, best, isFinal)
    }
}

/// Words that were understood.
open class SFTranscription: NSObject {
    public let formattedString: String
    public let segments: [SFTranscriptionSegment]
    /// Words a minute.
    open var speakingRate: Double { 0 }
    /// Seconds.
    open var averagePauseDuration: TimeInterval { 0 }
    init(_ segments: [SFTranscriptionSegment]) {
        self.segments = segments
        formattedString = segments.map(\.substring).joined(separator: " ")
    }
}

/// One of the words.
open class SFTranscriptionSegment: NSObject {
    public let substring: String
    public let substringRange: NSRange
    /// Seconds from the beginning.
    public let timestamp: TimeInterval
    /// Seconds.
    public let duration: TimeInterval
    /// From 0 to 1.
    open var confidence: Float { 0 }
    open var alternativeSubstrings: [String] { [] }
    open var voiceAnalytics: SFVoiceAnalytics? { nil }
    init(_ substring: String, range: NSRange, timestamp: TimeInterval, duration: TimeInterval) {
        (self.substring, substringRange) = (substring, range)
        (self.timestamp, self.duration) = (timestamp, duration)
    }
}

/// How it was said.
open class SFSpeechRecognitionMetadata: NSObject {
    override init() {}
    /// Words a minute.
    open var speakingRate: Double { 0 }
    /// Seconds.
    open var averagePauseDuration: TimeInterval { 0 }
    /// Seconds from the beginning.
    open var speechStartTimestamp: TimeInterval { 0 }
    /// Seconds.
    open var speechDuration: TimeInterval { 0 }
    open var voiceAnalytics: SFVoiceAnalytics? { nil }
}

/// How a voice sounds.
open class SFVoiceAnalytics: NSObject {
    override init() {}
    open var jitter: SFAcousticFeature { SFAcousticFeature() }
    open var shimmer: SFAcousticFeature { SFAcousticFeature() }
    open var pitch: SFAcousticFeature { SFAcousticFeature() }
    open var voicing: SFAcousticFeature { SFAcousticFeature() }
}

/// A quality of a voice, frame by frame.
open class SFAcousticFeature: NSObject {
    override init() {}
    open var acousticFeatureValuePerFrame: [Double] { [] }
    /// Seconds.
    open var frameDuration: TimeInterval { 0 }
}
