import CoreLocation
import Foundation
public import UIKit

/// Says where north is when a map is turned; empty.
@preconcurrency @MainActor
open class MKCompassButton: UIView {
    open weak var mapView: MKMapView?
    open var compassVisibility = MKFeatureVisibility.adaptive

    public convenience init(mapView: MKMapView?) {
        self.init(frame: .zero)
        self.mapView = mapView
    }
}

/// Says how long something on a map is; empty.
@preconcurrency @MainActor
open class MKScaleView: UIView {
    /// On which side the scale begins.
    public enum Alignment: Int, Sendable { case leading = 0, trailing }

    open weak var mapView: MKMapView?
    open var scaleVisibility = MKFeatureVisibility.adaptive
    open var legendAlignment = Alignment.leading

    public convenience init(mapView: MKMapView?) {
        self.init(frame: .zero)
        self.mapView = mapView
    }
}

/// The bar button that follows where the phone is.
@preconcurrency @MainActor
open class MKUserTrackingBarButtonItem: UIBarButtonItem {
    open var mapView: MKMapView?

    public convenience init(mapView: MKMapView?) {
        self.init(image: UIImage(systemName: "location"), style: .plain, target: nil, action: nil)
        self.mapView = mapView
    }
}

/// A button that has a map follow the person.
@preconcurrency @MainActor
open class MKUserTrackingButton: UIButton {
    open weak var mapView: MKMapView?

    public convenience init(mapView: MKMapView?) {
        self.init(type: .system)
        self.mapView = mapView
        setImage(UIImage(systemName: "location"), for: .normal)
        addAction(
            UIAction { [weak self] _ in
                guard let map = self?.mapView else { return }
                map.setUserTrackingMode(map.userTrackingMode == .none ? .follow : .none, animated: true)
            },
            for: .touchUpInside
        )
    }
}
