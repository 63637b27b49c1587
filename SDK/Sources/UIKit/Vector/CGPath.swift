public import Foundation

/// How overlapping parts of a path are filled.
public enum CGPathFillRule: Int, Sendable {
    case winding = 0
    case evenOdd
}

/// How a line ends.
public enum CGLineCap: Int32, Sendable {
    case butt = 0
    case round, square
}

/// How a line turns.
public enum CGLineJoin: Int32, Sendable {
    case miter = 0
    case round, bevel
}

/// Lines and curves (Core Graphics: CGPath).
public class CGPath: Hashable {
    var outline: Outline

    init(_ outline: Outline) {
        self.outline = outline
    }

    fileprivate convenience init(_ transform: UnsafePointer<CGAffineTransform>?, _ make: (inout Outline) -> Void) {
        var outline = Outline()
        make(&outline)
        self.init(transform.map { outline.applying($0.pointee) } ?? outline)
    }

    public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        self.init(transform) { $0.rect(rect) }
    }

    public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        self.init(transform) { $0.ellipse(in: rect) }
    }

    public convenience init(
        roundedRect rect: CGRect,
        cornerWidth: CGFloat,
        cornerHeight: CGFloat,
        transform: UnsafePointer<CGAffineTransform>?
    ) {
        self.init(transform) { $0.rect(rect, radii: CGSize(width: cornerWidth, height: cornerHeight)) }
    }

    public var isEmpty: Bool { outline.isEmpty }
    public var currentPoint: CGPoint { outline.current }
    public var boundingBox: CGRect { outline.bounds }
    public var boundingBoxOfPath: CGRect { outline.bounds }

    public func contains(
        _ point: CGPoint,
        using rule: CGPathFillRule = .winding,
        transform: CGAffineTransform = .identity
    ) -> Bool {
        outline.contains(point.applying(transform.inverted()), isEvenOdd: rule == .evenOdd)
    }

    public func copy() -> CGPath? { CGPath(outline) }
    public func mutableCopy() -> CGMutablePath? { CGMutablePath(outline) }

    public static func == (left: CGPath, right: CGPath) -> Bool { left.outline == right.outline }
    public func hash(into hasher: inout Hasher) { hasher.combine(outline) }
}

/// A path that is being made (Core Graphics: CGMutablePath).
public final class CGMutablePath: CGPath {
    override init(_ outline: Outline) {
        super.init(outline)
    }

    public init() {
        super.init(Outline())
    }

    public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
        outline.move(to: point.applying(transform))
    }

    public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
        outline.line(to: point.applying(transform))
    }

    public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
        guard let first = points.first else { return }
        move(to: first, transform: transform)
        for point in points.dropFirst() { addLine(to: point, transform: transform) }
    }

    public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
        outline.quad(to: end.applying(transform), control: control.applying(transform))
    }

    public func addCurve(
        to end: CGPoint,
        control1: CGPoint,
        control2: CGPoint,
        transform: CGAffineTransform = .identity
    ) {
        outline.curve(to: end.applying(transform), control1.applying(transform), control2.applying(transform))
    }

    /// - Parameter clockwise: as if y grew upwards; where it grows downwards, false goes with the clock.
    public func addArc(
        center: CGPoint,
        radius: CGFloat,
        startAngle: CGFloat,
        endAngle: CGFloat,
        clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {
        var arc = Outline()
        if !outline.isEmpty { arc.move(to: outline.current.applying(transform.inverted())) }
        arc.arc(center: center, radius: radius, from: startAngle, to: endAngle, isForward: !clockwise)
        let isJoined = !outline.isEmpty
        for element in arc.applying(transform).elements.dropFirst(isJoined ? 1 : 0) {
            switch element {
            case .move(let point): outline.move(to: point)
            case .line(let point): outline.line(to: point)
            case .curve(let one, let two, let point): outline.curve(to: point, one, two)
            case .quad, .close: break
            }
        }
    }

    public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        outline.append(CGPath(rect: rect, transform: nil).outline, transform)
    }

    public func addRoundedRect(
        in rect: CGRect,
        cornerWidth: CGFloat,
        cornerHeight: CGFloat,
        transform: CGAffineTransform = .identity
    ) {
        let path = CGPath(roundedRect: rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight, transform: nil)
        outline.append(path.outline, transform)
    }

    public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        outline.append(CGPath(ellipseIn: rect, transform: nil).outline, transform)
    }

    public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
        outline.append(path.outline, transform)
    }

    public func closeSubpath() { outline.close() }
}
