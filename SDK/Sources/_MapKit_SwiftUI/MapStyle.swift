public import MapKit
public import SwiftUI

/// What a map looks like: the colours of its ground.
public struct MapStyle: Sendable {
    /// Whether mountains are high. Kept: the ground is flat.
    public enum Elevation: Hashable, Sendable { case automatic, flat, realistic }
    /// How strong its colours are.
    public enum Emphasis: Hashable, Sendable { case automatic, muted }

    let type: MKMapType

    public static let standard = Self(type: .standard), imagery = Self(type: .satellite), hybrid = Self(type: .hybrid)
    public static func standard(
        elevation: Elevation = .automatic,
        emphasis: Emphasis = .automatic,
        pointsOfInterest: PointOfInterestCategories = .all,
        showsTraffic: Bool = false
    ) -> Self { Self(type: emphasis == .muted ? .mutedStandard : .standard) }
    public static func imagery(elevation: Elevation = .automatic) -> Self { .imagery }
    public static func hybrid(
        elevation: Elevation = .automatic,
        pointsOfInterest: PointOfInterestCategories = .all,
        showsTraffic: Bool = false
    ) -> Self { .hybrid }
}

/// Which shops and sights a map shows. Kept: a map without tiles has none.
public struct PointOfInterestCategories: Sendable {
    public static let all = Self(), excludingAll = Self()
    public static func including(_ categories: some Sequence<MKPointOfInterestCategory>) -> Self { Self() }
    public static func excluding(_ categories: some Sequence<MKPointOfInterestCategory>) -> Self { Self() }
}

nonisolated extension View {
    public func mapStyle(_ style: MapStyle) -> some View { environment(\.mapStyle, style) }
}
