import CoreLocation
import Foundation
import UIKit

/// How far away a camera is that sees so much: its picture is 30° high, as that of Apple's maps is.
enum MapCameraDistance {
    private static let halfHeight = tan(15 * Double.pi / 180)

    /// Metres.
    static func distance(_ projection: MapProjection) -> CLLocationDistance {
        let metres = MKMetersPerMapPointAtLatitude(projection.center.coordinate.latitude)
        return Double(projection.bounds.height) * projection.scale * metres / 2 / halfHeight
    }

    /// Map points to a point of a view so high.
    static func scale(_ distance: CLLocationDistance, at latitude: CLLocationDegrees, height: CGFloat) -> Double {
        let metres = MKMetersPerMapPointAtLatitude(min(max(latitude, -85), 85))
        return distance * 2 * halfHeight / metres / Double(max(height, 1))
    }

    /// The part of the earth that a camera sees, as high as its picture and not wide: what a view sees beside it depends on
    /// the view. ``MKMapRect/null`` of a camera that is nowhere.
    static func rect(around center: CLLocationCoordinate2D, distance: CLLocationDistance) -> MKMapRect {
        guard center.isPlace, !distance.isNaN else { return .null }
        let middle = MKMapPoint(center)
        let height = min(max(scale(distance, at: center.latitude, height: 1), 0), MKMapSize.world.height)
        return MKMapRect(x: middle.x, y: middle.y - height / 2, width: 0, height: height)
    }
}
