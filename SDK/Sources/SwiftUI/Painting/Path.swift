public import UIKit

/// Lines and curves.
public nonisolated struct Path: Shape, Equatable, @unchecked Sendable {
    // Replaced by each change and changed by none, so that copies share it.
    private var made: CGPath

    public init() { made = CGMutablePath() }
    public init(_ path: CGPath) { made = path.mutableCopy() ?? CGMutablePath() }
    public init(_ rect: CGRect) { made = CGPath(rect: rect, transform: nil) }
    public init(ellipseIn rect: CGRect) { made = CGPath(ellipseIn: rect, transform: nil) }
    public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        made = CGPath(roundedRect: rect, cornerWidth: cornerRadius, cornerHeight: cornerRadius, transform: nil)
    }
    public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
        made = CGPath(
            roundedRect: rect,
            cornerWidth: cornerSize.width,
            cornerHeight: cornerSize.height,
            transform: nil
        )
    }
    public init(_ callback: (inout Path) -> Void) {
        self.init()
        callback(&self)
    }

    public var cgPath: CGPath { made.copy() ?? CGMutablePath() }
    public var isEmpty: Bool { made.isEmpty }
    public var boundingRect: CGRect { made.boundingBox }
    public var currentPoint: CGPoint? { made.isEmpty ? nil : made.currentPoint }
    public func contains(_ point: CGPoint, eoFill: Bool = false) -> Bool {
        made.contains(point, using: eoFill ? .evenOdd : .winding)
    }

    private mutating func change(_ change: (CGMutablePath) -> Void) {
        guard let copy = made.mutableCopy() else { return }
        change(copy)
        made = copy
    }

    public mutating func move(to end: CGPoint) { change { $0.move(to: end) } }
    public mutating func addLine(to end: CGPoint) { change { $0.addLine(to: end) } }
    public mutating func addLines(_ lines: [CGPoint]) { change { $0.addLines(between: lines) } }
    public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
        change { $0.addQuadCurve(to: end, control: control) }
    }
    public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        change { $0.addCurve(to: end, control1: control1, control2: control2) }
    }
    public mutating func addArc(
        center: CGPoint,
        radius: CGFloat,
        startAngle: Angle,
        endAngle: Angle,
        clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {
        change {
            $0.addArc(
                center: center,
                radius: radius,
                startAngle: startAngle.radians,
                endAngle: endAngle.radians,
                clockwise: clockwise,
                transform: transform
            )
        }
    }
    public mutating func addRelativeArc(center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle) {
        addArc(
            center: center,
            radius: radius,
            startAngle: startAngle,
            endAngle: .radians(startAngle.radians + delta.radians),
            clockwise: delta.radians < 0
        )
    }
    public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        change { $0.addRect(rect, transform: transform) }
    }
    public mutating func addRects(_ rects: [CGRect]) { for rect in rects { addRect(rect) } }
    public mutating func addRoundedRect(
        in rect: CGRect,
        cornerSize: CGSize,
        style: RoundedCornerStyle = .continuous,
        transform: CGAffineTransform = .identity
    ) {
        change {
            $0.addRoundedRect(
                in: rect,
                cornerWidth: cornerSize.width,
                cornerHeight: cornerSize.height,
                transform: transform
            )
        }
    }
    public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        change { $0.addEllipse(in: rect, transform: transform) }
    }
    public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
        change { $0.addPath(path.made, transform: transform) }
    }
    public mutating func closeSubpath() { change { $0.closeSubpath() } }

    public func applying(_ transform: CGAffineTransform) -> Path {
        Path { $0.addPath(self, transform: transform) }
    }
    public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
        applying(CGAffineTransform(translationX: dx, y: dy))
    }

    /// A part of its length, from one to another of 0…1; curves are lines in it.
    public func trimmedPath(from: CGFloat, to: CGFloat) -> Path { Path(made.trimmed(from: from, to: to)) }
    /// The area of a line along it.
    public func strokedPath(_ style: StrokeStyle) -> Path {
        let dashed = style.dash.isEmpty ? made : made.copy(dashingWithPhase: style.dashPhase, lengths: style.dash)
        return Path(
            dashed.copy(
                strokingWithWidth: style.lineWidth,
                lineCap: style.lineCap,
                lineJoin: style.lineJoin,
                miterLimit: style.miterLimit
            )
        )
    }
    public mutating func addArc(
        tangent1End: CGPoint,
        tangent2End: CGPoint,
        radius: CGFloat,
        transform: CGAffineTransform = .identity
    ) {
        change { $0.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius, transform: transform) }
    }

    /// A piece of a path.
    public enum Element: Equatable, Sendable {
        case move(to: CGPoint)
        case line(to: CGPoint)
        case quadCurve(to: CGPoint, control: CGPoint)
        case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
        case closeSubpath
    }

    /// Hands out the pieces, in order.
    public func forEach(_ body: (Path.Element) -> Void) {
        made.applyWithBlock { element in
            let points = element.pointee.points
            switch element.pointee.type {
            case .moveToPoint: body(.move(to: points[0]))
            case .addLineToPoint: body(.line(to: points[0]))
            case .addQuadCurveToPoint: body(.quadCurve(to: points[1], control: points[0]))
            case .addCurveToPoint: body(.curve(to: points[2], control1: points[0], control2: points[1]))
            case .closeSubpath: body(.closeSubpath)
            }
        }
    }

    @MainActor public func path(in rect: CGRect) -> Path { self }
    public static func == (left: Path, right: Path) -> Bool { left.made == right.made }
}
