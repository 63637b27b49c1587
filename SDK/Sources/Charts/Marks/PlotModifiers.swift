public import SwiftUI

/// What is a plot of elements.
public protocol _PlotOfElements {
    associatedtype Element
}

/// A plot of a whole collection, whose looks follow its elements.
@preconcurrency @MainActor
public protocol VectorizedChartContent<DataElement>: ChartContent {
    associatedtype DataElement
}

extension LinePlot: VectorizedChartContent where Content: _PlotOfElements {
    public typealias DataElement = Content.Element
}
extension AreaPlot: VectorizedChartContent where Content: _PlotOfElements {
    public typealias DataElement = Content.Element
}
extension PointPlot: VectorizedChartContent where Content: _PlotOfElements {
    public typealias DataElement = Content.Element
}
extension BarPlot: VectorizedChartContent where Content: _PlotOfElements {
    public typealias DataElement = Content.Element
}
extension RectanglePlot: VectorizedChartContent where Content: _PlotOfElements {
    public typealias DataElement = Content.Element
}
extension RulePlot: VectorizedChartContent where Content: _PlotOfElements {
    public typealias DataElement = Content.Element
}
extension SectorPlot: VectorizedChartContent where Content: _PlotOfElements {
    public typealias DataElement = Content.Element
}
extension ChangedChartContent: VectorizedChartContent where Content: VectorizedChartContent {
    typealias DataElement = Content.DataElement
}

nonisolated extension VectorizedChartContent {
    /// The plot with looks that its elements say.
    private func looking(
        _ change: @escaping (inout MarkLook, DataElement) -> Void
    ) -> some VectorizedChartContent<DataElement> {
        ChangedChartContent(content: self) { mark in
            if let element = mark.element as? DataElement { change(&mark.look, element) }
        }
    }
    public func foregroundStyle(
        by value: PlottableProjection<DataElement, some Plottable>
    ) -> some VectorizedChartContent<DataElement> {
        looking { if $0.foreground == nil { $0.foregroundValue = $0.foregroundValue ?? value.value($1) } }
    }
    public func foregroundStyle(
        _ path: KeyPath<DataElement, some ShapeStyle>
    ) -> some VectorizedChartContent<DataElement> {
        looking { if $0.foregroundValue == nil { $0.foreground = $0.foreground ?? ChartStyle($1[keyPath: path]) } }
    }
    public func symbol(
        by value: PlottableProjection<DataElement, some Plottable>
    ) -> some VectorizedChartContent<DataElement> { looking { $0.symbolValue = $0.symbolValue ?? value.value($1) } }
    public func symbolSize(
        by value: PlottableProjection<DataElement, some Plottable>
    ) -> some VectorizedChartContent<DataElement> {
        looking { $0.symbolSizeValue = $0.symbolSizeValue ?? value.value($1) }
    }
    public func lineStyle(
        by value: PlottableProjection<DataElement, some Plottable>
    ) -> some VectorizedChartContent<DataElement> {
        looking { $0.lineStyleValue = $0.lineStyleValue ?? value.value($1) }
    }
    public func position(
        by value: PlottableProjection<DataElement, some Plottable>,
        axis: Axis? = nil,
        span: MarkDimension = .automatic
    ) -> some VectorizedChartContent<DataElement> {
        looking { $0.position = $0.position ?? MarkGrouping(value: value.value($1), axis: axis, span: span) }
    }
}
