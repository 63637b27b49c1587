import CoreLocation
public import UIKit

extension MKMapView {
    /// What is seen of the earth laid flat.
    public var visibleMapRect: MKMapRect {
        get { bounds.isEmpty ? sight.rect : projection.visibleMapRect }
        set { setVisibleMapRect(newValue, animated: false) }
    }

    /// Shows all of a part of the earth.
    public func setVisibleMapRect(_ mapRect: MKMapRect, animated animate: Bool) {
        show(mapRect, heading: sight.heading, animated: animate)
    }

    /// - Parameter insets: room that is left around it, in points of the view.
    public func setVisibleMapRect(_ mapRect: MKMapRect, edgePadding insets: UIEdgeInsets, animated animate: Bool) {
        setVisibleMapRect(mapRectThatFits(mapRect, edgePadding: insets), animated: animate)
    }

    /// What the view would show to show all of a part of the earth.
    public func mapRectThatFits(_ mapRect: MKMapRect) -> MKMapRect {
        guard mapRect.isUsable, !bounds.isEmpty else { return mapRect }
        return MapProjection(mapRect, in: bounds).framedMapRect
    }

    /// What the view would show to show all of a region.
    public func regionThatFits(_ region: MKCoordinateRegion) -> MKCoordinateRegion {
        let rect = MKMapRect(covering: region)
        return rect.isNull ? region : MKCoordinateRegion(mapRectThatFits(rect))
    }

    public func mapRectThatFits(_ mapRect: MKMapRect, edgePadding insets: UIEdgeInsets) -> MKMapRect {
        let room = bounds.inset(by: insets)
        guard mapRect.isUsable, room.width > 0, room.height > 0 else { return mapRect }
        let fitting = MapProjection(mapRect, in: CGRect(origin: .zero, size: room.size)).framedMapRect
        let scale = fitting.width / Double(room.width)
        return MKMapRect(
            x: fitting.minX - Double(insets.left) * scale,
            y: fitting.minY - Double(insets.top) * scale,
            width: Double(bounds.width) * scale,
            height: Double(bounds.height) * scale
        )
    }

    /// Shows the part of the earth that holds annotations and a part that is given, with room for the annotations' views.
    package func show(annotations: [any MKAnnotation], with part: MKMapRect = .null, animated: Bool = false) {
        let points = annotations.map(\.coordinate).filter(\.isPlace).map { MKMapPoint($0) }
        var rect = MKMapRect(holding: points).union(part)
        guard rect.isUsable else { return }
        // One place is seen with the streets around it.
        let least = 500 * MKMapPointsPerMeterAtLatitude(MKMapPoint(x: rect.midX, y: rect.midY).coordinate.latitude)
        let (dx, dy) = (max(0, least - rect.width / 2), max(0, least - rect.height / 2))
        rect = MKMapRect(x: rect.minX - dx, y: rect.minY - dy, width: rect.width + 2 * dx, height: rect.height + 2 * dy)
        let insets = UIEdgeInsets(top: 60, left: 40, bottom: 40, right: 40)
        let hasRoom = bounds.width > 160 && bounds.height > 160
        show(hasRoom ? mapRectThatFits(rect, edgePadding: insets) : rect, heading: sight.heading, animated: animated)
    }
}
