import CoreLocation
import Foundation
import UIKit

/// Where the land of the earth is, exact enough for a map on which a finger covers a country.
enum Coastline {
    /// Metres to a point of a map from which on it is drawn: nearer, its corners would be seen.
    static let leastMetres = 3000.0

    /// The land laid flat, in map points; no place of the data lies farther than the whole earth.
    @MainActor static let path = made(of: Data(base64Encoded: encoded, options: .ignoreUnknownCharacters) ?? Data())

    private static func made(of data: Data) -> CGPath {
        let (path, bytes) = (CGMutablePath(), [UInt8](data))
        var next = 0
        func number(_ width: Int) -> Int? {
            guard next + width <= bytes.count else { return nil }
            defer { next += width }
            return width == 1 ? Int(Int8(bitPattern: bytes[next])) : Int(bytes[next]) << 8 | Int(bytes[next + 1])
        }
        while let count = number(2), let x = number(2), let y = number(2) {
            var (east, north) = (Int(Int16(truncatingIfNeeded: x)), Int(Int16(truncatingIfNeeded: y)))
            path.move(to: point(east, north))
            for _ in 1..<max(count, 1) {
                guard let dx = number(1), let dy = number(1) else { break }
                (east, north) = (east + dx, north + dy)
                path.addLine(to: point(east, north))
            }
            path.closeSubpath()
        }
        return path
    }

    /// A place in tenths of a degree.
    private static func point(_ east: Int, _ north: Int) -> CGPoint {
        let place = CLLocationCoordinate2D(latitude: Double(north) / 10, longitude: Double(east) / 10)
        let point = MKMapPoint(place)
        return CGPoint(x: point.x, y: point.y)
    }
}
