import CoreLocation
import Foundation
public import UIKit

/// A control that shows something of what a map shows.
@MainActor
protocol MapFollowing: UIView {
    var mapView: MKMapView? { get }
    /// The map shows another part of the earth.
    func mapMoved()
}

extension MapFollowing {
    /// Follows the map instead of another.
    func follow(from former: MKMapView?) {
        former?.followers.removeAll { $0.view === self }
        mapView?.followers.removeAll { $0.view == nil || $0.view === self }
        mapView?.followers.append(MapFollower(view: self))
        mapMoved()
    }
}

/// A control of a map's.
@MainActor
struct MapFollower {
    weak var view: (any MapFollowing)?
}

/// Says where north is while a map is turned; a touch turns it back.
@preconcurrency @MainActor
open class MKCompassButton: UIControl, MapFollowing {
    open weak var mapView: MKMapView? { didSet { follow(from: oldValue) } }
    open var compassVisibility = MKFeatureVisibility.adaptive { didSet { mapMoved() } }
    private let needle = UIImageView(image: UIImage(systemName: "location.north.fill"))

    public convenience init(mapView: MKMapView?) {
        self.init(frame: CGRect(x: 0, y: 0, width: 36, height: 36))
        accessibilityLabel = "Compass"
        backgroundColor = .secondarySystemBackground
        layer.cornerRadius = 18
        needle.tintColor = .systemRed
        addSubview(needle)
        addAction(UIAction { [weak self] _ in self?.turnBack() }, for: .touchUpInside)
        self.mapView = mapView
        follow(from: nil)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        needle.bounds = CGRect(x: 0, y: 0, width: 18, height: 18)
        needle.center = CGPoint(x: bounds.midX, y: bounds.midY)
    }

    private func turnBack() {
        guard let mapView else { return }
        let camera = MKMapCamera(
            lookingAtCenter: mapView.camera.centerCoordinate,
            fromDistance: mapView.camera.centerCoordinateDistance,
            pitch: mapView.camera.pitch,
            heading: 0
        )
        mapView.setCamera(camera, animated: true)
    }

    func mapMoved() {
        let heading = mapView?.camera.heading ?? 0
        isHidden = compassVisibility == .hidden || (compassVisibility == .adaptive && heading == 0)
        needle.transform = CGAffineTransform(rotationAngle: -heading * .pi / 180)
    }
}

/// Says how long something on a map is.
@preconcurrency @MainActor
open class MKScaleView: UIView, MapFollowing {
    /// On which side the scale begins.
    public enum Alignment: Int, Sendable { case leading = 0, trailing }

    open weak var mapView: MKMapView? { didSet { follow(from: oldValue) } }
    open var scaleVisibility = MKFeatureVisibility.adaptive { didSet { mapMoved() } }
    open var legendAlignment = Alignment.leading { didSet { setNeedsLayout() } }
    private let line = UIView()
    private let words = UILabel()
    /// Points.
    private var length: CGFloat = 0

    public convenience init(mapView: MKMapView?) {
        self.init(frame: CGRect(x: 0, y: 0, width: 120, height: 24))
        line.backgroundColor = .label
        words.font = .systemFont(ofSize: 11)
        words.textColor = .label
        addSubview(line)
        addSubview(words)
        self.mapView = mapView
        follow(from: nil)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let isTrailing = legendAlignment == .trailing
        line.frame = CGRect(x: isTrailing ? bounds.width - length : 0, y: bounds.height - 4, width: length, height: 2)
        words.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 16)
        words.textAlignment = isTrailing ? .right : .left
    }

    func mapMoved() {
        guard let mapView, mapView.bounds.width > 0 else { return isHidden = true }
        let place = mapView.centerCoordinate
        let metersPerPoint =
            mapView.visibleMapRect.size.width / Double(mapView.bounds.width)
            * MKMetersPerMapPointAtLatitude(place.latitude)
        let most = metersPerPoint * 100
        guard most.isFinite, most > 0, metersPerPoint > 0 else { return isHidden = true }
        isHidden = scaleVisibility == .hidden
        // 1, 2 or 5 and noughts.
        let power = pow(10, floor(log10(most)))
        let meters = [5, 2, 1].map { $0 * power }.first { $0 <= most } ?? power
        length = CGFloat(meters / metersPerPoint)
        words.text = meters >= 1000 ? "\(Int(meters / 1000)) km" : meters >= 1 ? "\(Int(meters)) m" : "<1 m"
        setNeedsLayout()
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
