public import Glibc

/// Darwin's kinds of mutexes are `Int32`; here they are imported as `Int`, and the function takes `Int32`.
@discardableResult
@_disfavoredOverload
public func pthread_mutexattr_settype(_ attributes: UnsafeMutablePointer<pthread_mutexattr_t>, _ kind: Int) -> Int32 {
    pthread_mutexattr_settype(attributes, Int32(truncatingIfNeeded: kind))
}
