public import Foundation

/// Degrees.
public typealias CLLocationDegrees = Double
/// Metres.
public typealias CLLocationDistance = Double

/// A point on the earth.
public struct CLLocationCoordinate2D: Sendable {
    /// Degrees north.
    public var latitude: CLLocationDegrees
    /// Degrees east.
    public var longitude: CLLocationDegrees

    public init() { self.init(latitude: 0, longitude: 0) }

    public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
        self.latitude = latitude
        self.longitude = longitude
    }
}

/// A point on the earth.
public func CLLocationCoordinate2DMake(
    _ latitude: CLLocationDegrees,
    _ longitude: CLLocationDegrees
) -> CLLocationCoordinate2D {
    CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
}

/// A point that is none.
public let kCLLocationCoordinate2DInvalid = CLLocationCoordinate2D(latitude: -180, longitude: -180)

/// Whether both degrees lie in their ranges.
public func CLLocationCoordinate2DIsValid(_ coordinate: CLLocationCoordinate2D) -> Bool {
    abs(coordinate.latitude) <= 90 && abs(coordinate.longitude) <= 180
}

/// An area that is watched.
open class CLRegion: NSObject, NSCopying {
    /// Unique among the regions of the app.
    public let identifier: String
    /// Whether entering counts.
    open var notifyOnEntry = true
    /// Whether leaving counts.
    open var notifyOnExit = true

    init(identifier: String) {
        self.identifier = identifier
    }
    /// One of nowhere, which nobody watches.
    public override init() { identifier = "" }

    open func copy(with zone: NSZone? = nil) -> Any { marked(CLRegion(identifier: identifier)) }

    /// The other region, told on entry and exit as this one.
    func marked(_ copy: CLRegion) -> CLRegion {
        (copy.notifyOnEntry, copy.notifyOnExit) = (notifyOnEntry, notifyOnExit)
        return copy
    }

    open override func isEqual(_ object: Any?) -> Bool { (object as? CLRegion)?.identifier == identifier }
    open override var hash: Int { identifier.hashValue }
}

/// A circle that is watched.
open class CLCircularRegion: CLRegion {
    /// Its middle.
    public let center: CLLocationCoordinate2D
    /// Metres.
    public let radius: CLLocationDistance

    /// A circle.
    ///
    /// - Parameters:
    ///   - center: its middle.
    ///   - radius: metres.
    ///   - identifier: unique among the regions of the app.
    public init(center: CLLocationCoordinate2D, radius: CLLocationDistance, identifier: String) {
        self.center = center
        self.radius = radius
        super.init(identifier: identifier)
    }

    open override func copy(with zone: NSZone? = nil) -> Any {
        marked(CLCircularRegion(center: center, radius: radius, identifier: identifier))
    }

    /// Whether a point lies within, by the great-circle distance.
    open func contains(_ coordinate: CLLocationCoordinate2D) -> Bool {
        center.distance(to: coordinate) <= radius
    }
}
