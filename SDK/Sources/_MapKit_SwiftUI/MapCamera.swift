public import CoreLocation
public import MapKit
import SwiftUI

/// Where a map is looked at from.
public struct MapCamera: Sendable {
    public var centerCoordinate: CLLocationCoordinate2D
    public var distance: Double
    public var heading: Double
    public var pitch: Double

    public init(centerCoordinate: CLLocationCoordinate2D, distance: Double, heading: Double = 0, pitch: Double = 0) {
        self.centerCoordinate = centerCoordinate
        self.distance = distance
        self.heading = heading
        self.pitch = pitch
    }
}

extension MapCamera: Hashable {
    @MainActor
    public init(_ camera: MKMapCamera) {
        self.init(
            centerCoordinate: camera.centerCoordinate,
            distance: camera.centerCoordinateDistance,
            heading: camera.heading,
            pitch: Double(camera.pitch)
        )
    }

    public static func == (one: Self, other: Self) -> Bool { one.numbers == other.numbers }
    public func hash(into hasher: inout Hasher) { hasher.combine(numbers) }
    private var numbers: [Double] {
        [centerCoordinate.latitude, centerCoordinate.longitude, distance, heading, pitch]
    }
}

extension MKMapCamera {
    convenience init(seeing camera: MapCamera) {
        self.init(
            lookingAtCenter: camera.centerCoordinate,
            fromDistance: camera.distance,
            pitch: CGFloat(camera.pitch),
            heading: camera.heading
        )
    }
}
