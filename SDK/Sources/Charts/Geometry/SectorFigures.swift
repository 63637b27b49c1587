import Foundation
import SwiftUI

/// The pieces of a pie.
struct SectorFigures {
    /// From where to where each mark goes, in parts of the whole, by its place among the marks.
    private let shares: [Int: ClosedRange<Double>]
    private let marks: [ChartMark]
    /// All angles' numbers together.
    let total: Double

    init(_ marks: [ChartMark]) {
        self.marks = marks
        let numbers = marks.map { mark -> Double in
            guard let number = mark.sector?.angle.datum.coordinate else { return 0 }
            return max(number, 0)
        }
        let total = numbers.reduce(0, +)
        self.total = total
        var sum = 0.0
        var shares: [Int: ClosedRange<Double>] = [:]
        for (index, number) in numbers.enumerated() where number > 0 && total.isFinite {
            shares[index] = (sum / total)...((sum + number) / total)
            sum += number
        }
        self.shares = shares
    }

    /// The number of all angles together at a point of the plot, clockwise from the top.
    func number(at point: CGPoint, in size: CGSize) -> Double? {
        guard total > 0, total.isFinite, point.x.isFinite, point.y.isFinite else { return nil }
        let turned = atan2(point.x - size.width / 2, size.height / 2 - point.y) / (2 * .pi)
        return (turned < 0 ? turned + 1 : turned) * total
    }

    func figure(of index: Int, in plot: PlotGeometry) -> Figure? {
        guard let share = shares[index], let values = marks[index].sector else { return nil }
        let whole = min(plot.size.width, plot.size.height) / 2
        let outer = values.outerRadius.radius(of: whole, usual: whole)
        let inner = min(values.innerRadius.radius(of: outer, usual: 0), outer)
        let offset = marks[index].look.offset
        let center = CGPoint(x: plot.size.width / 2 + offset.xStart, y: plot.size.height / 2 + offset.yStart)
        let sector = SectorPath(
            center: center,
            inner: inner,
            outer: outer,
            start: share.lowerBound * 2 * .pi - .pi / 2,
            end: share.upperBound * 2 * .pi - .pi / 2,
            inset: max(values.angularInset.finite, 0),
            cornerRadius: max((marks[index].look.cornerRadius ?? 0).finite, 0)
        )
        var figure = Figure(sector.path, frame: sector.path.boundingRect, of: marks[index], in: plot)
        if !figure.annotations.isEmpty, marks[index].look.alignsWithPlot != true {
            // Views stand in the middle of the piece.
            let middle = (sector.start + sector.end) / 2
            let radius = (inner + outer) / 2
            figure.annotationPoint = CGPoint(
                x: center.x + radius * cos(middle),
                y: center.y + radius * sin(middle)
            )
        }
        figure.usualPosition = .overlay
        return figure
    }
}

/// The outline of a piece of a pie; angles in radians clockwise from the right.
struct SectorPath {
    let center: CGPoint
    let inner: CGFloat
    let outer: CGFloat
    let start: Double
    let end: Double
    /// How far the sides are moved inwards.
    let inset: CGFloat
    let cornerRadius: CGFloat

    var path: Path {
        guard outer > 0, end > start else { return Path() }
        if end - start > 2 * .pi - 1e-6 { return ring }
        let angle = end - start
        // Two sides that are moved further than to the middle leave nothing.
        let outerShift = min(shift(outer), angle / 2)
        let innerShift = inner > 0 ? min(shift(inner), angle / 2) : 0
        let (from, to) = (start + outerShift, end - outerShift)
        let radius = max(min(cornerRadius, (outer - inner) / 2, outer * (to - from) / 2), 0)
        let turn = outer > 0 ? radius / outer : 0
        return Path { path in
            // Along the outer arc, with round corners.
            path.move(to: side(start, outer - radius, outerShift))
            path.addQuadCurve(to: point(from + turn, outer), control: point(from, outer))
            path.addArc(
                center: center,
                radius: outer,
                startAngle: .radians(from + turn),
                endAngle: .radians(to - turn),
                clockwise: false
            )
            path.addQuadCurve(to: side(end, outer - radius, -outerShift), control: point(to, outer))
            addInner(&path, start + innerShift, end - innerShift, radius)
            path.closeSubpath()
        }
    }

    /// Back along the inner arc, or to the tip.
    private func addInner(_ path: inout Path, _ from: Double, _ to: Double, _ outerRadius: CGFloat) {
        guard inner > 0 else {
            let half = (end - start) / 2
            let distance = min(inset / max(sin(min(half, .pi / 2)), 1e-3), outer)
            return path.addLine(to: point(start + half, distance))
        }
        let radius = max(min(outerRadius, inner * (to - from) / 2), 0)
        let turn = radius / inner
        path.addLine(to: point(to, inner + radius))
        path.addQuadCurve(to: point(to - turn, inner), control: point(to, inner))
        path.addArc(
            center: center,
            radius: inner,
            startAngle: .radians(to - turn),
            endAngle: .radians(from + turn),
            clockwise: true
        )
        path.addQuadCurve(to: point(from, inner + radius), control: point(from, inner))
    }

    private var ring: Path {
        Path { path in
            for (radius, isBack) in [(outer, false), (inner, true)] where radius > 0 {
                path.move(to: point(0, radius))
                path.addArc(
                    center: center,
                    radius: radius,
                    startAngle: .zero,
                    endAngle: .radians(isBack ? -2 * .pi : 2 * .pi),
                    clockwise: isBack
                )
                path.closeSubpath()
            }
        }
    }

    /// The angle that the inset is at a radius.
    private func shift(_ radius: CGFloat) -> Double { radius > inset ? asin(inset / radius) : .pi / 2 }

    private func point(_ angle: Double, _ radius: CGFloat) -> CGPoint {
        CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
    }

    /// A point of a side, which is moved inwards.
    private func side(_ angle: Double, _ radius: CGFloat, _ shift: Double) -> CGPoint {
        point(angle + (shift < 0 ? -1 : 1) * min(abs(self.shift(max(radius, 1e-3))), abs(end - start) / 2), radius)
    }
}
