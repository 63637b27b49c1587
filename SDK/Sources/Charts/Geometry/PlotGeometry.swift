import Foundation
import SwiftUI

/// A plot of some size: where the marks' values lie in it.
struct PlotGeometry {
    let plan: ChartPlan
    let size: CGSize

    var scales: LookScales { plan.looks }
    func length(_ axis: Axis) -> CGFloat { axis == .horizontal ? size.width : size.height }

    /// All that is drawn, the later above.
    @MainActor var figures: [Figure] {
        let lines = LineFigures(plot: self)
        let boxes = BoxFigures(plot: self)
        var figures: [Figure] = []
        var drawn: Set<LineFigures.Key> = []
        for (index, mark) in plan.marks.enumerated() {
            switch mark.kind {
            case .bar, .rectangle: figures += boxes.figure(of: mark).map { [$0] } ?? []
            case .point: figures += PointFigures(plot: self).figures(of: mark)
            case .rule: figures += RuleFigures(plot: self).figure(of: mark).map { [$0] } ?? []
            case .sector: figures += plan.sectors.figure(of: index, in: self).map { [$0] } ?? []
            case .line, .area:
                // A line is drawn where its first point is.
                let key = LineFigures.Key(mark)
                if drawn.insert(key).inserted { figures += lines.figures(of: key) }
            }
        }
        let order = figures.enumerated().sorted { ($0.element.zIndex, $0.offset) < ($1.element.zIndex, $1.offset) }
        return order.map(\.element)
    }

    // MARK: Places

    /// Where a mark is along an axis: from one place to another, or at one.
    func span(of mark: ChartMark, _ axis: Axis) -> (start: CGFloat, end: CGFloat)? {
        let length = length(axis)
        let scale = plan.scale(axis)
        let ends: (CGFloat, CGFloat)? =
            switch mark[axis] {
            case .everywhere: (0, length)
            case .points(let start, let end): (start?.finite ?? 0, end?.finite ?? length)
            case .span(let start, let end):
                both(scale?.position(at: start, in: length), scale?.position(at: end, in: length))
            case .range(let start, let end):
                both(scale?.edge(of: start, in: length, isEnd: false), scale?.edge(of: end, in: length, isEnd: true))
            case .value(let value):
                (scale?.position(of: value, in: length)).map { ($0, $0) }
            }
        guard let ends else { return nil }
        let shift = shift(of: mark, axis)
        return (ends.0 + shift.start, ends.1 + shift.end)
    }

    /// The middle of a mark along an axis, beside others of its place (`position(by:)`).
    func middle(of mark: ChartMark, _ axis: Axis) -> CGFloat? {
        guard let span = span(of: mark, axis) else { return nil }
        let middle = (span.start + span.end) / 2
        guard let part = part(of: mark, axis), case .value(let value) = mark[axis] else { return middle }
        let whole = group(of: mark, value, axis)
        return middle + (CGFloat(part.index) + 0.5 - CGFloat(part.count) / 2) * whole / CGFloat(part.count)
    }

    /// Which of the marks beside each other it is.
    func part(of mark: ChartMark, _ axis: Axis) -> (index: Int, count: Int)? {
        guard let grouping = mark.look.position, (grouping.axis ?? mark.valueAxis.other) == axis,
            let index = scales.positions.firstIndex(of: grouping.value.key)
        else { return nil }
        return (index, scales.positions.count)
    }

    /// How much all the marks beside each other take.
    func group(of mark: ChartMark, _ value: ChartValue, _ axis: Axis) -> CGFloat {
        let room = room(of: value, axis)
        return (mark.look.position?.span ?? .automatic).length(of: room, usual: room * 0.8)
    }

    /// How much room a value has: its part of an axis of names, its day, or as far as to its neighbours.
    func room(of value: ChartValue, _ axis: Axis) -> CGFloat {
        let length = length(axis)
        guard let scale = plan.scale(axis) else { return length }
        if let band = scale.band(of: value, in: length) { return band.upperBound - band.lowerBound }
        guard let step = plan.steps[axis], let numbers = scale.numbers,
            let start = scale.position(at: numbers.lowerBound, in: length),
            let end = scale.position(at: min(numbers.lowerBound + step, numbers.upperBound), in: length)
        else { return min(length, 20) }
        return abs(end - start)
    }

    private func shift(of mark: ChartMark, _ axis: Axis) -> (start: CGFloat, end: CGFloat) {
        let offset = mark.look.offset
        return axis == .horizontal ? (offset.xStart, offset.xEnd) : (offset.yStart, offset.yEnd)
    }

    private func both(_ first: CGFloat?, _ second: CGFloat?) -> (CGFloat, CGFloat)? {
        guard let first, let second else { return nil }
        return (first, second)
    }

    // MARK: Looks

    func style(of mark: ChartMark) -> ChartStyle {
        if let value = mark.look.foregroundValue { return scales.styles.style(for: value.datum) }
        return mark.look.foreground ?? ChartStyle(Color.accentColor)
    }

    /// What is told of a mark: its values, unless the author says otherwise.
    func speech(of mark: ChartMark) -> FigureSpeech {
        let values = plan.spoken(mark)
        return FigureSpeech(
            label: mark.look.spoken.label ?? Text(verbatim: values.label),
            value: mark.look.spoken.value ?? Text(verbatim: values.value),
            isHidden: mark.look.spoken.isHidden ?? false,
            identifier: mark.look.spoken.identifier
        )
    }
}

extension PositionScale {
    /// Where a value begins or ends: all of a name's part, of a day's the start.
    fileprivate func edge(of value: ChartValue, in length: CGFloat, isEnd: Bool) -> CGFloat? {
        guard let band = band(of: value, in: length) else { return position(of: value, in: length) }
        return isEnd ? band.upperBound : band.lowerBound
    }
}

extension CGFloat {
    /// The number, or nothing for what is none.
    var finite: CGFloat { isFinite ? Swift.min(Swift.max(self, -20_000), 20_000) : 0 }
}
