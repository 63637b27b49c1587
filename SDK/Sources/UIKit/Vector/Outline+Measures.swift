import Foundation
import ViewLink

extension Outline {
    /// As SVG says it; to a hundredth of a point.
    var data: String {
        elements.map { element in
            switch element {
            case .move(let point): "M" + Self.spell(point)
            case .line(let point): "L" + Self.spell(point)
            case .quad(let point, let control): "Q" + Self.spell(control, point)
            case .curve(let one, let two, let point): "C" + Self.spell(one, two, point)
            case .close: "Z"
            }
        }
        .joined()
    }

    private static func spell(_ points: CGPoint...) -> String {
        points.flatMap { [$0.x, $0.y] }.map(number).joined(separator: " ")
    }

    private static func number(_ value: CGFloat) -> String {
        guard value.isFinite else { return "0" }
        let rounded = (Double(value) * 100).rounded() / 100
        return rounded == rounded.rounded() && abs(rounded) < 1e9 ? String(Int(rounded)) : String(rounded)
    }

    /// Corners of the path's pieces, curves in sixteen parts; a list per piece.
    var polygons: [[CGPoint]] {
        var lists: [[CGPoint]] = []
        for element in elements {
            guard let last = lists.last?.last else {
                if case .move(let point) = element { lists.append([point]) }
                continue
            }
            switch element {
            case .move(let point): lists.append([point])
            case .line(let point): lists[lists.count - 1].append(point)
            case .quad(let point, let control):
                lists[lists.count - 1] += Self.steps.map { part in
                    Self.mix(Self.mix(last, control, part), Self.mix(control, point, part), part)
                }
            case .curve(let one, let two, let point):
                lists[lists.count - 1] += Self.steps.map { part in
                    let middle = Self.mix(one, two, part)
                    let left = Self.mix(Self.mix(last, one, part), middle, part)
                    return Self.mix(left, Self.mix(middle, Self.mix(two, point, part), part), part)
                }
            case .close:
                if let first = lists.last?.first {
                    lists[lists.count - 1].append(first)
                    lists.append([first])
                }
            }
        }
        return lists.filter { $0.count > 1 }
    }

    private static let steps = (1...16).map { CGFloat($0) / 16 }

    private static func mix(_ one: CGPoint, _ two: CGPoint, _ part: CGFloat) -> CGPoint {
        CGPoint(x: one.x + (two.x - one.x) * part, y: one.y + (two.y - one.y) * part)
    }

    var bounds: CGRect {
        let points = polygons.joined()
        guard let first = points.first else { return isEmpty ? .null : CGRect(origin: current, size: .zero) }
        var (left, top, right, bottom) = (first.x, first.y, first.x, first.y)
        for point in points {
            (left, right) = (min(left, point.x), max(right, point.x))
            (top, bottom) = (min(top, point.y), max(bottom, point.y))
        }
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }

    /// Whether a point lies inside, by how often the path winds around it.
    func contains(_ point: CGPoint, isEvenOdd: Bool) -> Bool {
        var winding = 0
        for corners in polygons {
            for (one, two) in zip(corners, corners.dropFirst() + [corners[0]]) {
                guard (one.y <= point.y) != (two.y <= point.y) else { continue }
                let x = one.x + (point.y - one.y) / (two.y - one.y) * (two.x - one.x)
                guard x > point.x else { continue }
                winding += one.y < two.y ? 1 : -1
            }
        }
        return isEvenOdd ? winding % 2 != 0 : winding != 0
    }
}
