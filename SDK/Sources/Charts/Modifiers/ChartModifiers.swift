public import SwiftUI

nonisolated extension View {
    // MARK: Legend

    public func chartLegend(_ visibility: Visibility) -> some View { charts { $0.legend.visibility = visibility } }
    public func chartLegend(
        position: AnnotationPosition = .automatic,
        alignment: Alignment? = nil,
        spacing: CGFloat? = nil
    ) -> some View {
        charts {
            ($0.legend.position, $0.legend.alignment, $0.legend.spacing) = (position, alignment, spacing)
        }
    }
    public func chartLegend(
        position: AnnotationPosition = .automatic,
        alignment: Alignment? = nil,
        spacing: CGFloat? = nil,
        @ViewBuilder content: () -> some View
    ) -> some View {
        let content = AnyView(content())
        return charts {
            ($0.legend.position, $0.legend.alignment, $0.legend.spacing) = (position, alignment, spacing)
            $0.legend.content = content
        }
    }

    // MARK: Around the plot

    public func chartPlotStyle(@ViewBuilder content: @escaping (AnyView) -> some View) -> some View {
        charts { $0.plotStyles.append { AnyView(content($0)) } }
    }
    public func chartOverlay(
        alignment: Alignment = .center,
        @ViewBuilder content: @escaping (ChartProxy) -> some View
    ) -> some View {
        charts { $0.overlays.append(ChartLayer(alignment: alignment) { AnyView(content($0)) }) }
    }
    public func chartBackground(
        alignment: Alignment = .center,
        @ViewBuilder content: @escaping (ChartProxy) -> some View
    ) -> some View {
        charts { $0.backgrounds.append(ChartLayer(alignment: alignment) { AnyView(content($0)) }) }
    }

    // MARK: Selecting

    public func chartXSelection(value: Binding<(some Plottable)?>) -> some View {
        charts { $0.x.select = selecting(value) }
    }
    public func chartYSelection(value: Binding<(some Plottable)?>) -> some View {
        charts { $0.y.select = selecting(value) }
    }
    public func chartAngleSelection(value: Binding<(some Plottable)?>) -> some View {
        charts { $0.selectAngle = selecting(value) }
    }
    public func chartXSelection<Value: Plottable & Comparable>(range: Binding<ClosedRange<Value>?>) -> some View {
        charts { $0.x.selectRange = selecting(range) }
    }
    public func chartYSelection<Value: Plottable & Comparable>(range: Binding<ClosedRange<Value>?>) -> some View {
        charts { $0.y.selectRange = selecting(range) }
    }
    /// A gesture of the author's instead of the one that selects.
    public func chartGesture(_ gesture: @escaping (ChartProxy) -> some Gesture) -> some View {
        charts { $0.gesture = { proxy, view in AnyView(view.gesture(gesture(proxy))) } }
    }

    // MARK: Scrolling

    public func chartScrollableAxes(_ axes: Axis.Set) -> some View {
        charts {
            $0.x.isScrollable = axes.contains(.horizontal)
            $0.y.isScrollable = axes.contains(.vertical)
        }
    }
    public func chartXVisibleDomain(length: some Numeric) -> some View {
        charts { $0.x.visibleLength = (length as? any DatumConvertible)?.datum.coordinate }
    }
    public func chartYVisibleDomain(length: some Numeric) -> some View {
        charts { $0.y.visibleLength = (length as? any DatumConvertible)?.datum.coordinate }
    }
    public func chartScrollPosition(x: Binding<some Plottable>) -> some View { scrolled(\.x, x) }
    public func chartScrollPosition(y: Binding<some Plottable>) -> some View { scrolled(\.y, y) }
    public func chartScrollPosition(initialX: some Plottable) -> some View {
        let datum = ChartDatum(initialX)
        return charts { $0.x.scrollPosition = { datum } }
    }
    public func chartScrollPosition(initialY: some Plottable) -> some View {
        let datum = ChartDatum(initialY)
        return charts { $0.y.scrollPosition = { datum } }
    }
    private func scrolled(
        _ axis: WritableKeyPath<ChartOptions, AxisOptions>,
        _ position: Binding<some Plottable>
    ) -> some View {
        func moved<Value: Plottable>(_ position: Binding<Value>) -> (ChartDatum) -> Void {
            { datum in if let value = Value(datum) { position.wrappedValue = value } }
        }
        return charts {
            $0[keyPath: axis].scrollPosition = { ChartDatum(position.wrappedValue) }
            $0[keyPath: axis].scrolled = moved(position)
        }
    }
    /// Kept: a chart stops where the finger leaves it.
    public func chartScrollTargetBehavior(_ behavior: some ChartScrollTargetBehavior) -> some View { self }
}

/// Writes a value that was selected.
private func selecting<Value: Plottable>(_ selection: Binding<Value?>) -> (ChartDatum?) -> Void {
    { selection.wrappedValue = $0.flatMap { Value($0) } }
}

/// Writes a range that was selected.
private func selecting<Value: Plottable & Comparable>(
    _ selection: Binding<ClosedRange<Value>?>
) -> ((ChartDatum, ChartDatum)?) -> Void {
    { ends in
        guard let ends, let first = Value(ends.0), let second = Value(ends.1) else {
            selection.wrappedValue = nil
            return
        }
        selection.wrappedValue = min(first, second)...max(first, second)
    }
}
