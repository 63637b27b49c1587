public import Foundation
public import FoundationAdditions

// Spans of time, and what one says of another.

public let kCMTimeRangeZero = CMTimeRange.zero
public let kCMTimeRangeInvalid = CMTimeRange.invalid

extension CMTimeRange {
    /// No span at all.
    public init() { self = .invalid }
    public var isIndefinite: Bool { isValid && (start.isIndefinite || duration.isIndefinite) }
    /// Whether it has all of the other.
    public func containsTimeRange(_ range: CMTimeRange) -> Bool { start <= range.start && range.end <= end }
    /// What both have; empty where there is nothing.
    public func intersection(_ otherRange: CMTimeRange) -> CMTimeRange {
        guard isValid, otherRange.isValid else { return .invalid }
        let (first, last) = (max(start, otherRange.start), min(end, otherRange.end))
        return first < last ? CMTimeRange(start: first, end: last) : .zero
    }
    /// From the beginning of the one to the end of the other, with what is between.
    public func union(_ otherRange: CMTimeRange) -> CMTimeRange {
        guard isValid, otherRange.isValid else { return isValid ? self : otherRange }
        return CMTimeRange(start: min(start, otherRange.start), end: max(end, otherRange.end))
    }
}

extension CMTimeRange: CustomDebugStringConvertible {
    public var debugDescription: String { "{\(start.debugDescription), \(duration.debugDescription)}" }
}

/// A span, and the span as which it is played (Core Media: CMTimeMapping).
public struct CMTimeMapping: Hashable, Sendable {
    public var source: CMTimeRange
    public var target: CMTimeRange
    public init(source: CMTimeRange = .invalid, target: CMTimeRange = .invalid) {
        (self.source, self.target) = (source, target)
    }
    public static let invalid = Self()
    public var isValid: Bool { target.isValid }
    public var isEmpty: Bool { isValid && !source.start.isNumeric }
}

public func CMTimeRangeFromTimeToTime(start: CMTime, end: CMTime) -> CMTimeRange { CMTimeRange(start: start, end: end) }
public func CMTimeRangeGetEnd(_ range: CMTimeRange) -> CMTime { range.end }
public func CMTimeRangeEqual(_ range1: CMTimeRange, _ range2: CMTimeRange) -> Bool { range1 == range2 }
public func CMTimeRangeContainsTime(_ range: CMTimeRange, time: CMTime) -> Bool { range.containsTime(time) }
public func CMTimeRangeContainsTimeRange(_ range: CMTimeRange, otherRange: CMTimeRange) -> Bool {
    range.containsTimeRange(otherRange)
}
public func CMTimeRangeGetUnion(_ range: CMTimeRange, otherRange: CMTimeRange) -> CMTimeRange {
    range.union(otherRange)
}
public func CMTimeRangeGetIntersection(_ range: CMTimeRange, otherRange: CMTimeRange) -> CMTimeRange {
    range.intersection(otherRange)
}
public func CMTIMERANGE_IS_VALID(_ range: CMTimeRange) -> Bool { range.isValid }
public func CMTIMERANGE_IS_INVALID(_ range: CMTimeRange) -> Bool { !range.isValid }
public func CMTIMERANGE_IS_INDEFINITE(_ range: CMTimeRange) -> Bool { range.isIndefinite }
public func CMTIMERANGE_IS_EMPTY(_ range: CMTimeRange) -> Bool { range.isValid && range.isEmpty }

/// The nearest time of a span.
public func CMTimeClampToRange(_ time: CMTime, range: CMTimeRange) -> CMTime {
    guard time.isValid, range.isValid else { return .invalid }
    return min(max(time, range.start), range.end)
}
/// Where a time of one span is in another.
public func CMTimeMapTimeFromRangeToRange(_ t: CMTime, fromRange: CMTimeRange, toRange: CMTimeRange) -> CMTime {
    let length = CMTimeMapDurationFromRangeToRange(t - fromRange.start, fromRange: fromRange, toRange: toRange)
    return length.isValid ? toRange.start + length : .invalid
}
/// How long a time of one span takes in another.
public func CMTimeMapDurationFromRangeToRange(_ dur: CMTime, fromRange: CMTimeRange, toRange: CMTimeRange) -> CMTime {
    guard dur.isNumeric, fromRange.duration.isNumeric, toRange.duration.isNumeric, !fromRange.isEmpty else {
        return .invalid
    }
    return CMTime(
        seconds: dur.seconds * toRange.duration.seconds / fromRange.duration.seconds,
        preferredTimescale: max(dur.timescale, toRange.duration.timescale)
    )
}
/// Where a time is in a span that begins anew at its end.
public func CMTimeFoldIntoRange(_ time: CMTime, foldRange: CMTimeRange) -> CMTime {
    guard time.isNumeric, foldRange.start.isNumeric, foldRange.duration > .zero else { return .invalid }
    let (length, begin) = (foldRange.duration.seconds, foldRange.start.seconds)
    let rest = (time.seconds - begin).truncatingRemainder(dividingBy: length)
    return CMTime(
        seconds: begin + (rest < 0 ? rest + length : rest),
        preferredTimescale: max(time.timescale, foldRange.duration.timescale)
    )
}
public func CMTimeRangeShow(_ range: CMTimeRange) { print(range.debugDescription) }
public func CMTimeRangeCopyDescription(allocator: CFAllocator?, range: CMTimeRange) -> CFString? {
    NSString(string: range.debugDescription)
}

/// The keys of a span's dictionary.
public var kCMTimeRangeStartKey: CFString { "start" }
public var kCMTimeRangeDurationKey: CFString { "duration" }
/// A dictionary of a span.
public func CMTimeRangeCopyAsDictionary(_ range: CMTimeRange, allocator: CFAllocator?) -> CFDictionary? {
    guard let start = CMTimeCopyAsDictionary(range.start, allocator: nil),
        let duration = CMTimeCopyAsDictionary(range.duration, allocator: nil)
    else { return nil }
    return NSDictionary(objects: [start, duration], forKeys: [NSString("start"), NSString("duration")])
}
/// The span that such a dictionary has.
public func CMTimeRangeMakeFromDictionary(_ dictionaryRepresentation: CFDictionary) -> CMTimeRange {
    CMTimeRange(
        start: CMTimeMakeFromDictionary(dictionaryRepresentation["start"] as? NSDictionary),
        duration: CMTimeMakeFromDictionary(dictionaryRepresentation["duration"] as? NSDictionary)
    )
}
