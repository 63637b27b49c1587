public import Foundation

/// The number of a group of beacons, or of one in it.
public typealias CLBeaconMajorValue = UInt16
/// The number of a beacon in its group.
public typealias CLBeaconMinorValue = UInt16

/// An area around beacons; none is near a simulated phone.
open class CLBeaconRegion: CLRegion {
    /// Whose beacons.
    public let uuid: UUID
    /// Of which group; nil for all.
    public let major: NSNumber?
    /// Which one of the group; nil for all.
    public let minor: NSNumber?
    /// Whether an app hears of it whenever the display lights up.
    open var notifyEntryStateOnDisplay = false

    /// Whose beacons, by the name before iOS 13.
    open var proximityUUID: UUID { uuid }

    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = CLBeaconRegion(uuid, major?.uint16Value, minor?.uint16Value, identifier)
        copy.notifyEntryStateOnDisplay = notifyEntryStateOnDisplay
        return marked(copy)
    }

    /// What a phone would send to be this beacon, for `CBPeripheralManager.startAdvertising(_:)`.
    ///
    /// - Parameter measuredPower: how strong it is at one metre, in decibels; nil for the phone's own.
    open func peripheralData(withMeasuredPower measuredPower: NSNumber?) -> NSMutableDictionary {
        let power = Int8(clamping: measuredPower?.intValue ?? -59)
        var bytes = withUnsafeBytes(of: uuid.uuid) { Array($0) }
        for number in [major, minor] {
            let value = number?.uint16Value ?? 0
            bytes += [UInt8(value >> 8), UInt8(truncatingIfNeeded: value)]
        }
        bytes.append(UInt8(bitPattern: power))
        return NSMutableDictionary(dictionary: ["kCBAdvDataAppleBeaconKey": Data(bytes)])
    }

    private init(_ uuid: UUID, _ major: CLBeaconMajorValue?, _ minor: CLBeaconMinorValue?, _ identifier: String) {
        self.uuid = uuid
        self.major = major.map { NSNumber(value: $0) }
        self.minor = minor.map { NSNumber(value: $0) }
        super.init(identifier: identifier)
    }

    /// All beacons of somebody's.
    public convenience init(uuid: UUID, identifier: String) { self.init(uuid, nil, nil, identifier) }

    /// A group of beacons.
    public convenience init(uuid: UUID, major: CLBeaconMajorValue, identifier: String) {
        self.init(uuid, major, nil, identifier)
    }

    /// One beacon.
    public convenience init(uuid: UUID, major: CLBeaconMajorValue, minor: CLBeaconMinorValue, identifier: String) {
        self.init(uuid, major, minor, identifier)
    }

    /// All beacons of somebody's, by the name before iOS 13.
    public convenience init(proximityUUID: UUID, identifier: String) { self.init(proximityUUID, nil, nil, identifier) }

    /// A group of beacons, by the name before iOS 13.
    public convenience init(proximityUUID: UUID, major: CLBeaconMajorValue, identifier: String) {
        self.init(proximityUUID, major, nil, identifier)
    }

    /// One beacon, by the name before iOS 13.
    public convenience init(
        proximityUUID: UUID,
        major: CLBeaconMajorValue,
        minor: CLBeaconMinorValue,
        identifier: String
    ) {
        self.init(proximityUUID, major, minor, identifier)
    }
}

/// A beacon that was heard.
open class CLBeacon: NSObject {
    /// When it was heard.
    public let timestamp = Date()
    /// Whose it is.
    public let uuid: UUID
    /// Its group.
    public let major: NSNumber
    /// Which one of the group.
    public let minor: NSNumber
    /// How near it is.
    public let proximity: CLProximity

    init(uuid: UUID, major: NSNumber, minor: NSNumber, proximity: CLProximity) {
        self.uuid = uuid
        self.major = major
        self.minor = minor
        self.proximity = proximity
    }

    /// Whose it is, by the name before iOS 13.
    open var proximityUUID: UUID { uuid }
    /// Metres that the distance may be off; negative where it is not known.
    open var accuracy: Double { -1 }
    /// How strong it is, in decibels; 0 where it is not known.
    open var rssi: Int { 0 }
}

/// How near a beacon is.
public enum CLProximity: Int, Sendable {
    /// It is not known.
    case unknown = 0
    /// Centimetres.
    case immediate
    /// Metres.
    case near
    /// Farther than ten metres.
    case far
}
