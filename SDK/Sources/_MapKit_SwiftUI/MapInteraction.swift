import CoreLocation
public import MapKit
public import SwiftUI

/// What a person may do with a map.
public struct MapInteractionModes: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let pan = Self(rawValue: 1), zoom = Self(rawValue: 2), pitch = Self(rawValue: 4)
    public static let rotate = Self(rawValue: 8), all: Self = [.pan, .zoom, .pitch, .rotate]
}

/// How a map follows the person.
public enum MapUserTrackingMode: Hashable, Sendable { case none, follow }

/// How far a map may be moved.
public struct MapCameraBounds: Sendable {
    /// Where its middle may be.
    let center: MKMapRect?
    /// Metres.
    let minimumDistance: Double?
    let maximumDistance: Double?

    public init(minimumDistance: Double? = nil, maximumDistance: Double? = nil) {
        (center, self.minimumDistance, self.maximumDistance) = (nil, minimumDistance, maximumDistance)
    }
    public init(
        centerCoordinateBounds: MKCoordinateRegion,
        minimumDistance: Double? = nil,
        maximumDistance: Double? = nil
    ) {
        center = MKMapRect(covering: centerCoordinateBounds)
        (self.minimumDistance, self.maximumDistance) = (minimumDistance, maximumDistance)
    }
    public init(
        centerCoordinateBounds: MKMapRect,
        minimumDistance: Double? = nil,
        maximumDistance: Double? = nil
    ) {
        center = centerCoordinateBounds
        (self.minimumDistance, self.maximumDistance) = (minimumDistance, maximumDistance)
    }
}

/// What of a map's place changed.
public struct MapCameraUpdateContext: Sendable {
    public let camera: MapCamera
    public let region: MKCoordinateRegion
    public let rect: MKMapRect
}

/// When a change of the place is told.
public struct MapCameraUpdateFrequency: Hashable, Sendable {
    private let number: Int
    public static let onEnd = Self(number: 0), continuous = Self(number: 1)
}

/// Hears that a map shows another part of the earth.
struct MapCameraListener {
    let frequency: MapCameraUpdateFrequency
    let action: @MainActor (MapCameraUpdateContext) -> Void
}

nonisolated extension View {
    @preconcurrency public func onMapCameraChange(
        frequency: MapCameraUpdateFrequency = .onEnd,
        _ action: @escaping @MainActor (MapCameraUpdateContext) -> Void
    ) -> some View {
        transformEnvironment(\.mapCameraListeners) {
            $0.append(MapCameraListener(frequency: frequency, action: action))
        }
    }
    @preconcurrency public func onMapCameraChange(
        frequency: MapCameraUpdateFrequency = .onEnd,
        _ action: @escaping @MainActor () -> Void
    ) -> some View { onMapCameraChange(frequency: frequency) { _ in action() } }
}
