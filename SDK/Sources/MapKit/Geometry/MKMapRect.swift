public import CoreLocation
import Foundation

/// A point of the earth laid flat (Mercator's projection): from the north-west corner, in map points.
public struct MKMapPoint: Hashable, Sendable {
    public var x: Double
    public var y: Double

    public init() { (x, y) = (0, 0) }
    public init(x: Double, y: Double) { (self.x, self.y) = (x, y) }

    /// The poles are infinitely far away: what lies beyond 85° is at the edge.
    public init(_ coordinate: CLLocationCoordinate2D) {
        let latitude = min(max(coordinate.latitude, -85.051_128_78), 85.051_128_78) * .pi / 180
        let world = MKMapSize.world
        x = (coordinate.longitude + 180) / 360 * world.width
        y = (1 - log(tan(latitude) + 1 / cos(latitude)) / .pi) / 2 * world.height
    }

    public var coordinate: CLLocationCoordinate2D {
        let world = MKMapSize.world
        return CLLocationCoordinate2D(
            latitude: atan(sinh(.pi * (1 - 2 * y / world.height))) * 180 / .pi,
            longitude: x / world.width * 360 - 180
        )
    }

    /// In metres.
    public func distance(to: MKMapPoint) -> CLLocationDistance {
        let (here, there) = (coordinate, to.coordinate)
        return CLLocation(latitude: here.latitude, longitude: here.longitude)
            .distance(from: CLLocation(latitude: there.latitude, longitude: there.longitude))
    }
}

/// How much of the earth laid flat, in map points.
public struct MKMapSize: Hashable, Sendable {
    public var width: Double
    public var height: Double

    public init() { (width, height) = (0, 0) }
    public init(width: Double, height: Double) { (self.width, self.height) = (width, height) }

    /// All of it: 2²⁸ points.
    public static let world = MKMapSize(width: 268_435_456, height: 268_435_456)
}

/// A part of the earth laid flat, in map points.
public struct MKMapRect: Hashable, Sendable {
    public var origin: MKMapPoint
    public var size: MKMapSize

    public init() { (origin, size) = (MKMapPoint(), MKMapSize()) }
    public init(origin: MKMapPoint, size: MKMapSize) { (self.origin, self.size) = (origin, size) }
    public init(x: Double, y: Double, width: Double, height: Double) {
        self.init(origin: MKMapPoint(x: x, y: y), size: MKMapSize(width: width, height: height))
    }

    /// The smallest that holds the points; ``null`` of none.
    init(holding points: [MKMapPoint]) {
        guard let left = points.map(\.x).min(), let right = points.map(\.x).max(),
            let top = points.map(\.y).min(), let bottom = points.map(\.y).max()
        else {
            self = .null
            return
        }
        self.init(x: left, y: top, width: right - left, height: bottom - top)
    }

    /// No part: what an intersection of two that do not meet is.
    public static let null = MKMapRect(x: .infinity, y: .infinity, width: 0, height: 0)
    public static let world = MKMapRect(origin: MKMapPoint(), size: .world)

    public var minX: Double { origin.x }
    public var minY: Double { origin.y }
    public var midX: Double { origin.x + size.width / 2 }
    public var midY: Double { origin.y + size.height / 2 }
    public var maxX: Double { origin.x + size.width }
    public var maxY: Double { origin.y + size.height }
    public var width: Double { size.width }
    public var height: Double { size.height }
    public var isNull: Bool { origin.x.isInfinite || origin.y.isInfinite }
    public var isEmpty: Bool { isNull || size.width == 0 || size.height == 0 }

    public func union(_ rect: MKMapRect) -> MKMapRect {
        if isNull { return rect }
        if rect.isNull { return self }
        return MKMapRect(holding: [origin, rect.origin, end, rect.end])
    }

    public func intersection(_ rect: MKMapRect) -> MKMapRect {
        let (left, top) = (max(minX, rect.minX), max(minY, rect.minY))
        let (right, bottom) = (min(maxX, rect.maxX), min(maxY, rect.maxY))
        guard !isNull, !rect.isNull, left <= right, top <= bottom else { return .null }
        return MKMapRect(x: left, y: top, width: right - left, height: bottom - top)
    }

    public func intersects(_ rect: MKMapRect) -> Bool { !intersection(rect).isEmpty }

    public func insetBy(dx: Double, dy: Double) -> MKMapRect {
        guard !isNull, 2 * dx <= width, 2 * dy <= height else { return .null }
        return MKMapRect(x: minX + dx, y: minY + dy, width: width - 2 * dx, height: height - 2 * dy)
    }

    public func offsetBy(dx: Double, dy: Double) -> MKMapRect {
        isNull ? self : MKMapRect(x: minX + dx, y: minY + dy, width: width, height: height)
    }

    public func contains(_ point: MKMapPoint) -> Bool {
        (minX..<maxX).contains(point.x) && (minY..<maxY).contains(point.y)
    }

    /// What lies on this side of a line along an edge, and what beyond it.
    public func divided(atDistance amount: Double, from edge: CGRectEdge) -> (slice: MKMapRect, remainder: MKMapRect) {
        guard !isNull else { return (.null, .null) }
        let (across, down) = (min(max(amount, 0), width), min(max(amount, 0), height))
        switch edge {
        case .minXEdge:
            return (
                MKMapRect(x: minX, y: minY, width: across, height: height),
                MKMapRect(x: minX + across, y: minY, width: width - across, height: height)
            )
        case .maxXEdge:
            return (
                MKMapRect(x: maxX - across, y: minY, width: across, height: height),
                MKMapRect(x: minX, y: minY, width: width - across, height: height)
            )
        case .minYEdge:
            return (
                MKMapRect(x: minX, y: minY, width: width, height: down),
                MKMapRect(x: minX, y: minY + down, width: width, height: height - down)
            )
        default:
            return (
                MKMapRect(x: minX, y: maxY - down, width: width, height: down),
                MKMapRect(x: minX, y: minY, width: width, height: height - down)
            )
        }
    }

    /// Whether a part of it lies beyond the edge of the world.
    public var spans180thMeridian: Bool { !isNull && (minX < 0 || maxX > MKMapSize.world.width) }
    /// What of it lies beyond the edge of the world, on the other side of it.
    public func remainder() -> MKMapRect {
        let world = MKMapSize.world.width
        guard spans180thMeridian else { return .null }
        return minX < 0
            ? MKMapRect(x: minX + world, y: minY, width: -minX, height: height)
            : MKMapRect(x: 0, y: minY, width: maxX - world, height: height)
    }

    public func contains(_ rect: MKMapRect) -> Bool { !rect.isNull && union(rect) == self }

    private var end: MKMapPoint { MKMapPoint(x: maxX, y: maxY) }
}

/// How many metres a map point is.
public func MKMetersPerMapPointAtLatitude(_ latitude: CLLocationDegrees) -> CLLocationDistance {
    40_075_016.686 * cos(latitude * .pi / 180) / MKMapSize.world.width
}

/// How many map points a metre is.
public func MKMapPointsPerMeterAtLatitude(_ latitude: CLLocationDegrees) -> Double {
    1 / MKMetersPerMapPointAtLatitude(latitude)
}
