public import SwiftUI

// Plots of functions and of whole collections (iOS 18).

/// A line of a function, or through values.
public nonisolated struct LinePlot<Content>: PrimitiveChartContent, MarkedContent {
    private let make: () -> [ChartMark]
    @MainActor var marks: [ChartMark] { make() }
}
/// An area below a function, or between values.
public nonisolated struct AreaPlot<Content>: PrimitiveChartContent, MarkedContent {
    private let make: () -> [ChartMark]
    @MainActor var marks: [ChartMark] { make() }
}
/// Points for values.
public nonisolated struct PointPlot<Content>: PrimitiveChartContent, MarkedContent {
    private let make: () -> [ChartMark]
    @MainActor var marks: [ChartMark] { make() }
}
/// Bars for values.
public nonisolated struct BarPlot<Content>: PrimitiveChartContent, MarkedContent {
    private let make: () -> [ChartMark]
    @MainActor var marks: [ChartMark] { make() }
}
/// Rectangles for values.
public nonisolated struct RectanglePlot<Content>: PrimitiveChartContent, MarkedContent {
    private let make: () -> [ChartMark]
    @MainActor var marks: [ChartMark] { make() }
}
/// Lines across for values.
public nonisolated struct RulePlot<Content>: PrimitiveChartContent, MarkedContent {
    private let make: () -> [ChartMark]
    @MainActor var marks: [ChartMark] { make() }
}
/// Pieces of a pie for values.
public nonisolated struct SectorPlot<Content>: PrimitiveChartContent, MarkedContent {
    private let make: () -> [ChartMark]
    @MainActor var marks: [ChartMark] { make() }
}

/// A plot of a function.
public struct FunctionPlotContent: Sendable {}
/// A plot of a collection.
public struct VectorizedPlotContent<Element>: _PlotOfElements {}

nonisolated extension LinePlot where Content == FunctionPlotContent {
    public init(
        x: some TitleKey,
        y: some TitleKey,
        domain: ClosedRange<Double>? = nil,
        function: @escaping @Sendable (Double) -> Double
    ) { self.init { [.plotted(.line, domain) { ($0, function($0), nil) }] } }
    public init(
        x: some TitleKey,
        y: some TitleKey,
        t: some TitleKey,
        domain: ClosedRange<Double>,
        function: @escaping @Sendable (Double) -> (x: Double, y: Double)
    ) {
        self.init {
            [
                .plotted(.line, domain, isParametric: true) {
                    let point = function($0)
                    return (point.x, point.y, nil)
                }
            ]
        }
    }
}

nonisolated extension AreaPlot where Content == FunctionPlotContent {
    public init(
        x: some TitleKey,
        y: some TitleKey,
        domain: ClosedRange<Double>? = nil,
        function: @escaping @Sendable (Double) -> Double
    ) { self.init { [.plotted(.area, domain) { ($0, 0, function($0)) }] } }
    public init(
        x: some TitleKey,
        yStart: some TitleKey,
        yEnd: some TitleKey,
        domain: ClosedRange<Double>? = nil,
        function: @escaping @Sendable (Double) -> (yStart: Double, yEnd: Double)
    ) {
        self.init {
            [
                .plotted(.area, domain) {
                    let both = function($0)
                    return ($0, both.yStart, both.yEnd)
                }
            ]
        }
    }
}

extension ChartMark {
    fileprivate static func plotted(
        _ kind: Kind,
        _ domain: ClosedRange<Double>?,
        isParametric: Bool = false,
        _ values: @escaping @Sendable (Double) -> (x: Double, y: Double, end: Double?)
    ) -> ChartMark {
        ChartMark(
            kind: kind,
            function: PlottedFunction(domain: domain, isParametric: isParametric, values: values)
        )
    }
}

extension [ChartMark] {
    /// A mark for each element, which knows it.
    fileprivate static func each<Data: RandomAccessCollection>(
        _ data: Data,
        _ make: (Data.Element) -> ChartMark
    ) -> [ChartMark] {
        data.map { element in
            var mark = make(element)
            mark.element = element
            return mark
        }
    }
}

/// A value of each element of a collection.
public struct PlottableProjection<Root, Value: Plottable> {
    let value: (Root) -> ChartValue
    public static func value(_ label: some TitleKey, _ path: KeyPath<Root, Value>) -> Self {
        Self { ChartValue(label: label as? String ?? "", datum: ChartDatum($0[keyPath: path])) }
    }
    public static func value(_ label: some TitleKey, _ path: KeyPath<Root, Value>, unit: Calendar.Component) -> Self
    where Value == Date { Self { ChartValue(label: label as? String ?? "", $0[keyPath: path], unit, .current) } }
}

nonisolated extension LinePlot {
    public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
        _ data: Data,
        x: PlottableProjection<Data.Element, X>,
        y: PlottableProjection<Data.Element, Y>
    ) where Content == VectorizedPlotContent<Data.Element> {
        self.init { .each(data) { ChartMark(kind: .line, x: .value(x.value($0)), y: .value(y.value($0))) } }
    }
    public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable, Series: Plottable>(
        _ data: Data,
        x: PlottableProjection<Data.Element, X>,
        y: PlottableProjection<Data.Element, Y>,
        series: PlottableProjection<Data.Element, Series>
    ) where Content == VectorizedPlotContent<Data.Element> {
        self.init {
            .each(data) {
                ChartMark(kind: .line, x: .value(x.value($0)), y: .value(y.value($0)), series: series.value($0))
            }
        }
    }
}
nonisolated extension AreaPlot {
    public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
        _ data: Data,
        x: PlottableProjection<Data.Element, X>,
        y: PlottableProjection<Data.Element, Y>
    ) where Content == VectorizedPlotContent<Data.Element> {
        self.init { .each(data) { ChartMark(kind: .area, x: .value(x.value($0)), y: .value(y.value($0))) } }
    }
    public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
        _ data: Data,
        x: PlottableProjection<Data.Element, X>,
        yStart: PlottableProjection<Data.Element, Y>,
        yEnd: PlottableProjection<Data.Element, Y>
    ) where Content == VectorizedPlotContent<Data.Element> {
        self.init {
            .each(data) {
                ChartMark(kind: .area, x: .value(x.value($0)), y: .range(yStart.value($0), yEnd.value($0)))
            }
        }
    }
}
nonisolated extension PointPlot {
    public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
        _ data: Data,
        x: PlottableProjection<Data.Element, X>,
        y: PlottableProjection<Data.Element, Y>
    ) where Content == VectorizedPlotContent<Data.Element> {
        self.init { .each(data) { ChartMark(kind: .point, x: .value(x.value($0)), y: .value(y.value($0))) } }
    }
}
nonisolated extension BarPlot {
    public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
        _ data: Data,
        x: PlottableProjection<Data.Element, X>,
        y: PlottableProjection<Data.Element, Y>,
        width: MarkDimension = .automatic,
        height: MarkDimension = .automatic,
        stacking: MarkStackingMethod = .standard
    ) where Content == VectorizedPlotContent<Data.Element> {
        self.init {
            .each(data) {
                ChartMark(
                    kind: .bar,
                    x: .value(x.value($0)),
                    y: .value(y.value($0)),
                    width: width,
                    height: height,
                    stacking: stacking
                )
            }
        }
    }
}
nonisolated extension RectanglePlot {
    public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
        _ data: Data,
        x: PlottableProjection<Data.Element, X>,
        y: PlottableProjection<Data.Element, Y>,
        width: MarkDimension = .automatic,
        height: MarkDimension = .automatic
    ) where Content == VectorizedPlotContent<Data.Element> {
        self.init {
            .each(data) {
                ChartMark(
                    kind: .rectangle,
                    x: .value(x.value($0)),
                    y: .value(y.value($0)),
                    width: width,
                    height: height
                )
            }
        }
    }
}
nonisolated extension RulePlot {
    public init<Data: RandomAccessCollection, X: Plottable>(_ data: Data, x: PlottableProjection<Data.Element, X>)
    where Content == VectorizedPlotContent<Data.Element> {
        self.init { .each(data) { ChartMark(kind: .rule, x: .value(x.value($0))) } }
    }
    public init<Data: RandomAccessCollection, Y: Plottable>(_ data: Data, y: PlottableProjection<Data.Element, Y>)
    where Content == VectorizedPlotContent<Data.Element> {
        self.init { .each(data) { ChartMark(kind: .rule, y: .value(y.value($0))) } }
    }
}
nonisolated extension SectorPlot {
    public init<Data: RandomAccessCollection, Value: Plottable>(
        _ data: Data,
        angle: PlottableProjection<Data.Element, Value>,
        innerRadius: MarkDimension = .automatic,
        outerRadius: MarkDimension = .automatic,
        angularInset: CGFloat? = nil
    ) where Content == VectorizedPlotContent<Data.Element> {
        self.init {
            .each(data) {
                ChartMark(
                    kind: .sector,
                    sector: SectorValues(
                        angle: angle.value($0),
                        innerRadius: innerRadius,
                        outerRadius: outerRadius,
                        angularInset: angularInset ?? 0
                    )
                )
            }
        }
    }
}
