import Foundation
import UIKit

/// The overlays of one level of a map, drawn by their renderers.
final class OverlayLayer: UIView {
    weak var map: MKMapView?
    private var canvases: [OverlayCanvas] = []

    /// Views that overlays are drawn in at most: a page's tree holds so many nodes.
    private static let limit = 200

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Draws those of the renderers whose overlays are seen, the first at the bottom.
    func show(_ renderers: [MKOverlayRenderer], _ projection: MapProjection) {
        for renderer in renderers { renderer.canvas = self }
        let seen = renderers.filter { !$0.shifts(projection).isEmpty }
        let share = max((seen.count + Self.limit - 1) / Self.limit, 1)
        let parts = stride(from: 0, to: seen.count, by: share).map { Array(seen[$0..<min($0 + share, seen.count)]) }
        while canvases.count > parts.count { canvases.removeLast().removeFromSuperview() }
        while canvases.count < parts.count {
            let canvas = OverlayCanvas(frame: bounds)
            addSubview(canvas)
            canvases.append(canvas)
        }
        for (canvas, part) in zip(canvases, parts) {
            for renderer in part { renderer.cornerLimit = SeenPath.usualLimit / share }
            if canvas.frame != bounds { canvas.frame = bounds }
            canvas.show(part, projection)
        }
    }

    /// A renderer draws otherwise now.
    func redraw() { for canvas in canvases { canvas.setNeedsDisplay() } }
}

/// Some overlays, drawn above each other.
private final class OverlayCanvas: UIView {
    private var renderers: [MKOverlayRenderer] = []
    private var projection = MapProjection(.world, in: .zero)

    func show(_ renderers: [MKOverlayRenderer], _ projection: MapProjection) {
        (self.renderers, self.projection) = (renderers, projection)
        setNeedsDisplay()
    }

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        for renderer in renderers { renderer.draw(on: projection, in: context) }
    }
}

extension MKOverlayRenderer {
    /// Where its overlay is seen, as ``MapProjection/shifts(of:reach:)``.
    fileprivate func shifts(_ projection: MapProjection) -> [Double] {
        projection.shifts(of: overlay.boundingMapRect, reach: Double(reach(at: projection.zoomScale)))
    }

    /// Draws the overlay wherever it is seen.
    fileprivate func draw(on projection: MapProjection, in context: CGContext) {
        let (whole, zoomScale) = (overlay.boundingMapRect, projection.zoomScale)
        for shift in shifts(projection) {
            let origin = MKMapPoint(x: whole.minX + shift, y: whole.minY)
            let seen = projection.visibleMapRect.offsetBy(dx: -shift, dy: 0)
            guard canDraw(seen, zoomScale: zoomScale) else { continue }
            context.saveGState()
            context.setAlpha(alpha)
            context.setBlendMode(blendMode)
            context.concatenate(projection.transform(from: origin))
            draw(seen, zoomScale: zoomScale, in: context)
            context.restoreGState()
        }
    }
}
