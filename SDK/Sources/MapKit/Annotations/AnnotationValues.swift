import UIKit

/// Whether a part is seen.
public enum MKFeatureVisibility: Int, Sendable { case adaptive = 0, hidden, visible }

/// Which annotations are seen where there is no room for all.
public struct MKFeatureDisplayPriority: RawRepresentable, Hashable, Sendable {
    public let rawValue: Float
    public init(rawValue: Float) { self.rawValue = rawValue }
    public init(_ rawValue: Float) { self.rawValue = rawValue }
    public static let required = Self(1000), defaultHigh = Self(750), defaultLow = Self(250)
}

/// Which annotations lie above others.
public struct MKAnnotationViewZPriority: RawRepresentable, Hashable, Sendable {
    public let rawValue: Float
    public init(rawValue: Float) { self.rawValue = rawValue }
    public init(_ rawValue: Float) { self.rawValue = rawValue }
    public static let max = Self(1000), defaultSelected = Self(1000), defaultUnselected = Self(500), min = Self(0)
}

public let MKMapViewDefaultAnnotationViewReuseIdentifier = "MKMapViewDefaultAnnotationViewReuseIdentifier"
public let MKMapViewDefaultClusterAnnotationViewReuseIdentifier = "MKMapViewDefaultClusterAnnotationViewReuseIdentifier"
