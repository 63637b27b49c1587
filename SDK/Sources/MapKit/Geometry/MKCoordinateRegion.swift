public import CoreLocation
import Foundation

/// How much of the earth, in degrees.
public struct MKCoordinateSpan: Sendable {
    public var latitudeDelta: CLLocationDegrees
    public var longitudeDelta: CLLocationDegrees

    public init(latitudeDelta: CLLocationDegrees = 0, longitudeDelta: CLLocationDegrees = 0) {
        self.latitudeDelta = latitudeDelta
        self.longitudeDelta = longitudeDelta
    }
}

/// A part of the earth.
public struct MKCoordinateRegion: Sendable {
    public var center: CLLocationCoordinate2D
    public var span: MKCoordinateSpan

    public init(center: CLLocationCoordinate2D = .init(), span: MKCoordinateSpan = .init()) {
        self.center = center
        self.span = span
    }

    /// A part so many metres high and wide.
    public init(
        center: CLLocationCoordinate2D,
        latitudinalMeters: CLLocationDistance,
        longitudinalMeters: CLLocationDistance
    ) {
        // A degree of latitude is about 111 km; one of longitude shrinks towards the poles.
        let degree = 111_320.0
        let shrinking = max(cos(center.latitude * .pi / 180), 0.01)
        self.init(
            center: center,
            span: MKCoordinateSpan(
                latitudeDelta: latitudinalMeters / degree,
                longitudeDelta: longitudinalMeters / (degree * shrinking)
            )
        )
    }
}

extension MKCoordinateRegion {
    /// The part of the earth that is laid flat there; of ``MKMapRect/null`` nothing at 0, 0.
    public init(_ rect: MKMapRect) {
        guard !rect.isNull else {
            self.init()
            return
        }
        let first = rect.origin.coordinate
        let last = MKMapPoint(x: rect.maxX, y: rect.maxY).coordinate
        self.init(
            center: MKMapPoint(x: rect.midX, y: rect.midY).coordinate,
            span: MKCoordinateSpan(
                latitudeDelta: first.latitude - last.latitude,
                longitudeDelta: last.longitude - first.longitude
            )
        )
    }

    /// Whether its numbers say anything.
    var isUsable: Bool {
        center.isPlace && !span.latitudeDelta.isNaN && !span.longitudeDelta.isNaN && span.latitudeDelta >= 0
            && span.longitudeDelta >= 0
    }
}

extension MKMapRect {
    /// A region laid flat: as many degrees high as it says, and its centre in the middle. ``null`` of one that says nothing.
    ///
    /// On the flat earth degrees grow towards the poles, so that the middle is not half way between the degrees of the
    /// edges: of `d` degrees around latitude `c` half the height is `asinh(tan(d / 2) / cos(c))`.
    package init(covering region: MKCoordinateRegion) {
        guard region.isUsable else {
            self = .null
            return
        }
        let (middle, world) = (MKMapPoint(region.center), MKMapSize.world)
        let latitude = middle.coordinate.latitude * .pi / 180
        let half = min(region.span.latitudeDelta, 179.99) / 2 * .pi / 180
        let height = asinh(tan(half) / cos(latitude)) / .pi * world.height
        let width = min(region.span.longitudeDelta, 360) / 360 * world.width
        self.init(
            x: middle.x - width / 2,
            y: middle.y - min(height, world.height) / 2,
            width: width,
            height: min(height, world.height)
        )
    }
}

extension NSValue {
    /// A place as an object.
    public convenience init(mkCoordinate coordinate: CLLocationCoordinate2D) {
        self.init(point: CGPoint(x: coordinate.latitude, y: coordinate.longitude))
    }
    public var mkCoordinateValue: CLLocationCoordinate2D {
        CLLocationCoordinate2D(latitude: pointValue.x, longitude: pointValue.y)
    }

    /// A span as an object.
    public convenience init(mkCoordinateSpan span: MKCoordinateSpan) {
        self.init(size: CGSize(width: span.latitudeDelta, height: span.longitudeDelta))
    }
    public var mkCoordinateSpanValue: MKCoordinateSpan {
        MKCoordinateSpan(latitudeDelta: sizeValue.width, longitudeDelta: sizeValue.height)
    }
}
