import Dispatch
import Foundation

/// Where the main actor works. On Linux that may be another thread than the first: `dispatchMain()` ends that one.
enum MainQueue {
    private static let mark = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()

    /// Works at once where that is allowed, else soon.
    static func run(_ work: @escaping @MainActor @Sendable () -> Void) {
        if Thread.isMainThread || DispatchQueue.getSpecific(key: mark) == true {
            MainActor.assumeIsolated(work)
        } else {
            DispatchQueue.main.async(execute: work)
        }
    }
}
