import Foundation
import MapKit
import SwiftUI
import UIKit

/// A part of a SwiftUI map on its map: its annotation, its view, and what is drawn within it.
@MainActor
final class PlacedPart {
    var part: MapPart?
    private(set) var annotation: MKPointAnnotation?
    private weak var shown: MKAnnotationView?
    private var hosting: UIHostingController<AnyView>?
    var isSelectable = false { didSet { shown?.isEnabled = isSelectable } }

    nonisolated init() {}

    /// Shows a part in place of the one before.
    func take(_ part: MapPart, _ place: AnnotationPart, on map: MKMapView) {
        self.part = part
        guard let annotation else {
            let made = MKPointAnnotation(__coordinate: place.coordinate, title: place.title, subtitle: nil)
            annotation = made
            return map.addAnnotation(made)
        }
        if annotation.title != place.title { annotation.title = place.title }
        if !annotation.coordinate.isSame(as: place.coordinate) { annotation.coordinate = place.coordinate }
        guard let shown else { return }
        if !dress(shown, as: place.look, place.titles) {
            // Another kind of view.
            map.removeAnnotation(annotation)
            map.addAnnotation(annotation)
        }
    }

    /// A view of the part.
    func view() -> MKAnnotationView? {
        guard case .annotation(let place) = part?.content else { return nil }
        return view(place.look, place.titles)
    }

    func view(_ look: AnnotationPart.Look, _ titles: Visibility = .automatic) -> MKAnnotationView {
        let made: MKAnnotationView =
            switch look {
            case .marker: MKMarkerAnnotationView(annotation: annotation, reuseIdentifier: nil)
            case .pin: MKPinAnnotationView(annotation: annotation, reuseIdentifier: nil)
            case .view(let view, _): ContentAnnotationView(content: host(view).view)
            }
        made.annotation = annotation
        made.isEnabled = isSelectable
        shown = made
        _ = dress(made, as: look, titles)
        return made
    }

    private func host(_ view: AnyView) -> UIHostingController<AnyView> {
        if let hosting {
            hosting.rootView = view
            return hosting
        }
        let made = UIHostingController(rootView: view)
        made._disableSafeArea = true
        made.view.backgroundColor = .clear
        made.viewWillAppear(false)
        hosting = made
        return made
    }

    /// Brings a view to how a part looks.
    ///
    /// - Returns: whether the view can look so.
    private func dress(_ view: MKAnnotationView, as look: AnnotationPart.Look, _ titles: Visibility) -> Bool {
        switch (look, view) {
        case (.marker(let tint, let glyph), let marker as MKMarkerAnnotationView):
            marker.markerTintColor = tint
            marker.titleVisibility = titles == .hidden ? .hidden : titles == .visible ? .visible : .adaptive
            switch glyph {
            case .none: (marker.glyphImage, marker.glyphText) = (nil, nil)
            case .image(let image): (marker.glyphImage, marker.glyphText) = (image, nil)
            case .text(let text): (marker.glyphImage, marker.glyphText) = (nil, text)
            }
        case (.pin(let tint), let pin as MKPinAnnotationView): pin.pinTintColor = tint
        case (.view(let content, let anchor), let view as ContentAnnotationView):
            let room = CGSize(width: 1000, height: 1000)
            view.show(
                size: host(content).sizeThatFits(in: room),
                anchor: CGPoint(x: anchor.x, y: anchor.y),
                showsTitle: titles != .hidden
            )
        default: return false
        }
        return true
    }
}

extension CLLocationCoordinate2D {
    fileprivate func isSame(as other: Self) -> Bool { latitude == other.latitude && longitude == other.longitude }
}
