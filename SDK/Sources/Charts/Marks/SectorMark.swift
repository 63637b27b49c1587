public import Foundation

/// A piece of a pie.
public nonisolated struct SectorMark: PrimitiveChartContent, MarkedContent {
    private let mark: ChartMark
    @MainActor var marks: [ChartMark] { [mark] }

    public init<Angle: Plottable>(
        angle: PlottableValue<Angle>,
        innerRadius: MarkDimension = .automatic,
        outerRadius: MarkDimension = .automatic,
        angularInset: CGFloat? = nil
    ) {
        mark = ChartMark(
            kind: .sector,
            sector: SectorValues(
                angle: angle.chartValue,
                innerRadius: innerRadius,
                outerRadius: outerRadius,
                angularInset: angularInset ?? 0
            )
        )
    }
}
