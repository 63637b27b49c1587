public import Foundation

/// A line across.
public nonisolated struct RuleMark: PrimitiveChartContent, MarkedContent {
    private let mark: ChartMark
    @MainActor var marks: [ChartMark] { [mark] }

    private init(_ x: MarkPlace, _ y: MarkPlace) { mark = ChartMark(kind: .rule, x: x, y: y) }
    private static func place(_ points: CGFloat?) -> MarkPlace { points.map { .points($0, $0) } ?? .everywhere }

    public init<X: Plottable>(x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil) {
        self.init(.value(x.chartValue), .points(yStart, yEnd))
    }
    public init<Y: Plottable>(xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>) {
        self.init(.points(xStart, xEnd), .value(y.chartValue))
    }
    public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>) {
        self.init(.value(x.chartValue), .range(yStart.chartValue, yEnd.chartValue))
    }
    public init<X: Plottable, Y: Plottable>(xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>) {
        self.init(.range(xStart.chartValue, xEnd.chartValue), .value(y.chartValue))
    }
    public init<Y: Plottable>(x: CGFloat?, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>) {
        self.init(Self.place(x), .range(yStart.chartValue, yEnd.chartValue))
    }
    public init<X: Plottable>(xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: CGFloat?) {
        self.init(.range(xStart.chartValue, xEnd.chartValue), Self.place(y))
    }
}
