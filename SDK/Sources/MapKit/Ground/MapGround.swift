import CoreLocation
import Foundation
import UIKit

/// What lies under everything that an author puts on a map: there are no tiles, so that it is a plain ground with the lines
/// of latitude and longitude, and the coasts where the map is small enough for them.
@MainActor
struct MapGround {
    let projection: MapProjection
    let palette: MapPalette

    private static let font = UIFont.systemFont(ofSize: 9)

    /// The ground and its lines.
    func draw(in context: CGContext) {
        drawLand(in: context)
        let lines = Graticule(projection)
        context.beginPath()
        let seen = projection.visibleMapRect
        for meridian in lines.meridians {
            let x = (meridian + 180) / 360 * MKMapSize.world.width
            line(MKMapPoint(x: x, y: seen.minY), MKMapPoint(x: x, y: seen.maxY), in: context)
        }
        for parallel in lines.parallels {
            let y = MKMapPoint(CLLocationCoordinate2D(latitude: parallel, longitude: 0)).y
            line(MKMapPoint(x: seen.minX, y: y), MKMapPoint(x: seen.maxX, y: y), in: context)
        }
        context.painting { palette.line.setStroke() }
        context.setLineWidth(1)
        context.strokePath()
    }

    /// Land and water from afar, and the colour of land from near.
    private func drawLand(in context: CGContext) {
        let metres = projection.scale * MKMetersPerMapPointAtLatitude(projection.center.coordinate.latitude)
        guard metres >= Coastline.leastMetres else {
            context.painting { palette.land.setFill() }
            return context.fill(projection.bounds)
        }
        context.painting { palette.water.setFill() }
        context.fill(projection.bounds)
        context.painting { palette.land.setFill() }
        for shift in projection.shifts(of: .world, reach: 0) {
            let seen = projection.visibleMapRect.offsetBy(dx: -shift, dy: 0)
            let land = SeenPath(
                around: CGRect(x: seen.minX, y: seen.minY, width: seen.width, height: seen.height),
                zoomScale: projection.zoomScale,
                reach: 0,
                limit: SeenPath.usualLimit
            )
            context.saveGState()
            context.concatenate(projection.transform(from: MKMapPoint(x: shift, y: 0)))
            context.addPath(land.area(Coastline.path))
            context.fillPath(using: .evenOdd)
            context.restoreGState()
        }
    }

    private func line(_ start: MKMapPoint, _ end: MKMapPoint, in context: CGContext) {
        let map = projection.transform(from: MKMapPoint())
        context.move(to: CGPoint(x: start.x, y: start.y).applying(map))
        context.addLine(to: CGPoint(x: end.x, y: end.y).applying(map))
    }

    /// The degrees of the lines: of meridians at the lower edge, of parallels at the left one.
    func drawLabels(in context: CGContext) {
        let (lines, bounds) = (Graticule(projection), projection.bounds)
        guard bounds.width >= 100, bounds.height >= 60 else { return }
        let corners = [
            CGPoint(x: bounds.minX, y: bounds.minY), CGPoint(x: bounds.minX, y: bounds.maxY),
            CGPoint(x: bounds.maxX, y: bounds.maxY),
        ].map(projection.mapPoint)
        context.painting {
            for meridian in lines.meridians {
                let x = (meridian + 180) / 360 * MKMapSize.world.width
                guard let part = Self.part(of: x, from: corners[1].x, to: corners[2].x) else { continue }
                let place = bounds.minX + CGFloat(part) * bounds.width
                // Words that would leave the map are not begun.
                guard place < bounds.maxX - 44 else { continue }
                write(lines.name(meridian: meridian), CGPoint(x: place + 3, y: bounds.maxY - 13))
            }
            for parallel in lines.parallels {
                let y = MKMapPoint(CLLocationCoordinate2D(latitude: parallel, longitude: 0)).y
                guard let part = Self.part(of: y, from: corners[0].y, to: corners[1].y) else { continue }
                let place = bounds.minY + CGFloat(part) * bounds.height
                // The lower edge is the meridians'.
                if place < bounds.maxY - 26 {
                    write(lines.name(parallel: parallel), CGPoint(x: bounds.minX + 4, y: place + 1))
                }
            }
        }
    }

    /// Where a number lies between two, from 0 to 1; nil outside of them.
    private static func part(of value: Double, from start: Double, to end: Double) -> Double? {
        let part = (value - start) / (end - start)
        return (0...1).contains(part) ? part : nil
    }

    private func write(_ words: String, _ place: CGPoint) {
        words.draw(at: place, withAttributes: [.font: Self.font, .foregroundColor: palette.label])
    }
}

/// A part of a map that is drawn by a closure.
final class MapDrawingView: UIView {
    var drawing: ((CGContext) -> Void)?

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    override func draw(_ rect: CGRect) { UIGraphicsGetCurrentContext().map { drawing?($0) } }
}
