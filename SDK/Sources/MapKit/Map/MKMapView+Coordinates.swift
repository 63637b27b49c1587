public import CoreLocation
public import Foundation
public import UIKit

// Places on the map, as they are drawn.
extension MKMapView {
    /// The coordinate at a point of a view; nil is the window.
    public func convert(_ point: CGPoint, toCoordinateFrom view: UIView?) -> CLLocationCoordinate2D {
        projection.coordinate(convert(point, from: view))
    }

    /// The point of a view at a coordinate; nil is the window.
    public func convert(_ coordinate: CLLocationCoordinate2D, toPointTo view: UIView?) -> CGPoint {
        convert(projection.point(MKMapPoint(coordinate)), to: view)
    }

    /// The part of the earth in a rectangle of a view.
    public func convert(_ rect: CGRect, toRegionFrom view: UIView?) -> MKCoordinateRegion {
        let (place, projection) = (convert(rect, from: view), projection)
        let corners = [
            CGPoint(x: place.minX, y: place.minY), CGPoint(x: place.maxX, y: place.minY),
            CGPoint(x: place.minX, y: place.maxY), CGPoint(x: place.maxX, y: place.maxY),
        ]
        return MKCoordinateRegion(MKMapRect(holding: corners.map(projection.mapPoint)))
    }

    /// The rectangle of a view that a part of the earth takes.
    public func convert(_ region: MKCoordinateRegion, toRectTo view: UIView?) -> CGRect {
        let (rect, projection) = (MKMapRect(covering: region), projection)
        guard rect.isUsable else { return .null }
        // From the middle on, so that a region that goes around the earth is not turned inside out.
        let middle = projection.point(MKMapPoint(x: rect.midX, y: rect.midY))
        let (width, height) = (CGFloat(rect.width / projection.scale), CGFloat(rect.height / projection.scale))
        let frame = CGRect(x: -width / 2, y: -height / 2, width: width, height: height)
            .applying(CGAffineTransform(rotationAngle: CGFloat(-projection.heading * .pi / 180)))
        return convert(frame.offsetBy(dx: middle.x, dy: middle.y), to: view)
    }
}
