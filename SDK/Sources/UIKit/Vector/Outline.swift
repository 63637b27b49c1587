import Foundation

/// Lines and curves, one after the other: what paths are made of.
struct Outline: Hashable, Sendable {
    enum Element: Hashable, Sendable {
        case move(CGPoint)
        case line(CGPoint)
        case quad(CGPoint, control: CGPoint)
        case curve(CGPoint, CGPoint, CGPoint)
        case close
    }

    private(set) var elements: [Element] = []
    private(set) var current = CGPoint.zero
    private var beginning = CGPoint.zero

    var isEmpty: Bool { elements.isEmpty }

    mutating func move(to point: CGPoint) {
        elements.append(.move(point))
        beginning = point
        current = point
    }

    mutating func line(to point: CGPoint) {
        guard !elements.isEmpty else { return move(to: point) }
        elements.append(.line(point))
        current = point
    }

    mutating func quad(to point: CGPoint, control: CGPoint) {
        if elements.isEmpty { move(to: control) }
        elements.append(.quad(point, control: control))
        current = point
    }

    mutating func curve(to point: CGPoint, _ control1: CGPoint, _ control2: CGPoint) {
        if elements.isEmpty { move(to: control1) }
        elements.append(.curve(control1, control2, point))
        current = point
    }

    mutating func close() {
        guard let last = elements.last, last != .close else { return }
        elements.append(.close)
        current = beginning
    }

    /// Adds an arc, with a line to its beginning.
    ///
    /// - Parameter isForward: whether angles grow: clockwise where y grows downwards.
    mutating func arc(center: CGPoint, radius: CGFloat, from start: CGFloat, to end: CGFloat, isForward: Bool) {
        let turn = 2 * CGFloat.pi
        var sweep = end - start
        if abs(sweep) > turn - 1e-6 {
            // A whole circle, whichever way it is asked for.
            sweep = isForward ? turn : -turn
        } else if isForward {
            while sweep < 0 { sweep += turn }
            sweep = min(sweep, turn)
        } else {
            while sweep > 0 { sweep -= turn }
            sweep = max(sweep, -turn)
        }
        func point(_ angle: CGFloat) -> CGPoint {
            CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
        }
        let beginning = point(start)
        let isThere = !elements.isEmpty && hypot(current.x - beginning.x, current.y - beginning.y) < 1e-6
        if !isThere { line(to: beginning) }
        let count = max(1, Int((abs(sweep) / (.pi / 2) - 0.000_1).rounded(.up)))
        let step = sweep / CGFloat(count)
        // The handles that make a cubic curve an arc.
        let handle = radius * 4 / 3 * tan(step / 4)
        for index in 0..<count {
            let (one, two) = (start + CGFloat(index) * step, start + CGFloat(index + 1) * step)
            let (first, last) = (point(one), point(two))
            curve(
                to: last,
                CGPoint(x: first.x - handle * sin(one), y: first.y + handle * cos(one)),
                CGPoint(x: last.x + handle * sin(two), y: last.y - handle * cos(two))
            )
        }
    }

    mutating func rect(_ rect: CGRect) {
        move(to: rect.origin)
        line(to: CGPoint(x: rect.maxX, y: rect.minY))
        line(to: CGPoint(x: rect.maxX, y: rect.maxY))
        line(to: CGPoint(x: rect.minX, y: rect.maxY))
        close()
    }

    mutating func ellipse(in rect: CGRect) {
        var circle = Outline()
        circle.move(to: CGPoint(x: 1, y: 0))
        circle.arc(center: .zero, radius: 1, from: 0, to: 2 * .pi, isForward: true)
        circle.close()
        append(
            circle,
            CGAffineTransform(rect.width / 2, 0, 0, rect.height / 2, rect.midX, rect.midY)
        )
    }

    /// A rectangle with some corners round.
    mutating func rect(_ rect: CGRect, radii: CGSize, corners: Set<Int> = [0, 1, 2, 3]) {
        let x = min(max(radii.width, 0), rect.width / 2)
        let y = min(max(radii.height, 0), rect.height / 2)
        guard x > 0, y > 0, !corners.isEmpty else { return self.rect(rect) }
        // Clockwise from the upper left: the corner, and where its curve begins and ends.
        let places = [
            CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
            CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
        ]
        let ways =
            [(0, -1, 1, 0), (1, 0, 0, 1), (0, 1, -1, 0), (-1, 0, 0, -1)] as [(CGFloat, CGFloat, CGFloat, CGFloat)]
        let kappa: CGFloat = 0.552_284_75
        for (index, corner) in places.enumerated() {
            let way = ways[index]
            let isRound = corners.contains(index)
            let begin = isRound ? CGPoint(x: corner.x - way.0 * x, y: corner.y - way.1 * y) : corner
            if index == 0 { move(to: begin) } else { line(to: begin) }
            guard isRound else { continue }
            let end = CGPoint(x: corner.x + way.2 * x, y: corner.y + way.3 * y)
            curve(
                to: end,
                CGPoint(x: begin.x + way.0 * x * kappa, y: begin.y + way.1 * y * kappa),
                CGPoint(x: end.x - way.2 * x * kappa, y: end.y - way.3 * y * kappa)
            )
        }
        close()
    }

    mutating func append(_ other: Outline, _ map: CGAffineTransform = .identity) {
        for element in other.elements {
            switch element {
            case .move(let point): move(to: point.applying(map))
            case .line(let point): line(to: point.applying(map))
            case .quad(let point, let control): quad(to: point.applying(map), control: control.applying(map))
            case .curve(let one, let two, let point):
                curve(to: point.applying(map), one.applying(map), two.applying(map))
            case .close: close()
            }
        }
    }

    func applying(_ map: CGAffineTransform) -> Outline {
        var copy = Outline()
        copy.append(self, map)
        return copy
    }
}
