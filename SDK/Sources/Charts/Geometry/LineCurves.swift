import Foundation
import SwiftUI

/// Lines through points.
enum LineCurves {
    /// Goes on from the first point, where the path is, through the others.
    static func add(_ points: [CGPoint], _ method: InterpolationMethod, to path: CGMutablePath) {
        guard points.count > 1 else { return }
        switch method.kind {
        case .linear: for point in points.dropFirst() { path.addLine(to: point) }
        case .stepStart, .stepCenter, .stepEnd: addSteps(points, method, path)
        case .monotone: addMonotone(points, path)
        case .cardinal(let tension): addCardinal(points, tension.isFinite ? tension : 0, path)
        case .catmullRom(let alpha): addCatmullRom(points, alpha.isFinite ? alpha : 0.5, path)
        }
    }

    private static func addSteps(_ points: [CGPoint], _ method: InterpolationMethod, _ path: CGMutablePath) {
        let share: CGFloat = method == .stepStart ? 0 : method == .stepEnd ? 1 : 0.5
        for (from, to) in zip(points, points.dropFirst()) {
            let x = from.x + (to.x - from.x) * share
            path.addLine(to: CGPoint(x: x, y: from.y))
            path.addLine(to: CGPoint(x: x, y: to.y))
            path.addLine(to: to)
        }
    }

    /// Goes up and down only where the points do (Fritsch and Carlson).
    private static func addMonotone(_ points: [CGPoint], _ path: CGMutablePath) {
        let slopes = zip(points, points.dropFirst()).map { from, to in
            to.x == from.x ? 0 : (to.y - from.y) / (to.x - from.x)
        }
        func tangent(_ index: Int) -> CGFloat {
            if index == 0 { return slopes[0] }
            if index == slopes.count { return slopes[index - 1] }
            let (before, after) = (slopes[index - 1], slopes[index])
            guard before * after > 0 else { return 0 }
            let (left, right) = (
                points[index].x - points[index - 1].x, points[index + 1].x - points[index].x
            )
            let whole = left + right
            guard whole != 0 else { return 0 }
            let mean = (before * right + after * left) / whole
            let least = min(abs(before), abs(after))
            return (mean < 0 ? -1 : 1) * min(abs(mean), 3 * least)
        }
        for index in 1..<points.count {
            let (from, to) = (points[index - 1], points[index])
            let third = (to.x - from.x) / 3
            path.addCurve(
                to: to,
                control1: CGPoint(x: from.x + third, y: from.y + third * tangent(index - 1)),
                control2: CGPoint(x: to.x - third, y: to.y - third * tangent(index))
            )
        }
    }

    private static func addCardinal(_ points: [CGPoint], _ tension: CGFloat, _ path: CGMutablePath) {
        let share = (1 - tension) / 6
        for index in 1..<points.count {
            let (from, to) = (points[index - 1], points[index])
            let before = points[max(index - 2, 0)]
            let after = points[min(index + 1, points.count - 1)]
            path.addCurve(
                to: to,
                control1: CGPoint(x: from.x + (to.x - before.x) * share, y: from.y + (to.y - before.y) * share),
                control2: CGPoint(x: to.x - (after.x - from.x) * share, y: to.y - (after.y - from.y) * share)
            )
        }
    }

    private static func addCatmullRom(_ points: [CGPoint], _ alpha: CGFloat, _ path: CGMutablePath) {
        func distance(_ from: CGPoint, _ to: CGPoint) -> CGFloat {
            pow((to.x - from.x) * (to.x - from.x) + (to.y - from.y) * (to.y - from.y), alpha / 2)
        }
        /// The control point beside a point, which lies between others.
        func control(_ far: CGPoint, _ point: CGPoint, _ next: CGPoint) -> CGPoint {
            let (back, forth) = (distance(far, point), distance(point, next))
            let divisor = 3 * back * (back + forth)
            guard divisor > 1e-9, divisor.isFinite else { return point }
            let weight = 2 * back * back + 3 * back * forth + forth * forth
            func mix(_ far: CGFloat, _ point: CGFloat, _ next: CGFloat) -> CGFloat {
                (point * weight - far * forth * forth + next * back * back) / divisor
            }
            return CGPoint(x: mix(far.x, point.x, next.x), y: mix(far.y, point.y, next.y))
        }
        for index in 1..<points.count {
            let (from, to) = (points[index - 1], points[index])
            let before = points[max(index - 2, 0)]
            let after = points[min(index + 1, points.count - 1)]
            path.addCurve(
                to: to,
                control1: control(before, from, to),
                control2: control(after, to, from)
            )
        }
    }
}
