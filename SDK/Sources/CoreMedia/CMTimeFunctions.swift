public import Foundation
public import FoundationAdditions

// Core Media's functions of times.

public let kCMTimeInvalid = CMTime.invalid
public let kCMTimeIndefinite = CMTime.indefinite
public let kCMTimePositiveInfinity = CMTime.positiveInfinity
public let kCMTimeNegativeInfinity = CMTime.negativeInfinity
public let kCMTimeMaxTimescale: Int32 = 0x7FFF_FFFF

/// A time of a fraction, in a round of a clock.
public func CMTimeMakeWithEpoch(value: Int64, timescale: Int32, epoch: Int64) -> CMTime {
    CMTime(value: value, timescale: timescale, flags: .valid, epoch: epoch)
}

public func CMTIME_IS_VALID(_ time: CMTime) -> Bool { time.isValid }
public func CMTIME_IS_INVALID(_ time: CMTime) -> Bool { !time.isValid }
public func CMTIME_IS_POSITIVEINFINITY(_ time: CMTime) -> Bool { time.isPositiveInfinity }
public func CMTIME_IS_NEGATIVEINFINITY(_ time: CMTime) -> Bool { time.isNegativeInfinity }
public func CMTIME_IS_INDEFINITE(_ time: CMTime) -> Bool { time.isIndefinite }
public func CMTIME_IS_NUMERIC(_ time: CMTime) -> Bool { time.isNumeric }
public func CMTIME_HAS_BEEN_ROUNDED(_ time: CMTime) -> Bool { time.hasBeenRounded }

/// -1, 0 or 1: whether the first is earlier, the same or later. Infinite times are at the ends; indefinite ones are behind
/// numbers and before infinity, and invalid ones are behind all.
public func CMTimeCompare(_ time1: CMTime, _ time2: CMTime) -> Int32 {
    func rank(_ time: CMTime) -> Int {
        switch true {
        case time.isNegativeInfinity: 0
        case time.isNumeric: 1
        case time.isIndefinite: 2
        case time.isPositiveInfinity: 3
        default: 4
        }
    }
    let (first, second) = (rank(time1), rank(time2))
    guard first == 1, second == 1 else { return first == second ? 0 : first < second ? -1 : 1 }
    let left = time1.value.multipliedFullWidth(by: Int64(time2.timescale))
    let right = time2.value.multipliedFullWidth(by: Int64(time1.timescale))
    if left.high != right.high { return left.high < right.high ? -1 : 1 }
    return left.low == right.low ? 0 : left.low < right.low ? -1 : 1
}

public func CMTimeConvertScale(_ time: CMTime, timescale: Int32, method: CMTimeRoundingMethod) -> CMTime {
    time.convertScale(timescale, method: method)
}
/// So many times as long.
public func CMTimeMultiply(_ time: CMTime, multiplier: Int32) -> CMTime {
    CMTimeMultiplyByRatio(time, multiplier: multiplier, divisor: 1)
}
public func CMTimeMultiplyByFloat64(_ time: CMTime, multiplier: Float64) -> CMTime {
    guard time.isNumeric else { return time }
    return CMTime(seconds: time.seconds * multiplier, preferredTimescale: max(time.timescale, 600))
}
/// As long as the ratio says; `invalid` for one without a divisor.
public func CMTimeMultiplyByRatio(_ time: CMTime, multiplier: Int32, divisor: Int32) -> CMTime {
    guard divisor != 0 else { return .invalid }
    guard time.isNumeric else { return time }
    let (product, isTooLarge) = time.value.multipliedReportingOverflow(by: Int64(multiplier))
    guard !isTooLarge, product % Int64(divisor) == 0 else {
        let seconds = time.seconds * Double(multiplier) / Double(divisor)
        return CMTime(seconds: seconds, preferredTimescale: max(time.timescale, 600))
    }
    return CMTime(value: product / Int64(divisor), timescale: time.timescale)
}
public func CMTimeMinimum(_ time1: CMTime, _ time2: CMTime) -> CMTime {
    CMTimeCompare(time1, time2) <= 0 ? time1 : time2
}
public func CMTimeMaximum(_ time1: CMTime, _ time2: CMTime) -> CMTime {
    CMTimeCompare(time1, time2) >= 0 ? time1 : time2
}
public func CMTimeAbsoluteValue(_ time: CMTime) -> CMTime {
    CMTimeCompare(time, .zero) < 0 ? (time.isNegativeInfinity ? .positiveInfinity : .zero - time) : time
}
public func CMTimeCopyDescription(allocator: CFAllocator?, time: CMTime) -> CFString? {
    NSString(string: time.debugDescription)
}
/// Writes it on standard output.
public func CMTimeShow(_ time: CMTime) { print(time.debugDescription) }
