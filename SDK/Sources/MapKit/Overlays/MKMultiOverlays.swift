public import CoreLocation
import Foundation

/// Lines that belong together.
open class MKMultiPolyline: MKShape, MKOverlay {
    public let polylines: [MKPolyline]
    public init(_ polylines: [MKPolyline]) { self.polylines = polylines }
    open var boundingMapRect: MKMapRect { MKMapRect(around: polylines) }
    open override var coordinate: CLLocationCoordinate2D { boundingMapRect.center.coordinate }
}

/// Areas that belong together.
open class MKMultiPolygon: MKShape, MKOverlay {
    public let polygons: [MKPolygon]
    public init(_ polygons: [MKPolygon]) { self.polygons = polygons }
    open var boundingMapRect: MKMapRect { MKMapRect(around: polygons) }
    open override var coordinate: CLLocationCoordinate2D { boundingMapRect.center.coordinate }
}

extension MKMapRect {
    fileprivate init(around overlays: [any MKOverlay]) {
        self.init(holding: overlays.map(\.boundingMapRect).flatMap { [$0.origin, MKMapPoint(x: $0.maxX, y: $0.maxY)] })
    }

    fileprivate var center: MKMapPoint { MKMapPoint(x: midX, y: midY) }
}
