import Foundation

/// Which round of a clock that begins anew.
public typealias CMTimeEpoch = Int64

/// What kind of time one is (Core Media: CMTimeFlags).
public struct CMTimeFlags: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let valid = Self(rawValue: 1 << 0), hasBeenRounded = Self(rawValue: 1 << 1)
    public static let positiveInfinity = Self(rawValue: 1 << 2), negativeInfinity = Self(rawValue: 1 << 3)
    public static let indefinite = Self(rawValue: 1 << 4)
    public static let impliedValueFlagsMask: Self = [.positiveInfinity, .negativeInfinity, .indefinite]
}

/// How a time is brought to another scale (Core Media: CMTimeRoundingMethod).
public enum CMTimeRoundingMethod: UInt32, Sendable {
    /// To the nearest, and halves away from zero.
    case roundHalfAwayFromZero = 1
    case roundTowardZero = 2
    case roundAwayFromZero = 3
    /// Toward zero for a scale that is finer, away from it for one that is coarser.
    case quickTime = 4
    case roundTowardPositiveInfinity = 5
    case roundTowardNegativeInfinity = 6
    public static let `default` = CMTimeRoundingMethod.roundHalfAwayFromZero
}

extension CMTime {
    /// The same time in another scale; what is no number stays as it is.
    public func convertScale(_ newTimescale: Int32, method: CMTimeRoundingMethod) -> CMTime {
        guard isNumeric, newTimescale > 0 else { return isNumeric ? .invalid : self }
        let (high, low) = value.multipliedFullWidth(by: Int64(newTimescale))
        let divisor = Int64(timescale)
        // A quotient that has no room is infinite.
        guard abs(Double(value) * Double(newTimescale) / Double(timescale)) < 9.2e18 else {
            return value < 0 ? .negativeInfinity : .positiveInfinity
        }
        let (quotient, rest) = divisor.dividingFullWidth((high, low))
        let isNegative = rest < 0
        let up: Bool =
            switch method {
            case .roundHalfAwayFromZero: rest.magnitude * 2 >= divisor.magnitude
            case .roundTowardZero: false
            case .roundAwayFromZero: rest != 0
            case .quickTime: rest != 0 && newTimescale < timescale
            case .roundTowardPositiveInfinity: rest > 0
            case .roundTowardNegativeInfinity: rest < 0
            }
        var result = CMTime(
            value: up ? quotient + (isNegative ? -1 : 1) : quotient,
            timescale: newTimescale
        )
        (result.epoch, result.isRounded) = (epoch, rest != 0)
        return result
    }

    /// Takes the other sign.
    public static prefix func - (time: CMTime) -> CMTime { .zero - time }
    public static func += (left: inout CMTime, right: CMTime) { left = left + right }
    public static func -= (left: inout CMTime, right: CMTime) { left = left - right }
}

extension CMTime: CustomDebugStringConvertible {
    /// As Core Media writes it: `{600/600 = 1.000}`.
    public var debugDescription: String {
        switch true {
        case isNumeric: "{\(value)/\(timescale) = \(String(format: "%.3f", seconds))}"
        case isIndefinite: "{INDEFINITE}"
        case isPositiveInfinity: "{+INFINITY}"
        case isNegativeInfinity: "{-INFINITY}"
        default: "{INVALID}"
        }
    }
}

extension CMTime {
    /// Times are equal that say the same in other scales: a second is 600 parts of 600.
    public static func == (left: CMTime, right: CMTime) -> Bool { CMTimeCompare(left, right) == 0 }

    public func hash(into hasher: inout Hasher) {
        guard isNumeric else { return hasher.combine(flags.rawValue) }
        var (larger, smaller) = (value.magnitude, UInt64(timescale))
        while smaller > 0 { (larger, smaller) = (smaller, larger % smaller) }
        hasher.combine(value / Int64(clamping: larger))
        hasher.combine(UInt64(timescale) / larger)
    }
}
