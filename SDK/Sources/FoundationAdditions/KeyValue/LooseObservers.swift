import Dispatch
import Foundation
import FoundationNetworking

/// Observers of values that do not tell of themselves: at the end of a path of several properties, a default, or a property of
/// a class of Foundation's. They look whenever any property of the process tells of a change.
final class LooseObservers: @unchecked Sendable {
    // @unchecked: the lock protects the lists.
    static let shared = LooseObservers()

    private struct Weak {
        weak var observers: KeyValueObservers?
    }

    private let lock = NSLock()
    private var all: [Weak] = []

    func add(_ observers: KeyValueObservers) {
        lock.withLock {
            all.removeAll { $0.observers.map(\.isEmpty) ?? true }
            if !all.contains(where: { $0.observers === observers }) { all.append(Weak(observers: observers)) }
        }
    }

    func compare(besides told: KeyValueObservers? = nil) {
        let all = lock.withLock { self.all }
        for observers in all.compactMap(\.observers) where observers !== told { observers.compare() }
    }
}

/// Foundation's own objects that change by themselves and tell nobody on Linux, as `Progress`: while one is observed, it is
/// looked at twenty times a second, on the main thread.
enum WatchedFoundation {
    static func isMeant(_ object: NSObject) -> Bool {
        object is Progress || object is Operation || object is OperationQueue || object is URLSessionTask
    }

    static func watch(_ observers: KeyValueObservers, of object: NSObject) {
        let timer = DispatchSource.makeTimerSource(queue: .main)
        nonisolated(unsafe) weak let object = object
        timer.setEventHandler { [weak observers] in
            guard let observers, !observers.isEmpty, object != nil else { return timer.cancel() }
            observers.compare()
        }
        timer.schedule(deadline: .now() + .milliseconds(50), repeating: .milliseconds(50))
        timer.activate()
    }
}
