public import Foundation

/// A rectangle.
public nonisolated struct RectangleMark: PrimitiveChartContent, MarkedContent {
    private let mark: ChartMark
    @MainActor var marks: [ChartMark] { [mark] }

    private init(
        _ x: MarkPlace,
        _ y: MarkPlace,
        _ width: MarkDimension = .automatic,
        _ height: MarkDimension = .automatic
    ) { mark = ChartMark(kind: .rectangle, x: x, y: y, width: width, height: height) }

    public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>,
        y: PlottableValue<Y>,
        width: MarkDimension = .automatic,
        height: MarkDimension = .automatic
    ) { self.init(.value(x.chartValue), .value(y.chartValue), width, height) }
    public init<X: Plottable, Y: Plottable>(
        xStart: PlottableValue<X>,
        xEnd: PlottableValue<X>,
        yStart: PlottableValue<Y>,
        yEnd: PlottableValue<Y>
    ) { self.init(.range(xStart.chartValue, xEnd.chartValue), .range(yStart.chartValue, yEnd.chartValue)) }
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
        xStart: PlottableValue<X>,
        xEnd: PlottableValue<X>,
        yStart: CGFloat? = nil,
        yEnd: CGFloat? = nil
    ) { self.init(.range(xStart.chartValue, xEnd.chartValue), .points(yStart, yEnd)) }
    public init<Y: Plottable>(
        xStart: CGFloat? = nil,
        xEnd: CGFloat? = nil,
        yStart: PlottableValue<Y>,
        yEnd: PlottableValue<Y>
    ) { self.init(.points(xStart, xEnd), .range(yStart.chartValue, yEnd.chartValue)) }
    public init<X: Plottable>(
        x: PlottableValue<X>,
        yStart: CGFloat? = nil,
        yEnd: CGFloat? = nil,
        width: MarkDimension = .automatic
    ) { self.init(.value(x.chartValue), .points(yStart, yEnd), width) }
    public init<Y: Plottable>(
        xStart: CGFloat? = nil,
        xEnd: CGFloat? = nil,
        y: PlottableValue<Y>,
        height: MarkDimension = .automatic
    ) { self.init(.points(xStart, xEnd), .value(y.chartValue), .automatic, height) }
}
