/// Nanoseconds of a second (Dispatch: NSEC_PER_SEC).
public let NSEC_PER_SEC: UInt64 = 1_000_000_000
/// Nanoseconds of a millisecond (Dispatch: NSEC_PER_MSEC).
public let NSEC_PER_MSEC: UInt64 = 1_000_000
