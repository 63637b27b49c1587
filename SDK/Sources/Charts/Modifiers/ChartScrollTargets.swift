public import Foundation

/// Where a chart stops that is scrolled.
public protocol ChartScrollTargetBehavior {}

/// At values.
public struct ValueAlignedChartScrollTargetBehavior: ChartScrollTargetBehavior, Sendable {}

/// At which values a chart stops that is scrolled far.
public struct MajorValueAlignment<Unit>: Sendable {
    public static var page: Self { Self() }
}
extension MajorValueAlignment where Unit == DateComponents {
    public static func matching(_ components: DateComponents) -> Self { Self() }
}
extension MajorValueAlignment where Unit: Numeric {
    public static func unit(_ unit: Unit) -> Self { Self() }
}

/// How far one sweep goes.
public struct ValueAlignedLimitBehavior: Hashable, Sendable {
    public static let automatic = Self(), always = Self(), never = Self()
}

extension ChartScrollTargetBehavior where Self == ValueAlignedChartScrollTargetBehavior {
    public static func valueAligned(
        matching components: DateComponents,
        majorAlignment: MajorValueAlignment<DateComponents>? = nil,
        limitBehavior: ValueAlignedLimitBehavior = .automatic
    ) -> Self { Self() }
    public static func valueAligned<Unit: Numeric>(
        unit: Unit,
        majorAlignment: MajorValueAlignment<Unit>? = nil,
        limitBehavior: ValueAlignedLimitBehavior = .automatic
    ) -> Self { Self() }
}
