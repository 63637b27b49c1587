import CoreLocation
import Foundation

/// The lines of latitude and longitude that a map shows.
struct Graticule: Equatable {
    /// Degrees from one line to the next.
    let step: Double
    /// North of the equator.
    let parallels: [Double]
    /// East of Greenwich; beyond 180 where the map goes on around.
    let meridians: [Double]

    /// Degrees between lines, the nearest first.
    private static let steps: [Double] =
        (-6...0).flatMap { power in [1.0, 2, 5].map { $0 * pow(10, Double(power)) } } + [10, 15, 30, 45, 90]
    /// Points between lines at least.
    private static let distance = 72.0
    /// Lines of a kind at most.
    private static let limit = 100

    init(_ projection: MapProjection) {
        let world = MKMapSize.world
        let degrees = projection.scale / world.width * 360 * Self.distance
        let step = Self.steps.first { $0 >= degrees } ?? 90
        self.step = step
        let seen = projection.visibleMapRect
        let (west, east) = (seen.minX / world.width * 360 - 180, seen.maxX / world.width * 360 - 180)
        meridians = Self.multiples(of: step, from: west, to: east)
        let north = MKMapPoint(x: 0, y: max(seen.minY, 0)).coordinate.latitude
        let south = MKMapPoint(x: 0, y: min(seen.maxY, world.height)).coordinate.latitude
        parallels = Self.multiples(of: step, from: south, to: north)
    }

    private static func multiples(of step: Double, from first: Double, to last: Double) -> [Double] {
        let (start, end) = ((first / step).rounded(.up), (last / step).rounded(.down))
        guard start.isFinite, end.isFinite, end >= start, end - start < Double(limit) else { return [] }
        return (0...Int(end - start)).map { (start + Double($0)) * step }
    }

    // MARK: Words

    /// `47.38° N`
    func name(parallel: Double) -> String {
        number(abs(parallel)) + (parallel > 0 ? "° N" : parallel < 0 ? "° S" : "°")
    }

    /// `8.54° E`
    func name(meridian: Double) -> String {
        let place = meridian.asLongitude
        return number(abs(place)) + (abs(place) == 180 || place == 0 ? "°" : place > 0 ? "° E" : "° W")
    }

    private func number(_ degrees: Double) -> String {
        let digits = max(0, Int((-log10(step) - 1e-9).rounded(.up)))
        return String(format: "%.\(digits)f", degrees)
    }
}
