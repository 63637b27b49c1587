import CoreLocation
import UIKit

/// What a map is to show, and within which limits: a view of any size makes a projection of it.
@MainActor
struct MapSight {
    /// All of it is seen.
    var rect = MKMapRect.world
    /// What is at the top, in degrees from north.
    var heading: CLLocationDirection = 0
    /// Kept: the map is always seen from above.
    var pitch: CGFloat = 0
    var boundary: MKMapView.CameraBoundary?
    var zoomRange = MKMapView.CameraZoomRange()

    func projection(in bounds: CGRect) -> MapProjection {
        MapProjection(bounded, heading: heading, in: bounds, scales: scales(in: bounds))
    }

    /// The part that is to be seen, moved so that its middle is where the author lets it be.
    private var bounded: MKMapRect {
        guard let limits = boundary?.mapRect, limits.isUsable else { return rect }
        let x = min(max(rect.midX, limits.minX), limits.maxX)
        let y = min(max(rect.midY, limits.minY), limits.maxY)
        return rect.offsetBy(dx: x - rect.midX, dy: y - rect.midY)
    }

    private func scales(in bounds: CGRect) -> ClosedRange<Double> {
        let all = MapProjection.leastScale...Double.infinity
        guard let zoomRange else { return all }
        let latitude = MKMapPoint(x: rect.midX, y: rect.midY).coordinate.latitude
        func scale(_ distance: CLLocationDistance) -> Double {
            MapCameraDistance.scale(distance, at: latitude, height: bounds.height)
        }
        let (least, most) = (
            scale(zoomRange.minCenterCoordinateDistance), scale(zoomRange.maxCenterCoordinateDistance)
        )
        guard least.isFinite, !most.isNaN, most > 0 else { return all }
        let lower = max(least, all.lowerBound)
        return lower...max(most, lower)
    }
}
