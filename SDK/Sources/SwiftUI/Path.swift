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

    @MainActor public func path(in rect: CGRect) -> Path { self }
    public static func == (left: Path, right: Path) -> Bool { left.made == right.made }
}
