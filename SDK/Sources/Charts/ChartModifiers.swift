public import SwiftUI

/// What an axis reaches over.
public protocol ScaleDomain {}
extension ClosedRange: ScaleDomain where Bound: Plottable {}
extension Array: ScaleDomain where Element: Plottable {}
/// What the values say.
public struct AutomaticScaleDomain: ScaleDomain {}

extension ScaleDomain where Self == AutomaticScaleDomain {
    public static var automatic: Self { .init() }
    public static func automatic(includesZero: Bool? = nil, reversed: Bool? = nil) -> Self { .init() }
}

/// How an axis counts.
public enum ScaleType: Hashable, Sendable { case linear, log, squareRoot, symmetricLog, category, date }

/// Asks a chart for places and values; there are none, as no chart is drawn.
public struct ChartProxy {
    public var plotSize: CGSize { .zero }
    public var plotAreaSize: CGSize { .zero }
    public var plotFrame: Anchor<CGRect>? { nil }
    public func position<X: Plottable, Y: Plottable>(for position: (x: X, y: Y)) -> CGPoint? { nil }
    public func positionRange(forX value: some Plottable) -> ClosedRange<CGFloat>? { nil }
    public func positionRange(forY value: some Plottable) -> ClosedRange<CGFloat>? { nil }
    public func value<X: Plottable, Y: Plottable>(
        at position: CGPoint,
        as type: (X, Y).Type = (X, Y).self
    ) -> (X, Y)? { nil }
    public func selectXValue(at position: CGFloat) {}
    public func selectYValue(at position: CGFloat) {}
    public func foregroundStyle(for value: some Plottable) -> AnyShapeStyle? { nil }
    public func position(forX value: some Plottable) -> CGFloat? { nil }
    public func position(forY value: some Plottable) -> CGFloat? { nil }
    public func value<Value: Plottable>(atX position: CGFloat, as type: Value.Type = Value.self) -> Value? { nil }
    public func value<Value: Plottable>(atY position: CGFloat, as type: Value.Type = Value.self) -> Value? { nil }
}

nonisolated extension View {
    public func chartXAxis(_ visibility: Visibility) -> some View { self }
    public func chartXAxis(@AxisContentBuilder content: () -> some AxisContent) -> some View { self }
    public func chartYAxis(_ visibility: Visibility) -> some View { self }
    public func chartYAxis(@AxisContentBuilder content: () -> some AxisContent) -> some View { self }
    public func chartXAxisLabel<Label: View>(
        position: AnnotationPosition = .automatic,
        alignment: Alignment? = nil,
        spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Label
    ) -> some View { self }
    public func chartYAxisLabel<Label: View>(
        position: AnnotationPosition = .automatic,
        alignment: Alignment? = nil,
        spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Label
    ) -> some View { self }
    public func chartXAxisLabel(
        _ label: some TitleKey,
        position: AnnotationPosition = .automatic,
        alignment: Alignment? = nil,
        spacing: CGFloat? = nil
    ) -> some View { self }
    public func chartYAxisLabel(
        _ label: some TitleKey,
        position: AnnotationPosition = .automatic,
        alignment: Alignment? = nil,
        spacing: CGFloat? = nil
    ) -> some View { self }
    public func chartXScale(domain: some ScaleDomain) -> some View { self }
    public func chartXScale(domain: some ScaleDomain, type: ScaleType?) -> some View { self }
    public func chartYScale(domain: some ScaleDomain) -> some View { self }
    public func chartYScale(domain: some ScaleDomain, type: ScaleType?) -> some View { self }
    public func chartXScale(type: ScaleType?) -> some View { self }
    public func chartYScale(type: ScaleType?) -> some View { self }
    public func chartLegend(_ visibility: Visibility) -> some View { self }
    public func chartLegend(
        position: AnnotationPosition = .automatic,
        alignment: Alignment? = nil,
        spacing: CGFloat? = nil
    ) -> some View { self }
    public func chartLegend(
        position: AnnotationPosition = .automatic,
        alignment: Alignment? = nil,
        spacing: CGFloat? = nil,
        @ViewBuilder content: () -> some View
    ) -> some View { self }
    public func chartForegroundStyleScale(_ mapping: KeyValuePairs<some Plottable, some ShapeStyle>) -> some View {
        self
    }
    public func chartForegroundStyleScale<Value: Plottable, Style: ShapeStyle>(
        domain: [Value],
        range: [Style]
    ) -> some View { self }
    public func chartForegroundStyleScale(range: [some ShapeStyle]) -> some View { self }
    public func chartForegroundStyleScale<Value: Plottable, Style: ShapeStyle>(
        mapping: @escaping (Value) -> Style
    ) -> some View { self }
    public func chartPlotStyle(@ViewBuilder content: @escaping (AnyView) -> some View) -> some View { self }
    public func chartOverlay(
        alignment: Alignment = .center,
        @ViewBuilder content: @escaping (ChartProxy) -> some View
    ) -> some View { self }
    public func chartBackground(
        alignment: Alignment = .center,
        @ViewBuilder content: @escaping (ChartProxy) -> some View
    ) -> some View { self }
    public func chartXSelection(value: Binding<(some Plottable)?>) -> some View { self }
    public func chartYSelection(value: Binding<(some Plottable)?>) -> some View { self }
    public func chartAngleSelection(value: Binding<(some Plottable)?>) -> some View { self }
    public func chartXSelection<Value: Plottable & Comparable>(range: Binding<ClosedRange<Value>?>) -> some View {
        self
    }
    public func chartScrollableAxes(_ axes: Axis.Set) -> some View { self }
    public func chartXVisibleDomain(length: some Numeric) -> some View { self }
    public func chartYVisibleDomain(length: some Numeric) -> some View { self }
    public func chartScrollPosition(x: Binding<some Plottable>) -> some View { self }
    public func chartScrollPosition(y: Binding<some Plottable>) -> some View { self }
    public func chartScrollPosition(initialX: some Plottable) -> some View { self }
    public func chartScrollPosition(initialY: some Plottable) -> some View { self }
    public func chartGesture(_ gesture: @escaping (ChartProxy) -> some Gesture) -> some View { self }
}
