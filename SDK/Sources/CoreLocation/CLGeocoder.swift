public import Foundation
public import OpenCoreLocation

/// Hears of places, or why there are none.
public typealias CLGeocodeCompletionHandler = CLGeocoder.CompletionHandler

/// Looks addresses up, which needs a server of maps: every request fails with ``CLError`` `network`, as without a
/// network.
open class CLGeocoder: NSObject, @unchecked Sendable {  // It has no state.
    /// Hears of places, or why there are none.
    public typealias CompletionHandler = @Sendable ([CLPlacemark]?, (any Error)?) -> Void

    public override init() {}

    open var isGeocoding: Bool { false }

    open func reverseGeocodeLocation(_ location: CLLocation, completionHandler: @escaping CompletionHandler) {
        fail(completionHandler)
    }
    open func reverseGeocodeLocation(
        _ location: CLLocation,
        preferredLocale locale: Locale?,
        completionHandler: @escaping CompletionHandler
    ) { fail(completionHandler) }
    open func geocodeAddressString(_ addressString: String, completionHandler: @escaping CompletionHandler) {
        fail(completionHandler)
    }
    open func geocodeAddressString(
        _ addressString: String,
        in region: CLRegion?,
        completionHandler: @escaping CompletionHandler
    ) { fail(completionHandler) }

    open func reverseGeocodeLocation(_ location: CLLocation) async throws -> [CLPlacemark] { throw CLError(.network) }
    open func reverseGeocodeLocation(
        _ location: CLLocation,
        preferredLocale locale: Locale?
    ) async throws -> [CLPlacemark] { throw CLError(.network) }
    open func geocodeAddressString(_ addressString: String) async throws -> [CLPlacemark] { throw CLError(.network) }
    open func geocodeAddressString(_ addressString: String, in region: CLRegion?) async throws -> [CLPlacemark] {
        throw CLError(.network)
    }

    open func geocodeAddressString(
        _ addressString: String,
        in region: CLRegion?,
        preferredLocale locale: Locale?,
        completionHandler: @escaping CompletionHandler
    ) { fail(completionHandler) }
    open func geocodeAddressString(
        _ addressString: String,
        in region: CLRegion?,
        preferredLocale locale: Locale?
    ) async throws -> [CLPlacemark] { throw CLError(.network) }

    @available(*, deprecated, message: "Use -geocodePostalAddress:completionHandler:")
    open func geocodeAddressDictionary(
        _ addressDictionary: [AnyHashable: Any],
        completionHandler: @escaping CompletionHandler
    ) { fail(completionHandler) }

    open func cancelGeocode() {}

    private func fail(_ completionHandler: @escaping CompletionHandler) {
        // Apple's tells of it later, on the main queue.
        DispatchQueue.main.async { completionHandler(nil, CLError(.network)) }
    }
}
