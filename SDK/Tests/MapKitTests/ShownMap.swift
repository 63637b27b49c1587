import Foundation
import ViewLink

@testable import MapKit
@testable import UIKit

/// A map on a phone's screen, as a test looks at it.
@MainActor
final class ShownMap {
    let window: UIWindow
    let map: MKMapView
    let owner = MapOwner()

    /// A map of Zurich, three kilometres high.
    init(size: CGSize = CGSize(width: 300, height: 300), _ change: (MKMapView) -> Void = { _ in }) {
        window = UIWindow(frame: CGRect(origin: .zero, size: size))
        map = MKMapView(frame: window.bounds)
        map.delegate = owner
        map.region = MKCoordinateRegion(center: .zurich, latitudinalMeters: 3000, longitudinalMeters: 3000)
        change(map)
        window.addSubview(map)
        settle()
    }

    func settle() { for _ in 0..<4 { window.layoutIfNeeded() } }

    func point(_ coordinate: CLLocationCoordinate2D) -> CGPoint { map.convert(coordinate, toPointTo: map) }

    /// Taps where something is, or on a view.
    func tap(_ point: CGPoint) {
        let place = ViewPoint(x: Double(point.x), y: Double(point.y))
        TouchDelivery(roots: [window]).deliver(.touch(node: map.nodeID, sense: .tap, at: place))
        settle()
    }
    func tap(_ view: UIView) {
        TouchDelivery(roots: [window]).deliver(.touch(node: view.nodeID, sense: .tap, at: nil))
        settle()
    }

    func gesture(
        _ sense: ViewSense,
        _ phase: ViewGesture.Phase,
        at point: CGPoint = CGPoint(x: 150, y: 150),
        moved: CGPoint = .zero,
        scale: Double = 1,
        rotation: Double = 0
    ) {
        var gesture = ViewGesture(sense: sense, phase: phase, at: ViewPoint(x: point.x, y: point.y))
        gesture.translation = ViewPoint(x: moved.x, y: moved.y)
        (gesture.scale, gesture.rotation) = (scale, rotation)
        gesture.touches = sense == .pan ? 1 : 2
        TouchDelivery(roots: [window]).deliver(.gesture(node: map.nodeID, gesture))
        settle()
    }

    /// The overlays' drawings, from the bottom up.
    var paths: [VectorPath] {
        func inner(_ view: UIView) -> [UIView] { [view] + view.subviews.flatMap(inner) }
        let canvases = [MKOverlayLevel.aboveRoads, .aboveLabels].compactMap { map.overlayLayers[$0] }.flatMap(inner)
        return canvases.compactMap(\.ownDrawing).flatMap(\.marks).compactMap { mark in
            if case .path(let path) = mark.content { path } else { nil }
        }
    }
}

/// A map's delegate that writes down what it hears.
@MainActor
final class MapOwner: NSObject, MKMapViewDelegate {
    var heard: [String] = []
    var makeView: ((MKMapView, any MKAnnotation) -> MKAnnotationView?)?
    var makeRenderer: ((any MKOverlay) -> MKOverlayRenderer)?

    func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView? {
        makeView?(mapView, annotation)
    }
    func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer {
        makeRenderer?(overlay) ?? MKOverlayRenderer(overlay: overlay)
    }
    func mapView(_ mapView: MKMapView, didAdd views: [MKAnnotationView]) { heard.append("added \(views.count)") }
    func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) {
        heard.append("selected \((view.annotation?.title ?? nil) ?? "-")")
    }
    func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView) {
        heard.append("deselected \((view.annotation?.title ?? nil) ?? "-")")
    }
    func mapView(
        _ mapView: MKMapView,
        annotationView view: MKAnnotationView,
        calloutAccessoryControlTapped control: UIControl
    ) { heard.append("tapped \(control.tag)") }
    func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool) { heard.append("will \(animated)") }
    func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) { heard.append("did \(animated)") }
    func mapViewDidChangeVisibleRegion(_ mapView: MKMapView) { heard.append("sees") }
    func mapViewDidFinishLoadingMap(_ mapView: MKMapView) { heard.append("loaded") }
    func mapViewDidFinishRenderingMap(_ mapView: MKMapView, fullyRendered: Bool) { heard.append("drawn") }
}

extension CLLocationCoordinate2D {
    static let zurich = CLLocationCoordinate2D(latitude: 47.3769, longitude: 8.5417)
    /// So many metres north and east of it.
    func moved(north: Double = 0, east: Double = 0) -> CLLocationCoordinate2D {
        CLLocationCoordinate2D(
            latitude: latitude + north / 111_320,
            longitude: longitude + east / 111_320 / cos(latitude * .pi / 180)
        )
    }
}

extension MKPointAnnotation {
    convenience init(_ title: String, _ coordinate: CLLocationCoordinate2D) {
        self.init(__coordinate: coordinate, title: title, subtitle: nil)
    }
}
