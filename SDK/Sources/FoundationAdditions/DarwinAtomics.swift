import Synchronization

// Darwin's former atomics (libkern/OSAtomic.h), which took a plain place in memory. One lock stands for all of them.

private let order = Mutex(())

/// Writes the new value where the old one stands.
///
/// - Returns: whether it stood there.
private func swap<Value: Equatable & Sendable>(
    _ oldValue: Value,
    _ newValue: Value,
    _ place: UnsafeMutablePointer<Value>
) -> Bool {
    order.withLock { _ in
        guard place.pointee == oldValue else { return false }
        place.pointee = newValue
        return true
    }
}

/// - Returns: the sum.
private func add<Value: FixedWidthInteger & Sendable>(_ amount: Value, _ place: UnsafeMutablePointer<Value>) -> Value {
    order.withLock { _ in
        place.pointee &+= amount
        return place.pointee
    }
}

/// Nothing is left to order: whoever changes such a place holds the lock.
public func OSMemoryBarrier() { order.withLock { _ in } }

// MARK: 32 bits

public func OSAtomicCompareAndSwap32Barrier(
    _ oldValue: Int32,
    _ newValue: Int32,
    _ place: UnsafeMutablePointer<Int32>
) -> Bool { swap(oldValue, newValue, place) }

public func OSAtomicCompareAndSwap32(
    _ oldValue: Int32,
    _ newValue: Int32,
    _ place: UnsafeMutablePointer<Int32>
) -> Bool { swap(oldValue, newValue, place) }

@discardableResult
public func OSAtomicAdd32(_ amount: Int32, _ place: UnsafeMutablePointer<Int32>) -> Int32 { add(amount, place) }
@discardableResult
public func OSAtomicAdd32Barrier(_ amount: Int32, _ place: UnsafeMutablePointer<Int32>) -> Int32 { add(amount, place) }
@discardableResult
public func OSAtomicIncrement32(_ place: UnsafeMutablePointer<Int32>) -> Int32 { add(1, place) }
@discardableResult
public func OSAtomicIncrement32Barrier(_ place: UnsafeMutablePointer<Int32>) -> Int32 { add(1, place) }
@discardableResult
public func OSAtomicDecrement32(_ place: UnsafeMutablePointer<Int32>) -> Int32 { add(-1, place) }
@discardableResult
public func OSAtomicDecrement32Barrier(_ place: UnsafeMutablePointer<Int32>) -> Int32 { add(-1, place) }

/// Sets the bits of the mask.
///
/// - Returns: what stood there before.
@discardableResult
public func OSAtomicOr32OrigBarrier(_ mask: UInt32, _ place: UnsafeMutablePointer<UInt32>) -> Int32 {
    former(place) { $0 | mask }
}
/// Turns the bits of the mask.
@discardableResult
public func OSAtomicXor32OrigBarrier(_ mask: UInt32, _ place: UnsafeMutablePointer<UInt32>) -> Int32 {
    former(place) { $0 ^ mask }
}
/// Leaves the bits of the mask.
@discardableResult
public func OSAtomicAnd32OrigBarrier(_ mask: UInt32, _ place: UnsafeMutablePointer<UInt32>) -> Int32 {
    former(place) { $0 & mask }
}

private func former(_ place: UnsafeMutablePointer<UInt32>, _ change: (UInt32) -> UInt32) -> Int32 {
    order.withLock { _ in
        let old = place.pointee
        place.pointee = change(old)
        return Int32(bitPattern: old)
    }
}

// MARK: 64 bits

public func OSAtomicCompareAndSwap64Barrier(
    _ oldValue: Int64,
    _ newValue: Int64,
    _ place: UnsafeMutablePointer<Int64>
) -> Bool { swap(oldValue, newValue, place) }

public func OSAtomicCompareAndSwap64(
    _ oldValue: Int64,
    _ newValue: Int64,
    _ place: UnsafeMutablePointer<Int64>
) -> Bool { swap(oldValue, newValue, place) }

@discardableResult
public func OSAtomicAdd64(_ amount: Int64, _ place: UnsafeMutablePointer<Int64>) -> Int64 { add(amount, place) }
@discardableResult
public func OSAtomicAdd64Barrier(_ amount: Int64, _ place: UnsafeMutablePointer<Int64>) -> Int64 { add(amount, place) }
@discardableResult
public func OSAtomicIncrement64(_ place: UnsafeMutablePointer<Int64>) -> Int64 { add(1, place) }
@discardableResult
public func OSAtomicIncrement64Barrier(_ place: UnsafeMutablePointer<Int64>) -> Int64 { add(1, place) }
@discardableResult
public func OSAtomicDecrement64(_ place: UnsafeMutablePointer<Int64>) -> Int64 { add(-1, place) }
@discardableResult
public func OSAtomicDecrement64Barrier(_ place: UnsafeMutablePointer<Int64>) -> Int64 { add(-1, place) }
