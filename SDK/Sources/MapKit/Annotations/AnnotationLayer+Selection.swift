import Foundation
import UIKit

// What is selected, and the bubble over it.
extension AnnotationLayer {
    func isSelected(_ annotation: any MKAnnotation) -> Bool { selected.contains { $0 === annotation } }

    /// Selects one annotation in place of others; one whose view is not made yet is told of when it is.
    func select(_ annotation: any MKAnnotation, animated: Bool) {
        guard !isSelected(annotation) else { return }
        for other in selected { deselect(other, animated: animated) }
        selected = [annotation]
        if let view = view(for: annotation), view.superview === self {
            view.setSelected(true, animated: animated)
            tellSelected(annotation)
        }
        map?.setNeedsLayout()
    }

    func deselect(_ annotation: any MKAnnotation, animated: Bool = false) {
        guard isSelected(annotation) else { return }
        selected.removeAll { $0 === annotation }
        if let view = view(for: annotation), let map {
            view.setSelected(false, animated: animated)
            map.delegate?.mapView(map, didDeselect: view)
        }
        if let map { map.delegate?.mapView(map, didDeselect: annotation) }
        if callout.owner?.annotation === annotation { callout.hide() }
        map?.setNeedsLayout()
    }

    func tellSelected(_ annotation: any MKAnnotation) {
        guard let map, let view = view(for: annotation) else { return }
        showCallout()
        map.delegate?.mapView(map, didSelect: view)
        map.delegate?.mapView(map, didSelect: annotation)
    }

    /// Shows the bubble of what is selected last, if it has one.
    func showCallout() {
        guard let annotation = selected.last, let view = view(for: annotation), view.superview === self,
            view.canShowCallout, let title = annotation.title ?? nil, !title.isEmpty
        else { return callout.hide() }
        callout.show(title: title, subtitle: annotation.subtitle ?? nil, of: view, within: bounds) {
            [weak self, weak view] control in
            guard let map = self?.map, let view else { return }
            map.delegate?.mapView(map, annotationView: view, calloutAccessoryControlTapped: control)
        }
        bringSubviewToFront(callout)
    }
}
