public import CoreLocation
public import Foundation

/// Something that covers a part of a map.
public protocol MKOverlay: MKAnnotation {
    /// What it covers of the earth laid flat.
    var boundingMapRect: MKMapRect { get }
    func intersects(_ mapRect: MKMapRect) -> Bool
    func canReplaceMapContent() -> Bool
}

extension MKOverlay {
    public func intersects(_ mapRect: MKMapRect) -> Bool { boundingMapRect.intersects(mapRect) }
    public func canReplaceMapContent() -> Bool { false }
}

/// Above what an overlay lies.
public enum MKOverlayLevel: Int, Sendable { case aboveRoads = 0, aboveLabels }

/// Points of a map in their order.
open class MKMultiPoint: MKShape {
    let points: [CLLocationCoordinate2D]
    /// What is drawn through them, laid flat.
    private(set) lazy var corners = laidFlat()
    private lazy var extent = MKMapRect(holding: corners)
    func laidFlat() -> [MKMapPoint] { points.map { MKMapPoint($0) } }

    public init(coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int) {
        points = Array(UnsafeBufferPointer(start: coords, count: count))
    }

    /// No points: what a property begins with.
    public override init() { points = [] }

    public convenience init(points: UnsafePointer<MKMapPoint>, count: Int) {
        let places = UnsafeBufferPointer(start: points, count: count).map(\.coordinate)
        self.init(coordinates: places, count: count)
    }

    open var pointCount: Int { points.count }
    open var boundingMapRect: MKMapRect { extent }

    /// Where a point is along the line, from 0 to 1 by the lengths between them.
    open func location(atPointIndex index: Int) -> CGFloat {
        guard points.indices.contains(index) else { return 0 }
        let lengths = zip(points, points.dropFirst()).map { MKMapPoint($0).distance(to: MKMapPoint($1)) }
        let whole = lengths.reduce(0, +)
        return whole > 0 ? CGFloat(lengths.prefix(index).reduce(0, +) / whole) : 0
    }
    open func locations(atPointIndexes indexes: IndexSet) -> [CGFloat] { indexes.map { location(atPointIndex: $0) } }

    /// Writes coordinates of a range of the points, of which there are as many.
    open func getCoordinates(_ coords: UnsafeMutablePointer<CLLocationCoordinate2D>, range: NSRange) {
        guard let wanted = Range(range), points.indices.contains(wanted) else { return }
        for (place, point) in zip(0..., points[wanted]) { coords[place] = point }
    }

    open override var coordinate: CLLocationCoordinate2D {
        let count = Double(max(points.count, 1))
        return CLLocationCoordinate2D(
            latitude: points.reduce(0) { $0 + $1.latitude } / count,
            longitude: points.reduce(0) { $0 + $1.longitude } / count
        )
    }
}

/// A line along points.
open class MKPolyline: MKMultiPoint, MKOverlay {}

/// An area between points.
open class MKPolygon: MKMultiPoint, MKOverlay {
    /// Holes.
    public let interiorPolygons: [MKPolygon]?

    public init(
        coordinates coords: UnsafePointer<CLLocationCoordinate2D>,
        count: Int,
        interiorPolygons: [MKPolygon]?
    ) {
        self.interiorPolygons = interiorPolygons
        super.init(coordinates: coords, count: count)
    }
    public override init(coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int) {
        interiorPolygons = nil
        super.init(coordinates: coords, count: count)
    }
    public override init() {
        interiorPolygons = nil
        super.init()
    }
    public convenience init(points: UnsafePointer<MKMapPoint>, count: Int) {
        self.init(points: points, count: count, interiorPolygons: nil)
    }
    public convenience init(points: UnsafePointer<MKMapPoint>, count: Int, interiorPolygons: [MKPolygon]?) {
        let places = UnsafeBufferPointer(start: points, count: count).map(\.coordinate)
        self.init(coordinates: places, count: count, interiorPolygons: interiorPolygons)
    }
}

/// A circle on the earth.
open class MKCircle: MKShape, MKOverlay {
    private let center: CLLocationCoordinate2D
    /// In metres.
    public let radius: CLLocationDistance

    public init(center coord: CLLocationCoordinate2D, radius: CLLocationDistance) {
        center = coord
        self.radius = radius
    }

    /// The circle around the middle of a part of the earth, as wide as its longer side.
    public convenience init(mapRect: MKMapRect) {
        let middle = MKMapPoint(x: mapRect.midX, y: mapRect.midY).coordinate
        let reach = max(mapRect.width, mapRect.height) / 2
        self.init(center: middle, radius: reach * MKMetersPerMapPointAtLatitude(middle.latitude))
    }

    /// A point where the prime meridian crosses the equator: what a property begins with.
    public convenience override init() { self.init(center: CLLocationCoordinate2D(), radius: 0) }

    open override var coordinate: CLLocationCoordinate2D { center }

    open var boundingMapRect: MKMapRect {
        let middle = MKMapPoint(center)
        let reach = radius * MKMapPointsPerMeterAtLatitude(center.latitude)
        return MKMapRect(x: middle.x - reach, y: middle.y - reach, width: 2 * reach, height: 2 * reach)
    }
}
