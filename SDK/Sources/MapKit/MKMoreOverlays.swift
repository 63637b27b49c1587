public import CoreLocation
public import Foundation
public import UIKit

/// The shortest line over the earth through points; it is not drawn.
open class MKGeodesicPolyline: MKPolyline {}

/// Lines that belong together.
open class MKMultiPolyline: MKShape, MKOverlay {
    public let polylines: [MKPolyline]
    public init(_ polylines: [MKPolyline]) { self.polylines = polylines }
    open var boundingMapRect: MKMapRect { MKMapRect(around: polylines) }
    open override var coordinate: CLLocationCoordinate2D { boundingMapRect.center.coordinate }
}

/// Areas that belong together.
open class MKMultiPolygon: MKShape, MKOverlay {
    public let polygons: [MKPolygon]
    public init(_ polygons: [MKPolygon]) { self.polygons = polygons }
    open var boundingMapRect: MKMapRect { MKMapRect(around: polygons) }
    open override var coordinate: CLLocationCoordinate2D { boundingMapRect.center.coordinate }
}

/// Draws lines that belong together; nothing asks it.
@preconcurrency @MainActor
open class MKMultiPolylineRenderer: MKOverlayPathRenderer {
    public convenience init(multiPolyline: MKMultiPolyline) { self.init(overlay: multiPolyline) }
    open var multiPolyline: MKMultiPolyline { overlay as? MKMultiPolyline ?? MKMultiPolyline([]) }
}

/// Draws areas that belong together; nothing asks it.
@preconcurrency @MainActor
open class MKMultiPolygonRenderer: MKOverlayPathRenderer {
    public convenience init(multiPolygon: MKMultiPolygon) { self.init(overlay: multiPolygon) }
    open var multiPolygon: MKMultiPolygon { overlay as? MKMultiPolygon ?? MKMultiPolygon([]) }
}

/// Draws a line in colours that go over into each other; nothing asks it.
@preconcurrency @MainActor
open class MKGradientPolylineRenderer: MKPolylineRenderer {
    open private(set) var locations: [CGFloat] = []
    open private(set) var colors: [UIColor] = []
    open func setColors(_ colors: [UIColor], locations: [CGFloat]) {
        (self.colors, self.locations) = (colors, locations)
    }
}

/// Where a tile is: x from the west, y from the north, z how often the earth is halved.
public struct MKTileOverlayPath: Hashable, Sendable {
    public var x: Int
    public var y: Int
    public var z: Int
    /// 1, 2 or 3 pixels to a point.
    public var contentScaleFactor: CGFloat

    public init() { self.init(x: 0, y: 0, z: 0, contentScaleFactor: 1) }
    public init(x: Int, y: Int, z: Int, contentScaleFactor: CGFloat) {
        (self.x, self.y, self.z, self.contentScaleFactor) = (x, y, z, contentScaleFactor)
    }
}

/// Pictures that a map is laid out with; none is loaded, since no map is drawn.
open class MKTileOverlay: NSObject, MKOverlay {
    public let urlTemplate: String?
    open var tileSize = CGSize(width: 256, height: 256)
    open var isGeometryFlipped = false
    open var minimumZ = 0
    open var maximumZ = 21
    open var canReplaceMapContent = false

    public init(urlTemplate URLTemplate: String?) { urlTemplate = URLTemplate }
    public convenience override init() { self.init(urlTemplate: nil) }

    open var boundingMapRect: MKMapRect { .world }
    open var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D() }
    /// The template with a tile's numbers in the places of `{x}`, `{y}`, `{z}` and `{scale}`.
    open func url(forTilePath path: MKTileOverlayPath) -> URL {
        let scale = path.contentScaleFactor.isFinite ? Int(min(max(path.contentScaleFactor, 1), 3)) : 1
        var text = urlTemplate ?? ""
        for (name, number) in [("x", path.x), ("y", path.y), ("z", path.z), ("scale", scale)] {
            text = text.replacingOccurrences(of: "{\(name)}", with: "\(number)")
        }
        return URL(string: text) ?? URL(fileURLWithPath: "/")
    }
    /// - Parameter result: hears that no tile is loaded.
    open func loadTile(at path: MKTileOverlayPath, result: @escaping (Data?, (any Error)?) -> Void) {
        result(nil, MKError(.serverFailure))
    }
}

/// Draws tiles; nothing asks it.
@preconcurrency @MainActor
open class MKTileOverlayRenderer: MKOverlayRenderer {
    public convenience init(tileOverlay overlay: MKTileOverlay) { self.init(overlay: overlay) }
    open func reloadData() {}
}

extension MKMapRect {
    fileprivate init(around overlays: [any MKOverlay]) {
        self.init(holding: overlays.map(\.boundingMapRect).flatMap { [$0.origin, MKMapPoint(x: $0.maxX, y: $0.maxY)] })
    }

    fileprivate var center: MKMapPoint { MKMapPoint(x: midX, y: midY) }
}
