public import CoreLocation
public import MapKit
public import SwiftUI

extension MapCamera: Hashable {
    @MainActor
    public init(_ camera: MKMapCamera) {
        self.init(
            centerCoordinate: camera.centerCoordinate,
            distance: camera.centerCoordinateDistance,
            heading: camera.heading,
            pitch: Double(camera.pitch)
        )
    }

    public static func == (one: Self, other: Self) -> Bool { one.numbers == other.numbers }
    public func hash(into hasher: inout Hasher) { hasher.combine(numbers) }
    private var numbers: [Double] {
        [centerCoordinate.latitude, centerCoordinate.longitude, distance, heading, pitch]
    }
}

extension MapCameraPosition {
    public static func == (one: Self, other: Self) -> Bool {
        one.camera == other.camera && one.numbers == other.numbers && one.rect == other.rect
            && one.item === other.item && one.allowsAutomaticPitch == other.allowsAutomaticPitch
            && one.followsUserLocation == other.followsUserLocation
            && one.followsUserHeading == other.followsUserHeading
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(camera)
        hasher.combine(numbers)
        hasher.combine(followsUserLocation)
    }
    private var numbers: [Double] {
        region.map { [$0.center.latitude, $0.center.longitude, $0.span.latitudeDelta, $0.span.longitudeDelta] } ?? []
    }
}

nonisolated extension UserAnnotation {
    public init<Content: View>(
        anchor: UnitPoint = .center,
        @ViewBuilder content: @escaping (UserLocation) -> Content
    ) {}
}

/// Where the person is: no map is drawn that would tell.
public struct UserLocation: Sendable {
    public let location: CLLocation?
    public let heading: CLHeading?
}

nonisolated extension Map {
    public init<Content: MapContent, Value: Hashable>(
        initialPosition: MapCameraPosition = .automatic,
        bounds: MapCameraBounds? = nil,
        interactionModes: MapInteractionModes = .all,
        selection: Binding<MapSelection<Value>?>,
        scope: Namespace.ID? = nil,
        @MapContentBuilder content: () -> Content
    ) {}
    public init<Content: MapContent, Value: Hashable>(
        position: Binding<MapCameraPosition>,
        bounds: MapCameraBounds? = nil,
        interactionModes: MapInteractionModes = .all,
        selection: Binding<MapSelection<Value>?>,
        scope: Namespace.ID? = nil,
        @MapContentBuilder content: () -> Content
    ) {}
    public init<Value: Hashable>(
        position: Binding<MapCameraPosition>,
        bounds: MapCameraBounds? = nil,
        interactionModes: MapInteractionModes = .all,
        selection: Binding<Value?>,
        scope: Namespace.ID? = nil
    ) {}
}
