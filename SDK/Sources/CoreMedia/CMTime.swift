import Foundation

/// A time as a fraction of seconds (Core Media: CMTime).
public struct CMTime: Hashable, Comparable, Sendable {
    public var value: Int64
    public var timescale: Int32
    /// Which round of a clock that begins anew.
    public var epoch: CMTimeEpoch = 0
    private var kind = Kind.number
    /// Whether making it lost something.
    var isRounded = false

    /// Whether it is a time at all.
    private enum Kind: Sendable {
        case number, invalid, indefinite, positiveInfinity, negativeInfinity
    }

    public static let zero = CMTime(value: 0, timescale: 1)
    public static let invalid = CMTime(.invalid)
    public static let indefinite = CMTime(.indefinite)
    public static let positiveInfinity = CMTime(.positiveInfinity)
    public static let negativeInfinity = CMTime(.negativeInfinity)

    /// Zero of no scale, which is no time.
    public init() { self.init(.invalid) }

    public init(value: Int64, timescale: Int32) {
        self.value = value
        self.timescale = max(timescale, 1)
    }

    public init(seconds: Double, preferredTimescale: Int32) {
        let scale = max(preferredTimescale, 1)
        let scaled = (seconds * Double(scale)).rounded()
        self.init(value: Int64(exactly: scaled) ?? 0, timescale: scale)
        if Int64(exactly: scaled) == nil {
            self = seconds.isNaN ? .invalid : seconds > 0 ? .positiveInfinity : .negativeInfinity
        }
    }

    /// A time with all of its parts; what `flags` calls no number has no value.
    public init(value: Int64, timescale: Int32, flags: CMTimeFlags, epoch: CMTimeEpoch) {
        switch true {
        case !flags.contains(.valid): self.init(.invalid)
        case flags.contains(.indefinite): self.init(.indefinite)
        case flags.contains(.positiveInfinity): self.init(.positiveInfinity)
        case flags.contains(.negativeInfinity): self.init(.negativeInfinity)
        default: self.init(value: value, timescale: timescale)
        }
        (self.epoch, isRounded) = (epoch, flags.contains(.hasBeenRounded))
    }

    /// What kind of time it is.
    public var flags: CMTimeFlags {
        let rounded: CMTimeFlags = isRounded ? .hasBeenRounded : []
        return switch kind {
        case .number: [.valid, rounded]
        case .invalid: []
        case .indefinite: [.valid, .indefinite]
        case .positiveInfinity: [.valid, .positiveInfinity]
        case .negativeInfinity: [.valid, .negativeInfinity]
        }
    }
    public var hasBeenRounded: Bool { isRounded }

    private init(_ kind: Kind) {
        value = 0
        timescale = 0
        self.kind = kind
    }

    /// NaN for a time that is none, or indefinite.
    public var seconds: Double {
        switch kind {
        case .number: Double(value) / Double(timescale)
        case .positiveInfinity: .infinity
        case .negativeInfinity: -.infinity
        case .invalid, .indefinite: .nan
        }
    }
    public var isValid: Bool { kind != .invalid }
    public var isNumeric: Bool { kind == .number }
    public var isIndefinite: Bool { kind == .indefinite }
    public var isPositiveInfinity: Bool { kind == .positiveInfinity }
    public var isNegativeInfinity: Bool { kind == .negativeInfinity }

    public static func < (left: CMTime, right: CMTime) -> Bool { left.seconds < right.seconds }

    // Times of one scale are added without a loss.
    public static func + (left: CMTime, right: CMTime) -> CMTime {
        if left.isNumeric, right.isNumeric, left.timescale == right.timescale {
            let (sum, isTooLarge) = left.value.addingReportingOverflow(right.value)
            if !isTooLarge { return CMTime(value: sum, timescale: left.timescale) }
        }
        return CMTime(seconds: left.seconds + right.seconds, preferredTimescale: max(left.timescale, right.timescale))
    }

    public static func - (left: CMTime, right: CMTime) -> CMTime {
        if left.isNumeric, right.isNumeric, left.timescale == right.timescale {
            let (rest, isTooLarge) = left.value.subtractingReportingOverflow(right.value)
            if !isTooLarge { return CMTime(value: rest, timescale: left.timescale) }
        }
        return CMTime(seconds: left.seconds - right.seconds, preferredTimescale: max(left.timescale, right.timescale))
    }
}

public let kCMTimeZero = CMTime.zero

/// The time in seconds (Core Media: CMTimeGetSeconds).
public func CMTimeGetSeconds(_ time: CMTime) -> Float64 { time.seconds }

/// A time of a fraction (Core Media: CMTimeMake).
public func CMTimeMake(value: Int64, timescale: Int32) -> CMTime { CMTime(value: value, timescale: timescale) }

/// A time of seconds (Core Media: CMTimeMakeWithSeconds).
public func CMTimeMakeWithSeconds(_ seconds: Float64, preferredTimescale: Int32) -> CMTime {
    CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
}

/// How many parts a second has.
public typealias CMTimeScale = Int32
public typealias CMTimeValue = Int64

/// A span of time (Core Media: CMTimeRange).
public struct CMTimeRange: Hashable, Sendable {
    public var start: CMTime
    public var duration: CMTime

    public static let zero = CMTimeRange(start: .zero, duration: .zero)
    public static let invalid = CMTimeRange(start: .invalid, duration: .invalid)

    public init(start: CMTime, duration: CMTime) {
        self.start = start
        self.duration = duration
    }

    public init(start: CMTime, end: CMTime) { self.init(start: start, duration: end - start) }

    public var end: CMTime { start + duration }
    public var isValid: Bool { start.isValid && duration.isValid }
    public var isEmpty: Bool { duration == .zero }
    public func containsTime(_ time: CMTime) -> Bool { time >= start && time < end }
}

/// A span of time (Core Media: CMTimeRangeMake).
public func CMTimeRangeMake(start: CMTime, duration: CMTime) -> CMTimeRange {
    CMTimeRange(start: start, duration: duration)
}

/// One time after another (Core Media: CMTimeAdd).
public func CMTimeAdd(_ lhs: CMTime, _ rhs: CMTime) -> CMTime { lhs + rhs }

/// The time between two (Core Media: CMTimeSubtract).
public func CMTimeSubtract(_ lhs: CMTime, _ rhs: CMTime) -> CMTime { lhs - rhs }
