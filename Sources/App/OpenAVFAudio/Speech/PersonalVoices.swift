/// What is special about a voice.
public struct AVSpeechSynthesisVoiceTraits: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// It says no words.
    public static let isNoveltyVoice = Self(rawValue: 1 << 0)
    /// It is that of the person.
    public static let isPersonalVoice = Self(rawValue: 1 << 1)
}

extension AVSpeechSynthesisVoice {
    /// Nothing is special about espeak-ng's.
    public var voiceTraits: AVSpeechSynthesisVoiceTraits { [] }
    /// Posted by nobody: the voices stay as they are.
    public static let availableVoicesDidChangeNotification =
        Notification.Name("AVSpeechSynthesizerAvailableVoicesDidChangeNotification")
}

extension AVSpeechSynthesizer {
    /// Whether an app may speak with the person's voice.
    public enum PersonalVoiceAuthorizationStatus: UInt, Sendable {
        case notDetermined = 0
        case denied, unsupported, authorized
    }

    /// Unsupported: the phone has none of the person's.
    public class var personalVoiceAuthorizationStatus: PersonalVoiceAuthorizationStatus { .unsupported }
    /// Answers unsupported.
    public class func requestPersonalVoiceAuthorization(
        completionHandler handler: @escaping @Sendable (PersonalVoiceAuthorizationStatus) -> Void
    ) { handler(.unsupported) }
    /// Answers unsupported.
    public class func requestPersonalVoiceAuthorization() async -> PersonalVoiceAuthorizationStatus { .unsupported }
    /// Posted by nobody, as there are no voices of the person's.
    public static let availableVoicesDidChangeNotification =
        AVSpeechSynthesisVoice.availableVoicesDidChangeNotification

    /// As ``write(_:toBufferCallback:)``; no marks are made of what is said when.
    public func write(
        _ utterance: AVSpeechUtterance,
        toBufferCallback bufferCallback: @escaping (AVAudioBuffer) -> Void,
        toMarkerCallback markerCallback: @escaping ([AVSpeechSynthesisMarker]) -> Void
    ) { write(utterance, toBufferCallback: bufferCallback) }
}

/// What is said at a moment of a sound.
open class AVSpeechSynthesisMarker: NSObject, @unchecked Sendable {  // Set before it is handed on, as authors do.
    /// What it marks.
    public enum Mark: Int, Sendable { case phoneme = 0, word, sentence, paragraph, bookmark }
    /// What it marks.
    open var mark: Mark
    /// From the beginning of the sound, in bytes.
    open var byteSampleOffset: Int
    /// What of the text it is about.
    open var textRange: NSRange
    /// The name of a bookmark.
    open var bookmarkName = ""
    /// The sound of a phoneme.
    open var phoneme = ""

    public init(markerType type: Mark, forTextRange range: NSRange, atByteSampleOffset byteSampleOffset: Int) {
        (mark, textRange, self.byteSampleOffset) = (type, range, byteSampleOffset)
    }
    public convenience init(wordRange range: NSRange, atByteSampleOffset byteSampleOffset: Int) {
        self.init(markerType: .word, forTextRange: range, atByteSampleOffset: byteSampleOffset)
    }
    public convenience init(sentenceRange range: NSRange, atByteSampleOffset byteSampleOffset: Int) {
        self.init(markerType: .sentence, forTextRange: range, atByteSampleOffset: byteSampleOffset)
    }
    public convenience init(paragraphRange range: NSRange, atByteSampleOffset byteSampleOffset: Int) {
        self.init(markerType: .paragraph, forTextRange: range, atByteSampleOffset: byteSampleOffset)
    }
    public convenience init(phonemeString phoneme: String, atByteSampleOffset byteSampleOffset: Int) {
        self.init(markerType: .phoneme, forTextRange: NSRange(), atByteSampleOffset: byteSampleOffset)
        self.phoneme = phoneme
    }
    public convenience init(bookmarkName mark: String, atByteSampleOffset byteSampleOffset: Int) {
        self.init(markerType: .bookmark, forTextRange: NSRange(), atByteSampleOffset: byteSampleOffset)
        bookmarkName = mark
    }
}

/// Names of attributes of a text that is spoken.
public let AVSpeechSynthesisIPANotationAttribute = "AVSpeechSynthesisIPANotationAttribute"
