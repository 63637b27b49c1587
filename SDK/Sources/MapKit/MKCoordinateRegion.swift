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
