public import CoreLocation
public import Foundation
public import UIKit

/// Something that covers a part of a map.
public protocol MKOverlay: MKAnnotation {
    /// What it covers of the earth laid flat.
    var boundingMapRect: MKMapRect { get }
    func intersects(_ mapRect: MKMapRect) -> Bool
    func canReplaceMapContent() -> Bool
}

extension MKOverlay {
    public func intersects(_ mapRect: MKMapRect) -> Bool { boundingMapRect.intersects(mapRect) }
    public func canReplaceMapContent() -> Bool { false }
}

/// Above what an overlay lies.
public enum MKOverlayLevel: Int, Sendable { case aboveRoads = 0, aboveLabels }

/// A form on a map.
open class MKShape: NSObject, MKAnnotation {
    open var title: String?
    open var subtitle: String?
    open var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D() }
}

/// Points of a map in their order.
open class MKMultiPoint: MKShape {
    let points: [CLLocationCoordinate2D]
    public init(coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int) {
        points = Array(UnsafeBufferPointer(start: coords, count: count))
    }

    /// No points: what a property begins with.
    public override init() { points = [] }

    public convenience init(points: UnsafePointer<MKMapPoint>, count: Int) {
        let places = UnsafeBufferPointer(start: points, count: count).map(\.coordinate)
        self.init(coordinates: places, count: count)
    }

    open var pointCount: Int { points.count }
    open var boundingMapRect: MKMapRect { MKMapRect(holding: points.map { MKMapPoint($0) }) }

    /// Writes coordinates of a range of the points, of which there are as many.
    open func getCoordinates(_ coords: UnsafeMutablePointer<CLLocationCoordinate2D>, range: NSRange) {
        guard let wanted = Range(range), points.indices.contains(wanted) else { return }
        for (place, point) in zip(0..., points[wanted]) { coords[place] = point }
    }

    open override var coordinate: CLLocationCoordinate2D {
        let count = Double(max(points.count, 1))
        return CLLocationCoordinate2D(
            latitude: points.reduce(0) { $0 + $1.latitude } / count,
            longitude: points.reduce(0) { $0 + $1.longitude } / count
        )
    }
}

/// A line along points.
open class MKPolyline: MKMultiPoint, MKOverlay {}

/// An area between points.
open class MKPolygon: MKMultiPoint, MKOverlay {}

/// A circle on the earth.
open class MKCircle: MKShape, MKOverlay {
    private let center: CLLocationCoordinate2D
    /// In metres.
    public let radius: CLLocationDistance

    public init(center coord: CLLocationCoordinate2D, radius: CLLocationDistance) {
        center = coord
        self.radius = radius
    }

    /// A point where the prime meridian crosses the equator: what a property begins with.
    public convenience override init() { self.init(center: CLLocationCoordinate2D(), radius: 0) }

    open override var coordinate: CLLocationCoordinate2D { center }

    open var boundingMapRect: MKMapRect {
        let middle = MKMapPoint(center)
        let reach = radius * MKMapPointsPerMeterAtLatitude(center.latitude)
        return MKMapRect(x: middle.x - reach, y: middle.y - reach, width: 2 * reach, height: 2 * reach)
    }
}

/// Draws an overlay; nothing asks it, since no map is drawn.
@preconcurrency @MainActor
open class MKOverlayRenderer: NSObject {
    public let overlay: any MKOverlay
    open var alpha: CGFloat = 1

    public init(overlay: any MKOverlay) { self.overlay = overlay }
    /// Of nothing.
    public override convenience init() { self.init(overlay: MKPolyline(coordinates: [], count: 0)) }
}

/// Draws a path.
@preconcurrency @MainActor
open class MKOverlayPathRenderer: MKOverlayRenderer {
    open var fillColor: UIColor?
    open var strokeColor: UIColor?
    open var lineWidth: CGFloat = 0
    open var lineDashPattern: [NSNumber]?
    open var lineDashPhase: CGFloat = 0
    open var lineCap = CGLineCap.round
    open var lineJoin = CGLineJoin.round
    open var miterLimit: CGFloat = 10
    open var path: CGPath!
    open func createPath() {}
    open func invalidatePath() {}
}

/// Draws a line.
@preconcurrency @MainActor
open class MKPolylineRenderer: MKOverlayPathRenderer {
    public convenience init(polyline: MKPolyline) { self.init(overlay: polyline) }
    open var polyline: MKPolyline { overlay as? MKPolyline ?? MKPolyline(coordinates: [], count: 0) }
}

/// Draws an area.
@preconcurrency @MainActor
open class MKPolygonRenderer: MKOverlayPathRenderer {
    public convenience init(polygon: MKPolygon) { self.init(overlay: polygon) }
    open var polygon: MKPolygon { overlay as? MKPolygon ?? MKPolygon(coordinates: [], count: 0) }
}

/// Draws a circle.
@preconcurrency @MainActor
open class MKCircleRenderer: MKOverlayPathRenderer {
    public convenience init(circle: MKCircle) { self.init(overlay: circle) }
    open var circle: MKCircle { overlay as? MKCircle ?? MKCircle(center: CLLocationCoordinate2D(), radius: 0) }
}
