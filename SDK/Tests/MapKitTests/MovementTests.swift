import Foundation
import Testing
import ViewLink

@testable import MapKit
@testable import UIKit

/// How a map comes to show something else, and who hears of it.
@MainActor @Suite(.timeLimit(.minutes(2))) struct MovementTests {
    @Test func `the delegate hears of the first layout, and of each change`() async {
        let shown = ShownMap()
        #expect(shown.owner.heard == ["will false", "sees", "did false"])
        shown.owner.heard = []
        shown.map.setCenter(.zurich.moved(north: 500), animated: true)
        #expect(shown.owner.heard == ["will true", "sees", "did true"])
        shown.map.setCenter(shown.map.centerCoordinate, animated: true)
        #expect(shown.owner.heard.count == 3, "nothing has changed")
        for _ in 0..<200 where !shown.owner.heard.contains("drawn") { await Task.yield() }
        await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
        #expect(shown.owner.heard.contains("loaded") && shown.owner.heard.contains("drawn"))
    }

    @Test func `a finger draws the map along`() {
        let shown = ShownMap()
        let place = CLLocationCoordinate2D.zurich
        shown.owner.heard = []
        shown.gesture(.pan, .began, moved: CGPoint(x: 10, y: 0))
        shown.gesture(.pan, .changed, moved: CGPoint(x: 50, y: -20))
        shown.gesture(.pan, .ended, moved: CGPoint(x: 60, y: -20))
        let point = shown.point(place)
        #expect(abs(point.x - 210) < 0.01 && abs(point.y - 130) < 0.01)
        #expect(shown.owner.heard.first == "will false" && shown.owner.heard.last == "did false")
        #expect(shown.owner.heard.filter { $0 == "did false" }.count == 1)
        shown.map.isScrollEnabled = false
        #expect(!shown.map.senses.contains(.pan) && shown.map.senses.contains(.pinch))
    }

    @Test func `two fingers make it larger around them, and turn it`() {
        let shown = ShownMap()
        let finger = CGPoint(x: 100, y: 220)
        let place = shown.map.convert(finger, toCoordinateFrom: shown.map)
        let before = shown.map.region.span.latitudeDelta
        shown.gesture(.pinch, .began, at: finger, scale: 1)
        shown.gesture(.pinch, .changed, at: finger, scale: 2)
        shown.gesture(.pinch, .ended, at: finger, scale: 2)
        #expect(abs(shown.map.region.span.latitudeDelta * 2 - before) < before * 0.01)
        let point = shown.point(place)
        #expect(abs(point.x - finger.x) < 0.01 && abs(point.y - finger.y) < 0.01)
        shown.gesture(.rotate, .began, rotation: 0)
        shown.gesture(.rotate, .changed, rotation: .pi / 2)
        shown.gesture(.rotate, .ended, rotation: .pi / 2)
        let north = shown.point(shown.map.centerCoordinate.moved(north: 100))
        #expect(north.x > 151 && abs(north.y - 150) < 0.1, "north is to the right")
    }

    @Test func `a map that cannot become smaller stays where it is`() {
        let shown = ShownMap()
        for _ in 0..<20 { shown.map.person(zooms: 0.5, around: CGPoint(x: 10, y: 10)) }
        let whole = shown.map.visibleMapRect
        #expect(abs(whole.height - MKMapSize.world.height) < 1)
        for odd in [CGFloat.nan, 0, -1, .infinity] { shown.map.person(zooms: odd, around: .zero) }
        shown.map.person(moves: CGPoint(x: CGFloat.nan, y: 0))
        #expect(shown.map.visibleMapRect == whole)
    }

    @Test func `two taps zoom in`() {
        let shown = ShownMap()
        let before = shown.map.region.span.latitudeDelta
        TouchDelivery(roots: [shown.window])
            .deliver(.touch(node: shown.map.nodeID, sense: .doubleTap, at: ViewPoint(x: 150, y: 150)))
        #expect(abs(shown.map.region.span.latitudeDelta * 2 - before) < before * 0.01)
    }

    @Test func `a larger view shows the same region again`() {
        let shown = ShownMap()
        shown.map.frame = CGRect(x: 0, y: 0, width: 150, height: 300)
        shown.settle()
        #expect(abs(shown.map.region.span.longitudeDelta - 3000 / 111_320 / cos(47.3769 * .pi / 180)) < 1e-3)
        let middle = shown.point(.zurich)
        #expect(abs(middle.x - 75) < 0.01 && abs(middle.y - 150) < 0.01)
    }

    @Test func `the ground follows the kind of map`() {
        let shown = ShownMap()
        func ground() -> ViewColor? {
            shown.settle()
            guard case .path(let path)? = shown.map.subviews.first?.ownDrawing?.marks.first?.content else { return nil }
            return path.fill
        }
        #expect(ground() == MapPalette.standard.land.wire)
        shown.map.mapType = .satellite
        #expect(ground() == MapPalette.imagery.land.wire)
        shown.map.mapType = .standard
        shown.map.preferredConfiguration = MKHybridMapConfiguration()
        #expect(ground() == MapPalette.imagery.land.wire)
    }
}
