public import SwiftUI

/// Parts of a chart that look otherwise.
nonisolated struct ChangedChartContent<Content: ChartContent>: PrimitiveChartContent, MarkedContent {
    let content: Content
    let change: (inout ChartMark) -> Void
    @MainActor var marks: [ChartMark] {
        content.allMarks.map { mark in
            var mark = mark
            change(&mark)
            return mark
        }
    }
}

nonisolated extension ChartContent {
    private func looking(_ change: @escaping (inout MarkLook) -> Void) -> ChangedChartContent<Self> {
        ChangedChartContent(content: self) { change(&$0.look) }
    }
    /// The look with something that was not said nearer to the mark.
    private func looking<Value>(_ path: WritableKeyPath<MarkLook, Value?>, _ value: Value?) -> ChangedChartContent<Self>
    {
        looking { $0[keyPath: path] = $0[keyPath: path] ?? value }
    }

    // MARK: Colours

    public func foregroundStyle(_ style: some ShapeStyle) -> some ChartContent {
        looking { if $0.foregroundValue == nil { $0.foreground = $0.foreground ?? ChartStyle(style) } }
    }
    public func foregroundStyle(by value: PlottableValue<some Plottable>) -> some ChartContent {
        looking { if $0.foreground == nil { $0.foregroundValue = $0.foregroundValue ?? value.chartValue } }
    }
    public func opacity(_ opacity: Double) -> some ChartContent {
        looking { if opacity.isFinite { $0.opacity *= min(max(opacity, 0), 1) } }
    }
    public func alignsMarkStylesWithPlotArea(_ aligns: Bool = true) -> some ChartContent {
        looking(\.alignsWithPlot, aligns)
    }
    /// Kept: the page has no blur of single marks.
    public func blur(radius: CGFloat) -> some ChartContent { self }
    /// Kept: the page has no shadow of single marks.
    public func shadow(color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0) -> some ChartContent {
        self
    }

    // MARK: Lines and points

    public func interpolationMethod(_ method: InterpolationMethod) -> some ChartContent {
        looking(\.interpolation, method)
    }
    public func lineStyle(_ style: StrokeStyle) -> some ChartContent { looking(\.lineStyle, style) }
    public func lineStyle(by value: PlottableValue<some Plottable>) -> some ChartContent {
        looking(\.lineStyleValue, value.chartValue)
    }
    public func symbol(_ symbol: some ChartSymbolShape) -> some ChartContent { looking(\.symbol, .shape(symbol)) }
    public func symbol(by value: PlottableValue<some Plottable>) -> some ChartContent {
        looking(\.symbolValue, value.chartValue)
    }
    public func symbol(@ViewBuilder symbol: () -> some View) -> some ChartContent {
        looking(\.symbol, .view(AnyView(symbol())))
    }
    public func symbolSize(_ area: CGFloat) -> some ChartContent {
        let side = area.isFinite ? max(area, 0).squareRoot() : 0
        return looking(\.symbolSize, CGSize(width: side, height: side))
    }
    public func symbolSize(_ size: CGSize) -> some ChartContent { looking(\.symbolSize, size) }
    public func symbolSize(by value: PlottableValue<some Plottable>) -> some ChartContent {
        looking(\.symbolSizeValue, value.chartValue)
    }

    // MARK: Places

    public func position(
        by value: PlottableValue<some Plottable>,
        axis: Axis? = nil,
        span: MarkDimension = .automatic
    ) -> some ChartContent { looking(\.position, MarkGrouping(value: value.chartValue, axis: axis, span: span)) }
    public func cornerRadius(_ radius: CGFloat, style: RoundedCornerStyle = .continuous) -> some ChartContent {
        looking(\.cornerRadius, radius)
    }
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some ChartContent {
        looking { $0.offset.add(MarkOffset(xStart: x, xEnd: x, yStart: y, yEnd: y)) }
    }
    public func offset(_ offset: CGSize) -> some ChartContent { self.offset(x: offset.width, y: offset.height) }
    @_disfavoredOverload
    public func offset(x: CGFloat = 0, yStart: CGFloat = 0, yEnd: CGFloat = 0) -> some ChartContent {
        looking { $0.offset.add(MarkOffset(xStart: x, xEnd: x, yStart: yStart, yEnd: yEnd)) }
    }
    @_disfavoredOverload
    public func offset(xStart: CGFloat = 0, xEnd: CGFloat = 0, y: CGFloat = 0) -> some ChartContent {
        looking { $0.offset.add(MarkOffset(xStart: xStart, xEnd: xEnd, yStart: y, yEnd: y)) }
    }
    @_disfavoredOverload
    public func offset(
        xStart: CGFloat = 0,
        xEnd: CGFloat = 0,
        yStart: CGFloat = 0,
        yEnd: CGFloat = 0
    ) -> some ChartContent {
        looking { $0.offset.add(MarkOffset(xStart: xStart, xEnd: xEnd, yStart: yStart, yEnd: yEnd)) }
    }
    public func zIndex(_ value: Double) -> some ChartContent { looking { if value.isFinite { $0.zIndex += value } } }
    public func clipShape(_ shape: some Shape) -> some ChartContent { looking(\.clip, AnyShape(shape)) }

    // MARK: What is heard

    public func accessibilityLabel(_ label: some StringProtocol) -> some ChartContent {
        accessibilityLabel(Text(verbatim: String(label)))
    }
    public func accessibilityLabel(_ label: Text) -> some ChartContent { looking(\.spoken.label, label) }
    public func accessibilityValue(_ value: some StringProtocol) -> some ChartContent {
        accessibilityValue(Text(verbatim: String(value)))
    }
    public func accessibilityValue(_ value: Text) -> some ChartContent { looking(\.spoken.value, value) }
    public func accessibilityHidden(_ hidden: Bool) -> some ChartContent { looking(\.spoken.isHidden, hidden) }
    public func accessibilityIdentifier(_ identifier: String) -> some ChartContent {
        looking(\.spoken.identifier, identifier)
    }

    // MARK: Views beside marks

    public func annotation(
        position: AnnotationPosition = .automatic,
        alignment: Alignment = .center,
        spacing: CGFloat? = nil,
        @ViewBuilder content: () -> some View
    ) -> some ChartContent {
        annotation(
            position: position,
            alignment: alignment,
            spacing: spacing,
            overflowResolution: .automatic,
            content: content
        )
    }
    public func annotation(
        position: AnnotationPosition = .automatic,
        alignment: Alignment = .center,
        spacing: CGFloat? = nil,
        overflowResolution: AnnotationOverflowResolution,
        @ViewBuilder content: () -> some View
    ) -> some ChartContent {
        let annotation = MarkAnnotation(
            position: position,
            alignment: alignment,
            spacing: spacing,
            overflow: overflowResolution,
            content: AnyView(content())
        )
        return looking { $0.annotations.append(annotation) }
    }
}
