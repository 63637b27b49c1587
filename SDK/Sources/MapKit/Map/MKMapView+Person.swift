import CoreLocation
import UIKit

// Where the person is, as the phone says.
extension MKMapView {
    /// The person's place, where it is known and shown.
    var shownUserLocation: [any MKAnnotation] {
        showsUserLocation && userLocation.location != nil ? [userLocation] : []
    }

    func followPerson() {
        if showsUserLocation {
            delegate?.mapViewWillStartLocatingUser(self)
            source = UserLocationSource(map: self)
        } else {
            source?.end()
            source = nil
            delegate?.mapViewDidStopLocatingUser(self)
        }
        setNeedsLayout()
    }

    func person(isAt location: CLLocation) {
        userLocation.location = location
        setNeedsLayout()
        stage.annotationChanged()
        if userTrackingMode != .none { setCenter(location.coordinate, animated: true) }
        delegate?.mapView(self, didUpdate: userLocation)
    }

    func trackPerson(from before: MKUserTrackingMode, animated: Bool) {
        guard userTrackingMode != before else { return }
        if userTrackingMode != .none {
            showsUserLocation = true
            if let location = userLocation.location { setCenter(location.coordinate, animated: animated) }
        }
        delegate?.mapView(self, didChange: userTrackingMode, animated: animated)
    }
}
