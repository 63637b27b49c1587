/// What may be seen of a value in a log.
public struct OSLogPrivacy: Hashable, Sendable {
    let isHidden: Bool

    /// Seen. (On a phone: numbers are, strings are not, unless a debugger is attached.)
    public static let auto = Self(isHidden: false)
    /// Seen.
    public static let `public` = Self(isHidden: false)
    /// Written as `<private>`.
    public static let `private` = Self(isHidden: true)
    /// Written as `<private>`.
    public static let sensitive = Self(isHidden: true)

    /// How a hidden value can still be compared.
    public enum Mask: Hashable, Sendable {
        case hash
        case none
    }

    /// Seen.
    public static func auto(mask: Mask) -> Self { .auto }
    /// Written as `<private>`.
    public static func `private`(mask: Mask) -> Self { .private }
    /// Written as `<private>`.
    public static func sensitive(mask: Mask) -> Self { .sensitive }
}

/// The line of a `Logger` call.
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
    let text: String

    public init(stringLiteral value: String) { text = value }
    public init(stringInterpolation: Interpolation) { text = stringInterpolation.text }

    /// Puts values into the line.
    public struct Interpolation: StringInterpolationProtocol, Sendable {
        var text = ""

        public init(literalCapacity: Int, interpolationCount: Int) {
            text.reserveCapacity(literalCapacity + 16 * interpolationCount)
        }

        public mutating func appendLiteral(_ literal: String) { text += literal }

        /// A value, as much as its privacy lets be seen.
        public mutating func appendInterpolation<Value>(
            _ value: @autoclosure () -> Value,
            align: OSLogStringAlignment = .none,
            privacy: OSLogPrivacy = .auto
        ) {
            text += align.text(privacy.isHidden ? "<private>" : "\(value())")
        }

        /// A whole number in digits of a kind.
        public mutating func appendInterpolation<Value: BinaryInteger>(
            _ value: @autoclosure () -> Value,
            format: OSLogIntegerFormatting,
            align: OSLogStringAlignment = .none,
            privacy: OSLogPrivacy = .auto
        ) {
            text += align.text(privacy.isHidden ? "<private>" : format.text(value()))
        }

        /// A number with so many decimals.
        public mutating func appendInterpolation(
            _ value: @autoclosure () -> Double,
            format: OSLogFloatFormatting,
            align: OSLogStringAlignment = .none,
            privacy: OSLogPrivacy = .auto
        ) {
            text += align.text(privacy.isHidden ? "<private>" : format.text(value()))
        }
    }
}
