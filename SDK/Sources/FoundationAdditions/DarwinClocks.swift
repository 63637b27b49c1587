import Glibc

/// How ticks of ``mach_absolute_time()`` become nanoseconds: they are nanoseconds.
public struct mach_timebase_info_data_t: Sendable {
    public var numer: UInt32
    public var denom: UInt32

    public init(numer: UInt32, denom: UInt32) { (self.numer, self.denom) = (numer, denom) }
    public init() { self.init(numer: 0, denom: 0) }
}

/// As the structure's initializer is called.
public func mach_timebase_info() -> mach_timebase_info_data_t { mach_timebase_info_data_t() }

/// As the structure's initializer is called.
public func mach_timebase_info(numer: UInt32, denom: UInt32) -> mach_timebase_info_data_t {
    mach_timebase_info_data_t(numer: numer, denom: denom)
}

/// Says how ticks become nanoseconds.
///
/// - Returns: 0 (`KERN_SUCCESS`).
@discardableResult
public func mach_timebase_info(_ info: UnsafeMutablePointer<mach_timebase_info_data_t>) -> Int32 {
    info.pointee = mach_timebase_info_data_t(numer: 1, denom: 1)
    return 0
}

/// Ticks that pass while the machine is awake.
public func mach_absolute_time() -> UInt64 { nanoseconds(of: CLOCK_MONOTONIC) }

/// Ticks that pass while it sleeps, too.
public func mach_continuous_time() -> UInt64 { nanoseconds(of: CLOCK_BOOTTIME) }

private func nanoseconds(of clock: clockid_t) -> UInt64 {
    var time = timespec()
    clock_gettime(clock, &time)
    return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
}
