public import Foundation
public import OpenCoreLocation

/// A place with an address.
///
/// No server knows any here, so that an app has those that it, or MapKit for it, made of the parts of an address.
open class CLPlacemark: NSObject, NSCopying, @unchecked Sendable {  // Every stored property is constant.
    private let place: CLLocation?
    private let area: CLRegion?
    private let zone: TimeZone?
    /// The parts of the address, by the address book's names (`Street`, `City`, `ZIP` …).
    public let addressDictionary: [AnyHashable: Any]?

    package init(
        location: CLLocation?,
        region: CLRegion? = nil,
        timeZone: TimeZone? = nil,
        addressDictionary: [AnyHashable: Any]?
    ) {
        (place, area, zone) = (location, region, timeZone)
        self.addressDictionary = addressDictionary
    }

    /// The same place.
    public init(placemark: CLPlacemark) {
        (place, area, zone) = (placemark.location, placemark.region, placemark.timeZone)
        addressDictionary = placemark.addressDictionary
    }

    /// No place: what a property begins with.
    public convenience override init() { self.init(location: nil, addressDictionary: nil) }

    /// Itself: it does not change.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    open var location: CLLocation? { place }
    open var region: CLRegion? { area }
    open var timeZone: TimeZone? { zone }
    open var name: String? { part("Name") }
    open var thoroughfare: String? { part("Thoroughfare") }
    open var subThoroughfare: String? { part("SubThoroughfare") }
    open var locality: String? { part("City") }
    open var subLocality: String? { part("SubLocality") }
    open var administrativeArea: String? { part("State") }
    open var subAdministrativeArea: String? { part("SubAdministrativeArea") }
    open var postalCode: String? { part("ZIP") }
    open var isoCountryCode: String? { part("CountryCode") }
    open var country: String? { part("Country") }
    open var inlandWater: String? { part("InlandWater") }
    open var ocean: String? { part("Ocean") }
    open var areasOfInterest: [String]? { addressDictionary?["AreasOfInterest"] as? [String] }

    private func part(_ key: String) -> String? { addressDictionary?[key] as? String }
}
