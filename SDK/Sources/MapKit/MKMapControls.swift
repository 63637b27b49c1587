public import CoreLocation
public import Foundation
public import UIKit

/// Says where north is, when a map is turned: none is.
@preconcurrency @MainActor
open class MKCompassButton: UIView {
    open weak var mapView: MKMapView?
    open var compassVisibility = MKFeatureVisibility.adaptive

    public convenience init(mapView: MKMapView?) {
        self.init(frame: .zero)
        self.mapView = mapView
    }
}

/// Says how long something on a map is: no map is drawn.
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

/// Distances in words.
open class MKDistanceFormatter: Formatter {
    /// In what they are told.
    public enum Units: UInt, Sendable { case `default` = 0, metric, imperial, imperialWithYards }
    /// How long the words are.
    public enum DistanceUnitStyle: UInt, Sendable { case `default` = 0, abbreviated, full }

    open var locale: Locale! = .current
    open var units = Units.default
    open var unitStyle = DistanceUnitStyle.default

    /// - Parameter distance: metres.
    /// Metres of what ``string(fromDistance:)`` writes; -1 of other words.
    open func distance(from string: String) -> CLLocationDistance {
        let scanner = Scanner(string: string)
        scanner.locale = locale
        guard let number = scanner.scanDouble() else { return -1 }
        let word = string[scanner.currentIndex...].trimmingCharacters(in: .whitespaces).lowercased()
        switch word {
        case "m", "meter", "meters", "metre", "metres": return number
        case "km", "kilometer", "kilometers", "kilometre", "kilometres": return number * 1000
        case "mi", "mile", "miles": return number * 1609.344
        case "ft", "foot", "feet", "'": return number * 0.3048
        case "yd", "yard", "yards": return number * 0.9144
        default: return -1
        }
    }

    open func string(fromDistance distance: CLLocationDistance) -> String {
        let formatter = LengthFormatter()
        formatter.unitStyle = unitStyle == .full ? .long : .medium
        formatter.numberFormatter.locale = locale
        formatter.numberFormatter.maximumFractionDigits = 0
        let isMetric = units == .metric || units == .default && locale.measurementSystem == .metric
        guard !isMetric else {
            guard distance >= 1000 else { return formatter.string(fromValue: distance, unit: .meter) }
            formatter.numberFormatter.maximumFractionDigits = distance < 10_000 ? 1 : 0
            return formatter.string(fromValue: distance / 1000, unit: .kilometer)
        }
        let miles = distance / 1609.344
        guard miles < 0.1 else {
            formatter.numberFormatter.maximumFractionDigits = miles < 10 ? 1 : 0
            return formatter.string(fromValue: miles, unit: .mile)
        }
        return units == .imperialWithYards
            ? formatter.string(fromValue: distance / 0.9144, unit: .yard)
            : formatter.string(fromValue: distance / 0.3048, unit: .foot)
    }
    open override func string(for obj: Any?) -> String? {
        (obj as? NSNumber).map { string(fromDistance: $0.doubleValue) }
    }
}

/// What is seen along a road; there are no pictures of roads.
open class MKLookAroundScene: NSObject, @unchecked Sendable {  // It has nothing.
    override init() { super.init() }
}

/// Asks for what is seen from a place.
open class MKLookAroundSceneRequest: NSObject, @unchecked Sendable {  // What it is of does not change.
    public let coordinate: CLLocationCoordinate2D
    public let mapItem: MKMapItem?

    public init(coordinate: CLLocationCoordinate2D) { (self.coordinate, mapItem) = (coordinate, nil) }
    public init(mapItem: MKMapItem) { (coordinate, self.mapItem) = (mapItem.placemark.coordinate, mapItem) }

    open var isLoading: Bool { false }
    open var isCancelled: Bool { false }
    open func cancel() {}
    /// Nothing, as where no car of Apple's has been.
    open var scene: MKLookAroundScene? { get async throws { nil } }
    open func getSceneWithCompletionHandler(
        _ completionHandler: @escaping (MKLookAroundScene?, (any Error)?) -> Void
    ) { completionHandler(nil, nil) }
}

/// Shows what is seen along a road: it says that there are no pictures.
@preconcurrency @MainActor
open class MKLookAroundViewController: UIViewController {
    open weak var delegate: (any MKLookAroundViewControllerDelegate)?
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    open var badgePosition = MKLookAroundBadgePosition.topLeading
    open var scene: MKLookAroundScene?
    open var isNavigationEnabled = true
    open var showsRoadLabels = true

    public init(scene: MKLookAroundScene) {
        self.scene = scene
        super.init(nibName: nil, bundle: nil)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open override func loadView() { view = MissingView("a road, of which there are no pictures") }
}
