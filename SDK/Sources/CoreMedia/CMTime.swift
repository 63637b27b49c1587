import Foundation

/// A time as a fraction of seconds (Core Media: CMTime).
public struct CMTime: Hashable, Comparable, Sendable {
    public var value: Int64
    public var timescale: Int32
    private var isNumber = true

    public static let zero = CMTime(value: 0, timescale: 1)
    public static let invalid = CMTime(isNumber: false)
    public static let indefinite = CMTime(isNumber: false)

    public init(value: Int64, timescale: Int32) {
        self.value = value
        self.timescale = max(timescale, 1)
    }

    public init(seconds: Double, preferredTimescale: Int32) {
        let scale = max(preferredTimescale, 1)
        let scaled = (seconds * Double(scale)).rounded()
        self.init(value: Int64(exactly: scaled) ?? 0, timescale: scale)
        isNumber = Int64(exactly: scaled) != nil
    }

    private init(isNumber: Bool) {
        value = 0
        timescale = 0
        self.isNumber = isNumber
    }

    /// NaN for a time that is none.
    public var seconds: Double { isNumber ? Double(value) / Double(timescale) : .nan }
    public var isValid: Bool { isNumber }
    public var isNumeric: Bool { isNumber }
    public var isIndefinite: Bool { !isNumber }

    public static func < (left: CMTime, right: CMTime) -> Bool { left.seconds < right.seconds }

    public static func + (left: CMTime, right: CMTime) -> CMTime {
        CMTime(seconds: left.seconds + right.seconds, preferredTimescale: max(left.timescale, right.timescale))
    }

    public static func - (left: CMTime, right: CMTime) -> CMTime {
        CMTime(seconds: left.seconds - right.seconds, preferredTimescale: max(left.timescale, right.timescale))
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
