public import CoreLocation

extension CLPlacemark {
    /// Its address; nil of a place that nobody knows, as every one here.
    public var postalAddress: CNPostalAddress? { nil }
}
