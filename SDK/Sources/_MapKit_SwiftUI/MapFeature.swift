public import CoreLocation
public import MapKit
public import SwiftUI

/// A place of the map's own that a person may choose.
public struct MapFeature: Hashable, Sendable, Identifiable {
    /// What it is.
    public struct FeatureKind: Hashable, Sendable {
        private let name: String
        public static let pointOfInterest = Self(name: "pointOfInterest"), territory = Self(name: "territory")
        public static let physicalFeature = Self(name: "physicalFeature")
    }
    public let id: Int
    public let title: String?
    public let kind: FeatureKind?
    public var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D() }
}

/// What a person has chosen: a value of the app's, or a place of the map's own.
public struct MapSelection<Value: Hashable>: Hashable {
    public let value: Value?
    public let feature: MapFeature?
    public init(_ value: Value) { (self.value, feature) = (value, nil) }
    public init(_ feature: MapFeature) { (value, self.feature) = (nil, feature) }
    public init(_ item: MKMapItem) where Value == MKMapItem { (value, feature) = (item, nil) }
}

extension MapSelection: Sendable where Value: Sendable {}

/// How what is chosen is told of.
public struct MapItemDetailSelectionAccessoryStyle: Hashable, Sendable {
    /// Of what kind the bubble is.
    public struct CalloutStyle: Hashable, Sendable {
        private let name: String
        public static let automatic = Self(name: "automatic"), compact = Self(name: "compact")
        public static let full = Self(name: "full")
    }
    private let name: String
    public static let automatic = Self(name: "automatic"), callout = Self(name: "callout")
    public static let caption = Self(name: "caption"), sheet = Self(name: "sheet")
    public static func callout(_ style: CalloutStyle) -> Self { callout }
}

// A map without tiles has no places of its own that a person may choose: what is told of them is kept by nobody.
nonisolated extension View {
    public func mapFeatureSelectionDisabled(_ disabled: @escaping (MapFeature) -> Bool) -> some View { self }
    public func mapFeatureSelectionContent<Content: View>(
        @ViewBuilder content: @escaping (MapFeature) -> Content
    ) -> some View { self }
    public func mapFeatureSelectionAccessory(_ style: MapItemDetailSelectionAccessoryStyle? = .automatic) -> some View {
        self
    }
    public func mapItemDetailSelectionAccessory(
        _ style: MapItemDetailSelectionAccessoryStyle? = .automatic
    ) -> some View { self }
    public func mapItemDetailSheet(item: Binding<MKMapItem?>, displaysMap: Bool = true) -> some View { self }
    public func mapItemDetailSheet(
        isPresented: Binding<Bool>,
        item: MKMapItem?,
        displaysMap: Bool = true
    ) -> some View { self }
    public func mapItemDetailPopover(
        item: Binding<MKMapItem?>,
        displaysMap: Bool = true,
        attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds)
    ) -> some View { self }
    public func lookAroundViewer(
        isPresented: Binding<Bool>,
        initialScene: MKLookAroundScene?,
        allowsNavigation: Bool = true,
        showsRoadLabels: Bool = true,
        pointsOfInterest: PointOfInterestCategories = .all,
        onDismiss: (() -> Void)? = nil
    ) -> some View { self }
    public func lookAroundViewer(
        isPresented: Binding<Bool>,
        scene: Binding<MKLookAroundScene?>,
        allowsNavigation: Bool = true,
        onDismiss: (() -> Void)? = nil
    ) -> some View { self }
    public func mapCameraKeyframeAnimator<Content: Keyframes<MapCamera>>(
        trigger: some Equatable,
        @KeyframesBuilder<MapCamera> keyframes: @escaping (MapCamera) -> Content
    ) -> some View { self }
}
