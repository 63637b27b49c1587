public import Foundation
import Synchronization

/// A number for a sound file of one's own. It is played as a system sound is: the journey says so.
///
/// - Returns: 0; −1500, an unspecified error, for a file that is not there.
@discardableResult
public func AudioServicesCreateSystemSoundID(
    _ inFileURL: NSURL,
    _ outSystemSoundID: UnsafeMutablePointer<SystemSoundID>
) -> Int32 {
    guard let path = inFileURL.path, FileManager.default.fileExists(atPath: path) else {
        outSystemSoundID.pointee = 0
        return -1500
    }
    outSystemSoundID.pointee = ownSounds.withLock { next in
        next += 1
        return next
    }
    return 0
}

/// Gives a number back.
@discardableResult
public func AudioServicesDisposeSystemSoundID(_ inSystemSoundID: SystemSoundID) -> Int32 {
    AudioServicesRemoveSystemSoundCompletion(inSystemSoundID)
    return 0
}

/// The numbers of the system's own are smaller.
private let ownSounds = Mutex<SystemSoundID>(4096)
