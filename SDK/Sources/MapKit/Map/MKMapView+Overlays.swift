import UIKit

// The overlays that are drawn.
extension MKMapView {
    func changeOverlays(_ change: (inout MapOverlays) -> Void) {
        change(&kept)
        setNeedsLayout()
    }

    /// Has those that are seen drawn; asks for the renderers of new ones.
    func showOverlays() {
        var made: [MKOverlayRenderer] = []
        for overlay in kept.unready {
            let renderer = delegate?.mapView(self, rendererFor: overlay) ?? MKOverlayRenderer(overlay: overlay)
            kept.take(renderer, for: overlay)
            made.append(renderer)
        }
        let projection = projection
        for (level, layer) in overlayLayers { layer.show(kept.renderers(in: level), projection) }
        if !made.isEmpty { delegate?.mapView(self, didAdd: made) }
    }
}
