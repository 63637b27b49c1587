public import SwiftUI

// Plots of functions and of whole collections (iOS 18); not drawn, as no chart is.

/// A line of a function, or through values.
public nonisolated struct LinePlot<Content>: ChartContent {
    public var body: Never { fatalError("a plot has no body") }
}
/// An area below a function, or between values.
public nonisolated struct AreaPlot<Content>: ChartContent {
    public var body: Never { fatalError("a plot has no body") }
}
/// Points for values.
public nonisolated struct PointPlot<Content>: ChartContent {
    public var body: Never { fatalError("a plot has no body") }
}
/// Bars for values.
public nonisolated struct BarPlot<Content>: ChartContent {
    public var body: Never { fatalError("a plot has no body") }
}
/// Lines across for values.
public nonisolated struct RulePlot<Content>: ChartContent {
    public var body: Never { fatalError("a plot has no body") }
}

/// A plot of a function.
public struct FunctionPlotContent: Sendable {}
/// A plot of a collection.
public struct VectorizedPlotContent<Element> {}

nonisolated extension LinePlot where Content == FunctionPlotContent {
    public init(
        x: some TitleKey,
        y: some TitleKey,
        domain: ClosedRange<Double>? = nil,
        function: @escaping @Sendable (Double) -> Double
    ) {}
    public init(
        x: some TitleKey,
        y: some TitleKey,
        t: some TitleKey,
        domain: ClosedRange<Double>,
        function: @escaping @Sendable (Double) -> (x: Double, y: Double)
    ) {}
}

nonisolated extension AreaPlot where Content == FunctionPlotContent {
    public init(
        x: some TitleKey,
        y: some TitleKey,
        domain: ClosedRange<Double>? = nil,
        function: @escaping @Sendable (Double) -> Double
    ) {}
    public init(
        x: some TitleKey,
        yStart: some TitleKey,
        yEnd: some TitleKey,
        domain: ClosedRange<Double>? = nil,
        function: @escaping @Sendable (Double) -> (yStart: Double, yEnd: Double)
    ) {}
}

/// A value of each element of a collection.
public struct PlottableProjection<Root, Value: Plottable> {
    public static func value(_ label: some TitleKey, _ path: KeyPath<Root, Value>) -> Self { Self() }
    public static func value(_ label: some TitleKey, _ path: KeyPath<Root, Value>, unit: Calendar.Component) -> Self
    where Value == Date { Self() }
}

nonisolated extension LinePlot {
    public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
        _ data: Data,
        x: PlottableProjection<Data.Element, X>,
        y: PlottableProjection<Data.Element, Y>
    ) where Content == VectorizedPlotContent<Data.Element> {}
}
nonisolated extension AreaPlot {
    public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
        _ data: Data,
        x: PlottableProjection<Data.Element, X>,
        y: PlottableProjection<Data.Element, Y>
    ) where Content == VectorizedPlotContent<Data.Element> {}
}
nonisolated extension PointPlot {
    public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
        _ data: Data,
        x: PlottableProjection<Data.Element, X>,
        y: PlottableProjection<Data.Element, Y>
    ) where Content == VectorizedPlotContent<Data.Element> {}
}
nonisolated extension BarPlot {
    public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
        _ data: Data,
        x: PlottableProjection<Data.Element, X>,
        y: PlottableProjection<Data.Element, Y>
    ) where Content == VectorizedPlotContent<Data.Element> {}
}
