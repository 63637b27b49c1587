import CoreLocation
public import Foundation

/// What GeoJSON describes (RFC 7946).
public protocol MKGeoJSONObject: NSObjectProtocol {}

extension MKPointAnnotation: MKGeoJSONObject {}
extension MKMultiPoint: MKGeoJSONObject {}
extension MKMultiPolyline: MKGeoJSONObject {}
extension MKMultiPolygon: MKGeoJSONObject {}

/// Forms with what is known of them.
open class MKGeoJSONFeature: NSObject, MKGeoJSONObject {
    public let identifier: String?
    /// JSON.
    public let properties: Data?
    public let geometry: [any MKShape & MKGeoJSONObject]

    init(_ identifier: String?, _ properties: Data?, _ geometry: [any MKShape & MKGeoJSONObject]) {
        (self.identifier, self.properties, self.geometry) = (identifier, properties, geometry)
    }
}

/// Reads GeoJSON.
open class MKGeoJSONDecoder: NSObject {
    public override init() {}

    /// - Throws: ``MKError`` `decodingFailed` of what is no GeoJSON.
    open func decode(_ data: Data) throws -> [any MKGeoJSONObject] {
        guard let object = try? JSONSerialization.jsonObject(with: data) as? [String: Any] else {
            throw MKError(.decodingFailed)
        }
        switch object["type"] as? String {
        case "FeatureCollection":
            guard let features = object["features"] as? [[String: Any]] else { throw MKError(.decodingFailed) }
            return try features.map(feature)
        case "Feature": return [try feature(object)]
        default: return try shapes(object)
        }
    }

    private func feature(_ object: [String: Any]) throws -> MKGeoJSONFeature {
        let geometry = try (object["geometry"] as? [String: Any]).map(shapes) ?? []
        let properties = (object["properties"] as? [String: Any])
            .flatMap { try? JSONSerialization.data(withJSONObject: $0) }
        let identifier = object["id"].map { "\($0)" }
        return MKGeoJSONFeature(identifier, properties, geometry)
    }

    private func shapes(_ object: [String: Any]) throws -> [any MKShape & MKGeoJSONObject] {
        let places = object["coordinates"] as Any
        switch object["type"] as? String {
        case "Point": return [point(try place(places))]
        case "MultiPoint": return try line(places).map(point)
        case "LineString": return [polyline(try line(places))]
        case "MultiLineString": return [MKMultiPolyline(try lines(places).map(polyline))]
        case "Polygon": return [try polygon(lines(places))]
        case "MultiPolygon":
            guard let parts = places as? [Any] else { throw MKError(.decodingFailed) }
            return [MKMultiPolygon(try parts.map { try polygon(lines($0)) })]
        case "GeometryCollection":
            guard let parts = object["geometries"] as? [[String: Any]] else { throw MKError(.decodingFailed) }
            return try parts.flatMap(shapes)
        default: throw MKError(.decodingFailed)
        }
    }

    private func place(_ value: Any) throws -> CLLocationCoordinate2D {
        // East comes first, and a height may follow.
        guard let numbers = value as? [NSNumber], numbers.count >= 2 else { throw MKError(.decodingFailed) }
        return CLLocationCoordinate2D(latitude: numbers[1].doubleValue, longitude: numbers[0].doubleValue)
    }
    private func line(_ value: Any) throws -> [CLLocationCoordinate2D] {
        guard let values = value as? [Any] else { throw MKError(.decodingFailed) }
        return try values.map(place)
    }
    private func lines(_ value: Any) throws -> [[CLLocationCoordinate2D]] {
        guard let values = value as? [Any] else { throw MKError(.decodingFailed) }
        return try values.map(line)
    }

    private func point(_ place: CLLocationCoordinate2D) -> MKPointAnnotation {
        MKPointAnnotation(__coordinate: place)
    }
    private func polyline(_ places: [CLLocationCoordinate2D]) -> MKPolyline {
        MKPolyline(coordinates: places, count: places.count)
    }
    private func polygon(_ rings: [[CLLocationCoordinate2D]]) throws -> MKPolygon {
        guard let outer = rings.first else { throw MKError(.decodingFailed) }
        let holes = rings.dropFirst().map { MKPolygon(coordinates: $0, count: $0.count) }
        return MKPolygon(coordinates: outer, count: outer.count, interiorPolygons: holes)
    }
}
