public import Foundation

// What Darwin's threads have beside POSIX (pthread.h).

/// In which order threads get a mutex; Linux decides itself.
public let PTHREAD_MUTEX_POLICY_FAIRSHARE_NP: Int32 = 1
public let PTHREAD_MUTEX_POLICY_FIRSTFIT_NP: Int32 = 3
@discardableResult
public func pthread_mutexattr_setpolicy_np(_ attributes: UnsafeMutablePointer<pthread_mutexattr_t>, _ policy: Int32)
    -> Int32
{
    [PTHREAD_MUTEX_POLICY_FAIRSHARE_NP, PTHREAD_MUTEX_POLICY_FIRSTFIT_NP].contains(policy) ? 0 : EINVAL
}

/// 1 on the main thread.
public func pthread_main_np() -> Int32 { Thread.isMainThread ? 1 : 0 }

/// Names the own thread.
@discardableResult
public func pthread_setname_np(_ name: UnsafePointer<CChar>) -> Int32 {
    Thread.current.name = String(cString: name)
    return 0
}

/// The number of the own thread.
@discardableResult
public func pthread_threadid_np(_ thread: pthread_t?, _ number: UnsafeMutablePointer<UInt64>?) -> Int32 {
    guard thread == nil || thread == pthread_self() else { return ESRCH }
    number?.pointee = UInt64(clamping: pthread_self())
    return 0
}
