import Foundation
import SwiftUI

/// A chart's marks on their scales, for a chart of some size.
struct ChartPlan {
    /// Stacked, and with points instead of functions.
    private(set) var marks: [ChartMark]
    let looks: LookScales
    let sectors: SectorFigures
    /// The least distance of bars on an axis without names.
    let steps: [Axis: Double]
    let size: CGSize
    let texts: AxisTexts
    private var scales: [Axis: PositionScale] = [:]

    @MainActor
    init(_ marks: [ChartMark], _ options: ChartOptions, _ size: CGSize, _ texts: AxisTexts, _ scroll: ChartScroll) {
        self.size = size
        self.texts = texts
        looks = LookScales(marks, options.looks)
        let all = Stacking.stacked(marks)
        steps = Dictionary(
            uniqueKeysWithValues: Axis.allCases.compactMap { axis in Self.step(all, axis).map { (axis, $0) } }
        )
        self.marks = all
        sectors = SectorFigures(all)
        // A function is asked along the horizontal axis, whose numbers it does not change.
        scales[.horizontal] = scale(.horizontal, domains(of: all), options, scroll)
        if all.contains(where: { $0.function != nil }) {
            self.marks = FunctionSampling.sampled(all, across: scales[.horizontal]?.numbers)
            scales[.horizontal] = scale(.horizontal, self.marks, options, scroll)
        }
        scales[.vertical] = scale(.vertical, self.marks, options, scroll)
    }

    func scale(_ axis: Axis) -> PositionScale? { scales[axis] }

    /// About how many marks an axis has room for.
    func count(_ axis: Axis) -> Int { Self.count(axis, size) }
    private static func count(_ axis: Axis, _ size: CGSize) -> Int {
        let length = axis == .horizontal ? size.width / 65 : size.height / 50
        return length.isFinite ? min(max(Int(length), 2), 8) : 5
    }

    private func domains(of marks: [ChartMark]) -> [ChartMark] {
        marks.flatMap { mark -> [ChartMark] in
            guard let function = mark.function, !function.isParametric, let domain = function.domain else {
                return [mark]
            }
            return [domain.lowerBound, domain.upperBound].map {
                ChartMark(kind: .line, x: .value(ChartValue(datum: .number($0))))
            }
        }
    }

    @MainActor
    private func scale(
        _ axis: Axis,
        _ marks: [ChartMark],
        _ options: ChartOptions,
        _ scroll: ChartScroll
    ) -> PositionScale? {
        let own = options.axis(axis)
        var scale = ScaleInference(
            axis: axis,
            options: own,
            values: own.rows.first?.wish ?? .usual,
            count: Self.count(axis, size),
            calendar: texts.calendar
        ).scale(of: marks)
        if own.isScrollable, let all = scale { scale?.window = scroll.window(of: all, own) }
        return scale
    }

    /// The least distance of bars and rectangles.
    private static func step(_ marks: [ChartMark], _ axis: Axis) -> Double? {
        var numbers: Set<Double> = []
        for mark in marks where mark.kind == .bar || mark.kind == .rectangle {
            guard case .value(let value) = mark[axis], value.extent == nil, let number = value.datum.coordinate else {
                continue
            }
            numbers.insert(number)
        }
        let sorted = numbers.sorted()
        return zip(sorted, sorted.dropFirst()).map { $1 - $0 }.min()
    }

    /// What is told of a mark: where it is, and how much it is.
    func spoken(_ mark: ChartMark) -> (label: String, value: String) {
        func text(_ value: ChartValue) -> String { texts.text(value.datum) }
        let series = mark.look.foregroundValue.map { [text($0)] } ?? []
        if let sector = mark.sector { return (series.joined(), text(sector.angle)) }
        let axis = mark.valueAxis
        let length: [String] =
            switch mark[axis] {
            case .span(let start, let end): [texts.text(.number(end - start))]
            case .value, .range, .everywhere, .points: mark[axis].values.map(text)
            }
        let place = mark[axis.other].values.map(text)
        return ((place + series).joined(separator: ", "), length.joined(separator: "–"))
    }
}
