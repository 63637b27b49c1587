public import Foundation
public import UIKit

/// Draws a path.
@preconcurrency @MainActor
open class MKOverlayPathRenderer: MKOverlayRenderer {
    open var fillColor: UIColor? { didSet { setNeedsDisplay() } }
    open var strokeColor: UIColor? { didSet { setNeedsDisplay() } }
    /// Points of the screen at every scale; 0 is as wide as a road (``MKRoadWidthAtZoomScale(_:)``).
    open var lineWidth: CGFloat = 0 { didSet { setNeedsDisplay() } }
    /// Points of the screen.
    open var lineDashPattern: [NSNumber]? { didSet { setNeedsDisplay() } }
    open var lineDashPhase: CGFloat = 0 { didSet { setNeedsDisplay() } }
    open var lineCap = CGLineCap.round { didSet { setNeedsDisplay() } }
    open var lineJoin = CGLineJoin.round { didSet { setNeedsDisplay() } }
    open var miterLimit: CGFloat = 10 { didSet { setNeedsDisplay() } }
    open var path: CGPath!
    open var strokeStart: CGFloat = 0 { didSet { setNeedsDisplay() } }
    open var strokeEnd: CGFloat = 1 { didSet { setNeedsDisplay() } }
    /// Kept: lines are drawn as lines.
    open var shouldRasterize = false

    /// Makes ``path``; a renderer of an app's own does.
    open func createPath() {}
    /// The path is made anew when it is drawn next.
    open func invalidatePath() {
        path = nil
        setNeedsDisplay()
    }

    open func applyStrokeProperties(to context: CGContext, atZoomScale zoomScale: MKZoomScale) {
        context.painting { strokeColor?.setStroke() }
        context.setLineWidth(width(at: zoomScale))
        context.setLineCap(lineCap)
        context.setLineJoin(lineJoin)
        context.setMiterLimit(miterLimit)
        // The context's dashes are points of the drawing, whatever it is scaled by.
        context.setLineDash(phase: lineDashPhase, lengths: (lineDashPattern ?? []).map { CGFloat($0.doubleValue) })
    }
    open func applyFillProperties(to context: CGContext, atZoomScale zoomScale: MKZoomScale) {
        context.painting { fillColor?.setFill() }
    }
    open func strokePath(_ path: CGPath, in context: CGContext) {
        context.addPath(path)
        context.strokePath()
    }
    /// Where a path lies within itself it is a hole.
    open func fillPath(_ path: CGPath, in context: CGContext) {
        context.addPath(path)
        context.fillPath(using: .evenOdd)
    }

    open override func draw(_ mapRect: MKMapRect, zoomScale: MKZoomScale, in context: CGContext) {
        if path == nil { createPath() }
        guard let path else { return }
        let seen = SeenPath(
            around: rect(for: mapRect),
            zoomScale: zoomScale,
            reach: reach(at: zoomScale),
            limit: cornerLimit
        )
        if fillColor != nil {
            applyFillProperties(to: context, atZoomScale: zoomScale)
            fillPath(seen.area(path), in: context)
        }
        if strokeColor != nil {
            applyStrokeProperties(to: context, atZoomScale: zoomScale)
            strokePath(seen.line(strokedPart(of: path)), in: context)
        }
    }

    private func strokedPart(of path: CGPath) -> CGPath {
        guard strokeStart > 0 || strokeEnd < 1 else { return path }
        let start = min(max(strokeStart, 0), 1)
        return path.trimmed(from: start, to: max(min(strokeEnd, 1), start))
    }

    /// Of the line, in map points.
    private func width(at zoomScale: MKZoomScale) -> CGFloat {
        lineWidth > 0 ? lineWidth / max(zoomScale, .leastNormalMagnitude) : MKRoadWidthAtZoomScale(zoomScale)
    }

    override func reach(at zoomScale: MKZoomScale) -> CGFloat {
        width(at: zoomScale) * (lineJoin == .miter ? max(miterLimit, 1) : 1)
    }
}

extension CGContext {
    /// Has UIKit's colours go here, each with its light and its dark form.
    func painting(_ body: () -> Void) {
        UIGraphicsPushContext(self)
        body()
        UIGraphicsPopContext()
    }
}
