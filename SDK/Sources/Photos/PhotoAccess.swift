import Foundation
import Synchronization
import UIKit

/// What of the library the app may see, and who hears of what changes in it.
///
/// Before the app has asked there is nothing; a fetch asks, as on a phone, and what it would have found is told to observers.
enum PhotoAccess {
    private struct Observer: @unchecked Sendable {  // Only its reference is shared; its class says how it is used.
        weak var object: (any PHPhotoLibraryChangeObserver)?
    }
    private static let given = Mutex(false)
    private static let observers = Mutex([Observer]())
    /// Where observers are told.
    private static let queue = DispatchQueue(label: "Photos.observers")

    static var isGiven: Bool { given.withLock { $0 } }

    /// Asks, if nobody has: the person allows it.
    static func ask() {
        let isNew = given.withLock { given in
            defer { given = true }
            return !given
        }
        if isNew { tell() }
    }

    /// What may be seen now.
    static var photos: [LibraryPhoto] {
        if isGiven { return PhotoLibrary.shared.photos }
        queue.async { ask() }
        return []
    }

    static func register(_ observer: any PHPhotoLibraryChangeObserver) {
        let observer = Observer(object: observer)
        observers.withLock { observers in
            observers.removeAll { $0.object == nil || $0.object === observer.object }
            observers.append(observer)
        }
    }
    static func unregister(_ observer: any PHPhotoLibraryChangeObserver) {
        let observer = Observer(object: observer)
        observers.withLock { $0.removeAll { $0.object == nil || $0.object === observer.object } }
    }

    /// Says that there is something else now.
    static func tell() {
        queue.async {
            for observer in observers.withLock({ $0 }) { observer.object?.photoLibraryDidChange(PHChange()) }
        }
    }
}
