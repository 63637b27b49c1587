@_spi(Carillon) import OpenUserNotifications

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
