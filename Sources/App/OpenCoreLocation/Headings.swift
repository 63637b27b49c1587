public import Foundation

/// Degrees that a direction may be off.
public typealias CLLocationDirectionAccuracy = Double
/// Metres a second that a speed may be off.
public typealias CLLocationSpeedAccuracy = Double
/// Microteslas.
public typealias CLHeadingComponentValue = Double

/// Every turn is told.
public let kCLHeadingFilterNone: CLLocationDegrees = -1
/// As little exact as the person allows.
public let kCLLocationAccuracyReduced: CLLocationAccuracy = 3_000
/// The greatest distance there is.
public let CLLocationDistanceMax: CLLocationDistance = .greatestFiniteMagnitude
/// The longest time there is.
public let CLTimeIntervalMax: TimeInterval = .greatestFiniteMagnitude

/// A floor of a building.
open class CLFloor: NSObject, @unchecked Sendable {
    // @unchecked: it has no state that changes.
    /// 0 is the ground floor.
    public let level: Int
    init(level: Int) { self.level = level }
}

/// Where a place came from.
open class CLLocationSourceInformation: NSObject, @unchecked Sendable {
    // @unchecked: every stored property is constant.
    /// Whether software made it up.
    public let isSimulatedBySoftware: Bool
    /// Whether an accessory told it.
    public let isProducedByAccessory: Bool

    public init(softwareSimulationState isSoftware: Bool, andExternalAccessoryState isAccessory: Bool) {
        isSimulatedBySoftware = isSoftware
        isProducedByAccessory = isAccessory
    }
}

/// Where the phone points. None is ever told: there is no compass.
open class CLHeading: NSObject, @unchecked Sendable {
    // @unchecked: it has no state.
    /// Degrees from magnetic north.
    open var magneticHeading: CLLocationDirection { 0 }
    /// Degrees from true north; negative where it is not known.
    open var trueHeading: CLLocationDirection { -1 }
    /// Degrees that it may be off; negative where it is not known.
    open var headingAccuracy: CLLocationDirection { -1 }
    /// The magnetic field along the phone's axes.
    open var x: CLHeadingComponentValue { 0 }
    /// The magnetic field along the phone's axes.
    open var y: CLHeadingComponentValue { 0 }
    /// The magnetic field along the phone's axes.
    open var z: CLHeadingComponentValue { 0 }
    open var timestamp: Date { Date(timeIntervalSinceReferenceDate: 0) }
}

/// A place where somebody stayed. None is ever told.
open class CLVisit: NSObject, @unchecked Sendable {
    // @unchecked: it has no state.
    open var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D() }
    /// Metres that the place may be off; negative where it is not known.
    open var horizontalAccuracy: CLLocationAccuracy { -1 }
    open var arrivalDate: Date { .distantPast }
    open var departureDate: Date { .distantFuture }
}

/// Which side of the phone is its top.
public enum CLDeviceOrientation: Int32, Sendable {
    case unknown = 0, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown
}

/// What a place is wanted for.
public enum CLActivityType: Int, Sendable {
    case other = 1, automotiveNavigation, fitness, otherNavigation, airborne
}

/// Which beacons are listened for, as iOS 13 names it.
open class CLBeaconIdentityConstraint: NSObject, @unchecked Sendable {
    // @unchecked: every stored property is constant.
    /// Whose beacons.
    public let uuid: UUID
    /// Of which group; nil for all.
    public let major: CLBeaconMajorValue?
    /// Which one of the group; nil for all.
    public let minor: CLBeaconMinorValue?

    init(_ uuid: UUID, _ major: CLBeaconMajorValue?, _ minor: CLBeaconMinorValue?) {
        (self.uuid, self.major, self.minor) = (uuid, major, minor)
    }

    /// All beacons of somebody's.
    public convenience init(uuid: UUID) { self.init(uuid, nil, nil) }
    /// A group of beacons.
    public convenience init(uuid: UUID, major: CLBeaconMajorValue) { self.init(uuid, major, nil) }
    /// One beacon.
    public convenience init(uuid: UUID, major: CLBeaconMajorValue, minor: CLBeaconMinorValue) {
        self.init(uuid, major, minor)
    }
}

extension CLBeaconRegion {
    /// An area around beacons, as iOS 13 makes one.
    public convenience init(beaconIdentityConstraint: CLBeaconIdentityConstraint, identifier: String) {
        switch (beaconIdentityConstraint.major, beaconIdentityConstraint.minor) {
        case (let major?, let minor?):
            self.init(uuid: beaconIdentityConstraint.uuid, major: major, minor: minor, identifier: identifier)
        case (let major?, nil): self.init(uuid: beaconIdentityConstraint.uuid, major: major, identifier: identifier)
        default: self.init(uuid: beaconIdentityConstraint.uuid, identifier: identifier)
        }
    }

    /// Which beacons it is around.
    public var beaconIdentityConstraint: CLBeaconIdentityConstraint {
        CLBeaconIdentityConstraint(uuid, major?.uint16Value, minor?.uint16Value)
    }
}
