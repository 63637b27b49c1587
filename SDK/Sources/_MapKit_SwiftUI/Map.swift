import CoreLocation
public import MapKit
public import SwiftUI

/// What stands on a SwiftUI map: views that tell the map around them what they are.
public typealias MapContent = View
/// Puts what stands on a map together.
public typealias MapContentBuilder = ViewBuilder

/// A map: an `MKMapView` that shows what stands on it.
public nonisolated struct Map: View {
    let source: MapSource
    var modes = MapInteractionModes.all
    var bounds: MapCameraBounds?
    var selection: MapSelectionLink?
    var showsPerson = false
    var tracking: Binding<MapUserTrackingMode>?
    /// By which controls elsewhere find it.
    var scope: Namespace.ID?
    let content: AnyView
    @State private var model = MapModel()
    @Environment(\.self) private var environment

    init(_ source: MapSource, _ content: some View) { (self.source, self.content) = (source, AnyView(content)) }

    @MainActor public var body: some View {
        let model = model
        if let scope { MapScopes.shared.keep(model.view, as: scope) }
        return MapCanvas(map: self, model: model, surroundings: environment)
            // A tag of the map itself, as one of tabs, is none of what stands on it.
            .background { content.environment(\.tellsTags, true).environment(\.viewTag, nil) }
            .onPreferenceChange(MapPartsKey.self) { model.show($0) }
            .overlay(alignment: .topTrailing) {
                if let controls = environment.mapControls, environment.mapControlVisibility != .hidden {
                    VStack(alignment: .trailing, spacing: 8) { controls }
                        .padding(8)
                        .environment(\.controlledMap, model.view)
                }
            }
    }
}

/// Where a map learns what it shows.
enum MapSource {
    /// At first; then a person may move it.
    case initial(MapCameraPosition)
    case position(Binding<MapCameraPosition>)
    case region(Binding<MKCoordinateRegion>)
    case rect(Binding<MKMapRect>)
}

/// What is selected on a map, whatever the author's values are.
struct MapSelectionLink {
    let get: () -> AnyHashable?
    let set: (AnyHashable?) -> Void

    init<Value: Hashable>(_ binding: Binding<Value?>) {
        get = { binding.wrappedValue.map { AnyHashable($0) } }
        set = { binding.wrappedValue = $0?.base as? Value }
    }
    init<Value: Hashable>(_ binding: Binding<MapSelection<Value>?>) {
        get = { binding.wrappedValue?.value.map { AnyHashable($0) } }
        set = { binding.wrappedValue = ($0?.base as? Value).map { MapSelection($0) } }
    }
}

nonisolated extension Map {
    public init(
        initialPosition: MapCameraPosition = .automatic,
        bounds: MapCameraBounds? = nil,
        interactionModes: MapInteractionModes = .all,
        scope: Namespace.ID? = nil
    ) {
        self.init(
            initialPosition: initialPosition,
            bounds: bounds,
            interactionModes: interactionModes,
            scope: scope
        ) { EmptyView() }
    }
    public init(
        position: Binding<MapCameraPosition>,
        bounds: MapCameraBounds? = nil,
        interactionModes: MapInteractionModes = .all,
        scope: Namespace.ID? = nil
    ) {
        self.init(position: position, bounds: bounds, interactionModes: interactionModes, scope: scope) { EmptyView() }
    }
    public init<Content: MapContent>(
        initialPosition: MapCameraPosition = .automatic,
        bounds: MapCameraBounds? = nil,
        interactionModes: MapInteractionModes = .all,
        scope: Namespace.ID? = nil,
        @MapContentBuilder content: () -> Content
    ) {
        self.init(.initial(initialPosition), content())
        (self.bounds, modes, self.scope) = (bounds, interactionModes, scope)
    }
    public init<Content: MapContent>(
        position: Binding<MapCameraPosition>,
        bounds: MapCameraBounds? = nil,
        interactionModes: MapInteractionModes = .all,
        scope: Namespace.ID? = nil,
        @MapContentBuilder content: () -> Content
    ) {
        self.init(.position(position), content())
        (self.bounds, modes, self.scope) = (bounds, interactionModes, scope)
    }
}

// What a person selects is told.
nonisolated extension Map {
    public init<Content: MapContent, Value: Hashable>(
        initialPosition: MapCameraPosition = .automatic,
        bounds: MapCameraBounds? = nil,
        interactionModes: MapInteractionModes = .all,
        selection: Binding<Value?>,
        scope: Namespace.ID? = nil,
        @MapContentBuilder content: () -> Content
    ) {
        self.init(.initial(initialPosition), content())
        (self.bounds, modes, self.selection, self.scope) = (
            bounds, interactionModes, MapSelectionLink(selection), scope
        )
    }
    public init<Content: MapContent, Value: Hashable>(
        position: Binding<MapCameraPosition>,
        bounds: MapCameraBounds? = nil,
        interactionModes: MapInteractionModes = .all,
        selection: Binding<Value?>,
        scope: Namespace.ID? = nil,
        @MapContentBuilder content: () -> Content
    ) {
        self.init(.position(position), content())
        (self.bounds, modes, self.selection, self.scope) = (
            bounds, interactionModes, MapSelectionLink(selection), scope
        )
    }
    public init<Content: MapContent, Value: Hashable>(
        initialPosition: MapCameraPosition = .automatic,
        bounds: MapCameraBounds? = nil,
        interactionModes: MapInteractionModes = .all,
        selection: Binding<MapSelection<Value>?>,
        scope: Namespace.ID? = nil,
        @MapContentBuilder content: () -> Content
    ) {
        self.init(.initial(initialPosition), content())
        (self.bounds, modes, self.selection, self.scope) = (
            bounds, interactionModes, MapSelectionLink(selection), scope
        )
    }
    public init<Content: MapContent, Value: Hashable>(
        position: Binding<MapCameraPosition>,
        bounds: MapCameraBounds? = nil,
        interactionModes: MapInteractionModes = .all,
        selection: Binding<MapSelection<Value>?>,
        scope: Namespace.ID? = nil,
        @MapContentBuilder content: () -> Content
    ) {
        self.init(.position(position), content())
        (self.bounds, modes, self.selection, self.scope) = (
            bounds, interactionModes, MapSelectionLink(selection), scope
        )
    }
    public init<Value: Hashable>(
        position: Binding<MapCameraPosition>,
        bounds: MapCameraBounds? = nil,
        interactionModes: MapInteractionModes = .all,
        selection: Binding<Value?>,
        scope: Namespace.ID? = nil
    ) {
        self.init(
            position: position,
            bounds: bounds,
            interactionModes: interactionModes,
            selection: selection
        ) { EmptyView() }
    }
}

// As maps were made before iOS 17.
nonisolated extension Map {
    public init(
        coordinateRegion: Binding<MKCoordinateRegion>,
        interactionModes: MapInteractionModes = .all,
        showsUserLocation: Bool = false,
        userTrackingMode: Binding<MapUserTrackingMode>? = nil
    ) {
        self.init(.region(coordinateRegion), EmptyView())
        (modes, showsPerson, tracking) = (interactionModes, showsUserLocation, userTrackingMode)
    }
    public init(
        mapRect: Binding<MKMapRect>,
        interactionModes: MapInteractionModes = .all,
        showsUserLocation: Bool = false,
        userTrackingMode: Binding<MapUserTrackingMode>? = nil
    ) {
        self.init(.rect(mapRect), EmptyView())
        (modes, showsPerson, tracking) = (interactionModes, showsUserLocation, userTrackingMode)
    }
    public init<Items: RandomAccessCollection, Content: MapContent>(
        mapRect: Binding<MKMapRect>,
        interactionModes: MapInteractionModes = .all,
        showsUserLocation: Bool = false,
        userTrackingMode: Binding<MapUserTrackingMode>? = nil,
        annotationItems: Items,
        annotationContent: @escaping (Items.Element) -> Content
    ) where Items.Element: Identifiable {
        self.init(.rect(mapRect), ForEach(annotationItems, content: annotationContent))
        (modes, showsPerson, tracking) = (interactionModes, showsUserLocation, userTrackingMode)
    }
    public init<Items: RandomAccessCollection, Content: MapContent>(
        coordinateRegion: Binding<MKCoordinateRegion>,
        interactionModes: MapInteractionModes = .all,
        showsUserLocation: Bool = false,
        userTrackingMode: Binding<MapUserTrackingMode>? = nil,
        annotationItems: Items,
        annotationContent: @escaping (Items.Element) -> Content
    ) where Items.Element: Identifiable {
        self.init(.region(coordinateRegion), ForEach(annotationItems, content: annotationContent))
        (modes, showsPerson, tracking) = (interactionModes, showsUserLocation, userTrackingMode)
    }
}
