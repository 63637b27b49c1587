import Dispatch
@_spi(Carillon) import OpenUserNotifications
import Synchronization

/// The number of a short sound.
public typealias SystemSoundID = UInt32

/// The phone shakes.
public let kSystemSoundID_Vibrate: SystemSoundID = 0x0FFF

/// Plays a short sound.
///
/// An extension is silent on a phone too; what is asked for is put on the push's journey.
public func AudioServicesPlaySystemSound(_ sound: SystemSoundID) {
    let what =
        sound == kSystemSoundID_Vibrate ? "the phone was asked to vibrate" : "the system sound \(sound) was played"
    ApplicationLink.tell(what, subsystem: "com.apple.audiotoolbox")
    soundBegan(sound)
}

/// As `AudioServicesPlaySystemSound`; the phone also vibrates.
public func AudioServicesPlayAlertSound(_ sound: SystemSoundID) {
    AudioServicesPlaySystemSound(sound)
}

/// As `AudioServicesPlaySystemSound`; the handler is called when the sound has ended, which here is at once.
public func AudioServicesPlaySystemSoundWithCompletion(_ sound: SystemSoundID, _ completion: (() -> Void)?) {
    AudioServicesPlaySystemSound(sound)
    completion?()
}

/// As `AudioServicesPlayAlertSound`; the handler is called when the sound has ended, which here is at once.
public func AudioServicesPlayAlertSoundWithCompletion(_ sound: SystemSoundID, _ completion: (() -> Void)?) {
    AudioServicesPlaySystemSoundWithCompletion(sound, completion)
}

/// Is called when a sound has ended, with the sound and what `AudioServicesAddSystemSoundCompletion` was given.
public typealias AudioServicesSystemSoundCompletionProc =
    @convention(c) (
        SystemSoundID, UnsafeMutableRawPointer?
    ) -> Void

/// Has a function called on the main thread whenever the sound has ended; the run loop is not asked.
///
/// - Returns: 0, no error.
@discardableResult
public func AudioServicesAddSystemSoundCompletion(
    _ sound: SystemSoundID,
    _ runLoop: AnyObject?,
    _ runLoopMode: AnyObject?,
    _ completion: @escaping AudioServicesSystemSoundCompletionProc,
    _ clientData: UnsafeMutableRawPointer?
) -> Int32 {
    completions.withLock { $0[sound] = Completion(function: completion, clientData: clientData) }
    return 0
}

/// Ends that.
public func AudioServicesRemoveSystemSoundCompletion(_ sound: SystemSoundID) {
    _ = completions.withLock { $0.removeValue(forKey: sound) }
}

/// Who waits for the end of a sound; what is given is only passed on.
private struct Completion: @unchecked Sendable {
    let function: AudioServicesSystemSoundCompletionProc
    let clientData: UnsafeMutableRawPointer?
}

private let completions = Mutex<[SystemSoundID: Completion]>([:])

/// Calls the sound's completion when a short sound would have ended, unless it was removed until then.
func soundBegan(_ sound: SystemSoundID) {
    guard completions.withLock({ $0[sound] != nil }) else { return }
    DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(500)) {
        guard let completion = completions.withLock({ $0[sound] }) else { return }
        completion.function(sound, completion.clientData)
    }
}
