import CoreLocation
import UIKit

/// Draws a line.
@preconcurrency @MainActor
open class MKPolylineRenderer: MKOverlayPathRenderer {
    public convenience init(polyline: MKPolyline) { self.init(overlay: polyline) }
    open var polyline: MKPolyline { overlay as? MKPolyline ?? MKPolyline(coordinates: [], count: 0) }
    open override func createPath() { path = path(along: [polyline]) }
}

/// Draws an area.
@preconcurrency @MainActor
open class MKPolygonRenderer: MKOverlayPathRenderer {
    public convenience init(polygon: MKPolygon) { self.init(overlay: polygon) }
    open var polygon: MKPolygon { overlay as? MKPolygon ?? MKPolygon(coordinates: [], count: 0) }
    open override func createPath() { path = path(around: [polygon]) }
}

/// Draws a circle.
@preconcurrency @MainActor
open class MKCircleRenderer: MKOverlayPathRenderer {
    public convenience init(circle: MKCircle) { self.init(overlay: circle) }
    open var circle: MKCircle { overlay as? MKCircle ?? MKCircle(center: CLLocationCoordinate2D(), radius: 0) }
    open override func createPath() {
        let box = overlay.boundingMapRect
        guard box.isUsable else { return }
        path = CGPath(ellipseIn: rect(for: box), transform: nil)
    }
}

/// Draws lines that belong together.
@preconcurrency @MainActor
open class MKMultiPolylineRenderer: MKOverlayPathRenderer {
    public convenience init(multiPolyline: MKMultiPolyline) { self.init(overlay: multiPolyline) }
    open var multiPolyline: MKMultiPolyline { overlay as? MKMultiPolyline ?? MKMultiPolyline([]) }
    open override func createPath() { path = path(along: multiPolyline.polylines) }
}

/// Draws areas that belong together.
@preconcurrency @MainActor
open class MKMultiPolygonRenderer: MKOverlayPathRenderer {
    public convenience init(multiPolygon: MKMultiPolygon) { self.init(overlay: multiPolygon) }
    open var multiPolygon: MKMultiPolygon { overlay as? MKMultiPolygon ?? MKMultiPolygon([]) }
    open override func createPath() { path = path(around: multiPolygon.polygons) }
}

extension MKOverlayRenderer {
    /// The path of lines, in the renderer's points.
    fileprivate func path(along lines: [MKMultiPoint]) -> CGPath {
        let path = CGMutablePath()
        for line in lines { path.addLines(between: points(of: line)) }
        return path
    }

    /// The path of areas and their holes, in the renderer's points.
    fileprivate func path(around areas: [MKPolygon]) -> CGPath {
        let path = CGMutablePath()
        for area in areas {
            for ring in [area] + (area.interiorPolygons ?? []) {
                path.addLines(between: points(of: ring))
                path.closeSubpath()
            }
        }
        return path
    }

    /// Corners in the renderer's points, without those that are no place.
    func points(of line: MKMultiPoint) -> [CGPoint] {
        let origin = point(for: MKMapPoint())
        return line.corners.filter { $0.x.isFinite && $0.y.isFinite }.map {
            CGPoint(x: origin.x + CGFloat($0.x), y: origin.y + CGFloat($0.y))
        }
    }
}
