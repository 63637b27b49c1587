public import CoreLocation
public import Foundation
import UIKit

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

/// Pictures that a map is laid out with; none is loaded, since no server of maps is asked.
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

/// Draws tiles: none, since none is loaded.
@preconcurrency @MainActor
open class MKTileOverlayRenderer: MKOverlayRenderer {
    public convenience init(tileOverlay overlay: MKTileOverlay) { self.init(overlay: overlay) }
    open func reloadData() {}
}
