import Foundation
import SwiftUI

/// Puts bars and areas that share a place over each other.
enum Stacking {
    /// The marks, of which bars and areas reach from one number to another.
    static func stacked(_ marks: [ChartMark]) -> [ChartMark] {
        let groups = Dictionary(grouping: marks.indices.filter { marks[$0].isStacked }) { Group(marks[$0]) }
        var result = marks
        for (group, indices) in groups { stack(indices, along: group.axis, by: group.stacking, in: &result) }
        return result
    }

    /// What marks over each other share.
    private struct Group: Hashable {
        let kind: ChartMark.Kind
        let axis: Axis
        let stacking: MarkStackingMethod
        let place: [ChartDatum]
        let position: ChartDatum?
        /// Areas whose series is not said lie over each other all the same.
        init(_ mark: ChartMark) {
            kind = mark.kind
            axis = mark.valueAxis
            stacking = mark.stacking
            place = mark[axis.other].key
            position = mark.look.position?.value.key
        }
    }

    private static func stack(
        _ indices: [Int],
        along axis: Axis,
        by method: MarkStackingMethod,
        in marks: inout [ChartMark]
    ) {
        let numbers = indices.map { index -> Double? in
            marks[index][axis].values.first?.datum.coordinate
        }
        let total = numbers.reduce(0) { $0 + abs($1 ?? 0) }
        let scale = method == .normalized && total > 0 ? 1 / total : 1
        var up = method == .center ? -total / 2 : 0
        var down = 0.0
        for (index, number) in zip(indices, numbers) {
            guard let number else {
                marks[index][axis] = .span(.nan, .nan)
                continue
            }
            let length = (method == .center ? abs(number) : number) * scale
            switch method {
            case .unstacked: marks[index][axis] = .span(0, length)
            case .standard, .normalized, .center:
                if length >= 0 {
                    marks[index][axis] = .span(up, up + length)
                    up += length
                } else {
                    marks[index][axis] = .span(down, down + length)
                    down += length
                }
            }
        }
    }
}

extension ChartMark {
    /// Along which axis a bar or an area is long: along that of numbers, and up if both are.
    var valueAxis: Axis {
        switch (x, y) {
        case (_, .span), (_, .range): return .vertical
        case (.span, _), (.range, _): return .horizontal
        default: break
        }
        if y.isLength { return .vertical }
        return x.isLength ? .horizontal : .vertical
    }

    fileprivate var isStacked: Bool {
        guard kind == .bar || kind == .area, case .value = self[valueAxis] else { return false }
        return self[valueAxis].isLength
    }
}

extension MarkPlace {
    /// Whether it is a number that a bar may be as long as.
    fileprivate var isLength: Bool {
        guard case .value(let value) = self, value.extent == nil, case .number = value.datum else { return false }
        return true
    }
}
