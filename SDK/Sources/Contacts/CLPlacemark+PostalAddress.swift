public import CoreLocation
public import Foundation

extension CLPlacemark {
    /// Its address, of the parts that are known; nil of a place without any.
    public var postalAddress: CNPostalAddress? {
        guard let parts = addressDictionary, !parts.isEmpty else { return nil }
        func part(_ key: String) -> String { parts[key] as? String ?? "" }
        let address = CNMutablePostalAddress()
        let street = [part("SubThoroughfare"), part("Thoroughfare")].filter { !$0.isEmpty }.joined(separator: " ")
        address.street = part("Street").isEmpty ? street : part("Street")
        (address.subLocality, address.city) = (part("SubLocality"), part("City"))
        (address.subAdministrativeArea, address.state) = (part("SubAdministrativeArea"), part("State"))
        (address.postalCode, address.country) = (part("ZIP"), part("Country"))
        address.isoCountryCode = part("CountryCode")
        return address
    }
}

extension CNPostalAddress {
    /// The parts by the names that ``CLPlacemark`` has for them.
    package var placemarkParts: [String: Any] {
        [
            "Street": street, "SubLocality": subLocality, "City": city, "State": state, "ZIP": postalCode,
            "SubAdministrativeArea": subAdministrativeArea, "Country": country, "CountryCode": isoCountryCode,
        ].filter { !$0.value.isEmpty }
    }
}

extension CLGeocoder {
    /// Fails as every request.
    public func geocodePostalAddress(
        _ postalAddress: CNPostalAddress,
        completionHandler: @escaping CLGeocodeCompletionHandler
    ) { geocodeAddressString("", completionHandler: completionHandler) }
    /// Fails as every request.
    public func geocodePostalAddress(
        _ postalAddress: CNPostalAddress,
        preferredLocale locale: Locale?,
        completionHandler: @escaping CLGeocodeCompletionHandler
    ) { geocodeAddressString("", completionHandler: completionHandler) }
    /// Fails as every request.
    public func geocodePostalAddress(_ postalAddress: CNPostalAddress) async throws -> [CLPlacemark] {
        try await geocodeAddressString("")
    }
    /// Fails as every request.
    public func geocodePostalAddress(
        _ postalAddress: CNPostalAddress,
        preferredLocale locale: Locale?
    ) async throws -> [CLPlacemark] { try await geocodeAddressString("") }
}
