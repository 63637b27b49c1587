public import UIKit

extension MKMapView {
    /// What the region is of the earth laid flat.
    public var visibleMapRect: MKMapRect {
        get {
            let (center, span) = (region.center, region.span)
            let corners = [-0.5, 0.5].map { half in
                var corner = center
                corner.latitude -= half * span.latitudeDelta
                corner.longitude += half * span.longitudeDelta
                return MKMapPoint(corner)
            }
            return MKMapRect(holding: corners)
        }
        set { setVisibleMapRect(newValue, animated: false) }
    }

    public func setVisibleMapRect(_ mapRect: MKMapRect, animated animate: Bool) {
        guard !mapRect.isNull else { return }
        setRegion(MKCoordinateRegion(mapRect), animated: animate)
    }

    /// - Parameter insets: room that is left around it, in points of the view.
    public func setVisibleMapRect(_ mapRect: MKMapRect, edgePadding insets: UIEdgeInsets, animated animate: Bool) {
        setVisibleMapRect(mapRectThatFits(mapRect, edgePadding: insets), animated: animate)
    }

    /// The map is drawn nowhere, and has no shape that a part of the earth would have to fit.
    public func mapRectThatFits(_ mapRect: MKMapRect) -> MKMapRect { mapRect }
    public func regionThatFits(_ region: MKCoordinateRegion) -> MKCoordinateRegion { region }

    public func mapRectThatFits(_ mapRect: MKMapRect, edgePadding insets: UIEdgeInsets) -> MKMapRect {
        let room = bounds.inset(by: insets).size
        guard !mapRect.isNull, room.width > 0, room.height > 0 else { return mapRect }
        let (across, down) = (mapRect.width / Double(room.width), mapRect.height / Double(room.height))
        return MKMapRect(
            x: mapRect.minX - Double(insets.left) * across,
            y: mapRect.minY - Double(insets.top) * down,
            width: Double(bounds.width) * across,
            height: Double(bounds.height) * down
        )
    }
}
