import CoreLocation
import Foundation
import UIKit

/// The annotations of a map: has views made for those that are seen, and puts each where its place is.
final class AnnotationLayer: UIView {
    weak var map: MKMapView?
    private(set) var annotations: [any MKAnnotation] = []
    let pool = AnnotationViewPool()
    let callout = CalloutView(frame: .zero)
    /// In the order in which they were selected.
    var selected: [any MKAnnotation] = []

    private var views: [ObjectIdentifier: MKAnnotationView] = [:]
    private var groups = AnnotationGroups()
    private var isArranging = false

    /// Points around the map within which annotations have views.
    private static let margin: CGFloat = 60
    /// Views at most: a page's tree holds so many nodes.
    private static let limit = 500

    override init(frame: CGRect) {
        super.init(frame: frame)
        callout.isHidden = true
        addSubview(callout)
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Touches beside what stands on the map are the map's.
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        subviews.contains { !$0.isHidden && $0.point(inside: $0.convert(point, from: self), with: event) }
    }

    // MARK: What there is

    func add(_ added: [any MKAnnotation]) {
        var known = Set(annotations.map { ObjectIdentifier($0) })
        for annotation in added where known.insert(ObjectIdentifier(annotation)).inserted {
            annotations.append(annotation)
            (annotation as? MKShape)?.watch.add(self)
        }
        map?.setNeedsLayout()
    }

    func remove(_ removed: [any MKAnnotation]) {
        let names = Set(removed.map { ObjectIdentifier($0) })
        annotations.removeAll { names.contains(ObjectIdentifier($0)) }
        for annotation in removed {
            (annotation as? MKShape)?.watch.remove(self)
            deselect(annotation)
            giveBack(annotation)
        }
        map?.setNeedsLayout()
    }

    /// An annotation is elsewhere, or its view is otherwise.
    func annotationChanged() {
        guard !isArranging else { return }
        // At once, so that it moves within an animation.
        if let map, map.isLaidOut {
            for (_, view) in views where view.superview === self { place(view, map.projection) }
        }
        map?.setNeedsLayout()
    }

    /// An annotation has another title or subtitle.
    func wordsChanged() { for view in views.values { view.refresh() } }

    func view(for annotation: any MKAnnotation) -> MKAnnotationView? { views[ObjectIdentifier(annotation)] }

    // MARK: Where it is

    /// Brings the views to where their places are.
    func arrange() {
        guard let map, map.isLaidOut, !isArranging else { return }
        isArranging = true
        defer { isArranging = false }
        let projection = map.projection
        let near = projection.bounds.insetBy(dx: -Self.margin, dy: -Self.margin)
        let shown = (annotations + map.shownUserLocation).filter { annotation in
            let place = annotation.coordinate
            return place.isPlace && (near.contains(projection.point(MKMapPoint(place))) || isSelected(annotation))
        }.prefix(Self.limit)
        let own = shown.map { ready($0, on: map) }
        groups.group(own, frames: own.map { frame(of: $0, projection) }) { members in
            map.delegate?.mapView(map, clusterAnnotationForMemberAnnotations: members)
                ?? MKClusterAnnotation(memberAnnotations: members)
        }
        let clusters = groups.clusters.map { ready($0, on: map) }
        for view in own { view.cluster = nil }
        for (cluster, view) in zip(groups.clusters, clusters) {
            for member in cluster.memberAnnotations { self.view(for: member)?.cluster = view }
        }
        let wanted = Set((own + clusters).map { ObjectIdentifier($0) })
        for view in views.values where !wanted.contains(ObjectIdentifier(view)) {
            view.annotation.map(giveBack)
        }
        put(own.filter { $0.cluster == nil } + clusters, projection)
    }

    /// The annotation's view, made where it has none.
    private func ready(_ annotation: any MKAnnotation, on map: MKMapView) -> MKAnnotationView {
        let name = ObjectIdentifier(annotation)
        if let view = views[name] { return view }
        var made = map.delegate?.mapView(map, viewFor: annotation)
        if made == nil, annotation is MKUserLocation {
            made = MKUserLocationView(annotation: annotation, reuseIdentifier: nil)
        }
        let view = made ?? pool.usual(for: annotation)
        if view.annotation !== annotation { view.annotation = annotation }
        if view.isSelected != isSelected(annotation) { view.setSelected(isSelected(annotation), animated: false) }
        views[name] = view
        return view
    }

    private func giveBack(_ annotation: any MKAnnotation) {
        guard let view = views.removeValue(forKey: ObjectIdentifier(annotation)) else { return }
        view.removeFromSuperview()
        view.cluster = nil
        if view.accessibilityLabel == annotation.title { view.accessibilityLabel = nil }
        pool.put(view)
    }

    /// Shows views, and no others, each where its annotation is.
    private func put(_ shown: [MKAnnotationView], _ projection: MapProjection) {
        guard let map else { return }
        let kept = Set(shown.map { ObjectIdentifier($0) })
        for case let view as MKAnnotationView in subviews where !kept.contains(ObjectIdentifier(view)) {
            view.removeFromSuperview()
        }
        for view in shown { place(view, projection) }
        let added = shown.filter { $0.superview !== self }
        for view in added { view.prepareForDisplay() }
        let ordered = shown.sorted { depth($0) < depth($1) }
        let before = subviews.filter { $0 is MKAnnotationView }
        if !ordered.elementsEqual(before, by: { $0 === $1 }) {
            for view in ordered {
                if view.superview === self { bringSubviewToFront(view) } else { addSubview(view) }
            }
        }
        hideColliding(ordered.reversed())
        showCallout()
        guard !added.isEmpty else { return }
        map.delegate?.mapView(map, didAdd: added)
        for annotation in added.compactMap(\.annotation) where isSelected(annotation) { tellSelected(annotation) }
    }

    /// What lies above what: by its priority, and then by how far south it is.
    private func depth(_ view: MKAnnotationView) -> (Float, CGFloat) {
        ((view.isSelected ? view.selectedZPriority : view.zPriority).rawValue, view.center.y)
    }

    private func place(_ view: MKAnnotationView, _ projection: MapProjection) {
        let frame = frame(of: view, projection)
        let middle = CGPoint(x: frame.midX, y: frame.midY)
        if view.center != middle { view.center = middle }
        if view.accessibilityLabel == nil, let title = view.annotation?.title ?? nil { view.accessibilityLabel = title }
    }

    /// What a view takes on the map.
    private func frame(of view: MKAnnotationView, _ projection: MapProjection) -> CGRect {
        let point = view.annotation.map { projection.point(MKMapPoint($0.coordinate)) } ?? .zero
        let (size, moves) = (view.bounds.size, [view.centerOffset, view.ownOffset].filter(\.isFinite))
        return CGRect(
            x: moves.reduce(point.x) { $0 + $1.x } - size.width / 2,
            y: moves.reduce(point.y) { $0 + $1.y } - size.height / 2,
            width: size.width,
            height: size.height
        )
    }

    /// Hides views and words for which there is no room.
    ///
    /// - Parameter views: the foremost first.
    private func hideColliding(_ views: [MKAnnotationView]) {
        var taken: [CGRect] = []
        let byPriority = views.enumerated().sorted {
            ($0.element.isSelected ? 0 : 1, -$0.element.displayPriority.rawValue, $0.offset)
                < ($1.element.isSelected ? 0 : 1, -$1.element.displayPriority.rawValue, $1.offset)
        }
        for (_, view) in byPriority {
            let isNeeded = view.displayPriority.rawValue >= MKFeatureDisplayPriority.required.rawValue
            let meets = view.collisionMode != .none && taken.contains { $0.intersects(view.frame) }
            view.isCrowdedOut = meets && !isNeeded && !view.isSelected
            if !view.isHidden, view.collisionMode != .none { taken.append(view.frame) }
        }
        for (_, view) in byPriority where !view.isHidden {
            guard let caption = view.caption else { continue }
            // Without the room for their edge.
            let frame = caption.frame.insetBy(dx: 2, dy: 2).offsetBy(dx: view.frame.minX, dy: view.frame.minY)
            let mayHide = (view as? MKMarkerAnnotationView)?.titleVisibility != .visible && !view.isSelected
            let meets = taken.contains { $0 != view.frame && $0.intersects(frame) }
            caption.alpha = mayHide && meets ? 0 : 1
            if caption.alpha > 0 { taken.append(frame) }
        }
    }
}

extension CGPoint {
    fileprivate var isFinite: Bool { x.isFinite && y.isFinite }
}
