public import Foundation

/// A point.
public nonisolated struct PointMark: PrimitiveChartContent, MarkedContent {
    private let mark: ChartMark
    @MainActor var marks: [ChartMark] { [mark] }

    private init(_ x: MarkPlace, _ y: MarkPlace) { mark = ChartMark(kind: .point, x: x, y: y) }
    private static func place(_ points: CGFloat?) -> MarkPlace { points.map { .points($0, $0) } ?? .everywhere }

    public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
        self.init(.value(x.chartValue), .value(y.chartValue))
    }
    /// In the middle, unless points are said.
    public init<X: Plottable>(x: PlottableValue<X>, y: CGFloat? = nil) {
        self.init(.value(x.chartValue), Self.place(y))
    }
    /// In the middle, unless points are said.
    public init<Y: Plottable>(x: CGFloat? = nil, y: PlottableValue<Y>) {
        self.init(Self.place(x), .value(y.chartValue))
    }
}
