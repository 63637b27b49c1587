public import Foundation

/// What a piece of a path is (Core Graphics: CGPathElementType).
public enum CGPathElementType: Int32, Sendable {
    case moveToPoint = 0
    case addLineToPoint, addQuadCurveToPoint, addCurveToPoint, closeSubpath
}

/// A piece of a path: its points are there as long as it is asked about.
public struct CGPathElement {
    public var type: CGPathElementType
    /// One for moves and lines, two for quadratic curves, three for cubic ones: controls first.
    public var points: UnsafeMutablePointer<CGPoint>

    public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
        (self.type, self.points) = (type, points)
    }
}

public typealias CGPathApplyBlock = (UnsafePointer<CGPathElement>) -> Void
public typealias CGPathApplierFunction = (UnsafeMutableRawPointer?, UnsafePointer<CGPathElement>) -> Void

extension CGPath {
    /// Hands out the pieces, in order.
    public func applyWithBlock(_ block: CGPathApplyBlock) {
        for element in outline.elements {
            let (type, points): (CGPathElementType, [CGPoint]) =
                switch element {
                case .move(let point): (.moveToPoint, [point])
                case .line(let point): (.addLineToPoint, [point])
                case .quad(let point, let control): (.addQuadCurveToPoint, [control, point])
                case .curve(let one, let two, let point): (.addCurveToPoint, [one, two, point])
                case .close: (.closeSubpath, [])
                }
            withUnsafeTemporaryAllocation(of: CGPoint.self, capacity: 3) { memory in
                memory.initialize(repeating: .zero)
                for (index, point) in points.enumerated() { memory[index] = point }
                guard let first = memory.baseAddress else { return }
                withUnsafePointer(to: CGPathElement(type: type, points: first)) { block($0) }
            }
        }
    }

    /// Hands out the pieces, in order, with what is given beside them.
    public func apply(info: UnsafeMutableRawPointer?, function: CGPathApplierFunction) {
        applyWithBlock { function(info, $0) }
    }

    /// A copy that is moved.
    public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
        CGPath(transform.map { outline.applying($0.pointee) } ?? outline)
    }

    /// A moved copy that can be added to.
    public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
        CGMutablePath(transform.map { outline.applying($0.pointee) } ?? outline)
    }

    /// The area of a line along it; curves are lines in it.
    ///
    /// - Parameters:
    ///   - lineWidth: in points.
    ///   - miterLimit: how far a corner may stand out, in halves of the width.
    public func copy(
        strokingWithWidth lineWidth: CGFloat,
        lineCap: CGLineCap,
        lineJoin: CGLineJoin,
        miterLimit: CGFloat,
        transform: CGAffineTransform = .identity
    ) -> CGPath {
        let moved = outline.applying(transform)
        return CGPath(moved.stroked(width: lineWidth, cap: lineCap, join: lineJoin, miterLimit: miterLimit))
    }

    /// Its dashes; curves are lines in them.
    ///
    /// - Parameters:
    ///   - phase: where in the lengths it begins, in points.
    ///   - lengths: of dashes and gaps in turn, in points.
    public func copy(
        dashingWithPhase phase: CGFloat,
        lengths: [CGFloat],
        transform: CGAffineTransform = .identity
    ) -> CGPath { CGPath(outline.applying(transform).dashed(lengths, phase: phase)) }

    /// Whether it is a rectangle along the axes.
    public func isRect(_ rect: UnsafeMutablePointer<CGRect>?) -> Bool {
        let bounds = outline.bounds
        guard outline.polygons.count == 1, let corners = outline.polygons.first,
            corners.count == 5 || corners.count == 4,
            corners.allSatisfy({
                [bounds.minX, bounds.maxX].contains($0.x) && [bounds.minY, bounds.maxY].contains($0.y)
            }), Set(corners.map { [$0.x, $0.y] }).count == 4
        else { return false }
        rect?.pointee = bounds
        return true
    }

    /// A part of its length, for SwiftUI's paths.
    ///
    /// - Parameters:
    ///   - start: 0…1.
    ///   - end: 0…1.
    package func trimmed(from start: CGFloat, to end: CGFloat) -> CGPath {
        CGPath(outline.trimmed(from: start, to: end))
    }
}

extension CGMutablePath {
    /// Adds a line and an arc that touches the lines to one point and from it to the other.
    public func addArc(
        tangent1End: CGPoint,
        tangent2End: CGPoint,
        radius: CGFloat,
        transform: CGAffineTransform = .identity
    ) {
        guard transform.isIdentity else {
            let part = CGMutablePath()
            part.move(to: currentPoint.applying(transform.inverted()))
            part.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius)
            for element in part.outline.applying(transform).elements.dropFirst() {
                switch element {
                case .line(let point): outline.line(to: point)
                case .curve(let one, let two, let point): outline.curve(to: point, one, two)
                case .move, .quad, .close: break
                }
            }
            return
        }
        outline.arc(tangent: tangent1End, tangent2End, radius: radius)
    }

    /// Adds an arc by how far it goes, in radians.
    public func addRelativeArc(
        center: CGPoint,
        radius: CGFloat,
        startAngle: CGFloat,
        delta: CGFloat,
        transform: CGAffineTransform = .identity
    ) {
        addArc(
            center: center,
            radius: radius,
            startAngle: startAngle,
            endAngle: startAngle + delta,
            clockwise: delta < 0,
            transform: transform
        )
    }

    public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
        for rect in rects { addRect(rect, transform: transform) }
    }
}

extension UIBezierPath {
    /// The same the other way round.
    public func reversing() -> UIBezierPath {
        // The copy is one: its class makes it.
        guard let path = copy() as? UIBezierPath else { return UIBezierPath() }
        path.cgPath = CGPath(cgPath.outline.reversed)
        return path
    }
}
