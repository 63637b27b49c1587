public import AVFAudio
public import CoreMedia

/// What is to be written down, and how.
open class SFSpeechRecognitionRequest: NSObject {
    open var taskHint = SFSpeechRecognitionTaskHint.unspecified
    open var shouldReportPartialResults = true
    open var contextualStrings: [String] = []
    open var interactionIdentifier: String?
    open var requiresOnDeviceRecognition = false
    open var addsPunctuation = false
    open var customizedLanguageModel: SFSpeechLanguageModel.Configuration?
}

/// What is said in a file.
open class SFSpeechURLRecognitionRequest: SFSpeechRecognitionRequest {
    public let url: URL
    public init(url URL: URL) { url = URL }
}

/// What is said in sounds that are given one after the other: they are taken, and kept by nobody.
open class SFSpeechAudioBufferRecognitionRequest: SFSpeechRecognitionRequest {
    public override init() { super.init() }
    /// 16,000 frames a second of one channel.
    open var nativeAudioFormat: AVAudioFormat {
        guard let format = AVAudioFormat(standardFormatWithSampleRate: 16_000, channels: 1) else {
            fatalError("16,000 frames of one channel are a format")
        }
        return format
    }
    open func append(_ audioPCMBuffer: AVAudioPCMBuffer) {}
    open func appendAudioSampleBuffer(_ sampleBuffer: CMSampleBuffer) {}
    open func endAudio() {}
}

/// What kind of speech it is.
public enum SFSpeechRecognitionTaskHint: Int, Sendable { case unspecified = 0, dictation, search, confirmation }
