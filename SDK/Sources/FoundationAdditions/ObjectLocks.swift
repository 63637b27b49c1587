import Foundation
import Synchronization

/// The locks of objects, which `@synchronized` takes.
private enum ObjectLocks {
    private struct Held {
        let lock = NSRecursiveLock()
        /// How many have taken it or wait for it.
        var users = 0
    }

    private static let locks = Mutex<[ObjectIdentifier: Held]>([:])

    static func enter(_ object: AnyObject) {
        let lock = locks.withLock { locks in
            locks[ObjectIdentifier(object), default: Held()].users += 1
            return locks[ObjectIdentifier(object)]?.lock
        }
        lock?.lock()
    }

    static func exit(_ object: AnyObject) -> Bool {
        let lock = locks.withLock { locks -> NSRecursiveLock? in
            guard var held = locks[ObjectIdentifier(object)] else { return nil }
            held.users -= 1
            locks[ObjectIdentifier(object)] = held.users > 0 ? held : nil
            return held.lock
        }
        lock?.unlock()
        return lock != nil
    }
}

/// Takes an object's lock, which a thread may take several times; it is the same object until `objc_sync_exit`.
///
/// - Returns: 0, success.
@discardableResult
public func objc_sync_enter(_ object: Any) -> Int32 {
    ObjectLocks.enter(object as AnyObject)
    return 0
}

/// Gives an object's lock back.
///
/// - Returns: 0, success; -1 for one that was not taken.
@discardableResult
public func objc_sync_exit(_ object: Any) -> Int32 {
    ObjectLocks.exit(object as AnyObject) ? 0 : -1
}
