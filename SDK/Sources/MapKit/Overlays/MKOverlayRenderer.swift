public import Foundation
public import UIKit

/// How many points of the screen a point of the earth laid flat takes.
public typealias MKZoomScale = CGFloat

/// Draws an overlay on a map: an app's own does so in ``draw(_:zoomScale:in:)``.
@preconcurrency @MainActor
open class MKOverlayRenderer: NSObject {
    public let overlay: any MKOverlay
    open var alpha: CGFloat = 1 { didSet { setNeedsDisplay() } }
    open var blendMode = CGBlendMode.normal { didSet { setNeedsDisplay() } }
    /// What shows the drawing.
    weak var canvas: OverlayLayer?

    public init(overlay: any MKOverlay) { self.overlay = overlay }
    /// Of nothing.
    public override convenience init() { self.init(overlay: MKPolyline(coordinates: [], count: 0)) }

    /// Pixels to a point.
    open var contentScaleFactor: CGFloat { UIScreen.main.scale }

    /// Where a point of the earth laid flat is in the renderer's drawing, in points of the whole map.
    open func point(for mapPoint: MKMapPoint) -> CGPoint {
        let origin = overlay.boundingMapRect.origin
        return CGPoint(x: mapPoint.x - origin.x, y: mapPoint.y - origin.y)
    }
    open func mapPoint(for point: CGPoint) -> MKMapPoint {
        let origin = overlay.boundingMapRect.origin
        return MKMapPoint(x: origin.x + point.x, y: origin.y + point.y)
    }
    open func rect(for mapRect: MKMapRect) -> CGRect {
        CGRect(origin: point(for: mapRect.origin), size: CGSize(width: mapRect.width, height: mapRect.height))
    }
    open func mapRect(for rect: CGRect) -> MKMapRect {
        let origin = mapPoint(for: rect.origin)
        return MKMapRect(x: origin.x, y: origin.y, width: rect.width, height: rect.height)
    }
    open func canDraw(_ mapRect: MKMapRect, zoomScale: MKZoomScale) -> Bool { true }
    /// Draws what of it is seen.
    ///
    /// - Parameters:
    ///   - mapRect: what of the earth is seen.
    ///   - context: its points are those of ``point(for:)``.
    open func draw(_ mapRect: MKMapRect, zoomScale: MKZoomScale, in context: CGContext) {}
    open func setNeedsDisplay() { canvas?.redraw() }
    open func setNeedsDisplay(_ mapRect: MKMapRect) { setNeedsDisplay() }
    open func setNeedsDisplay(_ mapRect: MKMapRect, zoomScale: MKZoomScale) { setNeedsDisplay() }

    /// How far it draws beyond its overlay's bounds, in map points.
    func reach(at zoomScale: MKZoomScale) -> CGFloat { 0 }
    /// How many corners it may draw: the map says how many fit.
    var cornerLimit = SeenPath.usualLimit
}

/// How wide a road is drawn.
public func MKRoadWidthAtZoomScale(_ zoomScale: MKZoomScale) -> CGFloat {
    // About ten metres at the equator, and never less than four points of the screen.
    max(10 / 0.149, 4 / max(zoomScale, .leastNonzeroMagnitude))
}
