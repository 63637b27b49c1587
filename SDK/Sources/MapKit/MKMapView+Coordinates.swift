public import CoreLocation
public import Foundation
public import UIKit

// Places on the map, as if its region were drawn evenly over its bounds: exact at the middle and the edges, and nearly so
// between them for what a town is of.
extension MKMapView {
    /// The coordinate at a point of a view; nil is the window.
    public func convert(_ point: CGPoint, toCoordinateFrom view: UIView?) -> CLLocationCoordinate2D {
        let place = convert(point, from: view)
        let size = bounds.size
        guard size.width > 0, size.height > 0 else { return region.center }
        let right = Double((place.x - bounds.midX) / size.width), down = Double((place.y - bounds.midY) / size.height)
        return CLLocationCoordinate2D(
            latitude: region.center.latitude - down * region.span.latitudeDelta,
            longitude: region.center.longitude + right * region.span.longitudeDelta
        )
    }

    /// The point of a view at a coordinate; nil is the window.
    public func convert(_ coordinate: CLLocationCoordinate2D, toPointTo view: UIView?) -> CGPoint {
        let (span, size) = (region.span, bounds.size)
        guard span.longitudeDelta != 0, span.latitudeDelta != 0 else {
            return convert(CGPoint(x: bounds.midX, y: bounds.midY), to: view)
        }
        let right = (coordinate.longitude - region.center.longitude) / span.longitudeDelta
        let down = (region.center.latitude - coordinate.latitude) / span.latitudeDelta
        let place = CGPoint(
            x: bounds.midX + CGFloat(right) * size.width,
            y: bounds.midY + CGFloat(down) * size.height
        )
        return convert(place, to: view)
    }
}

extension MKMapView {
    /// The part of the earth in a rectangle of a view.
    public func convert(_ rect: CGRect, toRegionFrom view: UIView?) -> MKCoordinateRegion {
        let first = convert(CGPoint(x: rect.minX, y: rect.minY), toCoordinateFrom: view)
        let last = convert(CGPoint(x: rect.maxX, y: rect.maxY), toCoordinateFrom: view)
        return MKCoordinateRegion(
            center: CLLocationCoordinate2D(
                latitude: (first.latitude + last.latitude) / 2,
                longitude: (first.longitude + last.longitude) / 2
            ),
            span: MKCoordinateSpan(
                latitudeDelta: first.latitude - last.latitude,
                longitudeDelta: last.longitude - first.longitude
            )
        )
    }

    /// The rectangle of a view that a part of the earth takes.
    public func convert(_ region: MKCoordinateRegion, toRectTo view: UIView?) -> CGRect {
        let (north, west) = (
            region.center.latitude + region.span.latitudeDelta / 2,
            region.center.longitude - region.span.longitudeDelta / 2
        )
        let first = convert(CLLocationCoordinate2D(latitude: north, longitude: west), toPointTo: view)
        let last = convert(
            CLLocationCoordinate2D(
                latitude: north - region.span.latitudeDelta,
                longitude: west + region.span.longitudeDelta
            ),
            toPointTo: view
        )
        return CGRect(x: first.x, y: first.y, width: last.x - first.x, height: last.y - first.y)
    }
}
