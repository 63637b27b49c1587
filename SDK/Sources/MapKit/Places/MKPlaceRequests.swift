public import CoreLocation
public import Foundation

// Requests for places that a server of maps would answer. There is none: each fails with `placemarkNotFound`.

/// Asks for what Maps knows of a place.
open class MKMapItemRequest: NSObject, @unchecked Sendable {  // Every stored property is constant.
    public let mapItemIdentifier: MKMapItem.Identifier?
    public let mapFeatureAnnotation: MKMapFeatureAnnotation?
    public init(mapItemIdentifier identifier: MKMapItem.Identifier) {
        (mapItemIdentifier, mapFeatureAnnotation) = (identifier, nil)
    }
    public init(mapFeatureAnnotation: MKMapFeatureAnnotation) {
        (mapItemIdentifier, self.mapFeatureAnnotation) = (nil, mapFeatureAnnotation)
    }
    @available(*, deprecated, renamed: "mapFeatureAnnotation")
    open var featureAnnotation: MKMapFeatureAnnotation { mapFeatureAnnotation ?? MKMapFeatureAnnotation() }

    open var isCancelled: Bool { false }
    open var isLoading: Bool { false }
    open func cancel() {}
    open var mapItem: MKMapItem { get async throws { throw MKError(.placemarkNotFound) } }
    open func getMapItem(completionHandler: @escaping (MKMapItem?, (any Error)?) -> Void) {
        MKError(.placemarkNotFound).answer(completionHandler)
    }
}

/// Asks for the address of a place (iOS 26).
open class MKReverseGeocodingRequest: NSObject, @unchecked Sendable {  // Changed by who made it alone.
    public let location: CLLocation
    open var preferredLocale: Locale?
    public init?(location: CLLocation) { self.location = location }
    open var isCancelled: Bool { false }
    open var isLoading: Bool { false }
    open func cancel() {}
    open var mapItems: [MKMapItem] { get async throws { throw MKError(.placemarkNotFound) } }
    open func getMapItems(completionHandler: @escaping ([MKMapItem]?, (any Error)?) -> Void) {
        MKError(.placemarkNotFound).answer(completionHandler)
    }
}

/// Asks for the place of an address (iOS 26).
open class MKGeocodingRequest: NSObject, @unchecked Sendable {  // Changed by who made it alone.
    public let addressString: String
    open var region: MKCoordinateRegion?
    open var preferredLocale: Locale?
    /// nil of no words.
    public init?(addressString: String) {
        guard !addressString.isEmpty else { return nil }
        self.addressString = addressString
    }
    open var isCancelled: Bool { false }
    open var isLoading: Bool { false }
    open func cancel() {}
    open var mapItems: [MKMapItem] { get async throws { throw MKError(.placemarkNotFound) } }
    open func getMapItems(completionHandler: @escaping ([MKMapItem]?, (any Error)?) -> Void) {
        MKError(.placemarkNotFound).answer(completionHandler)
    }
}

/// Asks for the shops and sights around a place.
open class MKLocalPointsOfInterestRequest: NSObject, NSCopying {
    public let coordinate: CLLocationCoordinate2D
    /// Metres.
    public let radius: CLLocationDistance
    public let region: MKCoordinateRegion
    open var pointOfInterestFilter: MKPointOfInterestFilter?

    public init(center coordinate: CLLocationCoordinate2D, radius: CLLocationDistance) {
        (self.coordinate, self.radius) = (coordinate, radius)
        region = MKCoordinateRegion(
            center: coordinate,
            latitudinalMeters: 2 * radius,
            longitudinalMeters: 2 * radius
        )
    }
    /// - Parameter region: its circle is as wide as half of its height.
    public init(coordinateRegion region: MKCoordinateRegion) {
        (coordinate, self.region) = (region.center, region)
        radius = region.span.latitudeDelta * 111_320 / 2
    }
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = MKLocalPointsOfInterestRequest(center: coordinate, radius: radius)
        copy.pointOfInterestFilter = pointOfInterestFilter
        return copy
    }
    /// The greatest radius, in metres.
    public static let maxRadius: CLLocationDistance = 100_000
}

public let MKPointsOfInterestRequestMaxRadius = MKLocalPointsOfInterestRequest.maxRadius

/// Which parts of addresses are found.
open class MKAddressFilter: NSObject, @unchecked Sendable {  // What it has does not change.
    /// Parts of addresses.
    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let country = Self(rawValue: 1 << 0), administrativeArea = Self(rawValue: 1 << 1)
        public static let subAdministrativeArea = Self(rawValue: 1 << 2), locality = Self(rawValue: 1 << 3)
        public static let subLocality = Self(rawValue: 1 << 4), postalCode = Self(rawValue: 1 << 5)
        static let all: Self = [
            .country, .administrativeArea, .subAdministrativeArea, .locality, .subLocality, .postalCode,
        ]
    }
    private let options: Options
    public init(including options: Options) { self.options = options }
    public init(excluding options: Options) { self.options = Options.all.subtracting(options) }
    public static let includingAll = MKAddressFilter(including: .all)
    public static let excludingAll = MKAddressFilter(including: [])
    open func includes(_ options: Options) -> Bool { self.options.isSuperset(of: options) }
    open func excludes(_ options: Options) -> Bool { self.options.isDisjoint(with: options) }
}
