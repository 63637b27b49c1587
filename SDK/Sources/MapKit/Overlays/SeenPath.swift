import Foundation
import UIKit

/// What of a path is seen at a scale: without what lies far outside, and without corners that nobody can tell apart.
///
/// A line over the earth has too large numbers for a page's drawing when a street is seen, and a track of a day too many.
struct SeenPath {
    /// All that is near what is seen.
    private let box: CGRect
    /// How far a line may be from where it should be.
    private let tolerance: CGFloat
    /// How many corners are drawn at most.
    private let limit: Int

    /// Of a drawing of its own.
    static let usualLimit = 3_000

    /// - Parameters:
    ///   - rect: what is seen, in the path's points.
    ///   - zoomScale: points of the screen to one of the path's.
    ///   - reach: how far a line reaches beyond its path, in the path's points.
    init(around rect: CGRect, zoomScale: MKZoomScale, reach: CGFloat, limit: Int) {
        let scale = max(zoomScale, .leastNormalMagnitude)
        tolerance = 0.15 / scale
        box = rect.insetBy(dx: -reach - 400 / scale, dy: -reach - 400 / scale)
        self.limit = max(limit, 8)
    }

    /// A path that is drawn as a line.
    func line(_ path: CGPath) -> CGPath {
        guard !isSmall(path) else { return path }
        return made(of: Run.all(of: path, tolerance).flatMap { $0.clipped(to: box) })
    }

    /// A path that is filled.
    func area(_ path: CGPath) -> CGPath {
        guard !isSmall(path) else { return path }
        return made(of: Run.all(of: path, tolerance).map { $0.cut(to: box) })
    }

    /// Whether it can be drawn as it is.
    private func isSmall(_ path: CGPath) -> Bool {
        var count = 0
        path.applyWithBlock { _ in count += 1 }
        return count <= min(limit, 500) && box.contains(path.boundingBox)
    }

    private func made(of runs: [Run]) -> CGPath {
        var runs = runs.map { $0.thinned(tolerance) }
        var coarseness = tolerance
        // Too many corners for a drawing: it becomes coarser until they are few enough.
        for _ in 0..<16 where runs.reduce(0, { $0 + $1.points.count }) > limit {
            coarseness *= 2
            runs = runs.map { $0.thinned(coarseness) }
        }
        let path = CGMutablePath()
        for run in runs where !run.points.isEmpty {
            path.addLines(between: run.points)
            if run.isClosed { path.closeSubpath() }
        }
        return path
    }
}

/// Corners of a line, one after the other.
private struct Run {
    var points: [CGPoint]
    var isClosed = false

    /// Those of a path; of a curve so many that it looks like one.
    static func all(of path: CGPath, _ tolerance: CGFloat) -> [Run] {
        var runs: [Run] = []
        path.applyWithBlock { element in
            let (type, points) = (element.pointee.type, element.pointee.points)
            switch type {
            case .moveToPoint: runs.append(Run(points: [points[0]]))
            case .closeSubpath:
                guard let last = runs.indices.last else { return }
                runs[last].isClosed = true
            case .addLineToPoint, .addQuadCurveToPoint, .addCurveToPoint:
                guard let last = runs.indices.last, let from = runs[last].points.last else { return }
                // After a closed run the next begins where that one did.
                if runs[last].isClosed { runs.append(Run(points: [runs[last].points[0]])) }
                runs[runs.count - 1].points += curve(from, type, points, tolerance)
            }
        }
        return runs
    }

    private static func curve(
        _ start: CGPoint,
        _ type: CGPathElementType,
        _ points: UnsafeMutablePointer<CGPoint>,
        _ tolerance: CGFloat
    ) -> [CGPoint] {
        let (one, two, end): (CGPoint, CGPoint, CGPoint)
        switch type {
        case .addQuadCurveToPoint: (one, two, end) = (points[0], points[0], points[1])
        case .addCurveToPoint: (one, two, end) = (points[0], points[1], points[2])
        default: return [points[0]]
        }
        let way = start.distance(to: one) + one.distance(to: two) + two.distance(to: end)
        let wanted = (way / (30 * tolerance)).rounded()
        let count = wanted.isFinite ? Int(min(max(wanted, 8), 512)) : 8
        return (1...count).map { index in
            let (t, s) = (CGFloat(index) / CGFloat(count), 1 - CGFloat(index) / CGFloat(count))
            func at(_ path: KeyPath<CGPoint, CGFloat>) -> CGFloat {
                if type == .addQuadCurveToPoint {
                    return s * s * start[keyPath: path] + 2 * s * t * one[keyPath: path] + t * t * end[keyPath: path]
                }
                let outer = s * s * s * start[keyPath: path] + t * t * t * end[keyPath: path]
                return outer + 3 * s * s * t * one[keyPath: path] + 3 * s * t * t * two[keyPath: path]
            }
            return CGPoint(x: at(\.x), y: at(\.y))
        }
    }

    // MARK: What is near

    /// The parts of the line within a box.
    func clipped(to box: CGRect) -> [Run] {
        let points = isClosed ? points + points.prefix(1) : points
        guard points.count > 1 else { return box.contains(points.first ?? .zero) ? [self] : [] }
        var runs: [Run] = []
        for (start, end) in zip(points, points.dropFirst()) {
            guard let (from, to) = Self.part(start, end, in: box) else { continue }
            if let last = runs.indices.last, runs[last].points.last == from {
                runs[last].points.append(to)
            } else {
                runs.append(Run(points: [from, to]))
            }
        }
        return runs
    }

    /// The part of a straight line within a box (Liang and Barsky).
    private static func part(_ start: CGPoint, _ end: CGPoint, in box: CGRect) -> (CGPoint, CGPoint)? {
        let (dx, dy) = (end.x - start.x, end.y - start.y)
        var (first, last): (CGFloat, CGFloat) = (0, 1)
        let sides = [
            (-dx, start.x - box.minX), (dx, box.maxX - start.x), (-dy, start.y - box.minY), (dy, box.maxY - start.y),
        ]
        for (speed, room) in sides {
            if speed == 0 {
                if room < 0 { return nil }
            } else if speed < 0 {
                first = max(first, room / speed)
            } else {
                last = min(last, room / speed)
            }
        }
        guard first <= last else { return nil }
        func at(_ t: CGFloat) -> CGPoint { CGPoint(x: start.x + t * dx, y: start.y + t * dy) }
        return (first > 0 ? at(first) : start, last < 1 ? at(last) : end)
    }

    /// The area's part within a box (Sutherland and Hodgman).
    func cut(to box: CGRect) -> Run {
        var points = points
        for (isAcross, isUpper, edge) in [
            (true, false, box.minX), (true, true, box.maxX), (false, false, box.minY), (false, true, box.maxY),
        ] {
            func depth(_ point: CGPoint) -> CGFloat { ((isAcross ? point.x : point.y) - edge) * (isUpper ? -1 : 1) }
            guard var former = points.last else { break }
            var kept: [CGPoint] = []
            for point in points {
                let (before, now) = (depth(former), depth(point))
                if (before < 0) != (now < 0) {
                    let part = before / (before - now)
                    kept.append(
                        CGPoint(x: former.x + part * (point.x - former.x), y: former.y + part * (point.y - former.y))
                    )
                }
                if now >= 0 { kept.append(point) }
                former = point
            }
            points = kept
        }
        return Run(points: points, isClosed: true)
    }

    // MARK: What can be told apart

    /// Without corners that lie nearer to the line between others than that (Douglas and Peucker).
    func thinned(_ tolerance: CGFloat) -> Run {
        let points = apart(tolerance)
        guard points.count > 2 else { return Run(points: points, isClosed: isClosed) }
        var isKept = [Bool](repeating: false, count: points.count)
        isKept[0] = true
        isKept[points.count - 1] = true
        var waiting = [(0, points.count - 1)]
        while let (first, last) = waiting.popLast() {
            guard last - first > 1 else { continue }
            var (farthest, way) = (first, tolerance)
            for index in (first + 1)..<last {
                let distance = points[index].distance(toLine: points[first], points[last])
                if distance > way { (farthest, way) = (index, distance) }
            }
            guard farthest > first else { continue }
            isKept[farthest] = true
            waiting += [(first, farthest), (farthest, last)]
        }
        return Run(points: zip(points, isKept).compactMap { $1 ? $0 : nil }, isClosed: isClosed)
    }

    /// Without corners that lie on the one before, but for the last.
    private func apart(_ tolerance: CGFloat) -> [CGPoint] {
        guard let first = points.first, let last = points.last, points.count > 2 else { return points }
        var kept = [first]
        for point in points.dropFirst().dropLast() where kept[kept.count - 1].distance(to: point) > tolerance {
            kept.append(point)
        }
        return kept + [last]
    }
}

extension CGPoint {
    fileprivate func distance(to other: CGPoint) -> CGFloat {
        let (dx, dy) = (other.x - x, other.y - y)
        return (dx * dx + dy * dy).squareRoot()
    }

    /// From the line between two points, its ends included.
    fileprivate func distance(toLine start: CGPoint, _ end: CGPoint) -> CGFloat {
        let (dx, dy) = (end.x - start.x, end.y - start.y)
        let length = dx * dx + dy * dy
        guard length > 0 else { return distance(to: start) }
        let part = min(max(((x - start.x) * dx + (y - start.y) * dy) / length, 0), 1)
        return distance(to: CGPoint(x: start.x + part * dx, y: start.y + part * dy))
    }
}
