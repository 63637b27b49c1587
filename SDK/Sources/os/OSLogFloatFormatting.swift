import Foundation

/// How a floating-point number is written.
public struct OSLogFloatFormatting: Hashable, Sendable {
    private let precision: Int

    /// Six decimals.
    public static let fixed = Self(precision: 6)

    /// So many decimals.
    public static func fixed(precision: Int) -> Self { Self(precision: precision) }

    func text(_ value: Double) -> String { String(format: "%.\(precision)f", value) }
}
