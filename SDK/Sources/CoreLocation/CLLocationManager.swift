public import Foundation
public import OpenCoreLocation
@_spi(Carillon) import OpenUserNotifications

/// Asks the person for the place of the phone, and hears of it.
///
/// The place is where `carillon device location` put the phone; until then it is not known. Delegates hear on the main
/// queue.
open class CLLocationManager: NSObject {
    /// Who hears of places and of authorization.
    open weak var delegate: (any CLLocationManagerDelegate)?
    /// How exact a place should be, in metres; all are exact.
    open var desiredAccuracy = kCLLocationAccuracyBest
    /// How far the phone has to move until it is told again, in metres.
    open var distanceFilter = kCLDistanceFilterNone
    /// Whether places are told in the background; they are to every process that runs.
    open var allowsBackgroundLocationUpdates = false
    /// Whether nothing is told while the phone lies still.
    open var pausesLocationUpdatesAutomatically = true
    /// Whether the status bar says so in the background.
    open var showsBackgroundLocationIndicator = false
    /// What the place is wanted for.
    open var activityType = CLActivityType.other
    /// The regions that are watched.
    open private(set) var monitoredRegions: Set<CLRegion> = []
    /// The regions whose beacons are listened for.
    open private(set) var rangedRegions: Set<CLRegion> = []
    /// The beacons that are listened for.
    open private(set) var rangedBeaconConstraints: Set<CLBeaconIdentityConstraint> = []
    /// How far the compass has to turn until it is told again, in degrees.
    open var headingFilter: CLLocationDegrees = 1
    /// Which side of the phone is its top for the compass.
    open var headingOrientation = CLDeviceOrientation.portrait

    private var course = CourseOfPlaces()
    private var toldStatus: CLAuthorizationStatus?
    /// Of each region, whether the phone was in it.
    private var wasInside: [String: Bool] = [:]

    public override init() {
        super.init()
        LocationManagers.add(self)
        // “The system always calls this method when the app creates the related object's CLLocationManager instance”
        // (locationManagerDidChangeAuthorization).
        onMain { $0.look() }
    }

    // MARK: Authorization

    /// What the person has allowed.
    open var authorizationStatus: CLAuthorizationStatus { LocationLink.facts.status }
    /// How exact a place may be.
    open var accuracyAuthorization: CLAccuracyAuthorization { .fullAccuracy }
    /// Whether a widget may know the place: there are none.
    open var isAuthorizedForWidgetUpdates: Bool { false }

    /// What the person has allowed, as it was asked for before iOS 14.
    @available(*, deprecated, message: "Ask an instance: authorizationStatus")
    open class func authorizationStatus() -> CLAuthorizationStatus { LocationLink.facts.status }
    /// Whether the phone tells anybody where it is.
    open class func locationServicesEnabled() -> Bool { true }

    /// Asks the person for the place while the app is used; once.
    open func requestWhenInUseAuthorization() {
        guard authorizationStatus == .notDetermined, let purpose = LocationPurpose.whenInUse else { return }
        LocationLink.request(always: false, purpose: purpose)
    }

    /// Asks the person for the place at all times; of an app that knows it while it is used, once more.
    open func requestAlwaysAuthorization() {
        guard [.notDetermined, .authorizedWhenInUse].contains(authorizationStatus), let purpose = LocationPurpose.always
        else { return }
        LocationLink.request(always: true, purpose: purpose)
    }

    /// Asks for exact places for once: all are exact.
    open func requestTemporaryFullAccuracyAuthorization(
        withPurposeKey purposeKey: String,
        completion: (@Sendable ((any Error)?) -> Void)? = nil
    ) { DispatchQueue.main.async { completion?(nil) } }
    /// Asks for exact places for once: all are exact.
    open func requestTemporaryFullAccuracyAuthorization(withPurposeKey purposeKey: String) async throws {}

    // MARK: The place

    /// Where the phone is; nil where the app may not know, and until somebody says.
    open var location: CLLocation? { LocationLink.facts.location }

    /// Asks for one place.
    open func requestLocation() {
        course.wantsOne = true
        onMain { $0.tellPlace() }
    }

    /// Asks for every place.
    open func startUpdatingLocation() {
        guard !course.wantsAll else { return }
        course.wantsAll = true
        course.told = nil
        onMain { $0.tellPlace() }
    }
    /// Ends ``startUpdatingLocation()``.
    open func stopUpdatingLocation() { course.wantsAll = false }

    /// Asks for large moves: five hundred metres.
    open func startMonitoringSignificantLocationChanges() {
        guard !course.wantsLargeMoves else { return }
        course.wantsLargeMoves = true
        onMain { $0.tellPlace() }
    }
    /// Ends ``startMonitoringSignificantLocationChanges()``.
    open func stopMonitoringSignificantLocationChanges() { course.wantsLargeMoves = false }
    /// Whether large moves are told.
    open class func significantLocationChangeMonitoringAvailable() -> Bool { true }

    /// Asks where somebody stays: nothing is told.
    open func startMonitoringVisits() {}
    /// Ends ``startMonitoringVisits()``.
    open func stopMonitoringVisits() {}
    /// Asks to be told later, of several places at once: it cannot.
    open func allowDeferredLocationUpdates(untilTraveled distance: CLLocationDistance, timeout: TimeInterval) {}
    /// Ends ``allowDeferredLocationUpdates(untilTraveled:timeout:)``.
    open func disallowDeferredLocationUpdates() {}
    /// Whether places can be told later: no.
    open class func deferredLocationUpdatesAvailable() -> Bool { false }

    // MARK: Regions

    /// The largest radius of a region, in metres.
    open var maximumRegionMonitoringDistance: CLLocationDistance { 400_000 }
    /// Whether regions are watched, by the names before iOS 7.
    @available(*, deprecated, renamed: "isMonitoringAvailable(for:)")
    open class func regionMonitoringAvailable() -> Bool { true }
    @available(*, deprecated, renamed: "isMonitoringAvailable(for:)")
    open class func regionMonitoringEnabled() -> Bool { true }
    /// Whether regions of a kind are watched.
    open class func isMonitoringAvailable(for regionClass: AnyClass) -> Bool { true }

    /// Tells from now on when the phone comes into the region or leaves it, while this process runs. One of the same
    /// identifier is replaced.
    open func startMonitoring(for region: CLRegion) {
        guard authorizationStatus.isAllowed else {
            return onMain {
                $0.delegate?.locationManager(
                    $0,
                    monitoringDidFailFor: region,
                    withError: CLError(.regionMonitoringDenied)
                )
            }
        }
        monitoredRegions.remove(region)
        monitoredRegions.insert(region)
        wasInside[region.identifier] = isInside(region)
        onMain { $0.delegate?.locationManager($0, didStartMonitoringFor: region) }
    }
    /// Forgets a region.
    open func stopMonitoring(for region: CLRegion) {
        monitoredRegions.remove(region)
        wasInside[region.identifier] = nil
    }
    /// Asks whether the phone is in a region.
    open func requestState(for region: CLRegion) {
        onMain {
            let state: CLRegionState = $0.isInside(region).map { $0 ? .inside : .outside } ?? .unknown
            $0.delegate?.locationManager($0, didDetermineState: state, for: region)
        }
    }

    /// nil where the place is not known, and of beacons.
    private func isInside(_ region: CLRegion) -> Bool? {
        guard let place = LocationLink.facts.place, let circle = region as? CLCircularRegion else { return nil }
        return circle.contains(place)
    }

    // MARK: The compass and beacons

    /// Whether there is a compass: no.
    open class func headingAvailable() -> Bool { false }
    /// Asks where the phone points: here nothing is told.
    open func startUpdatingHeading() {}
    /// Ends ``startUpdatingHeading()``.
    open func stopUpdatingHeading() {}
    /// Never known.
    open var heading: CLHeading? { nil }
    /// Hides what asks to turn the phone: it is never shown.
    open func dismissHeadingCalibrationDisplay() {}
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

    // MARK: What is heard

    /// Looks what is otherwise than this manager has told; on the main queue.
    final func look() {
        let status = authorizationStatus
        if toldStatus != status {
            toldStatus = status
            delegate?.locationManagerDidChangeAuthorization(self)
        }
        tellPlace()
        for region in monitoredRegions.sorted(by: { $0.identifier < $1.identifier }) { tellCrossing(of: region) }
    }

    private func tellPlace() {
        let facts = LocationLink.facts
        switch facts.status {
        // Nothing is told until the person has answered.
        case .notDetermined: return
        case .restricted, .denied:
            if course.isWanted { delegate?.locationManager(self, didFailWithError: CLError(.denied)) }
            course.wantsOne = false
        case .authorizedAlways, .authorizedWhenInUse:
            guard course.isWanted else { return }
            if let location = facts.location {
                guard course.takes(location, filter: distanceFilter) else { return }
                delegate?.locationManager(self, didUpdateLocations: [location])
            } else {
                course.wantsOne = false
                delegate?.locationManager(self, didFailWithError: CLError(.locationUnknown))
            }
        }
    }

    private func tellCrossing(of region: CLRegion) {
        guard let isInside = isInside(region) else { return }
        let before = wasInside.updateValue(isInside, forKey: region.identifier)
        guard let before, before != isInside else { return }
        switch isInside {
        case true where region.notifyOnEntry: delegate?.locationManager(self, didEnterRegion: region)
        case false where region.notifyOnExit: delegate?.locationManager(self, didExitRegion: region)
        default: break
        }
    }

    /// Calls the delegate on the main thread, where the manager is used.
    private func onMain(_ work: @escaping (CLLocationManager) -> Void) {
        // Both are only touched on the main queue from here.
        nonisolated(unsafe) let (manager, work) = (self, work)
        DispatchQueue.main.async { work(manager) }
    }
}

/// Which places a manager is to be told.
private struct CourseOfPlaces {
    var wantsOne = false
    var wantsAll = false
    var wantsLargeMoves = false
    var told: CLLocation?

    /// Metres of a large move (Apple: startMonitoringSignificantLocationChanges).
    private static let largeMove = 500.0

    var isWanted: Bool { wantsOne || wantsAll || wantsLargeMoves }

    /// Whether this place is one of them; it is the last that was told then.
    mutating func takes(_ location: CLLocation, filter: CLLocationDistance) -> Bool {
        let moved = told.map { $0.distance(from: location) }
        let least = wantsAll ? max(filter, 0) : Self.largeMove
        let isNext = moved.map { $0 > 0 && $0 >= least } ?? true
        guard wantsOne || isNext else { return false }
        wantsOne = false
        told = location
        return true
    }
}

extension CLAuthorizationStatus {
    var isAllowed: Bool { self == .authorizedAlways || self == .authorizedWhenInUse }
}

extension LocationLink.Facts {
    /// Metres that a place may be off, as a phone has it under the open sky.
    private static let accuracy = 5.0

    var location: CLLocation? {
        place.map {
            CLLocation(
                coordinate: $0,
                altitude: 0,
                horizontalAccuracy: Self.accuracy,
                verticalAccuracy: -1,
                timestamp: Date()
            )
        }
    }
}
