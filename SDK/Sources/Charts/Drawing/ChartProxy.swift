public import SwiftUI

/// Asks a chart for places and values, in the plot's points.
@preconcurrency @MainActor
public struct ChartProxy {
    let plan: ChartPlan
    let state: ChartState
    let options: ChartOptions

    public var plotSize: CGSize { state.plot.size }
    /// As ``plotSize``, as before iOS 17.
    public var plotAreaSize: CGSize { plotSize }
    /// Where the plot lies in the chart; nil before the chart is laid out.
    public var plotFrame: Anchor<CGRect>? { state.plot.isEmpty ? nil : .fixed(state.plot) }
    /// As ``plotFrame``, as before iOS 17.
    public var plotAreaFrame: Anchor<CGRect> { .fixed(state.plot) }

    private func length(_ axis: Axis) -> CGFloat { axis == .horizontal ? plotSize.width : plotSize.height }

    // MARK: Places

    public func position(forX value: some Plottable) -> CGFloat? { position(.horizontal, value) }
    public func position(forY value: some Plottable) -> CGFloat? { position(.vertical, value) }
    public func position<X: Plottable, Y: Plottable>(for position: (x: X, y: Y)) -> CGPoint? {
        guard let x = self.position(forX: position.x), let y = self.position(forY: position.y) else { return nil }
        return CGPoint(x: x, y: y)
    }
    public func positionRange(forX value: some Plottable) -> ClosedRange<CGFloat>? { range(.horizontal, value) }
    public func positionRange(forY value: some Plottable) -> ClosedRange<CGFloat>? { range(.vertical, value) }

    private func position(_ axis: Axis, _ value: some Plottable) -> CGFloat? {
        guard length(axis) > 0 else { return nil }
        return plan.scale(axis)?.position(of: ChartValue(datum: ChartDatum(value)), in: length(axis))
    }
    private func range(_ axis: Axis, _ value: some Plottable) -> ClosedRange<CGFloat>? {
        guard length(axis) > 0 else { return nil }
        let value = ChartValue(datum: ChartDatum(value))
        if let band = plan.scale(axis)?.band(of: value, in: length(axis)) { return band }
        return plan.scale(axis)?.position(of: value, in: length(axis)).map { $0...$0 }
    }

    // MARK: Values

    public func value<Value: Plottable>(atX position: CGFloat, as type: Value.Type = Value.self) -> Value? {
        datum(.horizontal, position).flatMap { Value($0) }
    }
    public func value<Value: Plottable>(atY position: CGFloat, as type: Value.Type = Value.self) -> Value? {
        datum(.vertical, position).flatMap { Value($0) }
    }
    public func value<X: Plottable, Y: Plottable>(
        at position: CGPoint,
        as type: (X, Y).Type = (X, Y).self
    ) -> (X, Y)? {
        guard let x = value(atX: position.x, as: X.self), let y = value(atY: position.y, as: Y.self) else { return nil }
        return (x, y)
    }
    /// The number of all angles together, clockwise from the top.
    public func value<Value: Plottable>(atAngle angle: Angle, as type: Value.Type = Value.self) -> Value? {
        let share = (angle.radians / (2 * .pi)).truncatingRemainder(dividingBy: 1)
        let number = (share < 0 ? share + 1 : share) * plan.sectors.total
        return number.isFinite ? Value(.number(number)) : nil
    }
    /// The angle of a point of the plot, clockwise from the top.
    public func angle(at point: CGPoint) -> Angle {
        .radians(atan2(point.x - plotSize.width / 2, plotSize.height / 2 - point.y))
    }

    func datum(_ axis: Axis, _ position: CGFloat) -> ChartDatum? {
        length(axis) > 0 ? plan.scale(axis)?.datum(at: position, in: length(axis)) : nil
    }

    public func xDomain<Value: Plottable>(dataType: Value.Type = Value.self) -> [Value] { domain(.horizontal) }
    public func yDomain<Value: Plottable>(dataType: Value.Type = Value.self) -> [Value] { domain(.vertical) }
    private func domain<Value: Plottable>(_ axis: Axis) -> [Value] {
        guard let scale = plan.scale(axis) else { return [] }
        let values: [ChartDatum] =
            switch scale.domain {
            case .names(let names): names.map { .name($0) }
            case .numbers(let range): [.number(range.lowerBound), .number(range.upperBound)]
            case .dates(let range):
                [range.lowerBound, range.upperBound].map { .date(Date(timeIntervalSinceReferenceDate: $0)) }
            }
        return values.compactMap { Value($0) }
    }

    // MARK: Looks

    public func foregroundStyle(for value: some Plottable) -> AnyShapeStyle? {
        plan.looks.styles.style(for: ChartDatum(value)).style
    }
    public func symbolSize(for value: some Plottable) -> CGFloat? {
        CGFloat(plan.looks.sizes.area(for: ChartDatum(value)))
    }
    public func lineStyle(for value: some Plottable) -> StrokeStyle? {
        plan.looks.lines.style(for: ChartDatum(value))
    }

    // MARK: Selecting

    public func selectXValue(at position: CGFloat) { options.x.select?(datum(.horizontal, position)) }
    public func selectYValue(at position: CGFloat) { options.y.select?(datum(.vertical, position)) }
    public func selectXRange(from start: CGFloat, to end: CGFloat) { select(options.x, .horizontal, start, end) }
    public func selectYRange(from start: CGFloat, to end: CGFloat) { select(options.y, .vertical, start, end) }
    public func selectAngleValue(at angle: Angle) {
        options.selectAngle?(value(atAngle: angle, as: Double.self).map { .number($0) })
    }

    private func select(_ own: AxisOptions, _ axis: Axis, _ start: CGFloat, _ end: CGFloat) {
        guard let first = datum(axis, start), let last = datum(axis, end) else { return }
        own.selectRange?((first, last))
    }
}
