import UIKit

/// Views that wait to show another annotation, and what new ones are made of.
@MainActor
final class AnnotationViewPool {
    private var classes: [String: MKAnnotationView.Type] = [:]
    private var waiting: [String: [MKAnnotationView]] = [:]

    func register(_ viewClass: AnyClass?, for identifier: String) {
        classes[identifier] = viewClass as? MKAnnotationView.Type
    }

    /// A view that waits, or one of the class that is registered; nil where there is neither.
    func take(_ identifier: String, for annotation: (any MKAnnotation)?) -> MKAnnotationView? {
        if let view = waiting[identifier]?.popLast() {
            view.prepareForReuse()
            if let annotation { view.annotation = annotation }
            return view
        }
        return classes[identifier]?.own(annotation: annotation, reuseIdentifier: identifier)
    }

    /// A view of what is registered for annotations without one of their author's: a balloon where nothing is.
    func usual(for annotation: any MKAnnotation) -> MKAnnotationView {
        let identifier =
            annotation is MKClusterAnnotation
            ? MKMapViewDefaultClusterAnnotationViewReuseIdentifier : MKMapViewDefaultAnnotationViewReuseIdentifier
        if let view = take(identifier, for: annotation) { return view }
        let marker = MKMarkerAnnotationView(annotation: annotation, reuseIdentifier: identifier)
        if let cluster = annotation as? MKClusterAnnotation { marker.glyphText = "\(cluster.memberAnnotations.count)" }
        return marker
    }

    /// The view shows nothing any more.
    func put(_ view: MKAnnotationView) {
        guard let identifier = view.reuseIdentifier else { return }
        waiting[identifier, default: []].append(view)
    }
}
