import CoreLocation
import Foundation
import UIKit

// How the map comes to show another part of the earth, and who is told.
extension MKMapView {
    /// How the earth lies on the view.
    var projection: MapProjection { sight.projection(in: bounds) }
    /// Whether there is something to see yet.
    var isLaidOut: Bool { laidOut != nil }

    /// Shows a part of the earth, at once; one that is none changes nothing.
    func show(_ rect: MKMapRect, heading: CLLocationDirection, animated: Bool) {
        guard rect.isUsable, heading.isFinite else { return }
        limit(animated: animated) { ($0.rect, $0.heading) = (rect, heading) }
    }

    /// Changes what is to be seen, and tells the delegate if that shows.
    func limit(animated: Bool, _ change: (inout MapSight) -> Void) {
        var next = sight
        change(&next)
        guard isLaidOut, next.projection(in: bounds) != projection else {
            sight = next
            return setNeedsLayout()
        }
        delegate?.mapView(self, regionWillChangeAnimated: animated)
        sight = next
        sightChanged()
        delegate?.mapView(self, regionDidChangeAnimated: animated)
    }

    private func sightChanged() {
        setNeedsLayout()
        delegate?.mapViewDidChangeVisibleRegion(self)
    }

    /// Draws the map again, and asks for what is seen of annotations and overlays.
    func layOutMap(redraw: () -> Void) {
        let (before, now) = (laidOut, projection)
        laidOut = now
        // A view that has become larger shows more than before.
        if before?.bounds != now.bounds {
            delegate?.mapView(self, regionWillChangeAnimated: false)
            delegate?.mapViewDidChangeVisibleRegion(self)
            delegate?.mapView(self, regionDidChangeAnimated: false)
        }
        if before != now {
            redraw()
            for follower in followers { follower.view?.mapMoved() }
        }
        showOverlays()
        stage.arrange()
        if before != now { tellRendering() }
    }

    /// There is nothing to load: what began has ended with the next turn.
    private func tellRendering() {
        guard !isRenderingTold else { return }
        isRenderingTold = true
        delegate?.mapViewWillStartLoadingMap(self)
        delegate?.mapViewWillStartRenderingMap(self)
        Display.shared.schedule(0) { [weak self] in
            guard let self else { return }
            isRenderingTold = false
            delegate?.mapViewDidFinishLoadingMap(self)
            delegate?.mapViewDidFinishRenderingMap(self, fullyRendered: true)
        }
    }

    // MARK: A person's hand

    func personBegins() {
        isMovedByPerson = true
        delegate?.mapView(self, regionWillChangeAnimated: false)
    }
    func personEnds() {
        delegate?.mapView(self, regionDidChangeAnimated: false)
        isMovedByPerson = false
    }

    /// What was under a point of the view comes to be under another.
    func person(moves way: CGPoint) {
        if userTrackingMode != .none { userTrackingMode = .none }
        let (projection, middle) = (projection, CGPoint(x: bounds.midX - way.x, y: bounds.midY - way.y))
        person(sees: projection.framedMapRect.centred(on: projection.mapPoint(middle)), heading: sight.heading)
    }

    /// The map becomes larger around a point of the view.
    func person(zooms factor: CGFloat, around point: CGPoint) {
        guard factor.isFinite, factor > 0 else { return }
        let (projection, part) = (projection, Double(factor))
        let place = projection.mapPoint(point)
        let framed = projection.framedMapRect
        let (width, height) = (framed.width / part, framed.height / part)
        // A map that cannot become smaller or larger stays where it is.
        let limited = MapProjection(
            MKMapRect(x: framed.midX - width / 2, y: framed.midY - height / 2, width: width, height: height),
            in: bounds
        )
        let real = projection.scale / limited.scale
        let middle = MKMapPoint(
            x: place.x + (projection.center.x - place.x) / real,
            y: place.y + (projection.center.y - place.y) / real
        )
        person(sees: limited.framedMapRect.centred(on: middle), heading: sight.heading)
    }

    /// - Parameter angle: radians, with the clock.
    func person(turns angle: CGFloat) {
        person(sees: projection.framedMapRect, heading: sight.heading - Double(angle) * 180 / .pi)
    }

    private func person(sees rect: MKMapRect, heading: CLLocationDirection) {
        guard rect.isUsable, heading.isFinite else { return }
        (sight.rect, sight.heading) = (rect, heading)
        // What lies beyond the limits is not kept, so that a hand that comes back moves the map at once.
        sight.rect = projection.framedMapRect
        sightChanged()
    }
}

extension MKMapRect {
    /// One as large around another middle.
    fileprivate func centred(on middle: MKMapPoint) -> MKMapRect {
        MKMapRect(x: middle.x - width / 2, y: middle.y - height / 2, width: width, height: height)
    }
}
