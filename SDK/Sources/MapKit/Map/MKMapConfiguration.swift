public import Foundation

/// How a map looks. Its colours follow; the ground is always flat.
@preconcurrency @MainActor
open class MKMapConfiguration: NSObject {
    /// Whether mountains are seen.
    public enum ElevationStyle: Int, Sendable { case flat = 0, realistic }
    open var elevationStyle = ElevationStyle.flat
}

/// Streets.
@preconcurrency @MainActor
open class MKStandardMapConfiguration: MKMapConfiguration {
    /// How strong colours are.
    public enum EmphasisStyle: Int, Sendable { case `default` = 0, muted }
    open var emphasisStyle = EmphasisStyle.default
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    open var showsTraffic = false

    public override init() { super.init() }
    public convenience init(elevationStyle: ElevationStyle) {
        self.init()
        self.elevationStyle = elevationStyle
    }
    public convenience init(elevationStyle: ElevationStyle, emphasisStyle: EmphasisStyle) {
        self.init(elevationStyle: elevationStyle)
        self.emphasisStyle = emphasisStyle
    }
}

/// Pictures of the earth with names.
@preconcurrency @MainActor
open class MKHybridMapConfiguration: MKMapConfiguration {
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    open var showsTraffic = false
    public override init() { super.init() }
    public convenience init(elevationStyle: ElevationStyle) {
        self.init()
        self.elevationStyle = elevationStyle
    }
}

/// Pictures of the earth.
@preconcurrency @MainActor
open class MKImageryMapConfiguration: MKMapConfiguration {
    public override init() { super.init() }
    public convenience init(elevationStyle: ElevationStyle) {
        self.init()
        self.elevationStyle = elevationStyle
    }
}

/// What of a map can be chosen.
public struct MKMapFeatureOptions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let pointsOfInterest = Self(rawValue: 1), territories = Self(rawValue: 2)
    public static let physicalFeatures = Self(rawValue: 4)
}
