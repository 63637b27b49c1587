import Foundation

/// How a whole number is written.
public struct OSLogIntegerFormatting: Hashable, Sendable {
    private var radix = 10
    private var isUppercase = false
    private var minimumDigits = 0
    private var prefix = ""
    private var positive = ""

    /// In tens.
    public static let decimal = Self()
    /// In sixteens.
    public static let hex = Self(radix: 16)
    /// In eights.
    public static let octal = Self(radix: 8)

    /// In tens, with zeros before it up to so many digits.
    public static func decimal(explicitPositiveSign: Bool = false, minDigits: Int = 0) -> Self {
        Self(minimumDigits: minDigits, positive: explicitPositiveSign ? "+" : "")
    }

    /// In sixteens, after `0x` where that is wanted, with zeros before it up to so many digits.
    public static func hex(
        explicitPositiveSign: Bool = false,
        includePrefix: Bool = false,
        uppercase: Bool = false,
        minDigits: Int = 0
    ) -> Self {
        Self(
            radix: 16,
            isUppercase: uppercase,
            minimumDigits: minDigits,
            prefix: includePrefix ? "0x" : "",
            positive: explicitPositiveSign ? "+" : ""
        )
    }

    func text(_ value: some BinaryInteger) -> String {
        let digits = String(value.magnitude, radix: radix, uppercase: isUppercase)
        let zeros = String(repeating: "0", count: max(0, minimumDigits - digits.count))
        return (value < 0 ? "-" : positive) + prefix + zeros + digits
    }
}

/// How wide a value is in a line, and on which side of it.
public struct OSLogStringAlignment: Hashable, Sendable {
    private var columns = 0
    private var isRight = false

    /// As wide as it is.
    public static let none = Self()

    /// At the left of so many columns.
    public static func left(columns: Int) -> Self { Self(columns: columns) }
    /// At the right of so many columns.
    public static func right(columns: Int) -> Self { Self(columns: columns, isRight: true) }

    func text(_ value: String) -> String {
        let space = String(repeating: " ", count: max(0, columns - value.count))
        return isRight ? space + value : value + space
    }
}
