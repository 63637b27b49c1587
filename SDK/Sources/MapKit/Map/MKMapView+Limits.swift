public import CoreLocation
public import Foundation

extension MKMapView {
    /// Where a map's centre may be.
    @preconcurrency @MainActor
    open class CameraBoundary: NSObject {
        public let region: MKCoordinateRegion
        public let mapRect: MKMapRect
        public init?(mapRect: MKMapRect) {
            guard !mapRect.isNull else { return nil }
            (self.mapRect, region) = (mapRect, MKCoordinateRegion(mapRect))
        }
        public init?(coordinateRegion region: MKCoordinateRegion) {
            guard region.isUsable else { return nil }
            (self.region, mapRect) = (region, MKMapRect(covering: region))
        }
    }

    /// How near a map may be, in metres.
    @preconcurrency @MainActor
    open class CameraZoomRange: NSObject {
        public let minCenterCoordinateDistance: CLLocationDistance
        public let maxCenterCoordinateDistance: CLLocationDistance

        public init?(
            minCenterCoordinateDistance: CLLocationDistance = 0,
            maxCenterCoordinateDistance: CLLocationDistance = .greatestFiniteMagnitude
        ) {
            self.minCenterCoordinateDistance = minCenterCoordinateDistance
            self.maxCenterCoordinateDistance = maxCenterCoordinateDistance
        }
    }
}
