public import Foundation
public import SwiftUI

/// Which length an axis takes.
public protocol PositionScaleRange {}
extension ClosedRange: PositionScaleRange where Bound: BinaryFloatingPoint {}

/// As much as the plot has, but for its edges.
public struct PlotDimensionScaleRange: PositionScaleRange, Sendable {}

extension PositionScaleRange where Self == PlotDimensionScaleRange {
    public static var plotDimension: Self { Self() }
    public static func plotDimension(padding: CGFloat) -> Self { Self() }
    public static func plotDimension(startPadding: CGFloat = 0, endPadding: CGFloat = 0) -> Self { Self() }
}

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

nonisolated extension View {
    public func chartXScale(range: some PositionScaleRange, type: ScaleType? = nil) -> some View { self }
    public func chartYScale(range: some PositionScaleRange, type: ScaleType? = nil) -> some View { self }
    public func chartXScale(
        domain: some ScaleDomain,
        range: some PositionScaleRange,
        type: ScaleType? = nil
    ) -> some View { self }
    public func chartYScale(
        domain: some ScaleDomain,
        range: some PositionScaleRange,
        type: ScaleType? = nil
    ) -> some View { self }
    public func chartScrollTargetBehavior(_ behavior: some ChartScrollTargetBehavior) -> some View { self }
    public func chartForegroundStyleScale(domain: [some Plottable]) -> some View { self }
    public func chartForegroundStyleScale<Value: Plottable>(
        domain: [Value],
        mapping: @escaping (Value) -> some ShapeStyle
    ) -> some View { self }
    public func chartSymbolScale(_ mapping: KeyValuePairs<some Plottable, some ChartSymbolShape>) -> some View { self }
    public func chartSymbolScale(domain: [some Plottable]) -> some View { self }
    public func chartSymbolSizeScale(range: ClosedRange<Double>) -> some View { self }
    public func chartLineStyleScale(_ mapping: KeyValuePairs<some Plottable, StrokeStyle>) -> some View { self }
    public func chartXAxisStyle(@ViewBuilder content: @escaping (AnyView) -> some View) -> some View { self }
    public func chartYAxisStyle(@ViewBuilder content: @escaping (AnyView) -> some View) -> some View { self }
}

extension ChartProxy {
    /// As ``plotFrame``, as before iOS 17; the plot takes no room.
    public var plotAreaFrame: Anchor<CGRect> { .nothing }
    public func symbolSize(for value: some Plottable) -> CGFloat? { nil }
    public func lineStyle(for value: some Plottable) -> StrokeStyle? { nil }
    public func xDomain<Value: Plottable>(dataType: Value.Type = Value.self) -> [Value] { [] }
    public func yDomain<Value: Plottable>(dataType: Value.Type = Value.self) -> [Value] { [] }
}
