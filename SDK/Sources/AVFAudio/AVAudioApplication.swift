public import Foundation

/// What an app may do with sound, as iOS 17 asks it: a simulated phone hears nothing, and nobody lets an app hear.
open class AVAudioApplication: NSObject, @unchecked Sendable {  // It has nothing that changes.
    /// Whether an app may hear.
    public enum recordPermission: Int, Sendable {
        case undetermined = 0x756E_6474
        case denied = 0x6465_6E79
        case granted = 0x6772_6E74
    }

    public static let shared = AVAudioApplication()
    /// Posted by nobody: nothing is muted.
    public static let inputMuteStateChangeNotification = Notification.Name("AVAudioApplicationInputMuteStateChange")
    public static let muteStateKey = "AVAudioApplicationMuteStateKey"

    override init() {}

    open var recordPermission: recordPermission { .denied }
    open var isInputMuted: Bool { false }
    open var microphoneInjectionPermission: MicrophoneInjectionPermission { .denied }
    /// Whether an app may add sound to what a microphone hears.
    public enum MicrophoneInjectionPermission: Int, Sendable {
        case serviceDisabled = 0x7372_6473
        case undetermined = 0x756E_6474
        case denied = 0x6465_6E79
        case granted = 0x6772_6E74
    }
    /// - Parameter response: hears `denied`.
    open class func requestMicrophoneInjectionPermission(
        completionHandler response: @escaping @Sendable (MicrophoneInjectionPermission) -> Void
    ) { response(.denied) }
    /// - Returns: `denied`.
    open class func requestMicrophoneInjectionPermission() async -> MicrophoneInjectionPermission { .denied }
    open func setInputMuted(_ muted: Bool) throws {
        throw NSError(domain: "AVAudioApplication", code: -1, userInfo: [NSLocalizedDescriptionKey: "No input"])
    }
    open func setInputMuteStateChangeHandler(_ inputMuteHandler: ((Bool) -> Bool)?) throws {}

    /// - Parameter response: hears false.
    @preconcurrency
    open class func requestRecordPermission(completionHandler response: @escaping @Sendable (Bool) -> Void) {
        response(false)
    }
    /// - Returns: false.
    open class func requestRecordPermission() async -> Bool { false }
}
