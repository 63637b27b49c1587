public import Foundation

/// Corners of a rectangle.
public struct UIRectCorner: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let topLeft = UIRectCorner(rawValue: 1 << 0)
    public static let topRight = UIRectCorner(rawValue: 1 << 1)
    public static let bottomLeft = UIRectCorner(rawValue: 1 << 2)
    public static let bottomRight = UIRectCorner(rawValue: 1 << 3)
    public static let allCorners = UIRectCorner(rawValue: 15)
}

/// Lines and curves with the way in which they are drawn.
open class UIBezierPath: NSObject, NSCopying {
    private var outline = Outline()
    open var lineWidth: CGFloat = 1
    open var lineCapStyle = CGLineCap.butt
    open var lineJoinStyle = CGLineJoin.miter
    open var miterLimit: CGFloat = 10
    open var usesEvenOddFillRule = false
    private var dashes: (lengths: [CGFloat], phase: CGFloat) = ([], 0)

    public override init() {}

    public convenience init(rect: CGRect) {
        self.init()
        outline.rect(rect)
    }

    public convenience init(ovalIn rect: CGRect) {
        self.init()
        outline.ellipse(in: rect)
    }

    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        self.init(
            roundedRect: rect,
            byRoundingCorners: .allCorners,
            cornerRadii: CGSize(width: cornerRadius, height: cornerRadius)
        )
    }

    public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
        self.init()
        let order: [UIRectCorner] = [.topLeft, .topRight, .bottomRight, .bottomLeft]
        outline.rect(rect, radii: cornerRadii, corners: Set(order.indices.filter { corners.contains(order[$0]) }))
    }

    public convenience init(
        arcCenter center: CGPoint,
        radius: CGFloat,
        startAngle: CGFloat,
        endAngle: CGFloat,
        clockwise: Bool
    ) {
        self.init()
        addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
    }

    public convenience init(cgPath: CGPath) {
        self.init()
        outline = cgPath.outline
    }

    open var cgPath: CGPath {
        get { CGPath(outline) }
        set { outline = newValue.outline }
    }

    open var isEmpty: Bool { outline.isEmpty }
    open var currentPoint: CGPoint { outline.current }
    open var bounds: CGRect { outline.bounds }

    open func move(to point: CGPoint) { outline.move(to: point) }
    open func addLine(to point: CGPoint) { outline.line(to: point) }

    open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
        outline.quad(to: endPoint, control: controlPoint)
    }

    open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
        outline.curve(to: endPoint, controlPoint1, controlPoint2)
    }

    open func addArc(
        withCenter center: CGPoint,
        radius: CGFloat,
        startAngle: CGFloat,
        endAngle: CGFloat,
        clockwise: Bool
    ) {
        outline.arc(center: center, radius: radius, from: startAngle, to: endAngle, isForward: clockwise)
    }

    open func append(_ bezierPath: UIBezierPath) { outline.append(bezierPath.outline) }
    open func close() { outline.close() }
    open func removeAllPoints() { outline = Outline() }
    open func apply(_ transform: CGAffineTransform) { outline = outline.applying(transform) }

    open func contains(_ point: CGPoint) -> Bool { outline.contains(point, isEvenOdd: usesEvenOddFillRule) }

    open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
        dashes = (pattern.map { Array(UnsafeBufferPointer(start: $0, count: count)) } ?? [], phase)
    }

    /// Kept: curves are drawn as finely as the page does.
    open var flatness: CGFloat {
        get { 0.6 }
        set {}
    }
    open func getLineDash(
        _ pattern: UnsafeMutablePointer<CGFloat>?,
        count: UnsafeMutablePointer<Int>?,
        phase: UnsafeMutablePointer<CGFloat>?
    ) {
        for (index, length) in dashes.lengths.enumerated() { pattern?[index] = length }
        count?.pointee = dashes.lengths.count
        phase?.pointee = dashes.phase
    }

    // MARK: Into the current context

    open func fill(with blendMode: CGBlendMode, alpha: CGFloat) { mixed(blendMode, alpha) { fill() } }
    open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) { mixed(blendMode, alpha) { stroke() } }
    private func mixed(_ blendMode: CGBlendMode, _ alpha: CGFloat, _ draw: () -> Void) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        context.setBlendMode(blendMode)
        context.setAlpha(alpha)
        draw()
        context.restoreGState()
    }

    open func fill() {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.beginPath()
        context.addPath(cgPath)
        context.fillPath(using: usesEvenOddFillRule ? .evenOdd : .winding)
    }

    open func stroke() {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        context.setLineWidth(lineWidth)
        context.setLineCap(lineCapStyle)
        context.setLineJoin(lineJoinStyle)
        context.setMiterLimit(miterLimit)
        if !dashes.lengths.isEmpty { context.setLineDash(phase: dashes.phase, lengths: dashes.lengths) }
        context.beginPath()
        context.addPath(cgPath)
        context.strokePath()
        context.restoreGState()
    }

    open func addClip() {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.beginPath()
        context.addPath(cgPath)
        context.clip(using: usesEvenOddFillRule ? .evenOdd : .winding)
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = UIBezierPath()
        copy.outline = outline
        (copy.lineWidth, copy.lineCapStyle, copy.lineJoinStyle) = (lineWidth, lineCapStyle, lineJoinStyle)
        (copy.miterLimit, copy.usesEvenOddFillRule, copy.dashes) = (miterLimit, usesEvenOddFillRule, dashes)
        return copy
    }
}
