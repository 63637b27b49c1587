import Foundation
import Testing
import ViewLink

@testable import MapKit
@testable import UIKit

/// What overlays look like: at their places, at every scale, and never too much for a page.
@MainActor @Suite(.timeLimit(.minutes(2))) struct OverlayTests {
    private func numbers(_ path: VectorPath) -> [Double] {
        path.data.split { !"-.0123456789e".contains($0) }.compactMap { Double($0) }
    }

    /// The rectangle that a path takes.
    private func box(_ path: VectorPath) -> CGRect {
        let numbers = numbers(path)
        let (x, y) = (stride(from: 0, to: numbers.count, by: 2), stride(from: 1, to: numbers.count, by: 2))
        let (xs, ys) = (x.map { numbers[$0] }, y.map { numbers[$0] })
        let (left, top) = (xs.min() ?? 0, ys.min() ?? 0)
        return CGRect(x: left, y: top, width: (xs.max() ?? 0) - left, height: (ys.max() ?? 0) - top)
    }

    @Test func `a circle of metres is one of points`() throws {
        let shown = ShownMap { map in
            (map.delegate as? MapOwner)?.makeRenderer = { overlay in
                let renderer = MKCircleRenderer(overlay: overlay)
                renderer.fillColor = .systemBlue
                renderer.strokeColor = .red
                renderer.lineWidth = 3
                return renderer
            }
            map.addOverlay(MKCircle(center: .zurich, radius: 750))
        }
        #expect(shown.paths.count == 2)
        let area = try #require(shown.paths.first)
        let box = box(area)
        #expect(abs(box.midX - 150) < 0.1 && abs(box.midY - 150) < 0.1 && abs(box.width - 150) < 1)
        #expect(area.fill == UIColor.systemBlue.wire, "in light and in dark")
        let stroke = try #require(shown.paths.last?.stroke)
        #expect(abs(stroke.width - 3) < 0.01)
    }

    @Test func `a line goes through its points, dashed, and disappears with its overlay`() throws {
        let ends = [CLLocationCoordinate2D.zurich, .zurich.moved(north: 1000)]
        let line = MKPolyline(coordinates: ends, count: 2)
        let shown = ShownMap { map in
            (map.delegate as? MapOwner)?.makeRenderer = { overlay in
                let renderer = MKPolylineRenderer(overlay: overlay)
                renderer.strokeColor = .orange
                renderer.lineWidth = 4
                renderer.lineDashPattern = [6, 2]
                return renderer
            }
            map.addOverlay(line)
        }
        let path = try #require(shown.paths.first)
        let box = box(path)
        #expect(abs(box.minX - 150) < 0.1 && abs(box.maxY - 150) < 0.1 && abs(box.height - 100) < 0.5)
        #expect(path.stroke?.dashes == [6, 2] && abs((path.stroke?.width ?? 0) - 4) < 0.01)
        (shown.map.renderer(for: line) as? MKPolylineRenderer)?.lineWidth = 8
        shown.settle()
        #expect(abs((shown.paths.first?.stroke?.width ?? 0) - 8) < 0.01, "a change is drawn")
        shown.map.removeOverlay(line)
        shown.settle()
        #expect(shown.paths.isEmpty && shown.map.overlays.isEmpty)
    }

    @Test func `levels lie above each other, and each in its order`() {
        let circles = (1...3).map { MKCircle(center: .zurich, radius: Double($0) * 100) }
        let shown = ShownMap { map in
            (map.delegate as? MapOwner)?.makeRenderer = { overlay in
                let renderer = MKCircleRenderer(overlay: overlay)
                renderer.fillColor = .red
                return renderer
            }
            map.addOverlay(circles[0], level: .aboveLabels)
            map.addOverlay(circles[1], level: .aboveRoads)
            map.insertOverlay(circles[2], at: 0, level: .aboveLabels)
        }
        let sizes = shown.paths.map { (box($0).width / 20).rounded() }
        #expect(sizes == [2, 3, 1])
        #expect(shown.map.overlays(in: .aboveRoads).count == 1)
    }

    @Test func `holes are holes`() throws {
        let ring = [(-500.0, -500.0), (500, -500), (500, 500), (-500, 500)].map {
            CLLocationCoordinate2D.zurich.moved(north: $0.0, east: $0.1)
        }
        let inner = [(-100.0, -100.0), (100, -100), (100, 100)].map {
            CLLocationCoordinate2D.zurich.moved(north: $0.0, east: $0.1)
        }
        let area = MKPolygon(
            coordinates: ring,
            count: 4,
            interiorPolygons: [MKPolygon(coordinates: inner, count: 3)]
        )
        let shown = ShownMap { map in
            (map.delegate as? MapOwner)?.makeRenderer = { overlay in
                let renderer = MKPolygonRenderer(overlay: overlay)
                renderer.fillColor = .green
                return renderer
            }
            map.addOverlay(area)
        }
        let path = try #require(shown.paths.first)
        #expect(path.isEvenOdd == true && path.data.filter { $0 == "M" }.count == 2)
    }

    @Test func `an author's own renderer draws in points of the earth`() throws {
        final class Square: MKOverlayRenderer {
            var scales: [MKZoomScale] = []
            override func draw(_ mapRect: MKMapRect, zoomScale: MKZoomScale, in context: CGContext) {
                scales.append(zoomScale)
                context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
                context.fill(rect(for: overlay.boundingMapRect))
            }
        }
        let circle = MKCircle(center: .zurich, radius: 750)
        let shown = ShownMap { map in
            (map.delegate as? MapOwner)?.makeRenderer = { Square(overlay: $0) }
            map.addOverlay(circle)
        }
        let path = try #require(shown.paths.first)
        #expect(abs(box(path).width - 150) < 1)
        let square = try #require(shown.map.renderer(for: circle) as? Square)
        #expect(square.scales.last == shown.map.projection.zoomScale)
    }

    @Test func `a long track stays small enough for a page`() throws {
        let track = (0..<40_000).map { index in
            let turn = Double(index) / 50
            return CLLocationCoordinate2D.zurich.moved(north: 1200 * sin(turn), east: 1200 * cos(turn * 1.01))
        }
        let shown = ShownMap { map in
            (map.delegate as? MapOwner)?.makeRenderer = { overlay in
                let renderer = MKPolylineRenderer(overlay: overlay)
                renderer.strokeColor = .red
                renderer.lineWidth = 2
                return renderer
            }
            map.addOverlay(MKPolyline(coordinates: track, count: track.count))
        }
        let path = try #require(shown.paths.first)
        #expect(path.data.utf8.count < 100_000)
        var builder = ViewTreeBuilder()
        var panel = ViewPanel(height: 300)
        panel.root = builder.add(root: shown.window)
        _ = try builder.tree(panel: panel)
    }

    @Test func `a line over the earth is cut near what is seen of a street`() throws {
        let ends = [
            CLLocationCoordinate2D(latitude: 47.3769, longitude: -100),
            CLLocationCoordinate2D(latitude: 47.3769, longitude: 140),
        ]
        let shown = ShownMap { map in
            (map.delegate as? MapOwner)?.makeRenderer = { overlay in
                let renderer = MKPolylineRenderer(overlay: overlay)
                renderer.strokeColor = .red
                renderer.lineWidth = 2
                return renderer
            }
            map.addOverlay(MKPolyline(coordinates: ends, count: 2))
            map.region = MKCoordinateRegion(center: .zurich, latitudinalMeters: 100, longitudinalMeters: 100)
        }
        let box = box(try #require(shown.paths.first))
        #expect(box.minX < 0 && box.maxX > 300 && box.width < 2000 && abs(box.minY - 150) < 0.1)
    }

    @Test func `bad corners are left out`() {
        let odd = [
            CLLocationCoordinate2D(latitude: .nan, longitude: 0), .zurich,
            CLLocationCoordinate2D(latitude: .infinity, longitude: .infinity), .zurich.moved(north: 100),
        ]
        let overlays: [any MKOverlay] = [
            MKPolyline(coordinates: odd, count: 4), MKPolygon(coordinates: odd, count: 4), MKPolyline(),
            MKGeodesicPolyline(coordinates: odd, count: 4), MKCircle(center: odd[0], radius: .infinity),
            MKCircle(center: .zurich, radius: -5), MKMultiPolyline([]),
        ]
        let shown = ShownMap { map in
            (map.delegate as? MapOwner)?.makeRenderer = { overlay in
                let renderer =
                    overlay is MKCircle ? MKCircleRenderer(overlay: overlay) : MKPolylineRenderer(overlay: overlay)
                renderer.strokeColor = .red
                return renderer
            }
            map.addOverlays(overlays)
        }
        #expect(shown.paths.allSatisfy { !$0.data.contains("nan") && !$0.data.contains("inf") })
    }
}
