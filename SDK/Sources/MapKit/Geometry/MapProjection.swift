import CoreLocation
import Foundation
import UIKit

/// How the earth laid flat lies on a view: what is in its middle, how much a point of it takes, and how it is turned.
///
/// Every number is finite and within the earth, whatever it was made of.
struct MapProjection: Hashable, Sendable {
    /// What is in the middle of the view.
    let center: MKMapPoint
    /// Map points to a point of the view.
    let scale: Double
    /// What is at the top: degrees from north, with the clock.
    let heading: Double
    /// Of the view.
    let bounds: CGRect

    /// The least map points to a point of a view: four centimetres at the equator.
    static let leastScale = 0.25

    /// The projection that shows all of a part of the earth, its middle in the middle of the view.
    ///
    /// - Parameter scales: what the map's author allows.
    init(
        _ rect: MKMapRect,
        heading: Double = 0,
        in bounds: CGRect,
        scales: ClosedRange<Double> = leastScale...Double.infinity
    ) {
        let world = MKMapSize.world
        let size = CGSize(width: Self.length(bounds.width), height: Self.length(bounds.height))
        self.bounds = CGRect(origin: bounds.origin, size: size)
        self.heading = heading.isFinite ? heading.truncatingRemainder(dividingBy: 360) : 0
        // The earth is never smaller than the view, and never seen twice.
        let most = min(world.width / Double(size.width), world.height / Double(size.height))
        let whole = rect.isUsable ? rect : .world
        let wanted = max(whole.width / Double(size.width), whole.height / Double(size.height))
        scale = min(max(wanted, min(scales.lowerBound, most)), min(scales.upperBound, most))
        let turn = self.heading * .pi / 180
        let reach = scale * (Double(size.height) * abs(cos(turn)) + Double(size.width) * abs(sin(turn))) / 2
        let y = 2 * reach >= world.height ? world.height / 2 : min(max(whole.midY, reach), world.height - reach)
        center = MKMapPoint(x: whole.midX - floor(whole.midX / world.width) * world.width, y: y)
    }

    /// A length that a view can have.
    private static func length(_ value: CGFloat) -> CGFloat {
        value.isFinite ? min(max(value, 1), 1_000_000) : 1
    }

    // MARK: Places

    /// Where a point of the earth lies on the view: the nearest of its places where the earth goes on around.
    func point(_ place: MKMapPoint) -> CGPoint {
        let world = MKMapSize.world.width
        let far = place.x - center.x
        let (x, y) = ((far - (far / world).rounded() * world) / scale, (place.y - center.y) / scale)
        let turn = -heading * .pi / 180
        return CGPoint(
            x: bounds.midX + CGFloat(x * cos(turn) - y * sin(turn)),
            y: bounds.midY + CGFloat(x * sin(turn) + y * cos(turn))
        )
    }

    /// What of the earth lies at a point of the view; beyond the 180th meridian it goes on.
    func mapPoint(_ point: CGPoint) -> MKMapPoint {
        let turn = heading * .pi / 180
        let (x, y) = (Double(point.x - bounds.midX) * scale, Double(point.y - bounds.midY) * scale)
        return MKMapPoint(
            x: center.x + x * cos(turn) - y * sin(turn),
            y: center.y + x * sin(turn) + y * cos(turn)
        )
    }

    func coordinate(_ point: CGPoint) -> CLLocationCoordinate2D {
        var coordinate = mapPoint(point).coordinate
        coordinate.longitude = coordinate.longitude.asLongitude
        return coordinate
    }

    /// How map points from one of them on lie on the view.
    func transform(from origin: MKMapPoint) -> CGAffineTransform {
        CGAffineTransform(translationX: bounds.midX, y: bounds.midY)
            .rotated(by: CGFloat(-heading * .pi / 180))
            .scaledBy(x: CGFloat(1 / scale), y: CGFloat(1 / scale))
            .translatedBy(x: CGFloat(origin.x - center.x), y: CGFloat(origin.y - center.y))
    }

    /// Points of the view to a map point.
    var zoomScale: CGFloat { CGFloat(1 / scale) }

    // MARK: Parts

    /// What is seen; of a map that is turned, all around it.
    var visibleMapRect: MKMapRect {
        let corners = [
            CGPoint(x: bounds.minX, y: bounds.minY), CGPoint(x: bounds.maxX, y: bounds.minY),
            CGPoint(x: bounds.minX, y: bounds.maxY), CGPoint(x: bounds.maxX, y: bounds.maxY),
        ]
        return MKMapRect(holding: corners.map(mapPoint))
    }

    /// What is seen of a map that is not turned; of one that is, as much of it.
    var framedMapRect: MKMapRect {
        let (width, height) = (Double(bounds.width) * scale, Double(bounds.height) * scale)
        return MKMapRect(x: center.x - width / 2, y: center.y - height / 2, width: width, height: height)
    }

    /// By how many map points a part is to be moved to lie where it is seen: the earth goes on around.
    func shifts(of rect: MKMapRect, reach: Double) -> [Double] {
        guard rect.isUsable else { return [] }
        let world = MKMapSize.world.width
        let seen = visibleMapRect
        return [-2 * world, -world, 0, world, 2 * world].filter { shift in
            rect.minX + shift - reach <= seen.maxX && rect.maxX + shift + reach >= seen.minX
                && rect.minY - reach <= seen.maxY && rect.maxY + reach >= seen.minY
        }
    }
}

extension MKMapRect {
    /// Whether it can be reckoned with.
    var isUsable: Bool {
        [origin.x, origin.y, size.width, size.height].allSatisfy(\.isFinite) && size.width >= 0 && size.height >= 0
    }
}

extension CLLocationDegrees {
    /// The same meridian between -180 and 180.
    var asLongitude: Double {
        guard isFinite, abs(self) > 180 else { return self }
        let turned = (self + 180).truncatingRemainder(dividingBy: 360)
        return turned < 0 ? turned + 180 : turned - 180
    }
}

extension CLLocationCoordinate2D {
    /// Whether it is a place of the earth.
    var isPlace: Bool { latitude.isFinite && longitude.isFinite && CLLocationCoordinate2DIsValid(self) }
}
