/// How an app's sound goes with that of others.
///
/// A simulated device mixes nothing: settings are kept and given back.
open class AVAudioSession: NSObject, @unchecked Sendable {
    // @unchecked: `state` is only touched inside `lock`.
    private static let shared = AVAudioSession()
    private let lock = NSLock()
    private var state = (category: Category.soloAmbient, mode: Mode.default, options: CategoryOptions())

    /// What an app uses sound for.
    public struct Category: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let ambient = Self(rawValue: "AVAudioSessionCategoryAmbient")
        public static let soloAmbient = Self(rawValue: "AVAudioSessionCategorySoloAmbient")
        public static let playback = Self(rawValue: "AVAudioSessionCategoryPlayback")
        public static let record = Self(rawValue: "AVAudioSessionCategoryRecord")
        public static let playAndRecord = Self(rawValue: "AVAudioSessionCategoryPlayAndRecord")
        public static let multiRoute = Self(rawValue: "AVAudioSessionCategoryMultiRoute")
    }

    /// How an app uses sound within its category.
    public struct Mode: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let `default` = Self(rawValue: "AVAudioSessionModeDefault")
        public static let voiceChat = Self(rawValue: "AVAudioSessionModeVoiceChat")
        public static let spokenAudio = Self(rawValue: "AVAudioSessionModeSpokenAudio")
        public static let voicePrompt = Self(rawValue: "AVAudioSessionModeVoicePrompt")
        public static let moviePlayback = Self(rawValue: "AVAudioSessionModeMoviePlayback")
    }

    /// How the sound gets on with that of others.
    public struct CategoryOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let mixWithOthers = Self(rawValue: 1)
        public static let duckOthers = Self(rawValue: 2)
        public static let allowBluetooth = Self(rawValue: 4)
        public static let defaultToSpeaker = Self(rawValue: 8)
        public static let interruptSpokenAudioAndMixWithOthers = Self(rawValue: 17)
    }

    /// Whom to tell when the session ends.
    public struct SetActiveOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let notifyOthersOnDeactivation = Self(rawValue: 1)
    }

    public class func sharedInstance() -> AVAudioSession { shared }

    public var category: Category { lock.withLock { state.category } }
    public var mode: Mode { lock.withLock { state.mode } }
    public var categoryOptions: CategoryOptions { lock.withLock { state.options } }

    public func setCategory(_ category: Category) throws {
        try setCategory(category, mode: .default, options: [])
    }

    public func setCategory(_ category: Category, options: CategoryOptions = []) throws {
        try setCategory(category, mode: .default, options: options)
    }

    public func setCategory(_ category: Category, mode: Mode, options: CategoryOptions = []) throws {
        lock.withLock { state = (category, mode, options) }
    }

    public func setMode(_ mode: Mode) throws {
        lock.withLock { state.mode = mode }
    }

    public func setActive(_ active: Bool, options: SetActiveOptions = []) throws {}
}
