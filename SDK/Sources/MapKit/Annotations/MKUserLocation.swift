public import CoreLocation
public import Foundation
import UIKit

/// Where the person is.
open class MKUserLocation: NSObject, MKAnnotation {
    open internal(set) var location: CLLocation?
    open var title: String?
    open var subtitle: String?
    open var isUpdating: Bool { location != nil }
    open var heading: CLHeading? { nil }
    open var coordinate: CLLocationCoordinate2D { location?.coordinate ?? CLLocationCoordinate2D() }
}

/// A dot where the person is, as a view.
@preconcurrency @MainActor
open class MKUserLocationView: MKAnnotationView {
    public override init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
        super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
        bounds.size = CGSize(width: 24, height: 24)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        bounds.size = CGSize(width: 24, height: 24)
    }

    open override func draw(_ rect: CGRect) {
        guard image == nil, let context = UIGraphicsGetCurrentContext() else { return super.draw(rect) }
        context.setFillColor(gray: 0, alpha: 0.2)
        context.fillEllipse(in: bounds)
        UIColor.white.setFill()
        context.fillEllipse(in: bounds.insetBy(dx: 1, dy: 1))
        tintColor.setFill()
        context.fillEllipse(in: bounds.insetBy(dx: 3.5, dy: 3.5))
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        setNeedsDisplay()
    }
}

/// Tells a map where the phone is, as long as the map shows it.
final class UserLocationSource: NSObject, CLLocationManagerDelegate {
    private let manager = CLLocationManager()
    private weak var map: MKMapView?

    init(map: MKMapView) {
        self.map = map
        super.init()
        manager.delegate = self
        manager.startUpdatingLocation()
    }

    func end() {
        manager.stopUpdatingLocation()
        manager.delegate = nil
    }

    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
        guard let location = locations.last else { return }
        MainQueue.run { [weak map] in map?.person(isAt: location) }
    }

    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
        MainQueue.run { [weak map] in
            guard let map else { return }
            map.delegate?.mapView(map, didFailToLocateUserWithError: error)
        }
    }
}
