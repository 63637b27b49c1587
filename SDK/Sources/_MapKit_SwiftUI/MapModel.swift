import CoreLocation
import Foundation
import MapKit
import SwiftUI
import UIKit

/// Brings an `MKMapView` to what a `Map` says, and tells the `Map` what a person does with it.
@MainActor
final class MapModel: NSObject {
    lazy var view = makeView()
    private var map: Map?
    private var surroundings = EnvironmentValues()
    /// What it was last said to show.
    private var said: Said?
    /// Whether it shows all that stands on it, as large as it is.
    private var framesAll = false
    private var framedSize = CGSize.zero
    /// Whether changes of the map are the model's own.
    private var isUpdating = false

    private var places: [ObjectIdentifier: PlacedPart] = [:]
    private var overlays: [MapPart] = []
    private var drawn: [ObjectIdentifier: OverlayPart] = [:]
    private var person = PlacedPart()

    /// What can be compared of where a map learns what it shows.
    private enum Said: Equatable {
        case position(MapCameraPosition)
        case region([Double])
        case rect(MKMapRect)
    }

    nonisolated override init() { super.init() }

    private func makeView() -> MKMapView {
        let view = MKMapView(frame: .zero)
        view.delegate = self
        return view
    }

    // MARK: What the map says

    func update(_ map: Map, _ surroundings: EnvironmentValues) {
        (self.map, self.surroundings) = (map, surroundings)
        isUpdating = true
        defer { isUpdating = false }
        surroundings.mapBox?.map = view
        view.isScrollEnabled = map.modes.contains(.pan)
        view.isZoomEnabled = map.modes.contains(.zoom)
        view.isRotateEnabled = map.modes.contains(.rotate)
        let type = surroundings.mapStyle.type
        if view.mapType != type { view.mapType = type }
        limit(to: map.bounds)
        showPerson()
        move(map.source)
        select(map.selection)
    }

    private func limit(to bounds: MapCameraBounds?) {
        view.cameraBoundary = bounds?.center.flatMap { MKMapView.CameraBoundary(mapRect: $0) }
        view.cameraZoomRange = MKMapView.CameraZoomRange(
            minCenterCoordinateDistance: bounds?.minimumDistance ?? 0,
            maxCenterCoordinateDistance: bounds?.maximumDistance ?? .greatestFiniteMagnitude
        )
    }

    private func showPerson() {
        let shows = map?.showsPerson == true || person.part != nil || view.userTrackingMode != .none
        if view.showsUserLocation != shows { view.showsUserLocation = shows }
        guard let tracking = map?.tracking else { return }
        let mode: MKUserTrackingMode = tracking.wrappedValue == .follow ? .follow : .none
        if view.userTrackingMode != mode { view.userTrackingMode = mode }
    }

    // MARK: What is seen

    private func move(_ source: MapSource) {
        switch source {
        case .initial(let position):
            if said == nil { show(position) }
        case .position(let binding):
            let position = binding.wrappedValue
            if said != .position(position) { show(position) }
        case .region(let binding):
            let now = Said.region(binding.wrappedValue.numbers)
            guard said != now else { return }
            said = now
            view.setRegion(binding.wrappedValue, animated: false)
        case .rect(let binding):
            let now = Said.rect(binding.wrappedValue)
            guard said != now else { return }
            said = now
            view.setVisibleMapRect(binding.wrappedValue, animated: false)
        }
    }

    private func show(_ position: MapCameraPosition) {
        said = .position(position)
        framesAll = false
        if position.followsUserLocation {
            view.userTrackingMode = .follow
            if view.userLocation.location != nil { return }
        } else if view.userTrackingMode != .none {
            view.userTrackingMode = .none
        }
        if let camera = position.camera {
            view.setCamera(MKMapCamera(seeing: camera), animated: false)
        } else if let rect = position.rect {
            view.setVisibleMapRect(rect, animated: false)
        } else if let region = position.region {
            view.setRegion(region, animated: false)
        } else if let item = position.item {
            let place = item.placemark.coordinate
            view.setRegion(
                MKCoordinateRegion(center: place, latitudinalMeters: 1000, longitudinalMeters: 1000),
                animated: false
            )
        } else if !position.positionedByUser {
            framesAll = true
            frameAll()
        }
    }

    /// Shows all that stands on the map.
    private func frameAll() {
        framedSize = view.bounds.size
        let rect = drawn.values.reduce(MKMapRect.null) { $0.union($1.overlay.boundingMapRect) }
        view.show(annotations: places.values.compactMap(\.annotation), with: rect)
    }

    // MARK: What stands on it

    func show(_ parts: [MapPart]) {
        isUpdating = true
        defer { isUpdating = false }
        showAnnotations(parts)
        showOverlays(parts)
        person.part = parts.last { if case .person = $0.content { true } else { false } }
        showPerson()
        if framesAll { frameAll() }
        select(map?.selection)
    }

    private func showAnnotations(_ parts: [MapPart]) {
        var former = places
        places = [:]
        for part in parts {
            guard case .annotation(let place) = part.content else { continue }
            let name = ObjectIdentifier(part.identity)
            let placed = former.removeValue(forKey: name) ?? PlacedPart()
            places[name] = placed
            if placed.part != part { placed.take(part, place, on: view) }
        }
        view.removeAnnotations(former.values.compactMap(\.annotation))
    }

    private func showOverlays(_ parts: [MapPart]) {
        let now = parts.filter { if case .overlay = $0.content { true } else { false } }
        guard now != overlays else { return }
        overlays = now
        view.removeOverlays(view.overlays)
        drawn = [:]
        for case .overlay(let part) in now.map(\.content) {
            drawn[ObjectIdentifier(part.overlay)] = part
            view.addOverlay(part.overlay, level: part.level)
        }
    }

    // MARK: What is selected

    private func select(_ selection: MapSelectionLink?) {
        for placed in places.values {
            placed.isSelectable = selection != nil && placed.part?.tag != nil
        }
        guard let selection else { return }
        let (wanted, now) = (selection.get(), tag(of: view.selectedAnnotations.first))
        guard wanted != now else { return }
        let annotation = places.values.first { $0.part?.tag == wanted }?.annotation
        view.selectedAnnotations = wanted == nil ? [] : annotation.map { [$0] } ?? []
    }

    private func tag(of annotation: (any MKAnnotation)?) -> AnyHashable? {
        places.values.first { $0.annotation === annotation }?.part?.tag
    }
}

extension MapModel: MKMapViewDelegate {
    func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView? {
        if annotation is MKUserLocation {
            guard case .person(let look?) = person.part?.content else { return nil }
            return person.view(look)
        }
        return places.values.first { $0.annotation === annotation }?.view()
    }

    func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer {
        drawn[ObjectIdentifier(overlay)]?.renderer ?? MKOverlayRenderer(overlay: overlay)
    }

    func mapView(_ mapView: MKMapView, didSelect annotation: any MKAnnotation) {
        guard !isUpdating else { return }
        map?.selection?.set(tag(of: annotation))
    }

    func mapView(_ mapView: MKMapView, didDeselect annotation: any MKAnnotation) {
        guard !isUpdating else { return }
        map?.selection?.set(nil)
    }

    func mapViewDidChangeVisibleRegion(_ mapView: MKMapView) {
        if framesAll, !view.isMovedByPerson, view.bounds.size != framedSize { frameAll() }
        tell(.continuous)
    }

    func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) {
        if view.isMovedByPerson { movedByPerson() }
        tell(.onEnd)
    }

    func mapView(_ mapView: MKMapView, didChange mode: MKUserTrackingMode, animated: Bool) {
        guard !isUpdating, let tracking = map?.tracking else { return }
        tracking.wrappedValue = mode == .none ? .none : .follow
    }

    private func movedByPerson() {
        framesAll = false
        switch map?.source {
        case .position(let binding):
            said = .position(.byUser)
            binding.wrappedValue = .byUser
        case .region(let binding):
            said = .region(view.region.numbers)
            binding.wrappedValue = view.region
        case .rect(let binding):
            said = .rect(view.visibleMapRect)
            binding.wrappedValue = view.visibleMapRect
        case .initial, nil: break
        }
    }

    private func tell(_ frequency: MapCameraUpdateFrequency) {
        let listeners = surroundings.mapCameraListeners.filter { $0.frequency == frequency }
        guard !listeners.isEmpty else { return }
        let context = MapCameraUpdateContext(
            camera: MapCamera(view.camera),
            region: view.region,
            rect: view.visibleMapRect
        )
        for listener in listeners { listener.action(context) }
    }
}

extension MKCoordinateRegion {
    /// To compare it.
    fileprivate var numbers: [Double] {
        [center.latitude, center.longitude, span.latitudeDelta, span.longitudeDelta]
    }
}

extension OverlayPart {
    /// What draws it.
    @MainActor fileprivate var renderer: MKOverlayRenderer {
        let renderer: MKOverlayPathRenderer =
            switch overlay {
            case let circle as MKCircle: MKCircleRenderer(circle: circle)
            case let area as MKPolygon: MKPolygonRenderer(polygon: area)
            default: MKPolylineRenderer(overlay: overlay)
            }
        (renderer.fillColor, renderer.strokeColor) = (fill, stroke)
        renderer.lineWidth = style.lineWidth
        (renderer.lineCap, renderer.lineJoin, renderer.miterLimit) = (style.lineCap, style.lineJoin, style.miterLimit)
        renderer.lineDashPattern = style.dash.isEmpty ? nil : style.dash.map { NSNumber(value: Double($0)) }
        renderer.lineDashPhase = style.dashPhase
        return renderer
    }
}
