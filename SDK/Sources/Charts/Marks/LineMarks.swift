/// A line through points.
public nonisolated struct LineMark: PrimitiveChartContent, MarkedContent {
    private let mark: ChartMark
    @MainActor var marks: [ChartMark] { [mark] }

    private init(_ x: ChartValue, _ y: ChartValue, _ series: ChartValue? = nil) {
        mark = ChartMark(kind: .line, x: .value(x), y: .value(y), series: series)
    }
    public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
        self.init(x.chartValue, y.chartValue)
    }
    public init<X: Plottable, Y: Plottable, Series: Plottable>(
        x: PlottableValue<X>,
        y: PlottableValue<Y>,
        series: PlottableValue<Series>
    ) { self.init(x.chartValue, y.chartValue, series.chartValue) }
}

/// The area below a line.
public nonisolated struct AreaMark: PrimitiveChartContent, MarkedContent {
    private let mark: ChartMark
    @MainActor var marks: [ChartMark] { [mark] }

    private init(
        _ x: MarkPlace,
        _ y: MarkPlace,
        _ series: ChartValue? = nil,
        _ stacking: MarkStackingMethod = .standard
    ) { mark = ChartMark(kind: .area, x: x, y: y, stacking: stacking, series: series) }
    public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>,
        y: PlottableValue<Y>,
        stacking: MarkStackingMethod = .standard
    ) { self.init(.value(x.chartValue), .value(y.chartValue), nil, stacking) }
    public init<X: Plottable, Y: Plottable, Series: Plottable>(
        x: PlottableValue<X>,
        y: PlottableValue<Y>,
        series: PlottableValue<Series>,
        stacking: MarkStackingMethod = .standard
    ) { self.init(.value(x.chartValue), .value(y.chartValue), series.chartValue, stacking) }
    public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>) {
        self.init(.value(x.chartValue), .range(yStart.chartValue, yEnd.chartValue))
    }
    public init<X: Plottable, Y: Plottable, Series: Plottable>(
        x: PlottableValue<X>,
        yStart: PlottableValue<Y>,
        yEnd: PlottableValue<Y>,
        series: PlottableValue<Series>
    ) { self.init(.value(x.chartValue), .range(yStart.chartValue, yEnd.chartValue), series.chartValue) }
    public init<X: Plottable, Y: Plottable>(xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>) {
        self.init(.range(xStart.chartValue, xEnd.chartValue), .value(y.chartValue))
    }
    public init<X: Plottable, Y: Plottable, Series: Plottable>(
        xStart: PlottableValue<X>,
        xEnd: PlottableValue<X>,
        y: PlottableValue<Y>,
        series: PlottableValue<Series>
    ) { self.init(.range(xStart.chartValue, xEnd.chartValue), .value(y.chartValue), series.chartValue) }
}
