import CoreLocation
import UIKit

// From where the map is seen.
extension MKMapView {
    /// A camera that sees what is seen, and moves the map when it is changed.
    var seenFrom: MKMapCamera {
        let projection = projection
        let camera = MKMapCamera(
            lookingAtCenter: projection.center.coordinate,
            fromDistance: MapCameraDistance.distance(projection),
            pitch: sight.pitch,
            heading: sight.heading
        )
        camera.changed = { [weak self] in self?.see(from: $0, animated: false) }
        return camera
    }

    /// The camera that sees all of a part of the earth; nil of one that is none.
    package func camera(framing rect: MKMapRect) -> MKMapCamera? {
        guard rect.isUsable else { return nil }
        let projection = MapProjection(rect, in: bounds)
        return MKMapCamera(
            lookingAtCenter: projection.center.coordinate,
            fromDistance: MapCameraDistance.distance(projection),
            pitch: 0,
            heading: 0
        )
    }

    func see(from camera: MKMapCamera, animated: Bool) {
        let rect = MapCameraDistance.rect(
            around: camera.centerCoordinate,
            distance: camera.centerCoordinateDistance
        )
        sight.pitch = camera.pitch
        show(rect, heading: camera.heading, animated: animated)
    }
}
