import Synchronization

// Darwin's former atomics (libkern/OSAtomic.h), which took a plain place in memory. One lock stands for all of them.

private let order = Mutex(())

/// Writes the new value where the old one stands.
///
/// - Returns: whether it stood there.
public func OSAtomicCompareAndSwap32Barrier(
    _ oldValue: Int32,
    _ newValue: Int32,
    _ place: UnsafeMutablePointer<Int32>
) -> Bool {
    order.withLock { _ in
        guard place.pointee == oldValue else { return false }
        place.pointee = newValue
        return true
    }
}

public func OSAtomicCompareAndSwap32(
    _ oldValue: Int32,
    _ newValue: Int32,
    _ place: UnsafeMutablePointer<Int32>
) -> Bool { OSAtomicCompareAndSwap32Barrier(oldValue, newValue, place) }

/// - Returns: the sum.
@discardableResult
public func OSAtomicAdd32Barrier(_ amount: Int32, _ place: UnsafeMutablePointer<Int32>) -> Int32 {
    order.withLock { _ in
        place.pointee &+= amount
        return place.pointee
    }
}

@discardableResult
public func OSAtomicIncrement32(_ place: UnsafeMutablePointer<Int32>) -> Int32 { OSAtomicAdd32Barrier(1, place) }
@discardableResult
public func OSAtomicDecrement32(_ place: UnsafeMutablePointer<Int32>) -> Int32 { OSAtomicAdd32Barrier(-1, place) }
@discardableResult
public func OSAtomicIncrement32Barrier(_ place: UnsafeMutablePointer<Int32>) -> Int32 { OSAtomicAdd32Barrier(1, place) }
@discardableResult
public func OSAtomicDecrement32Barrier(_ place: UnsafeMutablePointer<Int32>) -> Int32 {
    OSAtomicAdd32Barrier(-1, place)
}
