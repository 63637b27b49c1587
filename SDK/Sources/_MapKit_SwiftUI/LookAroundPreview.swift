import CoreLocation
public import MapKit
public import SwiftUI

/// What is seen along a road: nothing is found here.
public nonisolated struct LookAroundPreview: PrimitiveView {
    public init(
        initialScene: MKLookAroundScene?,
        allowsNavigation: Bool = true,
        showsRoadLabels: Bool = true,
        pointsOfInterest: PointOfInterestCategories = .all,
        badgePosition: LookAroundBadgePosition = .topLeading
    ) {}
    public init(
        scene: Binding<MKLookAroundScene?>,
        allowsNavigation: Bool = true,
        showsRoadLabels: Bool = true,
        pointsOfInterest: PointOfInterestCategories = .all,
        badgePosition: LookAroundBadgePosition = .topLeading
    ) {}
}

/// Where its sign is.
public enum LookAroundBadgePosition: Hashable, Sendable { case topLeading, topTrailing, bottomTrailing }
