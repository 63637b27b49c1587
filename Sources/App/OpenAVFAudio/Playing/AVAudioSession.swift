/// How an app's sound goes with that of others.
///
/// A simulated device mixes nothing: settings are kept and given back.
open class AVAudioSession: NSObject, @unchecked Sendable {
    // @unchecked: `state` is only touched inside `lock`.
    private static let shared = AVAudioSession()
    private let lock = NSLock()
    private var state = (category: Category.soloAmbient, mode: Mode.default, options: CategoryOptions())
    private var policyOfRoutes = RouteSharingPolicy.default

    /// What an app uses sound for.
    public struct Category: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        /// Mixes with other sound, and obeys the silent switch.
        public static let ambient = Self(rawValue: "AVAudioSessionCategoryAmbient")
        /// Silences other sound, and obeys the silent switch; the default.
        public static let soloAmbient = Self(rawValue: "AVAudioSessionCategorySoloAmbient")
        /// Playing is what the app is for; ignores the silent switch.
        public static let playback = Self(rawValue: "AVAudioSessionCategoryPlayback")
        /// Records, and plays nothing.
        public static let record = Self(rawValue: "AVAudioSessionCategoryRecord")
        /// Plays and records.
        public static let playAndRecord = Self(rawValue: "AVAudioSessionCategoryPlayAndRecord")
        /// Several ways out at once.
        public static let multiRoute = Self(rawValue: "AVAudioSessionCategoryMultiRoute")
    }

    /// How an app uses sound within its category.
    public struct Mode: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        /// No mode in particular.
        public static let `default` = Self(rawValue: "AVAudioSessionModeDefault")
        /// Calls.
        public static let voiceChat = Self(rawValue: "AVAudioSessionModeVoiceChat")
        /// Speech that pauses rather than mixes.
        public static let spokenAudio = Self(rawValue: "AVAudioSessionModeSpokenAudio")
        /// Short prompts of a voice.
        public static let voicePrompt = Self(rawValue: "AVAudioSessionModeVoicePrompt")
        /// Films.
        public static let moviePlayback = Self(rawValue: "AVAudioSessionModeMoviePlayback")
    }

    /// How the sound gets on with that of others.
    public struct CategoryOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Sound of others goes on.
        public static let mixWithOthers = Self(rawValue: 1)
        /// Sound of others is lowered meanwhile.
        public static let duckOthers = Self(rawValue: 2)
        /// Headsets by Bluetooth may be used.
        public static let allowBluetooth = Self(rawValue: 4)
        /// The loudspeaker, rather than the receiver.
        public static let defaultToSpeaker = Self(rawValue: 8)
        /// Speech of others pauses meanwhile.
        public static let interruptSpokenAudioAndMixWithOthers = Self(rawValue: 17)
    }

    /// Whom to tell when the session ends.
    public struct SetActiveOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Others are told that they may go on.
        public static let notifyOthersOnDeactivation = Self(rawValue: 1)
    }

    /// The process's one session.
    public class func sharedInstance() -> AVAudioSession { shared }

    /// The category that was set last.
    public var category: Category { lock.withLock { state.category } }
    /// The mode that was set last.
    public var mode: Mode { lock.withLock { state.mode } }
    /// The options that were set last.
    public var categoryOptions: CategoryOptions { lock.withLock { state.options } }

    /// Sets the category, with no options.
    public func setCategory(_ category: Category) throws {
        try setCategory(category, mode: .default, options: [])
    }

    /// Sets the category and its options.
    public func setCategory(_ category: Category, options: CategoryOptions = []) throws {
        try setCategory(category, mode: .default, options: options)
    }

    /// Sets category, mode and options.
    public func setCategory(_ category: Category, mode: Mode, options: CategoryOptions = []) throws {
        lock.withLock { state = (category, mode, options) }
    }

    /// Where what is played may go.
    public enum RouteSharingPolicy: UInt, Sendable {
        case `default` = 0, longFormAudio, independent, longFormVideo
        @available(*, deprecated, renamed: "longFormAudio")
        public static var longForm: Self { .longFormAudio }
    }

    /// Sets category, mode and options; the policy is kept, since a process here has one way out.
    public func setCategory(
        _ category: Category,
        mode: Mode,
        policy: RouteSharingPolicy,
        options: CategoryOptions = []
    ) throws {
        try setCategory(category, mode: mode, options: options)
        lock.withLock { policyOfRoutes = policy }
    }

    /// The policy that was set last.
    public var routeSharingPolicy: RouteSharingPolicy { lock.withLock { policyOfRoutes } }

    /// Sets the mode.
    public func setMode(_ mode: Mode) throws {
        lock.withLock { state.mode = mode }
    }

    /// Accepted; a phone in a page has one listener, whom nothing interrupts.
    public func setActive(_ active: Bool, options: SetActiveOptions = []) throws {}
}
