public import SwiftUI

// What changes a mark's looks: kept as it is, since none is drawn.

nonisolated extension ChartContent {
    public func foregroundStyle(_ style: some ShapeStyle) -> some ChartContent { self }
    public func foregroundStyle(by value: PlottableValue<some Plottable>) -> some ChartContent { self }
    public func interpolationMethod(_ method: InterpolationMethod) -> some ChartContent { self }
    public func lineStyle(_ style: StrokeStyle) -> some ChartContent { self }
    public func lineStyle(by value: PlottableValue<some Plottable>) -> some ChartContent { self }
    public func symbol(_ symbol: some ChartSymbolShape) -> some ChartContent { self }
    public func symbol(by value: PlottableValue<some Plottable>) -> some ChartContent { self }
    public func symbol(@ViewBuilder symbol: () -> some View) -> some ChartContent { self }
    public func symbolSize(_ area: CGFloat) -> some ChartContent { self }
    public func symbolSize(_ size: CGSize) -> some ChartContent { self }
    public func symbolSize(by value: PlottableValue<some Plottable>) -> some ChartContent { self }
    public func position(
        by value: PlottableValue<some Plottable>,
        axis: Axis? = nil,
        span: MarkDimension = .automatic
    ) -> some ChartContent { self }
    public func cornerRadius(_ radius: CGFloat, style: RoundedCornerStyle = .continuous) -> some ChartContent { self }
    public func opacity(_ opacity: Double) -> some ChartContent { self }
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some ChartContent { self }
    public func offset(_ offset: CGSize) -> some ChartContent { self }
    @_disfavoredOverload
    public func offset(x: CGFloat = 0, yStart: CGFloat = 0, yEnd: CGFloat = 0) -> some ChartContent { self }
    @_disfavoredOverload
    public func offset(xStart: CGFloat = 0, xEnd: CGFloat = 0, y: CGFloat = 0) -> some ChartContent { self }
    @_disfavoredOverload
    public func offset(
        xStart: CGFloat = 0,
        xEnd: CGFloat = 0,
        yStart: CGFloat = 0,
        yEnd: CGFloat = 0
    ) -> some ChartContent { self }
    public func zIndex(_ value: Double) -> some ChartContent { self }
    public func blur(radius: CGFloat) -> some ChartContent { self }
    public func shadow(color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0) -> some ChartContent {
        self
    }
    public func clipShape(_ shape: some Shape) -> some ChartContent { self }
    public func alignsMarkStylesWithPlotArea(_ aligns: Bool = true) -> some ChartContent { self }
    public func accessibilityLabel(_ label: some StringProtocol) -> some ChartContent { self }
    public func accessibilityLabel(_ label: Text) -> some ChartContent { self }
    public func accessibilityValue(_ value: some StringProtocol) -> some ChartContent { self }
    public func accessibilityValue(_ value: Text) -> some ChartContent { self }
    public func accessibilityHidden(_ hidden: Bool) -> some ChartContent { self }
    public func accessibilityIdentifier(_ identifier: String) -> some ChartContent { self }
    public func annotation(
        position: AnnotationPosition = .automatic,
        alignment: Alignment = .center,
        spacing: CGFloat? = nil,
        @ViewBuilder content: () -> some View
    ) -> some ChartContent { self }
    public func annotation(
        position: AnnotationPosition = .automatic,
        alignment: Alignment = .center,
        spacing: CGFloat? = nil,
        overflowResolution: AnnotationOverflowResolution,
        @ViewBuilder content: () -> some View
    ) -> some ChartContent { self }
}
