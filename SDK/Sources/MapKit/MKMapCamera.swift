public import CoreLocation
public import Foundation

/// From where a map is seen; kept.
@preconcurrency @MainActor
open class MKMapCamera: NSObject {
    open var centerCoordinate = CLLocationCoordinate2D()
    /// Metres.
    open var centerCoordinateDistance: CLLocationDistance = 0
    open var altitude: CLLocationDistance {
        get { centerCoordinateDistance }
        set { centerCoordinateDistance = newValue }
    }
    open var pitch: CGFloat = 0
    open var heading: CLLocationDirection = 0

    public override init() {}

    public convenience init(
        lookingAtCenter centerCoordinate: CLLocationCoordinate2D,
        fromDistance distance: CLLocationDistance,
        pitch: CGFloat,
        heading: CLLocationDirection
    ) {
        self.init()
        (self.centerCoordinate, centerCoordinateDistance) = (centerCoordinate, distance)
        (self.pitch, self.heading) = (pitch, heading)
    }

    public convenience init(
        lookingAtCenter centerCoordinate: CLLocationCoordinate2D,
        fromEyeCoordinate eyeCoordinate: CLLocationCoordinate2D,
        eyeAltitude: CLLocationDistance
    ) {
        self.init(lookingAtCenter: centerCoordinate, fromDistance: eyeAltitude, pitch: 0, heading: 0)
    }

    /// - Parameter size: of the view; the camera is as far away as a street is wide.
    public convenience init(lookingAt mapItem: MKMapItem, forViewSize size: CGSize, allowPitch: Bool) {
        self.init(
            lookingAtCenter: mapItem.placemark.coordinate,
            fromDistance: 1000,
            pitch: allowPitch ? 45 : 0,
            heading: 0
        )
    }
}

extension MKMapView {
    /// Where a map's centre may be; kept.
    @preconcurrency @MainActor
    open class CameraBoundary: NSObject {
        public let region: MKCoordinateRegion
        public let mapRect: MKMapRect
        public init?(mapRect: MKMapRect) {
            guard !mapRect.isNull else { return nil }
            (self.mapRect, region) = (mapRect, MKCoordinateRegion(mapRect))
        }
        public init?(coordinateRegion region: MKCoordinateRegion) {
            self.region = region
            var (first, last) = (region.center, region.center)
            first.latitude += region.span.latitudeDelta / 2
            first.longitude -= region.span.longitudeDelta / 2
            last.latitude -= region.span.latitudeDelta / 2
            last.longitude += region.span.longitudeDelta / 2
            mapRect = MKMapRect(holding: [MKMapPoint(first), MKMapPoint(last)])
        }
    }

    /// How near a map may be; kept.
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

/// How a map looks; kept.
@preconcurrency @MainActor
open class MKMapConfiguration: NSObject {
    /// Whether mountains are seen.
    public enum ElevationStyle: Int, Sendable { case flat = 0, realistic }
    open var elevationStyle = ElevationStyle.flat
}

/// Streets.
@preconcurrency @MainActor
open class MKStandardMapConfiguration: MKMapConfiguration {
    /// How strong colours are.
    public enum EmphasisStyle: Int, Sendable { case `default` = 0, muted }
    open var emphasisStyle = EmphasisStyle.default
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    open var showsTraffic = false

    public override init() { super.init() }
    public convenience init(elevationStyle: ElevationStyle) {
        self.init()
        self.elevationStyle = elevationStyle
    }
    public convenience init(elevationStyle: ElevationStyle, emphasisStyle: EmphasisStyle) {
        self.init(elevationStyle: elevationStyle)
        self.emphasisStyle = emphasisStyle
    }
}

/// Pictures of the earth with names.
@preconcurrency @MainActor
open class MKHybridMapConfiguration: MKMapConfiguration {
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    open var showsTraffic = false
    public override init() { super.init() }
    public convenience init(elevationStyle: ElevationStyle) {
        self.init()
        self.elevationStyle = elevationStyle
    }
}

/// Pictures of the earth.
@preconcurrency @MainActor
open class MKImageryMapConfiguration: MKMapConfiguration {
    public override init() { super.init() }
    public convenience init(elevationStyle: ElevationStyle) {
        self.init()
        self.elevationStyle = elevationStyle
    }
}

/// What of a map can be chosen.
public struct MKMapFeatureOptions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let pointsOfInterest = Self(rawValue: 1), territories = Self(rawValue: 2)
    public static let physicalFeatures = Self(rawValue: 4)
}
