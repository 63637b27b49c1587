import CoreLocation
import Foundation

/// The shortest line over the earth through points.
open class MKGeodesicPolyline: MKPolyline {
    override func laidFlat() -> [MKMapPoint] {
        guard let first = points.first else { return [] }
        var places = [first]
        for end in points.dropFirst() {
            guard let start = places.last else { continue }
            places += GreatCircle.places(from: start, to: end)
        }
        return places.map { MKMapPoint($0) }
    }
}

/// The way over the earth from a place to another.
enum GreatCircle {
    /// Degrees from one point of the drawn line to the next.
    private static let step = 1.0

    /// Points after the first one, to the last. Longitudes go on beyond 180° rather than around.
    static func places(
        from start: CLLocationCoordinate2D,
        to end: CLLocationCoordinate2D
    ) -> [CLLocationCoordinate2D] {
        guard start.latitude.isFinite, start.longitude.isFinite, end.isPlace else { return [] }
        let (one, two) = (vector(start), vector(end))
        let angle = acos(min(max(zip(one, two).map(*).reduce(0, +), -1), 1))
        let count = Int((angle * 180 / .pi / step).rounded(.up))
        var last = start.longitude
        return (1...max(count, 1)).map { index in
            let part = Double(index) / Double(max(count, 1))
            var place = end
            // Of a place and the one opposite to it no way is the shortest.
            if index < count, sin(angle) > 1e-9 {
                let (first, second) = (sin((1 - part) * angle) / sin(angle), sin(part * angle) / sin(angle))
                let point = zip(one, two).map { first * $0 + second * $1 }
                place.latitude = atan2(point[2], (point[0] * point[0] + point[1] * point[1]).squareRoot()) * 180 / .pi
                place.longitude = atan2(point[1], point[0]) * 180 / .pi
            }
            place.longitude += ((last - place.longitude) / 360).rounded() * 360
            last = place.longitude
            return place
        }
    }

    private static func vector(_ place: CLLocationCoordinate2D) -> [Double] {
        let (latitude, longitude) = (place.latitude * .pi / 180, place.longitude * .pi / 180)
        return [cos(latitude) * cos(longitude), cos(latitude) * sin(longitude), sin(latitude)]
    }
}
