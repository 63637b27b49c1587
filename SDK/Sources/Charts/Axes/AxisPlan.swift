import Foundation
import SwiftUI
import UIKit

/// The marks of an axis, ready to be drawn in a plot of any size.
@MainActor
struct AxisPlan {
    /// A mark at a value.
    struct Mark {
        let part: AxisPart
        let edge: Edge
        let isInset: Bool
        /// What a label shows.
        let label: AnyView?
        /// The value, and where its part of the axis ends.
        let value: ChartValue
        let end: Double?
    }

    let axis: Axis
    let scale: PositionScale
    private(set) var marks: [Mark] = []

    init(_ plan: ChartPlan, _ axis: Axis, _ rows: [AxisRow], _ texts: AxisTexts) {
        self.axis = axis
        scale = plan.scale(axis) ?? PositionScale(axis: axis, domain: .names([]))
        for row in rows { add(row, plan, texts) }
    }

    private mutating func add(_ row: AxisRow, _ plan: ChartPlan, _ texts: AxisTexts) {
        let ticks = AxisTicks(scale, row.wish, count: plan.count(axis), texts.calendar)
        var former: ClosedRange<CGFloat>?
        for (index, datum) in ticks.values.enumerated() {
            let value = AxisValue(index: index, count: ticks.values.count, datum: datum)
            let place = ChartValue(datum: datum)
            // What has no place is not shown, nor what is scrolled away.
            guard let shown = scale.position(of: place, in: 100), shown >= -0.5, shown <= 100.5 else { continue }
            for part in row.parts(at: value, scale) {
                // Nothing stands in the middle of what begins at the end.
                if part.centered == true, let start = place.coordinate, let end = scale.numbers?.upperBound,
                    start >= end
                {
                    continue
                }
                var view: AnyView?
                if case .label(let label) = part.kind {
                    let text = text(label, datum, ticks.step, texts)
                    if let text, !label.mayMeetOthers, let room = room(of: text, label, place, plan.size) {
                        // A label that would meet the one before is left out.
                        if let former, former.overlaps(room) { continue }
                        former = room
                    }
                    view = Self.view(label, text, part)
                }
                marks.append(
                    Mark(
                        part: part,
                        edge: row.edge(axis),
                        isInset: row.preset == .inset,
                        label: view,
                        value: place,
                        end: ticks.end(of: datum, texts.calendar)
                    )
                )
            }
        }
    }

    /// What a label says; nil is a view of the author's.
    private func text(
        _ label: AxisPart.Label,
        _ datum: ChartDatum,
        _ step: AxisTicks.Step,
        _ texts: AxisTexts
    ) -> String? {
        switch label.content {
        case .usual: texts.text(datum, step)
        case .formatted(let format): format(datum) ?? texts.text(datum, step)
        case .view: nil
        }
    }

    private static func view(_ label: AxisPart.Label, _ text: String?, _ part: AxisPart) -> AnyView {
        let content: AnyView
        if case .view(let view) = label.content {
            content = view
        } else {
            content = AnyView(Text(verbatim: text ?? ""))
        }
        let styled = content.font(part.font ?? .caption)
            .foregroundStyle(part.style?.style ?? AnyShapeStyle(Color.secondary))
        return switch label.orientation {
        case .automatic, .horizontal: AnyView(styled)
        case .vertical: AnyView(QuarterTurn()() { styled.rotationEffect(.degrees(-90)) })
        case .verticalReversed: AnyView(QuarterTurn()() { styled.rotationEffect(.degrees(90)) })
        }
    }

    /// About how much of the axis a label takes.
    private func room(
        of text: String,
        _ label: AxisPart.Label,
        _ value: ChartValue,
        _ chart: CGSize
    ) -> ClosedRange<CGFloat>? {
        let font = UIFont.preferredFont(forTextStyle: .caption1)
        let size = NSAttributedString(string: text, attributes: [.font: font]).size()
        let isTurned = label.orientation == .vertical || label.orientation == .verticalReversed
        // The labels of the other axis take some of the chart.
        let length = max(axis == .horizontal ? chart.width - 36 : chart.height - 24, 1)
        guard let middle = scale.position(of: value, in: length) else { return nil }
        // Words need some distance, and lines none.
        let taken = (axis == .horizontal) != isTurned ? size.width + 4 : size.height * 0.8
        let start = scale.hasDates && axis == .horizontal ? middle : middle - taken / 2
        return start...(start + max(taken, 0))
    }

    // MARK: Places

    /// Where a mark stands along the axis, in points of the plot.
    func position(of mark: Mark, in length: CGFloat) -> CGFloat? {
        guard mark.part.centered == true, let end = mark.end, let start = mark.value.coordinate,
            let first = scale.position(at: start, in: length), let numbers = scale.numbers,
            let last = scale.position(at: min(end, max(numbers.upperBound, start)), in: length)
        else { return scale.position(of: mark.value, in: length) }
        return (first + last) / 2
    }

    /// Which point of a label lies at its value.
    func anchor(of mark: Mark) -> UnitPoint {
        if case .label(let label) = mark.part.kind, let anchor = label.anchor { return anchor }
        let besideLine = scale.hasDates && mark.part.centered != true
        return switch mark.edge {
        case .bottom: besideLine ? .topLeading : .top
        case .top: besideLine ? .bottomLeading : .bottom
        case .leading: .trailing
        case .trailing: .leading
        }
    }
}
