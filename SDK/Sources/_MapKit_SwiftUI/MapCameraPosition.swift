import CoreLocation
public import MapKit
import SwiftUI

/// What a map shows.
public struct MapCameraPosition: Hashable, Sendable {
    public private(set) var region: MKCoordinateRegion?
    public private(set) var camera: MapCamera?
    public private(set) var item: MKMapItem?
    public private(set) var rect: MKMapRect?
    public private(set) var allowsAutomaticPitch = false
    public private(set) var followsUserLocation = false
    public private(set) var followsUserHeading = false
    /// Whether a person has moved the map since it was said what it shows.
    public private(set) var positionedByUser = false
    /// What is shown until the person's place is known.
    public var fallbackPosition: MapCameraPosition? {
        guard followsUserLocation else { return nil }
        if let camera { return .camera(camera) }
        return region.map { .region($0) } ?? .automatic
    }

    public static let automatic = Self()
    public static func region(_ region: MKCoordinateRegion) -> Self { Self(region: region) }
    public static func camera(_ camera: MapCamera) -> Self { Self(camera: camera) }
    public static func rect(_ rect: MKMapRect) -> Self { Self(region: MKCoordinateRegion(rect), rect: rect) }
    public static func item(_ item: MKMapItem, allowsAutomaticPitch: Bool = true) -> Self {
        Self(item: item, allowsAutomaticPitch: allowsAutomaticPitch)
    }
    public static func userLocation(followsHeading: Bool = false, fallback: Self) -> Self {
        Self(
            region: fallback.region,
            camera: fallback.camera,
            followsUserLocation: true,
            followsUserHeading: followsHeading
        )
    }
}

extension MapCameraPosition {
    public static func == (one: Self, other: Self) -> Bool {
        one.camera == other.camera && one.numbers == other.numbers && one.rect == other.rect
            && one.item === other.item && one.allowsAutomaticPitch == other.allowsAutomaticPitch
            && one.followsUserLocation == other.followsUserLocation
            && one.followsUserHeading == other.followsUserHeading
            && one.positionedByUser == other.positionedByUser
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(camera)
        hasher.combine(numbers)
        hasher.combine(followsUserLocation)
    }
    /// Where a person has moved the map to.
    static let byUser = Self(positionedByUser: true)

    private var numbers: [Double] {
        region.map { [$0.center.latitude, $0.center.longitude, $0.span.latitudeDelta, $0.span.longitudeDelta] } ?? []
    }
}
