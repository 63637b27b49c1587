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

/// Asks for the place of the phone.
///
/// Regions of triggers are watched by the device, whatever this says. The app is allowed what it asks for; a place is not
/// told to it.
open class CLLocationManager: NSObject {
    /// Who hears of places and of authorization.
    open weak var delegate: (any CLLocationManagerDelegate)?
    /// How exact a place should be, in metres.
    open var desiredAccuracy = kCLLocationAccuracyBest
    /// How far the phone has to move until it is told again, in metres.
    open var distanceFilter = kCLDistanceFilterNone
    /// Whether places are told in the background.
    open var allowsBackgroundLocationUpdates = false
    /// Whether nothing is told while the phone lies still.
    open var pausesLocationUpdatesAutomatically = true
    /// Whether the status bar says so in the background.
    open var showsBackgroundLocationIndicator = false
    /// The regions that were asked for.
    open private(set) var monitoredRegions: Set<CLRegion> = []
    private var status = CLAuthorizationStatus.notDetermined

    public override init() {}

    /// What the person has allowed.
    open var authorizationStatus: CLAuthorizationStatus { status }
    /// How exact a place may be.
    open var accuracyAuthorization: CLAccuracyAuthorization { .fullAccuracy }
    /// Never known.
    open var location: CLLocation? { nil }
    /// The largest radius of a region, in metres.
    open var maximumRegionMonitoringDistance: CLLocationDistance { 400_000 }

    /// What the person has allowed, as it was asked for before iOS 14.
    @available(*, deprecated, message: "Ask an instance: authorizationStatus")
    open class func authorizationStatus() -> CLAuthorizationStatus { .authorizedAlways }
    /// Whether the phone tells anybody where it is.
    open class func locationServicesEnabled() -> Bool { true }
    /// Whether regions of a kind are watched.
    open class func isMonitoringAvailable(for regionClass: AnyClass) -> Bool { true }
    /// Whether large moves are told.
    open class func significantLocationChangeMonitoringAvailable() -> Bool { false }

    /// Asks to know the place while the app is used.
    open func requestWhenInUseAuthorization() { allow(.authorizedWhenInUse) }
    /// Asks to know the place always.
    open func requestAlwaysAuthorization() { allow(.authorizedAlways) }

    /// Asks for one place: here it is never known.
    open func requestLocation() { fail() }
    /// Asks for every place: here none is known.
    open func startUpdatingLocation() { fail() }
    /// Ends ``startUpdatingLocation()``.
    open func stopUpdatingLocation() {}
    /// Asks for large moves: here none is told.
    open func startMonitoringSignificantLocationChanges() {}
    /// Ends ``startMonitoringSignificantLocationChanges()``.
    open func stopMonitoringSignificantLocationChanges() {}
    /// Whether there is a compass: no.
    open class func headingAvailable() -> Bool { false }
    /// How far the compass has to turn until it is told again, in degrees.
    open var headingFilter: CLLocationDegrees = 1
    /// Asks where the phone points: here nothing is told.
    open func startUpdatingHeading() {}
    /// Ends ``startUpdatingHeading()``.
    open func stopUpdatingHeading() {}
    /// Never known.
    open var heading: CLHeading? { nil }
    /// Which side of the phone is its top for the compass.
    open var headingOrientation = CLDeviceOrientation.portrait
    /// Hides what asks to turn the phone: it is never shown.
    open func dismissHeadingCalibrationDisplay() {}
    /// What the place is wanted for.
    open var activityType = CLActivityType.other
    /// The regions whose beacons are listened for.
    open private(set) var rangedRegions: Set<CLRegion> = []
    /// The beacons that are listened for.
    open private(set) var rangedBeaconConstraints: Set<CLBeaconIdentityConstraint> = []
    /// Whether beacons can be heard: there is no radio.
    open class func isRangingAvailable() -> Bool { false }
    /// Listens for beacons: none is near.
    open func startRangingBeacons(in region: CLBeaconRegion) { rangedRegions.insert(region) }
    /// Ends ``startRangingBeacons(in:)``.
    open func stopRangingBeacons(in region: CLBeaconRegion) { rangedRegions.remove(region) }
    /// Listens for beacons: none is near.
    open func startRangingBeacons(satisfying constraint: CLBeaconIdentityConstraint) {
        rangedBeaconConstraints.insert(constraint)
    }
    /// Ends ``startRangingBeacons(satisfying:)``.
    open func stopRangingBeacons(satisfying constraint: CLBeaconIdentityConstraint) {
        rangedBeaconConstraints.remove(constraint)
    }
    /// Asks where somebody stays: nothing is told.
    open func startMonitoringVisits() {}
    /// Ends ``startMonitoringVisits()``.
    open func stopMonitoringVisits() {}
    /// Asks for exact places for once: they are allowed.
    open func requestTemporaryFullAccuracyAuthorization(
        withPurposeKey purposeKey: String,
        completion: (@Sendable ((any Error)?) -> Void)? = nil
    ) { DispatchQueue.main.async { completion?(nil) } }
    /// Asks for exact places for once: they are allowed.
    open func requestTemporaryFullAccuracyAuthorization(withPurposeKey purposeKey: String) async throws {}
    /// Asks to be told later, of several places at once: it cannot.
    open func allowDeferredLocationUpdates(untilTraveled distance: CLLocationDistance, timeout: TimeInterval) {}
    /// Ends ``allowDeferredLocationUpdates(untilTraveled:timeout:)``.
    open func disallowDeferredLocationUpdates() {}
    /// Whether places can be told later: no.
    open class func deferredLocationUpdatesAvailable() -> Bool { false }
    /// Whether a widget may know the place: there are none.
    open var isAuthorizedForWidgetUpdates: Bool { false }
    /// Notes a region; the regions of triggers are watched by the device.
    open func startMonitoring(for region: CLRegion) { monitoredRegions.insert(region) }
    /// Forgets a region.
    open func stopMonitoring(for region: CLRegion) { monitoredRegions.remove(region) }
    /// Asks whether the phone is in a region: nothing is told.
    open func requestState(for region: CLRegion) {}

    private func allow(_ wanted: CLAuthorizationStatus) {
        guard status != .authorizedAlways, status != wanted else { return }
        status = wanted
        onMain {
            $0.delegate?.locationManagerDidChangeAuthorization($0)
            $0.delegate?.locationManager($0, didChangeAuthorization: wanted)
        }
    }

    private func fail() {
        onMain { $0.delegate?.locationManager($0, didFailWithError: CLError(.locationUnknown)) }
    }

    /// Calls the delegate on the main thread, where the manager is used.
    private func onMain(_ work: @escaping @Sendable (CLLocationManager) -> Void) {
        // The manager is only touched on the main queue from here.
        nonisolated(unsafe) let manager = self
        DispatchQueue.main.async { work(manager) }
    }
}

/// Hears of a location manager.
public protocol CLLocationManagerDelegate: NSObjectProtocol {
    /// The person has answered.
    func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
    /// The person has answered: the form before iOS 14.
    func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus)
    /// The phone was somewhere.
    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
    /// The place is not known.
    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
    /// The phone came into a region.
    func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion)
    /// The phone left a region.
    func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion)
    /// A region is watched from now on.
    func locationManager(_ manager: CLLocationManager, didStartMonitoringFor region: CLRegion)
    /// Beacons were heard.
    func locationManager(_ manager: CLLocationManager, didRangeBeacons beacons: [CLBeacon], in region: CLBeaconRegion)
    /// The phone points elsewhere.
    func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading)
    /// Whether the phone may be asked for being turned.
    func locationManagerShouldDisplayHeadingCalibration(_ manager: CLLocationManager) -> Bool
    /// A region cannot be watched.
    func locationManager(
        _ manager: CLLocationManager,
        monitoringDidFailFor region: CLRegion?,
        withError error: any Error
    )
    /// Beacons cannot be heard.
    func locationManager(
        _ manager: CLLocationManager,
        rangingBeaconsDidFailFor region: CLBeaconRegion,
        withError error: any Error
    )
    /// Beacons were heard, as iOS 13 tells it.
    func locationManager(
        _ manager: CLLocationManager,
        didRange beacons: [CLBeacon],
        satisfying beaconConstraint: CLBeaconIdentityConstraint
    )
    /// Beacons cannot be heard, as iOS 13 tells it.
    func locationManager(
        _ manager: CLLocationManager,
        didFailRangingFor beaconConstraint: CLBeaconIdentityConstraint,
        error: any Error
    )
    /// Somebody stayed somewhere.
    func locationManager(_ manager: CLLocationManager, didVisit visit: CLVisit)
    /// Places are told no more while the phone lies still.
    func locationManagerDidPauseLocationUpdates(_ manager: CLLocationManager)
    /// Places are told again.
    func locationManagerDidResumeLocationUpdates(_ manager: CLLocationManager)
    /// Places that were to be told later are.
    func locationManager(_ manager: CLLocationManager, didFinishDeferredUpdatesWithError error: (any Error)?)
    /// The phone is within a region, or not.
    func locationManager(
        _ manager: CLLocationManager,
        didDetermineState state: CLRegionState,
        for region: CLRegion
    )
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

extension CLLocationManagerDelegate {
    /// Nothing.
    public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {}
    /// Nothing.
    public func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus) {}
    /// Nothing.
    public func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {}
    /// Nothing.
    public func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {}
    /// Nothing.
    public func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion) {}
    /// Nothing.
    public func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion) {}
    /// Nothing.
    public func locationManager(_ manager: CLLocationManager, didStartMonitoringFor region: CLRegion) {}
    /// Nothing.
    public func locationManager(
        _ manager: CLLocationManager,
        didRangeBeacons beacons: [CLBeacon],
        in region: CLBeaconRegion
    ) {}
    /// Nothing.
    public func locationManager(
        _ manager: CLLocationManager,
        didDetermineState state: CLRegionState,
        for region: CLRegion
    ) {}
    /// Nothing.
    public func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading) {}
    /// No.
    public func locationManagerShouldDisplayHeadingCalibration(_ manager: CLLocationManager) -> Bool { false }
    /// Nothing.
    public func locationManager(
        _ manager: CLLocationManager,
        monitoringDidFailFor region: CLRegion?,
        withError error: any Error
    ) {}
    /// Nothing.
    public func locationManager(
        _ manager: CLLocationManager,
        rangingBeaconsDidFailFor region: CLBeaconRegion,
        withError error: any Error
    ) {}
    /// Nothing.
    public func locationManager(
        _ manager: CLLocationManager,
        didRange beacons: [CLBeacon],
        satisfying beaconConstraint: CLBeaconIdentityConstraint
    ) {}
    /// Nothing.
    public func locationManager(
        _ manager: CLLocationManager,
        didFailRangingFor beaconConstraint: CLBeaconIdentityConstraint,
        error: any Error
    ) {}
    /// Nothing.
    public func locationManager(_ manager: CLLocationManager, didVisit visit: CLVisit) {}
    /// Nothing.
    public func locationManagerDidPauseLocationUpdates(_ manager: CLLocationManager) {}
    /// Nothing.
    public func locationManagerDidResumeLocationUpdates(_ manager: CLLocationManager) {}
    /// Nothing.
    public func locationManager(
        _ manager: CLLocationManager,
        didFinishDeferredUpdatesWithError error: (any Error)?
    ) {}
}
