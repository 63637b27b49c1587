import Foundation

/// What is made of a path's lengths: parts, dashes and the area of a line. Curves become lines.
extension Outline {
    init(polygons: [[CGPoint]], areClosed: Bool = false) {
        self.init()
        for corners in polygons where corners.count > 1 {
            move(to: corners[0])
            for corner in corners.dropFirst() { line(to: corner) }
            if areClosed { close() }
        }
    }

    /// From one part of its length to another, both 0…1.
    func trimmed(from start: CGFloat, to end: CGFloat) -> Outline {
        let lists = polygons
        let whole = lists.reduce(0) { $0 + Self.length($1) }
        guard whole > 0, whole.isFinite, start < end else { return Outline() }
        if start <= 0, end >= 1 { return self }
        let (first, last) = (max(start, 0) * whole, min(end, 1) * whole)
        var passed: CGFloat = 0
        var pieces: [[CGPoint]] = []
        for list in lists {
            pieces.append(Self.cut(list, from: first - passed, to: last - passed))
            passed += Self.length(list)
        }
        return Outline(polygons: pieces)
    }

    /// The most dashes of a line; beyond, it is left whole.
    private static let dashLimit: CGFloat = 10_000

    /// In dashes.
    ///
    /// - Parameters:
    ///   - lengths: of dashes and gaps in turn, in points; an odd number is taken twice.
    ///   - phase: where in them it begins, in points.
    func dashed(_ lengths: [CGFloat], phase: CGFloat) -> Outline {
        let pattern = lengths.count.isMultiple(of: 2) ? lengths : lengths + lengths
        let round = pattern.reduce(0, +)
        let lists = polygons
        let whole = lists.reduce(0) { $0 + Self.length($1) }
        guard round > 0, round.isFinite, pattern.allSatisfy({ $0 >= 0 }), phase.isFinite, whole.isFinite,
            whole / round * CGFloat(pattern.count) < Self.dashLimit
        else { return self }
        var pieces: [[CGPoint]] = []
        for list in lists {
            let end = Self.length(list)
            var place = -phase.truncatingRemainder(dividingBy: round)
            if place > 0 { place -= round }
            while place < end {
                for (index, length) in pattern.enumerated() {
                    if index.isMultiple(of: 2) { pieces.append(Self.cut(list, from: place, to: place + length)) }
                    place += length
                }
            }
        }
        return Outline(polygons: pieces)
    }

    /// The area that a line along it covers, filled by winding.
    ///
    /// - Parameters:
    ///   - width: in points.
    ///   - miterLimit: how far a corner may stand out, in halves of the width.
    func stroked(width: CGFloat, cap: CGLineCap, join: CGLineJoin, miterLimit: CGFloat) -> Outline {
        var area = Outline()
        let half = width / 2
        guard half > 0, half.isFinite else { return area }
        for list in polygons {
            let corners = list.enumerated().filter { $0.offset == 0 || $0.element != list[$0.offset - 1] }.map(
                \.element
            )
            guard corners.count > 1 else { continue }
            let ways = zip(corners, corners.dropFirst()).map(Self.direction)
            let isClosed = corners.count > 2 && corners.first == corners.last
            for (index, way) in ways.enumerated() {
                var (begin, end) = (corners[index], corners[index + 1])
                if cap == .square, !isClosed {
                    if index == 0 { begin = Self.moved(begin, way, -half) }
                    if index == ways.count - 1 { end = Self.moved(end, way, half) }
                }
                let side = CGPoint(x: way.y, y: -way.x)
                area.fill([
                    Self.moved(begin, side, half), Self.moved(end, side, half), Self.moved(end, side, -half),
                    Self.moved(begin, side, -half),
                ])
            }
            for index in 0..<ways.count where index > 0 || isClosed {
                let before = ways[index == 0 ? ways.count - 1 : index - 1]
                area.join(corners[index], before, ways[index], half, join, miterLimit)
            }
            if cap == .round, !isClosed {
                area.dot(corners[0], half)
                area.dot(corners[corners.count - 1], half)
            }
        }
        return area
    }

    /// The other way round.
    var reversed: Outline {
        var copy = Outline()
        var parts: [[Element]] = []
        for element in elements {
            if case .move = element { parts.append([element]) } else { parts[parts.count - 1].append(element) }
        }
        for part in parts.reversed() {
            let isClosed = part.last == .close
            let way = part.filter { $0 != .close }
            let points = way.compactMap(\.end)
            guard let last = points.last else { continue }
            copy.move(to: last)
            for index in stride(from: way.count - 1, to: 0, by: -1) {
                let end = points[index - 1]
                switch way[index] {
                case .quad(_, let control): copy.quad(to: end, control: control)
                case .curve(let one, let two, _): copy.curve(to: end, two, one)
                case .line, .move, .close: copy.line(to: end)
                }
            }
            if isClosed { copy.close() }
        }
        return copy
    }

    /// Adds a line and an arc that touches two lines.
    mutating func arc(tangent one: CGPoint, _ two: CGPoint, radius: CGFloat) {
        if isEmpty { move(to: one) }
        let (back, on) = (Self.direction(one, current), Self.direction(one, two))
        let cosine = back.x * on.x + back.y * on.y
        let turn = back.x * on.y - back.y * on.x
        guard radius > 0, radius.isFinite, abs(turn) > 1e-9, cosine.isFinite else { return line(to: one) }
        let angle = acos(min(max(cosine, -1), 1))
        let distance = radius / tan(angle / 2)
        let (first, last) = (Self.moved(one, back, distance), Self.moved(one, on, distance))
        let middle = CGPoint(x: back.x + on.x, y: back.y + on.y)
        let center = Self.moved(one, Self.direction(.zero, middle), radius / sin(angle / 2))
        line(to: first)
        arc(
            center: center,
            radius: radius,
            from: atan2(first.y - center.y, first.x - center.x),
            to: atan2(last.y - center.y, last.x - center.x),
            isForward: turn < 0
        )
    }

    private mutating func fill(_ corners: [CGPoint]) { append(Outline(polygons: [corners], areClosed: true)) }

    private mutating func dot(_ center: CGPoint, _ radius: CGFloat) {
        ellipse(in: CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
    }

    private mutating func join(
        _ corner: CGPoint,
        _ before: CGPoint,
        _ after: CGPoint,
        _ half: CGFloat,
        _ join: CGLineJoin,
        _ miterLimit: CGFloat
    ) {
        if join == .round { return dot(corner, half) }
        let turn = before.x * after.y - before.y * after.x
        guard turn != 0 else { return }
        let out = turn > 0 ? half : -half
        let one = Self.moved(corner, CGPoint(x: before.y, y: -before.x), out)
        let two = Self.moved(corner, CGPoint(x: after.y, y: -after.x), out)
        var tip: [CGPoint] = []
        let cosine = 1 + before.x * after.x + before.y * after.y
        if join == .miter, cosine > 1e-6, (2 / cosine).squareRoot() <= miterLimit {
            let sides = CGPoint(x: before.y + after.y, y: -before.x - after.x)
            tip = [Self.moved(corner, sides, out / cosine)]
        }
        fill(turn > 0 ? [corner, one] + tip + [two] : [corner, two] + tip + [one])
    }

    private static func length(_ corners: [CGPoint]) -> CGFloat {
        zip(corners, corners.dropFirst()).reduce(0) { $0 + hypot($1.1.x - $1.0.x, $1.1.y - $1.0.y) }
    }

    /// The part of a line between two lengths; nothing where it has none.
    private static func cut(_ corners: [CGPoint], from start: CGFloat, to end: CGFloat) -> [CGPoint] {
        var cut: [CGPoint] = []
        var passed: CGFloat = 0
        for (one, two) in zip(corners, corners.dropFirst()) {
            let length = hypot(two.x - one.x, two.y - one.y)
            defer { passed += length }
            let (first, last) = (max(start, passed), min(end, passed + length))
            guard length > 0, first < last else { continue }
            let way = direction(one, two)
            if cut.isEmpty { cut.append(moved(one, way, first - passed)) }
            cut.append(last == passed + length ? two : moved(one, way, last - passed))
        }
        return cut
    }

    private static func direction(_ one: CGPoint, _ two: CGPoint) -> CGPoint {
        let length = hypot(two.x - one.x, two.y - one.y)
        return length > 0 ? CGPoint(x: (two.x - one.x) / length, y: (two.y - one.y) / length) : .zero
    }

    private static func moved(_ point: CGPoint, _ way: CGPoint, _ length: CGFloat) -> CGPoint {
        CGPoint(x: point.x + way.x * length, y: point.y + way.y * length)
    }
}

extension Outline.Element {
    /// Where it goes.
    fileprivate var end: CGPoint? {
        switch self {
        case .move(let point), .line(let point), .quad(let point, _), .curve(_, _, let point): point
        case .close: nil
        }
    }
}
