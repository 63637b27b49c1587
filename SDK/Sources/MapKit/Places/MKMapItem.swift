public import Contacts
public import CoreLocation
public import Foundation
public import UIKit

/// A place with an address.
open class MKPlacemark: CLPlacemark, MKAnnotation, @unchecked Sendable {  // As its superclass.
    public let coordinate: CLLocationCoordinate2D
    open var title: String? { name }
    open var countryCode: String? { isoCountryCode }

    private init(_ coordinate: CLLocationCoordinate2D, _ parts: [AnyHashable: Any]?, _ placemark: CLPlacemark?) {
        self.coordinate = coordinate
        super.init(
            location: placemark?.location
                ?? CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude),
            region: placemark?.region,
            timeZone: placemark?.timeZone,
            addressDictionary: parts
        )
    }

    public convenience init(coordinate: CLLocationCoordinate2D, addressDictionary: [String: Any]?) {
        let parts = addressDictionary.map { parts in
            Dictionary(uniqueKeysWithValues: parts.map { (AnyHashable($0.key), $0.value) })
        }
        self.init(coordinate, parts, nil)
    }
    public convenience init(coordinate: CLLocationCoordinate2D) { self.init(coordinate, nil, nil) }
    public convenience init(coordinate: CLLocationCoordinate2D, postalAddress address: CNPostalAddress) {
        self.init(coordinate: coordinate, addressDictionary: address.placemarkParts)
    }
    /// The place of another placemark, with its address.
    public override convenience init(placemark: CLPlacemark) {
        let coordinate = placemark.location?.coordinate ?? CLLocationCoordinate2D()
        self.init(coordinate, placemark.addressDictionary, placemark)
    }
    /// One of nowhere, as previews make it.
    public convenience init() { self.init(CLLocationCoordinate2D(), nil, nil) }
}

/// A place that Maps would know.
open class MKMapItem: NSObject, @unchecked Sendable {  // Changed by who made it alone.
    public let placemark: MKPlacemark
    open var name: String?
    open var phoneNumber: String?
    open var url: URL?
    open var timeZone: TimeZone?
    open var pointOfInterestCategory: MKPointOfInterestCategory?
    /// By what Maps would find it again: it knows none.
    open var identifier: Identifier? { nil }
    open var alternateIdentifiers: Set<Identifier> { [] }
    open var isCurrentLocation: Bool { false }
    open var location: CLLocation {
        placemark.location
            ?? CLLocation(latitude: placemark.coordinate.latitude, longitude: placemark.coordinate.longitude)
    }
    public let address: MKAddress?
    open var addressRepresentations: MKAddressRepresentations? { address.map { MKAddressRepresentations($0) } }

    /// Of no place that is known.
    open class func forCurrentLocation() -> MKMapItem {
        MKMapItem(placemark: MKPlacemark(coordinate: CLLocationCoordinate2D()))
    }

    public init(placemark: MKPlacemark) {
        self.placemark = placemark
        name = placemark.name
        address = placemark.postalAddress.flatMap {
            MKAddress(fullAddress: CNPostalAddressFormatter.string(from: $0, style: .mailingAddress), shortAddress: nil)
        }
    }
    /// A place with an address, as iOS 26 makes it.
    public init(location: CLLocation, address: MKAddress?) {
        placemark = MKPlacemark(coordinate: location.coordinate)
        self.address = address
    }
    /// One of nowhere.
    public convenience override init() { self.init(placemark: MKPlacemark()) }

    /// Opens Maps, which is not on a simulated phone.
    ///
    /// - Returns: whether it was opened: never, as the others.
    @discardableResult
    open func openInMaps(launchOptions: [String: Any]? = nil) -> Bool { false }
    @discardableResult @MainActor
    open func openInMaps(launchOptions: [String: Any]? = nil, from scene: UIScene?) async -> Bool { false }
    @MainActor
    open func openInMaps(
        launchOptions: [String: Any]? = nil,
        from scene: UIScene?,
        completionHandler completion: @escaping (Bool) -> Void
    ) { completion(false) }
    @discardableResult
    open class func openMaps(with mapItems: [MKMapItem], launchOptions: [String: Any]? = nil) -> Bool { false }
    @discardableResult @MainActor
    open class func openMaps(
        with mapItems: [MKMapItem],
        launchOptions: [String: Any]? = nil,
        from scene: UIScene?
    ) async -> Bool { false }

    /// By what Maps finds a place again.
    open class Identifier: NSObject, @unchecked Sendable {  // Every stored property is constant.
        public let rawValue: String
        open var identifierString: String { rawValue }
        public init?(rawValue: String) { self.rawValue = rawValue }
        public convenience init?(identifierString: String) { self.init(rawValue: identifierString) }
        open override func isEqual(_ object: Any?) -> Bool { (object as? Identifier)?.rawValue == rawValue }
        open override var hash: Int { rawValue.hashValue }
    }
}

/// An address as it is written.
open class MKAddress: NSObject, @unchecked Sendable {  // Every stored property is constant.
    public let fullAddress: String
    public let shortAddress: String?
    /// nil of no words.
    public init?(fullAddress: String, shortAddress: String?) {
        guard !fullAddress.isEmpty else { return nil }
        (self.fullAddress, self.shortAddress) = (fullAddress, shortAddress)
    }
}

/// How an address can be written.
open class MKAddressRepresentations: NSObject, @unchecked Sendable {  // Every stored property is constant.
    /// What is told besides a town.
    public enum ContextStyle: Int, Sendable { case automatic = 0, short, full }
    private let address: MKAddress
    init(_ address: MKAddress) { self.address = address }
    open var cityName: String? { nil }
    open var cityWithContext: String? { nil }
    open var regionName: String? { nil }
    open func cityWithContext(_ style: ContextStyle) -> String? { nil }
    open func fullAddress(includingRegion: Bool, singleLine: Bool) -> String? {
        singleLine ? address.fullAddress.replacingOccurrences(of: "\n", with: ", ") : address.fullAddress
    }
}

@available(*, deprecated, renamed: "MKMapItem.Identifier")
public typealias MKMapItemIdentifier = MKMapItem.Identifier

/// What a map item is of.
public let MKMapItemTypeIdentifier = "com.apple.mapkit.map-item"
