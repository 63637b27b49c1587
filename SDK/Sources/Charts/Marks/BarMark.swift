public import Foundation

/// A bar.
public nonisolated struct BarMark: PrimitiveChartContent, MarkedContent {
    private let mark: ChartMark
    @MainActor var marks: [ChartMark] { [mark] }

    private init(
        _ x: MarkPlace,
        _ y: MarkPlace,
        _ width: MarkDimension = .automatic,
        _ height: MarkDimension = .automatic,
        _ stacking: MarkStackingMethod = .standard
    ) { mark = ChartMark(kind: .bar, x: x, y: y, width: width, height: height, stacking: stacking) }

    public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>,
        y: PlottableValue<Y>,
        width: MarkDimension = .automatic,
        height: MarkDimension = .automatic,
        stacking: MarkStackingMethod = .standard
    ) { self.init(.value(x.chartValue), .value(y.chartValue), width, height, stacking) }
    public init<X: Plottable, Y: Plottable>(
        xStart: PlottableValue<X>,
        xEnd: PlottableValue<X>,
        y: PlottableValue<Y>,
        height: MarkDimension = .automatic
    ) { self.init(.range(xStart.chartValue, xEnd.chartValue), .value(y.chartValue), .automatic, height) }
    public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>,
        yStart: PlottableValue<Y>,
        yEnd: PlottableValue<Y>,
        width: MarkDimension = .automatic
    ) { self.init(.value(x.chartValue), .range(yStart.chartValue, yEnd.chartValue), width) }
    public init<X: Plottable>(
        x: PlottableValue<X>,
        width: MarkDimension = .automatic,
        height: MarkDimension = .automatic,
        stacking: MarkStackingMethod = .standard
    ) { self.init(.value(x.chartValue), .everywhere, width, height, stacking) }
    public init<Y: Plottable>(
        y: PlottableValue<Y>,
        width: MarkDimension = .automatic,
        height: MarkDimension = .automatic,
        stacking: MarkStackingMethod = .standard
    ) { self.init(.everywhere, .value(y.chartValue), width, height, stacking) }
    public init<X: Plottable>(
        xStart: PlottableValue<X>,
        xEnd: PlottableValue<X>,
        yStart: CGFloat? = nil,
        yEnd: CGFloat? = nil
    ) { self.init(.range(xStart.chartValue, xEnd.chartValue), .points(yStart, yEnd)) }
    public init<Y: Plottable>(
        yStart: PlottableValue<Y>,
        yEnd: PlottableValue<Y>,
        xStart: CGFloat? = nil,
        xEnd: CGFloat? = nil
    ) { self.init(.points(xStart, xEnd), .range(yStart.chartValue, yEnd.chartValue)) }
    public init<Y: Plottable>(
        xStart: CGFloat?,
        xEnd: CGFloat? = nil,
        yStart: PlottableValue<Y>,
        yEnd: PlottableValue<Y>
    ) { self.init(.points(xStart, xEnd), .range(yStart.chartValue, yEnd.chartValue)) }
    public init<X: Plottable>(
        x: PlottableValue<X>,
        yStart: CGFloat?,
        yEnd: CGFloat? = nil,
        width: MarkDimension = .automatic,
        stacking: MarkStackingMethod = .standard
    ) { self.init(.value(x.chartValue), .points(yStart, yEnd), width, .automatic, stacking) }
    public init<Y: Plottable>(
        xStart: CGFloat?,
        xEnd: CGFloat? = nil,
        y: PlottableValue<Y>,
        height: MarkDimension = .automatic,
        stacking: MarkStackingMethod = .standard
    ) { self.init(.points(xStart, xEnd), .value(y.chartValue), .automatic, height, stacking) }
}
