public import Foundation

/// Whether an app may know where the phone is.
public enum CLAuthorizationStatus: Int32, Sendable {
    case notDetermined = 0
    case restricted, denied, authorizedAlways, authorizedWhenInUse

    /// The name that macOS has for it.
    public static let authorized = Self.authorizedAlways
}

/// How exactly a place is told.
public enum CLAccuracyAuthorization: Int, Sendable { case fullAccuracy = 0, reducedAccuracy = 1 }

/// Metres.
public typealias CLLocationAccuracy = Double
/// Degrees from north.
public typealias CLLocationDirection = Double
/// Metres a second.
public typealias CLLocationSpeed = Double

/// The best there is, with sensors besides.
public let kCLLocationAccuracyBestForNavigation: CLLocationAccuracy = -2
/// The best there is.
public let kCLLocationAccuracyBest: CLLocationAccuracy = -1
/// Within ten metres.
public let kCLLocationAccuracyNearestTenMeters: CLLocationAccuracy = 10
/// Within a hundred metres.
public let kCLLocationAccuracyHundredMeters: CLLocationAccuracy = 100
/// Within a kilometre.
public let kCLLocationAccuracyKilometer: CLLocationAccuracy = 1000
/// Within three kilometres.
public let kCLLocationAccuracyThreeKilometers: CLLocationAccuracy = 3000
/// Every movement is told.
public let kCLDistanceFilterNone: CLLocationDistance = -1
/// The domain of ``CLError``.
public let kCLErrorDomain = "kCLErrorDomain"

/// Why there is no place.
public struct CLError: Error, Hashable, Sendable, CustomNSError {
    /// The reasons, with Apple's numbers.
    public enum Code: Int, Sendable {
        case locationUnknown = 0
        case denied, network, headingFailure, regionMonitoringDenied, regionMonitoringFailure
        case regionMonitoringSetupDelayed, regionMonitoringResponseDelayed, geocodeFoundNoResult
        case geocodeFoundPartialResult, geocodeCanceled, deferredFailed, deferredNotUpdatingLocation
        case deferredAccuracyTooLow, deferredDistanceFiltered, deferredCanceled, rangingUnavailable, rangingFailure
        case promptDeclined, historicalLocationError
    }

    /// The reason.
    public let code: Code
    public init(_ code: Code) { self.code = code }

    public static var errorDomain: String { kCLErrorDomain }
    public var errorCode: Int { code.rawValue }
    /// The place is not known yet.
    public static var locationUnknown: Code { .locationUnknown }
    /// The person said no.
    public static var denied: Code { .denied }
    /// Nothing could be asked.
    public static var network: Code { .network }
    /// A region cannot be watched.
    public static var regionMonitoringFailure: Code { .regionMonitoringFailure }
    /// No address was found.
    public static var geocodeFoundNoResult: Code { .geocodeFoundNoResult }
}

/// Whether the phone is within a region.
public enum CLRegionState: Int, Sendable {
    /// It is not known.
    case unknown = 0
    /// It is.
    case inside
    /// It is not.
    case outside
}

/// Where an error of regions names another one that is watched instead.
public let kCLErrorUserInfoAlternateRegionKey = "kCLErrorUserInfoAlternateRegionKey"
