import MapKit
public import SwiftUI
import UIKit

/// A control beside a map, which finds the map that is around it, or the one of its scope.
private struct MapControl<Drawn: UIView>: UIViewRepresentable {
    let scope: Namespace.ID?
    let size: CGSize
    let make: @MainActor (MKMapView?) -> Drawn
    let update: @MainActor (Drawn, MKMapView?) -> Void

    func makeUIView(context: Context) -> Drawn { make(map(context)) }
    func updateUIView(_ view: Drawn, context: Context) { update(view, map(context)) }
    func sizeThatFits(_ proposal: ProposedViewSize, uiView: Drawn, context: Context) -> CGSize? { size }

    private func map(_ context: Context) -> MKMapView? {
        scope.flatMap { MapScopes.shared.map(of: $0) } ?? context.environment.controlledMap
    }
}

/// A button that has the map follow the person.
public nonisolated struct MapUserLocationButton: View {
    private let scope: Namespace.ID?
    public init() { scope = nil }
    public init(scope: Namespace.ID) { self.scope = scope }

    @MainActor public var body: some View {
        MapControl<MKUserTrackingButton>(scope: scope, size: CGSize(width: 44, height: 44)) { map in
            let button = MKUserTrackingButton(mapView: map)
            button.backgroundColor = .secondarySystemBackground
            button.layer.cornerRadius = 8
            button.accessibilityLabel = "My Location"
            return button
        } update: {
            $0.mapView = $1
        }
    }
}

/// Says where north is while the map is turned.
public nonisolated struct MapCompass: View {
    private let scope: Namespace.ID?
    public init() { scope = nil }
    public init(scope: Namespace.ID) { self.scope = scope }

    @MainActor public var body: some View {
        MapControl<MKCompassButton>(scope: scope, size: CGSize(width: 44, height: 44)) {
            MKCompassButton(mapView: $0)
        } update: {
            $0.mapView = $1
        }
    }
}

/// Says how long something on the map is.
public nonisolated struct MapScaleView: View {
    private let scope: Namespace.ID?
    private let edge: HorizontalEdge
    public init() { (scope, edge) = (nil, .leading) }
    public init(anchorEdge: HorizontalEdge = .leading, scope: Namespace.ID? = nil) {
        (self.scope, edge) = (scope, anchorEdge)
    }

    @MainActor public var body: some View {
        let alignment: MKScaleView.Alignment = edge == .leading ? .leading : .trailing
        MapControl<MKScaleView>(scope: scope, size: CGSize(width: 120, height: 24)) {
            MKScaleView(mapView: $0)
        } update: { view, map in
            (view.mapView, view.legendAlignment) = (map, alignment)
        }
    }
}

/// A button that tilts the map; nothing here, as maps are seen from above.
public nonisolated struct MapPitchToggle: View {
    public init() {}
    public init(scope: Namespace.ID) {}
    @MainActor public var body: some View { EmptyView() }
}

/// Brings a map nearer and farther.
public nonisolated struct MapZoomStepper: View {
    private let scope: Namespace.ID?
    public init(scope: Namespace.ID? = nil) { self.scope = scope }

    @MainActor public var body: some View {
        MapControl<MapZoomControl>(scope: scope, size: CGSize(width: 88, height: 36)) { map in
            MapZoomControl(mapView: map)
        } update: {
            $0.mapView = $1
        }
    }
}

/// The two buttons of it.
private final class MapZoomControl: UIView {
    weak var mapView: MKMapView?

    init(mapView: MKMapView?) {
        self.mapView = mapView
        super.init(frame: CGRect(x: 0, y: 0, width: 88, height: 36))
        backgroundColor = .secondarySystemBackground
        layer.cornerRadius = 8
        for (index, (symbol, label, factor)) in [("minus", "Zoom Out", 2.0), ("plus", "Zoom In", 0.5)].enumerated() {
            let button = UIButton(type: .system)
            button.setImage(UIImage(systemName: symbol), for: .normal)
            button.accessibilityLabel = label
            button.frame = CGRect(x: 44 * CGFloat(index), y: 0, width: 44, height: 36)
            button.addAction(UIAction { [weak self] _ in self?.zoom(factor) }, for: .touchUpInside)
            addSubview(button)
        }
    }

    required init?(coder: NSCoder) { nil }

    private func zoom(_ factor: Double) {
        guard let mapView else { return }
        var region = mapView.region
        region.span.latitudeDelta = min(region.span.latitudeDelta * factor, 170)
        region.span.longitudeDelta = min(region.span.longitudeDelta * factor, 350)
        mapView.setRegion(region, animated: true)
    }
}

/// The maps by their scopes.
@MainActor
final class MapScopes {
    static let shared = MapScopes()

    private struct Held { weak var map: MKMapView? }
    private var maps: [Namespace.ID: Held] = [:]

    func map(of scope: Namespace.ID) -> MKMapView? { maps[scope]?.map }
    func keep(_ map: MKMapView, as scope: Namespace.ID) {
        maps = maps.filter { $0.value.map != nil }
        maps[scope] = Held(map: map)
    }
}

private struct MapControlsKey: EnvironmentKey { static var defaultValue: AnyView? { nil } }
private struct MapControlVisibilityKey: EnvironmentKey { static var defaultValue: Visibility { .automatic } }
private struct ControlledMapKey: EnvironmentKey { static var defaultValue: MKMapView? { nil } }

extension EnvironmentValues {
    /// What stands over the maps below.
    var mapControls: AnyView? {
        get { self[MapControlsKey.self] }
        set { self[MapControlsKey.self] = newValue }
    }
    var mapControlVisibility: Visibility {
        get { self[MapControlVisibilityKey.self] }
        set { self[MapControlVisibilityKey.self] = newValue }
    }
    /// The map that controls are for.
    var controlledMap: MKMapView? {
        get { self[ControlledMapKey.self] }
        set { self[ControlledMapKey.self] = newValue }
    }
}

nonisolated extension View {
    /// The controls at the upper trailing corner of the maps below.
    public func mapControls<Controls: View>(@ViewBuilder _ content: () -> Controls) -> some View {
        environment(\.mapControls, AnyView(content()))
    }
    public func mapControlVisibility(_ visibility: Visibility) -> some View {
        environment(\.mapControlVisibility, visibility)
    }
    /// Kept: a map tells its own scope where it is made.
    public func mapScope(_ scope: Namespace.ID) -> some View { self }
}
