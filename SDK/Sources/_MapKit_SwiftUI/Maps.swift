public import CoreLocation
public import MapKit
public import SwiftUI

/// What stands on a SwiftUI map. Maps are not drawn, as no view of SwiftUI is.
public typealias MapContent = View
/// Puts what stands on a map together.
public typealias MapContentBuilder = ViewBuilder

/// Where a map is looked at from.
public struct MapCamera: Sendable {
    public var centerCoordinate: CLLocationCoordinate2D
    public var distance: Double
    public var heading: Double
    public var pitch: Double

    public init(centerCoordinate: CLLocationCoordinate2D, distance: Double, heading: Double = 0, pitch: Double = 0) {
        self.centerCoordinate = centerCoordinate
        self.distance = distance
        self.heading = heading
        self.pitch = pitch
    }
}

/// What a map shows.
public struct MapCameraPosition: Hashable, Sendable {
    public private(set) var region: MKCoordinateRegion?
    public private(set) var camera: MapCamera?
    public private(set) var item: MKMapItem?
    public private(set) var rect: MKMapRect?
    public private(set) var allowsAutomaticPitch = false
    public private(set) var followsUserLocation = false
    public private(set) var followsUserHeading = false
    public var positionedByUser: Bool { false }
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

/// What a person may do with a map.
public struct MapInteractionModes: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let pan = Self(rawValue: 1), zoom = Self(rawValue: 2), pitch = Self(rawValue: 4)
    public static let rotate = Self(rawValue: 8), all: Self = [.pan, .zoom, .pitch, .rotate]
}

/// How a map follows the person.
public enum MapUserTrackingMode: Hashable, Sendable { case none, follow }

/// A map; not drawn.
public nonisolated struct Map: PrimitiveView {
    public init(
        initialPosition: MapCameraPosition = .automatic,
        bounds: MapCameraBounds? = nil,
        interactionModes: MapInteractionModes = .all,
        scope: Namespace.ID? = nil
    ) {}
    public init(
        position: Binding<MapCameraPosition>,
        bounds: MapCameraBounds? = nil,
        interactionModes: MapInteractionModes = .all,
        scope: Namespace.ID? = nil
    ) {}
    public init<Content: MapContent>(
        initialPosition: MapCameraPosition = .automatic,
        bounds: MapCameraBounds? = nil,
        interactionModes: MapInteractionModes = .all,
        scope: Namespace.ID? = nil,
        @MapContentBuilder content: () -> Content
    ) {}
    public init<Content: MapContent>(
        position: Binding<MapCameraPosition>,
        bounds: MapCameraBounds? = nil,
        interactionModes: MapInteractionModes = .all,
        scope: Namespace.ID? = nil,
        @MapContentBuilder content: () -> Content
    ) {}
    public init<Content: MapContent, Value: Hashable>(
        initialPosition: MapCameraPosition = .automatic,
        bounds: MapCameraBounds? = nil,
        interactionModes: MapInteractionModes = .all,
        selection: Binding<Value?>,
        scope: Namespace.ID? = nil,
        @MapContentBuilder content: () -> Content
    ) {}
    public init<Content: MapContent, Value: Hashable>(
        position: Binding<MapCameraPosition>,
        bounds: MapCameraBounds? = nil,
        interactionModes: MapInteractionModes = .all,
        selection: Binding<Value?>,
        scope: Namespace.ID? = nil,
        @MapContentBuilder content: () -> Content
    ) {}
    public init(
        coordinateRegion: Binding<MKCoordinateRegion>,
        interactionModes: MapInteractionModes = .all,
        showsUserLocation: Bool = false,
        userTrackingMode: Binding<MapUserTrackingMode>? = nil
    ) {}
    public init(
        mapRect: Binding<MKMapRect>,
        interactionModes: MapInteractionModes = .all,
        showsUserLocation: Bool = false,
        userTrackingMode: Binding<MapUserTrackingMode>? = nil
    ) {}
    public init<Items: RandomAccessCollection, Content: MapContent>(
        mapRect: Binding<MKMapRect>,
        interactionModes: MapInteractionModes = .all,
        showsUserLocation: Bool = false,
        userTrackingMode: Binding<MapUserTrackingMode>? = nil,
        annotationItems: Items,
        annotationContent: (Items.Element) -> Content
    ) where Items.Element: Identifiable {}
    public init<Items: RandomAccessCollection, Content: MapContent>(
        coordinateRegion: Binding<MKCoordinateRegion>,
        interactionModes: MapInteractionModes = .all,
        showsUserLocation: Bool = false,
        userTrackingMode: Binding<MapUserTrackingMode>? = nil,
        annotationItems: Items,
        annotationContent: (Items.Element) -> Content
    ) where Items.Element: Identifiable {}
}

/// How far a map may be moved.
public struct MapCameraBounds: Sendable {
    public init(minimumDistance: Double? = nil, maximumDistance: Double? = nil) {}
    public init(
        centerCoordinateBounds: MKCoordinateRegion,
        minimumDistance: Double? = nil,
        maximumDistance: Double? = nil
    ) {}
    public init(
        centerCoordinateBounds: MKMapRect,
        minimumDistance: Double? = nil,
        maximumDistance: Double? = nil
    ) {}
}

/// A balloon on a map.
public nonisolated struct Marker: PrimitiveView {
    public init(_ title: some TitleKey, coordinate: CLLocationCoordinate2D) {}
    public init(_ title: some TitleKey, systemImage: String, coordinate: CLLocationCoordinate2D) {}
    public init(_ title: some TitleKey, image: String, coordinate: CLLocationCoordinate2D) {}
    public init(_ title: some TitleKey, monogram: Text, coordinate: CLLocationCoordinate2D) {}
    public init<Title: View>(coordinate: CLLocationCoordinate2D, @ViewBuilder label: () -> Title) {}
    public init(item: MKMapItem) {}
}

/// A view on a map.
public nonisolated struct Annotation: PrimitiveView {
    public init<Content: View>(
        _ title: some TitleKey,
        coordinate: CLLocationCoordinate2D,
        anchor: UnitPoint = .center,
        @ViewBuilder content: () -> Content
    ) {}
    public init<Content: View, Title: View>(
        coordinate: CLLocationCoordinate2D,
        anchor: UnitPoint = .center,
        @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Title
    ) {}
}

/// Where the person is.
public nonisolated struct UserAnnotation: PrimitiveView {
    public init() {}
    public init<Content: View>(anchor: UnitPoint = .center, @ViewBuilder content: () -> Content) {}
}

/// A circle on a map.
public nonisolated struct MapCircle: PrimitiveView {
    public init(center: CLLocationCoordinate2D, radius: CLLocationDistance) {}
    public init(_ circle: MKCircle) {}
    public init(mapRect: MKMapRect) {}
}
/// A line on a map.
public nonisolated struct MapPolyline: PrimitiveView {
    /// How a line goes from point to point.
    public enum ContourStyle: Hashable, Sendable { case straight, geodesic }

    public init(coordinates: [CLLocationCoordinate2D], contourStyle: ContourStyle = .straight) {}
    public init(points: [MKMapPoint], contourStyle: ContourStyle = .straight) {}
    public init(_ polyline: MKPolyline) {}
    public init(_ route: MKRoute) {}
}
nonisolated extension MapPolyline {
    public func stroke(_ content: some ShapeStyle, lineWidth: CGFloat = 1) -> some View { self }
    public func stroke(_ content: some ShapeStyle, style: StrokeStyle) -> some View { self }
    public func stroke(lineWidth: CGFloat = 1) -> some View { self }
    public func mapOverlayLevel(level: MKOverlayLevel) -> some View { self }
}
nonisolated extension MapPolygon {
    public func stroke(_ content: some ShapeStyle, lineWidth: CGFloat = 1) -> some View { self }
    public func stroke(_ content: some ShapeStyle, style: StrokeStyle) -> some View { self }
}
/// An area on a map.
public nonisolated struct MapPolygon: PrimitiveView {
    public init(coordinates: [CLLocationCoordinate2D]) {}
    public init(points: [MKMapPoint]) {}
    public init(_ polygon: MKPolygon) {}
}

/// What annotated maps of before iOS 17 were made of.
public typealias MapAnnotationProtocol = View

/// A view on a map, of before iOS 17.
public nonisolated struct MapAnnotation: PrimitiveView {
    public init<Content: View>(
        coordinate: CLLocationCoordinate2D,
        anchorPoint: CGPoint = CGPoint(x: 0.5, y: 0.5),
        @ViewBuilder content: () -> Content
    ) {}
}
/// A balloon on a map, of before iOS 17.
public nonisolated struct MapMarker: PrimitiveView {
    public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {}
}
/// A pin on a map, of before iOS 17.
public nonisolated struct MapPin: PrimitiveView {
    public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {}
}

public nonisolated struct MapUserLocationButton: PrimitiveView { public init() {} }
public nonisolated struct MapCompass: PrimitiveView { public init() {} }
public nonisolated struct MapScaleView: PrimitiveView { public init() {} }
public nonisolated struct MapPitchToggle: PrimitiveView { public init() {} }

/// Turns points into places and back, for a map that is not drawn.
public struct MapProxy: Sendable {
    public func convert(_ point: CGPoint, from space: some CoordinateSpaceProtocol) -> CLLocationCoordinate2D? { nil }
    public func convert(_ coordinate: CLLocationCoordinate2D, to space: some CoordinateSpaceProtocol) -> CGPoint? {
        nil
    }
    /// No camera: there is no map.
    public func camera(framing region: MKCoordinateRegion) -> MapCamera? { nil }
    public func camera(framing rect: MKMapRect) -> MapCamera? { nil }
    public func camera(framing item: MKMapItem, allowPitch: Bool = true) -> MapCamera? { nil }
}
/// A view that can turn points of its map into places.
public nonisolated struct MapReader: PrimitiveView {
    @preconcurrency public init<Content: View>(@ViewBuilder content: @escaping @MainActor (MapProxy) -> Content) {}
}

/// What a map looks like.
public struct MapStyle: Sendable {
    /// Whether mountains are high.
    public enum Elevation: Hashable, Sendable { case automatic, flat, realistic }
    /// How strong its colours are.
    public enum Emphasis: Hashable, Sendable { case automatic, muted }

    public static let standard = Self(), imagery = Self(), hybrid = Self()
    public static func standard(
        elevation: Elevation = .automatic,
        emphasis: Emphasis = .automatic,
        pointsOfInterest: PointOfInterestCategories = .all,
        showsTraffic: Bool = false
    ) -> Self { Self() }
    public static func imagery(elevation: Elevation = .automatic) -> Self { Self() }
    public static func hybrid(
        elevation: Elevation = .automatic,
        pointsOfInterest: PointOfInterestCategories = .all,
        showsTraffic: Bool = false
    ) -> Self { Self() }
}
/// Which shops and sights a map shows.
public struct PointOfInterestCategories: Sendable {
    public static let all = Self(), excludingAll = Self()
    public static func including(_ categories: some Sequence<MKPointOfInterestCategory>) -> Self { Self() }
    public static func excluding(_ categories: some Sequence<MKPointOfInterestCategory>) -> Self { Self() }
}

nonisolated extension View {
    public func mapStyle(_ style: MapStyle) -> some View { self }
    public func mapControls<Controls: View>(@ViewBuilder _ content: () -> Controls) -> some View { self }
    public func mapControlVisibility(_ visibility: Visibility) -> some View { self }
    public func mapOverlayLevel(level: MKOverlayLevel) -> some View { self }
    public func annotationTitles(_ visibility: Visibility) -> some View { self }
    public func annotationSubtitles(_ visibility: Visibility) -> some View { self }
    @preconcurrency public func onMapCameraChange(
        frequency: MapCameraUpdateFrequency = .onEnd,
        _ action: @escaping @MainActor (MapCameraUpdateContext) -> Void
    ) -> some View { self }
    @preconcurrency public func onMapCameraChange(
        frequency: MapCameraUpdateFrequency = .onEnd,
        _ action: @escaping @MainActor () -> Void
    ) -> some View { self }
}
